// Base64 encoding in lines that fit into a string literal.

enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Returns the bytes in base64 (RFC 4648, section 4), in lines of 96 characters.
  static func lines(_ bytes: [UInt8]) -> [String] {
    stride(from: 0, to: bytes.count, by: 72).map { start in
      encode(bytes[start..<min(start + 72, bytes.count)])
    }
  }

  private static func encode(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3) {
      let count = min(3, bytes.endIndex - start)
      var word: UInt32 = 0
      for offset in 0..<3 {
        word = word << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0)
      }
      for digit in 0..<4 {
        let index = Int(word >> UInt32(18 - digit * 6) & 63)
        text.append(digit <= count ? alphabet[index] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
