// Splits outlines into subpaths of segments with explicit start points.

/// A line or curve from one point to another.
struct PathSegment {
  typealias Vector = SIMD2<Double>

  enum Kind {
    case line
    case quad(Vector)
    case cubic(Vector, Vector)
  }

  var from: Vector
  var kind: Kind
  var to: Vector

  var reversed: PathSegment {
    switch kind {
    case .line: PathSegment(from: to, kind: .line, to: from)
    case .quad(let control): PathSegment(from: to, kind: .quad(control), to: from)
    case .cubic(let one, let two): PathSegment(from: to, kind: .cubic(two, one), to: from)
    }
  }
}

/// A subpath: consecutive lines and curves.
struct Subpath {
  let start: PathSegment.Vector
  var segments: [PathSegment] = []
  /// Whether a straight line, which is not one of the segments, leads back to the start.
  var isClosed = false

  /// The end of the last segment.
  var end: PathSegment.Vector { segments.last?.to ?? start }

  /// The line that closes the subpath, or `nil` if it has no length.
  var closingLine: PathSegment? {
    isClosed && end != start ? PathSegment(from: end, kind: .line, to: start) : nil
  }

  /// The segments, including the line that closes the subpath.
  var allSegments: [PathSegment] { segments + (closingLine.map { [$0] } ?? []) }
}

extension Path.Outline {
  /// The subpaths of the outline, without moves that are not followed by a segment.
  ///
  /// Coordinates are clamped to ±10¹⁰⁰.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var reader = OutlineReader(self, Matrix())
    var current: Subpath?
    var start = PathSegment.Vector.zero
    func add(_ kind: PathSegment.Kind) {
      let segment = PathSegment(from: reader.previous, kind: kind, to: reader.current)
      if current == nil { current = Subpath(start: start) }
      current?.segments.append(segment)
    }
    func finish() {
      if let current { result.append(current) }
      current = nil
    }
    while let segment = reader.next() {
      switch segment {
      case .move(let point):
        finish()
        start = point
      case .line: add(.line)
      case .quad(let control, _): add(.quad(control))
      case .cubic(let one, let two, _): add(.cubic(one, two))
      case .close:
        if current == nil { current = Subpath(start: start) }
        current?.isClosed = true
        finish()
      }
    }
    finish()
    return result
  }
}

extension Point {
  init(_ vector: PathSegment.Vector) { self.init(vector.x, vector.y) }
}

extension PathBuilder {
  mutating func add(_ segment: PathSegment) {
    switch segment.kind {
    case .line: addLine(to: Point(segment.to))
    case .quad(let control): addQuadCurve(to: Point(segment.to), control: Point(control))
    case .cubic(let one, let two):
      addCurve(to: Point(segment.to), control1: Point(one), control2: Point(two))
    }
  }
}
