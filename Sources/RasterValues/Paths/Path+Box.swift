// Bounding boxes of transformed shapes.

extension Path.Shape {
  /// Returns a bounding box of the shape after it is transformed by the matrix.
  package func box(_ matrix: Matrix) -> Box {
    switch self {
    case .empty: return .empty
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      return rect.width >= 0 && rect.height >= 0 ? matrix.box(Box(rect)) : .empty
    case .outline(let outline):
      var box = Box.empty
      for point in outline.points { box.add(bounded(matrix.point(point))) }
      return box
    }
  }
}
