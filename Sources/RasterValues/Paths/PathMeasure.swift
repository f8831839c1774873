// Finds the points and directions of a path by their distances from its start.

/// The segments of a path with their lengths, over all subpaths in their order.
package struct PathMeasure {
  /// A segment, its length, and its distance from the start.
  private struct Part {
    let segment: PathSegment
    let lengths: ArcLength
    let start: Double
  }

  /// A point of a path, and the unit vector in which the path continues there.
  package struct Position {
    package let point: Point
    package let direction: Point
  }

  private var parts: [Part] = []
  /// The length of the path, without the gaps between subpaths.
  package private(set) var length = 0.0

  /// Measures a path; one that is not finite has no length.
  package init(_ path: Path) {
    guard let shape = path.shape.recordable else { return }
    for segment in shape.outline.subpaths.flatMap({ $0.allSegments }) {
      let lengths = ArcLength(segment)
      guard lengths.total > 0 else { continue }
      parts.append(Part(segment: segment, lengths: lengths, start: length))
      length += lengths.total
    }
  }

  /// Returns the position at a distance from the start, or nil if the path does not reach it.
  ///
  /// Where two segments meet, it is the end of the first.
  package func position(at distance: Double) -> Position? {
    guard distance >= 0, distance <= length, !parts.isEmpty else { return nil }
    var (low, high) = (0, parts.count - 1)
    while low < high {
      let middle = (low &+ high &+ 1) / 2
      if parts[middle].start < distance { low = middle } else { high = middle &- 1 }
    }
    let part = parts[low]
    let parameter = part.lengths.parameter(at: distance - part.start)
    let before = part.segment.part(0, parameter)
    let direction =
      parameter > 0 ? before.endDirection : part.segment.reversed.endDirection.map { -$0 }
    guard let direction else { return nil }
    return Position(point: Point(before.to), direction: Point(direction))
  }
}

extension PathSegment {
  /// The unit vector in which the segment arrives at its end, or nil if it has no length.
  fileprivate var endDirection: Vector? {
    let others: [Vector] =
      switch kind {
      case .line: [from]
      case .quad(let control): [control, from]
      case .cubic(let one, let two): [two, one, from]
      }
    for point in others {
      let way = to - point
      let length = (way * way).sum().squareRoot()
      if length > 0, length.isFinite { return way / length }
    }
    return nil
  }
}
