// What two paths have inside: both, either, or one without the other.

extension Path {
  /// The union of two paths: what is inside one of them, or both.
  ///
  /// Both are filled by the rule; they may cross themselves and each other, and share edges. The
  /// result is closed subpaths that do not cross, clockwise around what is inside, so that both rules
  /// fill it alike. Lines stay lines and curves parts of the curves that they were; where two cross,
  /// they are cut to 1/32,768 of the longer side of both paths' bounds.
  ///
  /// Takes time in proportion to n log n + k, for n chords of curves whose boxes meet k times.
  /// Beyond a million pieces, or about a second, both paths are returned one after the other.
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

  /// The intersection of two paths: what is inside both.
  ///
  /// Both are filled by the winding rule. See `union` for precision and cost; beyond the limits the
  /// result is empty.
  public func intersection(_ other: Path) -> Path { intersection(other, meter: nil) }

  package func intersection(_ other: Path, meter: WorkMeter?) -> Path {
    if case .rect(let first) = shape, case .rect(let second) = other.shape {
      return .rect(first.intersection(second))
    }
    guard !bounds.intersection(other.bounds).isEmpty else { return .empty }
    return combined(other, .intersection, meter) ?? .empty
  }

  /// The difference of two paths: what is inside this one and not inside the other.
  ///
  /// Both are filled by the winding rule. See `union` for precision and cost; beyond the limits the
  /// result is this path.
  public func subtracting(_ other: Path) -> Path { subtracting(other, meter: nil) }

  package func subtracting(_ other: Path, meter: WorkMeter?) -> Path {
    let isApart = bounds.intersection(other.bounds).isEmpty
    // Rectangles and ellipses are as a result is.
    if isApart, shape.isConvex { return self }
    return combined(isApart ? .empty : other, .difference, meter) ?? self
  }

  /// Nil where a limit was reached, or where there is nothing to lay on a grid.
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
  /// Whether the shape's outline turns clockwise all the way round.
  fileprivate var isConvex: Bool {
    switch self {
    case .empty, .rect, .roundedRect, .ellipse: true
    case .outline: false
    }
  }
}

extension Rect {
  /// The least rectangle that holds both; of flat ones, too.
  fileprivate func covering(_ other: Rect) -> Rect {
    if self == .zero { return other }
    if other == .zero { return self }
    let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
    let (right, bottom) = (Swift.max(maxX, other.maxX), Swift.max(maxY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
