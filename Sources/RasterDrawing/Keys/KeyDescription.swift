// The description of a request key as text, for debugging a cache.

import RasterValues

extension RequestKey: CustomStringConvertible {
  /// The component's name and the encoded values, such as `HotelRow(true, "Inn", 8)`.
  ///
  /// A struct appears as its fields and an enumeration case as its index. Long text is truncated.
  public var description: String {
    var description = KeyDescription(bytes)
    return description.text()
  }
}

/// Decodes the bytes of a key.
///
/// A handwritten key may end anywhere or nest deeply, so every read may fail.
package struct KeyDescription {
  private typealias Tag = KeyEncoder.Tag
  private static let depthLimit = 16
  private static let lengthLimit = 200

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func text() -> String {
    // The engine's version, scale, background, width and height.
    for _ in 0..<5 { _ = readValue(depth: 0) }
    var name = ""
    if position < bytes.count, bytes[position] == Tag.component.rawValue {
      name = readValue(depth: 0) ?? ""
    }
    var values: [String] = []
    var length = 0
    while length < Self.lengthLimit, let value = readValue(depth: 0) {
      values.append(value)
      length += value.utf8.count
    }
    if position < bytes.count { values.append("…") }
    return "\(name)(\(values.joined(separator: ", ")))"
  }

  /// Formats a number as Swift does, but omits a fraction of zero.
  package static func string(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func readValue(depth: Int) -> String? {
    guard depth < Self.depthLimit, let byte = readByte(), let tag = Tag(rawValue: byte) else {
      return nil
    }
    switch tag {
    case .component: return readComponent()
    case .bool: return readByte().map { $0 == 0 ? "false" : "true" }
    case .int: return readWord().map { "\(Int64(bitPattern: $0))" }
    case .double: return readWord().map { Self.string(Double(bitPattern: $0)) }
    case .string: return readString().map(Self.quoted)
    case .list: return readList(depth)
    case .none: return "nil"
    case .some: return readValue(depth: depth &+ 1)
    case .enumeration: return readWord().map { "#\($0)" }
    case .structure: return readStructure(depth)
    case .color: return readColor()
    }
  }

  private mutating func readComponent() -> String? {
    guard readByte() == Tag.string.rawValue, let name = readString() else { return nil }
    guard readByte() == Tag.string.rawValue, let definition = readString() else { return nil }
    // The key of a key path begins with a source location; its definition is the name of the type.
    let parts = name.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let isPlace = parts.dropLast().contains { $0.suffix(6).elementsEqual(".swift".utf8) }
    return isPlace ? definition : name
  }

  private mutating func readList(_ depth: Int) -> String? {
    guard let count = readWord() else { return nil }
    return "[\(readValues(count, depth))]"
  }

  private mutating func readStructure(_ depth: Int) -> String? {
    guard let count = readWord() else { return nil }
    return readValues(count, depth)
  }

  private mutating func readValues(_ count: UInt64, _ depth: Int) -> String {
    var values: [String] = []
    var rest = count
    while rest > 0, let value = readValue(depth: depth &+ 1) {
      if values.count < Self.lengthLimit { values.append(value) }
      rest &-= 1
    }
    return values.joined(separator: ", ")
  }

  private mutating func readColor() -> String? {
    var digits = "#"
    for _ in 0..<4 {
      guard readByte() == Tag.double.rawValue, let word = readWord() else { return nil }
      let channel = Double(bitPattern: word)
      let level = channel > 0 ? UInt8(min(channel, 1) * 255 + 0.5) : 0
      digits += (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
    return digits
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.count > 40
      ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))).debugDescription + "…"
      : text.debugDescription
  }

  private mutating func readByte() -> UInt8? {
    guard position < bytes.count else { return nil }
    position &+= 1
    return bytes[position &- 1]
  }

  private mutating func readWord() -> UInt64? {
    guard bytes.count &- position >= 8 else { return nil }
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(bytes[position &+ index]) << UInt64(index &* 8) }
    position &+= 8
    return word
  }

  private mutating func readString() -> String? {
    guard let count = readWord(), count <= UInt64(bytes.count &- position) else { return nil }
    let end = position &+ Int(count)
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end
    return text
  }
}
