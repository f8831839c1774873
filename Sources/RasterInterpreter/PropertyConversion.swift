// Converts property values supplied by a program to the properties' types.

import RasterDrawing
import RasterSemantics
import RasterValues

/// Converts property values to the types of a program.
struct PropertyConversion {
  let prepared: PreparedProgram
  /// The name of the converted value, for errors, such as `rating.stars`.
  let name: String
  /// Whether the value is part of another value, so that lists have the general length limit.
  var isNested = false

  func value(_ value: PropertyValue, as type: Type) throws(TemplateError) -> Value {
    if type == .content {
      throw TemplateError(
        .wrongType(property: name, expected: "content, which a value cannot provide")
      )
    }
    if let result = try scalar(value, as: type) { return result }
    if let result = try geometry(value, as: type) { return result }
    if let result = try look(value, as: type) { return result }
    switch (type, value) {
    case (.optional, .none): return .nothing
    case (.optional(let type), _): return .some(try self.value(value, as: type))
    case (.list(let type), .list(let elements)):
      guard !isNested || elements.count <= Bounds.maximumCount else {
        let expected = "at most \(Bounds.maximumCount) elements"
        throw TemplateError(.wrongType(property: name, expected: expected))
      }
      var values: [Value] = []
      for (index, element) in elements.enumerated() {
        values.append(try nested("[\(index)]").value(element, as: type))
      }
      return .list(values)
    case (.enumeration(let index), .enumeration(let name)),
      (.enumeration(let index), .string(let name)):
      let cases = prepared.program.enums[index].cases
      return .enumeration(index, try position(of: name, in: cases))
    case (.builtin(let builtin), .enumeration(let name)),
      (.builtin(let builtin), .string(let name)):
      return .builtin(builtin, try position(of: name, in: builtin.cases))
    case (.structure(let index), .record(let fields)):
      return try structure(index, fields)
    default:
      throw TemplateError(.wrongType(property: name, expected: prepared.program.describe(type)))
    }
  }

  private func scalar(_ value: PropertyValue, as type: Type) throws(TemplateError) -> Value? {
    switch (type, value) {
    case (.bool, .bool(let value)): return .bool(value)
    case (.int, .int(let value)): return .int(value)
    case (.double, .double(let value)): return .double(value)
    case (.double, .int(let value)): return .double(Double(value))
    case (.fraction, .double), (.fraction, .int): return try scalar(value, as: .double)
    case (.fraction, .string(let text)):
      guard let value = Double(percent: text) else {
        throw TemplateError(.wrongType(property: name, expected: "a fraction such as 0.4 or 40%"))
      }
      return .double(value)
    case (.angle, .angle(let value)): return .angle(value)
    case (.angle, .double(let value)): return .angle(.degrees(value))
    case (.angle, .int(let value)): return .angle(.degrees(Double(value)))
    case (.date, .string(let text)):
      guard let date = CalendarDate(text) else {
        throw TemplateError(.wrongType(property: name, expected: "a date such as 2026-11-29"))
      }
      return .date(date)
    case (.string, .string(let value)): return .string(value)
    case (.color, .color(let value)): return .color(value)
    case (.color, .string(let text)):
      guard let color = Color(hexadecimal: text) else {
        throw TemplateError(.wrongType(property: name, expected: "a colour such as #E5004B"))
      }
      return .color(color)
    case (.paint, _): return .paint(try self.value(value, as: .color).paintValue)
    case (.image, .image(let value)): return .image(value)
    default: return nil
    }
  }

  private func geometry(_ value: PropertyValue, as type: Type) throws(TemplateError) -> Value? {
    switch (type, value) {
    case (.point, .point(let value)): return .point(value)
    case (.size, .size(let value)): return .size(value)
    case (.rect, .rect(let value)): return .rect(value)
    case (.insets, .insets(let value)): return .insets(value)
    case (.cornerRadii, .cornerRadii(let value)): return .cornerRadii(value)
    case (.point, .record(let fields)):
      let parts = try parts(fields, ["x", "y"])
      return .point(Point(parts[0], parts[1]))
    case (.size, .record(let fields)):
      let parts = try parts(fields, ["width", "height"])
      return .size(Size(parts[0], parts[1]))
    case (.rect, .record(let fields)):
      let parts = try parts(fields, ["x", "y", "width", "height"])
      return .rect(Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case (.insets, .record(let fields)):
      let parts = try parts(fields, ["top", "left", "bottom", "right"])
      return .insets(Insets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3]))
    case (.cornerRadii, .record(let fields)):
      let parts = try parts(fields, ["topLeft", "topRight", "bottomRight", "bottomLeft"])
      return .cornerRadii(
        CornerRadii(
          topLeft: parts[0],
          topRight: parts[1],
          bottomRight: parts[2],
          bottomLeft: parts[3]
        )
      )
    default: return nil
    }
  }

  /// Returns the numbers of a record by their names; omitted ones are 0.
  private func parts(
    _ fields: [String: PropertyValue],
    _ names: [String]
  ) throws(TemplateError) -> [Double] {
    try refuseOthers(in: fields, than: names)
    var result: [Double] = []
    for part in names {
      let value = try fields[part].map { value throws(TemplateError) in
        try nested(".\(part)").value(value, as: .double)
      }
      result.append(value?.doubleValue ?? 0)
    }
    return result
  }

  private func structure(
    _ index: Int,
    _ fields: [String: PropertyValue]
  ) throws(TemplateError) -> Value {
    let declaration = prepared.program.structs[index]
    try refuseOthers(in: fields, than: declaration.fields.map { $0.name })
    var values: [Value] = []
    for field in declaration.fields {
      let nested = nested(".\(field.name)")
      if let value = fields[field.name] {
        values.append(try nested.value(value, as: field.type))
      } else if let expression = field.defaultValue,
        let value = Evaluator.constant(expression, program: prepared.program)
      {
        values.append(value)
      } else {
        throw TemplateError(
          .wrongType(property: nested.name, expected: prepared.program.describe(field.type))
        )
      }
    }
    return .structure(index, values)
  }

  func refuseOthers(
    in fields: [String: PropertyValue],
    than names: [String]
  ) throws(TemplateError) {
    guard let other = fields.keys.filter({ !names.contains($0) }).min() else { return }
    throw TemplateError(.unknownName(other, kind: "field", of: name, among: names))
  }

  private func position(of name: String, in cases: [String]) throws(TemplateError) -> Int {
    if let index = cases.firstIndex(of: name) { return index }
    throw TemplateError(.unknownName(name, kind: "case", of: self.name, among: cases))
  }

  func nested(_ suffix: String) -> PropertyConversion {
    PropertyConversion(prepared: prepared, name: name + suffix, isNested: true)
  }
}

extension Double {
  /// Parses a percentage: `40%` is 0.4.
  init?(percent text: String) {
    guard text.hasSuffix("%"), let value = Double(text.dropLast()), value.isFinite else {
      return nil
    }
    self = value / 100
  }
}
