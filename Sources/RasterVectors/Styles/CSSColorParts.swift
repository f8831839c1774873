// The arguments of CSS colour functions.

import RasterValues

/// The components of a colour function, up to its closing parenthesis.
///
/// Source: CSS Color Module Level 4, sections 4.2 and 5 to 10.
struct CSSColorParts {
  private struct Part {
    var value: Double
    var isPercent = false
  }

  private var space = ""
  private var parts: [Part] = []
  private var alpha = 1.0
  private var hasCommas = false

  /// Reads the arguments; returns whether they are complete.
  mutating func read(_ scanner: inout ValueScanner) -> Bool {
    scanner.skipSpace()
    let start = scanner
    space = scanner.word()
    if ColorNotation(rawValue: space) == nil && space != "xyz" { (scanner, space) = (start, "") }
    while parts.count < 3 {
      scanner.skipSpace()
      if !parts.isEmpty, scanner.skip(UInt8(ascii: ",")) { hasCommas = true }
      guard let part = Self.part(&scanner) else { return false }
      parts.append(part)
    }
    scanner.skipSpace()
    let mark = scanner.byte == UInt8(ascii: "/") || (hasCommas && scanner.byte == UInt8(ascii: ","))
    if mark {
      _ = scanner.next()
      guard let part = Self.part(&scanner) else { return false }
      alpha = Self.unit(part.isPercent ? part.value / 100 : part.value)
    }
    scanner.skipSpace()
    guard scanner.skip(UInt8(ascii: ")")) else { return false }
    scanner.skipSpace()
    return scanner.isAtEnd
  }

  /// A number, a percentage, an angle in degrees, or `none`, which counts as 0.
  private static func part(_ scanner: inout ValueScanner) -> Part? {
    scanner.skipSpace()
    if scanner.byte.map({ $0 | 0x20 == UInt8(ascii: "n") }) ?? false {
      return scanner.word() == "none" ? Part(value: 0) : nil
    }
    guard scanner.byte != UInt8(ascii: ","), let value = scanner.number() else { return nil }
    if scanner.skip(UInt8(ascii: "%")) { return Part(value: value, isPercent: true) }
    switch scanner.unit() {
    case "", "deg": return Part(value: value)
    case "rad": return Part(value: Angle.radians(value).degrees)
    case "grad": return Part(value: value * 0.9)
    case "turn": return Part(value: value * 360)
    default: return nil
    }
  }

  /// The colour that a function with this name describes, or `nil` for other functions.
  func color(_ name: String) -> Color? {
    guard parts.count == 3 else { return nil }
    switch name {
    case "rgb", "rgba":
      // Numbers and percentages mix only without commas.
      let count = parts.filter { $0.isPercent }.count
      guard !hasCommas || count == 0 || count == 3 else { return nil }
      let values = parts.map { Self.unit($0.isPercent ? $0.value / 100 : $0.value / 255) }
      return Color(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    case "hsl", "hsla", "hwb":
      let shares = parts.dropFirst().map { Self.unit($0.value / 100) * 100 }
      let notation: ColorNotation = name == "hwb" ? .hwb : .hsl
      return notation.color(SIMD3(hue(0), shares[0], shares[1]), alpha: alpha).color
    case "lab":
      return ColorNotation.lab.color(
        SIMD3(scaled(0, 100, upTo: 100), scaled(1, 125), scaled(2, 125)),
        alpha: alpha
      ).color
    case "lch":
      return ColorNotation.lch.color(
        SIMD3(scaled(0, 100, upTo: 100), max(0, scaled(1, 150)), hue(2)),
        alpha: alpha
      ).color
    case "oklab":
      return ColorNotation.oklab.color(
        SIMD3(scaled(0, 1, upTo: 1), scaled(1, 0.4), scaled(2, 0.4)),
        alpha: alpha
      ).color
    case "oklch":
      return ColorNotation.oklch.color(
        SIMD3(scaled(0, 1, upTo: 1), max(0, scaled(1, 0.4)), hue(2)),
        alpha: alpha
      ).color
    case "color":
      let name = space == "xyz" ? "xyz-d65" : space
      guard let notation = ColorNotation(rawValue: name), notation.ranges[0] == 0...1,
        notation != .oklab, notation != .oklch
      else { return nil }
      return notation.color(SIMD3(scaled(0, 1), scaled(1, 1), scaled(2, 1)), alpha: alpha).color
    default: return nil
    }
  }

  private func hue(_ index: Int) -> Double {
    let rest = parts[index].value.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  /// A component, where 100 % means `whole`.
  private func scaled(_ index: Int, _ whole: Double, upTo limit: Double? = nil) -> Double {
    let part = parts[index]
    let value = part.isPercent ? part.value * whole / 100 : part.value
    guard let limit else { return max(-10_000, min(value, 10_000)) }
    return max(0, min(value, limit))
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
