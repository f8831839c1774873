// Cuts the edges of a stroke at a border: an overlay is computed only for the edges inside.

/// A box with sides on pixel boundaries, at which edges are cut.
struct StrokeBorder {
  let box: Box
  private let origin: SIMD2<Double>

  /// Creates the border one pixel outside a region.
  init(around region: PixelRect) {
    box = Box(region).enlarged(by: 1)
    origin = SIMD2(Double(region.x), Double(region.y))
  }

  func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= box.minX && point.x <= box.maxX && point.y >= box.minY && point.y <= box.maxY
  }

  /// Returns the nearest point inside the box.
  func clamped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(min(max(point.x, box.minX), box.maxX), min(max(point.y, box.minY), box.maxY))
  }

  /// Passes the pieces of an edge to `take`: each lies inside, or beyond one side or corner.
  func cut(
    _ from: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ take: (_ from: SIMD2<Double>, _ to: SIMD2<Double>, _ isWithin: Bool) -> Void
  ) {
    if isBeyondOneSide(from, to) { return take(from, to, false) }
    let vector = to - from
    // The parameters at which the edge crosses the lines of the sides.
    let places = SIMD4(
      (box.minX - from.x) / vector.x,
      (box.maxX - from.x) / vector.x,
      (box.minY - from.y) / vector.y,
      (box.maxY - from.y) / vector.y
    )
    var (last, place) = (from, 0.0)
    repeat {
      var nextPlace = 1.0
      for side in 0..<4 where places[side] > place && places[side] < nextPlace {
        nextPlace = places[side]
      }
      let next = nextPlace == 1 ? to : from + vector * nextPlace
      // The end points of a piece may be off a side by rounding, but its midpoint is not.
      take(last, next, contains((last + next) * 0.5))
      (last, place) = (next, nextPlace)
    } while place < 1
  }

  private func isBeyondOneSide(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Bool {
    max(from.x, to.x) < box.minX || min(from.x, to.x) > box.maxX
      || max(from.y, to.y) < box.minY || min(from.y, to.y) > box.maxY
  }

  /// Converts a point to the grid of the cells, rounded like the cells do; see `CellBuffer`.
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

/// The edges that run along a border instead of beyond it.
///
/// Both sides of a stroke run back and forth there, and the parts that they share cancel out.
struct BorderRuns {
  /// The positions along a side at which runs begin and end.
  private struct Side {
    let corner: GridPoint
    let isVertical: Bool
    var starts: [Int] = []
    var ends: [Int] = []

    mutating func add(_ from: GridPoint, _ to: GridPoint) {
      starts.append(isVertical ? from.y : from.x)
      ends.append(isVertical ? to.y : to.x)
    }

    func point(_ place: Int) -> GridPoint {
      isVertical ? GridPoint(x: corner.x, y: place) : GridPoint(x: place, y: corner.y)
    }
  }

  /// The maximum number of runs that are stored: 2 MB.
  private static let limit = 131_072

  private var left, right, top, bottom: Side
  private var count = 0

  init(_ border: StrokeBorder) {
    let first = border.fixed(SIMD2(border.box.minX, border.box.minY))
    let last = border.fixed(SIMD2(border.box.maxX, border.box.maxY))
    left = Side(corner: first, isVertical: true)
    right = Side(corner: last, isVertical: true)
    top = Side(corner: first, isVertical: false)
    bottom = Side(corner: last, isVertical: false)
  }

  /// Adds a run along one side.
  mutating func add(_ from: GridPoint, _ to: GridPoint) {
    guard from != to, count <= BorderRuns.limit else { return }
    count += 1
    if from.x == to.x {
      if from.x == left.corner.x { left.add(from, to) } else { right.add(from, to) }
    } else {
      if from.y == top.corner.y { top.add(from, to) } else { bottom.add(from, to) }
    }
  }

  /// The minimal set of equivalent runs, or `nil` if there were too many.
  ///
  /// The pairing of start and end points does not affect the enclosed area.
  var merged: [(from: GridPoint, to: GridPoint)]? {
    guard count <= BorderRuns.limit else { return nil }
    var result: [(from: GridPoint, to: GridPoint)] = []
    for side in [left, right, top, bottom] where !side.starts.isEmpty {
      for (start, end) in zip(side.starts.sorted(), side.ends.sorted()) where start != end {
        result.append((from: side.point(start), to: side.point(end)))
      }
    }
    return result
  }
}
