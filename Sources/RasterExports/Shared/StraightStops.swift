// Gradient stops for formats that interpolate colour and alpha separately.
//
// This project interpolates premultiplied colours: c(t) = (1 − t)·c₀ + t·c₁. Other formats
// interpolate colour s and alpha a separately. The results are equal if the alphas or the colours
// are equal. Otherwise the interval is divided into n pieces, which makes the difference, at most
// |Δa|·|Δs| ÷ 4, smaller by a factor of n²: at most a quarter of a level.

import RasterDrawing
import RasterValues

/// A gradient stop in the model of other formats.
struct StraightStop {
  let position: Double
  /// Red, green and blue from 0 to 255, not premultiplied.
  let color: SIMD3<Double>
  /// The alpha, from 0 to 1.
  let alpha: Double

  /// The stop as an SVG element.
  var element: String {
    let channels = [color.x, color.y, color.z].map { Int(min(max($0, 0), 255) + 0.5) }
    let opacity = alpha >= 1 ? "" : " stop-opacity=\"\(fraction(alpha))\""
    return
      "<stop offset=\"\(text(position))\" stop-color=\"\(hexadecimal(channels))\"\(opacity)/>"
  }
}

/// The stops of a gradient in the model of other formats.
struct StraightStops {
  private(set) var stops: [StraightStop] = []

  /// The maximum number of pieces of an interval.
  private static let mostPieces = 16.0

  /// Creates stops that also apply if a format interpolates premultiplied colours, unless
  /// `canMixApart` allows the stops of a gradient that interpolates colour and alpha separately.
  init(_ gradient: RecordedGradient, canMixApart: Bool = true) {
    let isMixedApart =
      canMixApart && gradient.space == .srgb && gradient.isStraight
      && gradient.stops.allSatisfy { $0.hint == 0.5 }
    if isMixedApart {
      stops = gradient.stops.map { stop in
        let color = stop.color
        let channels = SIMD3(Double(color.red), Double(color.green), Double(color.blue)) / 257
        return StraightStop(position: stop.position, color: channels, alpha: color.opacity)
      }
      return
    }
    let even = gradient.evenStops
    if let first = even.first, even.count == 1 {
      append(first.position, first.color, like: first.color)
    }
    for (from, to) in zip(even, even.dropFirst()) { add(from, to) }
  }

  private mutating func add(
    _ from: (position: Double, color: SIMD4<Double>),
    _ to: (position: Double, color: SIMD4<Double>)
  ) {
    append(from.position, from.color, like: to.color)
    if from.position < to.position, from.color.w > 0, to.color.w > 0 {
      let (first, last) = (Self.straight(from.color), Self.straight(to.color))
      let difference = first - last
      let colors = max(abs(difference.x), abs(difference.y), abs(difference.z))
      let alphas = abs(from.color.w - to.color.w) / 255
      let pieces = min((alphas * colors).squareRoot().rounded(.up), Self.mostPieces)
      for piece in stride(from: 1, to: pieces, by: 1) {
        let part = piece / pieces
        let color = from.color + (to.color - from.color) * part
        append(from.position + (to.position - from.position) * part, color, like: color)
      }
    }
    append(to.position, to.color, like: from.color)
  }

  /// Adds a stop; a transparent one takes the colour of `other`.
  private mutating func append(
    _ position: Double,
    _ color: SIMD4<Double>,
    like other: SIMD4<Double>
  ) {
    let visible = color.w > 0 ? color : other
    let stop = StraightStop(
      position: position,
      color: visible.w > 0 ? Self.straight(visible) : .zero,
      alpha: color.w / 255
    )
    if let last = stops.last, last.position == stop.position, last.color == stop.color,
      last.alpha == stop.alpha
    {
      return
    }
    stops.append(stop)
  }

  private static func straight(_ color: SIMD4<Double>) -> SIMD3<Double> {
    SIMD3(color.x, color.y, color.z) * (255 / color.w)
  }
}
