// Easing curves: their ends, their shapes, and the overshoot of springs.
import Raster
import Testing

@Suite struct CurveTests {
  private static let curves: [Easing] = [
    .linear, .easeIn, .easeOut, .easeInOut, .cubicBezier(0.2, 0, 0, 1), .cubicBezier(1, 0, 0, 1),
    .spring(bounce: 0), .spring(bounce: 0.2), .spring(bounce: 0.6), .spring(bounce: .nan),
  ]

  @Test(arguments: curves)
  func `a curve starts at 0, ends at 1, and stays there outside its range`(_ curve: Easing) {
    for time: Double in [-Double.infinity, -1, 0, .nan] { #expect(curve.value(at: time) == 0) }
    for time: Double in [1, 2, .infinity] { #expect(curve.value(at: time) == 1) }
    var last = 0.0
    for step in 1..<1_000 {
      let value = curve.value(at: Double(step) / 1_000)
      #expect(abs(value - last) < 0.1)
      last = value
    }
    #expect(abs(last - 1) < 0.005)
  }

  @Test func `cubic curves equal those of CSS`() {
    // x = 3(1−s)²s·x1 + 3(1−s)s²·x2 + s³, with s = ½ for these times.
    #expect(abs(Easing.easeIn.value(at: 0.375 * 0.42 + 0.5) - 0.5) < 1e-15)
    #expect(abs(Easing.easeInOut.value(at: 0.5) - 0.5) < 1e-15)
    #expect(abs(Easing.cubicBezier(0.2, 0, 0, 1).value(at: 0.375 * 0.2 + 0.125) - 0.5) < 1e-15)
    #expect(abs(Easing.cubicBezier(0.3, -2, 0.7, 3).value(at: 0.5) - 0.5) < 1e-15)
    for step in 0...100 {
      let time = Double(step) / 100
      let opposite = 1 - Easing.easeOut.value(at: 1 - time)
      #expect(abs(Easing.easeIn.value(at: time) - opposite) < 1e-14)
      #expect(abs(Easing.cubicBezier(0.5, 0.5, 0.5, 0.5).value(at: time) - time) < 1e-14)
    }
  }

  @Test func `invalid numbers are replaced`() {
    #expect(
      Easing.cubicBezier(-1, 0, 2, 1).value(at: 0.3)
        == Easing.cubicBezier(0, 0, 1, 1).value(at: 0.3)
    )
    #expect(
      Easing.cubicBezier(.nan, .infinity, 1, 1).value(at: 0.3)
        == Easing.cubicBezier(0, 0, 1, 1).value(at: 0.3)
    )
    #expect(Easing.spring(bounce: 7).value(at: 0.3) == Easing.spring(bounce: 0.6).value(at: 0.3))
    #expect(Easing.spring(bounce: -1).value(at: 0.3) == Easing.spring().value(at: 0.3))
  }

  @Test func `a spring overshoots its end according to its bounce`() {
    func most(_ bounce: Fraction) -> Double {
      (0...1_000).map { Easing.spring(bounce: bounce).value(at: Double($0) / 1_000) }.max() ?? 0
    }
    #expect(most(0) == 1)
    #expect(abs(most(0.2) - 1.0152) < 0.001)
    #expect(abs(most(0.4) - 1.0948) < 0.001)
    #expect(most(0.6) == 1.25)
  }
}
