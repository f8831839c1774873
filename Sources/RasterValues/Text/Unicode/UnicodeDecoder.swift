// Reads the numbers of UnicodeText: digits of 91 characters from '$' on, one, two or five of them.
//
// Below 61 one digit; from 61 on two, the first of them 61 + high, the second low, of the rest in base
// 91; from 2,700 on the digit 90 and four of base 91. Line feeds between lines are skipped.

package struct UnicodeDecoder {
  private let symbols: [UInt8]
  private var place = 0

  package init(_ text: StaticString) {
    symbols = text.withUTF8Buffer { buffer in buffer.filter { $0 >= 36 } }
  }

  /// The next number; nil at the end.
  package mutating func next() -> Int? {
    guard place < symbols.count else { return nil }
    let lead = digit()
    if lead < 61 { return lead }
    if lead < 90 { return 61 &+ (lead &- 61) &* 91 &+ digit() }
    var value = 0
    for _ in 0..<4 { value = value &* 91 &+ digit() }
    return value
  }

  /// The next number as a difference: even ones up, odd ones down.
  package mutating func nextDifference() -> Int? {
    next().map { value in value & 1 == 0 ? value &>> 1 : -(value &+ 1) &>> 1 }
  }

  private mutating func digit() -> Int {
    guard place < symbols.count else { return 0 }
    place &+= 1
    return Int(symbols[place &- 1]) &- 36
  }
}
