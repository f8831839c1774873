// A Gaussian along one axis: how many pixels are gathered to one first, and the weights of those.
//
// Weights are samples of the Gaussian up to three standard deviations, which add up to 1. A deviation
// of 5 pixels or more is brought to 2.5…5 by gathering a power of two of pixels in one: each pixel is
// shared between the two whose centres it lies between, so that its place is kept, and results are
// interpolated in the same way. Both blur a little, by a variance of 1/6 + 1/(12·step²) of the coarse
// pixel's square each, and so much less is left to the weights. That leaves errors below 1.3 / 255
// before the last rounding, for any deviation, at a cost that does not grow with it.
//
// A move by a fraction f of a pixel is linear interpolation, of variance f·(1 − f), in the same way.

import RasterValues

/// A blur and a move along one axis.
struct AxisBlur: Sendable {
  /// The number of pixels that are gathered in one; a power of two.
  private(set) var step = 1
  /// Result i is the sum of `weights[k]` times pixel i + `first` + k, in gathered pixels.
  private(set) var weights: [Float] = [1]
  private(set) var first = 0
  /// The move, in pixels, where pixels are gathered.
  private(set) var shift = 0.0

  /// A deviation of `sigma` pixels, and a move of `shift` to the right or down.
  init(sigma: Double, shift: Double = 0) {
    let sigma = sigma > 0 ? min(sigma, AxisBlur.greatest) : 0
    let shift = min(max(shift, -0x1p40), 0x1p40)
    guard sigma >= 5 else {
      let whole = floored(shift)
      let part = shift - Double(whole)
      weights = AxisBlur.gaussian(variance: sigma * sigma - part * (1 - part))
      first = -whole &- weights.count / 2
      if part > 0 { interpolate(part) }
      return
    }
    while sigma / Double(step) >= 5 { step &*= 2 }
    let coarse = sigma / Double(step)
    let done = 1 / 3.0 + 1 / (6 * Double(step) * Double(step))
    weights = AxisBlur.gaussian(variance: coarse * coarse - done)
    first = -(weights.count / 2)
    self.shift = shift
  }

  /// The greatest deviation, in pixels; more looks the same.
  private static var greatest: Double { 0x1p30 }

  /// Adds a move by a part of a pixel to the weights.
  private mutating func interpolate(_ part: Double) {
    let (one, two) = (Float(1 - part), Float(part))
    var moved = [Float](repeating: 0, count: weights.count + 1)
    for (index, weight) in weights.enumerated() {
      moved[index] += weight * two
      moved[index + 1] += weight * one
    }
    weights = moved
    first &-= 1
  }

  /// Samples of the Gaussian; below a deviation of a pixel partly what it makes of pixels' squares.
  ///
  /// A pixel at an edge may be a square of one colour, or two parts. What is right for the former is
  /// too much for the latter, for which samples are too little: halves of both leave the least error.
  private static func gaussian(variance: Double) -> [Float] {
    guard variance > 0.0001 else { return [1] }
    let sigma = variance.squareRoot()
    guard sigma < 1 else { return samples(variance: variance).map(Float.init) }
    let samples = samples(variance: variance)
    let edge = BlurredEdge(sigma: sigma)
    let part = min(1 - sigma, 0.5)
    let radius = max(samples.count / 2, -floored(-3 * sigma))
    return (-radius...radius).map { (index: Int) -> Float in
      let place = index + samples.count / 2
      let sample = samples.indices.contains(place) ? samples[place] : 0
      let square = edge.value(Double(index) + 0.5) - edge.value(Double(index) - 0.5)
      return Float(sample * (1 - part)) + square * Float(part)
    }
  }

  private static func samples(variance: Double) -> [Double] {
    // Below this the pixel beside has a weight of less than 1/2000.
    guard variance > 0.06 else { return [1] }
    let radius = -floored(-3 * variance.squareRoot())
    // Each weight is the one before times a ratio, which falls by a constant factor.
    var ratio = Powers.exponential(-0.5 / variance)
    let factor = ratio * ratio
    var half = [1.0]
    for index in 0..<radius {
      half.append(half[index] * ratio)
      ratio *= factor
    }
    let sum = 2 * half.reduce(0, +) - 1
    return (-radius...radius).map { half[abs($0)] / sum }
  }
}

extension AxisBlur {
  /// Whether nothing is blurred, and what is moved is moved by whole pixels.
  var isCopy: Bool { step == 1 && weights.count == 1 }

  /// The pixels that pixels of `inputs` may reach.
  func outputs(_ inputs: Range<Int>) -> Range<Int> {
    guard !inputs.isEmpty else { return inputs }
    let last = first &+ weights.count &- 1
    if step == 1 { return inputs.lowerBound &- last..<inputs.upperBound &- first }
    let reach = (weights.count / 2 &+ 3) &* step
    let whole = floored(shift)
    return inputs.lowerBound &+ whole &- reach..<inputs.upperBound &+ whole &+ 1 &+ reach
  }

  /// The pixels on which pixels of `outputs` may depend.
  func inputs(_ outputs: Range<Int>) -> Range<Int> {
    guard !outputs.isEmpty else { return outputs }
    let last = first &+ weights.count &- 1
    if step == 1 { return outputs.lowerBound &+ first..<outputs.upperBound &+ last }
    let reach = (weights.count / 2 &+ 3) &* step
    let whole = floored(shift)
    return outputs.lowerBound &- whole &- 1 &- reach..<outputs.upperBound &- whole &+ reach
  }

  /// The gathered pixels between whose centres pixels of `range` lie, counted from `origin`.
  func gathered(_ range: Range<Int>, _ origin: Int, shift: Double = 0) -> Range<Int> {
    if step == 1 || range.isEmpty { return range }
    let first = place(range.lowerBound, origin, shift: shift).index
    return first..<place(range.upperBound &- 1, origin, shift: shift).index &+ 2
  }

  /// The gathered pixel before a pixel's centre, and how far on the way to the next one it lies.
  func place(_ position: Int, _ origin: Int, shift: Double) -> (index: Int, part: Float) {
    let place = (Double(position &- origin) + 0.5 - shift) / Double(step) - 0.5
    let index = floored(place)
    return (index, Float(place - Double(index)))
  }

  /// The greatest distance that ink spreads by beyond where it is moved.
  static func reach(sigma: Double) -> Double {
    guard sigma > 0 else { return 0 }
    let blur = AxisBlur(sigma: sigma)
    let half = blur.weights.count / 2
    // Shapes are blurred without pixels, also by so little that those beside have no weight.
    return max(Double(blur.step == 1 ? half : (half &+ 3) &* blur.step), 3 * min(sigma, 1))
  }
}

/// A blur and a move of pixels.
struct Blur: Sendable {
  var x, y: AxisBlur
  /// A corner of the gathered pixels; it moves along with the content, so that moved content looks
  /// the same.
  var origin: (x: Int, y: Int)

  /// `points` maps points to the device.
  init(x: AxisBlur, y: AxisBlur, _ points: Matrix) {
    (self.x, self.y) = (x, y)
    origin = (floored(points.tx + 0.5), floored(points.ty + 0.5))
  }

  var isCopy: Bool { x.isCopy && y.isCopy }

  /// The pixels that a frame's pixels may reach.
  func outputs(_ frame: PixelRect) -> PixelRect {
    PixelRect(x.outputs(frame.columns), y.outputs(frame.rows))
  }

  /// The pixels on which a frame's pixels may depend.
  func inputs(_ frame: PixelRect) -> PixelRect {
    PixelRect(x.inputs(frame.columns), y.inputs(frame.rows))
  }

  /// The gathered pixels between whose centres a frame's pixels lie.
  func gathered(_ frame: PixelRect) -> PixelRect {
    PixelRect(x.gathered(frame.columns, origin.x), y.gathered(frame.rows, origin.y))
  }

  /// The box that ink in a box may reach, blurred by `blur` points.
  static func reach(of box: Box, _ blur: Double, _ points: Matrix) -> Box {
    let deviations = Blur.deviations(blur, points)
    let (x, y) = (AxisBlur.reach(sigma: deviations.x), AxisBlur.reach(sigma: deviations.y))
    // Edges within a pixel blur all of it.
    return box.enlarged(x: x > 0 ? x + 1 : 0, y: y > 0 ? y + 1 : 0)
  }

  /// The standard deviations on the device of a blur of `blur` points; negative counts as 0.
  ///
  /// Each axis has the deviation that the transformed Gaussian has along it, √(a² + c²) and √(b² + d²)
  /// times that in points. Turns, flips and scales, also by another factor on each axis, are exact; of a
  /// slant, or a turn of unequal scales, what couples both axes is left out.
  static func deviations(_ blur: Double, _ points: Matrix) -> SIMD2<Double> {
    let half = blur > 0 ? blur * 0.5 : 0
    let (x, y) = (
      points.a * points.a + points.c * points.c, points.b * points.b + points.d * points.d
    )
    return bounded(SIMD2(half * x.squareRoot(), half * y.squareRoot()))
  }
}

extension PixelRect {
  var columns: Range<Int> { x..<max(x &+ width, x) }
  var rows: Range<Int> { y..<max(y &+ height, y) }

  init(_ columns: Range<Int>, _ rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  func enlarged(x dx: Int, y dy: Int) -> PixelRect {
    isEmpty
      ? self : PixelRect(x: x &- dx, y: y &- dy, width: width &+ 2 &* dx, height: height &+ 2 &* dy)
  }
}
