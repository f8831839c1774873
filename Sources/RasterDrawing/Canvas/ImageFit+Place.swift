// Where an image lands, and what of it is seen.

import RasterValues

extension ImageFit {
  /// The rectangle that is drawn on, and the part of the image that is drawn there, in its pixels;
  /// nil where nothing is drawn.
  ///
  /// `source` is cut to the image first, and what is left of it counts as the whole picture. A part
  /// of nil is the whole image. A unit `align` is CSS's object-position: the same place of the
  /// picture and of the rectangle meet. A point is where the picture's top left corner goes.
  ///
  /// Source: CSS Images Module Level 3, sections 5.5 and 5.6.
  func place(
    of image: Image,
    source: Rect?,
    in rect: Rect,
    align: Anchor
  ) -> (rect: Rect, source: Rect?)? {
    let whole = Rect(origin: .zero, size: image.size)
    let picture = source.map { $0.cut(to: whole) } ?? whole
    guard picture.width > 0, picture.height > 0 else { return nil }
    guard let drawn = frame(of: picture, in: rect, align: align) else { return nil }
    let seen = drawn.cut(to: rect)
    guard seen.isFinite, seen.width > 0, seen.height > 0 else { return nil }
    if seen == drawn { return (drawn, picture == whole ? nil : picture) }
    let (scaleX, scaleY) = (picture.width / drawn.width, picture.height / drawn.height)
    let part = Rect(
      x: picture.x + (seen.x - drawn.x) * scaleX,
      y: picture.y + (seen.y - drawn.y) * scaleY,
      width: seen.width * scaleX,
      height: seen.height * scaleY
    ).cut(to: picture)
    return part.width > 0 && part.height > 0 ? (seen, part) : nil
  }

  /// Where all of the picture lies, what is outside of the rectangle too.
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

  /// The size of all of the picture as it is fitted to the rectangle, in points.
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
    // The side that decides is the rectangle's own, without an error of rounding.
    return Size(
      scale == x ? rect.width : picture.width * scale,
      scale == y ? rect.height : picture.height * scale
    )
  }
}

extension Rect {
  /// The part within another rectangle; without a size where there is none.
  func cut(to other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    // A side that is not cut keeps its length exactly.
    return Rect(
      x: left,
      y: top,
      width: left == x && right == x + width ? width : max(right - left, 0),
      height: top == y && bottom == y + height ? height : max(bottom - top, 0)
    )
  }
}
