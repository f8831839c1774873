// Parses numbers for `Double.init(_:)`, which Embedded Swift leaves to the program.

import RasterWeb

/// Parses the number at the start of a text into `result`, and returns the position after it.
@c(_swift_stdlib_strtod_clocale) func readNumber(
  _ text: UnsafePointer<CChar>,
  _ result: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  var count = 0
  while text[count] != 0 { count += 1 }
  let bytes = (0..<count).map { UInt8(bitPattern: text[$0]) }
  guard let number = DecimalNumber(bytes) else { return nil }
  result.pointee = number.value
  return text + number.length
}
