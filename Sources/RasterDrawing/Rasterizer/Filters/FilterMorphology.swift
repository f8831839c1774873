// Grows and shrinks images by the least or greatest value within a rectangle.

import RasterValues

extension Rasterizer {
  mutating func morph(
    _ step: DrawingFilterStep,
    _ input: Surface,
    _ device: DeviceFilter,
    into target: Surface
  ) {
    let frame = target.frame
    let radii = device.lengths(step.value(1), step.value(2))
    func radius(_ value: Double, _ side: Int) -> Int { min(max(floored(value + 0.5), 0), side) }
    let (across, down) = (radius(radii.x, frame.width), radius(radii.y, frame.height))
    var line = ExtremeLine(growing: step.value(0) == 1, length: max(frame.width, frame.height))
    for y in frame.rows {
      guard gauge.use(frame.width &* WorkGauge.grownPixel) else { return }
      let (from, row) = (input.pixels(x: frame.x, y: y), target.pixels(x: frame.x, y: y))
      line.run(from, into: row, count: frame.width, stride: 1, radius: across)
    }
    for x in frame.columns {
      guard gauge.use(frame.height &* WorkGauge.grownPixel) else { return }
      let column = target.pixels(x: x, y: frame.y)
      line.run(column, into: column, count: frame.height, stride: frame.width, radius: down)
    }
  }
}

/// Finds extremes of sliding windows in constant time for each pixel.
///
/// Source: van Herk, "A fast algorithm for local minimum and maximum filters", 1992.
private struct ExtremeLine {
  private typealias Four = SIMD4<UInt8>

  private let isGrowing: Bool
  private var values, forward, backward: [Four]

  init(growing isGrowing: Bool, length: Int) {
    self.isGrowing = isGrowing
    values = Array(repeating: Four(repeating: 0), count: 3 &* length &+ 1)
    (forward, backward) = (values, values)
  }

  @inline(__always)
  private func extreme(_ one: Four, _ two: Four) -> Four {
    isGrowing ? pointwiseMax(one, two) : pointwiseMin(one, two)
  }

  /// Replaces each pixel by the extreme of its neighbours; outside, pixels are transparent.
  mutating func run(
    _ input: Pixels,
    into output: Pixels,
    count: Int,
    stride: Int,
    radius: Int
  ) {
    guard radius > 0 else {
      if input != output {
        for index in 0..<count { output[index &* stride] = input[index &* stride] }
      }
      return
    }
    let (width, total) = (2 &* radius &+ 1, count &+ 2 &* radius)
    for index in 0..<total {
      let place = index &- radius
      let isInside = place >= 0 && place < count
      values[index] =
        isInside ? unsafeBitCast(input[place &* stride], to: Four.self) : Four(repeating: 0)
    }
    for index in 0..<total {
      forward[index] =
        index % width == 0 ? values[index] : extreme(forward[index &- 1], values[index])
    }
    for index in (0..<total).reversed() {
      let isLast = index % width == width &- 1 || index == total &- 1
      backward[index] = isLast ? values[index] : extreme(backward[index &+ 1], values[index])
    }
    for index in 0..<count {
      let result = extreme(backward[index], forward[index &+ width &- 1])
      output[index &* stride] = unsafeBitCast(result, to: UInt32.self)
    }
  }
}
