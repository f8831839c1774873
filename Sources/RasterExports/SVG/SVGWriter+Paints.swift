// Writes paints as attributes, and gradients as definitions.

import RasterDrawing
import RasterValues

extension SVGWriter {
  /// Returns a paint as attributes that begin with `name`.
  ///
  /// The result is empty if nothing is painted, and nil if SVG cannot express the paint.
  mutating func attributes(of paint: RecordedPaint, as name: String) -> String? {
    if let only = paint.onlyColor { return only.attributes(as: name) }
    guard case .gradient(let gradient) = paint, let text = definition(of: gradient) else {
      return nil
    }
    return " \(name)=\"url(#\(define(text)))\""
  }

  private func definition(of gradient: RecordedGradient) -> ((String) -> String)? {
    var attributes = " gradientUnits=\"userSpaceOnUse\""
    let element: String
    switch gradient.geometry {
    case .sweep: return nil
    case .linear(let from, let to):
      guard from != to else { return nil }
      element = "linearGradient"
      attributes +=
        " x1=\"\(text(from.x))\" y1=\"\(text(from.y))\" x2=\"\(text(to.x))\" y2=\"\(text(to.y))\""
    case .radial(let focus, let focusRadius, let center, let radius):
      guard radius > 0, focusRadius < radius else { return nil }
      let (x, y) = (focus.x - center.x, focus.y - center.y)
      // Renderers differ for a focus on or outside the circle.
      guard (x * x + y * y).squareRoot() + focusRadius < 0.999 * radius else { return nil }
      element = "radialGradient"
      attributes += " cx=\"\(text(center.x))\" cy=\"\(text(center.y))\" r=\"\(text(radius))\""
      if focus != center { attributes += " fx=\"\(text(focus.x))\" fy=\"\(text(focus.y))\"" }
      if focusRadius > 0 { attributes += " fr=\"\(text(focusRadius))\"" }
    }
    switch gradient.spread {
    case .pad: break
    case .repeat: attributes += " spreadMethod=\"repeat\""
    case .reflect: attributes += " spreadMethod=\"reflect\""
    }
    if gradient.transform != .identity {
      guard gradient.transform.inverse != nil else { return nil }
      attributes += " gradientTransform=\"\(gradient.transform.functions)\""
    }
    let stops = StraightStops(gradient).stops.map { $0.element }.joined()
    return { "<\(element) id=\"\($0)\"\(attributes)>\(stops)</\(element)>" }
  }
}

extension RecordedColor {
  /// Returns the colour as attributes, or an empty string for a transparent colour.
  fileprivate func attributes(as name: String) -> String {
    guard alpha > 0 else { return "" }
    let opacity = alpha == .max ? "" : " \(name)-opacity=\"\(fraction(opacity))\""
    return " \(name)=\"\(digits)\"\(opacity)"
  }
}
