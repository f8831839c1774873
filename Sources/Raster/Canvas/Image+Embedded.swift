// Images that generated Swift carries as text.

extension Image {
  /// The image of a PNG file whose bytes are given in base64.
  ///
  /// Generated Swift decodes an image once, when it is first drawn. Text that is not base64, or is
  /// no PNG, gives an image without pixels, which draws nothing.
  public static func embedded(_ base64: StaticString) -> Image {
    let bytes = base64.withUTF8Buffer { decode($0) }
    guard let bitmap = try? PNGDecoder.decode(bytes) else { return .empty }
    return Image(bitmap)
  }

  /// An image without pixels.
  private static var empty: Image { Image(Bitmap.empty) }

  /// Decodes base64 (RFC 4648, section 4) up to the first character that is not one of its digits.
  private static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var word: UInt32 = 0
    var bitCount = 0
    for character in text {
      guard let digit = digit(character) else { break }
      word = word << 6 | digit
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bitCount)))
    }
    return bytes
  }

  private static func digit(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
