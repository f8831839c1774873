// Text from outside as terminals and logs may show it.

extension String {
  /// The text with each scalar escaped that would move a terminal's cursor or reorder what is read: as `\u{1B}`.
  ///
  /// Those are control characters, C0 and C1, the marks and isolates of bidirectional text (Unicode Standard
  /// Annex 9), and the separators of lines and paragraphs. A tab stays, and a line break where `keepsLines` says so.
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

  /// A document of JSON with the same scalars escaped as `\u202e`, where the encoder has left them.
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
  /// Whether a terminal, or who reads its text, would take it for more than a character.
  package var isUnprintable: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar as a source writes it, such as `\u{202E}`.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// An unprintable scalar as JSON writes it, such as `\u202e`; each of them has four digits at most.
  package var jsonEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
