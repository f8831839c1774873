// Turns shapes into edges: curves become lines that leave them by no more than the tolerance.

import RasterValues

/// Emits shapes, seen through a matrix, as closed polygons.
package enum Flattener {
  /// How far a chord may fall short of its arc, before two thirds of that are made good.
  private static let arcTolerance = 1.0 / 80

  static func emit(_ shape: Path.Shape, _ matrix: Matrix, into cells: inout CellBuffer) {
    switch shape {
    case .empty: break
    case .rect(let rect): emit(rect, matrix, &cells)
    case .roundedRect(let rect, let corners): emit(rect, corners, matrix, &cells)
    case .ellipse(let rect): emit(ellipse: rect, matrix, &cells)
    case .outline(let outline): emit(outline, matrix, &cells)
    }
  }

  private static func emit(_ rect: Rect, _ matrix: Matrix, _ cells: inout CellBuffer) {
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
  /// Corners are quarters of circles, so their points are computed and no curve is flattened.
  private static func emit(
    _ rect: Rect,
    _ corners: Corners,
    _ matrix: Matrix,
    _ cells: inout CellBuffer
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let corners = corners.fitted(to: rect)
    let (maxX, maxY) = (rect.x + rect.width, rect.y + rect.height)
    var pen = Pen()
    let (one, two) = (corners.topLeft, corners.topRight)
    quarter(rect.x + one, rect.y + one, -one, 0, 0, -one, matrix, &pen, &cells)
    quarter(maxX - two, rect.y + two, 0, -two, two, 0, matrix, &pen, &cells)
    let (three, four) = (corners.bottomRight, corners.bottomLeft)
    quarter(maxX - three, maxY - three, three, 0, 0, three, matrix, &pen, &cells)
    quarter(rect.x + four, maxY - four, 0, four, -four, 0, matrix, &pen, &cells)
    pen.close(&cells)
  }

  private static func emit(ellipse rect: Rect, _ matrix: Matrix, _ cells: inout CellBuffer) {
    guard rect.width > 0, rect.height > 0 else { return }
    let (a, b) = (rect.width / 2, rect.height / 2)
    let (x, y) = (rect.x + a, rect.y + b)
    var pen = Pen()
    quarter(x, y, -a, 0, 0, -b, matrix, &pen, &cells)
    quarter(x, y, 0, -b, a, 0, matrix, &pen, &cells)
    quarter(x, y, a, 0, 0, b, matrix, &pen, &cells)
    quarter(x, y, 0, b, -a, 0, matrix, &pen, &cells)
    pen.close(&cells)
  }

  /// How many chords a quarter of a circle is drawn with, given its radius in pixels.
  fileprivate static func chords(radius: Double) -> Int {
    // Chords of about a pixel need not be as near: a pixel sees the mean of theirs.
    let short = saturated(min(radius * 1.4, 1e6)) &+ 2
    return min(QuarterTurn.count(radius: radius, tolerance: arcTolerance), short)
  }

  /// A quarter of an ellipse about (`x`, `y`), from the end of one half-axis to that of another.
  private static func quarter(
    _ x: Double,
    _ y: Double,
    _ fromX: Double,
    _ fromY: Double,
    _ toX: Double,
    _ toY: Double,
    _ matrix: Matrix,
    _ pen: inout Pen,
    _ cells: inout CellBuffer
  ) {
    let center = bounded(matrix.point(x, y))
    let from = bounded(matrix.vector(fromX, fromY))
    let to = bounded(matrix.vector(toX, toY))
    pen.line(center + from, &cells)
    let radius = max(abs(from.x), abs(from.y), abs(to.x), abs(to.y))
    let count = pen.chords(radius: radius)
    if count > 512 {
      let arc = LargeArc(center: center, from: from, to: to)
      arc.emit(SIMD2(1, 0), SIMD2(0, 1), 24, &cells)
      return cells.move(to: center + to)
    }
    if count > 1 {
      let chord = ArcChord.ofQuarter(count: count)
      var (cosine, sine) = (chord.cosine, chord.sine)
      for _ in 1..<count {
        pen.line(center + from * cosine + to * sine, &cells)
        let next = cosine * chord.turn.cosine - sine * chord.turn.sine
        sine = sine * chord.turn.cosine + cosine * chord.turn.sine
        cosine = next
      }
    }
    pen.line(center + to, &cells)
  }
}

/// Draws a polygon point by point.
private struct Pen {
  private var start = SIMD2<Double>.zero
  private var isDown = false
  /// Of the last arc, whose radius is often the next one's too.
  private var (radius, count) = (0.0, 1)

  /// How many chords a quarter of a circle is drawn with.
  @inline(__always)
  mutating func chords(radius: Double) -> Int {
    if radius != self.radius {
      (self.radius, count) = (radius, Flattener.chords(radius: radius))
    }
    return count
  }

  @inline(__always)
  mutating func line(_ point: SIMD2<Double>, _ cells: inout CellBuffer) {
    if isDown { return cells.line(to: point) }
    start = point
    isDown = true
    cells.move(to: point)
  }

  mutating func close(_ cells: inout CellBuffer) {
    if isDown { cells.line(to: start) }
    isDown = false
  }
}

/// A quarter of an ellipse too large to be drawn whole: halved, and left out where it is out of
/// sight.
private struct LargeArc {
  let center, from, to: SIMD2<Double>

  private func point(_ unit: SIMD2<Double>) -> SIMD2<Double> {
    center + from * unit.x + to * unit.y
  }

  /// The arc between two directions of the unit circle, less than half a turn apart.
  func emit(
    _ start: SIMD2<Double>,
    _ end: SIMD2<Double>,
    _ depth: Int,
    _ cells: inout CellBuffer
  ) {
    let sum = start + end
    let square = (sum * sum).sum()
    // Both tangents meet at `corner`, so the arc lies in the triangle with it.
    let (first, last, corner) = (point(start), point(end), point(sum * (2 / square)))
    let extent = cells.extent(
      minX: min(first.x, last.x, corner.x),
      maxX: max(first.x, last.x, corner.x),
      minY: min(first.y, last.y, corner.y),
      maxY: max(first.y, last.y, corner.y)
    )
    if extent != .near { return extent == .left ? cells.edge(first, last) : () }
    // The arc leaves its chord by about half as much as the corner does.
    let height = corner - (first + last) * 0.5
    guard (height * height).sum() > 0.0001, depth > 0 else { return cells.edge(first, last) }
    let middle = sum / square.squareRoot()
    emit(start, middle, depth &- 1, &cells)
    emit(middle, end, depth &- 1, &cells)
  }
}
