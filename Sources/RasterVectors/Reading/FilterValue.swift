// The result of a chain of filters, as far as it consists of shadows, blurs and plain colours.

import RasterValues

/// The filtered shape, offset, spread and blurred.
struct FilteredShape {
  /// The shape's single colour, or `nil` if it has its original colours.
  var color: VectorColor?
  /// Whether its colour is the black of `SourceAlpha`.
  var isAlpha = false
  /// Whether translucent parts were made opaque first.
  var isHard = false
  var spread = 0.0
  /// The standard deviation.
  var deviation = 0.0
  var offset = Point.zero
  /// Whether it is the area around the shape, clipped to the shape.
  var isInner = false
  /// Whether the area around the shape is not clipped to it.
  var isOpen = false
  /// Whether the source is cut out of it.
  var cutout = FilterCutout.none

  /// Whether it is the unchanged source.
  var isPlain: Bool { color == nil && !isAlpha && isInPlace && !isInner && cutout == .none }

  /// Whether the shape has its position and size, so that only its colour differs.
  var isInPlace: Bool { spread == 0 && deviation == 0 && offset == .zero }

  /// Whether a shadow of the group cannot draw it if the source is translucent.
  var needsSilhouette: Bool { isHard || cutout != .none }
}

/// What is cut out of a shadow.
enum FilterCutout: Hashable {
  case none
  /// The source with its alpha.
  case source
  /// The source, with translucent parts made opaque.
  case silhouette
}

/// The filtered source with the shadows below and above it.
struct FilteredPicture {
  /// From bottom to top.
  var below: [FilteredShape] = []
  var hasSource = false
  var inside: [FilteredShape] = []
  /// The standard deviation of a blur of the entire result.
  var deviation = 0.0
}

/// The result of a filter.
enum FilterValue {
  case clear
  /// A colour that fills a region, which is the filter's if it is `nil`.
  case flood(VectorColor, Rect?)
  case shape(FilteredShape)
  case picture(FilteredPicture)

  static let source = FilterValue.shape(FilteredShape())

  /// Composites one value over another, or returns `nil` if the result is not a set of shadows.
  static func merged(_ top: FilterValue, over bottom: FilterValue) -> FilterValue? {
    if case .clear = top { return bottom }
    if case .clear = bottom { return top }
    guard let upper = top.picture, var lower = bottom.picture, upper.deviation == 0,
      lower.deviation == 0
    else { return nil }
    if !lower.hasSource {
      if upper.below.isEmpty, !upper.hasSource {
        lower.inside += upper.inside
        return .picture(lower)
      }
      guard lower.inside.isEmpty else { return nil }
      return .picture(
        FilteredPicture(
          below: lower.below + upper.below,
          hasSource: upper.hasSource,
          inside: upper.inside
        )
      )
    }
    guard upper.below.isEmpty, !upper.hasSource else { return nil }
    lower.inside += upper.inside
    return .picture(lower)
  }

  /// The value as a source with shadows, or `nil` if it cannot be one.
  private var picture: FilteredPicture? {
    switch self {
    case .clear, .flood: return nil
    case .picture(let picture): return picture
    case .shape(let shape):
      if shape.isPlain { return FilteredPicture(hasSource: true) }
      guard shape.color != nil || shape.isAlpha else { return nil }
      return shape.isInner ? FilteredPicture(inside: [shape]) : FilteredPicture(below: [shape])
    }
  }
}

/// An effect of a filter on a group.
enum FilterEffect {
  case blur(Double)
  case shadows([VectorShadow], isAlone: Bool)
  case clip(VectorRegion)
  case graph(DrawingFilter)
  case colors([Double])
  case opacity(Double)
  /// Drawings below and above the group, which may replace it.
  case layers(below: [VectorNode], above: [VectorNode], showsSource: Bool)

  /// Applies the effect to a group, after the effects that it already has.
  func applied(to group: VectorGroup) -> VectorGroup {
    var result = group
    switch self {
    case .blur(let blur):
      if !group.isPlain { result = VectorGroup(children: [.group(group)]) }
      result.blur = blur
    case .shadows(let shadows, let isAlone):
      if !group.isPlain { result = VectorGroup(children: [.group(group)]) }
      result.shadows = shadows
      result.showsShadowsOnly = isAlone
    case .clip(let region):
      if !group.shadows.isEmpty || group.clip != nil {
        result = VectorGroup(children: [.group(group)])
      }
      result.clip = region
    case .graph(let filter):
      if !group.isPlain { result = VectorGroup(children: [.group(group)]) }
      result.filter = filter
    case .colors(let matrix):
      if !group.isPlain { result = VectorGroup(children: [.group(group)]) }
      result.colorMatrix = matrix
    case .opacity(let opacity):
      let inner = VectorGroup(opacity: opacity, children: [.group(group)])
      result = VectorGroup(children: [.group(inner)])
    case .layers(let below, let above, let showsSource):
      let middle = group.isPlain ? group.children : [VectorNode.group(group)]
      // The source counts for boxes even where it is not shown.
      func layer(_ nodes: [VectorNode]) -> [VectorNode] {
        nodes.isEmpty ? [] : [.group(VectorGroup(isOutsideBox: true, children: nodes))]
      }
      let source = showsSource ? middle : middle.withoutPaint
      result = VectorGroup(children: layer(below) + source + layer(above))
    }
    return result
  }
}

extension [VectorNode] {
  /// The number of shapes and groups.
  var total: Int {
    reduce(0) { sum, node in
      guard case .group(let group) = node else { return sum + 1 }
      return sum + 1 + group.children.total
    }
  }

  /// Whether every paint is opaque.
  var isOpaque: Bool {
    allSatisfy { node in
      switch node {
      case .group(let group):
        return group.opacity == 1 && group.mask == nil && group.blur == 0 && group.blend == nil
          && group.filter == nil && group.colorMatrix == nil && group.children.isOpaque
      case .shape(let shape):
        return shape.content == nil && (shape.fill?.isOpaque ?? true)
          && (shape.stroke?.paint.isOpaque ?? true)
      }
    }
  }

  /// The nodes in black, with translucent paints made opaque if `isHard`; `nil` if they contain
  /// images, text, masks or blurs.
  func silhouette(isHard: Bool) -> [VectorNode]? {
    var result: [VectorNode] = []
    for node in self {
      switch node {
      case .group(var group):
        guard group.mask == nil, group.blur == 0, group.shadows.isEmpty, group.filter == nil,
          let children = group.children.silhouette(isHard: isHard)
        else { return nil }
        group.children = children
        (group.blend, group.colorMatrix) = (nil, nil)
        if isHard { group.opacity = 1 }
        result.append(.group(group))
      case .shape(var shape):
        guard shape.content == nil else { return nil }
        shape.label = nil
        shape.fill = shape.fill?.black(isHard: isHard)
        if let stroke = shape.stroke { shape.stroke?.paint = stroke.paint.black(isHard: isHard) }
        result.append(.shape(shape))
      }
    }
    return result
  }

  /// Whether all shapes are upright rectangles, which a square pen grows like a round one.
  func growEvenly(by spread: Double, blur: Double) -> Bool {
    allSatisfy { node in
      switch node {
      case .group(let group): return group.children.growEvenly(by: spread, blur: blur)
      case .shape(let shape):
        guard shape.outline.transform.isAxial else { return false }
        switch shape.outline.geometry {
        case .rect: return true
        case .roundedRect: return spread.magnitude <= blur
        default: return false
        }
      }
    }
  }
}

extension VectorPaint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
    }
  }

  fileprivate func black(isHard: Bool) -> VectorPaint {
    func black(_ color: VectorColor) -> VectorColor {
      VectorColor.color(.black).faded(isHard ? 1 : color.alpha)
    }
    switch self {
    case .color(let color): return .color(black(color))
    case .gradient(var gradient):
      if isHard { return .color(.color(.black)) }
      for index in gradient.stops.indices {
        gradient.stops[index].color = black(gradient.stops[index].color)
      }
      return .gradient(gradient)
    }
  }
}
