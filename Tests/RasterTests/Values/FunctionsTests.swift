// The language's functions are exact where possible, and total.
import Raster
import Testing

@Suite struct FunctionsTests {
  @Test func `multiples of a quarter turn are exact`() {
    for turn in -40...40 {
      let angle = Angle(degrees: Double(turn) * 90)
      #expect(Functions.sin(angle) == [0, 1, 0, -1][Functions.mod(turn, 4)])
      #expect(Functions.cos(angle) == [1, 0, -1, 0][Functions.mod(turn, 4)])
    }
    #expect(Functions.sin(.degrees(180)).sign == .plus)
    #expect(Functions.sin(.degrees(-180)).sign == .plus)
  }

  @Test func `thirty and forty-five degrees are exact where representable`() {
    #expect(Functions.sin(.degrees(30)) == 0.5)
    #expect(Functions.sin(.degrees(-150)) == -0.5)
    #expect(Functions.cos(.degrees(60)) == 0.5)
    #expect(Functions.cos(.degrees(600)) == -0.5)
    #expect(Functions.tan(.degrees(45)) == 1)
    #expect(Functions.tan(.degrees(90)) == .infinity)
  }

  @Test func `sines and cosines are close to known values`() {
    // Values to 17 digits from tables of 50.
    #expect(isClose(Functions.sin(.degrees(1)), 0.017452406437283512, ulps: 2))
    #expect(isClose(Functions.sin(.degrees(10)), 0.17364817766693035, ulps: 2))
    #expect(isClose(Functions.cos(.degrees(10)), 0.98480775301220806, ulps: 2))
    #expect(isClose(Functions.sin(.degrees(72)), 0.95105651629515357, ulps: 2))
    #expect(isClose(Functions.cos(.degrees(72)), 0.30901699437494742, ulps: 2))
    #expect(isClose(Functions.sin(.radians(1)), 0.84147098480789651, ulps: 3))
  }

  @Test func `the squares of sine and cosine add up to one`() {
    for step in 0..<3600 {
      let angle = Angle(degrees: Double(step) * 0.7 - 1000)
      let (sine, cosine) = (Functions.sin(angle), Functions.cos(angle))
      #expect(abs(sine * sine + cosine * cosine - 1) < 5e-16)
    }
  }

  @Test func `the direction of a polar point is its angle`() {
    for step in -179...180 {
      let point = Point.polar(center: .zero, radius: 3, angle: .degrees(Double(step)))
      let angle = Point.zero.angle(to: point)
      #expect(abs(angle.degrees - Double(step)) < 1e-13)
    }
    #expect(Functions.atan2(1, 1).degrees == 45)
    #expect(Functions.atan2(0, -1).degrees == 180)
    #expect(Functions.atan2(-2, 0).degrees == -90)
    #expect(Functions.atan2(0, 0).degrees == 0)
    #expect(Functions.atan2(.infinity, -.infinity).degrees == 135)
  }

  @Test func `powers equal their known values`() {
    #expect(Functions.pow(2, 10) == 1024)
    #expect(Functions.pow(2, -2) == 0.25)
    #expect(Functions.pow(0, 0) == 1)
    #expect(Functions.pow(0, 2.5) == 0)
    #expect(Functions.pow(-8, 3) == -512)
    #expect(Functions.pow(-8, 0.5).isNaN)
    #expect(isClose(Functions.pow(2, 0.5), 1.4142135623730951, ulps: 4))
    #expect(isClose(Functions.pow(0.5, 2.4), 0.18946457081379975, ulps: 4))
    #expect(isClose(Functions.pow(10, 100.5), 3.1622776601683794e100, ulps: 512))
    #expect(Functions.pow(10, 1e9) == .infinity)
    #expect(Functions.pow(10, -1e9) == 0)
  }

  @Test func `powers of ten have integer logarithms`() {
    for exponent in -22...22 {
      #expect(Functions.log10(Double("1e\(exponent)") ?? 0) == Double(exponent))
    }
    #expect(isClose(Functions.log10(2), 0.3010299956639812, ulps: 4))
    #expect(isClose(Functions.log10(1e300), 300, ulps: 4))
    #expect(Functions.log10(0) == -.infinity)
    #expect(Functions.log10(-1).isNaN)
  }

  @Test func `exponentials and logarithms are inverse`() {
    #expect(Functions.exp(0) == 1)
    #expect(isClose(Functions.exp(1), 2.718281828459045, ulps: 4))
    #expect(isClose(Functions.log(10), 2.302585092994046, ulps: 4))
    #expect(Functions.exp(1000) == .infinity)
    #expect(Functions.exp(-1000) == 0)
    #expect(Functions.log(0) == -.infinity)
    #expect(Functions.log(-1).isNaN)
  }

  @Test func `a hypotenuse neither underflows nor overflows`() {
    #expect(Functions.hypot(3, -4) == 5)
    #expect(Functions.hypot(0, 0) == 0)
    #expect(isClose(Functions.hypot(3e300, 4e300), 5e300, ulps: 2))
    #expect(isClose(Functions.hypot(3e-200, 4e-200), 5e-200, ulps: 2))
    #expect(Functions.hypot(.infinity, .nan) == .infinity)
    #expect(Functions.hypot(.nan, .infinity) == .infinity)
    #expect(Functions.hypot(.nan, 1).isNaN)
  }

  @Test func `a sign is 1, 0 or -1`() {
    #expect([2.5, .infinity, .leastNonzeroMagnitude].map { Functions.sign($0) } == [1, 1, 1])
    #expect([-2.5, -.infinity].map { Functions.sign($0) } == [-1, -1])
    #expect(Functions.sign(-.leastNonzeroMagnitude) == -1)
    #expect([0.0, -0.0].map { Functions.sign($0).bitPattern } == [0, 0])
    #expect(Functions.sign(.nan).isNaN)
    #expect([Int.min, -7, 0, 7, .max].map { Functions.sign($0) } == [-1, -1, 0, 1, 1])
  }

  @Test func `integers never trap`() {
    #expect(Functions.div(7, 0) == 0)
    #expect(Functions.div(.min, -1) == .min)
    #expect(Functions.mod(7, 0) == 0)
    #expect(Functions.mod(-7, 3) == 2)
    #expect(Functions.mod(7, -3) == -2)
    #expect(Functions.mod(.min, -1) == 0)
    #expect(Functions.abs(Int.min) == .min)
  }

  @Test func `the quotient and the remainder give the value`() {
    for value in -9...9 {
      for divisor in -4...4 where divisor != 0 {
        let (quotient, rest) = (Functions.div(value, divisor), Functions.mod(value, divisor))
        #expect(quotient * divisor + rest == value)
      }
    }
    #expect(Functions.div(-7, 2) == -4)
  }

  @Test(arguments: [
    (0.4, "40%"), (0.07, "7%"), (1, "100%"), (0, "0%"), (-0.0, "0%"), (0.381966, "38.1966%"),
    (1.0 / 3, "33.33333333333333%"), (-0.125, "-12.5%"), (12, "1200%"), (1e-7, "0.00001%"),
    (2.5e20, "25000000000000000000000%"), (0.001, "0.1%"), (.infinity, "inf%"), (.nan, "nan%"),
  ])
  func `a fraction is written in percent`(value: Double, text: String) {
    #expect(Functions.percent(value) == text)
  }

  @Test func `conversion to integers saturates`() {
    #expect(Functions.int(2.9) == 2)
    #expect(Functions.int(-2.9) == -2)
    #expect(Functions.int(.nan) == 0)
    #expect(Functions.int(1e300) == .max)
    #expect(Functions.int(-.infinity) == .min)
    #expect(Functions.int(9.223372036854775807e18) == .max)
  }

  @Test func `remainders have the sign of the divisor`() {
    #expect(Functions.mod(-0.5, 2) == 1.5)
    #expect(Functions.mod(5.5, -2) == -0.5)
    #expect(Functions.mod(1.0, 0).isNaN)
  }

  @Test func `NaN propagates through minimum and maximum`() {
    #expect(Functions.min(1, .nan).isNaN)
    #expect(Functions.max(.nan, 1).isNaN)
    #expect(Functions.min(2.0, 1.0) == 1)
    #expect(Functions.clamp(5.0, min: 0, max: 3) == 3)
    #expect(Functions.clamp(5, min: 7, max: 3) == 7)
  }

  @Test func `an interpolation is exact at both ends`() {
    #expect(Functions.lerp(0.1, 0.7, 0) == 0.1)
    #expect(Functions.lerp(0.1, 0.7, 1) == 0.7)
  }

  @Test func `numbers print in their shortest form`() {
    #expect(Functions.string(3.0) == "3")
    #expect(Functions.string(0.1) == "0.1")
    #expect(Functions.string(-0.0) == "0")
    #expect(Functions.string(1e100) == "1e+100")
    #expect(Functions.string(-42) == "-42")
  }

  @Test func `strings are equal by their bytes`() {
    #expect("e\u{301}" == "\u{E9}")
    #expect(!Functions.equal("e\u{301}", "\u{E9}"))
    #expect(Functions.equal("é", "é"))
  }

  @Test func `an index outside a list gives nil`() {
    #expect(Functions.element([1, 2], at: 1) == 2)
    #expect(Functions.element([1, 2], at: 2) == nil)
    #expect(Functions.element([1, 2], at: -1) == nil)
    #expect(Functions.element([1, 2], at: .min) == nil)
  }

  private func isClose(_ value: Double, _ expected: Double, ulps: Double) -> Bool {
    abs(value - expected) <= expected.ulp * ulps
  }
}

@Suite struct FiniteDomainTests {
  @Test func `a value snaps to the nearest decimal number`() {
    for percent in 0...100 {
      let written = Double(percent) / 100
      #expect(Functions.clamp(written + 0.004, in: 0...1, step: 0.01) == written)
    }
  }

  @Test func `a clamped value is in the domain, and stays the same when clamped again`() {
    let range = -0.3...0.9
    let values = Functions.values(in: range, step: 0.1)
    #expect(values.count == 13)
    for index in 0...400 {
      let value = Functions.clamp(Double(index) / 100 - 2, in: range, step: 0.1)
      #expect(values.contains(value))
      #expect(Functions.clamp(value, in: range, step: 0.1) == value)
    }
  }

  @Test func `NaN is clamped to the lower bound`() {
    #expect(Functions.clamp(.nan, in: 2...3) == 2)
    #expect(Functions.clamp(.nan, in: 2...3, step: 0.5) == 2)
    #expect(Functions.clamp(.infinity, in: 0...1, step: 0.3) == 0.9)
  }

  @Test func `an invalid step does not snap`() {
    #expect(Functions.clamp(0.123, in: 0...1, step: 0) == 0.123)
    #expect(Functions.clamp(0.123, in: 0...1, step: .nan) == 0.123)
    #expect(Functions.clamp(7, in: 0...9, step: 0) == 7)
  }

  @Test func `integers snap without overflow`() {
    #expect(Functions.clamp(10, in: 0...10, step: 3) == 9)
    #expect(Functions.clamp(5, in: 1...9, step: 4) == 5)
    #expect(Functions.clamp(Int.max, in: Int.min...Int.max, step: 2) == .max - 1)
    #expect(Functions.values(in: 1...9, step: 4) == [1, 5, 9])
  }
}
