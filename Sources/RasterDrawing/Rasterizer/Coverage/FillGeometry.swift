// What is filled: a shape seen through a matrix, the outline of a stroke, or edges.

import RasterValues

/// Something that has an inside.
enum FillGeometry {
  case shape(Path.Shape, Matrix, FillRule)
  case packed(PackedOutline, Matrix, FillRule)
  // Out of line, so that the common cases are small: geometries are handed on by value.
  indirect case stroke(StrokeOutline)
  indirect case ring(StrokeRing, Matrix)
  /// Edges of which none overlap, in device pixels, and the box of the shape that they are of.
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

  /// A box that holds the inside, in device pixels.
  var box: Box {
    switch self {
    case .shape(let shape, let matrix, _): shape.box(matrix)
    case .packed(let outline, let matrix, _): outline.box(matrix)
    case .stroke(let stroke): stroke.box
    case .edges(_, _, let box): box
    case .ring(let ring, let matrix): ring.outer.box(matrix)
    }
  }

  /// A box that holds all points that `emit` moves or draws lines to, given the geometry's own, but
  /// for the chords of round caps, whose ends may be a 48th of a pixel beyond.
  @inline(__always)
  func reach(_ box: Box) -> Box {
    switch self {
    case .shape, .packed, .ring: box
    // Pieces of edges are rounded to the grid, and led along borders a pixel beyond whole ones.
    case .stroke(let stroke): stroke.isCut ? box.enlarged(by: 3) : box
    case .edges: box.enlarged(by: 3)
    }
  }

  /// Whether this is lines and curves whose edges may overlap, at a glance.
  @inline(__always)
  func mayOverlap(_ box: Box) -> Bool {
    switch self {
    case .packed(let outline, _, let rule): outline.mayOverlap(rule, box: box)
    case .shape(.outline, _, _): true
    case .shape, .stroke, .ring, .edges: false
    }
  }

  /// An outline's edges laid over each other; nil where sums of areas are right without, or where that
  /// takes too much.
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

  /// The rectangle, where it is one with sides along the axes.
  var alignedRect: Box? {
    guard case .shape(.rect(let rect), let matrix, _) = self, matrix.isAxisAligned else {
      return nil
    }
    return rect.width > 0 && rect.height > 0 ? matrix.box(Box(rect)) : Box.empty
  }
}
