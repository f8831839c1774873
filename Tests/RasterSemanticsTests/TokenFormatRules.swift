// The rules of the Design Tokens Format Module about files, names, groups and references.

let formatRules = [
  TokenRule(
    "Format, file",
    "is JSON as in RFC 8259",
    "{ \"a\": }",
    .fault("expected a value")
  ),
  TokenRule(
    "Format, token",
    "is an object with a value",
    #"{ "a": { "$type": "number", "$value": 4 } }"#,
    .values(["a": "4"])
  ),
  TokenRule(
    "Format, names",
    "are case-sensitive",
    #"{ "$type": "number", "ab": { "$value": 4 }, "aB": { "$value": 5 } }"#,
    .values(["ab": "4", "aB": "5"])
  ),
  TokenRule(
    "Format, names",
    "do not begin with a dollar sign",
    #"{ "$a": { "$type": "number", "$value": 4 } }"#,
    .fault("is not a property of a group")
  ),
  TokenRule(
    "Format, names",
    "cannot contain braces",
    #"{ "a{b": { "$type": "number", "$value": 4 } }"#,
    .fault("a name cannot contain '{'")
  ),
  TokenRule(
    "Format, names",
    "cannot contain closing braces",
    #"{ "a}b": { "$type": "number", "$value": 4 } }"#,
    .fault("a name cannot contain '}'")
  ),
  TokenRule(
    "Format, names",
    "cannot contain periods",
    #"{ "a.b": { "$type": "number", "$value": 4 } }"#,
    .fault("a name cannot contain '.'")
  ),
  TokenRule(
    "Format, description",
    "is a string",
    #"{ "a": { "$type": "number", "$value": 4, "$description": 3 } }"#,
    .fault("expected a string")
  ),
  TokenRule(
    "Format, type",
    "is a string",
    #"{ "a": { "$type": 3, "$value": 4 } }"#,
    .fault("expected a type name")
  ),
  TokenRule(
    "Format, type",
    "is defined by the format; tokens of other types are omitted",
    #"{ "a": { "$type": "colour", "$value": 4 } }"#,
    .note("tokens of the type 'colour', which are not drawn and are omitted: 1")
  ),
  TokenRule(
    "Format, type",
    "is case-sensitive",
    #"{ "a": { "$type": "Number", "$value": 4 } }"#,
    .note("tokens of the type 'Number'")
  ),
  TokenRule(
    "Format, type",
    "is inherited from the referenced token",
    #"{ "$type": "color", "a": { "$type": "number", "$value": 4 }, "b": { "$value": "{a}" } }"#,
    .values(["b": "4"])
  ),
  TokenRule(
    "Format, type",
    "is inherited from the nearest group with a type",
    #"{ "$type": "color", "g": { "$type": "number", "h": { "a": { "$value": 4 } } } }"#,
    .values(["g.h.a": "4"])
  ),
  TokenRule(
    "Format, type",
    "is required, and is not derived from the value",
    ##"{ "a": { "$value": "#000000" } }"##,
    .note("tokens without a type, which are omitted: 1")
  ),
  TokenRule(
    "Format, extensions",
    "are an object",
    #"{ "a": { "$type": "number", "$value": 4, "$extensions": 3 } }"#,
    .fault("expected an object")
  ),
  TokenRule(
    "Format, extensions",
    "have no effect if they are unknown",
    #"{ "a": { "$type": "number", "$value": 4, "$extensions": { "com.x": 3 } } }"#,
    .values(["a": "4"])
  ),
  TokenRule(
    "Format, deprecated",
    "is a Boolean value or a string",
    #"{ "a": { "$type": "number", "$value": 4, "$deprecated": 3 } }"#,
    .fault("expected true, false or a string")
  ),
  TokenRule(
    "Format, groups",
    "do not determine types by their names",
    ##"{ "color": { "a": { "$value": "#000000" } } }"##,
    .note("tokens without a type")
  ),
  TokenRule(
    "Format, groups",
    "cannot also be tokens",
    #"{ "a": { "$type": "number", "$value": 4, "b": { "$value": 4 } } }"#,
    .fault("a token cannot contain tokens")
  ),
  TokenRule(
    "Format, root tokens",
    "are named 'root' within their group",
    #"{ "g": { "$type": "number", "$root": { "$value": 4 } }, "a": { "$value": "{g.$root}" } }"#,
    .values(["g.root": "4", "a": "4"])
  ),
  TokenRule(
    "Format, root tokens",
    "stand for their group in aliases",
    #"{ "g": { "$type": "number", "$root": { "$value": 4 }, "b": { "$value": "{g}" } }, "a": { "$value": "{g}" } }"#,
    .values(["a": "4", "g.b": "4"])
  ),
  TokenRule(
    "Format, extends",
    "takes over a group's type for tokens that are added",
    #"{ "g": { "$type": "number", "a": { "$value": 4 } }, "h": { "$extends": "{g}", "b": { "$value": 6 } } }"#,
    .values(["h.a": "4", "h.b": "6"])
  ),
  TokenRule(
    "Format, extends",
    "takes over a token's type for a new value",
    #"{ "g": { "w": { "$type": "number", "$value": 4 } }, "h": { "$extends": "{g}", "w": { "$value": 6 } } }"#,
    .values(["h.w": "6"])
  ),
  TokenRule(
    "Format, extends",
    "leads to other files",
    ##"{ "$extends": { "$ref": "./slim.json" }, "b": { "$extends": { "$ref": "slim.json#/g" }, "c": { "$value": 7 } } }"##,
    .values(["x": "3", "g.a": "4", "b.a": "4", "b.c": "7"]),
    files: [
      "./slim.json":
        #"{ "$type": "number", "x": { "$value": 3 } , "g": { "$type": "number", "a": { "$value": 4 } } }"#,
      "slim.json": #"{ "g": { "$type": "number", "a": { "$value": 4 } } }"#,
    ]
  ),
  TokenRule(
    "Format, extends",
    "ends where groups extend each other many times",
    "{ "
      + (1..<40).map {
        "\"g\($0)\": { \"x\": { \"$extends\": \"{g\($0 - 1)}\" }, \"y\": { \"$extends\": \"{g\($0 - 1)}\" } }"
      }
      .joined(separator: ", ") + ", \"g0\": { \"z\": {} } }",
    .fault("these files have too many groups")
  ),
  TokenRule(
    "Format, references",
    "lead to groups and values of other files",
    ##"{ "c": { "$ref": "base.json#/color", "b": { "$type": "number", "$value": 5 } }, "d": { "$ref": "base.json#/color/a" }, "e": { "$type": "dimension", "$value": { "value": { "$ref": "base.json#/color/a/$value" }, "unit": "px" } } }"##,
    .values(["c.a": "4", "c.b": "5", "d": "4", "e": "4"]),
    files: ["base.json": #"{ "color": { "a": { "$type": "number", "$value": 4 } } }"#]
  ),
  TokenRule(
    "Format, extends",
    "inherits the tokens of a group, and keeps redefined ones",
    #"{ "$type": "number", "g": { "a": { "$value": 4 }, "b": { "$value": 5 } }, "h": { "$extends": "{g}", "b": { "$value": 6 } } }"#,
    .values(["h.a": "4", "h.b": "6", "g.b": "5"])
  ),
  TokenRule(
    "Format, extends",
    "also accepts a JSON pointer",
    ##"{ "$type": "number", "g": { "a": { "$value": 4 } }, "h": { "$extends": "#/g" } }"##,
    .values(["h.a": "4"])
  ),
  TokenRule(
    "Format, extends",
    "names a group",
    #"{ "a": { "$type": "number", "$value": 4 }, "h": { "$extends": "{a}" } }"#,
    .fault("'{a}' is not a group")
  ),
  TokenRule(
    "Format, extends",
    "cannot form a cycle",
    #"{ "g": { "$extends": "{h}" }, "h": { "$extends": "{g}" } }"#,
    .fault("extends itself")
  ),
  TokenRule(
    "Format, aliases",
    "lead through other aliases to a value",
    #"{ "$type": "number", "a": { "$value": 4 }, "b": { "$value": "{a}" }, "c": { "$value": "{b}" } }"#,
    .values(["c": "4"])
  ),
  TokenRule(
    "Format, aliases",
    "lead to a token",
    #"{ "a": { "$type": "number", "$value": "{b}" } }"#,
    .fault("no token named 'b'")
  ),
  TokenRule(
    "Format, aliases",
    "cannot refer to a group",
    #"{ "g": { "b": { "$type": "number", "$value": 4 } }, "a": { "$type": "number", "$value": "{g}" } }"#,
    .fault("no token named 'g'")
  ),
  TokenRule(
    "Format, aliases",
    "cannot form a cycle",
    #"{ "$type": "number", "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"#,
    .fault("depends on itself")
  ),
  TokenRule(
    "Format, aliases",
    "have the declared type of the token",
    #"{ "a": { "$type": "number", "$value": 4 }, "b": { "$type": "color", "$value": "{a}" } }"#,
    .fault("expected a color, found a number")
  ),
  TokenRule(
    "Format, references",
    "by JSON pointers are followed",
    ##"{ "$type": "number", "a": { "$value": 4 }, "b": { "$ref": "#/a/$value" } }"##,
    .values(["b": "4"])
  ),
  TokenRule(
    "Format, references",
    "can refer to parts of values",
    ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.5, 0] } }, "b": { "$type": "number", "$ref": "#/a/$value/components/1" } }"##,
    .values(["b": "0.5"])
  ),
  TokenRule(
    "Format, references",
    "may lead through aliases",
    ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.5, 0] } }, "c": { "$value": "{a}" }, "b": { "$type": "number", "$ref": "#/c/$value/components/1" } }"##,
    .values(["b": "0.5"])
  ),
  TokenRule(
    "Format, references",
    "must refer to an existing value",
    ##"{ "b": { "$type": "number", "$ref": "#/c/$value/1" } }"##,
    .fault("cannot resolve")
  ),
  TokenRule(
    "Format, references",
    "cannot form a cycle",
    ##"{ "$type": "dimension", "a": { "$value": { "value": { "$ref": "#/a/$value/value" }, "unit": "px" } } }"##,
    .fault("refers to itself")
  ),
  TokenRule(
    "Design tokens, extensions",
    "give values in modes that a source declares",
    ##"{ "$type": "number", "a": { "$value": 4, "$extensions": { "modes": { "Globex": 6, "dark": 5 } } }, "b": { "$value": 1, "$extensions": { "modes": { "is-compact": 2 } } }, "c": { "$value": 3, "$extensions": { "modes": { "acme": 7 } } } }"##,
    .modes([
      "": ["a": "4", "b": "1", "c": "7"], "theme=globex": ["a": "6", "b": "1", "c": "3"],
      "dark": ["a": "5"], "dark theme=globex": ["a": "5"], "isCompact=true": ["b": "2"],
    ]),
    files: [
      "modes.raster":
        "enum Theme { case acme, globex }\nenvironment theme: Theme = .acme\nenvironment isCompact: Bool = false\n"
    ]
  ),
  TokenRule(
    "Design tokens, extensions",
    "name one mode each",
    ##"{ "$type": "number", "a": { "$value": 4, "$extensions": { "modes": { "one": 6 } } } }"##,
    .warning("is a case of both 'first' and 'second', is not supported"),
    files: [
      "modes.raster":
        "enum Kind { case none, one }\nenvironment first: Kind = .none\nenvironment second: Kind = .one\n"
    ]
  ),
]
