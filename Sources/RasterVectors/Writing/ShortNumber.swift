// Short decimal numbers.

import RasterValues

/// Numbers with few decimal places.
enum ShortNumber {
  /// Rounds to `places` decimal places, halves away from zero.
  static func rounded(_ value: Double, places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<max(0, min(places, 12)) { factor *= 10 }
    let result = (value * factor).rounded() / factor
    return result == 0 ? 0 : result
  }

  /// The value that the decimal reads back as.
  static func read(_ value: Double, places: Int) -> Double {
    let number = rounded(value, places: places)
    return number.isFinite ? number : 0
  }

  /// The decimal form, without exponent, trailing zeros or negative zero.
  static func text(_ value: Double, places: Int) -> String {
    let number = rounded(value, places: places)
    guard number.isFinite else { return "0" }
    let text = Functions.string(number)
    guard text.utf8.contains(UInt8(ascii: "e")) else { return text }
    // Write small numbers with all their decimal places.
    var factor = 1.0
    for _ in 0..<max(0, min(places, 12)) { factor *= 10 }
    let scaled = (number.magnitude * factor).rounded()
    guard scaled < 1e15 else { return Functions.string(Int(max(min(number, 1e15), -1e15))) }
    var digits = Functions.string(Int(scaled))
    while digits.utf8.count <= places { digits = "0" + digits }
    let split = digits.utf8.count - places
    var decimals = String(digits.dropFirst(split))
    while decimals.utf8.last == UInt8(ascii: "0") { decimals = String(decimals.dropLast()) }
    let sign = number < 0 ? "-" : ""
    return sign + String(digits.prefix(split)) + (decimals.isEmpty ? "" : "." + decimals)
  }
}
