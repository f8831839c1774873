// The integral of the Gaussian, by tables that are made once, and edges that it blurs.

import RasterValues

/// The integral of the Gaussian up to a number of standard deviations, from 0 at −3 to 1 at 3, and the
/// integral of that.
struct GaussianIntegral: Sendable {
  private static let steps = 256
  /// At every 1/256 from −3, and how much the next is greater.
  private let values, areas: [SIMD2<Float>]

  static let shared = GaussianIntegral()

  private init() {
    let count = 6 * GaussianIntegral.steps
    func density(_ index: Int) -> Double {
      let x = Double(index) / Double(2 * GaussianIntegral.steps) - 3
      return Powers.exponential(-x * x / 2)
    }
    // Simpson's rule on halves of steps.
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

  /// The integral of `value` from −3.
  fileprivate func area(_ deviations: Double) -> Float {
    areas.withUnsafeBufferPointer {
      GaussianIntegral.value(deviations, $0, beyond: Float(deviations))
    }
  }

  /// Puts the values at `start` and at every `step` behind in a row.
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

/// A straight edge along the pixels, blurred by a deviation: how much of a pixel lies inside of it.
///
/// What a pixel shows is the mean of the blurred edge over it. From a deviation of a pixel on, that is
/// the Gaussian whose variance is greater by a pixel's own, 1/12, within 0.05 / 255; below it is
/// computed, as a difference of two integrals of integrals. The Gaussian is cut at three deviations,
/// beyond which it rounds to nothing.
struct BlurredEdge {
  private let integral = GaussianIntegral.shared
  /// Of the blur, and of the blur and a pixel.
  private let sigma: Double
  let deviation: Double
  private let isNarrow: Bool

  init(sigma: Double) {
    self.sigma = max(sigma, 1.0 / 64)
    deviation = (sigma * sigma + 1.0 / 12).squareRoot()
    isNarrow = sigma < 1
  }

  /// The distance from the edge within which pixels may be neither inside nor outside.
  var reach: Double { isNarrow ? 3 * sigma : 3 * deviation }

  /// The part that lies inside of a pixel whose centre is so many pixels inside.
  func value(_ depth: Double) -> Float {
    guard isNarrow else { return integral.value(depth / deviation) }
    let (outer, inner) = ((depth - 0.5) / sigma, (depth + 0.5) / sigma)
    return (integral.area(inner) - integral.area(outer)) * Float(sigma)
  }

  /// Puts how much lies inside of a row of pixels, the first one's centre being `depth` inside.
  func write(_ depth: Double, count: Int, into row: UnsafeMutablePointer<Float>) {
    guard isNarrow else {
      let step = 1 / deviation
      return integral.write(depth * step, step: step, count: count, into: row)
    }
    for index in 0..<count { row[index] = value(depth + Double(index)) }
  }
}
