// Drawing that is turned over about the middle of the box, in which words and pictures stand upright.

import RasterValues

extension Canvas {
  /// Draws `content` turned over about the middle of `bounds`, so that left is right; as it is where
  /// `condition` does not hold.
  ///
  /// Outlines, paints and layers are turned over. Words, pictures and components stand upright in turned
  /// places, and leading is left of what is turned: what is drawn for words from left to right looks as
  /// it should from right to left.
  public mutating func mirror(when condition: Bool = true, _ content: (inout Canvas) -> Void) {
    guard condition else { return content(&self) }
    turn { canvas in content(&canvas) }
  }
}

extension Canvas {
  /// The path where it is drawn.
  func turned(_ path: Path) -> Path {
    isTurned ? Path(path.shape.mirrored(about: bounds.width)) : path
  }

  /// The path of a stroke where it is drawn; dashes begin where the path began.
  func turned(_ path: Path, with style: StrokeStyle) -> Path {
    guard isTurned, !style.dash.isEmpty else { return turned(path) }
    return Path(Path.Shape.outline(path.shape.outline).mirrored(about: bounds.width))
  }

  /// The rectangle where it is drawn, and back.
  func turned(_ rect: Rect) -> Rect {
    isTurned ? rect.mirrored(about: bounds.width) : rect
  }

  func turned(_ point: Point) -> Point {
    isTurned ? Point(bounds.width - point.x, point.y) : point
  }

  func turned(_ insets: Insets) -> Insets { isTurned ? insets.mirrored : insets }

  /// A layer's transform, between turned spaces on both sides.
  func turned(_ transform: Transform) -> Transform {
    guard isTurned, transform != .identity else { return transform }
    return mirrorTransform.then(transform).then(mirrorTransform)
  }

  func turned(_ shadow: Shadow) -> Shadow {
    guard isTurned else { return shadow }
    var shadow = shadow
    shadow.offset.x = 0 - shadow.offset.x
    return shadow
  }

  /// The side of turned places on which lines stand.
  func turned(_ alignment: TextAlignment) -> TextAlignment {
    guard isTurned else { return alignment }
    return switch alignment {
    case .leading, .left: .right
    case .trailing, .right: .left
    case .center, .justified: alignment
    }
  }

  /// The place of a turned rectangle at which a picture's place is.
  func turned(_ anchor: Anchor) -> Anchor {
    guard isTurned else { return anchor }
    return switch anchor {
    case .unit(let x, let y): .unit(1 - x, y)
    case .point(let point): .point(turned(point))
    }
  }

  /// The paint of what fills a box of the space that is turned, as it is recorded.
  mutating func recorded(_ paint: Paint, over box: @autoclosure () -> Rect) -> RecordedPaint? {
    let paint = recorder.recorded(paint, bounds: box())
    return isTurned ? paint?.transformed(by: mirrorTransform) : paint
  }

  /// From the space that is turned to where it is drawn.
  var mirrorTransform: Transform { Transform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0) }
}

extension Rect {
  /// The rectangle turned over in so much width.
  fileprivate func mirrored(about width: Double) -> Rect {
    Rect(x: width - (x + self.width), y: y, width: self.width, height: height)
  }
}

extension Path.Shape {
  /// The shape turned over in so much width, of the same kind.
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
  /// The paint seen through a transform.
  fileprivate func transformed(by transform: Transform) -> RecordedPaint {
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
