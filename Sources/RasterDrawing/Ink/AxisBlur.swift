// A Gaussian along one axis, as sums of pixels.
//
// Weights are samples of the Gaussian up to three standard deviations, which add up to 1. A deviation of
// 5 pixels or more takes samples that are a power of two of pixels apart, 1.25…2.5 of them a deviation.
// What lies between is smoothed before, by the cubic B-spline of that width, which is four boxes; its
// variance is taken off the Gaussian's. That leaves errors below 0.3 / 255 before the last rounding, at a
// cost that does not grow with the deviation, and pixels that are moved by whole pixels look the same,
// since each is the same sum in the same order.
// Source: M. Unser, "Splines: a perfect fit for signal and image processing", IEEE, 1999.
//
// From 128 pixels on, a power of two of pixels is made one first: `CoarseBlur`.
//
// A move by a fraction f of a pixel moves the samples; where these are a pixel apart, it is linear
// interpolation, of variance f·(1 − f), which is taken off, too.

import RasterValues

/// A blur and a move along one axis.
struct AxisBlur: Sendable {
  /// The width of the boxes by which pixels are smoothed, and the distance of samples; a power of two.
  private(set) var width = 1
  /// Result i is the sum of `weights[k]` times smoothed pixel i + `start` + k · `width`.
  private(set) var weights: [Float]
  private var start = 0
  /// The number of pixels that are made one before; a power of two.
  private(set) var step = 1
  /// The move, in pixels, that is left to who makes pixels of `step` pixels again.
  private(set) var shift = 0.0

  /// A deviation of `sigma` pixels, and a move of `shift` to the right or down.
  ///
  /// Where it `isReduced`, pixels are made one from a deviation of 5 on.
  init(sigma: Double, shift: Double = 0, isReduced: Bool = false) {
    let sigma = sigma > 0 ? min(sigma, AxisBlur.greatest) : 0
    let shift = min(max(shift, -0x1p40), 0x1p40)
    if sigma >= (isReduced ? 5 : 128) {
      while sigma / Double(step) >= 5 { step &*= 2 }
      let coarse = sigma / Double(step)
      // A box and a triangle of a pixel of `step`, at the places of pixels.
      weights = AxisBlur.gaussian(variance: coarse * coarse - 0.25)
      start = -(weights.count / 2)
      self.shift = shift
    } else if sigma >= 5 {
      let whole = floored(shift + 0.5)
      while sigma / Double(width) >= 2.5 { width &*= 2 }
      weights = AxisBlur.samples(sigma: sigma, width: width, shift: shift - Double(whole))
      start = -(weights.count / 2) &* width &- whole
    } else {
      let whole = floored(shift)
      let part = shift - Double(whole)
      weights = AxisBlur.gaussian(variance: sigma * sigma - part * (1 - part))
      start = -(weights.count / 2) &- whole
      if part > 0 { interpolate(part) }
    }
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
    start &-= 1
  }

  /// Samples that are `width` apart of what a Gaussian has beside a B-spline of that width.
  private static func samples(sigma: Double, width: Int, shift: Double) -> [Float] {
    let variance = sigma * sigma - Double(width &* width &- 1) / 3
    let radius = -floored(-3 * variance.squareRoot() / Double(width))
    let samples = (-radius...radius).map { (index: Int) -> Double in
      let place = Double(index &* width) + shift
      return Powers.exponential(-place * place / (2 * variance))
    }
    let sum = samples.reduce(0, +)
    return samples.map { Float($0 / sum) }
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

  /// How far after a result the pixels begin on which it depends, and how many there are but one.
  var first: Int { start &- 2 &* (width &- 1) }
  var span: Int { (weights.count &- 1) &* width &+ 4 &* (width &- 1) }

  /// The pixels that pixels of `inputs` may reach.
  func outputs(_ inputs: Range<Int>) -> Range<Int> {
    guard !inputs.isEmpty else { return inputs }
    if step == 1 {
      return inputs.lowerBound &- first &- span..<inputs.upperBound &- first
    }
    let whole = floored(shift)
    return inputs.lowerBound &+ whole &- reach..<inputs.upperBound &+ whole &+ 1 &+ reach
  }

  /// The pixels on which pixels of `outputs` may depend.
  func inputs(_ outputs: Range<Int>) -> Range<Int> {
    guard !outputs.isEmpty else { return outputs }
    if step == 1 { return outputs.lowerBound &+ first..<outputs.upperBound &+ first &+ span }
    let whole = floored(shift)
    return outputs.lowerBound &- whole &- 1 &- reach..<outputs.upperBound &- whole &+ reach
  }

  /// The same in pixels of `step`.
  func needed(_ outputs: Range<Int>) -> Range<Int> {
    outputs.lowerBound &+ first..<outputs.upperBound &+ first &+ span
  }

  /// How far blurred ink spreads.
  private var reach: Int { step == 1 ? span / 2 : (span / 2 &+ 3) &* step }

  /// The pixels of `step` between whose centres pixels of `range` lie, counted from `origin`.
  func gathered(_ range: Range<Int>, _ origin: Int, shift: Double = 0) -> Range<Int> {
    if step == 1 || range.isEmpty { return range }
    let first = place(range.lowerBound, origin, shift: shift).index
    return first..<place(range.upperBound &- 1, origin, shift: shift).index &+ 2
  }

  /// The pixel of `step` before a pixel's centre, and how far on the way to the next one it lies.
  func place(_ position: Int, _ origin: Int, shift: Double) -> (index: Int, part: Float) {
    let place = (Double(position &- origin) + 0.5 - shift) / Double(step) - 0.5
    let index = floored(place)
    return (index, Float(place - Double(index)))
  }

  /// The greatest distance that ink spreads by beyond where it is moved.
  static func reach(sigma: Double) -> Double {
    guard sigma > 0 else { return 0 }
    // Shapes are blurred without pixels, also by so little that those beside have no weight.
    return max(Double(AxisBlur(sigma: sigma).reach), 3 * min(sigma, 1))
  }
}

/// A blur and a move of pixels.
struct Blur: Sendable {
  var x, y: AxisBlur
  /// A corner of the pixels that are made of several; it moves along with the layer, so that a moved one
  /// looks the same.
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

  /// Whether pixels are made one before.
  var isCoarse: Bool { x.step > 1 || y.step > 1 }

  /// The pixels of steps between whose centres a frame's pixels lie, which the move is taken back from.
  func gathered(_ frame: PixelRect, isMoved: Bool = false) -> PixelRect {
    PixelRect(
      x.gathered(frame.columns, origin.x, shift: isMoved ? x.shift : 0),
      y.gathered(frame.rows, origin.y, shift: isMoved ? y.shift : 0)
    )
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
