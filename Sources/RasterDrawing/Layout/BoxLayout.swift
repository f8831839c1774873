// The size of a box between its least and its greatest, and the place of what is in it.

import RasterValues

/// A box: what it adds to the one content that it holds.
package struct BoxLayout: Hashable, Sendable {
  /// The least and the greatest length along an axis.
  package struct Limits: Hashable, Sendable {
    package let least: Double
    package let greatest: Double

    /// Limits of which the lower one wins where they cross; numbers that are no use bound nothing.
    package init(_ least: Double, _ greatest: Double) {
      self.least = Content.finite(max(least, 0))
      self.greatest = greatest.isFinite ? max(Content.finite(greatest), self.least) : .infinity
    }

    func clamped(_ length: Double) -> Double { max(least, min(length, greatest)) }
  }

  let width: Limits
  let height: Limits
  /// The width in heights; nil for any shape.
  let aspectRatio: Double?
  let padding: Insets
  /// The place of the content in the box; nil where it fills it.
  let alignment: BoxAlignment?
  /// How many columns of a grid it takes.
  let columnSpan: Int

  package init(
    width: Limits,
    height: Limits,
    aspectRatio: Double?,
    padding: Insets,
    alignment: BoxAlignment?,
    columnSpan: Int
  ) {
    self.columnSpan = columnSpan
    self.width = width
    self.height = height
    self.aspectRatio = aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.padding = Insets(
      top: Content.finite(padding.top),
      left: Content.finite(padding.left),
      bottom: Content.finite(padding.bottom),
      right: Content.finite(padding.right)
    )
    self.alignment = alignment
  }

  func limits(along axis: Content.Axis) -> Limits { axis == .horizontal ? width : height }

  /// The offer to the content where the box is offered so much.
  func inner(proposed: Size) -> Size {
    let size = Size(width.clamped(proposed.width), height.clamped(proposed.height))
    return Size(
      max(size.width - padding.left - padding.right, 0),
      max(size.height - padding.top - padding.bottom, 0)
    )
  }

  /// The size of the box around a content of such a size, where it is offered so much.
  func size(around content: Size, proposed: Size) -> Size {
    let own = Size(
      width.clamped(content.width + padding.left + padding.right),
      height.clamped(content.height + padding.top + padding.bottom)
    )
    guard let aspectRatio else { return own }
    // As large as it may be: what it has by itself where nobody offers.
    let widest = proposed.width.isFinite ? width.clamped(proposed.width) : own.width
    let highest = proposed.height.isFinite ? height.clamped(proposed.height) : Double.infinity
    let across = proposed.width.isFinite || !highest.isFinite ? widest : highest * aspectRatio
    let result = width.clamped(min(across, highest * aspectRatio))
    return Size(result, height.clamped(result / aspectRatio))
  }

  /// The box's part of a frame that it was given: all of it, but for its greatest size and its shape.
  func frame(in frame: Rect) -> Rect {
    var size = Size(min(frame.width, width.greatest), min(frame.height, height.greatest))
    if let aspectRatio, size.width > 0, size.height > 0 {
      size = Size(
        min(size.width, size.height * aspectRatio),
        min(size.height, size.width / aspectRatio)
      )
    }
    return Rect(
      x: frame.x + (frame.width - size.width) / 2,
      y: frame.y + (frame.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  /// What the padding leaves of the box's part of a frame.
  func room(in frame: Rect) -> Rect { self.frame(in: frame).inset(padding) }

  /// Where what it holds stands in a frame that the box was given, from left to right.
  func place(of content: Size, in frame: Rect) -> Rect {
    let room = room(in: frame)
    guard let alignment else { return room }
    var place = Rect(origin: room.origin, size: content)
    place.x += max(room.width - content.width, 0) * alignment.parts.x
    place.y += max(room.height - content.height, 0) * alignment.parts.y
    return place
  }
}
