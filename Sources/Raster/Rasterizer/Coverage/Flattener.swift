// Turns shapes into edges: curves become lines that leave them by no more than the tolerance.

/// Emits shapes, seen through a matrix, as closed polygons.
enum Flattener {
  /// The farthest that a line may leave its curve, in pixels.
  ///
  /// Half of it is the mean, which with the rounding of coordinates keeps coverage within 0.01 of
  /// the exact area.
  static let tolerance = 1.0 / 64
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

extension Corners {
  /// The radii as drawn: none negative, all scaled down together where two of them do not fit in a
  /// side.
  ///
  /// Source: CSS Backgrounds Level 3, section 5.5.
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

/// The chords of a quarter of a circle, or of half of one, whose inner ends are moved outwards by two
/// thirds of what a chord falls short at its middle.
///
/// So chords cross their arcs and enclose the same area. The ends of the arc stay where they are;
/// the first and the last chord make up for that by spanning √¾ of what the others do. The coverage
/// of circles of radius 4, with 7 chords, is off by 0.55/255 (root mean square), and by 0.14 too
/// small; 9 equal ones, moved by a half, left 0.60 and 0.31.
struct ArcChord {
  /// What an end chord lacks to be like the others, in chords.
  static let shortfall = 0.133974596215561
  /// By one inner chord.
  let turn: QuarterTurn
  /// The first inner end of radius 1.
  let cosine, sine: Double

  /// Of a quarter of a turn in so many chords, two at least.
  @inline(__always)
  static func ofQuarter(count: Int) -> ArcChord {
    count < quarters.count ? quarters[count] : ArcChord(count, of: 1)
  }

  /// Of half a turn in so many chords, four at least.
  @inline(__always)
  static func ofHalf(count: Int) -> ArcChord {
    count < halves.count ? halves[count] : ArcChord(count, of: 2)
  }

  private static let quarters = (0...64).map { ArcChord(max($0, 2), of: 1) }
  private static let halves = (0...64).map { ArcChord(max($0, 4), of: 2) }

  /// Of so many quarters of a turn.
  private init(_ count: Int, of quarters: Double) {
    let parts = (Double(count) - 2 * ArcChord.shortfall) / quarters
    turn = QuarterTurn(parts: parts)
    let first = QuarterTurn(parts: parts / (1 - ArcChord.shortfall))
    // A chord falls short by 1 − cos(turn / 2), about a quarter of 1 − cos(turn).
    let reach = 1 + (1 - turn.cosine) / 6
    (cosine, sine) = (first.cosine * reach, first.sine * reach)
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

  init(parts: Int) { self.init(parts: Double(parts)) }

  /// The functions of the angle of one part, of at least 1.7.
  ///
  /// Their series converge to the last digit within nine terms for up to a seventh of a turn.
  init(parts: Double) {
    let angle = 1.5707963267948966 / parts
    let square = angle * angle
    var (sine, cosine) = (1.0, 1.0)
    for (even, odd) in QuarterTurn.factors {
      cosine = 1 - square * even * cosine
      sine = 1 - square * odd * sine
    }
    self.cosine = cosine
    self.sine = sine * angle
  }

  /// 1 / ((2n − 1) · 2n) and 1 / (2n · (2n + 1)) for n from 9 to 1.
  private static let factors: [(Double, Double)] = (1...9).reversed().map { index in
    let even = Double(2 * index)
    return (1 / ((even - 1) * even), 1 / (even * (even + 1)))
  }
}
