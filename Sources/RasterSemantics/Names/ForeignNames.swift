// What other languages call things that are built in here.

enum ForeignNames {
  /// Types; those that differ in case alone are found without.
  static let types = [
    "Boolean": "Bool", "boolean": "Bool", "CGFloat": "Double", "Float": "Double", "float": "Double",
    "Number": "Double", "number": "Double", "Integer": "Int", "integer": "Int", "Text": "String",
    "CGRect": "Rect", "CGSize": "Size", "CGPoint": "Point",
  ]

  /// Members of lists that have another name here.
  static let listMembers = [
    "length": "count", "size": "count", "sort": "sorted", "includes": "contains",
    "indexed": "enumerated", "entries": "enumerated", "slice": "prefix", "join": "joined",
    "reverse": "reversed",
  ]

  /// What stands here for members of lists that take functions.
  static let listFunctions = [
    "map": "[for x in xs: x * 2]", "flatMap": "[for x in xs: for y in x: y]",
    "compactMap": "[for x in xs: if let y = x.part: y]",
    "filter": "[for x in xs: if x > 0: x]", "forEach": "for x in xs { … }",
    "reduce": "xs.sum", "fold": "xs.sum", "some": "[for x in xs: x > 0].contains(true)",
    "every": "![for x in xs: x > 0].contains(false)",
    "allSatisfy": "![for x in xs: x > 0].contains(false)", "append": "[for x in xs: x, 5]",
    "concat": "[for x in xs: x, for y in ys: y]",
  ]

  /// Colours of CSS, but for black and white, which have names here.
  static let colors = [
    "aqua": "#00FFFF", "blue": "#0000FF", "fuchsia": "#FF00FF", "gray": "#808080",
    "green": "#008000", "grey": "#808080", "lime": "#00FF00", "maroon": "#800000",
    "navy": "#000080", "olive": "#808000", "orange": "#FFA500", "purple": "#800080",
    "red": "#FF0000", "silver": "#C0C0C0", "teal": "#008080", "yellow": "#FFFF00",
  ]

  /// Members of texts in other languages, and what they are here.
  static let textMembers = [
    "length": "count", "size": "count", "len": "count", "utf8": "count", "uppercase": "uppercased",
    "lowercase": "lowercased", "toUpperCase": "uppercased", "toLowerCase": "lowercased",
    "upper": "uppercased", "lower": "lowercased", "title": "capitalized",
    "capitalize": "capitalized",
    "trim": "trimmed", "strip": "trimmed", "trimming": "trimmed", "startsWith": "hasPrefix",
    "endsWith": "hasSuffix", "includes": "contains", "replace": "replacing",
    "replacingOccurrences": "replacing", "components": "split",
  ]

  /// Members of numbers that write them.
  static let numberTexts: Set<String> = ["toFixed", "formatted", "toString", "toLocaleString"]

  /// The colour of that name where one is expected.
  static func color(_ name: String, _ expected: Type?) -> String? {
    guard let expected, expected.unwrapped.accepts(.color) else { return nil }
    return colors[name]
  }
}
