// Parses SVG and CSS transforms.

import RasterValues

extension Transform {
  /// Parses a list of transforms; `nil` if it is invalid.
  ///
  /// The last function is applied first. In attributes, numbers have no units.
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
      var hasUnits = false
      while values.count < 6 {
        scanner.skipSpace()
        let hasComma = scanner.byte == UInt8(ascii: ",")
        // Units separate numbers only together with a comma.
        guard !(hasComma && values.isEmpty), !hasUnits || hasComma || scanner.byte == 0x29,
          let value = scanner.number()
        else { break }
        let start = scanner.index
        guard let own = Self.inUserUnits(value, &scanner) else { return nil }
        if scanner.index > start {
          guard !isAttribute else { return nil }
          hasUnits = true
        }
        values.append(own)
      }
      scanner.skipSpace()
      guard scanner.skip(UInt8(ascii: ")")), let next = Self.function(name, values) else {
        return nil
      }
      result = next.then(result)
      guard result.isFinite else { return nil }
      scanner.skipSeparator()
    }
    self = result
  }

  /// Converts a number to pixels or degrees, according to the unit that follows it.
  private static func inUserUnits(_ value: Double, _ scanner: inout ValueScanner) -> Double? {
    switch scanner.unit() {
    case "", "deg", "px": value
    case "rad": Angle.radians(value).degrees
    case "turn": value * 360
    case "grad": value * 0.9
    case "pt": value * 4 / 3
    case "pc", "em", "rem": value * 16
    case "in": value * 96
    case "mm": value * 96 / 25.4
    case "cm": value * 96 / 2.54
    default: nil
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
