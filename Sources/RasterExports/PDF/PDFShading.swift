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
    // The written part can begin or end inside a period, where a circle has no radius.
    let turns = stride(from: first.rounded(.down), to: last, by: 1)
    let period = [start.moved(to: 0)] + stops + [end.moved(to: 1)]
    guard (last - first) * Double(period.count) <= Double(mostStops) else { return nil }
    let all = turns.flatMap { turn -> [StraightStop] in
      let isOdd = (turn / 2).rounded(.down) * 2 != turn
      guard spread == .reflect, isOdd else {
        return period.map { $0.moved(to: $0.position + turn) }
      }
      return period.reversed().map { $0.moved(to: 1 - $0.position + turn) }
    }
    return cut(all, from: first, to: last)
  }

  /// Returns the stops between two parameters, with interpolated stops at them.
  private static func cut(
    _ stops: [StraightStop],
    from first: Double,
    to last: Double
  ) -> [StraightStop] {
    var result: [StraightStop] = []
    for (stop, next) in zip(stops, stops.dropFirst()) {
      if stop.position >= first, stop.position <= last { result.append(stop) }
      for place in [first, last] where stop.position < place && place < next.position {
        result.append(stop.mixed(with: next, at: place))
      }
    }
    if let end = stops.last, end.position <= last { result.append(end) }
    return result
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

  /// The stop between this one and another at a position.
  fileprivate func mixed(with next: StraightStop, at place: Double) -> StraightStop {
    let part = (place - position) / (next.position - position)
    return StraightStop(
      position: place,
      color: color + (next.color - color) * part,
      alpha: alpha + (next.alpha - alpha) * part
    )
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
      type = 3
      // The first circle can contain the second; then the second is the focus.
      let isInside = focusRadius < radius
      let circles =
        isInside
        ? Circles(from: (focus, focusRadius), to: (center, radius))
        : Circles(from: (center, radius), to: (focus, focusRadius))
      guard let circles else { return nil }
      if isLonger {
        let places = corners.map { circles.parameter(through: $0) } + [circles.start]
        reach(isInside ? places : places.map { 1 - $0 })
      }
      if isInside {
        first = max(first, circles.start)
        coordinates = decimals(circles.circle(at: first) + circles.circle(at: last))
      } else {
        last = min(last, 1 - circles.start)
        coordinates = decimals(circles.circle(at: 1 - first) + circles.circle(at: 1 - last))
      }
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

/// Two circles of which the second contains the first, and the circles between and beyond them.
private struct Circles {
  private let focus: Point
  private let focusRadius: Double
  private let (x, y): (Double, Double)
  private let growth: Double

  /// Creates circles, unless the second does not contain the first with room to spare.
  init?(from inner: (center: Point, radius: Double), to outer: (center: Point, radius: Double)) {
    (focus, focusRadius) = inner
    (x, y) = (outer.center.x - focus.x, outer.center.y - focus.y)
    growth = outer.radius - focusRadius
    // PDF readers differ for a focus on or outside the circle.
    let reach = (x * x + y * y).squareRoot() + focusRadius
    guard outer.radius > 0, reach < 0.999 * outer.radius else { return nil }
  }

  /// The parameter of the circle without a radius.
  var start: Double { -focusRadius / growth }

  /// The centre and radius of the circle with a parameter.
  func circle(at parameter: Double) -> [Double] {
    [
      focus.x + x * parameter, focus.y + y * parameter,
      max(focusRadius + growth * parameter, 0),
    ]
  }

  /// The parameter of the circle through a point.
  ///
  /// Circles with greater parameters contain the point, so in a box, a corner has the greatest one.
  func parameter(through point: Point) -> Double {
    let (u, v) = (point.x - focus.x, point.y - focus.y)
    let square = x * x + y * y - growth * growth
    let middle = u * x + v * y + focusRadius * growth
    let rest = u * u + v * v - focusRadius * focusRadius
    return (middle - max(middle * middle - square * rest, 0).squareRoot()) / square
  }
}
