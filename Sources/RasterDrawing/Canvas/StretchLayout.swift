// Where a stretched picture stands in its view: outset, imageInsets, and what they give in device pixels.

import RasterValues

/// The place of a stretched picture: a container that clips it, and the picture's frame.
///
/// One picture serves every row of a group: `outset` makes room around `bounds` for ink that leaves
/// it, and `slide` moves the picture's edges inwards from the container's. A negative slide reaches
/// beyond the container, which cuts what is there, so the row has no edge on that side:
///
///     let middle = StretchLayout(
///       bounds: Rect(x: 0, y: 0, width: 44, height: 44),
///       outset: Insets(left: 4, right: 4),
///       imageInsets: Insets(top: -44, bottom: -44)
///     )
///     middle.container  // x: -4, y: 0, width: 52, height: 44
///     middle.image      // x: 0, y: -44, width: 52, height: 132
///
/// All lengths are points; y points down. Layouts are arithmetic alone: nothing is drawn for a new
/// one.
public struct StretchLayout: Hashable, Sendable {
  /// `bounds` enlarged by the outset, in the space that `bounds` is in.
  ///
  /// Zero where the layout is hidden.
  public let container: Rect
  /// The distances of the picture's edges inside the container's; beyond it where negative.
  public let imageInsets: Insets

  /// Places a picture in `bounds` enlarged by `outset`, its edges moved inwards by `imageInsets`.
  ///
  /// Where a number is not finite, or nothing of the picture is left, the layout is hidden.
  public init(bounds: Rect, outset: Insets = .zero, imageInsets: Insets = .zero) {
    let container = Rect(
      x: bounds.x - outset.left,
      y: bounds.y - outset.top,
      width: bounds.width + outset.left + outset.right,
      height: bounds.height + outset.top + outset.bottom
    )
    let image = StretchLayout.image(in: container, imageInsets)
    guard container.isFinite, imageInsets.isFinite, image.isFinite else {
      (self.container, self.imageInsets) = (.zero, .zero)
      return
    }
    (self.container, self.imageInsets) = (container, imageInsets)
  }

  /// The picture's frame, in the container's space: its origin is the container's corner.
  public var image: Rect { StretchLayout.image(in: container, imageInsets) }

  /// Whether nothing is to be seen: the container or the picture has no area.
  public var isHidden: Bool {
    !(container.width > 0 && container.height > 0 && image.width > 0 && image.height > 0)
  }

  private static func image(in container: Rect, _ imageInsets: Insets) -> Rect {
    Rect(
      x: imageInsets.left,
      y: imageInsets.top,
      width: container.width - imageInsets.left - imageInsets.right,
      height: container.height - imageInsets.top - imageInsets.bottom
    )
  }

  /// The layout in whole device pixels, of which `scale` are a point; nil where no pixel is seen.
  ///
  /// The container's four lines and the slides are snapped to the nearest pixel line, each once, and
  /// the picture's lines are derived from them; so neighbours share their edges, and all rows of a
  /// group have equal pixels. `image` is in the space of `container`'s origin, not in the container.
  public func pixels(scale: Double) -> (container: PixelRect, image: PixelRect)? {
    let container = PixelRect(snapping: container, scale: scale)
    let (left, top) = (pixelLine(imageInsets.left * scale), pixelLine(imageInsets.top * scale))
    let image = PixelRect(
      x: container.x + left,
      y: container.y + top,
      width: container.width - left - pixelLine(imageInsets.right * scale),
      height: container.height - top - pixelLine(imageInsets.bottom * scale)
    )
    return container.isEmpty || image.isEmpty ? nil : (container, image)
  }
}

extension PixelRect {
  /// A rectangle in points with its four lines snapped to the nearest device pixel lines.
  ///
  /// Lines beyond ±2²⁴ pixels are cut off there; those that are not a number count as 0.
  public init(snapping rect: Rect, scale: Double) {
    let (x, y) = (pixelLine(rect.x * scale), pixelLine(rect.y * scale))
    self.init(
      x: x,
      y: y,
      width: pixelLine((rect.x + rect.width) * scale) - x,
      height: pixelLine((rect.y + rect.height) * scale) - y
    )
  }

  /// The rectangle cut off at ±2²⁴ pixels, so that sums of a few coordinates cannot overflow.
  package var limited: PixelRect {
    guard !isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    func limited(_ start: Int, _ length: Int) -> (start: Int, length: Int) {
      let (end, overflow) = start.addingReportingOverflow(length)
      let first = min(max(start, -pixelLimit), pixelLimit)
      return (first, min(max(overflow ? pixelLimit : end, -pixelLimit), pixelLimit) - first)
    }
    let (horizontal, vertical) = (limited(x, width), limited(y, height))
    return PixelRect(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
  }
}
