// Swift's keywords, which need backticks when they are used as names.

/// Spells names of the language in Swift.
enum Spelling {
  /// Returns the name for a declaration or an unqualified use.
  static func identifier(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns the name after a dot, where Swift accepts nearly every keyword unquoted.
  static func member(_ name: String) -> String {
    ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }

  /// Returns the Swift property for a label of `Font(…)` or `TextStyle(…)`.
  static func property(_ label: String) -> String {
    switch label {
    case "align": "alignment"
    case "balance": "isBalanced"
    case "italic": "isItalic"
    case "strikethrough": "isStruckThrough"
    case "underline": "isUnderlined"
    default: label
    }
  }

  /// Returns the label of an argument or a parameter.
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

/// Returns whether a Swift enum can have a name.
///
/// It must not be a keyword, nor one of the types that generated Swift refers to.
package func isFreeName(_ name: String) -> Bool {
  !Spelling.keywords.contains(name) && !Naming.reserved.contains(name)
    && !["Hashable", "Sendable", "CaseIterable", "Range"].contains(name)
}
