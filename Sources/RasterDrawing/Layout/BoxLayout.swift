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
  let aspect: Double?
  let insets: Insets
  /// The place of the content in the box; nil where it fills it.
  let anchor: Anchor?
  /// How many columns of a grid it takes.
  let span: Int

  package init(
    width: Limits,
    height: Limits,
    aspect: Double?,
    insets: Insets,
    anchor: Anchor?,
    span: Int
  ) {
    self.span = span
    self.width = width
    self.height = height
    self.aspect = aspect.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.insets = Insets(
      top: Content.finite(insets.top),
      left: Content.finite(insets.left),
      bottom: Content.finite(insets.bottom),
      right: Content.finite(insets.right)
    )
    self.anchor = anchor
  }

  func limits(along axis: Content.Axis) -> Limits { axis == .horizontal ? width : height }

  /// The offer to the content where the box is offered so much.
  func inner(offered: Size) -> Size {
    let size = Size(width.clamped(offered.width), height.clamped(offered.height))
    return Size(
      max(size.width - insets.left - insets.right, 0),
      max(size.height - insets.top - insets.bottom, 0)
    )
  }

  /// The size of the box around a content of such a size, where it is offered so much.
  func size(around content: Size, offered: Size) -> Size {
    let own = Size(
      width.clamped(content.width + insets.left + insets.right),
      height.clamped(content.height + insets.top + insets.bottom)
    )
    guard let aspect else { return own }
    // As large as it may be: what it has by itself where nobody offers.
    let widest = offered.width.isFinite ? width.clamped(offered.width) : own.width
    let highest = offered.height.isFinite ? height.clamped(offered.height) : Double.infinity
    let across = offered.width.isFinite || !highest.isFinite ? widest : highest * aspect
    let result = width.clamped(min(across, highest * aspect))
    return Size(result, height.clamped(result / aspect))
  }

  /// The box's part of a frame that it was given: all of it, but for its greatest size and its shape.
  func frame(in frame: Rect) -> Rect {
    var size = Size(min(frame.width, width.greatest), min(frame.height, height.greatest))
    if let aspect, size.width > 0, size.height > 0 {
      size = Size(min(size.width, size.height * aspect), min(size.height, size.width / aspect))
    }
    return Rect(
      x: frame.x + (frame.width - size.width) / 2,
      y: frame.y + (frame.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  /// What the insets leave of the box's part of a frame.
  func room(in frame: Rect) -> Rect { self.frame(in: frame).inset(insets) }

  /// Where what it holds stands in a frame that the box was given, from left to right.
  func place(of content: Size, in frame: Rect) -> Rect {
    let room = room(in: frame)
    guard let anchor else { return room }
    var place = Rect(origin: room.origin, size: content)
    switch anchor {
    case .unit(let x, let y):
      place.x += max(room.width - content.width, 0) * (x.isFinite ? x : 0)
      place.y += max(room.height - content.height, 0) * (y.isFinite ? y : 0)
    case .point(let point):
      place.x += Content.finite(point.x)
      place.y += Content.finite(point.y)
    }
    return place
  }
}
