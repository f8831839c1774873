// Paints: colours, gradients, and the colour of the context.

import RasterSyntax
import RasterValues

/// The paints of the shape that a marker belongs to, and the style that they come from.
struct SVGContextPaints {
  let fill: SVGPaint
  let stroke: SVGPaint
  let color: Color
}

extension SVGReader {
  /// The paint of an outline, or `nil` if there is none.
  mutating func paint(
    _ paint: SVGPaint,
    _ opacity: Double,
    of outline: VectorOutline,
    in context: SVGContext,
    at range: Range<Int>
  ) -> VectorPaint? {
    guard opacity > 0 else { return nil }
    switch paint {
    case .none, .unknown: return nil
    case .color(let color):
      return color.alpha == 0 ? nil : .color(VectorColor.color(color).faded(opacity))
    case .current: return .color(current(context.style).faded(opacity))
    case .contextFill, .contextStroke:
      return contextPaint(paint, opacity, of: outline, in: context, at: range)
    case .reference(let address, let fallback):
      let isLocal = address.utf8.first == UInt8(ascii: "#")
      let id = String(address.dropFirst())
      if isLocal, let node = ids[id] {
        if let gradient = gradient(node, of: outline, in: context) {
          if let gradient { return gradient.faded(opacity) }
          // Without a box, the gradient paints nothing, and its fallback is used.
          return fallback.first.flatMap {
            self.paint($0, opacity, of: outline, in: context, at: range)
          }
        }
        if isElement(node, "pattern") {
          lose("the pattern '\(shortened(address))' is left out", at: range)
          return nil
        }
      }
      if let other = fallback.first {
        return self.paint(other, opacity, of: outline, in: context, at: range)
      }
      guard target(address, at: range) != nil else { return nil }
      lose("'\(shortened(address))' is not a gradient or a pattern", at: range)
      return nil
    }
  }

  /// The fill or stroke of the shape whose marker is drawn; gradients are reported.
  private mutating func contextPaint(
    _ paint: SVGPaint,
    _ opacity: Double,
    of outline: VectorOutline,
    in context: SVGContext,
    at range: Range<Int>
  ) -> VectorPaint? {
    guard let paints = context.contextPaints else {
      lose("'context-fill' and 'context-stroke' apply only in markers and paint nothing", at: range)
      return nil
    }
    let own = paint == .contextFill ? paints.fill : paints.stroke
    var inner = context
    inner.style.color = paints.color
    switch own {
    case .none, .color, .current:
      return self.paint(own, opacity, of: outline, in: inner, at: range)
    default:
      lose("a gradient as the context's paint is left out", at: range)
      return nil
    }
  }

  /// `currentColor` as one of the drawing's tints.
  mutating func current(_ style: SVGStyle) -> VectorColor {
    var color = style.color
    color.alpha = 1
    let index = tints.firstIndex(of: color) ?? tints.count
    if index == tints.count { tints.append(color) }
    return .tint(index, alpha: style.color.alpha)
  }
}
