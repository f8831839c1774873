// Where the edges of a stroke are cut: those within are laid over each other, the others are not.

/// A box whose sides lie between pixels, which edges are cut at.
struct StrokeBorder {
  let box: Box
  private let origin: SIMD2<Double>

  /// The border of a region and of a pixel around it.
  init(around region: PixelRect) {
    box = Box(region).enlarged(by: 1)
    origin = SIMD2(Double(region.x), Double(region.y))
  }

  func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= box.minX && point.x <= box.maxX && point.y >= box.minY && point.y <= box.maxY
  }

  /// The point of the box that is nearest.
  func clamped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(min(max(point.x, box.minX), box.maxX), min(max(point.y, box.minY), box.maxY))
  }

  /// Hands on the pieces of an edge: each lies within, or beyond one side or corner.
  func cut(
    _ from: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ take: (_ from: SIMD2<Double>, _ to: SIMD2<Double>, _ isWithin: Bool) -> Void
  ) {
    if isBeyondOneSide(from, to) { return take(from, to, false) }
    let way = to - from
    // Where the edge crosses the lines of the sides.
    let places = [
      (box.minX - from.x) / way.x, (box.maxX - from.x) / way.x,
      (box.minY - from.y) / way.y, (box.maxY - from.y) / way.y,
    ]
    var last = from
    for place in places.filter({ $0 > 0 && $0 < 1 }).sorted() + [1] {
      let next = place == 1 ? to : from + way * place
      // The ends of a piece may be off its side by rounding, its middle is not.
      take(last, next, contains((last + next) * 0.5))
      last = next
    }
  }

  private func isBeyondOneSide(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Bool {
    max(from.x, to.x) < box.minX || min(from.x, to.x) > box.maxX
      || max(from.y, to.y) < box.minY || min(from.y, to.y) > box.maxY
  }

  /// A point on the grid of the cells; rounds as they do, see `CellBuffer`.
  func fixed(_ point: SIMD2<Double>) -> GridPoint {
    GridPoint(
      x: floored((point.x - origin.x) * 256 + 0.5009765625),
      y: floored((point.y - origin.y) * 256 + 0.5009765625)
    )
  }

  func point(_ point: GridPoint) -> SIMD2<Double> {
    origin + SIMD2(Double(point.x), Double(point.y)) / 256
  }
}

/// What runs along a border instead of beyond it.
///
/// The two sides of a stroke run to and fro there; what both run along is nothing.
struct BorderRuns {
  /// Where runs along a side begin, and where they end.
  private struct Side {
    var starts: [Int] = []
    var ends: [Int] = []
    let point: (Int) -> GridPoint
  }

  /// The most runs that are kept: 2 MB.
  private static let limit = 131_072

  private let first: GridPoint
  private var sides: [Side]
  private var count = 0

  init(_ border: StrokeBorder) {
    let first = border.fixed(SIMD2(border.box.minX, border.box.minY))
    let last = border.fixed(SIMD2(border.box.maxX, border.box.maxY))
    self.first = first
    sides = [
      Side { GridPoint(x: first.x, y: $0) }, Side { GridPoint(x: last.x, y: $0) },
      Side { GridPoint(x: $0, y: first.y) }, Side { GridPoint(x: $0, y: last.y) },
    ]
  }

  /// Adds a run along one side.
  mutating func add(_ from: GridPoint, _ to: GridPoint) {
    guard from != to, count <= BorderRuns.limit else { return }
    count += 1
    let isVertical = from.x == to.x
    let isFirst = isVertical ? from.x == first.x : from.y == first.y
    let side = (isVertical ? 0 : 2) + (isFirst ? 0 : 1)
    sides[side].starts.append(isVertical ? from.y : from.x)
    sides[side].ends.append(isVertical ? to.y : to.x)
  }

  /// As few runs as amount to the same: from each place where more begin than end.
  ///
  /// Which beginning belongs to which end does not matter to what they enclose. Nil where there were
  /// too many.
  var merged: [(from: GridPoint, to: GridPoint)]? {
    guard count <= BorderRuns.limit else { return nil }
    return sides.flatMap { side in
      zip(side.starts.sorted(), side.ends.sorted()).lazy.filter { $0 != $1 }
        .map { (from: side.point($0), to: side.point($1)) }
    }
  }
}
