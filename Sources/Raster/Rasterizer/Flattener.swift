// Turns shapes into edges: curves become lines that leave them by no more than the tolerance.

/// Emits shapes, seen through a matrix, as closed polygons.
enum Flattener {
  /// The farthest that a line may leave its curve, in pixels. Half of it is the mean, which with the
  /// rounding of coordinates keeps coverage within 0.01 of the exact area.
  static let tolerance = 1.0 / 128
  /// The most lines of a curve before it is halved, so that parts out of sight are left out.
  private static let mostLines = 128.0

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
    let topRight = bounded(matrix.point(maxX, rect.y))
    let bottomRight = bounded(matrix.point(maxX, maxY))
    let bottomLeft = bounded(matrix.point(rect.x, maxY))
    cells.edge(topLeft, topRight)
    cells.edge(topRight, bottomRight)
    cells.edge(bottomRight, bottomLeft)
    cells.edge(bottomLeft, topLeft)
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
    let count = QuarterTurn.count(radius: radius, tolerance: tolerance)
    if count > 1 {
      let turn = QuarterTurn(parts: count)
      var (cosine, sine) = (turn.cosine, turn.sine)
      for _ in 1..<count {
        pen.line(center + from * cosine + to * sine, &cells)
        let next = cosine * turn.cosine - sine * turn.sine
        sine = sine * turn.cosine + cosine * turn.sine
        cosine = next
      }
    }
    pen.line(center + to, &cells)
  }
}

/// Draws a polygon point by point.
private struct Pen {
  private var start = SIMD2<Double>.zero
  private var current = SIMD2<Double>.zero
  private var isDown = false

  mutating func line(_ point: SIMD2<Double>, _ cells: inout CellBuffer) {
    if isDown { cells.edge(current, point) } else { start = point }
    current = point
    isDown = true
  }

  mutating func close(_ cells: inout CellBuffer) {
    if isDown { cells.edge(current, start) }
    isDown = false
  }
}

extension Corners {
  /// The radii as drawn: none negative, all scaled down together where two of them do not fit in a
  /// side. Source: CSS Backgrounds Level 3, section 5.5.
  func fitted(to rect: Rect) -> Corners {
    func radius(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1e100) }
    let (a, b) = (radius(topLeft), radius(topRight))
    let (c, d) = (radius(bottomRight), radius(bottomLeft))
    var factor = 1.0
    for (sum, side) in [
      (a + b, rect.width), (c + d, rect.width), (a + d, rect.height), (b + c, rect.height),
    ] where sum > side { factor = Swift.min(factor, side / sum) }
    return Corners(
      topLeft: a * factor,
      topRight: b * factor,
      bottomRight: c * factor,
      bottomLeft: d * factor
    )
  }
}

/// A quarter of a turn in equal parts.
struct QuarterTurn {
  let cosine, sine: Double

  /// How many parts of a quarter circle stay within the tolerance: a chord over the angle α leaves
  /// the circle by r · (1 − cos α/2), at most r · α² / 8.
  static func count(radius: Double, tolerance: Double) -> Int {
    let square = radius / tolerance * 0.30842513753404244
    return square > 1 ? saturated(min(square, 1e6).squareRoot()) &+ 1 : 1
  }

  /// The functions of the angle of one part, by their series, which converges to the last digit
  /// within ten terms for angles of up to an eighth of a turn.
  init(parts: Int) {
    let angle = 1.5707963267948966 / Double(parts)
    let square = angle * angle
    var (term, sine, cosine) = (1.0, 1.0, 1.0)
    for index in 1...10 {
      let even = Double(2 * index)
      term = -term * square / (even * (even - 1))
      cosine += term
      sine += term / (even + 1)
    }
    self.cosine = cosine
    self.sine = sine * angle
  }
}

extension Flattener {
  private static func emit(
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
