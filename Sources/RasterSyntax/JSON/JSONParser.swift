// Parses JSON files (RFC 8259) with source ranges and a limit on nesting.

/// Parses one JSON text, up to the first error.
///
/// Time and memory are proportional to the length of the text. Values nest at most 64 levels deep.
struct JSONParser {
  private static let maximumDepth = 64

  private let file: SourceFile
  private var position = 0
  private var depth = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile) { self.file = file }

  private var bytes: [UInt8] { file.bytes }

  /// The value of the whole text; returns `nil` and reports an error if the text is malformed.
  mutating func parse() -> JSONValue? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    guard let value = parseValue() else { return nil }
    skipSpace()
    guard position == bytes.count else {
      report("expected the end of the file, found \(found)")
      return nil
    }
    return value
  }

  // MARK: Values

  private mutating func parseValue() -> JSONValue? {
    skipSpace()
    let start = position
    guard position < bytes.count else {
      report("expected a value, found the end of the file")
      return nil
    }
    switch bytes[position] {
    case UInt8(ascii: "{"): return nested { $0.parseObject() }
    case UInt8(ascii: "["): return nested { $0.parseArray() }
    case UInt8(ascii: "\""):
      return parseString().map { JSONValue(.string($0), at: range(from: start)) }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return parseNumber()
    default: return parseWord()
    }
  }

  private mutating func nested(_ parse: (inout JSONParser) -> JSONValue?) -> JSONValue? {
    guard depth < Self.maximumDepth else {
      report("JSON is nested more than \(Self.maximumDepth) levels deep")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return parse(&self)
  }

  private mutating func parseWord() -> JSONValue? {
    for (word, content) in [
      ("true", JSONValue.Content.bool(true)), ("false", .bool(false)), ("null", .null),
    ] where bytes[position...].starts(with: word.utf8) {
      let start = position
      position += word.utf8.count
      return JSONValue(content, at: range(from: start))
    }
    report("expected a value, found \(found)")
    return nil
  }

  private mutating func parseObject() -> JSONValue? {
    let start = position
    var object = JSONObject()
    position += 1
    skipSpace()
    if consume("}") { return JSONValue(.object(object), at: range(from: start)) }
    while true {
      skipSpace()
      let nameStart = position
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        report("expected a member name in quotes, found \(found)")
        return nil
      }
      guard let name = parseString() else { return nil }
      let nameRange = range(from: nameStart)
      skipSpace()
      guard consume(":") else {
        report("expected ':', found \(found)")
        return nil
      }
      guard let value = parseValue() else { return nil }
      let member = JSONObject.Member(name: name, nameRange: nameRange, value: value)
      if let earlier = object.add(member) {
        diagnostics.append(
          .malformedJSON("duplicate member '\(name)'", at: nameRange, first: earlier)
        )
      }
      skipSpace()
      if consume("}") { return JSONValue(.object(object), at: range(from: start)) }
      guard consume(",") else {
        report("expected ',' or '}', found \(found)")
        return nil
      }
    }
  }

  private mutating func parseArray() -> JSONValue? {
    let start = position
    var values: [JSONValue] = []
    position += 1
    skipSpace()
    if consume("]") { return JSONValue(.array(values), at: range(from: start)) }
    while true {
      guard let value = parseValue() else { return nil }
      values.append(value)
      skipSpace()
      if consume("]") { return JSONValue(.array(values), at: range(from: start)) }
      guard consume(",") else {
        report("expected ',' or ']', found \(found)")
        return nil
      }
    }
  }

  /// Parses a number in JSON syntax: no plus sign, no leading zeros, digits on both sides of a
  /// point.
  private mutating func parseNumber() -> JSONValue? {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let digits = position
    guard position < bytes.count, isDigit(bytes[position]) else {
      report("expected digits, found \(found)")
      return nil
    }
    let length = measureNumber(bytes, from: position).length
    position += length
    let isPadded = length > 1 && bytes[digits] == UInt8(ascii: "0") && isDigit(bytes[digits + 1])
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard !isPadded, let value = Double(text), value.isFinite else {
      let range = range(from: start)
      diagnostics.append(.malformedJSON("'\(text)' is not a valid JSON number", at: range))
      return nil
    }
    return JSONValue(.number(value), at: range(from: start))
  }

  // MARK: Strings

  private mutating func parseString() -> String? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = parseEscape() else { return nil }
        text += Array(String(Character(scalar)).utf8)
      case 0..<0x20:
        report("expected '\"' before the end of the line")
        return nil
      case 0x20..<0x80:
        text.append(byte)
        position += 1
      default:
        var decoder = UTF8Decoder(bytes, at: position)
        let (scalar, length) = decoder.next()
        guard scalar != nil else {
          report("these bytes are not valid UTF-8")
          return nil
        }
        text += bytes[position..<position + length]
        position += length
      }
    }
    report("expected '\"', found the end of the file")
    return nil
  }

  private mutating func parseEscape() -> Unicode.Scalar? {
    let start = position
    position += 1
    let byte = position < bytes.count ? bytes[position] : 0
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): if let scalar = parseUnicodeEscape() { return scalar }
    default: break
    }
    position = min(position, bytes.count)
    diagnostics.append(.malformedJSON("invalid JSON escape", at: range(from: start)))
    return nil
  }

  /// Parses four hexadecimal digits, or twice as many for a surrogate pair.
  private mutating func parseUnicodeEscape() -> Unicode.Scalar? {
    guard let first = parseHexadecimal() else { return nil }
    guard 0xD800..<0xE000 ~= first else { return Unicode.Scalar(first) }
    guard first < 0xDC00, bytes[position...].starts(with: [0x5C, UInt8(ascii: "u")]) else {
      return nil
    }
    position += 2
    guard let second = parseHexadecimal(), 0xDC00..<0xE000 ~= second else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func parseHexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }

  // MARK: Characters

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 32 || byte == 10 || byte == 13 || byte == 9 else { return }
      position += 1
    }
  }

  private mutating func consume(_ sign: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == sign.value else { return false }
    position += 1
    return true
  }

  private func range(from start: Int) -> SourceRange {
    SourceRange(file: file.id, lower: start, upper: min(position, bytes.count))
  }

  /// A description of the text at the current position, for diagnostics.
  private var found: String {
    guard position < bytes.count else { return "the end of the file" }
    var decoder = UTF8Decoder(bytes, at: position)
    guard let scalar = decoder.next().scalar else { return "invalid UTF-8" }
    return "'\(String(Character(scalar)))'"
  }

  private mutating func report(_ message: String) {
    let upper = min(position + 1, bytes.count)
    let range = SourceRange(file: file.id, lower: min(position, upper), upper: upper)
    diagnostics.append(.malformedJSON(message, at: range))
  }
}

extension Diagnostic {
  /// Malformed JSON.
  ///
  ///     { "gap": 08 }
  ///     //       ^^ error: '08' is not a valid JSON number
  static func malformedJSON(
    _ message: String,
    at range: SourceRange,
    first: SourceRange? = nil
  ) -> Diagnostic {
    Diagnostic(
      .malformedJSON,
      message,
      at: range,
      labels: first.map { [Label("first defined here", at: $0)] } ?? []
    )
  }
}

extension String {
  /// The file that a reference names, without the fragment after `#`.
  ///
  /// Returns `nil` for a reference within the same file or to another machine.
  package var filePart: String? {
    guard !holds("://") else { return nil }
    let path = prefix { $0 != "#" }
    return path.isEmpty ? nil : String(path)
  }

  /// Whether the string contains a short text, compared byte for byte.
  package func holds(_ part: String) -> Bool {
    var rest = utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return part.isEmpty
  }
}
