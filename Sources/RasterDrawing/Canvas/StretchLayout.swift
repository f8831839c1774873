// The position of a stretched image in its view: outset, insets, and their device pixels.

import RasterValues

/// The position of a stretched image: a container that clips it, and the image's frame.
///
/// One image can serve every row of a group. `outset` makes room around `bounds` for drawing
/// outside them, and `imageInsets` moves the image's edges inwards from the container's. A
/// negative inset extends beyond the container, which clips the image there, so the row has no
/// edge on that side:
///
///     let middle = StretchLayout(
///       bounds: Rect(x: 0, y: 0, width: 44, height: 44),
///       outset: Insets(left: 4, right: 4),
///       imageInsets: Insets(top: -44, bottom: -44)
///     )
///     middle.container  // x: -4, y: 0, width: 52, height: 44
///     middle.image      // x: 0, y: -44, width: 52, height: 132
///
/// All lengths are in points; y points down. Creating a layout only computes: it draws nothing.
public struct StretchLayout: Hashable, Sendable {
  /// `bounds` enlarged by the outset, in the coordinate space of `bounds`.
  ///
  /// Zero if the layout is hidden.
  public let container: Rect
  /// The distances of the image's edges inwards from the container's; negative if outside.
  public let imageInsets: Insets

  /// Places an image in `bounds` enlarged by `outset`, its edges moved inwards by `imageInsets`.
  ///
  /// The layout is hidden if a number is not finite, or if the image has no area.
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

  /// The image's frame, relative to the container's top left corner.
  public var image: Rect { StretchLayout.image(in: container, imageInsets) }

  /// Whether nothing is visible because the container or the image has no area.
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

  /// Returns the layout in whole device pixels, with `scale` pixels per point; nil if invisible.
  ///
  /// The container's four edges and the insets are each snapped once to the nearest pixel line, and
  /// the image's edges are derived from them. Neighbours therefore share their edges, and all rows
  /// of a group have equal pixels. `image` is in the coordinate space of `container`, not relative
  /// to its corner.
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
  /// Returns a rectangle in points with its four edges snapped to the nearest device pixel lines.
  ///
  /// Edges beyond ±2²⁴ pixels are clamped; NaN counts as 0.
  public init(snapping rect: Rect, scale: Double) {
    let (x, y) = (pixelLine(rect.x * scale), pixelLine(rect.y * scale))
    self.init(
      x: x,
      y: y,
      width: pixelLine((rect.x + rect.width) * scale) - x,
      height: pixelLine((rect.y + rect.height) * scale) - y
    )
  }

  /// The rectangle clamped to ±2²⁴ pixels, so that sums of a few coordinates cannot overflow.
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
