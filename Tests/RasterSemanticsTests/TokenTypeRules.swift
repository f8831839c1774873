// The rules of the Design Tokens Format Module about types.

let typeRules = [
  TokenRule(
    "Format, dimension",
    "is an object of a number and a unit",
    #"{ "$type": "dimension", "a": { "$value": { "value": 1.5, "unit": "px" } }, "b": { "$value": { "value": 2, "unit": "rem" } } }"#,
    .values(["a": "1.5", "b": "32"])
  ),
  TokenRule(
    "Format, dimension",
    "has no other unit",
    #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "pt" } } }"#,
    .fault("expected the unit 'px' or 'rem'")
  ),
  TokenRule(
    "Format, dimension",
    "is omitted if its unit depends on a font or a window",
    #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "em" } } }"#,
    .warning("a length in 'em' is not supported")
  ),
  TokenRule(
    "Format, dimension",
    "has a unit where it is 0",
    #"{ "a": { "$type": "dimension", "$value": { "value": 0 } } }"#,
    .fault("needs 'unit'")
  ),
  TokenRule(
    "Format, dimension",
    "cannot be a number alone",
    #"{ "a": { "$type": "dimension", "$value": 4 } }"#,
    .fault("expected an object")
  ),
  TokenRule(
    "Format, font family",
    "is a name or an array of names",
    #"{ "$type": "fontFamily", "a": { "$value": "A" }, "b": { "$value": ["B", "C"] } }"#,
    .values(["a": "A", "b": "B"])
  ),
  TokenRule(
    "Format, font family",
    "cannot be of another type",
    #"{ "a": { "$type": "fontFamily", "$value": ["A", 3] } }"#,
    .fault("expected a font family")
  ),
  TokenRule(
    "Format, font weight",
    "is a number or one of the names",
    #"{ "$type": "fontWeight", "a": { "$value": 600 }, "b": { "$value": "hairline" }, "c": { "$value": "extra-black" } }"#,
    .values(["a": "semibold", "b": "thin", "c": "black"])
  ),
  TokenRule(
    "Format, font weight",
    "is from 1 to 1000",
    #"{ "a": { "$type": "fontWeight", "$value": 1001 } }"#,
    .fault("expected a font weight from 1 to 1000")
  ),
  TokenRule(
    "Format, font weight",
    "has its names in lower case",
    #"{ "a": { "$type": "fontWeight", "$value": "Bold" } }"#,
    .fault("no font weight named 'Bold'")
  ),
  TokenRule(
    "Format, duration",
    "is an object of a number and a unit",
    #"{ "$type": "duration", "a": { "$value": { "value": 200, "unit": "ms" } }, "b": { "$value": { "value": 1.5, "unit": "s" } } }"#,
    .values(["a": "0.2", "b": "1.5"])
  ),
  TokenRule(
    "Format, duration",
    "has no other unit",
    #"{ "a": { "$type": "duration", "$value": { "value": 1, "unit": "min" } } }"#,
    .fault("expected the unit 'ms' or 's'")
  ),
  TokenRule(
    "Format, cubic Bézier",
    "is four numbers",
    #"{ "a": { "$type": "cubicBezier", "$value": [0, 0, 1] } }"#,
    .fault("expected four numbers")
  ),
  TokenRule(
    "Format, cubic Bézier",
    "has its first and third from 0 to 1",
    #"{ "a": { "$type": "cubicBezier", "$value": [1.2, 0, 1, 1] } }"#,
    .fault("expected a number from 0 to 1")
  ),
  TokenRule(
    "Format, cubic Bézier",
    "has its second and fourth from any number to any other",
    #"{ "a": { "$type": "cubicBezier", "$value": [0.34, 1.56, 0.64, -2] }, "b": { "$type": "transition", "$value": { "duration": { "value": 200, "unit": "ms" }, "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0.68, -0.6, 0.32, 120] } } }"#,
    .values(["a": "0.34 1.56 0.64 -2", "b.timingFunction": "0.68 -0.6 0.32 120"])
  ),
  TokenRule(
    "Format, number",
    "is a JSON number",
    #"{ "a": { "$type": "number", "$value": "4" } }"#,
    .fault("expected a number")
  ),
  TokenRule(
    "Format, stroke style",
    "is one of the names, of which one is supported",
    #"{ "a": { "$type": "strokeStyle", "$value": "solid" } }"#,
    .values(["a.dash": "0", "a.cap": "butt"])
  ),
  TokenRule(
    "Format, stroke style",
    "cannot have another name",
    #"{ "a": { "$type": "strokeStyle", "$value": "wavy" } }"#,
    .fault("no stroke style named 'wavy'")
  ),
  TokenRule(
    "Format, stroke style",
    "is an object of lengths and a cap; an odd number of lengths comes twice",
    #"{ "a": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "round" } } }"#,
    .values(["a.dash": "4 4", "a.cap": "round"])
  ),
  TokenRule(
    "Format, stroke style",
    "has one of three caps",
    #"{ "a": { "$type": "strokeStyle", "$value": { "dashArray": [], "lineCap": "flat" } } }"#,
    .fault("expected 'round', 'butt' or 'square'")
  ),
  TokenRule(
    "Format, border",
    "has a colour, a width and a style",
    ##"{ "w": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } }, "a": { "$type": "border", "$value": { "color": "#FF0000", "width": "{w}", "style": "solid" } } }"##,
    .values(["a.color": "#ff0000ff", "a.width": "2", "a.style.cap": "butt"])
  ),
  TokenRule(
    "Format, border",
    "requires all of them",
    ##"{ "a": { "$type": "border", "$value": { "color": "#FF0000", "style": "solid" } } }"##,
    .fault("a border needs 'width'")
  ),
  TokenRule(
    "Format, composite types",
    "have parts that are not drawn, which are notes",
    ##"{ "a": { "$type": "border", "$value": { "color": "#FF0000", "width": { "value": 2, "unit": "px" }, "style": "solid", "glow": 1 } } }"##,
    .note("'glow' of border is not drawn: 1")
  ),
  TokenRule(
    "Format, composite types",
    "can have tokens in the places of their parts",
    ##"{ "a": { "$type": "border", "$value": { "color": { "$type": "color", "$value": "#FF0000" }, "width": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } }, "style": "solid" } } }"##,
    .values(["a.color": "#ff0000ff", "a.width": "2"])
  ),
  TokenRule(
    "Format, composite types",
    "have parts of the right types",
    #"{ "w": { "$type": "number", "$value": 2 }, "a": { "$type": "transition", "$value": { "duration": "{w}", "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] } } }"#,
    .fault("expected a duration, found a number")
  ),
  TokenRule(
    "Format, transition",
    "has a duration, a delay and a curve",
    #"{ "a": { "$type": "transition", "$value": { "duration": { "value": 200, "unit": "ms" }, "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] } } }"#,
    .values(["a.duration": "0.2", "a.delay": "0"])
  ),
  TokenRule(
    "Format, shadow",
    "has a colour, two offsets, a blur and a spread",
    ##"{ "a": { "$type": "shadow", "$value": { "color": "#000000", "offsetX": { "value": 1, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 3, "unit": "px" }, "spread": { "value": 4, "unit": "px" }, "inset": true } } }"##,
    .values(["a": "1 2 3 4"])
  ),
  TokenRule(
    "Format, shadow",
    "may be several",
    ##"{ "$type": "shadow", "b": { "$value": { "color": "#000000", "offsetX": { "value": 1, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 3, "unit": "px" }, "spread": { "value": 4, "unit": "px" } } }, "a": { "$value": ["{b}", "{b}"] } }"##,
    .values(["a": "1 2 3 4 1 2 3 4"])
  ),
  TokenRule(
    "Format, gradient",
    "is an array of stops, whose positions are held to 0 to 1",
    ##"{ "a": { "$type": "gradient", "$value": [{ "color": "#000000", "position": -99 }, { "color": "#FFFFFF", "position": 42 }] } }"##,
    .values(["a": "#000000ff@0 #ffffffff@1"])
  ),
  TokenRule(
    "Format, typography",
    "has a family, a size, a weight, a spacing and a height",
    #"{ "a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 10, "unit": "px" }, "fontWeight": 700, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }"#,
    .values(["a": "Inter 10 bold, 1.2 of it"])
  ),
  TokenRule(
    "Format, typography",
    "scales a size in rem with the text scale once, directly or through an alias",
    #"{ "size": { "$type": "dimension", "$value": { "value": 2, "unit": "rem" } }, "same": { "$value": "{size}" }, "b": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "{same}", "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } }, "a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 2, "unit": "rem" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }"#,
    .modes([
      "": ["a": "Inter 32 regular, 1.2 of it"],
      "large": ["b": "Inter 32 regular, 1.2 of it", "size": "96"],
    ])
  ),
  TokenRule(
    "Format, typography",
    "is italic if its style is; parts that are not drawn are notes",
    #"{ "$type": "typography", "a": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 10, "unit": "px" }, "fontWeight": 700, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2, "fontStyle": "Bold Italic" } }, "b": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 10, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0.5, "unit": "em" }, "lineHeight": { "value": 14, "unit": "px" }, "fontStyle": "Regular", "textTransform": "uppercase" } } }"#,
    .values(["a": "Inter 10 bold italic, 1.2 of it", "b": "Inter 10 regular, 14 points"])
  ),
]
