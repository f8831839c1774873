// Converts fonts, text styles, shadows and transforms from property values.

import RasterDrawing
import RasterSemantics
import RasterValues

extension PropertyConversion {
  /// Converts a value of a type with named parts; returns nil for other types.
  func look(_ value: PropertyValue, as type: Type) throws(TemplateError) -> Value? {
    switch (type, value) {
    case (.font, .font(let value)): return .font(value)
    case (.textStyle, .textStyle(let value)): return .text(.style(value))
    case (.shadow, .shadow(let value)): return .shadow(value)
    case (.transform, .transform(let value)): return .transform(value)
    case (.lineHeight, .double), (.lineHeight, .int):
      return .text(.lineHeight(.points(try self.value(value, as: .double).doubleValue)))
    case (.lineHeight, .string(let text)):
      guard let value = Double(percent: text) else {
        throw TemplateError(
          .wrongType(property: name, expected: "points, or a percentage such as 140%")
        )
      }
      return .text(.lineHeight(.fraction(value)))
    case (_, .record(let fields)): return try record(of: type, fields)
    default: return nil
    }
  }

  /// Converts a record with the function named after its type; omitted parts have its defaults.
  private func record(
    of type: Type,
    _ fields: [String: PropertyValue]
  ) throws(TemplateError) -> Value? {
    guard let (row, names) = BuiltIn.record(of: type) else { return nil }
    try refuseOthers(in: fields, than: names)
    var arguments: [Value] = []
    for (parameter, part) in zip(row.parameters, names) {
      let nested = nested(".\(part)")
      if let value = fields[part] {
        arguments.append(try nested.value(value, as: parameter.type))
      } else if let value = parameter.defaultValue {
        arguments.append(value.value(of: parameter.type))
      } else {
        let expected = prepared.program.describe(parameter.type)
        throw TemplateError(.wrongType(property: nested.name, expected: expected))
      }
    }
    guard let value = row.value(of: arguments) else { return nil }
    guard case .font(var font) = value else { return value }
    font.embeddedFonts = declaredFaces(of: [font.family] + font.fallback)
    return .font(font)
  }

  /// Returns the font files that the program declares for these families.
  private func declaredFaces(of families: [String]) -> FontCollection {
    let folded = Set(families.map { FaceMatch.folded($0) })
    var result = FontCollection()
    for face in prepared.program.fonts where folded.contains(FaceMatch.folded(face.name)) {
      result = result.adding(face.fonts)
    }
    return result
  }
}
