// Converts property values to text for controls, and back.

import Raster
import RasterInterpreter
import RasterSemantics
import RasterSyntax

extension InterpretedComponent {
  /// The text of a value in its control, or `nil` if it has none.
  func controlText(of value: Value, as type: Type) -> String? {
    switch (type, value) {
    case (.fraction, _): DrawnValues.number(value.doubleValue * 100) + "%"
    case (_, .bool(let value)): value ? "true" : "false"
    case (_, .int(let value)): "\(value)"
    case (_, .double(let value)): Functions.string(value)
    case (_, .string(let text)): text
    case (_, .date(let date)): date.description
    case (_, .color(let color)): DrawnValues.color(RecordedColor(components: color))
    case (_, .angle(let angle)): DrawnValues.number(angle.degrees)
    case (_, .enumeration(let type, let index)): prepared.program.enums[type].cases[index]
    case (_, .builtin(let type, let index)): type.cases[index]
    case (.optional, .nothing): "nil"
    case (.optional(let type), .some(let value)): expressionText(of: value, as: type)
    default: nil
    }
  }

  /// A value as an expression of the language, as used for optionals.
  private func expressionText(of value: Value, as type: Type) -> String? {
    switch value {
    case .string(let text):
      "\""
        + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n").replacing("\t", with: "\\t").replacing("\r", with: "\\u{D}")
        + "\""
    case .enumeration, .builtin: controlText(of: value, as: type).map { "." + $0 }
    case .angle: controlText(of: value, as: type).map { $0 + "deg" }
    case .date(let date): "Date(year: \(date.year), month: \(date.month), day: \(date.day))"
    default: controlText(of: value, as: type)
    }
  }

  /// The value of a control's text, or `nil` if the text must be parsed as an expression.
  func controlValue(_ text: String, as type: Type) -> PropertyValue? {
    switch type {
    case .bool: text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .int: Int(text).map { .int($0) }
    case .double, .angle: Double(text).flatMap { $0.isFinite ? .double($0) : nil }
    case .fraction: text.hasSuffix("%") ? .string(text) : nil
    case .string: .string(text)
    case .date: CalendarDate(text).map { .string($0.description) }
    case .color: text.hasPrefix("#") ? .string(text) : nil
    case .enumeration, .builtin: .string(text)
    default: nil
    }
  }

  /// The properties that differ from those of `plain`, as text for the page's controls.
  ///
  /// `nil` if a value has no text.
  func controlTexts(besides plain: InterpretedComponent) -> [String: String]? {
    var result: [String: String] = [:]
    for (index, property) in declaration.properties.enumerated()
    where values[index] != plain.values[index] {
      guard let text = controlText(of: values[index], as: property.type) else { return nil }
      result[property.name] = text
    }
    return result
  }
}
