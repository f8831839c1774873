// Measures contents: natural sizes from the leaves up, then sizes for proposals.

import RasterValues

/// A content with its size and its measured parts.
struct MeasuredContent {
  let content: Content
  let size: Size
  let parts: [MeasuredContent]
  /// The position of the first line, for text only.
  var line: FirstLine?
  /// The baseline that a component states.
  var ownBaseline: Double?
  /// Whether the content can become larger than its size, or was limited below its natural size.
  var isElastic: Bool
  /// Whether a box in the content limits its own content to less than its natural size.
  var isCapped = false
  /// The requested widths of a grid's columns.
  var columns: [Double] = []
}

/// Measures contents: first their natural sizes, then at most once their sizes for a proposal.
///
/// Both passes visit each content once, and the second pass skips contents that fit already. A
/// component in a row of depth d is therefore measured at most twice, instead of the 2ᵈ times that
/// it would take if each row requested both sizes from its parts.
struct ContentMeasurer {
  let environment: Environment
  /// The number of device pixels per point; 1 if the environment's scale is invalid.
  private let scale: Double

  /// Lengths that differ by less are equal, in points and in pixels, to absorb rounding errors.
  private static let tolerance = 1.0 / 1024
  /// A length greater than that of any bitmap, and small enough for sums and products.
  private static let longest = 1e9

  init(_ environment: Environment) {
    self.environment = environment
    let scale = environment.scale
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  // MARK: Natural sizes

  /// Returns the natural size of a content.
  func naturalSize(of content: Content) -> Size {
    let natural = natural(content)
    return natural.isCapped ? measured(natural, proposed: .unlimited).size : natural.size
  }

  /// Returns a content with its natural size; `axis` is that of the enclosing row or column.
  func natural(_ content: Content, along axis: Content.Axis? = nil) -> MeasuredContent {
    switch content.kind {
    case .component(let shared):
      let size = shared.component.naturalSize(in: environment)
      let isElastic = size.width == .infinity || size.height == .infinity
      return measured(content, shared.component, size: size, isElastic: isElastic)
    case .text(let text): return measuredText(content, text, width: .infinity)
    case .image(let image): return leaf(content, image.size)
    case .empty, .drawing: return leaf(content, .zero)
    case .decorated:
      guard let box = content.parts.first else { return leaf(content, .zero) }
      return decorated(content, natural(box))
    case .box(let layout): return naturalBox(content, layout)
    case .wrap(let layout):
      let parts = content.parts.map { natural($0) }
      let lines = layout.lines(of: parts.map { $0.size }, width: .infinity)
      return combined(content, parts, size: layout.size(of: lines))
    case .grid(let layout): return naturalGrid(content, layout)
    case .space(let length):
      let size = axis.map { Size(length, 0, along: $0) } ?? .zero
      return MeasuredContent(content: content, size: size, parts: [], isElastic: false)
    case .overlay:
      let parts = content.parts.map { natural($0) }
      return combined(content, parts, size: largest(parts))
    case .stack(let axis, let spacing, let alignment):
      let parts = content.parts.map { natural($0, along: axis) }
      // The unit gives each growing part at least its natural length.
      let unit = GrowingParts.natural(parts, along: axis)
      let lengths = StackLengths(parts, along: axis, unit: unit, spacing: spacing)
      return combined(content, parts, size: lengths.size(across: parts, alignment))
    }
  }

  private func leaf(_ content: Content, _ size: Size) -> MeasuredContent {
    MeasuredContent(content: content, size: roundedUp(size), parts: [], isElastic: false)
  }

  /// Returns a box with its decorations, which have no effect on its size.
  private func decorated(_ content: Content, _ box: MeasuredContent) -> MeasuredContent {
    combined(content, [box], size: box.size)
  }

  private func measuredText(
    _ content: Content,
    _ text: TextContent,
    width: Double
  ) -> MeasuredContent {
    let measured = text.measured(width: width, in: environment)
    var result = leaf(content, measured.size)
    result.line = FirstLine(measured, text.verticalAlign, scale: scale)
    return result
  }

  private func naturalBox(_ content: Content, _ layout: BoxLayout) -> MeasuredContent {
    let parts = content.parts.map { natural($0) }
    let own = parts.first?.size ?? .zero
    let room = layout.inner(proposed: .unlimited)
    let isCapped = own.width > room.width || own.height > room.height
    var result = combined(content, parts, size: layout.size(around: own, proposed: .unlimited))
    if isCapped || layout.aspectRatio != nil { result.isElastic = true }
    if isCapped { result.isCapped = true }
    return result
  }

  private func combined(
    _ content: Content,
    _ parts: [MeasuredContent],
    size: Size
  ) -> MeasuredContent {
    let isElastic = parts.contains { $0.isElastic || $0.content.isFlexible }
    let isCapped = parts.contains { $0.isCapped }
    return MeasuredContent(
      content: content,
      size: size,
      parts: parts,
      isElastic: isElastic,
      isCapped: isCapped
    )
  }

  private func largest(_ parts: [MeasuredContent]) -> Size {
    parts.reduce(.zero) { size, part in
      Size(max(size.width, part.size.width), max(size.height, part.size.height))
    }
  }

  // MARK: Sizes for proposals

  /// Returns the content with its size for a proposal; NaN counts as infinite.
  func measured(_ natural: MeasuredContent, proposed: Size) -> MeasuredContent {
    let proposed = Size(limited(proposed.width), limited(proposed.height))
    natural.content.observer?.propose(proposed)
    if !natural.isElastic, fits(natural.size, in: proposed) { return natural }
    switch natural.content.kind {
    case .component(let shared):
      let size = shared.component.size(proposed: roundedDown(proposed), in: environment)
      let isElastic = natural.isElastic
      return measured(natural.content, shared.component, size: size, isElastic: isElastic)
    case .text(let text):
      return measuredText(natural.content, text, width: roundedDown(proposed).width)
    case .image, .space, .empty, .drawing: return natural
    case .decorated:
      guard let box = natural.parts.first else { return natural }
      return decorated(natural.content, measured(box, proposed: proposed))
    case .box(let layout): return measuredBox(natural, layout, proposed: proposed)
    case .wrap(let layout):
      let offer = Size(proposed.width, .infinity)
      let parts = natural.parts.map { measured($0, proposed: offer) }
      let lines = layout.lines(of: parts.map { $0.size }, width: proposed.width)
      return combined(natural.content, parts, size: layout.size(of: lines))
    case .grid(let layout): return measuredGrid(natural, layout, proposed: proposed)
    case .overlay:
      let parts = natural.parts.map { measured($0, proposed: proposed) }
      return combined(natural.content, parts, size: largest(parts))
    case .stack(let axis, let spacing, let alignment):
      return measuredStack(natural, axis, spacing: spacing, alignment, proposed: proposed)
    }
  }

  private func naturalGrid(_ content: Content, _ layout: GridLayout) -> MeasuredContent {
    let parts = content.parts.map { natural($0) }
    let sizes = parts.map { $0.size }
    let cells = layout.cells(of: content.parts)
    let requested = layout.requestedWidths(sizes, cells)
    let widths = layout.widths(requested, proposed: .infinity)
    let size = layout.size(widths, layout.heights(of: sizes, cells))
    var result = combined(content, parts, size: size)
    result.columns = requested
    if zip(sizes, cells).contains(where: { $0.width > layout.width(of: $1, widths) }) {
      result.isCapped = true
    }
    if layout.columns.contains(where: { if case .grow = $0 { true } else { false } }) {
      result.isElastic = true
    }
    result.isElastic = result.isElastic || result.isCapped
    return result
  }

  private func measuredGrid(
    _ natural: MeasuredContent,
    _ layout: GridLayout,
    proposed: Size
  ) -> MeasuredContent {
    let cells = layout.cells(of: natural.content.parts)
    let widths = layout.widths(natural.columns, proposed: proposed.width)
    let parts = zip(natural.parts, cells).map { part, cells in
      measured(part, proposed: Size(layout.width(of: cells, widths), .infinity))
    }
    let heights = layout.heights(of: parts.map { $0.size }, cells)
    var result = combined(natural.content, parts, size: layout.size(widths, heights))
    result.columns = natural.columns
    result.isElastic = natural.isElastic
    return result
  }

  private func measuredBox(
    _ natural: MeasuredContent,
    _ layout: BoxLayout,
    proposed: Size
  ) -> MeasuredContent {
    let own = natural.parts.first?.size ?? .zero
    let shape = layout.aspectRatio == nil ? proposed : layout.size(around: own, proposed: proposed)
    let parts = natural.parts.map { measured($0, proposed: layout.inner(proposed: shape)) }
    let size = layout.size(around: parts.first?.size ?? .zero, proposed: proposed)
    var result = combined(natural.content, parts, size: size)
    if layout.aspectRatio != nil { result.isElastic = true }
    return result
  }

  private func measuredStack(
    _ natural: MeasuredContent,
    _ axis: Content.Axis,
    spacing: Double,
    _ alignment: CrossAlignment,
    proposed: Size
  ) -> MeasuredContent {
    var parts = natural.parts
    let across = proposed.length(across: axis)
    var room = proposed.length(along: axis) - spacing * Double(max(parts.count - 1, 0))
    let rigid = parts.indices.filter { !parts[$0].content.isFlexible }
    let wanted = rigid.reduce(0) { $0 + parts[$1].size.length(along: axis) }
    // Narrower text is taller but never shorter, so columns propose any height.
    let isShort = axis == .horizontal && wanted > room + ContentMeasurer.tolerance
    let order = isShort ? smallestFirst(rigid, of: parts) : rigid
    for (position, index) in order.enumerated() {
      let own = axis == .horizontal ? parts[index].size.width : .infinity
      let share = isShort ? max(room, 0) / Double(order.count - position) : .infinity
      let offer = Size(min(own, share), across, along: axis)
      parts[index] = measured(parts[index], proposed: offer)
      room -= parts[index].size.length(along: axis)
    }
    var unit = GrowingParts.unit(parts, along: axis, filling: room)
    for index in parts.indices where parts[index].content.isFlexible {
      let length = parts[index].content.length(unit: unit, along: axis)
      parts[index] = measured(parts[index], proposed: Size(length, across, along: axis))
    }
    if unit == .infinity { unit = GrowingParts.natural(parts, along: axis) }
    let lengths = StackLengths(parts, along: axis, unit: unit, spacing: spacing)
    return combined(natural.content, parts, size: lengths.size(across: parts, alignment))
  }

  /// Sorts parts by their widths; parts of equal width keep their order.
  private func smallestFirst(_ indices: [Int], of parts: [MeasuredContent]) -> [Int] {
    indices.sorted { first, second in
      (parts[first].size.width, first) < (parts[second].size.width, second)
    }
  }

  // MARK: Lengths

  private func fits(_ size: Size, in proposed: Size) -> Bool {
    let room = roundedDown(proposed)
    return size.width <= room.width + ContentMeasurer.tolerance
      && size.height <= room.height + ContentMeasurer.tolerance
  }

  private func limited(_ offer: Double) -> Double { offer.isNaN ? .infinity : max(offer, 0) }

  /// Returns a proposal rounded down to whole device pixels.
  private func roundedDown(_ offer: Size) -> Size {
    func rounded(_ length: Double) -> Double {
      guard length < ContentMeasurer.longest else { return length }
      return (length * scale + ContentMeasurer.tolerance).rounded(.down) / scale
    }
    return Size(rounded(offer.width), rounded(offer.height))
  }

  /// Returns a length rounded to the nearest device pixel.
  func nearestPixel(_ length: Double) -> Double {
    (min(length, ContentMeasurer.longest) * scale + 0.5).rounded(.down) / scale
  }

  /// Returns a component's size rounded up to whole device pixels; invalid lengths are 0.
  func roundedUp(_ size: Size) -> Size {
    func rounded(_ length: Double) -> Double {
      guard length > 0, length.isFinite else { return 0 }
      let pixels = min(length, ContentMeasurer.longest) * scale
      return (pixels - ContentMeasurer.tolerance).rounded(.up) / scale
    }
    return Size(rounded(size.width), rounded(size.height))
  }
}
