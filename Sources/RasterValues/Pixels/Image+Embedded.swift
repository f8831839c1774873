// Decodes images that generated Swift embeds as base64 text.
//
// Unsafe pointers: the bytes of the text and of the result, used only within their closures. Four
// digits are read and three bytes written at a time; both counts follow from the length of the
// text.

extension Image {
  /// Returns the image of a PNG file, a JPEG file or an encoded drawing, given in base64.
  ///
  /// Generated Swift decodes an image once, when it is first drawn. Text that is not valid base64
  /// or does not contain an image gives an image without pixels, which draws nothing.
  @_documentation(visibility: internal)
  public static func embedded(_ base64: StaticString) -> Image {
    let bytes = base64.withUTF8Buffer { decodeBase64($0) }
    if let drawing = Drawing(encoded: bytes) { return Image(drawing) }
    return (try? Image.decode(bytes).image) ?? Image(Bitmap.empty)
  }

  /// Decodes base64 (RFC 4648, section 4) up to the first character that is not a base64 digit.
  package static func decodeBase64(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let groups = text.count / 4
    return [UInt8](unsafeUninitializedCapacity: groups &* 3 &+ 3) { bytes, count in
      base64Digits.withUnsafeBufferPointer { digits in
        count = decodeBase64(text, digits, groups, into: bytes)
      }
    }
  }

  private static func decodeBase64(
    _ text: UnsafeBufferPointer<UInt8>,
    _ digits: UnsafeBufferPointer<UInt8>,
    _ groups: Int,
    into bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var (group, count) = (0, 0)
    while group < groups {
      let start = group &* 4
      let (a, b) = (digits[Int(text[start])], digits[Int(text[start &+ 1])])
      let (c, d) = (digits[Int(text[start &+ 2])], digits[Int(text[start &+ 3])])
      if (a | b | c | d) > 63 { break }
      bytes[count] = a &<< 2 | b &>> 4
      bytes[count &+ 1] = b &<< 4 | c &>> 2
      bytes[count &+ 2] = c &<< 6 | d
      group &+= 1
      count &+= 3
    }
    // The remainder has fewer than four digits.
    var (word, bits) = (0 as UInt32, 0 as UInt32)
    for character in text[(group &* 4)...] {
      let digit = digits[Int(character)]
      guard digit < 64 else { break }
      word = word &<< 6 | UInt32(digit)
      bits &+= 6
      guard bits >= 8 else { continue }
      bits &-= 8
      bytes[count] = UInt8(truncatingIfNeeded: word &>> bits)
      count &+= 1
    }
    return count
  }
}

/// The value of each character as a base64 digit, or 255 if it is not one.
private let base64Digits: [UInt8] = {
  var values = [UInt8](repeating: 255, count: 256)
  let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  for (value, digit) in digits.utf8.enumerated() { values[Int(digit)] = UInt8(value) }
  return values
}()
