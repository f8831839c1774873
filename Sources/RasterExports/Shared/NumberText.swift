// Formats numbers and colours as text.

import RasterDrawing
import RasterSyntax
import RasterValues

/// Returns the shortest decimal number that is equal in single precision.
///
/// Sums and quotients of coordinates, such as 0.1 + 0.2, have insignificant trailing digits. On
/// 10,000 points, the error of single precision is less than a thousandth.
func text(_ value: Double) -> String { Functions.string(shortened(value)) }

private func shortened(_ value: Double) -> Double {
  var factor = 1.0
  for _ in 0..<12 {
    let short = (value * factor).rounded() / factor
    if Float(short) == Float(value) { return short }
    factor *= 10
  }
  return value
}

extension JSON {
  /// Returns a number with the decimals that single precision requires.
  package static func number(_ value: Double) -> JSON { .double(shortened(value)) }
}

/// Returns the shortest decimals of numbers, separated by spaces.
func text(_ values: [Double]) -> String { values.map { text($0) }.joined(separator: " ") }

/// Returns a fraction from 0 to 1 with four decimals.
func fraction(_ value: Double) -> String {
  text((min(max(value, 0), 1) * 10_000).rounded() / 10_000)
}

extension RecordedColor {
  /// The colour as `#rrggbb`, rounded to bytes.
  var digits: String { hexadecimal([red, green, blue].map { (Int($0) * 255 + 32_767) / 65_535 }) }

  /// The alpha, from 0 to 1.
  var opacity: Double { Double(alpha) / 65_535 }
}

/// Returns bytes as `#` followed by two hexadecimal digits each.
func hexadecimal(_ bytes: [Int]) -> String {
  bytes.reduce(into: "#") { $0 += String(min(max($1, 0), 255) + 256, radix: 16).dropFirst() }
}

/// Returns a number without exponent, as PDF requires, to about nine digits.
func decimal(_ value: Double) -> String {
  let size = abs(value)
  let places = size >= 1 ? 5 : size >= 0.001 ? 8 : 12
  var factor = 1.0
  for _ in 0..<places { factor *= 10 }
  let scaled = (min(max(value, -1e9), 1e9) * factor).rounded()
  guard scaled.isFinite, scaled != 0 else { return "0" }
  let (integer, part) = Int(abs(scaled)).quotientAndRemainder(dividingBy: Int(factor))
  let sign = scaled < 0 ? "-" : ""
  guard part > 0 else { return "\(sign)\(integer)" }
  var digits = String(part)
  digits = String(repeating: "0", count: places - digits.count) + digits
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(integer).\(digits)"
}

/// Returns numbers separated by spaces.
func decimals(_ values: [Double]) -> String { values.map { decimal($0) }.joined(separator: " ") }
