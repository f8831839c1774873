// Values of a JSON file with their source ranges.

/// A value of a JSON file and its source range.
package struct JSONValue: Sendable {
  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    /// The number, correctly rounded.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  package let content: Content
  package let range: SourceRange

  package init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
  }

  package var string: String? { if case .string(let text) = content { text } else { nil } }

  package var number: Double? { if case .number(let value) = content { value } else { nil } }

  package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  package var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }

  package var object: JSONObject? {
    if case .object(let object) = content { object } else { nil }
  }

  /// The value of an object's member.
  package subscript(name: String) -> JSONValue? { object?[name] }

  /// The noun for the value in diagnostics.
  package var noun: String {
    switch content {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of an object in source order; for duplicate names, the last value counts.
package struct JSONObject: Sendable {
  package struct Member: Sendable {
    package let name: String
    package let nameRange: SourceRange
    package let value: JSONValue
  }

  package private(set) var members: [Member] = []
  private var places: [String: Int] = [:]

  /// Adds a member, and returns the range of an earlier member with that name, which is replaced.
  mutating func add(_ member: Member) -> SourceRange? {
    if let place = places[member.name] {
      let earlier = members[place].nameRange
      members[place] = member
      return earlier
    }
    places[member.name] = members.count
    members.append(member)
    return nil
  }

  package subscript(name: String) -> JSONValue? { places[name].map { members[$0].value } }

  /// The members, with those of another object replacing or extending them.
  package func overridden(by other: JSONObject) -> JSONObject {
    var result = self
    for member in other.members where member.name != "$ref" { _ = result.add(member) }
    return result
  }

  /// A member with the range of its name.
  package func member(_ name: String) -> Member? { places[name].map { members[$0] } }
}
