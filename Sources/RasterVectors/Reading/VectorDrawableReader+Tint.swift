// The tint of a vector drawable, which is blended with everything that it draws.
//
// A tint in the mode `src_in` replaces all colours and keeps their alpha. The modes `src_atop` and
// `multiply` are linear functions of premultiplied colours, so applying them to each colour gives
// the same result as applying them to the finished image. The tint's alpha becomes an opacity.

import RasterSyntax
import RasterValues

extension VectorDrawableReader {
  /// Applies the tint to nodes, and returns the opacity that it gives to all of them.
  mutating func tint(_ nodes: inout [VectorNode], over size: Size, of root: Int) -> Double {
    guard let attribute = attribute("tint", of: root) else { return 1 }
    let mode = self.attribute("tintMode", of: root)
    let name = mode?.value ?? "src_in"
    guard ["src_in", "src_over", "src_atop", "multiply"].contains(name) else {
      if let mode {
        lose(
          "the tint mode '\(shortened(mode.value))' is not supported; the tint is left out",
          at: mode.range
        )
      }
      return 1
    }
    // A transparent tint hides everything in two modes, and changes nothing in the others.
    guard let tint = color(attribute) else {
      let isNone = Color(android: trimmed(attribute.value)) == nil
      return !isNone && (name == "src_in" || name == "multiply") ? 0 : 1
    }
    switch (name, tint) {
    case ("src_in", _):
      nodes = nodes.map { node in
        node.recolored { $0.alpha == 1 ? tint.opaque : tint.opaque.faded($0.alpha) }
      }
      return tint.alpha
    case ("src_over", _):
      let box = Rect(x: 0, y: 0, width: size.width, height: size.height)
      let outline = VectorOutline(geometry: .rect(box), transform: .identity)
      nodes.append(.shape(VectorShape(outline: outline, fill: .color(tint))))
      return 1
    case (_, .color(let own)) where !nodes.hasTints:
      nodes = nodes.map { node in
        node.recolored { color in
          guard case .color(let color) = color else { return color }
          return .color(name == "multiply" ? color.multiplied(by: own) : color.mixed(with: own))
        }
      }
      return name == "multiply" ? own.alpha : 1
    default:
      lose("colours from outside the file are drawn without the tint", at: attribute.range)
      return 1
    }
  }
}

extension [VectorNode] {
  /// Whether colours from outside the file occur.
  fileprivate var hasTints: Bool {
    var used: Set<Int> = []
    collectTints(into: &used)
    return !used.isEmpty
  }
}

extension VectorColor {
  /// The colour without its alpha.
  fileprivate var opaque: VectorColor {
    switch self {
    case .color(var color):
      color.alpha = 1
      return .color(color)
    case .tint(let index, _): return .tint(index, alpha: 1)
    }
  }
}

extension Color {
  fileprivate func multiplied(by other: Color) -> Color {
    Color(
      red: red * other.red,
      green: green * other.green,
      blue: blue * other.blue,
      alpha: alpha
    )
  }

  /// The colour under another one that is painted only where this one is.
  fileprivate func mixed(with other: Color) -> Color {
    func channel(_ own: Double, _ top: Double) -> Double { own + (top - own) * other.alpha }
    return Color(
      red: channel(red, other.red),
      green: channel(green, other.green),
      blue: channel(blue, other.blue),
      alpha: alpha
    )
  }
}

extension VectorNode {
  /// The node with all of its colours replaced.
  fileprivate func recolored(_ change: (VectorColor) -> VectorColor) -> VectorNode {
    func changed(_ paint: VectorPaint) -> VectorPaint {
      switch paint {
      case .color(let color): return .color(change(color))
      case .gradient(var gradient):
        for index in gradient.stops.indices {
          gradient.stops[index].color = change(gradient.stops[index].color)
        }
        return .gradient(gradient)
      }
    }
    switch self {
    case .shape(var shape):
      shape.fill = shape.fill.map(changed)
      if let stroke = shape.stroke { shape.stroke?.paint = changed(stroke.paint) }
      return .shape(shape)
    case .group(var group):
      group.children = group.children.map { $0.recolored(change) }
      return .group(group)
    }
  }
}
