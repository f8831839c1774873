// What other languages call things that are built in here.

enum ForeignNames {
  /// Types; those that differ in case alone are found without.
  static let types = [
    "Boolean": "Bool", "boolean": "Bool", "CGFloat": "Double", "Float": "Double", "float": "Double",
    "Number": "Double", "number": "Double", "Integer": "Int", "integer": "Int", "Text": "String",
    "CGRect": "Rect", "CGSize": "Size", "CGPoint": "Point",
  ]

  /// Colours of CSS, but for black and white, which have names here.
  static let colors = [
    "aqua": "#00FFFF", "blue": "#0000FF", "fuchsia": "#FF00FF", "gray": "#808080",
    "green": "#008000", "grey": "#808080", "lime": "#00FF00", "maroon": "#800000",
    "navy": "#000080", "olive": "#808000", "orange": "#FFA500", "purple": "#800080",
    "red": "#FF0000", "silver": "#C0C0C0", "teal": "#008080", "yellow": "#FFFF00",
  ]

  /// The colour of that name where one is expected.
  static func color(_ name: String, _ expected: Type?) -> String? {
    guard let expected, expected.unwrapped.accepts(.color) else { return nil }
    return colors[name]
  }
}
