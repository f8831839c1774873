// Reads the segments of outlines, from paths and from display lists.

/// A source of verbs and points, independent of their storage.
@usableFromInline
package protocol OutlineSource {
  var verbCount: Int { get }
  var pointCount: Int { get }
  func verb(_ index: Int) -> Path.Verb
  func point(_ index: Int) -> Point
  /// The number of moves, and whether any verb is a curve.
  var kinds: (moves: Int, hasCurves: Bool) { get }
}

extension Path.Outline: OutlineSource {
  @inlinable
  package var verbCount: Int { verbs.count }
  @inlinable
  package var pointCount: Int { points.count }
  @inlinable
  package func verb(_ index: Int) -> Path.Verb { verbs[index] }
  @inlinable
  package func point(_ index: Int) -> Point { points[index] }

  @usableFromInline
  package var kinds: (moves: Int, hasCurves: Bool) {
    var (moves, hasCurves) = (0, false)
    for verb in verbs {
      switch verb {
      case .move: moves += 1
      case .quad, .cubic: hasCurves = true
      case .line, .close: break
      }
    }
    return (moves, hasCurves)
  }
}

/// A segment of an outline, which starts where the previous one ended.
@usableFromInline
package enum OutlineSegment: Sendable {
  case move(SIMD2<Double>)
  case line(SIMD2<Double>)
  case quad(SIMD2<Double>, SIMD2<Double>)
  case cubic(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  case close
}

/// Reads the segments of an outline, with points transformed and clamped to finite bounds.
@usableFromInline
package struct OutlineReader<Source: OutlineSource> {
  @usableFromInline package let outline: Source
  @usableFromInline package let matrix: Matrix
  @usableFromInline package var verb = 0
  @usableFromInline package var point = 0
  @usableFromInline package var start = SIMD2<Double>.zero
  @usableFromInline package var hasStarted = false
  /// The start of the last segment.
  @usableFromInline package var previous = SIMD2<Double>.zero
  /// The end of the last segment.
  @usableFromInline package var current = SIMD2<Double>.zero

  @inlinable
  package init(_ outline: Source, _ matrix: Matrix) {
    self.outline = outline
    self.matrix = matrix
  }

  @inlinable
  package mutating func next() -> OutlineSegment? {
    guard verb < outline.verbCount else { return nil }
    let kind = outline.verb(verb)
    guard point &+ kind.pointCount <= outline.pointCount else { return nil }
    // A path that does not begin with a move begins at its first point.
    if !hasStarted && kind != .move {
      guard kind != .close, point < outline.pointCount else {
        verb &+= 1
        return .move(current)
      }
      hasStarted = true
      start = bounded(matrix.point(outline.point(point)))
      current = start
      return .move(start)
    }
    hasStarted = true
    verb &+= 1
    previous = current
    return segment(kind)
  }

  @inlinable
  package mutating func segment(_ kind: Path.Verb) -> OutlineSegment {
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

  @inlinable
  package mutating func take() -> SIMD2<Double> {
    defer { point &+= 1 }
    return bounded(matrix.point(outline.point(point)))
  }
}
