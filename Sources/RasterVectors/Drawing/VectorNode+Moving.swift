// Moves nodes, with their gradients, clips and masks.

import RasterValues

extension [VectorNode] {
  /// The nodes after a further translation.
  func moved(by offset: Point) -> [VectorNode] {
    let move = Transform.translation(x: offset.x, y: offset.y)
    return map { node in
      switch node {
      case .shape(var shape):
        shape.outline.transform = shape.outline.transform.then(move)
        return .shape(shape)
      case .group(var group):
        group.children = group.children.moved(by: offset)
        group.filter = group.filter.map { filter in
          DrawingFilter(
            region: filter.region,
            transform: filter.transform.then(move),
            steps: filter.steps
          )
        }
        group.clip = group.clip.map { $0.moved(by: move) }
        if let mask = group.mask {
          group.mask?.nodes = mask.nodes.moved(by: offset)
          group.mask?.region = mask.region.map { $0.moved(by: move) }
        }
        return .group(group)
      }
    }
  }
}

extension VectorRegion {
  fileprivate func moved(by move: Transform) -> VectorRegion {
    switch self {
    case .outline(var outline, let isEvenOdd):
      outline.transform = outline.transform.then(move)
      return .outline(outline, isEvenOdd: isEvenOdd)
    case .union(let parts): return .union(parts.map { $0.moved(by: move) })
    case .intersection(let parts): return .intersection(parts.map { $0.moved(by: move) })
    }
  }
}
