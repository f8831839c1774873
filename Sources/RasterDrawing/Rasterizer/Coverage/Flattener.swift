// Converts shapes to edges, approximating curves by lines within the tolerance.

import RasterValues

/// Emits transformed shapes as closed polygons.
package enum Flattener {
  /// The greatest distance of a chord from its arc, before moving points recovers two thirds of it.
  private static let arcTolerance = 1.0 / 80

  static func emit(_ shape: Path.Shape, _ matrix: Matrix, into cells: inout CellBuffer) {
    switch shape {
    case .empty: break
    case .rect(let rect): emit(rect, matrix, into: &cells)
    case .roundedRect(let rect, let corners): emit(rect, corners: corners, matrix, into: &cells)
    case .ellipse(let rect): emit(ellipse: rect, matrix, into: &cells)
    case .outline(let outline): emit(outline, matrix, into: &cells)
    }
  }

  private static func emit(_ rect: Rect, _ matrix: Matrix, into cells: inout CellBuffer) {
    guard rect.width > 0, rect.height > 0 else { return }
    let (maxX, maxY) = (rect.x + rect.width, rect.y + rect.height)
    let topLeft = bounded(matrix.point(rect.x, rect.y))
    cells.move(to: topLeft)
    cells.line(to: bounded(matrix.point(maxX, rect.y)))
    cells.line(to: bounded(matrix.point(maxX, maxY)))
    cells.line(to: bounded(matrix.point(rect.x, maxY)))
    cells.line(to: topLeft)
  }
}

extension Flattener {
  /// Emits a rounded rectangle; points on its circular corners are computed directly.
  private static func emit(
    _ rect: Rect,
    corners: CornerRadii,
    _ matrix: Matrix,
    into cells: inout CellBuffer
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let corners = corners.fitted(to: rect)
    let (maxX, maxY) = (rect.x + rect.width, rect.y + rect.height)
    var pen = Pen()
    let (one, two) = (corners.topLeft, corners.topRight)
    var center = SIMD2(rect.x + one, rect.y + one)
    emit(QuarterArc(center, from: SIMD2(-one, 0), to: SIMD2(0, -one)), matrix, &pen, into: &cells)
    center = SIMD2(maxX - two, rect.y + two)
    emit(QuarterArc(center, from: SIMD2(0, -two), to: SIMD2(two, 0)), matrix, &pen, into: &cells)
    let (three, four) = (corners.bottomRight, corners.bottomLeft)
    center = SIMD2(maxX - three, maxY - three)
    emit(QuarterArc(center, from: SIMD2(three, 0), to: SIMD2(0, three)), matrix, &pen, into: &cells)
    center = SIMD2(rect.x + four, maxY - four)
    emit(QuarterArc(center, from: SIMD2(0, four), to: SIMD2(-four, 0)), matrix, &pen, into: &cells)
    pen.close(into: &cells)
  }

  private static func emit(ellipse rect: Rect, _ matrix: Matrix, into cells: inout CellBuffer) {
    guard rect.width > 0, rect.height > 0 else { return }
    let (a, b) = (rect.width / 2, rect.height / 2)
    let center = SIMD2(rect.x + a, rect.y + b)
    let (left, top, right, bottom) = (SIMD2(-a, 0), SIMD2(0, -b), SIMD2(a, 0), SIMD2(0, b))
    var pen = Pen()
    emit(QuarterArc(center, from: left, to: top), matrix, &pen, into: &cells)
    emit(QuarterArc(center, from: top, to: right), matrix, &pen, into: &cells)
    emit(QuarterArc(center, from: right, to: bottom), matrix, &pen, into: &cells)
    emit(QuarterArc(center, from: bottom, to: left), matrix, &pen, into: &cells)
    pen.close(into: &cells)
  }

  /// Returns the number of chords per quarter circle, given its radius in pixels.
  fileprivate static func chords(radius: Double) -> Int {
    // Chords of about one pixel need less accuracy, because a pixel shows their mean.
    let short = saturated(min(radius * 1.4, 1e6)) &+ 2
    return min(QuarterTurn.count(radius: radius, tolerance: arcTolerance), short)
  }

  private static func emit(
    _ arc: QuarterArc,
    _ matrix: Matrix,
    _ pen: inout Pen,
    into cells: inout CellBuffer
  ) {
    let center = bounded(matrix.point(arc.center.x, arc.center.y))
    let from = bounded(matrix.vector(arc.from.x, arc.from.y))
    let to = bounded(matrix.vector(arc.to.x, arc.to.y))
    pen.line(to: center + from, into: &cells)
    let radius = max(abs(from.x), abs(from.y), abs(to.x), abs(to.y))
    let count = pen.chords(radius: radius)
    if count > 512 {
      let arc = QuarterArc(center, from: from, to: to)
      arc.emit(from: SIMD2(1, 0), to: SIMD2(0, 1), depth: 24, into: &cells)
      return cells.move(to: center + to)
    }
    if count > 1 {
      let chord = ArcChord.ofQuarter(count: count)
      var (cosine, sine) = (chord.cosine, chord.sine)
      for _ in 1..<count {
        pen.line(to: center + from * cosine + to * sine, into: &cells)
        let next = cosine * chord.turn.cosine - sine * chord.turn.sine
        sine = sine * chord.turn.cosine + cosine * chord.turn.sine
        cosine = next
      }
    }
    pen.line(to: center + to, into: &cells)
  }
}

/// Draws a polygon point by point.
private struct Pen {
  private var start = SIMD2<Double>.zero
  private var isDown = false
  /// The radius and count of the last arc, which the next arc often shares.
  private var (radius, count) = (0.0, 1)

  /// Returns the number of chords per quarter circle.
  @inline(__always)
  mutating func chords(radius: Double) -> Int {
    if radius != self.radius {
      (self.radius, count) = (radius, Flattener.chords(radius: radius))
    }
    return count
  }

  @inline(__always)
  mutating func line(to point: SIMD2<Double>, into cells: inout CellBuffer) {
    if isDown { return cells.line(to: point) }
    start = point
    isDown = true
    cells.move(to: point)
  }

  mutating func close(into cells: inout CellBuffer) {
    if isDown { cells.line(to: start) }
    isDown = false
  }
}

/// A quarter of an ellipse around a centre, from the end of one half-axis to the end of another.
private struct QuarterArc {
  let center, from, to: SIMD2<Double>

  @inline(__always)
  init(_ center: SIMD2<Double>, from: SIMD2<Double>, to: SIMD2<Double>) {
    (self.center, self.from, self.to) = (center, from, to)
  }

  private func point(_ unit: SIMD2<Double>) -> SIMD2<Double> {
    center + from * unit.x + to * unit.y
  }

  /// Adds the arc between two directions of the unit circle, less than half a turn apart.
  ///
  /// An arc that is too large to be drawn at once is halved, and its invisible parts are skipped.
  func emit(
    from start: SIMD2<Double>,
    to end: SIMD2<Double>,
    depth: Int,
    into cells: inout CellBuffer
  ) {
    let sum = start + end
    let square = (sum * sum).sum()
    // The tangents meet at `corner`, so the arc lies within the triangle of its ends and `corner`.
    let (first, last, corner) = (point(start), point(end), point(sum * (2 / square)))
    let extent = cells.extent(
      minX: min(first.x, last.x, corner.x),
      maxX: max(first.x, last.x, corner.x),
      minY: min(first.y, last.y, corner.y),
      maxY: max(first.y, last.y, corner.y)
    )
    if extent != .near { return extent == .left ? cells.edge(first, last) : () }
    // The distance of the arc from its chord is about half the corner's.
    let height = corner - (first + last) * 0.5
    guard (height * height).sum() > 0.0001, depth > 0 else { return cells.edge(first, last) }
    let middle = sum / square.squareRoot()
    emit(from: start, to: middle, depth: depth &- 1, into: &cells)
    emit(from: middle, to: end, depth: depth &- 1, into: &cells)
  }
}
