// Decodes Unicode scalars one at a time from bytes that may be invalid UTF-8.

/// Reads scalars from `bytes`, starting at an offset.
struct UTF8Decoder {
  private let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The next scalar, or `nil` if the bytes are malformed, and its length in bytes: at least one.
  mutating func next() -> (scalar: Unicode.Scalar?, length: Int) {
    let first = position < bytes.count ? bytes[position] : 0
    let length: Int
    switch first {
    case 0x00...0x7F: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return advance(nil, 1)
    }
    guard length > 1 else { return advance(Unicode.Scalar(first), 1) }
    guard position + length <= bytes.count else { return advance(nil, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[position + 1..<position + length] {
      guard byte & 0xC0 == 0x80 else { return advance(nil, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // Overlong forms and surrogates are malformed.
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return advance(nil, 1) }
    return advance(scalar, length)
  }

  private mutating func advance(
    _ scalar: Unicode.Scalar?,
    _ length: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    position += length
    return (scalar, length)
  }
}
