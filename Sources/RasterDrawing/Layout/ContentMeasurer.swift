// The sizes of contents: natural ones from the leaves up, then those in what is offered.

import RasterValues

/// A content with its size and those of its parts.
struct MeasuredContent {
  let content: Content
  let size: Size
  let parts: [MeasuredContent]
  /// Whether it takes more room than its size where there is more.
  let isElastic: Bool
}

/// Measures contents: each first by itself, then at most once in what it is offered.
///
/// Both passes visit each content once, and the second leaves out what fits as it is. So a component in
/// a row that is d deep is measured at most twice, and not 2ᵈ times as it would be if each row asked
/// its parts for both sizes.
struct ContentMeasurer {
  let environment: Environment
  /// Device pixels a point, 1 where the environment's scale is no use.
  private let scale: Double

  /// Lengths that differ by less are the same, in points and in device pixels: what sums are off.
  private static let tolerance = 1.0 / 1024
  /// Longer than any picture, and short enough for sums and products.
  private static let longest = 1e9

  init(_ environment: Environment) {
    self.environment = environment
    let scale = environment.scale
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  // MARK: Natural sizes

  /// The content's natural size; `axis` is that of the row or column that it is in.
  func natural(_ content: Content, along axis: Content.Axis? = nil) -> MeasuredContent {
    switch content.kind {
    case .component(let component):
      let size = component.naturalSize(in: environment)
      let isElastic = size.width == .infinity || size.height == .infinity
      return MeasuredContent(
        content: content,
        size: roundedUp(size),
        parts: [],
        isElastic: isElastic
      )
    case .space(let length):
      let size = axis.map { Size(length, 0, along: $0) } ?? .zero
      return MeasuredContent(content: content, size: size, parts: [], isElastic: false)
    case .overlay:
      let parts = content.parts.map { natural($0) }
      return combined(content, parts, size: largest(parts))
    case .stack(let axis, let spacing, _):
      let parts = content.parts.map { natural($0, along: axis) }
      let flexible = parts.lazy.filter { $0.content.isFlexible }
      // Equal shares that give each what it has by itself.
      let share = flexible.map { $0.size.length(along: axis) }.max() ?? 0
      let lengths = StackLengths(parts, along: axis, share: share, spacing: spacing)
      return combined(content, parts, size: lengths.size(across: parts))
    }
  }

  private func combined(
    _ content: Content,
    _ parts: [MeasuredContent],
    size: Size
  ) -> MeasuredContent {
    let isElastic = parts.contains { $0.isElastic || $0.content.isFlexible }
    return MeasuredContent(content: content, size: size, parts: parts, isElastic: isElastic)
  }

  private func largest(_ parts: [MeasuredContent]) -> Size {
    parts.reduce(.zero) { size, part in
      Size(max(size.width, part.size.width), max(size.height, part.size.height))
    }
  }

  // MARK: Sizes in what is offered

  /// The content with its size where it is offered so much; offers that are no number have no end.
  func measured(_ natural: MeasuredContent, offered: Size) -> MeasuredContent {
    let offered = Size(limited(offered.width), limited(offered.height))
    if !natural.isElastic, fits(natural.size, in: offered) { return natural }
    switch natural.content.kind {
    case .component(let component):
      let size = component.size(offered: roundedDown(offered), in: environment)
      return MeasuredContent(
        content: natural.content,
        size: roundedUp(size),
        parts: [],
        isElastic: natural.isElastic
      )
    case .space: return natural
    case .overlay:
      let parts = natural.parts.map { measured($0, offered: offered) }
      return combined(natural.content, parts, size: largest(parts))
    case .stack(let axis, let spacing, _):
      return measuredStack(natural, axis, spacing: spacing, offered: offered)
    }
  }

  private func measuredStack(
    _ natural: MeasuredContent,
    _ axis: Content.Axis,
    spacing: Double,
    offered: Size
  ) -> MeasuredContent {
    var parts = natural.parts
    let across = offered.length(across: axis)
    var room = offered.length(along: axis) - spacing * Double(max(parts.count - 1, 0))
    let rigid = parts.indices.filter { !parts[$0].content.isFlexible }
    let wanted = rigid.reduce(0) { $0 + parts[$1].size.length(along: axis) }
    // Words are higher where they are narrower, but never lower: columns offer any height.
    let isShort = axis == .horizontal && wanted > room + ContentMeasurer.tolerance
    let order = isShort ? smallestFirst(rigid, of: parts) : rigid
    for (position, index) in order.enumerated() {
      let own = axis == .horizontal ? parts[index].size.width : .infinity
      let share = isShort ? max(room, 0) / Double(order.count - position) : .infinity
      let offer = Size(min(own, share), across, along: axis)
      parts[index] = measured(parts[index], offered: offer)
      room -= parts[index].size.length(along: axis)
    }
    let flexible = parts.indices.filter { parts[$0].content.isFlexible }
    var share = max(room, 0) / Double(flexible.count)
    for index in flexible {
      parts[index] = measured(parts[index], offered: Size(share, across, along: axis))
    }
    if share == .infinity {
      share = flexible.reduce(0) { max($0, parts[$1].size.length(along: axis)) }
    }
    let lengths = StackLengths(parts, along: axis, share: share, spacing: spacing)
    return combined(natural.content, parts, size: lengths.size(across: parts))
  }

  /// Narrow parts before wide ones, and in their order where they are equal.
  private func smallestFirst(_ indices: [Int], of parts: [MeasuredContent]) -> [Int] {
    indices.sorted { first, second in
      (parts[first].size.width, first) < (parts[second].size.width, second)
    }
  }

  // MARK: Lengths

  private func fits(_ size: Size, in offered: Size) -> Bool {
    let room = roundedDown(offered)
    return size.width <= room.width + ContentMeasurer.tolerance
      && size.height <= room.height + ContentMeasurer.tolerance
  }

  private func limited(_ offer: Double) -> Double { offer.isNaN ? .infinity : max(offer, 0) }

  /// An offer in whole device pixels.
  private func roundedDown(_ offer: Size) -> Size {
    func rounded(_ length: Double) -> Double {
      guard length < ContentMeasurer.longest else { return length }
      return (length * scale + ContentMeasurer.tolerance).rounded(.down) / scale
    }
    return Size(rounded(offer.width), rounded(offer.height))
  }

  /// A component's size in whole device pixels; lengths that are no use are 0.
  private func roundedUp(_ size: Size) -> Size {
    func rounded(_ length: Double) -> Double {
      guard length > 0, length.isFinite else { return 0 }
      let pixels = min(length, ContentMeasurer.longest) * scale
      return (pixels - ContentMeasurer.tolerance).rounded(.up) / scale
    }
    return Size(rounded(size.width), rounded(size.height))
  }
}
