// Converts the bytes of drawing files to UTF-8: compressed files, UTF-16 and ISO 8859-1.

import RasterValues

/// The text of a drawing file.
package enum DrawingText {
  /// The maximum size in bytes of a file after decompression.
  package static let limit = 16 << 20

  /// The text of a file in UTF-8, or its bytes if they cannot be converted.
  ///
  /// A file can be compressed with gzip (`.svgz`). UTF-16 is recognized by its byte order mark or by
  /// its first character, ISO 8859-1 and Windows-1252 by the declaration. For other bytes,
  /// `XMLParser` reports why they are not a document.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    if isCompressed(bytes) {
      guard let plain = try? Inflate.gzip(bytes, limit: limit) else { return bytes }
      bytes = plain
    }
    if let isBigEndian = byteOrder(bytes) {
      return decoded16(bytes, isBigEndian: isBigEndian) ?? bytes
    }
    guard let name = declaredEncoding(bytes), let upper = highCharacters(name),
      bytes.contains(where: { $0 >= 0x80 })
    else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      let code = byte >= 0x80 && byte < 0xA0 ? upper[Int(byte) - 0x80] : UInt16(byte)
      append(Unicode.Scalar(code) ?? "\u{FFFD}", to: &result)
    }
    return result
  }

  /// Whether the bytes start as a gzip file.
  package static func isCompressed(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Whether the first element of a file is that of a vector drawable.
  ///
  /// Folders of Android's resources also contain other XML files.
  package static func isVectorDrawable(_ bytes: [UInt8]) -> Bool {
    var rest = utf8(bytes)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      if rest.starts(with: "!--".utf8) {
        var dashes = 0
        while let byte = rest.popFirst(), byte != UInt8(ascii: ">") || dashes < 2 {
          dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
        }
      } else if let byte = rest.first, byte != UInt8(ascii: "!"), byte != UInt8(ascii: "?") {
        let name = String(
          decoding: rest.prefix { $0 > 0x2F && $0 != UInt8(ascii: ">") || $0 == UInt8(ascii: "-") },
          as: UTF8.self
        )
        return name == "vector" || name == "animated-vector"
      }
    }
    return false
  }

  /// Whether the bytes are UTF-16, and then whether the high byte is first.
  static func byteOrder(_ bytes: [UInt8]) -> Bool? {
    let start = Array(bytes.prefix(2))
    if start == [0xFE, 0xFF] || start == [0, 0x3C] { return true }
    if start == [0xFF, 0xFE] || start == [0x3C, 0] { return false }
    return nil
  }

  /// The characters of UTF-16 as UTF-8, or `nil` if they are not valid.
  private static func decoded16(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8]? {
    guard bytes.count % 2 == 0 else { return nil }
    func unit(_ place: Int) -> UInt32 {
      let (first, second) = (UInt32(bytes[place]), UInt32(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2)
    var place = unit(0) == 0xFEFF ? 2 : 0
    while place < bytes.count {
      var code = unit(place)
      place += 2
      if code >> 10 == 0x36 {
        guard place < bytes.count, unit(place) >> 10 == 0x37 else { return nil }
        code = 0x10000 + (code & 0x3FF) << 10 + unit(place) & 0x3FF
        place += 2
      }
      guard let scalar = Unicode.Scalar(code) else { return nil }
      append(scalar, to: &result)
    }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    let code = scalar.value
    func rest(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(code >> shift & 0x3F) }
    switch code {
    case ..<0x80: result.append(UInt8(code))
    case ..<0x800: result += [0xC0 | UInt8(code >> 6), rest(0)]
    case ..<0x1_0000: result += [0xE0 | UInt8(code >> 12), rest(6), rest(0)]
    default: result += [0xF0 | UInt8(code >> 18), rest(12), rest(6), rest(0)]
    }
  }

  // MARK: Declarations

  /// The encoding in the XML declaration, in lower case, or `nil` if there is none.
  static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var rest = bytes.dropFirst(hasMark ? 3 : 0).prefix(256)
    guard rest.starts(with: "<?xml".utf8) else { return nil }
    while let byte = rest.first, byte != UInt8(ascii: ">") {
      guard rest.starts(with: "encoding".utf8) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(8).drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      guard let quote = rest.popFirst() else { return nil }
      let name = rest.prefix { $0 != quote && $0 != UInt8(ascii: ">") }
      // ASCII letters differ from their capitals in one bit.
      let lower = name.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
      return String(decoding: lower, as: UTF8.self)
    }
    return nil
  }

  /// The characters from 0x80 to 0x9F of an encoding with one byte for each character.
  static func highCharacters(_ name: String) -> [UInt16]? {
    switch name {
    case "iso-8859-1", "iso_8859-1", "iso8859-1", "latin1", "l1": return Array(0x80...0x9F)
    case "windows-1252", "cp1252":
      // The five codes without a character keep their number, as in web browsers.
      return [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013,
        0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
      ]
    default: return nil
    }
  }
}
