// Names from CSS, SVG, SwiftUI and JavaScript, and their equivalents in the language.

/// Names from other languages and their equivalents, which take precedence over similar names.
package enum ForeignNames {
  /// Keywords that start declarations.
  static let declarations = [
    "class": "struct", "interface": "struct", "record": "struct", "type": "struct",
    "function": "func", "fn": "func", "def": "func", "fun": "func", "require": "import",
    "include": "import", "use": "import", "theme": "tokens", "colors": "tokens",
    "view": "component",
    "const": "let", "var": "let", "val": "let", "symbol": "component", "template": "component",
  ]

  /// Keywords that declare a constant.
  static let lets: Set<String> = ["const", "var", "val", "def", "final", "auto"]

  /// Types; names that differ only in case are found without this table.
  package static let types = [
    "Boolean": "Bool", "boolean": "Bool", "CGFloat": "Double", "Float": "Double", "float": "Double",
    "Number": "Double", "number": "Double", "Integer": "Int", "integer": "Int", "Text": "String",
    "CGRect": "Rect", "CGSize": "Size", "CGPoint": "Point", "str": "String", "UIColor": "Color",
    "NSColor": "Color", "UIImage": "Image", "NSImage": "Image", "Picture": "Image",
    "EdgeInsets": "Insets", "UIEdgeInsets": "Insets", "View": "Content", "TimeInterval": "Duration",
    "Gradient": "Paint", "Percent": "Fraction", "Percentage": "Fraction", "Vector": "Point",
    "CGAffineTransform": "Transform", "UIFont": "Font", "CGPath": "Path",
  ]

  /// Functions and initialisers.
  package static let functions = [
    "rgba": "rgb", "hsla": "hsl", "hsv": "hsl", "LinearGradient": "linearGradient",
    "RadialGradient": "radialGradient", "AngularGradient": "sweepGradient",
    "conicGradient": "sweepGradient", "angularGradient": "sweepGradient", "conic": "sweepGradient",
    "Rectangle": "rect", "rectangle": "rect", "RoundedRectangle": "roundedRect", "oval": "ellipse",
    "translate": "translation", "rotate": "rotation", "scale": "scaling", "CGPoint": "Point",
    "CGSize": "Size", "CGRect": "Rect", "EdgeInsets": "Insets", "ceiling": "ceil",
    "interpolate": "lerp", "blend": "mix", "polygonal": "polygon", "Float": "Double",
    "CGFloat": "Double", "parseInt": "Int", "power": "pow", "dropShadow": "Shadow",
    "pill": "capsule",
    "HStack": "row", "VStack": "column", "ZStack": "overlay", "stack": "column", "Text": "text",
    "Image": "image",
  ]

  /// Values.
  package static let values = [
    "null": "nil", "undefined": "nil", "None": "nil", "none": "nil", "True": "true",
    "False": "false", "YES": "true", "NO": "false", "yes": "true", "no": "false", "on": "true",
    "off": "false", "PI": "pi", "Infinity": "infinity", "frame": "bounds", "geometry": "bounds",
    "self": "bounds", "transparent": ".clear", "env": "environment", "context": "environment",
  ]

  /// First words of lines.
  package static let lines = [
    "body": "draw", "render": "draw", "paint": "draw", "view": "draw", "frame": "size",
    "bounds": "size", "dimensions": "size", "prop": "state", "property": "state", "props": "state",
    "param": "state", "animation": "transition", "slices": "caps", "ninePatch": "caps",
    "HStack": "row", "VStack": "column", "ZStack": "overlay", "stack": "column", "Text": "text",
    "label": "text", "Image": "image", "img": "image", "picture": "image", "Spacer": "space",
    "spacer": "space", "flex": "row", "Grid": "grid", "LazyVGrid": "grid", "group": "layer",
    "Group": "layer", "g": "layer", "use": "place", "draw": "place",
    "when": "switch", "match": "switch", "while": "for", "foreach": "for", "each": "for",
    "moveTo": "move", "lineTo": "line", "quadTo": "quad", "quadraticCurveTo": "quad",
    "cubicTo": "curve", "curveTo": "curve", "bezierCurveTo": "curve", "closePath": "close",
  ]

  /// Shapes, which other languages draw with a separate command.
  package static let shapes: Set<String> = [
    "rect", "rectangle", "Rectangle", "roundedRect", "RoundedRectangle", "circle", "Circle",
    "ellipse", "Ellipse", "capsule", "Capsule", "path", "Path", "polygon", "polyline", "star",
    "line", "Line", "arc", "Arc",
  ]

  /// Argument labels, each with the possible equivalents; a callee has one of them.
  package static let labels = [
    "color": ["with", "tint"], "colour": ["with", "tint"], "fill": ["with"], "paint": ["with"],
    "with": ["paint"],
    "background": ["with"], "foreground": ["with"], "foregroundColor": ["with"],
    "cornerRadius": ["radius", "cornerRadii"], "borderRadius": ["radius", "cornerRadii"],
    "radius": ["cornerRadii"], "corners": ["cornerRadii"], "backgroundColor": ["background"],
    "r": ["radius"],
    "rx": ["radius"], "strokeWidth": ["width"], "strokeLinecap": ["cap"],
    "strokeLinejoin": ["join"], "strokeDasharray": ["dash"], "strokeDashoffset": ["dashPhase"],
    "strokeMiterlimit": ["miterLimit"], "textAnchor": ["align"], "mixBlendMode": ["blend"],
    "lineWidth": ["width"], "thickness": ["width"], "weight": ["width"], "lineCap": ["cap"],
    "lineJoin": ["join"], "dashArray": ["dash"], "dashOffset": ["dashPhase"], "alpha": ["opacity"],
    "blendMode": ["blend"], "shadow": ["shadows"], "boxShadow": ["shadows"], "gap": ["spacing"],
    "inset": ["padding"], "alignment": ["align"], "textAlign": ["align"],
    "textAlignment": ["align"],
    "lineLimit": ["maxLines"], "numberOfLines": ["maxLines"], "minimumScaleFactor": ["minScale"],
    "leading": ["lineHeight"],
    "frame": ["in"], "rect": ["in"], "bounds": ["in"], "position": ["at"], "point": ["at"],
    "path": ["along"], "onPath": ["along"], "textPath": ["along"], "offset": ["startOffset"],
    "objectFit": ["fit"], "contentMode": ["fit"], "fillRule": ["rule"], "clipPath": ["clip"],
    "typeface": ["font"], "fontFamily": ["family"], "fontSize": ["size"], "fontWeight": ["weight"],
    "letterSpacing": ["tracking"], "fontVariationSettings": ["variations"],
    "variationSettings": ["variations"], "fontVariations": ["variations"],
    "axes": ["variations"], "fontFeatureSettings": ["features"],
    "featureSettings": ["features"], "fontFeatures": ["features"],
  ]

  /// Members of values other than lists and strings.
  package static let members = [
    "colorScheme": "appearance", "theme": "appearance", "dpr": "scale", "pixelRatio": "scale",
    "displayScale": "scale", "direction": "layoutDirection", "dynamicTypeSize": "textScale",
    "fontScale": "textScale", "language": "locale", "w": "width", "h": "height", "left": "minX",
    "right": "maxX", "top": "minY", "bottom": "maxY", "insetBy": "inset",
    "offsetBy": "offset", "alpha": "opacity", "withAlpha": "opacity", "withOpacity": "opacity",
    "stroke": "outlined", "subtract": "subtracting", "intersect": "intersection",
    "copyWith": "with", "rawValue": "index", "ordinal": "index", "cases": "allCases",
    "values": "allCases",
  ]

  /// Members of lists that have another name here.
  package static let listMembers = [
    "length": "count", "size": "count", "sort": "sorted", "includes": "contains",
    "indexed": "enumerated", "entries": "enumerated", "slice": "prefix", "join": "joined",
    "reverse": "reversed",
  ]

  /// Replacements for members of lists that take functions.
  package static let listFunctions = [
    "map": "[for x in xs: x * 2]", "flatMap": "[for x in xs: for y in x: y]",
    "compactMap": "[for x in xs: if let y = x.part: y]",
    "filter": "[for x in xs: if x > 0: x]", "forEach": "for x in xs { … }",
    "reduce": "xs.sum", "fold": "xs.sum", "some": "[for x in xs: x > 0].contains(true)",
    "every": "![for x in xs: x > 0].contains(false)",
    "allSatisfy": "![for x in xs: x > 0].contains(false)", "append": "[for x in xs: x, 5]",
    "concat": "[for x in xs: x, for y in ys: y]", "indexOf": "xs.index(of: 2)",
    "firstIndex": "xs.index(of: 2)", "findIndex": "xs.index(of: 2)",
  ]

  /// CSS colours, except black and white, which have names in the language.
  package static let colors = [
    "aqua": "#00FFFF", "blue": "#0000FF", "fuchsia": "#FF00FF", "gray": "#808080",
    "green": "#008000", "grey": "#808080", "lime": "#00FF00", "maroon": "#800000",
    "navy": "#000080", "olive": "#808000", "orange": "#FFA500", "purple": "#800080",
    "red": "#FF0000", "silver": "#C0C0C0", "teal": "#008080", "yellow": "#FFFF00",
  ]

  /// Members of strings in other languages, and their equivalents.
  package static let textMembers = [
    "length": "count", "size": "count", "len": "count", "utf8": "count", "uppercase": "uppercased",
    "lowercase": "lowercased", "toUpperCase": "uppercased", "toLowerCase": "lowercased",
    "upper": "uppercased", "lower": "lowercased", "title": "capitalized",
    "capitalize": "capitalized",
    "trim": "trimmed", "strip": "trimmed", "trimming": "trimmed", "startsWith": "hasPrefix",
    "endsWith": "hasSuffix", "includes": "contains", "replace": "replacing",
    "replacingOccurrences": "replacing", "components": "split", "isdigit": "isDigits",
    "isnumeric": "isDigits", "isNumber": "isDigits", "isalpha": "isLetters",
    "isLetter": "isLetters", "isupper": "isUppercase", "islower": "isLowercase",
    "isspace": "isBlank", "isWhitespace": "isBlank",
  ]

  /// Members of numbers that format them.
  package static let numberTexts: Set<String> = [
    "toFixed", "formatted", "toString", "toLocaleString",
  ]
}
