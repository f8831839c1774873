// Numbers and colours as text.

import RasterDrawing
import RasterSyntax
import RasterValues

/// The shortest decimal that is read as the same number of single precision.
///
/// Sums and quotients of coordinates, such as 0.1 + 0.2, have digits at their end that nothing shows:
/// on 10,000 points single precision is off by less than a thousandth.
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
  /// A number with the decimals that single precision needs.
  package static func number(_ value: Double) -> JSON { .double(shortened(value)) }
}

/// The shortest decimals of numbers, with a space between each two.
func text(_ values: [Double]) -> String { values.map { text($0) }.joined(separator: " ") }

/// A part from 0 to 1, to four places.
func share(_ value: Double) -> String {
  text((min(max(value, 0), 1) * 10_000).rounded() / 10_000)
}

extension RecordedColor {
  /// `#rrggbb`, to the nearest of 255.
  var digits: String { hexadecimal([red, green, blue].map { (Int($0) * 255 + 32_767) / 65_535 }) }

  /// The alpha, from 0 to 1.
  var opacity: Double { Double(alpha) / 65_535 }
}

/// Bytes as `#` and two hexadecimal digits each.
func hexadecimal(_ bytes: [Int]) -> String {
  bytes.reduce(into: "#") { $0 += String(min(max($1, 0), 255) + 256, radix: 16).dropFirst() }
}

/// A number without an exponent, which PDF does not know, to some nine digits.
func decimal(_ value: Double) -> String {
  let size = abs(value)
  let places = size >= 1 ? 5 : size >= 0.001 ? 8 : 12
  var factor = 1.0
  for _ in 0..<places { factor *= 10 }
  let scaled = (min(max(value, -1e9), 1e9) * factor).rounded()
  guard scaled.isFinite, scaled != 0 else { return "0" }
  let (whole, part) = Int(abs(scaled)).quotientAndRemainder(dividingBy: Int(factor))
  let sign = scaled < 0 ? "-" : ""
  guard part > 0 else { return "\(sign)\(whole)" }
  var digits = String(part)
  digits = String(repeating: "0", count: places - digits.count) + digits
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}

/// Numbers with a space between each two.
func decimals(_ values: [Double]) -> String { values.map { decimal($0) }.joined(separator: " ") }
