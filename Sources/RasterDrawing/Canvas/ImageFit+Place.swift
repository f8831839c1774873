// Computes where an image is drawn, and which part of it is visible.

import RasterValues

extension ImageFit {
  /// Returns the rectangle to draw in, and the part of the image to draw there, in its pixels.
  ///
  /// Returns nil if nothing is drawn. A part of nil stands for the entire image. `source` is first
  /// intersected with the image, and the intersection is fitted as if it were an image itself.
  ///
  /// A unit `align` works like CSS's `object-position`: the same relative position of the image and
  /// the rectangle coincide. A point is the position of the image's top left corner.
  ///
  /// Source: CSS Images Module Level 3, sections 5.5 and 5.6.
  func place(
    of image: Image,
    source: Rect?,
    in rect: Rect,
    align: Anchor
  ) -> (rect: Rect, source: Rect?)? {
    let imageBounds = Rect(origin: .zero, size: image.size)
    let picture = source.map { $0.cut(to: imageBounds) } ?? imageBounds
    guard picture.width > 0, picture.height > 0 else { return nil }
    guard let drawn = frame(of: picture, in: rect, align: align) else { return nil }
    let seen = drawn.cut(to: rect)
    guard seen.isFinite, seen.width > 0, seen.height > 0 else { return nil }
    if seen == drawn { return (drawn, picture == imageBounds ? nil : picture) }
    let (scaleX, scaleY) = (picture.width / drawn.width, picture.height / drawn.height)
    let part = Rect(
      x: picture.x + (seen.x - drawn.x) * scaleX,
      y: picture.y + (seen.y - drawn.y) * scaleY,
      width: seen.width * scaleX,
      height: seen.height * scaleY
    ).cut(to: picture)
    return part.width > 0 && part.height > 0 ? (seen, part) : nil
  }

  /// Returns the frame of the entire image, including what lies outside the rectangle.
  func frame(of picture: Rect, in rect: Rect, align: Anchor) -> Rect? {
    let size = drawnSize(of: picture, in: rect)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let corner: Point
    switch align {
    case .unit(let x, let y):
      corner = Point(
        rect.x + (rect.width - size.width) * x,
        rect.y + (rect.height - size.height) * y
      )
    case .point(let point): corner = self == .fill ? Point(rect.x, rect.y) : point
    }
    return self == .fill ? rect : Rect(origin: corner, size: size)
  }

  /// Returns the size of the entire image when it is fitted to the rectangle, in points.
  private func drawnSize(of picture: Rect, in rect: Rect) -> Size {
    let (x, y) = (rect.width / picture.width, rect.height / picture.height)
    let scale: Double
    switch self {
    case .fill: return Size(rect.width, rect.height)
    case .contain: scale = min(x, y)
    case .cover: scale = max(x, y)
    case .none: scale = 1
    case .scaleDown: scale = min(x, y, 1)
    }
    // The limiting dimension is copied from the rectangle, which avoids a rounding error.
    return Size(
      scale == x ? rect.width : picture.width * scale,
      scale == y ? rect.height : picture.height * scale
    )
  }
}

extension Rect {
  /// Returns the intersection with another rectangle; its size is zero if they do not overlap.
  func cut(to other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    // A dimension that is not clipped keeps its exact length.
    return Rect(
      x: left,
      y: top,
      width: left == x && right == x + width ? width : max(right - left, 0),
      height: top == y && bottom == y + height ? height : max(bottom - top, 0)
    )
  }
}
