// Gradients as shadings: the circles or the line between which colours run, and their functions.
//
// PDF does not repeat gradients, so those that do are written as often as what is painted needs it. A
// parameter t leads from the start (0) to the end (1) of the gradient; what is written runs from `first` to
// `last` of it.

import RasterDrawing
import RasterValues

/// The dictionaries of a gradient's shadings.
struct PDFShading {
  let colors: String
  /// The alpha as a shading of greys; nil where it is the same everywhere.
  let alphas: String?
  /// The alpha that is the same everywhere.
  let opacity: Double?

  /// The most stops of what is repeated.
  private static let mostStops = 4_096

  /// A gradient that paints this box; nil where PDF has no such gradient.
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
        [$0.color.x, $0.color.y, $0.color.z].map { share($0 / 255) }.joined(separator: " ")
      } + " >>"
    guard spread.contains(where: { $0.alpha != known.alpha }) else {
      (alphas, opacity) = (nil, known.alpha)
      return
    }
    alphas =
      kind + " /ColorSpace /DeviceGray /Function "
      + Self.function(spread, line) { share($0.alpha) } + " >>"
    opacity = nil
  }

  /// The stops from one parameter to another; nil where there are too many.
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
    let whole = [start.moved(to: 0)] + stops + [end.moved(to: 1)]
    guard (last - first) * Double(whole.count) <= Double(mostStops) else { return nil }
    return turns.flatMap { turn -> [StraightStop] in
      let isOdd = (turn / 2).rounded(.down) * 2 != turn
      guard spread == .reflect, isOdd else {
        return whole.map { $0.moved(to: $0.position + turn) }
      }
      return whole.reversed().map { $0.moved(to: 1 - $0.position + turn) }
    }
  }

  /// The function of the stops over a line's parameters, which are 0 to 1 in the file.
  private static func function(
    _ stops: [StraightStop],
    _ line: Line,
    _ value: (StraightStop) -> String
  ) -> String {
    var (pieces, bounds, last) = ([String](), [String](), "0")
    for (from, to) in zip(stops, stops.dropFirst()) {
      let end = decimal(line.share(to.position))
      // What jumps has no piece of its own.
      guard end != last, decimal(line.share(from.position)) != end else { continue }
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

/// The line, or the circles, of a gradient, from one parameter to another.
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
    // Readers extend the last colour of a stop at an end, where the first one belongs.
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
      // A focus on the circle or outside of it is drawn otherwise by each reader.
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

  /// Reaches over these parameters, by whole turns.
  private mutating func reach(_ places: [Double]) {
    first = min(((places.min() ?? 0) - 0.01).rounded(.down), 0)
    last = max(((places.max() ?? 1) + 0.01).rounded(.up), 1)
  }

  /// The part of the way from the first parameter to the last.
  func share(_ parameter: Double) -> Double {
    min(max((parameter - first) / (last - first), 0), 1)
  }
}
