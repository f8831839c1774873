// The result of a chain of filters, as far as it consists of shadows and blurs.

import RasterValues

/// The filtered shape, offset, spread and blurred.
struct FilteredShape {
  /// The shape's single colour, or `nil` if it has its original colours.
  var color: VectorColor?
  /// Whether its colour is the black of `SourceAlpha`.
  var isAlpha = false
  var spread = 0.0
  /// The standard deviation.
  var deviation = 0.0
  var offset = Point.zero
  /// Whether it is the area around the shape, clipped to the shape.
  var isInner = false

  /// Whether it is the unchanged source.
  var isPlain: Bool {
    color == nil && !isAlpha && spread == 0 && deviation == 0 && offset == .zero && !isInner
  }
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
  case flood(VectorColor)
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
    }
    return result
  }
}
