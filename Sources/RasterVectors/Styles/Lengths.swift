// Lengths: numbers with units, including percentages.

/// A length as specified.
struct SVGLength {
  enum Unit: Hashable { case user, em, rootEm, ex, percent }

  var value: Double
  var unit: Unit

  /// Parses a text that consists of a length; `nil` for other texts.
  init?(_ text: String) {
    var scanner = ValueScanner(text)
    scanner.skipSpace()
    guard scanner.byte != UInt8(ascii: ","), let length = SVGLength(&scanner) else { return nil }
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
    case "em": (value, unit) = (number, .em)
    case "rem": (value, unit) = (number, .rootEm)
    case "ex", "ch": (value, unit) = (number, .ex)
    default: return nil
    }
  }

  /// The length in user units, for an element's style and the length that percentages refer to.
  func resolved(in style: SVGStyle, of whole: Double) -> Double {
    switch unit {
    case .user: value
    case .em: value * style.fontSize
    case .rootEm: value * style.rootFontSize
    case .ex: value * style.fontSize / 2
    case .percent: value * whole / 100
    }
  }

  /// Whether a text contains a length in `ch`.
  static func usesCharacterWidth(_ text: String) -> Bool {
    var scanner = ValueScanner(text)
    while !scanner.isAtEnd {
      if scanner.number() != nil {
        if scanner.unit() == "ch" { return true }
      } else if scanner.name() == nil {
        _ = scanner.next()
      }
    }
    return false
  }

  /// Whether a file contains what may be a length in `em`, `ex`, `rem` or `ch`.
  static func mayUseFontUnits(_ bytes: [UInt8]) -> Bool {
    var isAfterDigit = false
    for (index, byte) in bytes.enumerated() {
      defer { isAfterDigit = byte >= 0x30 && byte <= 0x39 }
      let letter = byte | 0x20
      guard isAfterDigit, letter == 0x63 || letter == 0x65 || letter == 0x72 else { continue }
      var scanner = ValueScanner(bytes[index...].prefix(4))
      if ["em", "ex", "rem", "ch"].contains(scanner.unit()) { return true }
    }
    return false
  }

  /// A number or a percentage as a number; `nil` for lengths.
  static func number(_ text: String) -> Double? {
    var scanner = ValueScanner(trimmed(text))
    guard scanner.byte != UInt8(ascii: ","), let value = scanner.number() else { return nil }
    let isPercent = scanner.skip(UInt8(ascii: "%"))
    return scanner.isAtEnd ? (isPercent ? value / 100 : value) : nil
  }
}
