// Reads JSON (RFC 8259).

/// What is wrong with a JSON text, and at which byte.
struct JSONError: Error {
  let message: String
  let offset: Int
}

/// Reads one JSON value.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  static func read(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.readValue()
    reader.skipSpace()
    if reader.index < bytes.count { throw reader.error("expected the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func error(_ message: String) -> JSONError { JSONError(message: message, offset: index) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func readValue() throws(JSONError) -> JSON {
    skipSpace()
    guard depth < 64 else { throw error("this is nested deeper than 64 levels") }
    depth += 1
    defer { depth -= 1 }
    switch next {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "\""): return .string(try readString())
    default: return try readWord()
    }
  }

  private mutating func readObject() throws(JSONError) -> JSON {
    index += 1
    var members: [(name: String, value: JSON)] = []
    if takes("}") { return .object([]) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("expected a name in double quotes") }
      let name = try readString()
      guard takes(":") else { throw error("expected ':'") }
      members.append((name, try readValue()))
    } while takes(",")
    guard takes("}") else { throw error("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func readArray() throws(JSONError) -> JSON {
    index += 1
    var elements: [JSON] = []
    if takes("]") { return .array([]) }
    repeat { elements.append(try readValue()) } while takes(",")
    guard takes("]") else { throw error("expected ',' or ']'") }
    return .array(elements)
  }

  private mutating func readWord() throws(JSONError) -> JSON {
    let start = index
    while let byte = next, !" \t\r\n,]}:".utf8.contains(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    let isNumber = word.utf8.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } ?? false
    if isNumber, let value = Int(word) { return .int(value) }
    if isNumber, let value = Double(word), value.isFinite { return .double(value) }
    index = start
    throw error(word.isEmpty ? "expected a value" : "expected a value, found '\(word)'")
  }

  private mutating func readString() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("a line break in a string is written '\\n'") }
      index += 1
      if byte == UInt8(ascii: "\\") {
        text += Array(String(try readEscape()).utf8)
      } else {
        text.append(byte)
      }
    }
    guard next != nil else { throw error("this string is not closed") }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw error("expected an escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default: throw error("'\\\(Unicode.Scalar(byte))' is no escape")
    }
  }

  /// Four digits, or two times four where the character lies beyond the first plane.
  private mutating func readUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try readDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw error("half of a surrogate pair") }
    index += 2
    let second = try readDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error("half of a surrogate pair") }
    return scalar
  }

  private mutating func readDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("expected four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
