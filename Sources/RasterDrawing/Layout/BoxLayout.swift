// The size of a box between its minimum and maximum, and the position of its content.

import RasterValues

/// The layout of a box, which holds a single content.
package struct BoxLayout: Hashable, Sendable {
  /// The minimum and the maximum length along an axis.
  package struct Limits: Hashable, Sendable {
    package let least: Double
    package let greatest: Double

    /// Creates limits; the minimum wins if they conflict, and non-finite numbers do not limit.
    package init(_ least: Double, _ greatest: Double) {
      self.least = Content.finite(max(least, 0))
      self.greatest = greatest.isFinite ? max(Content.finite(greatest), self.least) : .infinity
    }

    func clamped(_ length: Double) -> Double { max(least, min(length, greatest)) }
  }

  let width: Limits
  let height: Limits
  /// The ratio of width to height; nil for any shape.
  let aspectRatio: Double?
  let padding: Insets
  /// The position of the content in the box; nil if the content fills the box.
  let alignment: BoxAlignment?
  /// The movement of the drawn box from its place in the layout, towards the trailing edge and down.
  let offset: Point
  /// The number of grid columns that the box spans.
  let columnSpan: Int

  package init(
    width: Limits,
    height: Limits,
    aspectRatio: Double?,
    padding: Insets,
    alignment: BoxAlignment?,
    offset: Point = .zero,
    columnSpan: Int
  ) {
    self.offset = Point(Content.finite(offset.x), Content.finite(offset.y))
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

  /// Returns the size proposed to the content for a size proposed to the box.
  func inner(proposed: Size) -> Size {
    let size = Size(width.clamped(proposed.width), height.clamped(proposed.height))
    return Size(
      max(size.width - padding.left - padding.right, 0),
      max(size.height - padding.top - padding.bottom, 0)
    )
  }

  /// Returns the size of the box around a content of a given size, for a proposed size.
  func size(around content: Size, proposed: Size) -> Size {
    let own = Size(
      width.clamped(content.width + padding.left + padding.right),
      height.clamped(content.height + padding.top + padding.bottom)
    )
    guard let aspectRatio else { return own }
    // As large as the proposal allows; without a proposal, the box's own width.
    let widest = proposed.width.isFinite ? width.clamped(proposed.width) : own.width
    let highest = proposed.height.isFinite ? height.clamped(proposed.height) : Double.infinity
    let across = proposed.width.isFinite || !highest.isFinite ? widest : highest * aspectRatio
    let result = width.clamped(min(across, highest * aspectRatio))
    return Size(result, height.clamped(result / aspectRatio))
  }

  /// Returns the box's frame, centred in a given frame: limited by its maximum size and its shape.
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

  /// Returns the box's frame in a given frame, less the padding.
  func room(in frame: Rect) -> Rect { self.frame(in: frame).inset(padding) }

  /// Returns the frame of the content in the box's given frame, for left-to-right layout.
  func place(of content: Size, in frame: Rect) -> Rect {
    let room = room(in: frame)
    guard let alignment else { return room }
    var place = Rect(origin: room.origin, size: content)
    place.x += max(room.width - content.width, 0) * alignment.parts.x
    place.y += max(room.height - content.height, 0) * alignment.parts.y
    return place
  }
}
