// Parses colours from hexadecimal digits.

extension Color {
  /// Parses a colour from `#` and 3, 4, 6 or 8 hexadecimal digits, as in the language.
  package init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1 else {
      return nil
    }
    let isShort = digits.count == 3 || digits.count == 4
    guard isShort || digits.count == 6 || digits.count == 8 else { return nil }
    let full = isShort ? digits.flatMap { [$0, $0] } : digits
    let value = full.reduce(UInt32(0)) { $0 << 4 | UInt32($1) }
    self.init(rgba: full.count == 8 ? value : value << 8 | 0xFF)
  }
}
