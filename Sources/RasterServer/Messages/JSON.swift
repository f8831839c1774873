// JSON values of messages: made with literals, written as bytes.

import RasterSyntax

/// A JSON value that is sent.
package enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  /// Members in the order in which they are written.
  case object([Member])

  package struct Member: Sendable, Equatable {
    package let name: String
    package let value: JSON

    package init(name: String, value: JSON) { (self.name, self.value) = (name, value) }
  }

  /// An object without the members that are nil.
  package static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// A value that was received.
  package init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let number): self = Int(exactly: number).map { .int($0) } ?? .double(number)
    case .string(let text): self = .string(text)
    case .array(let values): self = .array(values.map { JSON($0) })
    case .object(let object):
      self = .object(object.members.map { Member(name: $0.name, value: JSON($0.value)) })
    }
  }

  /// The member of an object.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var int: Int? { if case .int(let value) = self { value } else { nil } }

  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  package var array: [JSON]? { if case .array(let values) = self { values } else { nil } }

  package var isNull: Bool { self == .null }

  /// The text of the value.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += Array("null".utf8)
    case .bool(let value): bytes += Array((value ? "true" : "false").utf8)
    case .int(let value): bytes += Array(String(value).utf8)
    case .double(let value): bytes += Array((value.isFinite ? "\(value)" : "null").utf8)
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 10: bytes += Array("\\n".utf8)
      case 0..<32:
        let digits = String(byte, radix: 16)
        bytes += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}
