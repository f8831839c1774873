// Validates arguments against a subset of JSON Schema.

import RasterSyntax

/// Validates values against the JSON schemas of tools.
///
/// Supports `type`, `enum`, `properties`, `required`, `additionalProperties: false`, `items`,
/// `maxItems`, `maxLength`, `minimum` and `maximum`.
package enum SchemaCheck {
  /// The first problem with a value, which messages call `name`, or `nil` if it is valid.
  package static func problem(_ value: JSON, _ schema: JSON, named name: String) -> String? {
    if let type = schema["type"]?.string, !has(value, type) {
      return "\(name) must be \(article(type))"
    }
    if let choices = schema["enum"]?.array, !choices.contains(value) {
      return "\(name) must be one of \(choices.compactMap(\.string).joined(separator: ", "))"
    }
    switch value {
    case .string(let text):
      if let most = schema["maxLength"]?.int, text.unicodeScalars.count > most {
        return "\(name) is longer than \(most) characters"
      }
    case .int(let number): return range(Double(number), schema, name)
    case .double(let number): return range(number, schema, name)
    case .array(let elements): return problem(elements, schema, name)
    case .object(let members): return problem(members, schema, name)
    case .null, .bool: break
    }
    return nil
  }

  private static func has(_ value: JSON, _ type: String) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool),
      ("integer", .int), ("number", .int), ("number", .double):
      true
    default: false
    }
  }

  private static func article(_ type: String) -> String {
    switch type {
    case "object", "array", "integer": "an \(type)"
    default: "a \(type)"
    }
  }

  private static func range(_ number: Double, _ schema: JSON, _ name: String) -> String? {
    if let least = schema["minimum"]?.number, number < least {
      return "\(name) is less than \(least)"
    }
    if let most = schema["maximum"]?.number, number > most { return "\(name) is more than \(most)" }
    return nil
  }

  private static func problem(_ elements: [JSON], _ schema: JSON, _ name: String) -> String? {
    if let most = schema["maxItems"]?.int, elements.count > most {
      return "\(name) has more than \(most) elements"
    }
    guard let items = schema["items"] else { return nil }
    for (index, element) in elements.enumerated() {
      if let problem = problem(element, items, named: "\(name)[\(index)]") { return problem }
    }
    return nil
  }

  private static func problem(_ members: [JSON.Member], _ schema: JSON, _ name: String) -> String? {
    let properties = schema["properties"]
    for required in schema["required"]?.array ?? [] {
      guard let required = required.string, !members.contains(where: { $0.name == required }) else {
        continue
      }
      return "\(name) lacks '\(required)'"
    }
    for member in members {
      guard let own = properties?[member.name] else {
        if schema["additionalProperties"] == false {
          return "\(name) does not accept '\(member.name)'"
        }
        continue
      }
      if let problem = problem(member.value, own, named: "'\(member.name)'") { return problem }
    }
    return nil
  }
}
