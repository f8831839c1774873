// The words of Swift that need backticks where they are names.

/// Spells names of the language as Swift does.
enum Spelling {
  /// The name of a declaration, or of a value that stands by itself.
  static func identifier(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name after a dot, where Swift takes nearly every keyword as it stands.
  static func member(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }

  /// The property in Swift that a label of `Font(…)` or `TextStyle(…)` sets.
  static func property(_ label: String) -> String {
    switch label {
    case "align": "alignment"
    case "italic": "isItalic"
    case "strikethrough": "isStruckThrough"
    case "underline": "isUnderlined"
    default: label
    }
  }

  /// The label of an argument or a parameter.
  static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }

  static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "nonisolated", "open", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}

/// Whether a Swift enum may be called so: no keyword, and none of the types that generated Swift names.
package func isFreeName(_ name: String) -> Bool {
  !Spelling.keywords.contains(name) && !Naming.reserved.contains(name)
    && !["Hashable", "Sendable", "CaseIterable", "Range"].contains(name)
}
