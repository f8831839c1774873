// Curves from encoded values to linear light, as formulas or tables.

/// A curve from encoded values to linear light, both from 0 to 1.
enum ToneCurve: Hashable {
  /// Evenly spaced samples from 0 to 1, of which 65,535 is 1; at least two.
  case table([UInt16])
  case formula(ToneFormula)

  static let linear = ToneCurve.formula(ToneFormula(exponent: 1))

  /// The curve of sRGB.
  ///
  /// Source: IEC 61966-2-1.
  static let srgb = ToneCurve.formula(
    ToneFormula(exponent: 2.4, scale: 1 / 1.055, offset: 0.055 / 1.055, below: (0.04045, 1 / 12.92))
  )

  /// Returns the linear light of an encoded value, clamped to 0…1.
  ///
  /// Tables are interpolated linearly.
  func light(_ value: Double) -> Double {
    switch self {
    case .formula(let formula): return Self.unit(formula.value(Self.unit(value)))
    case .table(let samples):
      let position = Self.unit(value) * Double(samples.count - 1)
      let index = min(Int(position), samples.count - 2)
      let (low, high) = (Double(samples[index]), Double(samples[index + 1]))
      return (low + (high - low) * (position - Double(index))) / 65_535
    }
  }

  /// The linear light of the 256 levels of a byte.
  var levels: [Double] { (0..<256).map { light(Double($0) / 255) } }

  /// Clamps to 0…1; NaN becomes 0.
  static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}

/// A power with a linear part for small values.
///
///     f(x) = (scale · x + offset)^exponent + lift    for x ≥ limit
///     f(x) = slope · x + lowLift                     for x < limit
struct ToneFormula: Hashable {
  var exponent: Double
  var scale = 1.0
  var offset = 0.0
  var lift = 0.0
  var limit = 0.0
  var slope = 0.0
  var lowLift = 0.0

  init(exponent: Double) { self.exponent = exponent }

  init(exponent: Double, scale: Double, offset: Double, below: (limit: Double, slope: Double)) {
    self.exponent = exponent
    (self.scale, self.offset, limit, slope) = (scale, offset, below.limit, below.slope)
  }

  /// Returns the value of the formula; a power of a negative number is 0.
  func value(_ x: Double) -> Double {
    guard x >= limit else { return slope * x + lowLift }
    let base = scale * x + offset
    return (base > 0 ? Powers.power(base, exponent) : 0) + lift
  }
}
