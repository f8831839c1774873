// The points of a TrueType glyph, and the lines and curves through them.
//
// A contour is a closed sequence of points on and off the curve. Two consecutive points off the
// curve have an implied point on the curve at their midpoint, which is not stored:
//
//     on ── off ── off ── on        line and quad: (off, half way), (off, on)
//
// Source: OpenType 1.9, "glyf"; where a contour starts is FreeType's choice.

/// A point of a glyph, in font units.
struct GlyphPoint: Sendable {
  var x, y: Double
  /// The stored flags; bit 0 is set if the point lies on the curve.
  var flags: UInt8

  @inline(__always)
  var isOnCurve: Bool { flags & 1 != 0 }

  /// The midpoint of two points.
  static func middle(_ first: GlyphPoint, _ second: GlyphPoint) -> GlyphPoint {
    GlyphPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2, flags: 1)
  }
}

/// The consecutive contours of a glyph.
struct GlyphContours: Sendable {
  var points: [GlyphPoint] = []
  /// The index of each contour's last point, in non-descending order.
  var ends: [Int] = []

  /// The maximum number of points of a glyph, including its components.
  static let limit = 65536

  /// The outline with closed contours; contours that enclose no area are omitted.
  func outline() -> Path.Outline {
    var outline = Path.Outline()
    outline.verbs.reserveCapacity(points.count + 2 * ends.count)
    outline.points.reserveCapacity(points.count + points.count / 2 + 2 * ends.count)
    var first = 0
    for end in ends {
      if end > first { append(first, end, to: &outline) }
      first = end + 1
    }
    return outline
  }

  /// Appends the contour from point `first` through `last`, which has at least two points.
  private func append(_ first: Int, _ last: Int, to outline: inout Path.Outline) {
    let start: GlyphPoint
    var range = first...last
    if points[first].isOnCurve {
      start = points[first]
      range = first + 1...last
    } else if points[last].isOnCurve {
      start = points[last]
      range = first...last - 1
    } else {
      start = .middle(points[first], points[last])
    }
    var ring = Ring(start: start, outline: outline.verbs.count)
    outline.verbs.append(.move)
    outline.points.append(Point(start.x, start.y))
    for index in range { ring.add(points[index], to: &outline) }
    ring.close(&outline)
  }

  /// The part of a contour that has been appended.
  private struct Ring {
    let start: GlyphPoint
    /// The number of verbs that the outline had before this contour.
    let outline: Int
    /// The last point on the curve.
    var at: GlyphPoint
    /// A point off the curve whose curve has no end yet.
    var control: GlyphPoint?

    init(start: GlyphPoint, outline: Int) {
      self.start = start
      self.outline = outline
      at = start
    }

    @inline(__always)
    mutating func add(_ point: GlyphPoint, to outline: inout Path.Outline) {
      if !point.isOnCurve {
        if let control { end(control, .middle(control, point), &outline) }
        control = point
      } else if let control {
        end(control, point, &outline)
        self.control = nil
      } else if point.x != at.x || point.y != at.y {
        outline.verbs.append(.line)
        outline.points.append(Point(point.x, point.y))
        at = point
      }
    }

    @inline(__always)
    private mutating func end(
      _ control: GlyphPoint,
      _ end: GlyphPoint,
      _ outline: inout Path.Outline
    ) {
      outline.verbs.append(.quad)
      outline.points.append(Point(control.x, control.y))
      outline.points.append(Point(end.x, end.y))
      at = end
    }

    /// Ends at the start, without a line that the closing itself draws.
    mutating func close(_ outline: inout Path.Outline) {
      if let control {
        end(control, start, &outline)
      } else {
        while outline.verbs.last == .line, let last = outline.points.last,
          last.x == start.x, last.y == start.y
        {
          outline.verbs.removeLast()
          outline.points.removeLast()
        }
      }
      if outline.verbs.count == self.outline + 1 {
        outline.verbs.removeLast()
        outline.points.removeLast()
      } else {
        outline.verbs.append(.close)
      }
    }
  }
}
