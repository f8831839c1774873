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
  var fontFamily = ""
  var fontWeight = FontWeight.regular
  var isItalic = false
  var letterSpacing = 0.0
  var anchor = VectorText.Anchor.start
  var isPixelated = false
  var isStrokeBelow = false
  /// Whether filters compute in linear light.
  var isFilterLinear = true

  // Properties that are not inherited.
  var opacity = 1.0
  var isDisplayed = true
  var clipPath: SVGReference?
  var mask: SVGReference?
  var filter: SVGReference?
  var blend: String?
  var isMaskAlpha = false
  var stopColor: SVGPaint = .color(.black)
  var stopOpacity = 1.0
  var floodColor: SVGPaint = .color(.black)
  var floodOpacity = 1.0
  var isOverflowVisible = false
  var isStrokeFixed = false
  var transform: SVGProperty?

  /// The initial style of a child.
  var inherited: SVGStyle {
    var result = self
    let plain = SVGStyle()
    result.opacity = 1
    result.isDisplayed = true
    (result.clipPath, result.mask, result.filter) = (nil, nil, nil)
    result.blend = nil
    result.isMaskAlpha = false
    (result.stopColor, result.stopOpacity) = (plain.stopColor, 1)
    (result.floodColor, result.floodOpacity) = (plain.floodColor, 1)
    result.isOverflowVisible = false
    result.isStrokeFixed = false
    result.transform = nil
    return result
  }
}

/// A property as specified, with its location.
struct SVGProperty {
  let value: String
  let range: Range<Int>
}

/// An id that a property references, with its location.
struct SVGReference {
  let id: String
  let range: Range<Int>
}
