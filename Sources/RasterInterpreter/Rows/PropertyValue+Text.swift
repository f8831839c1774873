// Property values from text and from JSON.

import RasterDrawing
import RasterSemantics
import RasterSyntax

extension PropertyValue {
  /// Parses text as a value of a type: strings are not quoted, and lists and structs are JSON.
  ///
  /// Text that is not a value of the type remains a string, which the component refuses.
  package init(text: String, as type: Type?) throws(TemplateError) {
    switch type {
    case .bool: self = text == "true" ? .bool(true) : text == "false" ? .bool(false) : .string(text)
    case .int: self = Int(text).map { .int($0) } ?? .string(text)
    case .double, .fraction, .angle:
      self = QueryFields.number(text).map { .double($0) } ?? .string(text)
    case .optional(let type):
      self = text.isEmpty ? .none : try PropertyValue(text: text, as: type)
    case .list, .structure, .point, .size, .rect, .insets, .cornerRadii, .transform, .font,
      .textStyle,
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

  /// Converts a JSON value: enums and colours are strings, and structs are objects.
  package init(_ value: JSONValue, in text: JSONText) {
    switch value.content {
    case .null: self = .none
    case .bool(let value): self = .bool(value)
    case .string(let text): self = .string(text)
    case .number(let number):
      // Beyond 2⁵³, a Double does not represent every integer.
      if number.magnitude < 9_007_199_254_740_992 {
        let integer = Int(number)
        self = Double(integer) == number ? .int(integer) : .double(number)
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
  /// Returns a string unquoted or a number or Boolean as written, or nil for other values.
  package func plainText(of value: JSONValue) -> String? {
    switch value.content {
    case .string(let text): text
    case .number: self.text(of: value)
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
