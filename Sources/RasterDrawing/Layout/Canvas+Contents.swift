// Places the components of a content, from its outer frame inwards.

import RasterValues

extension Canvas {
  /// Places every component of a content in the frame that its layout in `rect` assigns to it.
  ///
  /// Each component is snapped to device pixels independently, and is recorded as if it had been
  /// placed individually.
  mutating func arrange(_ content: Content, in rect: Rect) {
    if content.isCut { recorder.add(.layoutLimit) }
    arrangeParts(of: content, in: rect)
  }

  /// Places the components of a content that may be a part of another.
  private mutating func arrangeParts(of content: Content, in rect: Rect) {
    guard rect.isFinite else { return }
    let measurer = ContentMeasurer(environment.upright)
    let measured = measurer.measured(measurer.natural(content), proposed: rect.size)
    arrange(measured, in: rect)
  }

  private mutating func arrange(_ measured: MeasuredContent, in frame: Rect) {
    let frame = measured.content.box.map { moved(frame, by: $0.offset) } ?? frame
    notePlace(of: measured.content, in: frame)
    switch measured.content.kind {
    case .component, .text, .image, .drawing:
      observed(measured.content) { $0.draw(measured.content.kind, in: frame) }
    case .box(let layout): arrange(measured, layout, in: frame)
    case .decorated(let hasBackground):
      guard let box = measured.parts.first, let layout = box.content.box else { return }
      let others = measured.content.parts.dropFirst()
      let place = layout.frame(in: frame)
      if hasBackground, let background = others.first { arrangeParts(of: background, in: place) }
      arrange(box, layout, in: frame)
      for foreground in others.dropFirst(hasBackground ? 1 : 0) {
        arrangeParts(of: foreground, in: place)
      }
    case .wrap(let layout):
      place(
        measured.parts,
        in: layout.frames(of: measured.parts.map { $0.size }, in: frame),
        of: frame
      )
    case .grid(let layout):
      let cells = layout.cells(of: measured.content.parts)
      let widths = layout.widths(measured.columns, proposed: frame.width)
      let heights = layout.heights(of: measured.parts.map { $0.size }, cells)
      place(measured.parts, in: layout.frames(cells, widths, heights, in: frame), of: frame)
    case .space, .empty: break
    case .overlay(let alignment):
      for part in measured.parts {
        arrange(part, in: mirrored(self.frame(of: part, in: frame, alignment), in: frame))
      }
    case .stack(let axis, let spacing, let alignment):
      let places = places(of: measured, frame, axis, spacing)
      let line = axis == .horizontal && alignment == .baseline ? RowBaseline(measured.parts) : nil
      for (part, place) in zip(measured.parts, places) {
        let across =
          line?.place(of: part, in: frame.height) ?? across(part, in: frame, axis, alignment)
        arrange(part, in: mirrored(rect(along: place, across: across, axis, in: frame), in: frame))
      }
    }
  }

  /// Draws a content that contains no other contents.
  private mutating func draw(_ kind: Content.Kind, in frame: Rect) {
    switch kind {
    case .component(let shared): placeUpright(shared.component, in: frame)
    case .text(let text) where isMirrored: placeUpright(text, in: frame)
    case .text(let text): text.draw(in: frame.snapped(in: environment), on: &self)
    case .image(let image) where isMirrored: placeUpright(image, in: frame)
    case .image(let image): image.draw(in: frame.snapped(in: environment), on: &self)
    case .drawing(let shared):
      draw(within: frame.snapped(in: environment)) { shared.component.draw(in: &$0) }
    case .stack, .overlay, .space, .box, .wrap, .grid, .decorated, .empty: break
    }
  }

  /// Places parts in their frames, which are mirrored in the enclosing frame if necessary.
  private mutating func place(_ parts: [MeasuredContent], in frames: [Rect], of frame: Rect) {
    for (part, place) in zip(parts, frames) { arrange(part, in: mirrored(place, in: frame)) }
  }

  /// Places the content of a box.
  private mutating func arrange(
    _ measured: MeasuredContent,
    _ layout: BoxLayout,
    in frame: Rect
  ) {
    guard let part = measured.parts.first else { return }
    let place = layout.place(of: part.size, in: frame)
    arrange(part, in: layout.alignment == nil ? place : mirrored(place, in: layout.room(in: frame)))
  }

  // MARK: Frames, from left to right

  /// A position and a length along one axis of a frame.
  private typealias Stretch = (start: Double, length: Double)

  /// Returns the parts' positions along a row or a column; flexible parts share the remaining room.
  private func places(
    of measured: MeasuredContent,
    _ frame: Rect,
    _ axis: Content.Axis,
    _ spacing: Double
  ) -> [Stretch] {
    let parts = measured.parts
    var rest = frame.size.length(along: axis) - spacing * Double(max(parts.count - 1, 0))
    for part in parts where !part.content.isFlexible { rest -= part.size.length(along: axis) }
    let unit = GrowingParts.unit(parts, along: axis, filling: rest)
    let lengths = StackLengths(parts, along: axis, unit: unit, spacing: spacing)
    return zip(lengths.starts, lengths.lengths).map { ($0, $1) }
  }

  private func across(
    _ part: MeasuredContent,
    in frame: Rect,
    _ axis: Content.Axis,
    _ alignment: CrossAlignment
  ) -> Stretch {
    let other: Content.Axis = axis == .horizontal ? .vertical : .horizontal
    let alignment = part.content.fills(along: other) ? .stretch : alignment
    var stretch = alignment.stretch(
      part.size.length(across: axis),
      in: frame.size.length(across: axis)
    )
    if alignment == .stretch, let layout = part.content.box {
      let limits = layout.limits(along: other)
      stretch.length = limits.clamped(stretch.length)
    }
    return stretch
  }

  private func frame(
    of part: MeasuredContent,
    in frame: Rect,
    _ alignment: CrossAlignment
  ) -> Rect {
    let alignment = part.content.isFlexible ? .stretch : alignment
    let across = part.content.fills(along: .horizontal) ? .stretch : alignment
    let down = part.content.fills(along: .vertical) ? .stretch : alignment
    return rect(
      along: across.stretch(part.size.width, in: frame.width),
      across: down.stretch(part.size.height, in: frame.height),
      .horizontal,
      in: frame
    )
  }

  private func rect(
    along: Stretch,
    across: Stretch,
    _ axis: Content.Axis,
    in frame: Rect
  ) -> Rect {
    let (x, y) = axis == .horizontal ? (along, across) : (across, along)
    return Rect(x: frame.x + x.start, y: frame.y + y.start, width: x.length, height: y.length)
  }

  /// Returns a frame moved by an offset, which leads to the left in a right-to-left layout.
  private func moved(_ rect: Rect, by offset: Point) -> Rect {
    var result = rect
    result.x += environment.layoutDirection == .rightToLeft ? 0 - offset.x : offset.x
    result.y += offset.y
    return result
  }

  /// Returns a frame mirrored within the enclosing frame in a right-to-left layout.
  private func mirrored(_ rect: Rect, in frame: Rect) -> Rect {
    guard environment.layoutDirection == .rightToLeft else { return rect }
    var result = rect
    result.x = frame.x + (frame.maxX - rect.maxX)
    return result
  }
}
