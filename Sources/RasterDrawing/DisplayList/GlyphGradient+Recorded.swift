// Converts gradients of fonts to recorded gradients, with stops from 0 to 1 and full turns.
//
// Source: OpenType 1.9.1, "COLR". A gradient for which the format defines no colour is `nil` and
// draws nothing.

import RasterValues

extension GlyphGradient {
  /// A stop with its resolved colour in the drawing's colour space.
  fileprivate typealias Stop = (position: Double, color: Color)

  /// Returns the gradient for a text colour under a transform, or `nil` if it draws nothing.
  ///
  /// The components of `foreground` are those of the drawing's colour space.
  func recorded(
    foreground: Color,
    transform: Transform,
    in space: OutputColorSpace
  ) -> RecordedPaint? {
    let resolved = stops.map { stop in
      var color = stop.color.color?.components(in: space) ?? foreground
      color.alpha *= stop.color.alpha
      return (position: stop.position, color: color)
    }
    guard let first = resolved.first, let last = resolved.last else { return nil }
    guard resolved.count > 1 else { return .color(RecordedColor(components: first.color)) }
    var span = (first.position, last.position)
    if span.0 == span.1 {
      // If all stops share one position, the gradient has two colours, one on each side of it.
      guard spread == .pad else { return nil }
      span.1 += 1
    }
    let stops = resolved.map { ($0.position - span.0) / (span.1 - span.0) }
    let line = ColorLine(stops: zip(stops, resolved).map { ($0, $1.color) }, spread: spread)
    switch geometry {
    case .linear(let from, let to, let rotation):
      guard let to = Self.end(from, to, rotation) else { return nil }
      func place(_ part: Double) -> Point { from + (to - from) * part }
      return line.recorded(.linear(from: place(span.0), to: place(span.1)), transform)
    case .radial(let from, let small, let to, let large):
      func place(_ part: Double) -> Point { from + (to - from) * part }
      func radius(_ part: Double) -> Double { small + (large - small) * part }
      return line.radial(
        (place(span.0), radius(span.0)),
        (place(span.1), radius(span.1)),
        transform
      )
    case .sweep(let center, let from, let to):
      func turns(_ part: Double) -> Double { (from + (to - from) * part) / 360 }
      return line.sweep(center, from: turns(span.0), to: turns(span.1), transform)
    }
  }

  /// Returns the end of a line from `from` that is perpendicular to the direction of `rotation`.
  private static func end(_ from: Point, _ to: Point, _ rotation: Point) -> Point? {
    let (line, side) = (to - from, rotation - from)
    let across = Point(side.y, 0 - side.x)
    let length = across.x * across.x + across.y * across.y
    let part = line.x * across.x + line.y * across.y
    guard length > 0, part != 0 else { return nil }
    return from + across * (part / length)
  }
}

/// Colours along a line from 0 to 1, extended beyond it.
private struct ColorLine {
  let stops: [GlyphGradient.Stop]
  let spread: Spread

  /// Returns a gradient of these colours.
  func recorded(_ geometry: RecordedGradient.Geometry, _ transform: Transform) -> RecordedPaint? {
    let gradient = RecordedGradient(
      geometry: geometry,
      stops: stops.map {
        RecordedStop(color: RecordedColor(components: $0.color), position: $0.position, hint: 0.5)
      },
      spread: spread,
      space: .srgb,
      isDisplayP3: false,
      isStraight: false,
      transform: transform
    )
    return .gradient(gradient)
  }

  /// Returns the colour at a position; at a stop shared by several colours, the last one.
  private func color(at place: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.position > place }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    return from.color.mixed(
      with: to.color,
      by: (place - from.position) / (to.position - from.position)
    )
  }

  /// Returns the colours between two positions, rescaled to 0…1.
  private func part(from start: Double, to end: Double) -> ColorLine {
    let inner = stops.filter { $0.position > start && $0.position < end }
    let ends = (color(at: start), color(at: end))
    let all = [(start, ends.0)] + inner.map { ($0.position, $0.color) } + [(end, ends.1)]
    return ColorLine(
      stops: all.map { (position: ($0.0 - start) / (end - start), color: $0.1) },
      spread: spread
    )
  }

  // MARK: - Circles

  /// Returns a gradient between two circles; where the radius would be negative, nothing is drawn.
  func radial(
    _ first: (center: Point, radius: Double),
    _ last: (center: Point, radius: Double),
    _ transform: Transform
  ) -> RecordedPaint? {
    let growth = last.radius - first.radius
    let smaller = min(first.radius, last.radius)
    var (line, range) = (self, (0.0, 1.0))
    if smaller < 0 {
      if spread == .pad {
        let zero = growth == 0 ? -1 : (0 - first.radius) / growth
        guard zero > 0, zero < 1 else { return nil }
        range = growth > 0 ? (zero, 1) : (0, zero)
        line = part(from: range.0, to: range.1)
      } else {
        guard growth != 0 else { return nil }
        // Colours repeat further along the line: every interval, or every two intervals if
        // reflected.
        let step = spread == .reflect ? 2.0 : 1
        let missing = (0 - smaller) / (growth < 0 ? 0 - growth : growth)
        let moved = (missing / step).rounded(.up) * step
        range = growth > 0 ? (moved, moved + 1) : (0 - moved, 1 - moved)
      }
    }
    func place(_ part: Double) -> Point {
      first.center + (last.center - first.center) * part
    }
    let geometry = RecordedGradient.Geometry.radial(
      focus: place(range.0),
      focusRadius: max(first.radius + growth * range.0, 0),
      center: place(range.1),
      radius: max(first.radius + growth * range.1, 0)
    )
    return line.recorded(geometry, transform)
  }

  // MARK: - Turns

  /// The maximum number of stops of a repeating sweep; more stops could not be told apart.
  private static let stopLimit = 4096

  /// Returns a sweep around a point, from `start` to `end` in turns clockwise from the right.
  func sweep(
    _ center: Point,
    from start: Double,
    to end: Double,
    _ transform: Transform
  ) -> RecordedPaint? {
    var placed: [GlyphGradient.Stop]
    if start == end {
      guard spread == .pad, let first = stops.first, let last = stops.last else { return nil }
      placed = [(start, first.color), (start, last.color)]
    } else if spread == .pad {
      placed = stops.map { (start + (end - start) * $0.position, $0.color) }
      if end < start { placed.reverse() }
    } else {
      guard let repeated = repeated(from: start, to: end) else { return nil }
      placed = repeated
    }
    let turn = ColorLine(stops: placed, spread: .pad).part(from: 0, to: 1)
    return turn.recorded(.sweep(center: center, from: 0, to: 360), transform)
  }

  /// Returns enough repetitions of the colours for a full turn, or `nil` if there are too many.
  private func repeated(from start: Double, to end: Double) -> [GlyphGradient.Stop]? {
    let period = end - start
    let ends = [(0 - start) / period, (1 - start) / period]
    let first = (min(ends[0], ends[1])).rounded(.down)
    let last = (max(ends[0], ends[1])).rounded(.up)
    guard (last - first) * Double(stops.count) <= Double(Self.stopLimit) else { return nil }
    var placed: [GlyphGradient.Stop] = []
    var turn = first
    while turn < last {
      let isBackwards = spread == .reflect && turn / 2 != (turn / 2).rounded(.down)
      for stop in isBackwards ? stops.reversed() : stops {
        let part = isBackwards ? 1 - stop.position : stop.position
        placed.append((start + period * (turn + part), stop.color))
      }
      turn += 1
    }
    return period < 0 ? placed.reversed() : placed
  }
}
