// Draws mirrored about the vertical centre line of the bounds; text and images stay unmirrored.

import RasterValues

extension Canvas {
  /// Draws `content` mirrored about the vertical centre line of `bounds`.
  ///
  /// If `condition` is false, `content` is drawn unchanged.
  ///
  /// Outlines, paints and layers are mirrored. Text, images and components are placed at mirrored
  /// positions, but are not mirrored themselves. The leading edge is on the left of the mirrored
  /// space. Drawing code written for a left-to-right layout thus yields a right-to-left layout.
  public mutating func mirror(when condition: Bool = true, _ content: (inout Canvas) -> Void) {
    guard condition else { return content(&self) }
    drawMirrored { canvas in content(&canvas) }
  }
}

extension Canvas {
  /// Returns the path in the recording's space.
  func mirrored(_ path: Path) -> Path {
    isMirrored ? Path(path.shape.mirrored(about: bounds.width)) : path
  }

  /// Returns the path of a stroke in the recording's space; dashes start at its first point.
  func mirrored(_ path: Path, with style: StrokeStyle) -> Path {
    guard isMirrored, !style.dash.isEmpty else { return mirrored(path) }
    return Path(Path.Shape.outline(path.shape.outline).mirrored(about: bounds.width))
  }

  /// Converts a rectangle to the recording's space, or back.
  func mirrored(_ rect: Rect) -> Rect {
    isMirrored ? rect.mirrored(about: bounds.width) : rect
  }

  func mirrored(_ point: Point) -> Point {
    isMirrored ? Point(bounds.width - point.x, point.y) : point
  }

  func mirrored(_ insets: Insets) -> Insets { isMirrored ? insets.mirrored : insets }

  /// Returns a layer's transform, converted so that it maps between mirrored spaces.
  func mirrored(_ transform: Transform) -> Transform {
    guard isMirrored, transform != .identity else { return transform }
    return mirrorTransform.then(transform).then(mirrorTransform)
  }

  func mirrored(_ shadow: Shadow) -> Shadow {
    guard isMirrored else { return shadow }
    var shadow = shadow
    shadow.offset.x = 0 - shadow.offset.x
    return shadow
  }

  /// Returns the alignment that lines have in the recording's space.
  func mirrored(_ alignment: TextAlignment) -> TextAlignment {
    guard isMirrored else { return alignment }
    return switch alignment {
    case .leading, .left, .start: .right
    case .trailing, .right, .end: .left
    case .center, .justified: alignment
    }
  }

  /// Returns the anchor of a rectangle in the recording's space.
  func mirrored(_ anchor: Anchor) -> Anchor {
    guard isMirrored else { return anchor }
    return switch anchor {
    case .unit(let x, let y): .unit(1 - x, y)
    case .point(let point): .point(mirrored(point))
    }
  }

  /// Returns the recorded form of a paint that fills a rectangle of the mirrored space.
  mutating func recorded(_ paint: Paint, over box: @autoclosure () -> Rect) -> RecordedPaint? {
    let paint = recorder.recorded(paint, bounds: box())
    return isMirrored ? paint?.transformed(by: mirrorTransform) : paint
  }

  /// The transform from the mirrored space to the recording's space.
  var mirrorTransform: Transform { Transform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0) }
}

extension Rect {
  /// Returns the rectangle mirrored within a width.
  fileprivate func mirrored(about width: Double) -> Rect {
    Rect(x: width - (x + self.width), y: y, width: self.width, height: height)
  }
}

extension Path.Shape {
  /// Returns the shape mirrored within a width; its kind does not change.
  fileprivate func mirrored(about width: Double) -> Path.Shape {
    switch self {
    case .empty: return .empty
    case .rect(let rect): return .rect(rect.mirrored(about: width))
    case .ellipse(let rect): return .ellipse(rect.mirrored(about: width))
    case .roundedRect(let rect, let corners):
      return .roundedRect(rect.mirrored(about: width), corners.mirrored)
    case .outline(var outline):
      for index in outline.points.indices {
        outline.points[index].x = width - outline.points[index].x
      }
      return .outline(outline)
    }
  }
}

extension RecordedPaint {
  /// Returns the paint with a transform applied.
  func transformed(by transform: Transform) -> RecordedPaint {
    switch self {
    case .color: return self
    case .gradient(var gradient):
      gradient.transform = gradient.transform.then(transform)
      return .gradient(gradient)
    case .pattern(var pattern):
      pattern.transform = pattern.transform.then(transform)
      return .pattern(pattern)
    }
  }
}
