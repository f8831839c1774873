// Turns outlines into edges: lines as they are, curves by as many lines as they need.

extension Flattener {
  /// The most lines of a curve before it is halved, so that parts out of sight are left out.
  private static let mostLines = 128.0

  static func emit(
    _ outline: Path.Outline,
    _ matrix: Matrix,
    _ cells: inout CellBuffer
  ) {
    var reader = OutlineReader(outline, matrix)
    var start = SIMD2<Double>.zero
    while let segment = reader.next() {
      switch segment {
      case .move(let point):
        cells.edge(reader.previous, start)
        start = point
      case .line(let point): cells.edge(reader.previous, point)
      case .quad(let control, let end): quad(reader.previous, control, end, &cells)
      case .cubic(let one, let two, let end):
        cubic(reader.previous, one, two, end, 24, &cells)
      case .close: cells.edge(reader.previous, start)
      }
    }
    cells.edge(reader.current, start)
  }

  private static func quad(
    _ from: SIMD2<Double>,
    _ control: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ cells: inout CellBuffer
  ) {
    // The same curve as a cubic would be flattened to half as many lines again.
    let second = from - control * 2 + to
    let square = length(second) * 0.25 / tolerance
    guard square > 1 else { return cells.edge(from, to) }
    guard square <= mostLines * mostLines else {
      let one = from + (control - from) * (2.0 / 3)
      return cubic(from, one, to + (control - to) * (2.0 / 3), to, 24, &cells)
    }
    let extent = cells.extent(
      minX: min(from.x, control.x, to.x),
      maxX: max(from.x, control.x, to.x),
      minY: min(from.y, control.y, to.y),
      maxY: max(from.y, control.y, to.y)
    )
    if extent != .near { return extent == .left ? cells.edge(from, to) : () }
    let count = saturated(square.squareRoot()) &+ 1
    let first = (control - from) * 2
    let step = 1 / Double(count)
    var previous = from
    for index in 1..<count {
      let t = Double(index) * step
      let point = from + (first + second * t) * t
      cells.edge(previous, point)
      previous = point
    }
    cells.edge(previous, to)
  }

  /// The number of lines is Wang's: the square root of ¾ · the largest second difference of the
  /// control points over the tolerance.
  private static func cubic(
    _ from: SIMD2<Double>,
    _ one: SIMD2<Double>,
    _ two: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ depth: Int,
    _ cells: inout CellBuffer
  ) {
    let extent = cells.extent(
      minX: min(from.x, one.x, two.x, to.x),
      maxX: max(from.x, one.x, two.x, to.x),
      minY: min(from.y, one.y, two.y, to.y),
      maxY: max(from.y, one.y, two.y, to.y)
    )
    if extent != .near { return extent == .left ? cells.edge(from, to) : () }
    let square = max(length(from - one * 2 + two), length(one - two * 2 + to)) * 0.75 / tolerance
    guard square > 1 else { return cells.edge(from, to) }
    if square > mostLines * mostLines && depth > 0 {
      let (a, b, c) = ((from + one) * 0.5, (one + two) * 0.5, (two + to) * 0.5)
      let (d, e) = ((a + b) * 0.5, (b + c) * 0.5)
      let middle = (d + e) * 0.5
      cubic(from, a, d, middle, depth &- 1, &cells)
      return cubic(middle, e, c, to, depth &- 1, &cells)
    }
    let count = saturated(min(square, mostLines * mostLines).squareRoot()) &+ 1
    let first = (one - from) * 3
    let second = (from - one * 2 + two) * 3
    let third = (to - from) - (two - one) * 3
    let step = 1 / Double(count)
    var previous = from
    for index in 1..<count {
      let t = Double(index) * step
      let point = from + (first + (second + third * t) * t) * t
      cells.edge(previous, point)
      previous = point
    }
    cells.edge(previous, to)
  }

  private static func length(_ vector: SIMD2<Double>) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }
}

/// Reads an outline's segments with transformed, bounded points.
struct OutlineReader {
  enum Segment {
    case move(SIMD2<Double>)
    case line(SIMD2<Double>)
    case quad(SIMD2<Double>, SIMD2<Double>)
    case cubic(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    case close
  }

  private let outline: Path.Outline
  private let matrix: Matrix
  private var verb = 0
  private var point = 0
  private var start = SIMD2<Double>.zero
  private var hasStarted = false
  /// Where the last segment began.
  private(set) var previous = SIMD2<Double>.zero
  /// Where the last segment ended.
  private(set) var current = SIMD2<Double>.zero

  init(_ outline: Path.Outline, _ matrix: Matrix) {
    self.outline = outline
    self.matrix = matrix
  }

  mutating func next() -> Segment? {
    guard verb < outline.verbs.count else { return nil }
    let kind = outline.verbs[verb]
    guard point &+ kind.pointCount <= outline.points.count else { return nil }
    // A path that does not begin with a move begins at its first point.
    if !hasStarted && kind != .move {
      guard kind != .close, point < outline.points.count else {
        verb &+= 1
        return .move(current)
      }
      hasStarted = true
      start = bounded(matrix.point(outline.points[point]))
      current = start
      return .move(start)
    }
    hasStarted = true
    verb &+= 1
    previous = current
    return segment(kind)
  }

  private mutating func segment(_ kind: Path.Verb) -> Segment {
    switch kind {
    case .move:
      start = take()
      current = start
      return .move(start)
    case .line:
      current = take()
      return .line(current)
    case .quad:
      let control = take()
      current = take()
      return .quad(control, current)
    case .cubic:
      let (one, two) = (take(), take())
      current = take()
      return .cubic(one, two, current)
    case .close:
      current = start
      return .close
    }
  }

  private mutating func take() -> SIMD2<Double> {
    defer { point &+= 1 }
    return bounded(matrix.point(outline.points[point]))
  }
}
