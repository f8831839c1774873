// The computed style of an element: its own and inherited properties.

import RasterValues

/// The properties of an element after the cascade.
struct SVGStyle {
  // Inherited properties.
  var fill = SVGPaint.color(.black)
  var fillOpacity = 1.0
  var isFillEvenOdd = false
  var isClipEvenOdd = false
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var cap = LineCap.butt
  var join = LineJoin.miter
  var miterLimit = 4.0
  var dash: [Double] = []
  var dashPhase = 0.0
  /// The value of `currentColor`, which becomes one of the drawing's tints.
  var color = Color.black
  var isVisible = true
  var fontSize = 16.0
  /// The font size of the root element, which is the unit `rem`.
  var rootFontSize = 16.0
  var fontFamily = ""
  var fontWeight = FontWeight.regular
  var isItalic = false
  var letterSpacing = 0.0
  var anchor = VectorText.Anchor.start
  var isPixelated = false
  /// Whether edges are not smoothed, which is reported.
  var isCrisp = false
  var paintOrder = SVGPaintOrder()
  /// Whether filters compute in linear light.
  var isFilterLinear = true
  /// Whether gradients and masks compute in linear light.
  var isLinear = false
  var markers = SVGMarkers()
  /// The values of custom properties.
  var custom: [String: String] = [:]
  /// The unsupported properties of text, with their locations, by name.
  var textLosses: [String: Range<Int>] = [:]

  // Properties that are not inherited.
  var opacity = 1.0
  var isDisplayed = true
  var clipPath: SVGReference?
  var mask: SVGReference?
  var filter: [SVGFilterFunction] = []
  var blend: String?
  var isIsolated = false
  var isMaskAlpha = false
  var stopColor: SVGPaint = .color(.black)
  var stopOpacity = 1.0
  var floodColor: SVGPaint = .color(.black)
  var floodOpacity = 1.0
  var lightingColor: SVGPaint = .color(.white)
  /// Whether content outside the bounds is shown; `nil` if the element's default applies.
  var isOverflowVisible: Bool?
  var isStrokeFixed = false
  var transform: SVGProperty?
  var transformOrigin: SVGOrigin?
  var transformBox = SVGTransformBox.view
  /// The geometry that style sheets and `style` set, by property.
  var geometry: [String: SVGProperty] = [:]

  /// The initial style of a child.
  var inherited: SVGStyle {
    var result = self
    for name in Self.uninherited { result.take(name, from: Self.initial) }
    result.geometry = [:]
    return result
  }

  static let initial = SVGStyle()

  /// The read properties that are not inherited.
  static let uninherited = [
    "opacity", "display", "clip-path", "mask", "filter", "mix-blend-mode", "isolation", "mask-type",
    "stop-color", "stop-opacity", "flood-color", "flood-opacity", "lighting-color", "overflow",
    "vector-effect",
    "transform", "transform-origin", "transform-box",
  ]

  /// Copies a property from another style.
  mutating func take(_ name: String, from other: SVGStyle) {
    switch name {
    case "opacity": opacity = other.opacity
    case "display": isDisplayed = other.isDisplayed
    case "clip-path": clipPath = other.clipPath
    case "mask": mask = other.mask
    case "filter": filter = other.filter
    case "mix-blend-mode": blend = other.blend
    case "isolation": isIsolated = other.isIsolated
    case "mask-type": isMaskAlpha = other.isMaskAlpha
    case "stop-color": stopColor = other.stopColor
    case "stop-opacity": stopOpacity = other.stopOpacity
    case "flood-color": floodColor = other.floodColor
    case "flood-opacity": floodOpacity = other.floodOpacity
    case "lighting-color": lightingColor = other.lightingColor
    case "overflow": isOverflowVisible = other.isOverflowVisible
    case "vector-effect": isStrokeFixed = other.isStrokeFixed
    case "transform": transform = other.transform
    case "transform-origin": transformOrigin = other.transformOrigin
    case "transform-box": transformBox = other.transformBox
    case "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height":
      geometry[name] = other.geometry[name]
    default: takeInherited(name, from: other)
    }
  }

  private mutating func takeInherited(_ name: String, from other: SVGStyle) {
    switch name {
    case "fill": fill = other.fill
    case "fill-opacity": fillOpacity = other.fillOpacity
    case "fill-rule": isFillEvenOdd = other.isFillEvenOdd
    case "clip-rule": isClipEvenOdd = other.isClipEvenOdd
    case "stroke": stroke = other.stroke
    case "stroke-opacity": strokeOpacity = other.strokeOpacity
    case "stroke-width": strokeWidth = other.strokeWidth
    case "stroke-linecap": cap = other.cap
    case "stroke-linejoin": join = other.join
    case "stroke-miterlimit": miterLimit = other.miterLimit
    case "stroke-dasharray": dash = other.dash
    case "stroke-dashoffset": dashPhase = other.dashPhase
    case "color": color = other.color
    case "visibility": isVisible = other.isVisible
    case "paint-order": paintOrder = other.paintOrder
    case "color-interpolation-filters": isFilterLinear = other.isFilterLinear
    case "color-interpolation": isLinear = other.isLinear
    case "marker": markers = other.markers
    case "marker-start": markers.start = other.markers.start
    case "marker-mid": markers.mid = other.markers.mid
    case "marker-end": markers.end = other.markers.end
    case "font-size": fontSize = other.fontSize
    case "font-family": fontFamily = other.fontFamily
    case "font-weight": fontWeight = other.fontWeight
    case "font-style": isItalic = other.isItalic
    case "letter-spacing": letterSpacing = other.letterSpacing
    case "text-anchor": anchor = other.anchor
    case "shape-rendering": isCrisp = other.isCrisp
    case "image-rendering": isPixelated = other.isPixelated
    default: textLosses[name] = other.textLosses[name]
    }
  }
}

/// A property as specified, with its location.
struct SVGProperty: Sendable {
  var value: String
  let range: Range<Int>
  /// Whether it is a presentation attribute, whose numbers need no units.
  var isAttribute = false
}

/// An id that a property references, with its location.
struct SVGReference: Sendable {
  let id: String
  let range: Range<Int>
}

/// The order in which a shape's fill, stroke and markers are painted.
struct SVGPaintOrder: Hashable, Sendable {
  enum Part: Hashable, Sendable { case fill, stroke, markers }

  var parts: [Part] = [.fill, .stroke, .markers]

  /// Parses `paint-order`; parts that are not named follow in their usual order.
  init?(_ text: String) {
    guard text != "normal" else { return }
    var named: [Part] = []
    for word in text.split(separator: " ") {
      let part: Part
      switch word {
      case "fill": part = .fill
      case "stroke": part = .stroke
      case "markers": part = .markers
      default: return nil
      }
      guard !named.contains(part) else { return nil }
      named.append(part)
    }
    guard !named.isEmpty else { return nil }
    parts = named + parts.filter { !named.contains($0) }
  }

  init() {}

  var isStrokeBelow: Bool {
    (parts.firstIndex(of: .stroke) ?? 0) < (parts.firstIndex(of: .fill) ?? 0)
  }
}

/// The markers of a shape's vertices.
struct SVGMarkers: Sendable {
  var start: SVGReference?
  var mid: SVGReference?
  var end: SVGReference?
}

/// One function of `filter`: a reference, or a named function with its arguments.
enum SVGFilterFunction: Sendable {
  case reference(SVGReference)
  case blur(Double)
  case dropShadow(SVGPaint, offset: Point, deviation: Double)
  case colors(ColorFilter)
  case opacity(Double)

  /// The location of a function that is not drawn, or of a reference.
  var reference: SVGReference? {
    if case .reference(let reference) = self { return reference }
    return nil
  }
}

/// The point about which an element is transformed: a share of its reference box and a distance.
struct SVGOrigin: Hashable, Sendable {
  var share: Point
  var distance: Point
}

/// The reference box of a transform.
enum SVGTransformBox: Hashable, Sendable { case view, fill, stroke }
