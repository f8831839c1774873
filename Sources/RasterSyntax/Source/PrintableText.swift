// Escapes external text for display in terminals and logs.

extension String {
  /// The text with scalars escaped that could move a terminal's cursor or reorder text, such as
  /// `\u{1B}`.
  ///
  /// These are the C0 and C1 control characters, the marks and isolates of bidirectional text
  /// (Unicode Standard Annex 9), and the line and paragraph separators. Tabs are retained, and so
  /// are line breaks if `keepsLines` is true.
  package func printable(keepsLines: Bool = false) -> String {
    guard unicodeScalars.contains(where: { $0.isUnprintable }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnprintable, !(keepsLines && scalar == "\n") {
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A JSON document with the same scalars escaped in the form `\u202e`, if the encoder did not
  /// escape them.
  package var printableJSON: String {
    guard unicodeScalars.contains(where: { $0.isUnprintable }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnprintable, scalar.value >= 0x20 {
        result += scalar.jsonEscape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a reader could mistake the scalar for more than a character.
  package var isUnprintable: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The escape of the scalar in source code, such as `\u{202E}`.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// The escape of an unprintable scalar in JSON, such as `\u202e`; it has at most four digits.
  package var jsonEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
