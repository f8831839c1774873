// Parses numbers for `Double.init(_:)`, which needs this function in Embedded Swift.

/// Returns the end of the number at the start of a text; `result` is the number.
@c(_swift_stdlib_strtod_clocale) func readNumber(
  _ text: UnsafePointer<CChar>,
  _ result: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  var end: UnsafeMutablePointer<CChar>?
  result.pointee = strtod(text, &end)
  return end.map { UnsafePointer($0) }
}
