// The integral of the Gaussian, by a table that is made once.

/// The integral of the Gaussian up to a number of standard deviations, from 0 at −3 to 1 at 3.
struct GaussianIntegral: Sendable {
  private static let steps = 256
  /// At every 1/256 from −3, and how much the next is greater.
  private let values: [SIMD2<Float>]

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
    values = (0..<count).map {
      SIMD2(Float(sums[$0] / total), Float((sums[$0 + 1] - sums[$0]) / total))
    }
  }

  /// Puts the integral up to (`start` + index) · `step` in each place of a row.
  func write(start: Double, step: Double, count: Int, into row: UnsafeMutablePointer<Float>) {
    values.withUnsafeBufferPointer { values in
      let scale = Double(GaussianIntegral.steps)
      let (first, rise) = ((start * step + 3) * scale, step * scale)
      for index in 0..<count { row[index] = value(first + Double(index) * rise, values) }
    }
  }

  func value(_ deviations: Double) -> Float {
    values.withUnsafeBufferPointer { values in
      value((deviations + 3) * Double(GaussianIntegral.steps), values)
    }
  }

  @inline(__always)
  private func value(_ place: Double, _ values: UnsafeBufferPointer<SIMD2<Float>>) -> Float {
    guard place > 0 else { return 0 }
    guard place < Double(values.count) else { return 1 }
    let index = Int(place)
    let entry = values[index]
    return entry.x + entry.y * Float(place - Double(index))
  }
}
