// Parses SVG and CSS transforms.

import RasterValues

/// The unit of an argument: a zero without a unit takes the place of any.
private enum TransformUnit: Hashable { case none, length, angle, any }

extension Transform {
  /// Parses a list of transforms; `nil` if it is invalid.
  ///
  /// The last function is applied first. In attributes, numbers have no units, and need no commas; in
  /// styles, lengths and angles have units.
  init?(svg text: String, isAttribute: Bool = true) {
    var scanner = ValueScanner(text)
    var result = Transform.identity
    scanner.skipSpace()
    if lowercased(trimmed(text)) == "none" {
      self = .identity
      return
    }
    while !scanner.isAtEnd {
      let name = scanner.word()
      if isAttribute { scanner.skipSpace() }
      guard scanner.skip(UInt8(ascii: "(")) else { return nil }
      var values: [Double] = []
      var units: [TransformUnit] = []
      while values.count < 6 {
        scanner.skipSpace()
        let hasComma = scanner.byte == UInt8(ascii: ",")
        // Outside of attributes, commas separate the numbers.
        guard !(hasComma && values.isEmpty),
          isAttribute || values.isEmpty || hasComma || scanner.byte == 0x29,
          let value = scanner.number()
        else { break }
        guard let (own, unit) = Self.inUserUnits(value, &scanner) else { return nil }
        guard unit == .none || !isAttribute else { return nil }
        values.append(own)
        units.append(value == 0 && unit == .none ? .any : unit)
      }
      scanner.skipSpace()
      guard scanner.skip(UInt8(ascii: ")")), isAttribute || Self.accepts(name, units),
        let next = Self.function(name, values)
      else { return nil }
      result = next.then(result)
      guard result.isFinite else { return nil }
      if isAttribute { scanner.skipSeparator() } else { scanner.skipSpace() }
    }
    self = result
  }

  /// Converts a number to pixels or degrees, according to the unit that follows it.
  private static func inUserUnits(
    _ value: Double,
    _ scanner: inout ValueScanner
  ) -> (Double, TransformUnit)? {
    switch scanner.unit() {
    case "": (value, .none)
    case "deg": (value, .angle)
    case "rad": (Angle.radians(value).degrees, .angle)
    case "turn": (value * 360, .angle)
    case "grad": (value * 0.9, .angle)
    case "px": (value, .length)
    case "pt": (value * 4 / 3, .length)
    case "pc", "em", "rem": (value * 16, .length)
    case "in": (value * 96, .length)
    case "mm": (value * 96 / 25.4, .length)
    case "cm": (value * 96 / 2.54, .length)
    default: nil
    }
  }

  /// Whether a function of CSS takes arguments with these units.
  private static func accepts(_ name: String, _ units: [TransformUnit]) -> Bool {
    func all(_ wanted: TransformUnit) -> Bool {
      units.allSatisfy { $0 == wanted || $0 == .any }
    }
    switch name {
    case "translate", "translatex", "translatey": return all(.length)
    case "rotate": return units.count == 1 && all(.angle)
    case "skew", "skewx", "skewy": return all(.angle)
    default: return all(.none)
    }
  }

  private static func function(_ name: String, _ values: [Double]) -> Transform? {
    switch (name, values.count) {
    case ("matrix", 6):
      return Transform(
        a: values[0],
        b: values[1],
        c: values[2],
        d: values[3],
        tx: values[4],
        ty: values[5]
      )
    case ("translate", 1), ("translatex", 1): return .translation(x: values[0])
    case ("translate", 2): return .translation(x: values[0], y: values[1])
    case ("translatey", 1): return .translation(y: values[0])
    case ("scale", 1): return .scaling(values[0])
    case ("scale", 2): return .scaling(x: values[0], y: values[1])
    case ("scalex", 1): return .scaling(x: values[0], y: 1)
    case ("scaley", 1): return .scaling(x: 1, y: values[0])
    case ("rotate", 1): return .rotation(.degrees(values[0]))
    case ("rotate", 3): return .rotation(.degrees(values[0]), about: Point(values[1], values[2]))
    case ("skewx", 1): return .skew(x: .degrees(values[0]))
    case ("skewy", 1): return .skew(y: .degrees(values[0]))
    case ("skew", 1): return .skew(x: .degrees(values[0]))
    case ("skew", 2): return .skew(x: .degrees(values[0]), y: .degrees(values[1]))
    default: return nil
    }
  }
}
