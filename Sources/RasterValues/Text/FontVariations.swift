// The axis values that a font requests, such as "GRAD=50".

/// The positions on axes that a font requests in addition to its weight, width and slant.
package struct FontVariations {
  /// The axes with their values in their own units, in order of the request.
  package private(set) var values: [(tag: FontTag, value: Double)] = []
  /// Whether the optical size follows the size of the text.
  package private(set) var isOpticalSizeAutomatic = true

  /// Reads entries such as `"GRAD=50"`, and `"-opsz"`; others are ignored.
  package init(_ entries: [String]) {
    for entry in entries {
      let parts = entry.utf8.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
      if entry == "-opsz" {
        isOpticalSizeAutomatic = false
        values.removeAll { $0.tag == "opsz" }
      } else if parts.count == 2, parts[0].count == 4,
        let tag = FontTag(validating: String(Substring(parts[0]))),
        let value = Self.number(parts[1])
      {
        values.append((tag, value))
      }
    }
  }

  /// Returns the value of a decimal number such as `-12.5`.
  private static func number(_ text: Substring.UTF8View) -> Double? {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    var (value, unit, hasPoint, isEmpty) = (0.0, 1.0, false, true)
    for digit in digits {
      if digit == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      isEmpty = false
      // Axes have 16 fractional bits, so further digits do not matter.
      guard !hasPoint || unit < 1e9 else { continue }
      value = value * 10 + Double(digit - UInt8(ascii: "0"))
      if hasPoint { unit *= 10 }
    }
    guard !isEmpty, value.isFinite else { return nil }
    return digits.count < text.count ? -value / unit : value / unit
  }
}
