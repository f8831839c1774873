// The four-letter tag of a table, an axis, a script, a language or a feature.

/// Four ASCII letters in one number; shorter names are padded with spaces.
///
///     face.table("GSUB")
package struct FontTag: Hashable, Sendable {
  /// The letters from the highest byte to the lowest.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The tag with the one to four bytes of `text`, or `nil` for any other length.
  package init?(validating text: String) {
    guard (1...4).contains(text.utf8.count) else { return nil }
    self.init(letters: text.utf8)
  }

  private init(letters: some Sequence<UInt8>) {
    var value: UInt32 = 0
    var places = 4
    for letter in letters where places > 0 {
      value = value << 8 | UInt32(letter)
      places -= 1
    }
    while places > 0 {
      value = value << 8 | 0x20
      places -= 1
    }
    rawValue = value
  }
}

extension FontTag: ExpressibleByStringLiteral {
  /// The tag with the first four bytes of `value`.
  package init(stringLiteral value: StaticString) {
    self = value.withUTF8Buffer { FontTag(letters: $0) }
  }
}

extension FontTag: CustomStringConvertible {
  /// The letters, with `?` for bytes that are not printable ASCII.
  package var description: String {
    var text = ""
    for shift: UInt32 in [24, 16, 8, 0] {
      let byte = UInt8(truncatingIfNeeded: rawValue >> shift)
      text.unicodeScalars.append((0x20..<0x7F).contains(byte) ? Unicode.Scalar(byte) : "?")
    }
    return text
  }
}
