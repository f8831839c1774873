// Values of a JSON file, each with the place of its text.

/// A value of a JSON file and the text that it was read from.
package struct JSONValue: Sendable {
  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    /// Correctly rounded.
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

  /// The value of a member of an object.
  package subscript(name: String) -> JSONValue? { object?[name] }

  /// As a report calls it.
  package var noun: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of an object, in the order of the text; a name stands for its last value.
package struct JSONObject: Sendable {
  package struct Member: Sendable {
    package let name: String
    package let nameRange: SourceRange
    package let value: JSONValue
  }

  package private(set) var members: [Member] = []
  private var places: [String: Int] = [:]

  /// Adds a member; returns the place of an earlier one of that name, which is gone then.
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

  /// The members with those of another object in place of, and beside, their own.
  package func overridden(by other: JSONObject) -> JSONObject {
    var result = self
    for member in other.members where member.name != "$ref" { _ = result.add(member) }
    return result
  }

  /// A member with the place of its name.
  package func member(_ name: String) -> Member? { places[name].map { members[$0] } }
}
