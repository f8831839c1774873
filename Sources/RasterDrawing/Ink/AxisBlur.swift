// A Gaussian blur along one axis, computed as weighted sums of pixels.
//
// The weights are samples of the Gaussian up to three standard deviations, and they add up to 1.
//
// For a deviation of 5 pixels or more, the samples are a power of two of pixels apart, so that a
// deviation spans 1.25 to 2.5 samples. The pixels are first smoothed by the cubic B-spline of that
// width, which is four box filters, and its variance is subtracted from the Gaussian's. The error
// stays below 0.3 / 255 before the last rounding, and the cost does not grow with the deviation.
// Pixels that move by whole pixels look the same, because each is the same sum in the same order.
// Source: M. Unser, "Splines: a perfect fit for signal and image processing", IEEE, 1999.
//
// From a deviation of 128 pixels on, the pixels are first downsampled by a power of two:
// `CoarseBlur`.
//
// An offset by a fraction f of a pixel offsets the samples. If the samples are one pixel apart, the
// offset is linear interpolation, whose variance f·(1 − f) is subtracted as well.

import RasterValues

/// A blur and an offset along one axis.
struct AxisBlur: Sendable {
  /// The width of the smoothing box filters and the distance between samples, a power of two.
  private(set) var width = 1
  /// Result i is the sum of `weights[k]` times the smoothed pixel i + `start` + k · `width`.
  private(set) var weights: [Float]
  private var start = 0
  /// The number of pixels that are averaged into one before the blur, a power of two.
  private(set) var step = 1
  /// The offset, in pixels, that is left to the upsampling of coarse pixels.
  private(set) var shift = 0.0

  /// Creates a blur of `sigma` pixels with an offset of `shift` pixels to the right or down.
  ///
  /// If `isReduced` is true, pixels are downsampled from a deviation of 5 on instead of 128.
  init(sigma: Double, shift: Double = 0, isReduced: Bool = false) {
    let sigma = sigma > 0 ? min(sigma, AxisBlur.greatest) : 0
    let shift = min(max(shift, -0x1p40), 0x1p40)
    if sigma >= (isReduced ? 5 : 128) {
      while sigma / Double(step) >= 5 { step &*= 2 }
      let coarse = sigma / Double(step)
      // Subtracts the variances of averaging, 1/12, and of interpolating, 1/6, in coarse pixels.
      weights = AxisBlur.gaussian(variance: coarse * coarse - 0.25)
      start = -(weights.count / 2)
      self.shift = shift
    } else if sigma >= 5 {
      let offset = floored(shift + 0.5)
      while sigma / Double(width) >= 2.5 { width &*= 2 }
      weights = AxisBlur.samples(sigma: sigma, width: width, shift: shift - Double(offset))
      start = -(weights.count / 2) &* width &- offset
    } else {
      let offset = floored(shift)
      let part = shift - Double(offset)
      weights = AxisBlur.gaussian(variance: sigma * sigma - part * (1 - part))
      start = -(weights.count / 2) &- offset
      if part > 0 { interpolate(part) }
    }
  }

  /// The greatest deviation, in pixels; larger deviations look the same.
  private static var greatest: Double { 0x1p30 }

  /// Adds an offset by a fraction of a pixel to the weights.
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

  /// Samples the Gaussian at distances of `width`, less the variance of a B-spline of that width.
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

  /// Returns weights at distances of one pixel.
  ///
  /// Below a deviation of one pixel, the weights are a mix of point samples and of integrals over
  /// pixels. An edge pixel may be a square of one colour or two partly covered areas. Integrals are
  /// right for the former and blur the latter too much; point samples blur it too little. Equal
  /// parts of both leave the least error.
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
    // Below this variance, the weight of the neighbouring pixel is less than 1/2000.
    guard variance > 0.06 else { return [1] }
    let radius = -floored(-3 * variance.squareRoot())
    // Each weight is the previous one times a ratio, which falls by a constant factor.
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
  /// Whether the pixels are only copied, offset by whole pixels.
  var isCopy: Bool { step == 1 && weights.count == 1 }

  /// The distance from a result to the first pixel it depends on, and their number minus one.
  var first: Int { start &- 2 &* (width &- 1) }
  var span: Int { (weights.count &- 1) &* width &+ 4 &* (width &- 1) }

  /// Returns the pixels that the pixels of `inputs` may affect.
  func outputs(_ inputs: Range<Int>) -> Range<Int> {
    guard !inputs.isEmpty else { return inputs }
    if step == 1 {
      return inputs.lowerBound &- first &- span..<inputs.upperBound &- first
    }
    let offset = floored(shift)
    return inputs.lowerBound &+ offset &- reach..<inputs.upperBound &+ offset &+ 1 &+ reach
  }

  /// Returns the pixels that the pixels of `outputs` may depend on.
  func inputs(_ outputs: Range<Int>) -> Range<Int> {
    guard !outputs.isEmpty else { return outputs }
    if step == 1 { return outputs.lowerBound &+ first..<outputs.upperBound &+ first &+ span }
    let offset = floored(shift)
    return outputs.lowerBound &- offset &- 1 &- reach..<outputs.upperBound &- offset &+ reach
  }

  /// Returns the coarse pixels that the coarse pixels of `outputs` depend on.
  func needed(_ outputs: Range<Int>) -> Range<Int> {
    outputs.lowerBound &+ first..<outputs.upperBound &+ first &+ span
  }

  /// How far the blur spreads, in pixels.
  private var reach: Int { step == 1 ? span / 2 : (span / 2 &+ 3) &* step }

  /// Returns the coarse pixels whose centres enclose the pixels of `range`, counted from `origin`.
  func gathered(_ range: Range<Int>, _ origin: Int, shift: Double = 0) -> Range<Int> {
    if step == 1 || range.isEmpty { return range }
    let first = place(range.lowerBound, origin, shift: shift).index
    return first..<place(range.upperBound &- 1, origin, shift: shift).index &+ 2
  }

  /// Returns the coarse pixel before a pixel's centre, and its fractional distance to the next one.
  func place(_ position: Int, _ origin: Int, shift: Double) -> (index: Int, part: Float) {
    let place = (Double(position &- origin) + 0.5 - shift) / Double(step) - 0.5
    let index = floored(place)
    return (index, Float(place - Double(index)))
  }

  /// Returns the greatest distance by which a blur spreads, in pixels.
  static func reach(sigma: Double) -> Double {
    guard sigma > 0 else { return 0 }
    // Shapes are blurred analytically, even by deviations too small to affect neighbouring pixels.
    return max(Double(AxisBlur(sigma: sigma).reach), 3 * min(sigma, 1))
  }
}

/// A blur and an offset of pixels on both axes.
struct Blur: Sendable {
  var x, y: AxisBlur
  /// The origin of the grid of coarse pixels.
  ///
  /// It moves along with the layer, so that a moved layer looks the same.
  var origin: (x: Int, y: Int)

  /// Creates a blur from both axes; `points` maps points to the device.
  init(x: AxisBlur, y: AxisBlur, _ points: Matrix) {
    (self.x, self.y) = (x, y)
    origin = (floored(points.tx + 0.5), floored(points.ty + 0.5))
  }

  var isCopy: Bool { x.isCopy && y.isCopy }

  /// Returns the pixels that the pixels of a frame may affect.
  func outputs(_ frame: PixelRect) -> PixelRect {
    PixelRect(x.outputs(frame.columns), y.outputs(frame.rows))
  }

  /// Returns the pixels that the pixels of a frame may depend on.
  func inputs(_ frame: PixelRect) -> PixelRect {
    PixelRect(x.inputs(frame.columns), y.inputs(frame.rows))
  }

  /// Whether pixels are downsampled before the blur.
  var isCoarse: Bool { x.step > 1 || y.step > 1 }

  /// Returns the coarse pixels whose centres enclose a frame, with the offset undone if `isMoved`.
  func gathered(_ frame: PixelRect, isMoved: Bool = false) -> PixelRect {
    PixelRect(
      x.gathered(frame.columns, origin.x, shift: isMoved ? x.shift : 0),
      y.gathered(frame.rows, origin.y, shift: isMoved ? y.shift : 0)
    )
  }

  /// Returns the bounds that the content of a box may reach when it is blurred by `blur` points.
  static func reach(of box: Box, _ blur: Double, _ points: Matrix) -> Box {
    let deviations = Blur.deviations(blur, points)
    let (x, y) = (AxisBlur.reach(sigma: deviations.x), AxisBlur.reach(sigma: deviations.y))
    // An edge within a pixel blurs the whole pixel.
    return box.enlarged(x: x > 0 ? x + 1 : 0, y: y > 0 ? y + 1 : 0)
  }

  /// Returns the standard deviations of a blur on the device; a negative blur counts as 0.
  ///
  /// Each axis has the deviation of the transformed Gaussian along it: √(a² + c²) and √(b² + d²)
  /// times the deviation in points. Rotations, reflections and scales are exact, including scales
  /// with a different factor on each axis. For a skew, or a rotation with unequal scales, the
  /// correlation between the axes is ignored.
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
