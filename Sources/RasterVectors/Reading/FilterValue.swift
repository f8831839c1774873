// What a chain of filters gives, as far as it is shadows and blurs.

import RasterValues

/// The shape of what is filtered, moved, grown and blurred.
struct FilteredShape {
  /// The one colour that it has; nil where it has its own.
  var color: VectorColor?
  /// Whether its colour is still black: that of `SourceAlpha`.
  var isAlpha = false
  var spread = 0.0
  /// The standard deviation.
  var deviation = 0.0
  var offset = Point.zero
  /// Whether it is what surrounds the shape, within it.
  var isInner = false

  /// Whether it is what is filtered, as it is.
  var isPlain: Bool {
    color == nil && !isAlpha && spread == 0 && deviation == 0 && offset == .zero && !isInner
  }
}

/// What is filtered, between shadows.
struct FilteredPicture {
  /// From the lowest to the topmost.
  var below: [FilteredShape] = []
  var hasSource = false
  var inside: [FilteredShape] = []
  /// The standard deviation by which all of it is blurred.
  var deviation = 0.0
}

/// The result of a filter.
enum FilterValue {
  case clear
  case flood(VectorColor)
  case shape(FilteredShape)
  case picture(FilteredPicture)

  static let source = FilterValue.shape(FilteredShape())

  /// One over the other; nil where that is more than shadows.
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

  /// The value as a picture; nil of what cannot be part of one.
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

/// What happens to a group.
enum FilterEffect {
  case blur(Double)
  case shadows([VectorShadow], isAlone: Bool)
  case clip(VectorRegion)

  /// A group to which it happened, after all that happened before.
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
