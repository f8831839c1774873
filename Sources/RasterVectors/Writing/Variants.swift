// Variants of a component: parses their names, and finds variants within a drawing.

import RasterValues

/// Property values in Figma's notation: `State=Pressed, Style=Primary`.
package struct VariantName: Sendable {
  package let properties: [String]
  package let values: [String]

  /// Parses a name; `nil` if it is not a list of properties.
  package init?(_ text: String) {
    var properties: [String] = []
    var values: [String] = []
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map {
        trimmed(String($0))
      }
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty, !properties.contains(sides[0])
      else {
        return nil
      }
      properties.append(sides[0])
      values.append(sides[1])
    }
    guard !properties.isEmpty, properties.count <= 8 else { return nil }
    (self.properties, self.values) = (properties, values)
  }

  /// The values in the order of `properties`, or `nil` if the names differ.
  package func values(of properties: [String]) -> [String]? {
    guard properties.count == self.properties.count else { return nil }
    var result: [String] = []
    for property in properties {
      guard let place = self.properties.firstIndex(of: property) else { return nil }
      result.append(values[place])
    }
    return result
  }
}

extension VectorDrawing {
  /// The variants that the outermost groups form, or `nil` if they are not variants.
  package var variants: (properties: [String], variants: [ComponentSource.Variant])? {
    guard parts.count > 1, let first = VariantName(parts[0].id) else { return nil }
    var result: [ComponentSource.Variant] = []
    for part in parts {
      guard let values = VariantName(part.id)?.values(of: first.properties), let box = part.bounds
      else {
        return nil
      }
      let move = Transform.translation(x: -box.x, y: -box.y)
      var drawing = self
      drawing.size = Size(box.width, box.height)
      drawing.nodes = part.nodes.map { $0.moved(by: move) }
      drawing.parts = []
      result.append(.init(drawing, values: values))
    }
    return (first.properties, result)
  }

  /// The drawing with a tint, or `nil` if it has several colours or already has a tint.
  package var tinted: VectorDrawing? {
    var colors: Set<Color> = []
    guard tints.isEmpty, nodes.collectPlain(into: &colors), colors.count == 1,
      let color = colors.first
    else {
      return nil
    }
    var result = self
    result.tints = [color]
    result.nodes = nodes.map { $0.tinted }
    return result
  }
}

extension [VectorNode] {
  /// Collects colours without opacity; returns false if other paints or shadows occur.
  fileprivate func collectPlain(into colors: inout Set<Color>) -> Bool {
    for node in self {
      switch node {
      case .group(let group):
        guard group.shadows.isEmpty, group.filter == nil, group.colorMatrix == nil,
          group.children.collectPlain(into: &colors)
        else {
          return false
        }
      case .shape(let shape):
        for paint in [shape.fill, shape.stroke?.paint] {
          switch paint {
          case nil: break
          case .color(.color(var color))?:
            color.alpha = 1
            colors.insert(color)
          default: return false
          }
        }
      }
    }
    return true
  }
}

extension VectorNode {
  /// The node with its colours replaced by the first tint.
  fileprivate var tinted: VectorNode {
    func tint(_ paint: VectorPaint) -> VectorPaint {
      guard case .color(let color) = paint else { return paint }
      return .color(.tint(0, alpha: color.alpha))
    }
    switch self {
    case .shape(var shape):
      shape.fill = shape.fill.map(tint)
      if var stroke = shape.stroke {
        stroke.paint = tint(stroke.paint)
        shape.stroke = stroke
      }
      return .shape(shape)
    case .group(var group):
      group.children = group.children.map { $0.tinted }
      return .group(group)
    }
  }

  /// The translated node.
  fileprivate func moved(by move: Transform) -> VectorNode {
    switch self {
    case .shape(var shape):
      shape.outline.transform = shape.outline.transform.then(move)
      return .shape(shape)
    case .group(var group):
      group.children = group.children.map { $0.moved(by: move) }
      group.clip = group.clip?.moved(by: move)
      if var mask = group.mask {
        mask.nodes = mask.nodes.map { $0.moved(by: move) }
        mask.region = mask.region?.moved(by: move)
        group.mask = mask
      }
      return .group(group)
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
