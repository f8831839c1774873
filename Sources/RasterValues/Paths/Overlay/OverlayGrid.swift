// The grid on which paths are combined, with their curves approximated by chords.

/// A grid over the bounds of paths.
///
/// Its unit is a power of two, so that integers and halves are represented exactly. The unit is
/// between 2⁻²⁶ and 2⁻²⁵ of the longer side of the bounds. Chords deviate from curves by at most
/// 2⁻¹⁵ of that side.
struct OverlayGrid {
  private let origin: SIMD2<Double>
  private let unit: Double
  private let tolerance: Double

  /// Returns `nil` if the bounds are empty or not finite, or exceed 10¹⁰⁰.
  init?(_ bounds: Rect) {
    let side = Swift.max(bounds.width, bounds.height)
    guard side > 1e-200, side < 1e100, bounds.minX.magnitude < 1e100,
      bounds.minY.magnitude < 1e100
    else { return nil }
    // The unit is no finer than the precision of the coordinates.
    let farthest = Swift.max(bounds.minX.magnitude, bounds.minY.magnitude, side)
    unit = Double(
      sign: .plus,
      exponent: Swift.max(side.exponent - 25, farthest.exponent - 50),
      significand: 1
    )
    origin = SIMD2(
      (bounds.minX / unit).rounded(.down) * unit,
      (bounds.minY / unit).rounded(.down) * unit
    )
    tolerance = side / 32768
  }

  func point(_ vector: SIMD2<Double>) -> GridPoint {
    func coordinate(_ value: Double) -> Int {
      let limit = 134_217_728.0
      return value == value ? Int(Swift.min(Swift.max((value / unit).rounded(), 0), limit)) : 0
    }
    return GridPoint(x: coordinate(vector.x - origin.x), y: coordinate(vector.y - origin.y))
  }

  func vector(_ point: GridPoint) -> SIMD2<Double> {
    origin + SIMD2(Double(point.x), Double(point.y)) * unit
  }

  /// Adds the edges of a path to an overlay, and its segments to `sources`.
  func add(_ path: Path, operand: Int, to overlay: inout Overlay, _ sources: inout [PathSegment]) {
    for subpath in path.shape.outline.subpaths {
      var segments = subpath.segments
      if subpath.end != subpath.start {
        segments.append(PathSegment(from: subpath.end, kind: .line, to: subpath.start))
      }
      for segment in segments {
        add(segment, operand: operand, source: Int32(truncatingIfNeeded: sources.count), &overlay)
        sources.append(segment)
      }
    }
  }

  /// Adds straight edges to an overlay and to `sources`.
  func add(
    _ edges: [PathSegment],
    operand: Int,
    to overlay: inout Overlay,
    _ sources: inout [PathSegment]
  ) {
    for edge in edges {
      add(edge, operand: operand, source: Int32(truncatingIfNeeded: sources.count), &overlay)
      sources.append(edge)
    }
  }

  private func add(
    _ segment: PathSegment,
    operand: Int,
    source: Int32,
    _ overlay: inout Overlay
  ) {
    let count = segment.chordCount(tolerance: tolerance)
    var (last, lastParameter) = (point(segment.from), 0.0)
    for index in 1...count {
      let parameter = index == count ? 1 : Double(index) / Double(count)
      let next = point(index == count ? segment.to : segment.point(at: parameter))
      // A chord with no length on the grid is merged with the next one.
      guard next != last else { continue }
      overlay.add(
        from: last,
        to: next,
        operand: operand,
        source: source,
        fromParameter: lastParameter,
        toParameter: parameter
      )
      (last, lastParameter) = (next, parameter)
    }
  }
}

extension PathSegment {
  /// Returns the number of chords, equal in parameter, that stay within `tolerance` of the curve.
  ///
  /// The maximum is 512. Source: G. Wang, "The subdivision method for finding the intersection
  /// between two Bézier curves or surfaces", Zhejiang University Journal (1984).
  func chordCount(tolerance: Double) -> Int {
    func length(_ vector: Vector) -> Double { (vector * vector).sum().squareRoot() }
    let square: Double
    switch kind {
    case .line: return 1
    case .quad(let control): square = length(from - control * 2 + to) * 0.25 / tolerance
    case .cubic(let one, let two):
      square =
        Swift.max(length(from - one * 2 + two), length(one - two * 2 + to)) * 0.75 / tolerance
    }
    return saturated(Swift.min(square, 261_000).squareRoot()) + 1
  }

  func point(at t: Double) -> Vector {
    switch kind {
    case .line: return from + (to - from) * t
    case .quad(let control):
      let (a, b) = (from + (control - from) * t, control + (to - control) * t)
      return a + (b - a) * t
    case .cubic(let one, let two):
      let (a, b) = ((one - from) * 3, (from - one * 2 + two) * 3)
      let c = (to - from) - (two - one) * 3
      return from + (a + (b + c * t) * t) * t
    }
  }
}
