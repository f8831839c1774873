// Outlines as paths that begin where SVG begins them.

import RasterValues

extension VectorOutline {
  /// Whether it is an upright rectangle with edges at whole points.
  var isOnPixels: Bool {
    guard case .rect(let rect) = geometry, transform.isAxial,
      let box = Path.rect(rect).transformed(by: transform).tightBounds
    else { return false }
    return [box.x, box.y, box.width, box.height].allSatisfy {
      ($0 - $0.rounded()).magnitude < 0.01
    }
  }
}

extension VectorGeometry {
  /// Whether it has no interior.
  var isLine: Bool {
    if case .line = self { return true }
    return false
  }

  /// The outline as path data, if a transform would move the point where its dashes begin.
  ///
  /// Source: SVG 2, sections 10.2 to 10.4: a rectangle begins at its top left corner, or after its
  /// rounded corner there, and an ellipse on the right; both continue clockwise.
  func startingWhereSpecified(under transform: Transform) -> VectorGeometry {
    let isUpright = transform.isAxial && transform.a > 0 && transform.d > 0
    if isUpright || !transform.isSimilarity { return self }
    func text(_ value: Double) -> String { ShortNumber.text(value, places: 6) }
    switch self {
    case .rect(let rect):
      let (x, y) = (text(rect.x), text(rect.y))
      return .path("M\(x) \(y)h\(text(rect.width))v\(text(rect.height))h\(text(-rect.width))z")
    case .roundedRect(let rect, let radii):
      let (rx, ry) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
      let (across, down) = (text(rect.width - 2 * rx), text(rect.height - 2 * ry))
      let (back, up) = (text(2 * rx - rect.width), text(2 * ry - rect.height))
      func arc(_ x: Double, _ y: Double) -> String {
        "a\(text(rx)) \(text(ry)) 0 0 1 \(text(x)) \(text(y))"
      }
      return .path(
        "M\(text(rect.x + rx)) \(text(rect.y))h\(across)\(arc(rx, ry))v\(down)\(arc(-rx, ry))"
          + "h\(back)\(arc(-rx, -ry))v\(up)\(arc(rx, -ry))z"
      )
    case .ellipse(let rect):
      let (rx, ry) = (rect.width / 2, rect.height / 2)
      let size = "\(text(rx)) \(text(ry)) 0 0 1"
      return .path(
        "M\(text(rect.x + rect.width)) \(text(rect.y + ry))"
          + "a\(size) \(text(-rx)) \(text(ry))a\(size) \(text(-rx)) \(text(-ry))"
          + "a\(size) \(text(rx)) \(text(-ry))a\(size) \(text(rx)) \(text(ry))z"
      )
    case .line, .polyline, .polygon, .path: return self
    }
  }
}
