// Boxes of shapes seen through a matrix.

extension Path.Shape {
  /// A box that holds the shape as the matrix shows it.
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
