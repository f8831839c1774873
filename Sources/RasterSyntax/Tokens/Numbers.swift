// Determines where a number ends and its unit begins.

/// The length of the number at `start`, and whether it is an integer, without fraction and
/// exponent.
///
/// A point or an `e` without a following digit does not belong to the number: `0..<5`, `2em`.
func measureNumber(_ bytes: [UInt8], from start: Int) -> (length: Int, isInteger: Bool) {
  func isDigit(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
  }
  var position = start
  var isInteger = true
  func skipDigits() { while isDigit(position) { position += 1 } }
  skipDigits()
  if position < bytes.count, bytes[position] == UInt8(ascii: "."), isDigit(position + 1) {
    position += 1
    isInteger = false
    skipDigits()
  }
  if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    let sign = next == UInt8(ascii: "+") || next == UInt8(ascii: "-") ? 1 : 0
    if isDigit(position + 1 + sign) {
      position += 1 + sign
      isInteger = false
      skipDigits()
    }
  }
  return (position - start, isInteger)
}
