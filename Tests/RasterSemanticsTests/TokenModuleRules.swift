// The rules of the Design Tokens Color and Resolver Modules.

let colorRules = [
  TokenRule(
    "Color, value",
    "has a space and components",
    #"{ "$type": "color", "a": { "$value": { "colorSpace": "srgb", "components": [1, 0, 1] } } }"#,
    .values(["a": "#ff00ffff"])
  ),
  TokenRule(
    "Color, value",
    "requires all of them",
    #"{ "a": { "$type": "color", "$value": { "components": [1, 0, 1] } } }"#,
    .fault("a color needs 'colorSpace'")
  ),
  TokenRule(
    "Color, components",
    "are numbers or 'none'",
    #"{ "$type": "color", "a": { "$value": { "colorSpace": "hsl", "components": ["none", 0, 100] } }, "b": { "$value": { "colorSpace": "srgb", "components": [1, "all", 0] } } }"#,
    .fault("expected a number or 'none'")
  ),
  TokenRule(
    "Color, components",
    "are within the space",
    #"{ "a": { "$type": "color", "$value": { "colorSpace": "hsl", "components": [360, 0, 0] } } }"#,
    .fault("outside the range of its colour space")
  ),
  TokenRule(
    "Color, alpha",
    "is from 0 to 1, and 1 by default",
    #"{ "$type": "color", "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 } } }"#,
    .values(["a": "#00000033"])
  ),
  TokenRule(
    "Color, alpha",
    "is not more than 1",
    #"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2 } } }"#,
    .fault("expected a number from 0 to 1")
  ),
  TokenRule(
    "Color, fallback",
    "has six digits",
    ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000" } } }"##,
    .fault("expected six hexadecimal digits")
  ),
  TokenRule(
    "Color, spaces",
    "are fourteen, and each can represent white",
    "{ \"$type\": \"color\", "
      + [
        ("srgb", "1, 1, 1"), ("srgb-linear", "1, 1, 1"), ("hsl", "0, 0, 100"), ("hwb", "0, 100, 0"),
        ("lab", "100, 0, 0"), ("lch", "100, 0, 0"), ("oklab", "1, 0, 0"), ("oklch", "1, 0, 0"),
        ("display-p3", "1, 1, 1"), ("a98-rgb", "1, 1, 1"), ("prophoto-rgb", "1, 1, 1"),
        ("rec2020", "1, 1, 1"), ("xyz-d65", "0.95, 1, 1"), ("xyz-d50", "0.96, 1, 0.82"),
      ].map { space, components in
        "\"\(space)\": { \"$value\": { \"colorSpace\": \"\(space)\", \"components\": [\(components)] } }"
      }.joined(separator: ", ") + " }",
    .values(
      Dictionary(
        uniqueKeysWithValues: [
          "srgb", "srgbLinear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "displayP3", "a98Rgb",
          "prophotoRgb", "rec2020",
        ].map { ($0, "#ffffffff") }
      )
    )
  ),
  TokenRule(
    "Color, spaces",
    "end in sRGB",
    #"{ "$type": "color", "lab": { "$value": { "colorSpace": "lab", "components": [54.29, 80.81, 69.89] } }, "oklch": { "$value": { "colorSpace": "oklch", "components": [0.62796, 0.25768, 29.234] } }, "p3": { "$value": { "colorSpace": "display-p3", "components": [0.9175, 0.2003, 0.1386] } }, "hwb": { "$value": { "colorSpace": "hwb", "components": [120, 20, 40] } } }"#,
    .values(["lab": "#ff0000ff", "oklch": "#ff0000ff", "p3": "#ff0000ff", "hwb": "#339933ff"])
  ),
]

let resolverRules = [
  TokenRule(
    "Resolver, modifiers",
    "named contrast, of standard and increased, are the environment's contrast",
    ##"{ "version": "2025.10", "modifiers": { "contrast": { "default": "standard", "contexts": { "standard": [{ "$type": "number", "a": { "$value": 4 } }], "increased": [{ "$type": "number", "a": { "$value": 5 } }] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/contrast" }] }"##,
    .modes(["": ["a": "4"], "increased": ["a": "5"]])
  ),
  TokenRule(
    "Resolver, modifiers",
    "named Contrast, of default and high, are the environment's contrast too",
    ##"{ "version": "2025.10", "modifiers": { "Contrast": { "contexts": { "High": [{ "$type": "number", "a": { "$value": 5 } }], "Default": [{ "$type": "number", "a": { "$value": 4 } }] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/Contrast" }] }"##,
    .modes(["": ["a": "4"], "increased": ["a": "5"]])
  ),
  TokenRule(
    "Resolver, modifiers",
    "named contrast, of other contexts, are modes of another name",
    ##"{ "version": "2025.10", "modifiers": { "contrast": { "contexts": { "default": [{ "$type": "number", "a": { "$value": 4 } }], "slim": [{ "$type": "number", "a": { "$value": 5 } }] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/contrast" }] }"##,
    .modes(["": ["a": "4"], "contrastMode=slim": ["a": "5"]])
  ),
  TokenRule(
    "Resolver, modifiers",
    "with the name of a built-in type have a type of another name",
    ##"{ "version": "2025.10", "modifiers": { "size": { "contexts": { "default": [{ "$type": "number", "a": { "$value": 4 } }], "mobile": [{ "$type": "number", "a": { "$value": 5 } }] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/size" }] }"##,
    .modes(["": ["a": "4"], "size=mobile": ["a": "5"]])
  ),
  TokenRule(
    "Resolver, sources",
    "extend groups of sources before them",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$type": "number", "g": { "a": { "$value": 4 } } }, { "h": { "$extends": "{g}", "a": { "$value": 5 } } }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
    .values(["h.a": "5", "g.a": "4"])
  ),
  TokenRule(
    "Resolver, sources",
    "are files of the current form",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "old.json" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
    .fault(
      "'old.json' is in the older form with 'value' instead of '$value'; convert it with 'rasterc import old.json -o FOLDER'"
    ),
    files: ["old.json": #"{ "a": { "value": "4px" } }"#]
  ),
  TokenRule(
    "Resolver, modifiers",
    "do not change the name of the import",
    ##"{ "version": "2025.10", "modifiers": { "t": { "default": "x", "contexts": { "x": [{ "$type": "number", "a": { "$value": 4 } }], "y": [{ "$type": "number", "a": { "$value": 5 } }] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/t" }] }"##,
    .fault("the modifier 't' already uses the name 'T'")
  ),
  TokenRule(
    "Resolver, version",
    "is 2025.10",
    #"{ "version": "2024.01", "resolutionOrder": [] }"#,
    .fault("expected the version")
  ),
  TokenRule(
    "Resolver, version",
    "is required",
    #"{ "resolutionOrder": [] }"#,
    .fault("requires a 'version'")
  ),
  TokenRule(
    "Resolver, sets",
    "have sources, of which the last takes precedence",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$type": "number", "a": { "$value": 4 } }, { "$type": "number", "a": { "$value": 5 } }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
    .values(["a": "5"])
  ),
  TokenRule(
    "Resolver, sets",
    "require sources",
    ##"{ "version": "2025.10", "sets": { "s": {} }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
    .fault("a set requires an array of 'sources'")
  ),
  TokenRule(
    "Resolver, sources",
    "are other files too",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "base.json" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
    .values(["a": "4"]),
    files: ["base.json": #"{ "a": { "$type": "number", "$value": 4 } }"#]
  ),
  TokenRule(
    "Resolver, modifiers",
    "have contexts",
    ##"{ "version": "2025.10", "modifiers": { "m": {} }, "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }"##,
    .fault("a modifier requires 'contexts'")
  ),
  TokenRule(
    "Resolver, modifiers",
    "have at least one context",
    ##"{ "version": "2025.10", "modifiers": { "m": { "contexts": {} } }, "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }"##,
    .fault("at least one context")
  ),
  TokenRule(
    "Resolver, modifiers",
    "have a default that is one of them",
    ##"{ "version": "2025.10", "modifiers": { "m": { "contexts": { "a": [], "b": [] }, "default": "c" } }, "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }"##,
    .fault("the default must be one of the contexts")
  ),
  TokenRule(
    "Resolver, modifiers",
    "select the sources of a context, of which the last takes precedence",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$type": "number", "a": { "$value": 4 } }] } }, "modifiers": { "theme": { "contexts": { "acme": [], "globex": [{ "$type": "number", "a": { "$value": 5 } }, { "$type": "number", "a": { "$value": 6 } }] }, "default": "acme" } }, "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/theme" }] }"##,
    .modes(["": ["a": "4"], "theme=globex": ["a": "6"]])
  ),
  TokenRule(
    "Resolver, modifiers",
    "may refer to sets",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$type": "number", "a": { "$value": 4 } }] } }, "modifiers": { "theme": { "contexts": { "x": [{ "$ref": "#/sets/s" }], "y": [{ "$type": "number", "a": { "$value": 5 } }] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }"##,
    .modes(["": ["a": "4"], "theme=y": ["a": "5"]])
  ),
  TokenRule(
    "Resolver, modifiers",
    "refer to no modifiers",
    ##"{ "version": "2025.10", "modifiers": { "n": { "contexts": { "x": [], "y": [] } }, "theme": { "contexts": { "x": [{ "$ref": "#/modifiers/n" }], "y": [] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }"##,
    .fault("modifiers can be referenced only in 'resolutionOrder'")
  ),
  TokenRule(
    "Resolver, references",
    "cannot refer to the resolution order",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "#/resolutionOrder/0" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
    .fault("entries of 'resolutionOrder' cannot be referenced")
  ),
  TokenRule(
    "Resolver, references",
    "cannot form a cycle",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "#/sets/t" }] }, "t": { "sources": [{ "$ref": "#/sets/s" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
    .fault("refers to itself")
  ),
  TokenRule(
    "Resolver, references",
    "are resolved",
    ##"{ "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/s" }] }"##,
    .fault("no set or modifier named")
  ),
  TokenRule(
    "Resolver, references",
    "are overridden by members beside them",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$type": "number", "a": { "$value": 4 } }] } }, "resolutionOrder": [{ "$ref": "#/sets/s", "sources": [{ "$type": "number", "a": { "$value": 5 } }] }] }"##,
    .values(["a": "5"])
  ),
  TokenRule(
    "Resolver, order",
    "determines precedence: later entries override earlier ones",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$type": "number", "a": { "$value": 4 } }] }, "t": { "sources": [{ "$type": "number", "a": { "$value": 5 } }] } }, "resolutionOrder": [{ "$ref": "#/sets/t" }, { "$ref": "#/sets/s" }] }"##,
    .values(["a": "4"])
  ),
  TokenRule(
    "Resolver, order",
    "holds sets and modifiers with a name and a type",
    #"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "sources": [] }] }"#,
    .fault("requires a 'name' and a 'type'")
  ),
  TokenRule(
    "Resolver, order",
    "holds each name once",
    #"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [] }, { "type": "set", "name": "s", "sources": [] }] }"#,
    .fault("appears twice in 'resolutionOrder'")
  ),
  TokenRule(
    "Resolver, aliases",
    "are resolved after all overrides",
    ##"{ "version": "2025.10", "sets": { "s": { "sources": [{ "$type": "number", "a": { "$value": 4 }, "b": { "$value": "{a}" } }] } }, "modifiers": { "theme": { "contexts": { "acme": [], "globex": [{ "$type": "number", "a": { "$value": 6 } }] } } }, "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/theme" }] }"##,
    .modes(["theme=globex": ["b": "6"]])
  ),
  TokenRule(
    "Resolver, appearance",
    "corresponds to light and dark",
    ##"{ "version": "2025.10", "modifiers": { "scheme": { "contexts": { "dark": [{ "$type": "number", "a": { "$value": 5 } }], "light": [{ "$type": "number", "a": { "$value": 4 } }] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/scheme" }] }"##,
    .modes(["": ["a": "4"], "dark": ["a": "5"]])
  ),
  TokenRule(
    "Resolver, definitions",
    "under $defs are accepted",
    #"{ "version": "2025.10", "$defs": { "x": 4 }, "resolutionOrder": [] }"#,
    .values([:])
  ),
]
