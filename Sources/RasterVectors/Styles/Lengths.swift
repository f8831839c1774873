// Lengths: numbers with units, including percentages.

/// A length as specified.
struct SVGLength {
  enum Unit: Hashable { case user, em, ex, percent }

  var value: Double
  var unit: Unit

  /// Parses a text that consists of a length; `nil` for other texts.
  init?(_ text: String) {
    var scanner = ValueScanner(text)
    guard let length = SVGLength(&scanner) else { return nil }
    scanner.skipSpace()
    guard scanner.isAtEnd else { return nil }
    self = length
  }

  /// Parses the next length.
  init?(_ scanner: inout ValueScanner) {
    guard let number = scanner.number() else { return nil }
    if scanner.skip(UInt8(ascii: "%")) {
      (value, unit) = (number, .percent)
      return
    }
    unit = .user
    switch scanner.unit() {
    case "", "px": value = number
    case "pt": value = number * 4 / 3
    case "pc": value = number * 16
    case "mm": value = number * 96 / 25.4
    case "cm": value = number * 96 / 2.54
    case "q": value = number * 96 / 101.6
    case "in": value = number * 96
    case "em", "rem": (value, unit) = (number, .em)
    case "ex", "ch": (value, unit) = (number, .ex)
    default: return nil
    }
  }

  /// The length in user units, for a font size and the length that percentages refer to.
  func resolved(fontSize: Double, of whole: Double) -> Double {
    switch unit {
    case .user: value
    case .em: value * fontSize
    case .ex: value * fontSize / 2
    case .percent: value * whole / 100
    }
  }
}
