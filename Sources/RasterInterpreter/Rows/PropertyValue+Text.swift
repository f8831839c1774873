// Values of properties from text and from JSON.

import RasterDrawing
import RasterSemantics
import RasterSyntax

extension PropertyValue {
  /// Text as a value of a type: words need no quotes, and lists and structs are JSON.
  ///
  /// Text that is none of the type's values stays text, which the component refuses.
  package init(text: String, as type: Type?) throws(TemplateError) {
    switch type {
    case .bool: self = text == "true" ? .bool(true) : text == "false" ? .bool(false) : .string(text)
    case .int: self = Int(text).map { .int($0) } ?? .string(text)
    case .double, .fraction, .angle:
      self = QueryFields.number(text).map { .double($0) } ?? .string(text)
    case .optional(let type):
      self = text.isEmpty ? .none : try PropertyValue(text: text, as: type)
    case .list, .structure, .point, .size, .rect, .insets, .corners, .transform, .font, .textStyle,
      .shadow:
      let json = JSONText(Array(text.utf8))
      guard json.problems.isEmpty, let value = json.value else {
        let problems = json.problems.joined(separator: "; ")
        throw TemplateError(.unreadable("JSON in '\(text.prefix(40))': \(problems)"))
      }
      self = PropertyValue(value, in: json)
    default: self = .string(text)
    }
  }

  /// A value of JSON: enums and colours are strings, structs are objects.
  package init(_ value: JSONValue, in text: JSONText) {
    switch value.content {
    case .null: self = .none
    case .bool(let value): self = .bool(value)
    case .string(let text): self = .string(text)
    case .number(let number):
      // Beyond this, a Double does not hold each integer.
      if number.magnitude < 9_007_199_254_740_992 {
        let whole = Int(number)
        self = Double(whole) == number ? .int(whole) : .double(number)
      } else {
        self = Int(text.text(of: value)).map { .int($0) } ?? .double(number)
      }
    case .array(let elements): self = .list(elements.map { PropertyValue($0, in: text) })
    case .object(let object):
      var fields: [String: PropertyValue] = [:]
      for member in object.members { fields[member.name] = PropertyValue(member.value, in: text) }
      self = .record(fields)
    }
  }
}

extension JSONText {
  /// Words as they are, numbers as they are written; nil of anything else.
  package func plainText(of value: JSONValue) -> String? {
    switch value.content {
    case .string(let text): text
    case .number: self.text(of: value)
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
