// Converts shapes to SVG elements.

import RasterValues

extension Path.Shape {
  /// The element's name and its attributes, or nil for an empty shape.
  var element: String? {
    switch self {
    case .empty: return nil
    case .rect(let rect):
      guard rect.width > 0, rect.height > 0 else { return pathElement }
      return "rect" + rect.attributes
    case .roundedRect(let rect, let corners):
      guard rect.width > 0, rect.height > 0, let radius = corners.uniform else {
        return pathElement
      }
      return "rect" + rect.attributes + " rx=\"\(text(radius))\""
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return pathElement }
      let center = " cx=\"\(text(rect.midX))\" cy=\"\(text(rect.midY))\""
      return rect.width == rect.height
        ? "circle" + center + " r=\"\(text(rect.width / 2))\""
        : "ellipse" + center + " rx=\"\(text(rect.width / 2))\" ry=\"\(text(rect.height / 2))\""
    case .outline: return pathElement
    }
  }

  private var pathElement: String? {
    let data = pathData
    return data.isEmpty ? nil : "path d=\"\(data)\""
  }

  /// The shape as path data, starting where dashes start.
  var pathData: String {
    switch self {
    case .empty: return ""
    case .rect(let rect):
      return "M\(text([rect.x, rect.y]))H\(text(rect.maxX))V\(text(rect.maxY))H\(text(rect.x))Z"
    case .roundedRect(let rect, let corners): return Self.pathData(rect, corners)
    case .ellipse(let rect):
      let radii = text([rect.width / 2, rect.height / 2])
      return "M\(text([rect.maxX, rect.midY]))"
        + "A\(radii) 0 0 1 \(text([rect.x, rect.midY]))"
        + "A\(radii) 0 0 1 \(text([rect.maxX, rect.midY]))Z"
    case .outline(let outline): return outline.pathData { $0 }
    }
  }

  private static func pathData(_ rect: Rect, _ corners: CornerRadii) -> String {
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius > 0 ? "A\(text([radius, radius])) 0 0 1 \(text([x, y]))" : ""
    }
    return "M\(text([rect.x + corners.topLeft, rect.y]))H\(text(rect.maxX - corners.topRight))"
      + arc(corners.topRight, rect.maxX, rect.y + corners.topRight)
      + "V\(text(rect.maxY - corners.bottomRight))"
      + arc(corners.bottomRight, rect.maxX - corners.bottomRight, rect.maxY)
      + "H\(text(rect.x + corners.bottomLeft))"
      + arc(corners.bottomLeft, rect.x, rect.maxY - corners.bottomLeft)
      + "V\(text(rect.y + corners.topLeft))"
      + arc(corners.topLeft, rect.x + corners.topLeft, rect.y) + "Z"
  }
}

extension CornerRadii {
  /// The common radius of all corners, or nil if they differ.
  fileprivate var uniform: Double? {
    topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight ? topLeft : nil
  }
}

extension Rect {
  /// The position and the size as attributes.
  var attributes: String {
    let place =
      (x == 0 ? "" : " x=\"\(text(x))\"") + (y == 0 ? "" : " y=\"\(text(y))\"")
    return place + " width=\"\(text(width))\" height=\"\(text(height))\""
  }

  /// All four numbers as attributes, as required by filters and masks.
  var region: String {
    " x=\"\(text(x))\" y=\"\(text(y))\" width=\"\(text(width))\" height=\"\(text(height))\""
  }

  /// The smallest rectangle with integer edges that contains this one.
  var roundedOut: Rect {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return Rect(
      x: left,
      y: top,
      width: (x + width).rounded(.up) - left,
      height: (y + height).rounded(.up) - top
    )
  }
}

extension Transform {
  /// The transform as an attribute value.
  var functions: String {
    if a == 1, b == 0, c == 0, d == 1 { return "translate(\(text([tx, ty])))" }
    return "matrix(\(text([a, b, c, d, tx, ty])))"
  }
}
