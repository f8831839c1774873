// Data URLs: `data:image/png;base64,…`.

/// The contents of a data URL.
struct DataAddress {
  /// The decoded bytes, or `nil` if the contents are not valid base64.
  let bytes: [UInt8]?
  /// Whether the media type is that of SVG.
  let isDrawing: Bool

  /// Parses a data URL; `nil` for other addresses.
  init?(_ text: String) {
    let utf8 = Array(text.utf8)
    guard let comma = utf8.firstIndex(of: UInt8(ascii: ",")), comma < 128 else { return nil }
    let head = lowercased(String(decoding: utf8[..<comma], as: UTF8.self))
    guard head.utf8.starts(with: "data:".utf8) else { return nil }
    let type = head.utf8.dropFirst("data:".utf8.count).prefix { $0 != UInt8(ascii: ";") }
    isDrawing = trimmed(String(decoding: Array(type), as: UTF8.self)) == "image/svg+xml"
    let ending = Array(";base64".utf8)
    bytes =
      Array(head.utf8.suffix(ending.count)) == ending ? Self.decoded(utf8[(comma + 1)...]) : nil
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in text {
      let value: UInt32
      switch byte {
      case 0x41...0x5A: value = UInt32(byte) - 0x41
      case 0x61...0x7A: value = UInt32(byte) - 0x61 + 26
      case 0x30...0x39: value = UInt32(byte) - 0x30 + 52
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      case UInt8(ascii: "="), 0x09, 0x0A, 0x0D, 0x20: continue
      default: return nil
      }
      bits = (bits << 6 | value) & 0xFF_FFFF
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }
}
