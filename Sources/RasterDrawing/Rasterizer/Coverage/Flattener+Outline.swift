// Turns outlines into edges: lines as they are, curves by as many lines as they need.

import RasterValues

extension Flattener {
  /// The most lines of a curve before it is halved, so that parts out of sight are left out.
  private static let mostLines = 128.0

  static func emit(_ outline: some OutlineSource, _ matrix: Matrix, _ cells: inout CellBuffer) {
    var reader = OutlineReader(outline, matrix)
    var start = SIMD2<Double>.zero
    cells.move(to: start)
    while let segment = reader.next() {
      switch segment {
      case .move(let point):
        cells.line(to: start)
        start = point
        cells.move(to: point)
      case .line(let point): cells.line(to: point)
      case .quad(let control, let end): quad(reader.previous, control, end, &cells)
      case .cubic(let one, let two, let end):
        cubic(reader.previous, one, two, end, 24, &cells)
      case .close: cells.line(to: start)
      }
    }
    cells.line(to: start)
  }

  /// Emits an outline as it lies in a list.
  static func emit(packed outline: PackedOutline, _ matrix: Matrix, _ cells: inout CellBuffer) {
    guard outline.beginsWithMove else { return emit(outline, matrix, &cells) }
    var reader = PackedReader(outline, matrix)
    var start = SIMD2<Double>.zero
    var current = start
    cells.move(to: start)
    while let verb = reader.next() {
      switch verb {
      case .move:
        cells.line(to: start)
        start = reader.take()
        current = start
        cells.move(to: start)
      case .line:
        current = reader.take()
        cells.line(to: current)
      case .quad:
        let (control, end) = (reader.take(), reader.take())
        quad(current, control, end, &cells)
        current = end
      case .cubic:
        let (one, two, end) = (reader.take(), reader.take(), reader.take())
        cubic(current, one, two, end, 24, &cells)
        current = end
      case .close:
        current = start
        cells.line(to: start)
      }
    }
    cells.line(to: start)
  }

  /// Adds a curve from where the last edge ended, which is `from`.
  private static func quad(
    _ from: SIMD2<Double>,
    _ control: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ cells: inout CellBuffer
  ) {
    // The same curve as a cubic would be flattened to half as many lines again.
    let second = from - control * 2 + to
    let size = second.x * second.x + second.y * second.y
    let square = size * (0.0625 / (flatteningTolerance * flatteningTolerance))
    guard square > 1 else { return cells.line(to: to) }
    guard square <= mostLines * mostLines * mostLines * mostLines else {
      let one = from + (control - from) * (2.0 / 3)
      return cubic(from, one, to + (control - to) * (2.0 / 3), to, 24, &cells)
    }
    guard isNear(from, control, control, to, &cells) else { return }
    let count = lineCount(square)
    let step = 1 / (Double(count) - 2 * ArcChord.shortfall)
    // The second derivative is 2 · second.
    let start = from - second * (step * step * 0.125)
    let first = (control - from) * 2
    for index in 1..<count {
      let t = (Double(index) - ArcChord.shortfall) * step
      cells.line(to: start + (first + second * t) * t)
    }
    cells.line(to: to)
  }

  /// How many lines are enough, where `square` is the fourth power of how many would be, were the
  /// points where they meet on the curve.
  ///
  /// The points are moved outwards by half of what a line falls short at its middle, p'' · step² / 16,
  /// so that lines may span √2 as much; the first and the last one span √¾ of what the others do, as
  /// those of arcs. Without roots for the few lines of small curves.
  @inline(__always)
  private static func lineCount(_ square: Double) -> Int {
    if square < 35.9 { return 2 }
    if square < 222 { return 3 }
    if square < 775 { return 4 }
    return lineCount(root: square.squareRoot().squareRoot())
  }

  private static func lineCount(root: Double) -> Int {
    saturated(root * 0.70710678118654757 + 2 * ArcChord.shortfall) &+ 1
  }

  /// The number of lines on the curve would be Wang's: the square root of ¾ · the largest second
  /// difference of the control points over the flatteningTolerance.
  private static func cubic(
    _ from: SIMD2<Double>,
    _ one: SIMD2<Double>,
    _ two: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ depth: Int,
    _ cells: inout CellBuffer
  ) {
    guard isNear(from, one, two, to, &cells) else { return }
    let square =
      max(length(from - one * 2 + two), length(one - two * 2 + to)) * 0.75 / flatteningTolerance
    guard square > 1 else { return cells.line(to: to) }
    if square > mostLines * mostLines && depth > 0 {
      let (a, b, c) = ((from + one) * 0.5, (one + two) * 0.5, (two + to) * 0.5)
      let (d, e) = ((a + b) * 0.5, (b + c) * 0.5)
      let middle = (d + e) * 0.5
      cubic(from, a, d, middle, depth &- 1, &cells)
      return cubic(middle, e, c, to, depth &- 1, &cells)
    }
    let count = lineCount(root: min(square, mostLines * mostLines).squareRoot())
    let second = (from - one * 2 + two) * 3
    let third = (to - from) - (two - one) * 3
    let step = 1 / (Double(count) - 2 * ArcChord.shortfall)
    // The second derivative is 2 · second + 6 · third · t.
    let start = from - second * (step * step * 0.125)
    let first = (one - from) * 3 - third * (step * step * 0.375)
    for index in 1..<count {
      let t = (Double(index) - ArcChord.shortfall) * step
      cells.line(to: start + (first + (second + third * t) * t) * t)
    }
    cells.line(to: to)
  }

  /// Whether a curve needs its lines; one out of sight has been gone around.
  @inline(__always)
  private static func isNear(
    _ from: SIMD2<Double>,
    _ one: SIMD2<Double>,
    _ two: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ cells: inout CellBuffer
  ) -> Bool {
    if cells.holdsShape { return true }
    let extent = cells.extent(
      minX: min(from.x, one.x, two.x, to.x),
      maxX: max(from.x, one.x, two.x, to.x),
      minY: min(from.y, one.y, two.y, to.y),
      maxY: max(from.y, one.y, two.y, to.y)
    )
    switch extent {
    case .near: return true
    case .left: cells.line(to: to)
    case .outside: cells.move(to: to)
    }
    return false
  }

  @inline(__always)
  private static func length(_ vector: SIMD2<Double>) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }
}
