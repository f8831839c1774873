// Boolean operations on paths: union, intersection and difference.

extension Path {
  /// Returns the union of two paths: the area inside at least one of them.
  ///
  /// Both paths are filled with the given rule. They may cross themselves and each other, and may
  /// share edges. The result consists of closed subpaths that do not cross and that run clockwise
  /// around the filled area, so both fill rules give the same result. Lines stay lines, and curves
  /// become parts of the original curves. Crossings are located to 1/32,768 of the longer side of
  /// the paths' common bounds.
  ///
  /// The running time is proportional to n log n + k, for n chords of curves whose bounding boxes
  /// meet k times. Beyond a million pieces, or about a second of work, the result is both paths,
  /// one after the other.
  public func union(_ other: Path, rule: FillRule = .nonZero) -> Path {
    union(other, rule: rule, meter: nil)
  }

  package func union(_ other: Path, rule: FillRule = .nonZero, meter: WorkMeter?) -> Path {
    combined(other, rule == .nonZero ? .union : .evenOddUnion, meter)
      ?? Path.build { builder in
        builder.add(self)
        builder.add(other)
      }
  }

  /// Returns the intersection of two paths: the area inside both.
  ///
  /// Both paths are filled with the non-zero rule. See `union` for precision and cost. Beyond the
  /// limits, the result is empty.
  public func intersection(_ other: Path) -> Path { intersection(other, meter: nil) }

  package func intersection(_ other: Path, meter: WorkMeter?) -> Path {
    if case .rect(let first) = shape, case .rect(let second) = other.shape {
      return .rect(first.intersection(second))
    }
    guard !bounds.intersection(other.bounds).isEmpty else { return .empty }
    return combined(other, .intersection, meter) ?? .empty
  }

  /// Returns the difference of two paths: the area inside this path and outside the other.
  ///
  /// Both paths are filled with the non-zero rule. See `union` for precision and cost. Beyond the
  /// limits, the result is this path.
  public func subtracting(_ other: Path) -> Path { subtracting(other, meter: nil) }

  package func subtracting(_ other: Path, meter: WorkMeter?) -> Path {
    let isApart = bounds.intersection(other.bounds).isEmpty
    // Rectangles and ellipses already have the form of a result.
    if isApart, shape.isConvex { return self }
    return combined(isApart ? .empty : other, .difference, meter) ?? self
  }

  /// Returns `nil` if a path is not finite, its bounds do not fit a grid, or a limit was reached.
  private func combined(
    _ other: Path,
    _ operation: OverlayOperation,
    _ meter: WorkMeter?
  ) -> Path? {
    guard shape.recordable != nil || shape == .empty,
      other.shape.recordable != nil || other.shape == .empty
    else { return nil }
    guard let grid = OverlayGrid(bounds.covering(other.bounds)) else { return nil }
    var (overlay, sources) = (Overlay(meter: meter), [PathSegment]())
    grid.add(self, operand: 0, to: &overlay, &sources)
    grid.add(other, operand: 1, to: &overlay, &sources)
    guard let boundary = overlay.boundary(operation) else { return nil }
    return OverlayLoops(overlay, boundary: boundary, sources: sources, grid: grid).builder.path
  }
}

extension Path.Shape {
  /// Whether the outline turns clockwise all the way round.
  fileprivate var isConvex: Bool {
    switch self {
    case .empty, .rect, .roundedRect, .ellipse: true
    case .outline: false
    }
  }
}

extension Rect {
  /// Returns the smallest rectangle that contains both, even if they have no area.
  fileprivate func covering(_ other: Rect) -> Rect {
    if self == .zero { return other }
    if other == .zero { return self }
    let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
    let (right, bottom) = (Swift.max(maxX, other.maxX), Swift.max(maxY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
