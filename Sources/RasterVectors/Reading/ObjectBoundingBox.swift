// The bounding boxes of shapes and groups to which gradients, patterns, clips and masks refer.

import RasterValues

extension VectorGeometry {
  /// The bounds of the outline, and of the point to which its path moves at its end.
  ///
  /// Renderers count this point, although nothing is painted there.
  var box: Rect? {
    guard let bounds = path.tightBounds else { return nil }
    let e = UInt8(ascii: "e")
    // The exponent of a number is no command.
    guard case .path(let data) = self,
      let last = data.utf8.last(where: { (0x61...0x7A).contains($0 | 0x20) && $0 | 0x20 != e }),
      last | 0x20 == UInt8(ascii: "m"), case .move(let point)? = PathData(data).steps.last
    else { return bounds }
    var box = BoundingBox()
    box.add(bounds)
    box.add(point)
    return box.rect
  }
}

extension VectorShape {
  /// The box of the outline in its own coordinates, after its transform and a further one.
  func box(in transform: Transform) -> Rect? {
    guard let own = outline.geometry.box else { return nil }
    return Path.rect(own).transformed(by: outline.transform.then(transform)).tightBounds
  }
}

extension [VectorNode] {
  /// The box of all outlines, after a further transform.
  ///
  /// It contains the boxes of the shapes in their own coordinates, like those of other renderers; it
  /// is larger than the outlines of shapes that are turned.
  func bounds(in transform: Transform) -> Rect? {
    var box = BoundingBox()
    for node in self {
      switch node {
      case .shape(let shape): if let bounds = shape.box(in: transform) { box.add(bounds) }
      case .group(let group):
        if !group.isOutsideBox, let bounds = group.children.bounds(in: transform) {
          box.add(bounds)
        }
      }
    }
    return box.rect
  }
}
