// Gradients as PDF shadings: their geometry and colour functions.
//
// PDF does not repeat gradients, so a repeating gradient is written as often as the painted area
// requires. The parameter t runs from the start (0) to the end (1) of the gradient. The written
// part runs from `first` to `last`.

import RasterDrawing
import RasterValues

/// The dictionaries of a gradient's shadings.
struct PDFShading {
  let colors: String
  /// The alpha as a grey shading, or nil if it is constant.
  let alphas: String?
  /// The constant alpha, or nil if it varies.
  let opacity: Double?

  /// The maximum number of stops of a repeating gradient.
  private static let mostStops = 4_096

  /// Creates the shadings of a gradient that paints a box, or returns nil if PDF cannot express it.
  init?(_ gradient: RecordedGradient, over box: Rect) {
    guard let line = Line(gradient, over: box) else { return nil }
    let stops = StraightStops(gradient).stops
    guard let spread = Self.spread(stops, gradient.spread, from: line.first, to: line.last),
      let known = spread.first
    else { return nil }
    let kind =
      "<< /ShadingType \(line.type) /Coords [\(line.coordinates)] /Extend [true true]"
    colors =
      kind + " /ColorSpace /DeviceRGB /Function "
      + Self.function(spread, line) {
        [$0.color.x, $0.color.y, $0.color.z].map { fraction($0 / 255) }.joined(separator: " ")
      } + " >>"
    guard spread.contains(where: { $0.alpha != known.alpha }) else {
      (alphas, opacity) = (nil, known.alpha)
      return
    }
    alphas =
      kind + " /ColorSpace /DeviceGray /Function "
      + Self.function(spread, line) { fraction($0.alpha) } + " >>"
    opacity = nil
  }

  /// Returns the stops between two parameters, or nil if there are too many.
  private static func spread(
    _ stops: [StraightStop],
    _ spread: Spread,
    from first: Double,
    to last: Double
  ) -> [StraightStop]? {
    guard let start = stops.first, let end = stops.last else { return nil }
    let ends = [start.moved(to: min(first, 0))] + stops + [end.moved(to: max(last, 1))]
    guard spread != .pad else { return ends }
    let turns = stride(from: first, to: last, by: 1)
    let period = [start.moved(to: 0)] + stops + [end.moved(to: 1)]
    guard (last - first) * Double(period.count) <= Double(mostStops) else { return nil }
    return turns.flatMap { turn -> [StraightStop] in
      let isOdd = (turn / 2).rounded(.down) * 2 != turn
      guard spread == .reflect, isOdd else {
        return period.map { $0.moved(to: $0.position + turn) }
      }
      return period.reversed().map { $0.moved(to: 1 - $0.position + turn) }
    }
  }

  /// Returns the function of the stops along the line, with parameters mapped to 0...1.
  private static func function(
    _ stops: [StraightStop],
    _ line: Line,
    _ value: (StraightStop) -> String
  ) -> String {
    var (pieces, bounds, last) = ([String](), [String](), "0")
    for (from, to) in zip(stops, stops.dropFirst()) {
      let end = decimal(line.fraction(to.position))
      // Stops at the same position form no piece.
      guard end != last, decimal(line.fraction(from.position)) != end else { continue }
      last = end
      pieces.append(
        "<< /FunctionType 2 /Domain [0 1] /C0 [\(value(from))] /C1 [\(value(to))] /N 1 >>"
      )
      bounds.append(end)
    }
    if pieces.count == 1 { return pieces[0] }
    let encode = pieces.map { _ in "0 1" }.joined(separator: " ")
    return "<< /FunctionType 3 /Domain [0 1] /Functions [\(pieces.joined(separator: " "))]"
      + " /Bounds [\(bounds.dropLast().joined(separator: " "))] /Encode [\(encode)] >>"
  }
}

extension StraightStop {
  fileprivate func moved(to position: Double) -> StraightStop {
    StraightStop(position: position, color: color, alpha: alpha)
  }
}

/// The geometry of a gradient between two parameters: a line or two circles.
private struct Line {
  private(set) var first = 0.0
  private(set) var last = 1.0
  private(set) var type = 2
  private(set) var coordinates = ""

  init?(_ gradient: RecordedGradient, over box: Rect) {
    guard let inverse = gradient.transform.inverse else { return nil }
    let corners = [
      Point(box.x, box.y), Point(box.maxX, box.y), Point(box.x, box.maxY),
      Point(box.maxX, box.maxY),
    ].map { $0.transformed(by: inverse) }
    // PDF readers extend the last of several stops at an end, where the first one should apply.
    let stops = gradient.stops
    let jumps =
      stops.count > 1
      && (stops[0].position == stops[1].position
        || stops[stops.count - 1].position == stops[stops.count - 2].position)
    let isLonger = gradient.spread != .pad || jumps
    switch gradient.geometry {
    case .sweep: return nil
    case .linear(let from, let to):
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = x * x + y * y
      guard length > 0 else { return nil }
      if isLonger {
        let places = corners.map { (($0.x - from.x) * x + ($0.y - from.y) * y) / length }
        reach(places)
      }
      coordinates = decimals([
        from.x + x * first, from.y + y * first, from.x + x * last, from.y + y * last,
      ])
    case .radial(let focus, let focusRadius, let center, let radius):
      guard radius > 0, focusRadius < radius else { return nil }
      let (x, y, growth) = (center.x - focus.x, center.y - focus.y, radius - focusRadius)
      let distance = (x * x + y * y).squareRoot()
      // PDF readers differ for a focus on or outside the circle.
      guard distance + focusRadius < 0.999 * radius else { return nil }
      type = 3
      let start = -focusRadius / growth
      if isLonger {
        reach(
          [start]
            + corners.map { corner in
              let (u, v) = (corner.x - focus.x, corner.y - focus.y)
              return ((u * u + v * v).squareRoot() - focusRadius) / (growth - distance)
            }
        )
        first = max(first, start.rounded(.down))
      }
      let low = max(first, start)
      coordinates = decimals([
        focus.x + x * low, focus.y + y * low, max(focusRadius + growth * low, 0),
        focus.x + x * last, focus.y + y * last, focusRadius + growth * last,
      ])
      first = low
    }
    guard last > first, (last - first).isFinite else { return nil }
  }

  /// Extends the range to cover these parameters, in period periods.
  private mutating func reach(_ places: [Double]) {
    first = min(((places.min() ?? 0) - 0.01).rounded(.down), 0)
    last = max(((places.max() ?? 1) + 0.01).rounded(.up), 1)
  }

  /// Returns the position of a parameter between the first and the last, from 0 to 1.
  func fraction(_ parameter: Double) -> Double {
    min(max((parameter - first) / (last - first), 0), 1)
  }
}
