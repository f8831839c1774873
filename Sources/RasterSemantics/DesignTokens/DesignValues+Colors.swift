// Converts the colours of token files.

import RasterSyntax
import RasterValues

extension DesignValues {
  /// Converts a colour: an object with a space and components, or digits as in the older format.
  mutating func color(_ value: JSONValue) -> ExpressionSyntax? {
    if let text = value.string {
      guard let color = Color(hexadecimal: text) else {
        return fault("expected a colour, found '\(text)'", at: value.range)
      }
      notes.hexStrings.append(value.range)
      return TokenExpressions.color(color, at: value.range)
    }
    let names = ["colorSpace", "components", "alpha", "hex"]
    guard let object = object(value, names, optional: ["alpha", "hex"], of: .color) else {
      return nil
    }
    guard let name = object["colorSpace"]?.string, let space = ColorNotation(rawValue: name) else {
      return fault("unknown colour space", at: object["colorSpace"]?.range ?? value.range)
    }
    guard let components = components(of: object, in: space, at: value.range) else { return nil }
    var alpha = 1.0
    if let part = object["alpha"] {
      guard let number = followed(part)?.number, number >= 0, number <= 1 else {
        return fault("expected a number from 0 to 1", at: part.range)
      }
      alpha = number
    }
    if let hex = object["hex"] {
      guard let text = hex.string, text.count == 7, Color(hexadecimal: text) != nil else {
        return fault("expected six hexadecimal digits, as in '#E5004B'", at: hex.range)
      }
    }
    let (color, isWide) = space.color(components, alpha: alpha)
    if isWide { notes.wideColors.append(value.range) }
    return TokenExpressions.color(color, at: value.range)
  }

  private mutating func components(
    of object: JSONObject,
    in space: ColorNotation,
    at range: SourceRange
  ) -> SIMD3<Double>? {
    guard let parts = object["components"]?.array, parts.count == 3 else {
      _ = fault("expected three components", at: object["components"]?.range ?? range)
      return nil
    }
    var numbers: [Double] = []
    for (part, range) in zip(parts, space.ranges) {
      if part.string == "none" {
        numbers.append(0)
        continue
      }
      guard let number = followed(part)?.number else {
        _ = mismatch("a number or 'none'", part)
        return nil
      }
      guard range.contains(number) else {
        _ = fault("this component is outside the range of its colour space", at: part.range)
        return nil
      }
      numbers.append(number)
    }
    return SIMD3(numbers[0], numbers[1], numbers[2])
  }
}
