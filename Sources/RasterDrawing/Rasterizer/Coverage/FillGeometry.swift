// The geometries that can be filled: shapes, outlines of strokes, and edges.

import RasterValues

/// A geometry with an interior.
enum FillGeometry {
  case shape(Path.Shape, Matrix, FillRule)
  case packed(PackedOutline, Matrix, FillRule)
  // Indirect, to keep the common cases small, because geometries are passed by value.
  indirect case stroke(StrokeOutline)
  indirect case ring(StrokeRing, Matrix)
  /// Edges without overlaps in device pixels, and the bounds of their shape.
  indirect case edges(StrokeOutline.Edges, FillRule, Box)
}

extension FillGeometry {
  var rule: FillRule {
    switch self {
    case .shape(_, _, let rule), .packed(_, _, let rule): rule
    case .edges(_, let rule, _): rule
    case .stroke, .ring: .nonZero
    }
  }

  @inline(__always)
  func emit(into cells: inout CellBuffer, _ meter: WorkMeter?) {
    switch self {
    case .shape(let shape, let matrix, _): Flattener.emit(shape, matrix, into: &cells)
    case .packed(let outline, let matrix, _): Flattener.emit(packed: outline, matrix, into: &cells)
    case .stroke(let stroke): stroke.emit(into: &cells, meter: meter)
    case .edges(let edges, _, _): for edge in edges { cells.edge(edge.from, edge.to) }
    case .ring(let ring, let matrix):
      Flattener.emit(ring.outer, matrix, into: &cells)
      guard let inner = ring.inner else { return }
      cells.reverse()
      Flattener.emit(inner, matrix, into: &cells)
      cells.reverse()
    }
  }

  /// Bounds that contain the interior, in device pixels.
  var box: Box {
    switch self {
    case .shape(let shape, let matrix, _): shape.box(matrix)
    case .packed(let outline, let matrix, _): outline.box(matrix)
    case .stroke(let stroke): stroke.box
    case .edges(_, _, let box): box
    case .ring(let ring, let matrix): ring.outer.box(matrix)
    }
  }

  /// Returns bounds that contain all points of the emitted edges.
  ///
  /// `box` is the geometry's own box.
  ///
  /// The ends of the chords of round caps may lie 1/48 pixel beyond.
  @inline(__always)
  func reach(_ box: Box) -> Box {
    switch self {
    case .shape, .packed, .ring: box
    // Pieces of edges are rounded to the grid, and follow borders up to a pixel beyond whole
    // pixels.
    case .stroke(let stroke): stroke.isCut ? box.enlarged(by: 3) : box
    case .edges: box.enlarged(by: 3)
    }
  }

  /// Whether the geometry is an outline with edges that may overlap, by a quick check.
  @inline(__always)
  func mayOverlap(_ box: Box) -> Bool {
    switch self {
    case .packed(let outline, _, let rule): outline.mayOverlap(rule, box: box)
    case .shape(.outline, _, _): true
    case .shape, .stroke, .ring, .edges: false
    }
  }

  /// Returns the outline's edges with overlaps resolved.
  ///
  /// Returns `nil` if sums of areas are correct without this step, or if it would take too long.
  @inline(never)
  func resolved(_ box: Box, _ meter: WorkMeter?) -> FillGeometry? {
    switch self {
    case .packed(let outline, let matrix, let rule):
      FillOverlay.edges(of: outline, rule, matrix, box: box, meter: meter)
        .map { .edges($0, rule, box) }
    case .shape(.outline(let outline), let matrix, let rule):
      FillOverlay.edges(of: outline, rule, matrix, box: box, meter: meter)
        .map { .edges($0, rule, box) }
    case .shape, .stroke, .ring, .edges: nil
    }
  }

  /// The rectangle, if the geometry is one with axis-aligned sides.
  var alignedRect: Box? {
    guard case .shape(.rect(let rect), let matrix, _) = self, matrix.isAxisAligned else {
      return nil
    }
    return rect.width > 0 && rect.height > 0 ? matrix.box(Box(rect)) : Box.empty
  }
}
