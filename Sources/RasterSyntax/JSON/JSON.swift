// JSON values for output, which are created with literals and encoded as bytes.

/// A JSON value for output.
package enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int)
  /// Written as the shortest decimal; non-finite numbers are written as null.
  case double(Double)
  case string(String)
  case array([JSON])
  /// The members in output order.
  case object([Member])

  package struct Member: Sendable, Hashable {
    package let name: String
    package let value: JSON

    package init(_ name: String, _ value: JSON) { (self.name, self.value) = (name, value) }
  }

  /// An object that omits the members that are `nil`.
  package static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// An array of strings.
  package static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

  /// Converts a parsed value.
  package init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let number): self = Int(exactly: number).map { .int($0) } ?? .double(number)
    case .string(let text): self = .string(text)
    case .array(let values): self = .array(values.map { JSON($0) })
    case .object(let object):
      self = .object(object.members.map { Member($0.name, JSON($0.value)) })
    }
  }

  /// The value of an object's member.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// An object with more members after its own; those that are `nil` are omitted.
  package func adding(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    guard case .object(let own) = self, case .object(let new) = JSON.object(members) else {
      return self
    }
    return .object(own + new)
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var int: Int? { if case .int(let value) = self { value } else { nil } }

  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  package var array: [JSON]? { if case .array(let values) = self { values } else { nil } }

  package var isNull: Bool { self == .null }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}
