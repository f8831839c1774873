// Reads numbers for `Double.init(_:)`, which asks the program for it in Embedded Swift.

/// Where the number that a text begins with ends; `result` is the number.
@c(_swift_stdlib_strtod_clocale) func readNumber(
  _ text: UnsafePointer<CChar>,
  _ result: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  var end: UnsafeMutablePointer<CChar>?
  result.pointee = strtod(text, &end)
  return end.map { UnsafePointer($0) }
}
