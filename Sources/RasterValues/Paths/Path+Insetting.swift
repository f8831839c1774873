// Moves the outlines of paths inwards or outwards.

extension Path {
  /// Returns the path with its outline moved inwards by a distance in points.
  ///
  /// A negative distance moves the outline outwards. A distance that is not finite leaves the path
  /// unchanged.
  ///
  /// Rectangles, rounded rectangles and circles stay shapes of the same kind, or become an empty
  /// path if nothing remains. Their round corners grow and shrink by the distance; their sharp
  /// corners stay sharp. Any other path is filled with the non-zero rule, and half of a stroke of
  /// twice the distance is removed or added. Its sharp corners stay sharp up to a miter of ten
  /// times the distance. See `outlined` and `union` for precision and cost.
  public func inset(_ distance: Double) -> Path { inset(distance, meter: nil) }

  package func inset(_ distance: Double, meter: WorkMeter?) -> Path {
    guard distance != 0, distance.isFinite, let shape = shape.recordable else { return self }
    switch shape {
    case .empty: return self
    case .rect(let rect): return Path.rect(rect.inset(distance)).ifNotEmpty
    case .roundedRect(let rect, let corners):
      let fitted = corners.fitted(to: rect)
      func radius(_ value: Double) -> Double { value > 0 ? Swift.max(value - distance, 0) : 0 }
      let moved = CornerRadii(
        topLeft: radius(fitted.topLeft),
        topRight: radius(fitted.topRight),
        bottomRight: radius(fitted.bottomRight),
        bottomLeft: radius(fitted.bottomLeft)
      )
      return Path.roundedRect(rect.inset(distance), radius: moved).ifNotEmpty
    case .ellipse(let rect) where rect.width == rect.height:
      return Path.ellipse(rect.inset(distance)).ifNotEmpty
    case .ellipse, .outline: return insetOutline(distance, meter)
    }
  }

  private func insetOutline(_ distance: Double, _ meter: WorkMeter?) -> Path {
    // Edges inside the filled area, where the path winds twice, are not part of the boundary.
    let resolved = union(.empty, meter: meter).closed
    let style = StrokeStyle(width: 2 * distance.magnitude)
    guard distance.magnitude < 1e90 else { return distance > 0 ? .empty : self }
    guard let stroke = resolved.stroked(style), let grid = OverlayGrid(stroke.bounds) else {
      return resolved
    }
    var (overlay, sources) = (Overlay(meter: meter), [PathSegment]())
    grid.add(resolved, operand: 0, to: &overlay, &sources)
    grid.add(stroke.edges, operand: 1, to: &overlay, &sources)
    guard let boundary = overlay.boundary(distance > 0 ? .difference : .union) else { return self }
    return OverlayLoops(overlay, boundary: boundary, sources: sources, grid: grid).builder.path
  }

  /// The path, or the empty path if its bounds have no area.
  private var ifNotEmpty: Path { bounds.isEmpty ? .empty : self }

  /// The path with all of its subpaths closed.
  private var closed: Path {
    Path.build { builder in
      for subpath in shape.outline.subpaths {
        builder.move(to: Point(subpath.start))
        for segment in subpath.segments { builder.add(segment) }
        builder.close()
      }
    }
  }
}
