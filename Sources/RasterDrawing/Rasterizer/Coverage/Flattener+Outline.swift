// Converts outlines to edges, with curves divided into as many lines as they need.

import RasterValues

extension Flattener {
  /// The number of lines beyond which a curve is halved, so that invisible parts are skipped.
  private static let mostLines = 128.0

  static func emit(
    _ outline: some OutlineSource,
    _ matrix: Matrix,
    into cells: inout CellBuffer
  ) {
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
      case .quad(let control, let end):
        quad(from: reader.previous, control: control, to: end, into: &cells)
      case .cubic(let one, let two, let end):
        cubic(from: reader.previous, control1: one, control2: two, to: end, into: &cells)
      case .close: cells.line(to: start)
      }
    }
    cells.line(to: start)
  }

  /// Emits an outline in place in a list.
  static func emit(
    packed outline: PackedOutline,
    _ matrix: Matrix,
    into cells: inout CellBuffer
  ) {
    guard outline.beginsWithMove else { return emit(outline, matrix, into: &cells) }
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
        quad(from: current, control: control, to: end, into: &cells)
        current = end
      case .cubic:
        let (one, two, end) = (reader.take(), reader.take(), reader.take())
        cubic(from: current, control1: one, control2: two, to: end, into: &cells)
        current = end
      case .close:
        current = start
        cells.line(to: start)
      }
    }
    cells.line(to: start)
  }

  /// Adds a quadratic curve from the end of the last edge, which is `from`.
  private static func quad(
    from: SIMD2<Double>,
    control: SIMD2<Double>,
    to: SIMD2<Double>,
    into cells: inout CellBuffer
  ) {
    // Flattening the same curve as a cubic would take half as many lines again.
    let second = from - control * 2 + to
    let size = second.x * second.x + second.y * second.y
    let square = size * (0.0625 / (flatteningTolerance * flatteningTolerance))
    guard square > 1 else { return cells.line(to: to) }
    guard square <= mostLines * mostLines * mostLines * mostLines else {
      let one = from + (control - from) * (2.0 / 3)
      let two = to + (control - to) * (2.0 / 3)
      return cubic(from: from, control1: one, control2: two, to: to, into: &cells)
    }
    guard isNear(from: from, control1: control, control2: control, to: to, in: &cells) else {
      return
    }
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

  /// Returns the number of lines that approximate a curve closely enough.
  ///
  /// `square` is the fourth power of the number of lines with all ends on the curve. The points are
  /// moved outwards by half the distance between a line's middle and the curve, p'' · step² / 16,
  /// so lines may be √2 times as long. The first and last line are √¾ times as long as the others,
  /// as for arcs. Small counts are determined without square roots.
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

  /// Adds a cubic curve from the end of the last edge, which is `from`.
  ///
  /// The curve is halved at most `depth` times. The number of lines with ends on the curve would be
  /// Wang's: the square root of ¾ · the largest second difference of the control points over
  /// `flatteningTolerance`.
  private static func cubic(
    from: SIMD2<Double>,
    control1 one: SIMD2<Double>,
    control2 two: SIMD2<Double>,
    to: SIMD2<Double>,
    depth: Int = 24,
    into cells: inout CellBuffer
  ) {
    guard isNear(from: from, control1: one, control2: two, to: to, in: &cells) else { return }
    let square =
      max(length(from - one * 2 + two), length(one - two * 2 + to)) * 0.75 / flatteningTolerance
    guard square > 1 else { return cells.line(to: to) }
    if square > mostLines * mostLines && depth > 0 {
      let (a, b, c) = ((from + one) * 0.5, (one + two) * 0.5, (two + to) * 0.5)
      let (d, e) = ((a + b) * 0.5, (b + c) * 0.5)
      let middle = (d + e) * 0.5
      let rest = depth &- 1
      cubic(from: from, control1: a, control2: d, to: middle, depth: rest, into: &cells)
      return cubic(from: middle, control1: e, control2: c, to: to, depth: rest, into: &cells)
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

  /// Returns whether a curve must be flattened; an invisible curve is replaced by a line or a move.
  @inline(__always)
  private static func isNear(
    from: SIMD2<Double>,
    control1 one: SIMD2<Double>,
    control2 two: SIMD2<Double>,
    to: SIMD2<Double>,
    in cells: inout CellBuffer
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
