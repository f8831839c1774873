// Sines, cosines and their inverses, with identical bits on every machine.

/// Trigonometry in degrees.
///
/// Arguments are reduced, exactly and in degrees, to −45…45 degrees. There, sine and cosine are
/// computed as Taylor polynomials in radians. Only + − × ÷ √ and exact remainders are used, so
/// every machine computes the same bits. Results are within two units in the last place. Multiples
/// of 90 degrees are exact, as are the sines and cosines that are 1/2. No result is −0.
package enum Trigonometry {
  /// The sine; NaN if the angle is not finite.
  static func sine(degrees: Double) -> Double {
    guard degrees.isFinite else { return .nan }
    let (quadrant, rest) = reduced(degrees)
    switch quadrant {
    case 0: return sineKernel(rest) + 0
    case 1: return cosineKernel(rest) + 0
    case 2: return 0 - sineKernel(rest)
    default: return 0 - cosineKernel(rest)
    }
  }

  /// The cosine; NaN if the angle is not finite.
  static func cosine(degrees: Double) -> Double {
    guard degrees.isFinite else { return .nan }
    let (quadrant, rest) = reduced(degrees)
    switch quadrant {
    case 0: return cosineKernel(rest) + 0
    case 1: return 0 - sineKernel(rest)
    case 2: return 0 - cosineKernel(rest)
    default: return sineKernel(rest) + 0
    }
  }

  /// The tangent; infinite at odd multiples of 90 degrees.
  static func tangent(degrees: Double) -> Double {
    sine(degrees: degrees) / cosine(degrees: degrees)
  }

  /// The direction of (`x`, `y`) in degrees, from −180 (exclusive) to 180; 0 for the origin.
  package static func arcTangent(y: Double, x: Double) -> Double {
    guard x == x, y == y else { return .nan }
    let (width, height) = (x.magnitude, y.magnitude)
    guard width > 0 || height > 0 else { return 0 }
    // Infinite coordinates outweigh finite ones; two infinite coordinates form a diagonal.
    let ratio: Double
    if width.isInfinite && height.isInfinite {
      ratio = 1
    } else {
      ratio = Swift.min(width, height) / Swift.max(width, height)
    }
    var degrees = arcTangentKernel(ratio)
    if height > width { degrees = 90 - degrees }
    if x < 0 { degrees = 180 - degrees }
    return y < 0 ? 0 - degrees : degrees
  }

  /// The angle from 0 to 180 degrees whose cosine is the argument, clamped to −1…1.
  static func arcCosine(_ cosine: Double) -> Double {
    guard cosine == cosine else { return .nan }
    let cosine = Swift.min(Swift.max(cosine, -1), 1)
    return arcTangent(y: ((1 - cosine) * (1 + cosine)).squareRoot(), x: cosine)
  }

  /// Splits an angle into quarter turns and a rest within −45…45 degrees; every step is exact.
  private static func reduced(_ degrees: Double) -> (quadrant: Int, rest: Double) {
    let turn = degrees.remainder(dividingBy: 360)
    let quarter = (turn / 90).rounded()
    return (Int(quarter) & 3, turn - quarter * 90)
  }

  private static let radiansPerDegree = Double.pi / 180
  private static let halfRootOfTwo = 0.5.squareRoot()

  /// The polynomial x − x³/3! + … + x¹⁷/17!; the next term is below 10⁻¹⁹.
  private static func sineKernel(_ degrees: Double) -> Double {
    if degrees.magnitude == 30 { return degrees < 0 ? -0.5 : 0.5 }
    if degrees.magnitude == 45 { return degrees < 0 ? -halfRootOfTwo : halfRootOfTwo }
    let x = degrees * radiansPerDegree
    let square = x * x
    var sum = 0.0
    for divisor in [272.0, 210, 156, 110, 72, 42, 20, 6] {
      sum = (1 - sum) * square / divisor
    }
    return x - x * sum
  }

  /// The polynomial 1 − x²/2! + … + x¹⁶/16!; the next term is below 10⁻¹⁷.
  private static func cosineKernel(_ degrees: Double) -> Double {
    if degrees.magnitude == 45 { return halfRootOfTwo }
    let x = degrees * radiansPerDegree
    let square = x * x
    var sum = 0.0
    for divisor in [240.0, 182, 132, 90, 56, 30, 12, 2] {
      sum = (1 - sum) * square / divisor
    }
    return 1 - sum
  }

  /// The arc tangent of 0…1, in degrees.
  ///
  /// The angle is rotated back by 0, 22.5 or 45 degrees. The rest is a series in a ratio of at most
  /// tan 11.25°, whose first omitted term is below 10⁻¹⁷.
  private static func arcTangentKernel(_ ratio: Double) -> Double {
    let diagonal = 2.0.squareRoot() - 1
    let (base, tangent): (Double, Double)
    if ratio < 0.198_912_367_379_658 {
      (base, tangent) = (0, ratio)
    } else if ratio < 0.668_178_637_919_299 {
      (base, tangent) = (22.5, (ratio - diagonal) / (1 + ratio * diagonal))
    } else {
      (base, tangent) = (45, (ratio - 1) / (ratio + 1))
    }
    let square = tangent * tangent
    var sum = 0.0
    for step in 1...11 { sum = square * (1 / Double(25 - 2 * step) - sum) }
    return base + (tangent - tangent * sum) / radiansPerDegree
  }
}
