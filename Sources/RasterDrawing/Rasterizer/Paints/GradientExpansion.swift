// Expands hints and colour spaces to stops that can be interpolated in premultiplied encoded values.
//
// Between two stops the colour is mixed(weight(s)), where s runs from 0 to 1:
//
// - weight(s) = s^(ln ½ ÷ ln hint), which is ½ at the hint (CSS Images Module Level 4, section
//   3.5.3);
// - mixed(w) converts both colours to the space, premultiplies them unless the gradient is
//   straight, interpolates them, and converts the result back.
//
// A piece is halved until linear interpolation is within 1/8 level of the colours at its quarters.
// Black to white in Oklab takes about 30 pieces and 20 µs.

import RasterValues

/// Stops that replace those of a gradient with hints or that mix colours in another space.
struct GradientExpansion {
  private(set) var stops: [GradientRamp.Stop] = []
  /// The number of pieces that may still be added.
  ///
  /// Gradients with thousands of stops reach the limit and are less exact.
  private var budget = 16_384

  private static let tolerance = 1.0 / 8

  init(_ gradient: RecordedGradient) {
    let recorded = gradient.stops
    stops.reserveCapacity(recorded.count * 4)
    for (from, to) in zip(recorded, recorded.dropFirst()) {
      append(from.position, from.color.premultiplied)
      guard from.position < to.position, from.color != to.color else { continue }
      // A hint of 0 or 1 makes a hard edge.
      if from.hint == 0 {
        append(from.position, to.color.premultiplied)
      } else if from.hint == 1 {
        append(to.position, from.color.premultiplied)
      } else {
        add(ColorMixture(from, to, of: gradient), from, to)
      }
    }
    if let last = recorded.last { append(last.position, last.color.premultiplied) }
  }

  private mutating func append(_ position: Double, _ color: SIMD4<Double>) {
    stops.append(GradientRamp.Stop(position: position, color: color))
  }

  private mutating func add(_ mixture: ColorMixture, _ from: RecordedStop, _ to: RecordedStop) {
    let interval = Piece(
      start: 0,
      end: 1,
      first: from.color.premultiplied,
      middle: mixture.color(at: 0.5),
      last: to.color.premultiplied
    )
    let (start, width) = (from.position, to.position - from.position)
    split(interval, mixture, depth: 40) { Swift.min(start + width * $0, to.position) }
  }

  /// A piece of the interval between two stops, with the colours at its ends and its middle.
  private struct Piece {
    let start, end: Double
    let first, middle, last: SIMD4<Double>

    func isNear(_ color: SIMD4<Double>, at fraction: Double) -> Bool {
      let difference = first + (last - first) * fraction - color
      return (difference * difference).max() <= tolerance * tolerance
    }
  }

  /// Adds the stops that are needed within a piece.
  private mutating func split(
    _ piece: Piece,
    _ mixture: ColorMixture,
    depth: Int,
    _ position: (Double) -> Double
  ) {
    let middle = (piece.start + piece.end) / 2
    let early = mixture.color(at: (piece.start + middle) / 2)
    let late = mixture.color(at: (middle + piece.end) / 2)
    let isStraight =
      piece.isNear(early, at: 0.25) && piece.isNear(piece.middle, at: 0.5)
      && piece.isNear(late, at: 0.75)
    if isStraight || depth == 0 || budget <= 0 { return }
    budget -= 1
    let halves = (
      Piece(start: piece.start, end: middle, first: piece.first, middle: early, last: piece.middle),
      Piece(start: middle, end: piece.end, first: piece.middle, middle: late, last: piece.last)
    )
    split(halves.0, mixture, depth: depth - 1, position)
    append(position(middle), piece.middle)
    split(halves.1, mixture, depth: depth - 1, position)
  }
}

/// The interpolation from a stop to the next.
private struct ColorMixture {
  private let exponent: Double
  private let space: ColorSpace
  private let isDisplayP3: Bool
  private let isStraight: Bool
  /// The colours in the space, premultiplied unless straight; alpha is the last component.
  private let from, to: SIMD4<Double>

  init(_ from: RecordedStop, _ to: RecordedStop, of gradient: RecordedGradient) {
    exponent =
      from.hint == 0.5 ? 1 : Powers.logarithm(0.5) / Powers.logarithm(from.hint)
    (space, isDisplayP3) = (gradient.space, gradient.isDisplayP3)
    isStraight = gradient.isStraight
    self.from = ColorMixture.mixable(from.color, in: gradient)
    self.to = ColorMixture.mixable(to.color, in: gradient)
  }

  /// Returns the premultiplied colour, from 0 to 255, at a fraction of the interval.
  func color(at fraction: Double) -> SIMD4<Double> {
    let weight = exponent == 1 ? fraction : Powers.power(fraction, exponent)
    let mixed = from + (to - from) * weight
    guard mixed.w > 0 else { return .zero }
    let straight = SIMD3(mixed.x, mixed.y, mixed.z) / (isStraight ? 1 : mixed.w)
    guard space != .srgb else {
      return isStraight ? SIMD4(straight, 1) * (mixed.w * 255) : mixed * 255
    }
    var light = space == .oklab ? Oklab.linear(straight) : straight
    if isDisplayP3 { light = RGBPrimaries.sRGBToDisplayP3(light) }
    let encoded = SIMD4(
      Color.encoded(light.x),
      Color.encoded(light.y),
      Color.encoded(light.z),
      1
    )
    return encoded * (mixed.w * 255)
  }

  private static func mixable(
    _ color: RecordedColor,
    in gradient: RecordedGradient
  ) -> SIMD4<Double> {
    let channels = SIMD4(color.red, color.green, color.blue, color.alpha)
    let exact = SIMD4<Double>(channels) / 65535
    var straight = SIMD3(exact.x, exact.y, exact.z)
    if gradient.space != .srgb {
      straight = SIMD3(
        Color.decoded(straight.x),
        Color.decoded(straight.y),
        Color.decoded(straight.z)
      )
    }
    if gradient.isDisplayP3 { straight = RGBPrimaries.displayP3ToSRGB(straight) }
    if gradient.space == .oklab { straight = Oklab.color(linear: straight) }
    return gradient.isStraight ? SIMD4(straight, exact.w) : SIMD4(straight, 1) * exact.w
  }
}
