// Characters of XML: encoding, entities and the document type declaration.

/// The value of an entity, or `nil` for an external entity.
struct XMLEntity {
  let value: Range<Int>?
}

extension XMLParser {
  // MARK: Encoding

  /// Throws if the bytes are compressed, in another encoding or not valid UTF-8.
  mutating func checkEncoding() throws(XMLFault) {
    if DrawingText.isCompressed(bytes) {
      let most = DrawingText.limit >> 20
      throw fault("the compressed file is damaged, or contains more than \(most) MiB", 0..<2)
    }
    if DrawingText.byteOrder(bytes) != nil { throw fault("the file is not valid UTF-16", 0..<2) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let encoding = DrawingText.declaredEncoding(bytes) ?? "utf-8"
    let isUnknown =
      !["utf-8", "utf8", "us-ascii", "ascii", "utf-16"].contains(encoding)
      && DrawingText.highCharacters(encoding) == nil
    var place = position
    while place < bytes.count {
      if bytes[place] < 0x80 {
        place += 1
        continue
      }
      if isUnknown {
        throw fault(
          "the encoding '\(encoding)' is not supported; save the file as UTF-8",
          place..<place + 1
        )
      }
      guard let length = scalarLength(at: place) else {
        throw fault("these bytes are not valid UTF-8", place..<min(place + 1, bytes.count))
      }
      place += length
    }
  }

  /// The length in bytes of the character at an offset, or `nil` if it is not valid UTF-8.
  private func scalarLength(at place: Int) -> Int? {
    let first = bytes[place]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first < 0x80 || (first >= 0xC2 && first < 0xF5), place + length <= bytes.count else {
      return nil
    }
    guard length > 1 else { return 1 }
    for byte in bytes[place + 1..<place + length] where byte & 0xC0 != 0x80 { return nil }
    let second = bytes[place + 1]
    switch first {
    case 0xE0: return second >= 0xA0 ? length : nil
    case 0xED: return second < 0xA0 ? length : nil
    case 0xF0: return second >= 0x90 ? length : nil
    case 0xF4: return second < 0x90 ? length : nil
    default: return length
    }
  }

  // MARK: Declarations

  /// Reads the entities of a document type declaration, and skips the rest.
  mutating func documentType() throws(XMLFault) {
    let start = position
    position += 9
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      switch bytes[position] {
      case UInt8(ascii: "["):
        position += 1
        try internalSubset()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted()
      default: position += 1
      }
    }
    guard skip(">") else { throw fault("unterminated '<!DOCTYPE'", start..<start + 9) }
  }

  private mutating func internalSubset() throws(XMLFault) {
    while true {
      skipSpace()
      guard position < bytes.count else { throw expected("']'") }
      if skip("]") { return }
      if skip("<!--") {
        try skipPast("-->", what: "comment")
      } else if skip("<?") {
        try skipPast("?>", what: "processing instruction")
      } else if skip("<!ENTITY") {
        try entity()
      } else if skip("<!") {
        try skipDeclaration()
      } else {
        throw expected("a declaration or ']'")
      }
    }
  }

  private mutating func entity() throws(XMLFault) {
    skipSpace()
    if skip("%") { throw fault("parameter entities are not supported", position - 1..<position) }
    let name = nameRange()
    guard !name.isEmpty else { throw expected("the name of an entity") }
    skipSpace()
    var value: Range<Int>?
    if position < bytes.count,
      bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    {
      let start = position + 1
      try skipQuoted()
      value = start..<position - 1
    }
    try skipDeclaration()
    guard entities.count < XMLLimits.declarations else {
      throw fault("the file declares more than \(XMLLimits.declarations) entities", name)
    }
    // The first declaration of an entity takes precedence.
    let text = string(name)
    if entities[text] == nil { entities[text] = XMLEntity(value: value) }
  }

  private mutating func skipDeclaration() throws(XMLFault) {
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        try skipQuoted()
      } else {
        position += 1
      }
    }
    guard skip(">") else { throw expected("'>'") }
  }

  private mutating func skipQuoted() throws(XMLFault) {
    let start = position
    let quote = bytes[position]
    position += 1
    while position < bytes.count, bytes[position] != quote { position += 1 }
    guard position < bytes.count else { throw fault("unterminated string", start..<start + 1) }
    position += 1
  }

  // MARK: Characters

  /// Decodes bytes to characters, and expands entities.
  mutating func characters(_ range: Range<Int>, isAttribute: Bool) throws(XMLFault) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    try expand(range, depth: 0, isAttribute: isAttribute, into: &result)
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func expand(
    _ range: Range<Int>,
    depth: Int,
    isAttribute: Bool,
    into result: inout [UInt8]
  ) throws(XMLFault) {
    guard depth <= XMLLimits.entityDepth else {
      throw fault("entities are nested more than \(XMLLimits.entityDepth) levels deep", range)
    }
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if depth > 0 {
        expanded += 1
        guard expanded <= XMLLimits.expansion else {
          throw fault("entities expand to more than \(XMLLimits.expansion >> 20) MiB", range)
        }
        guard byte != UInt8(ascii: "<") else {
          throw fault("entities that contain elements are not supported", place..<place + 1)
        }
      }
      guard byte == UInt8(ascii: "&") else {
        result.append(isAttribute && Self.isSpace(byte) ? 0x20 : byte)
        place += 1
        continue
      }
      let (name, end) = try reference(at: place, until: range.upperBound)
      place = end
      if let scalar = try scalar(name) {
        result += Array(String(Character(scalar)).utf8)
      } else {
        let value = try entityValue(name)
        try expand(value, depth: depth + 1, isAttribute: isAttribute, into: &result)
      }
    }
  }

  /// The range between `&` and `;`, and the position after the `;`.
  private func reference(at start: Int, until limit: Int) throws(XMLFault) -> (Range<Int>, Int) {
    var end = start + 1
    while end < limit, bytes[end] != UInt8(ascii: ";"), end - start < 64 { end += 1 }
    guard end < limit, bytes[end] == UInt8(ascii: ";"), end > start + 1 else {
      throw fault("'&' does not start an entity; write '&amp;'", start..<start + 1)
    }
    return (start + 1..<end, end + 1)
  }

  /// The character of a predefined entity or a numeric reference, or `nil` for other names.
  private func scalar(_ name: Range<Int>) throws(XMLFault) -> Unicode.Scalar? {
    switch string(name) {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard bytes[name.lowerBound] == UInt8(ascii: "#") else { return nil }
    var digits = bytes[name].dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    if isHexadecimal { digits = digits.dropFirst() }
    let text = String(decoding: digits, as: UTF8.self)
    guard let value = UInt32(text, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value), value >= 32 || value == 9 || value == 10 || value == 13
    else { throw fault("'&\(string(name));' is not a valid character", name) }
    return scalar
  }

  private func entityValue(_ name: Range<Int>) throws(XMLFault) -> Range<Int> {
    guard let entity = entities[string(name)] else {
      throw fault("unknown entity '\(string(name))'", name)
    }
    guard let value = entity.value else {
      throw fault("the external entity '\(string(name))' is not supported", name)
    }
    return value
  }

  // MARK: Steps

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  func starts(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  mutating func skipPast(_ end: StaticString, what: String) throws(XMLFault) {
    let start = position
    while position < bytes.count {
      if skip(end) { return }
      position += 1
    }
    throw fault("unterminated \(what)", max(start - 1, 0)..<min(start + 1, bytes.count))
  }

  /// Reads a name; the range is empty if there is none.
  mutating func nameRange() -> Range<Int> {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      let isOther = byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      guard isLetter || isOther || (position > start && (isDigit || isSign)) else { break }
      position += 1
    }
    return start..<position
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func fault(_ message: String, _ range: Range<Int>) -> XMLFault {
    XMLFault(message: message, range: range)
  }

  /// The character at an offset, for error messages.
  func found(at place: Int) -> String {
    guard place < bytes.count else { return "the end of the file" }
    guard let length = scalarLength(at: place) else { return "invalid UTF-8" }
    return string(place..<place + length)
  }

  func expected(_ what: String) -> XMLFault {
    let upper = min(position + 1, bytes.count)
    let here = position < bytes.count ? "'\(found(at: position))'" : "the end of the file"
    return fault("expected \(what), found \(here)", min(position, upper)..<upper)
  }
}
