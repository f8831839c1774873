// Writes literals and comments in Swift.

enum Literal {
  /// Returns a literal that evaluates to `value`, as a Double in any context.
  static func double(_ value: Double) -> String {
    guard value == value else { return "Double.nan" }
    guard value.isFinite else { return value < 0 ? "-Double.infinity" : "Double.infinity" }
    return value.description
  }

  /// Returns a literal for a context that requires a Double; integers have no fraction.
  static func shortDouble(_ value: Double) -> String {
    let text = double(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns eight hexadecimal digits, 0xRRGGBBAA.
  static func color(_ rgba: UInt32) -> String {
    let digits = String(rgba, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns the text between the quotes of a string literal.
  ///
  /// Characters other than visible ASCII and visible characters of other scripts are written as
  /// escapes, so that a literal never contains invisible characters.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default:
        if isVisible(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return result
  }

  /// Returns the text of a line comment.
  ///
  /// Characters that end a line, move a terminal's cursor or change the text direction are escaped.
  /// The joiners used in emoji and some scripts are kept.
  static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\t", .lineSeparator, .paragraphSeparator,
        .format where scalar.value != 0x200C && scalar.value != 0x200D:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns whether a character is written unescaped.
  ///
  /// Combining marks are escaped, so that editors that normalise text cannot merge two spellings of
  /// a character.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      return false
    default: return true
    }
  }
}

/// Returns the lines of a documentation comment, or none without text.
func comment(_ text: String?, marker: String = "/// ") -> [Document] {
  guard let text, !text.isEmpty else { return [] }
  // Most comments contain only characters that are written as they are.
  let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x09 || $0 == 0x0A }
  guard isPlain else {
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let full = marker + Literal.comment(String(line))
      return .text(String(full.reversed().drop(while: { $0 == " " }).reversed()))
    }
  }
  let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
  return lines.map { line in
    var full = marker + String(Substring(line))
    while full.utf8.last == UInt8(ascii: " ") { full.unicodeScalars.removeLast() }
    return .text(full)
  }
}
