// Formatted numbers: exact rounding, decimals, signs and groups.

import Foundation
import Raster
import TestSupport
import Testing

@Suite struct NumberFormatTests {
  private func text(_ value: Double, _ decimals: Range<Int> = 0..<3) -> String {
    Functions.format(value, decimals: decimals)
  }

  @Test func `the minimum number of decimals is written`() {
    #expect(text(1) == "1" && text(1.5) == "1.5" && text(1.25) == "1.25")
    #expect(text(1.256) == "1.26" && text(0.001) == "0" && text(-0.001) == "0")
    #expect(text(1, 1..<3) == "1.0" && text(12.30, 1..<4) == "12.3")
    #expect(text(2.5, 0..<1) == "3" && text(-2.5, 0..<1) == "-3" && text(0.5, 0..<1) == "1")
  }

  @Test func `rounding uses the exact value`() {
    // 1.005 is below the tie, 0.125 is a tie.
    #expect(Functions.format(1.005, decimals: 2) == "1.00")
    #expect(Functions.format(0.125, decimals: 2) == "0.13")
    #expect(Functions.format(-0.125, decimals: 2) == "-0.13")
    #expect(Functions.format(0.1, decimals: 20) == "0.10000000000000000555")
    #expect(Functions.format(9.999, decimals: 2) == "10.00")
    #expect(Functions.format(1e22, decimals: 0) == "10000000000000000000000")
    #expect(Functions.format(.leastNonzeroMagnitude, decimals: 20) == "0.00000000000000000000")
    #expect(Functions.format(.greatestFiniteMagnitude, decimals: 0).count == 309)
  }

  @Test func `decimals out of range are clamped`() {
    #expect(Functions.format(1, decimals: -3) == "1")
    #expect(Functions.format(0.5, decimals: .max) == "0.50000000000000000000")
    #expect(text(0.5, 3..<3) == "0.500" && text(0.5, Int.min..<Int.max) == "0.5")
  }

  @Test func `the whole part has groups of three digits`() {
    func grouped(_ value: Double) -> String {
      Functions.format(value, decimals: 0..<3, grouping: true)
    }
    #expect(
      grouped(999) == "999" && grouped(1000) == "1,000" && grouped(-1_234_567.25) == "-1,234,567.25"
    )
    #expect(grouped(0.1234) == "0.12" && grouped(123456) == "123,456")
  }

  @Test func `signs are written as requested`() {
    func signed(_ value: Double, _ sign: SignDisplay) -> String {
      Functions.format(value, decimals: 0, sign: sign)
    }
    #expect([2, 0, -2].map { signed($0, .automatic) } == ["2", "0", "-2"])
    #expect([2, 0, -2].map { signed($0, .always) } == ["+2", "+0", "-2"])
    #expect([2, 0, -2].map { signed($0, .exceptZero) } == ["+2", "0", "-2"])
    #expect([2, 0, -2].map { signed($0, .never) } == ["2", "0", "2"])
    #expect(signed(-0.2, .exceptZero) == "0")
    #expect(signed(.infinity, .always) == "+∞" && signed(-.infinity, .automatic) == "-∞")
    #expect(signed(.nan, .always) == "NaN")
  }

  @Test func `fractions are written in percent`() {
    #expect(Functions.formatPercent(0.4, decimals: 0..<3) == "40%")
    #expect(Functions.formatPercent(-0.125, decimals: 0) == "-13%")
    #expect(Functions.formatPercent(12.5, decimals: 1, grouping: true) == "1,250.0%")
    #expect(Functions.formatPercent(.infinity, decimals: 0) == "∞%")
    #expect(
      Functions.formatPercent(.leastNonzeroMagnitude, decimals: 20) == "0.00000000000000000000%"
    )
  }

  @Test func `two decimals are written by default`() {
    #expect(Functions.format(1.256) == "1.26" && Functions.formatPercent(0.381966) == "38.2%")
  }

  @Test func `thousands of numbers equal the C library's output`() {
    var random = SeededGenerator(seed: 29)
    for _ in 0..<4_000 {
      let bits = Double(bitPattern: random.next())
      let near = Double(Int64.random(in: -1_000_000_000...1_000_000_000, using: &random)) / 999
      for value in [bits, near] where value.isFinite {
        let decimals = Int.random(in: 0...12, using: &random)
        let expected = String(format: "%.\(decimals)f", value)
        // The C library rounds ties to even digits.
        let rest = String(format: "%.\(decimals + 1)f", value).suffix(1)
        if rest == "5", Double(String(format: "%.\(decimals + 1)f", value)) == value { continue }
        let isZero = expected.allSatisfy { "-0.".contains($0) }
        let bare = isZero && expected.hasPrefix("-") ? String(expected.dropFirst()) : expected
        #expect(Functions.format(value, decimals: decimals) == bare)
      }
    }
  }
}
