// Reads the numbers in `UnicodeText`, which are written in an alphabet of 91 characters.
//
// The alphabet starts at '$', and a number has one, two or five digits.
//
// Numbers below 61 have one digit. Numbers from 61 on have two, which represent the number less 61:
// the first is 61 plus the high digit in base 91, and the second is the low digit. Numbers from
// 2,700 on have the digit 90 followed by four digits in base 91. Line feeds are skipped.

package struct UnicodeDecoder {
  private let symbols: [UInt8]
  private var place = 0

  package init(_ text: StaticString) {
    symbols = text.withUTF8Buffer { buffer in buffer.filter { $0 >= 36 } }
  }

  /// The next number, or `nil` at the end.
  package mutating func next() -> Int? {
    guard place < symbols.count else { return nil }
    let lead = digit()
    if lead < 61 { return lead }
    if lead < 90 { return 61 &+ (lead &- 61) &* 91 &+ digit() }
    var value = 0
    for _ in 0..<4 { value = value &* 91 &+ digit() }
    return value
  }

  /// The next number decoded as a signed difference: even numbers are positive, odd ones negative.
  package mutating func nextDifference() -> Int? {
    next().map { value in value & 1 == 0 ? value &>> 1 : -(value &+ 1) &>> 1 }
  }

  private mutating func digit() -> Int {
    guard place < symbols.count else { return 0 }
    place &+= 1
    return Int(symbols[place &- 1]) &- 36
  }
}
