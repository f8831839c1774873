// Converts lengths, durations, font families, font weights and easing curves of token files.

import RasterSyntax
import RasterValues

extension DesignValues {
  mutating func length(_ value: JSONValue) -> ExpressionSyntax? {
    guard let (number, unit) = measure(value, ["px", "rem"], of: .dimension) else { return nil }
    guard unit == "rem" else { return TokenExpressions.number(number, at: value.range) }
    return TokenExpressions.binary(
      TokenExpressions.number(number * 16, at: value.range),
      .multiply,
      textScale(at: value.range),
      at: value.range
    )
  }

  /// Converts a length of a font.
  ///
  /// It grows with the environment's `textScale` in any unit, and only once.
  mutating func fontLength(_ part: JSONValue) -> ExpressionSyntax? {
    guard let value = followed(part) else { return nil }
    if let alias = alias(value, as: .dimension) {
      guard let length = alias else { return nil }
      guard table.isInRem(value) else { return length }
      let range = value.range
      return TokenExpressions.binary(length, .divide, textScale(at: range), at: range)
    }
    guard let (number, unit) = measure(value, ["px", "rem"], of: .dimension) else { return nil }
    return TokenExpressions.number(unit == "rem" ? number * 16 : number, at: value.range)
  }

  func textScale(at range: SourceRange) -> ExpressionSyntax {
    ExpressionSyntax(.name("environment"), range: range).members(["textScale"])
  }

  mutating func duration(_ value: JSONValue) -> ExpressionSyntax? {
    guard let (number, unit) = measure(value, ["ms", "s"], of: .duration) else { return nil }
    return ExpressionSyntax(.measure(number, unit: unit), range: value.range)
  }

  /// Reads a number with a unit: an object, or a string as in the older format.
  private mutating func measure(
    _ value: JSONValue,
    _ units: [String],
    of type: DesignType
  ) -> (Double, String)? {
    let either = "'\(units[0])' or '\(units[1])'"
    if let text = value.string {
      for unit in units.reversed() where text.hasSuffix(unit) {
        guard let number = Double(text.dropLast(unit.count)), number.isFinite else { continue }
        notes.unitStrings.append(value.range)
        return (number, unit)
      }
      _ = fault("expected a number and \(either), found '\(text)'", at: value.range)
      return nil
    }
    guard let object = object(value, ["value", "unit"], of: type) else { return nil }
    guard let part = object["value"].flatMap({ followed($0) }), let number = part.number else {
      _ = mismatch("a number", object["value"] ?? value)
      return nil
    }
    let relative: Set = ["em", "ex", "ch", "%", "vw", "vh", "vmin", "vmax"]
    if type == .dimension, let unit = object["unit"]?.string, relative.contains(unit) {
      unsupported("a length in '\(unit)'", at: value.range)
      return nil
    }
    guard let unit = object["unit"]?.string, units.contains(unit) else {
      _ = fault("expected the unit \(either)", at: object["unit"]?.range ?? value.range)
      return nil
    }
    return (number, unit)
  }

  mutating func family(_ value: JSONValue) -> ExpressionSyntax? {
    if let name = value.string { return TokenExpressions.string(name, at: value.range) }
    guard let names = value.array, let first = names.first else {
      return mismatch("a font family or an array of font families", value)
    }
    for name in names where name.string == nil { return mismatch("a font family", name) }
    return single(first, as: .fontFamily)
  }

  mutating func weight(_ value: JSONValue) -> ExpressionSyntax? {
    let names: [(Double, [String])] = [
      (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
      (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]),
      (700, ["bold"]), (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]),
      (950, ["extra-black", "ultra-black"]),
    ]
    let number: Double
    if let name = value.string {
      guard let known = names.first(where: { $0.1.contains(name) }) else {
        return fault("no font weight named '\(name)'", at: value.range)
      }
      number = known.0
    } else if let given = value.number {
      guard given >= 1, given <= 1000 else {
        return fault("expected a font weight from 1 to 1000", at: value.range)
      }
      number = given
    } else {
      return mismatch("a font weight", value)
    }
    let index = min(8, max(0, Int((number / 100).rounded()) - 1))
    if Double(index + 1) * 100 != number { notes.weights.append(value.range) }
    let type = ExpressionSyntax(.name("FontWeight"), range: value.range)
    return type.members([BuiltinEnum.fontWeight.cases[index]])
  }

  mutating func curve(_ value: JSONValue) -> ExpressionSyntax? {
    guard let parts = value.array, parts.count == 4 else { return mismatch("four numbers", value) }
    var numbers: [Double] = []
    for (index, part) in parts.enumerated() {
      guard let followed = followed(part), let number = followed.number else {
        return mismatch("a number", part)
      }
      if index.isMultiple(of: 2), number < 0 || number > 1 {
        return fault("expected a number from 0 to 1", at: part.range)
      }
      numbers.append(number)
    }
    let type = ExpressionSyntax(.name("Easing"), range: value.range).members(["cubicBezier"])
    return TokenExpressions.call(
      type,
      numbers.map { (nil, TokenExpressions.number($0, at: value.range)) }
    )
  }
}
