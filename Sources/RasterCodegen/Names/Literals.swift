// Literals and comments of Swift.

enum Literal {
  /// A number that gives `value` back, as a Double whatever surrounds it.
  static func double(_ value: Double) -> String {
    guard value == value else { return "Double.nan" }
    guard value.isFinite else { return value < 0 ? "-Double.infinity" : "Double.infinity" }
    return value.description
  }

  /// A number where only a Double can stand: whole numbers as one would write them.
  static func shortDouble(_ value: Double) -> String {
    let text = double(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Eight hex digits, 0xRRGGBBAA.
  static func color(_ rgba: UInt32) -> String {
    let digits = String(rgba, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The text between the quotes of a string literal.
  ///
  /// What is not visible ASCII or a letter of another script is written as its number, so that a
  /// literal never hides what it holds.
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

  /// The text of a line comment.
  ///
  /// What ends a line, moves a terminal's cursor or turns the direction of reading is written as its
  /// number; the joiners of emoji and of some scripts' letters stay.
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

  /// Combining marks are escaped too, so that two spellings of one letter stay apart in editors
  /// that normalise.
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

/// The lines of a documentation comment; none where there is no text.
func comment(_ text: String?, marker: String = "/// ") -> [Document] {
  guard let text, !text.isEmpty else { return [] }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let full = marker + Literal.comment(String(line))
    return .text(String(full.reversed().drop(while: { $0 == " " }).reversed()))
  }
}
