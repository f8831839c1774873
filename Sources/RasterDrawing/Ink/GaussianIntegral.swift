// The integral of the Gaussian, tabulated once, and straight edges that are blurred with it.

import RasterValues

/// The first and second integral of the Gaussian, as functions of standard deviations.
///
/// The first integral rises from 0 at −3 to 1 at 3.
struct GaussianIntegral: Sendable {
  private static let steps = 256
  /// The values at every 1/256 from −3 on, each with the difference to the next.
  private let values, areas: [SIMD2<Float>]

  static let shared = GaussianIntegral()

  private init() {
    let count = 6 * GaussianIntegral.steps
    func density(_ index: Int) -> Double {
      let x = Double(index) / Double(2 * GaussianIntegral.steps) - 3
      return Powers.exponential(-x * x / 2)
    }
    // Simpson's rule on half steps.
    var sums = [0.0]
    for index in 0..<count {
      let part = density(2 * index) + 4 * density(2 * index + 1) + density(2 * index + 2)
      sums.append(sums[index] + part)
    }
    let total = sums[count]
    sums = sums.map { $0 / total }
    var areas = [0.0]
    for index in 0..<count {
      areas.append(areas[index] + (sums[index] + sums[index + 1]) / Double(2 * Self.steps))
    }
    values = GaussianIntegral.table(sums)
    self.areas = GaussianIntegral.table(areas)
  }

  private static func table(_ values: [Double]) -> [SIMD2<Float>] {
    zip(values, values.dropFirst()).map { SIMD2(Float($0), Float($1 - $0)) }
  }

  fileprivate func value(_ deviations: Double) -> Float {
    values.withUnsafeBufferPointer { GaussianIntegral.value(deviations, $0, beyond: 1) }
  }

  /// Returns the integral of `value` from −3.
  fileprivate func area(_ deviations: Double) -> Float {
    areas.withUnsafeBufferPointer {
      GaussianIntegral.value(deviations, $0, beyond: Float(deviations))
    }
  }

  /// Writes `count` values to a row, from `start` on, `step` apart.
  fileprivate func write(
    _ start: Double,
    step: Double,
    count: Int,
    into row: UnsafeMutablePointer<Float>
  ) {
    values.withUnsafeBufferPointer { values in
      for index in 0..<count {
        row[index] = GaussianIntegral.value(start + Double(index) * step, values, beyond: 1)
      }
    }
  }

  @inline(__always)
  private static func value(
    _ deviations: Double,
    _ values: UnsafeBufferPointer<SIMD2<Float>>,
    beyond: Float
  ) -> Float {
    let place = (deviations + 3) * Double(steps)
    guard place > 0 else { return 0 }
    guard place < Double(values.count) else { return beyond }
    let index = Int(place)
    let entry = values[index]
    return entry.x + entry.y * Float(place - Double(index))
  }
}

/// A straight edge along the pixels, blurred by a deviation.
///
/// A pixel shows the mean of the blurred edge over its area. For deviations of one pixel or more,
/// this is the Gaussian with a variance increased by the pixel's own, 1/12, within 0.05 / 255.
/// Below one pixel the mean is computed as a difference of two second integrals. The Gaussian is
/// cut off at three deviations, beyond which it rounds to 0.
struct BlurredEdge {
  private let integral = GaussianIntegral.shared
  /// The deviation of the blur alone.
  private let sigma: Double
  let deviation: Double
  private let isNarrow: Bool

  init(sigma: Double) {
    self.sigma = max(sigma, 1.0 / 64)
    deviation = (sigma * sigma + 1.0 / 12).squareRoot()
    isNarrow = sigma < 1
  }

  /// The distance from the edge within which pixels may be partly covered.
  var reach: Double { isNarrow ? 3 * sigma : 3 * deviation }

  /// Returns the covered fraction of a pixel whose centre lies `depth` pixels inside the edge.
  func value(_ depth: Double) -> Float {
    guard isNarrow else { return integral.value(depth / deviation) }
    let (outer, inner) = ((depth - 0.5) / sigma, (depth + 0.5) / sigma)
    return (integral.area(inner) - integral.area(outer)) * Float(sigma)
  }

  /// Writes the covered fractions of a row of pixels, starting at `depth` pixels inside.
  func write(_ depth: Double, count: Int, into row: UnsafeMutablePointer<Float>) {
    guard isNarrow else {
      let step = 1 / deviation
      return integral.write(depth * step, step: step, count: count, into: row)
    }
    for index in 0..<count { row[index] = value(depth + Double(index)) }
  }
}
