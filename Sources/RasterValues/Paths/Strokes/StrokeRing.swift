// Strokes of rectangles, rounded rectangles and circles: the area between two such shapes.

/// The outer and inner outline of a stroke, if both are basic shapes.
package struct StrokeRing {
  package let outer: Path.Shape
  /// The inner outline, or `nil` if the stroke leaves no hole.
  package let inner: Path.Shape?

  /// Creates the ring, or returns `nil` if the outlines are not of the same kind as the shape.
  ///
  /// An outline at a constant distance from an arc is an arc with a larger or smaller radius. At a
  /// distance from a sharp corner, it is a sharp corner on the inside and, with miter joins, on the
  /// outside.
  package init?(_ shape: Path.Shape, _ style: StrokeStyle, width: Double) {
    guard style.dash.isEmpty, width > 0, width < 1e100 else { return nil }
    let (out, `in`) =
      switch style.alignment {
      case .center: (width / 2, width / 2)
      case .inside: (0.0, width)
      case .outside: (width, 0.0)
      }
    switch shape {
    case .empty, .outline: return nil
    case .rect(let rect):
      self.init(rect, corners: CornerRadii(0), style: style, outwards: out, inwards: `in`)
    case .roundedRect(let rect, let corners):
      self.init(rect, corners: corners.fitted(to: rect), style: style, outwards: out, inwards: `in`)
    case .ellipse(let rect):
      guard rect.width == rect.height, rect.width > 0 else { return nil }
      let hole = Path.Shape.ellipse(rect.enlarged(by: -`in`))
      self.init(
        outer: .ellipse(rect.enlarged(by: out)),
        inner: rect.width > 2 * `in` ? hole : nil
      )
    }
  }

  private init(outer: Path.Shape, inner: Path.Shape?) {
    self.outer = outer
    self.inner = inner
  }

  private init?(
    _ rect: Rect,
    corners: CornerRadii,
    style: StrokeStyle,
    outwards out: Double,
    inwards `in`: Double
  ) {
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let isPointed = style.join == .miter && style.miterLimit >= 1.4142135623730951
    guard rect.width > 0, rect.height > 0, out == 0 || isPointed || !radii.contains(0) else {
      return nil
    }
    outer = .roundedRect(rect.enlarged(by: out), corners.mapped { $0 > 0 ? $0 + out : 0 })
    let hole = rect.enlarged(by: -`in`)
    inner =
      hole.width > 0 && hole.height > 0
      ? .roundedRect(hole, corners.mapped { max($0 - `in`, 0) }) : nil
  }
}

extension Rect {
  fileprivate func enlarged(by distance: Double) -> Rect {
    Rect(
      x: x - distance,
      y: y - distance,
      width: width + 2 * distance,
      height: height + 2 * distance
    )
  }
}

extension CornerRadii {
  fileprivate func mapped(_ body: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: body(topLeft),
      topRight: body(topRight),
      bottomRight: body(bottomRight),
      bottomLeft: body(bottomLeft)
    )
  }
}
