// Decimal numbers are parsed like in the C library.

import RasterWeb
import TestSupport
import Testing

@Suite struct DecimalNumberTests {
  private func expectEqual(_ text: String) {
    let read = DecimalNumber(text.utf8)?.value
    #expect(read?.bitPattern == Double(text)?.bitPattern, "\(text)")
  }

  @Test func `ties, and the smallest and largest numbers, are rounded to even`() {
    for text in [
      "0", "-0", "1", "0.1", "5e-1", "9007199254740993", "9007199254740992.5", "123456789012345678",
      "9007199254740993.00000000000000000000000000000000000000000000000000000000000000000000001",
      "1.7976931348623157e308", "1.7976931348623158e308", "2.2250738585072014e-308",
      "2.2250738585072011e-308", "4.9406564584124654e-324", "2.4703282292062328e-324",
      "1e22", "1e23", "1e-22", "1e-23", "8.98846567431158e307", "0.000001e310", "12.5e-0",
    ] {
      expectEqual(text)
    }
    #expect(DecimalNumber("1.7976931348623159e308".utf8)?.value == .infinity)
    #expect(DecimalNumber("1e999999999999999999999".utf8)?.value == .infinity)
    #expect(DecimalNumber("2.4703282292062327e-324".utf8)?.value == 0)
    #expect(DecimalNumber(("2." + String(repeating: "0", count: 900) + "1").utf8)?.value == 2)
  }

  @Test func `random numbers are parsed to the nearest value`() {
    var random = SeededGenerator(seed: 20_261_126)
    for _ in 0..<4_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      expectEqual("\(value)")
      // Unusual combinations of digits and an exponent.
      let digits = UInt64.random(in: 0...UInt64.max, using: &random)
      expectEqual("\(digits)e\(Int.random(in: -320...290, using: &random))")
    }
  }

  @Test func `a number ends at the first other character`() {
    #expect(DecimalNumber("12px".utf8)?.length == 2)
    #expect(DecimalNumber("-1.5e2deg".utf8)?.length == 6)
    #expect(DecimalNumber("2em".utf8)?.length == 1)
    #expect(DecimalNumber("2e+".utf8)?.length == 1)
    #expect(DecimalNumber("".utf8) == nil)
    #expect(DecimalNumber("-.".utf8) == nil)
  }
}
