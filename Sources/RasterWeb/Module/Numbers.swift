// Reads numbers for `Double.init(_:)`, which asks the program for it in Embedded Swift.

import RasterWeb

/// Where the number that a text begins with ends; `result` is the number.
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
