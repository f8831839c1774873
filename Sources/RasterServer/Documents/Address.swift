// Converts between document addresses (URIs) and paths.

/// Conversions between document addresses (URIs) and paths.
enum Address {
  /// The path of an address: `/a/b.raster` for `file:///a/b.raster`.
  ///
  /// An address with another scheme becomes a path below the scheme's name, where no file exists.
  static func path(of address: String) -> String {
    let text = decoded(address)
    if text.hasPrefix("file://") {
      let rest = text.dropFirst("file://".count)
      // Skip an authority, such as `localhost`.
      return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/" + rest
    }
    return "/" + text.replacing(":", with: "/", maxReplacements: 1)
  }

  /// The address of the file at a path.
  static func file(_ path: String) -> String {
    var result = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.append(Character(Unicode.Scalar(byte)))
      case _ where "/-._~".utf8.contains(byte): result.append(Character(Unicode.Scalar(byte)))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" + digits : digits)
      }
    }
    return result
  }

  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
