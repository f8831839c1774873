// Computes the style of an element from its properties.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// The style of an element, based on the style of its context.
  mutating func style(
    _ properties: [String: SVGProperty],
    of node: Int,
    in context: SVGContext
  ) -> SVGStyle {
    var style = context.style
    // Set these first, because other properties depend on them.
    for name in ["font-size", "color"] {
      if let property = properties[name] { set(name, property, &style, in: context) }
    }
    for name in properties.keys.sorted() where name != "font-size" && name != "color" {
      guard let property = properties[name], lowercased(property.value) != "inherit" else {
        continue
      }
      set(name, property, &style, in: context)
    }
    return style
  }

  private mutating func set(
    _ name: String,
    _ property: SVGProperty,
    _ style: inout SVGStyle,
    in context: SVGContext
  ) {
    let text = property.value
    switch name {
    case "fill": style.fill = paint(property, or: style.fill)
    case "stroke": style.stroke = paint(property, or: style.stroke)
    case "fill-rule": style.isFillEvenOdd = text == "evenodd"
    case "clip-rule": style.isClipEvenOdd = text == "evenodd"
    case "fill-opacity": style.fillOpacity = share(property, or: style.fillOpacity)
    case "stroke-opacity": style.strokeOpacity = share(property, or: style.strokeOpacity)
    case "opacity": style.opacity = share(property, or: 1)
    case "color":
      if let color = Color(css: text) {
        style.color = color
      } else if lowercased(text) != "currentcolor" {
        lose("'\(text)' is not a valid colour", at: property.range)
      }
    case "stop-color": style.stopColor = paint(property, or: style.stopColor)
    case "stop-opacity": style.stopOpacity = share(property, or: 1)
    case "flood-color": style.floodColor = paint(property, or: style.floodColor)
    case "flood-opacity": style.floodOpacity = share(property, or: 1)
    case "display": style.isDisplayed = text != "none"
    case "visibility": style.isVisible = text == "visible"
    case "overflow": style.isOverflowVisible = text == "visible" || text == "auto"
    case "font-size":
      if let length = SVGLength(text) {
        style.fontSize = length.resolved(
          fontSize: context.style.fontSize,
          of: context.style.fontSize
        )
      }
    case "clip-path": style.clipPath = reference(property)
    case "mask": style.mask = reference(property)
    case "filter": style.filter = reference(property)
    case "transform": style.transform = property
    case "mask-type": style.isMaskAlpha = text == "alpha"
    case "mix-blend-mode": style.blend = blend(property)
    case "color-interpolation-filters": style.isFilterLinear = lowercased(text) != "srgb"
    case "paint-order":
      let keywords = text.split(separator: " ")
      let stroke = keywords.firstIndex(of: "stroke") ?? keywords.count + 1
      style.isStrokeBelow = stroke < (keywords.firstIndex(of: "fill") ?? keywords.count)
    case "backdrop-filter", "-webkit-backdrop-filter":
      lose("'backdrop-filter' is not supported and is left out", at: property.range)
    default: setStroke(name, property, &style, in: context)
    }
  }

  private mutating func setStroke(
    _ name: String,
    _ property: SVGProperty,
    _ style: inout SVGStyle,
    in context: SVGContext
  ) {
    let text = property.value
    switch name {
    case "stroke-width":
      if let width = length(text, style, context.viewport), width >= 0 {
        style.strokeWidth = width
      } else {
        lose("'\(text)' is not a valid stroke width", at: property.range)
      }
    case "stroke-linecap": style.cap = text == "round" ? .round : text == "square" ? .square : .butt
    case "stroke-linejoin":
      style.join = text == "round" ? .round : text == "bevel" ? .bevel : .miter
    case "stroke-miterlimit":
      if let limit = SVGLength(text)?.value, limit >= 1 { style.miterLimit = limit }
    case "stroke-dasharray": style.dash = dashes(text, style, context.viewport)
    case "stroke-dashoffset": style.dashPhase = length(text, style, context.viewport) ?? 0
    case "vector-effect": style.isStrokeFixed = text == "non-scaling-stroke"
    case "marker", "marker-start", "marker-mid", "marker-end":
      if text != "none" {
        lose("markers are not supported and are left out", at: property.range)
      }
    default: setFont(name, text, &style)
    }
  }

  private func setFont(_ name: String, _ text: String, _ style: inout SVGStyle) {
    switch name {
    case "font-family": style.fontFamily = text
    case "font-style": style.isItalic = text == "italic" || text.utf8.starts(with: "oblique".utf8)
    case "font-weight":
      let known: [String: Double] = ["normal": 400, "bold": 700, "bolder": 700, "lighter": 300]
      guard let number = known[lowercased(text)] ?? SVGLength(text)?.value, number > 0 else {
        return
      }
      let index = min(max((number / 100).rounded(), 1), 9) - 1
      style.fontWeight = FontWeight(rawValue: UInt8(index)) ?? .regular
    case "letter-spacing":
      style.letterSpacing =
        SVGLength(text)?.resolved(fontSize: style.fontSize, of: style.fontSize) ?? 0
    case "text-anchor":
      style.anchor = text == "middle" ? .middle : text == "end" ? .end : .start
    case "image-rendering":
      style.isPixelated = text == "pixelated" || text == "crisp-edges" || text == "optimizeSpeed"
    default: break
    }
  }

  private func length(_ text: String, _ style: SVGStyle, _ viewport: Size) -> Double? {
    let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2)
      .squareRoot()
    return SVGLength(text)?.resolved(fontSize: style.fontSize, of: diagonal)
  }

  /// The lengths of a dash list; an odd list is repeated.
  ///
  /// Empty if a length is negative or all are 0.
  private func dashes(_ text: String, _ style: SVGStyle, _ viewport: Size) -> [Double] {
    var scanner = ValueScanner(text)
    var result: [Double] = []
    let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2)
      .squareRoot()
    while result.count < 256, let length = SVGLength(&scanner) {
      result.append(length.resolved(fontSize: style.fontSize, of: diagonal))
    }
    guard result.allSatisfy({ $0 >= 0 }), result.contains(where: { $0 > 0 }) else { return [] }
    return result.count % 2 == 1 ? result + result : result
  }

  private mutating func paint(_ property: SVGProperty, or other: SVGPaint) -> SVGPaint {
    let paint = SVGPaint(property.value)
    guard case .unknown = paint else { return paint }
    lose("'\(property.value)' is not a supported paint", at: property.range)
    return other
  }

  private mutating func share(_ property: SVGProperty, or other: Double) -> Double {
    guard let length = SVGLength(property.value) else {
      lose("'\(property.value)' is not a valid opacity", at: property.range)
      return other
    }
    let value = length.unit == .percent ? length.value / 100 : length.value
    return value > 0 ? min(value, 1) : 0
  }

  private mutating func reference(_ property: SVGProperty) -> SVGReference? {
    if lowercased(property.value) == "none" { return nil }
    guard let (id, _) = RasterVectors.reference(in: property.value) else {
      lose("'\(property.value)' does not refer to an element and is left out", at: property.range)
      return nil
    }
    return SVGReference(id: id, range: property.range)
  }

  private mutating func blend(_ property: SVGProperty) -> String? {
    switch lowercased(property.value) {
    case "normal": return nil
    case "multiply", "screen", "overlay", "darken", "lighten", "difference", "exclusion", "hue",
      "saturation", "color", "luminosity":
      return lowercased(property.value)
    case "color-dodge": return "colorDodge"
    case "color-burn": return "colorBurn"
    case "hard-light": return "hardLight"
    case "soft-light": return "softLight"
    case "plus-lighter": return "plus"
    default:
      lose("unknown blend mode '\(property.value)'", at: property.range)
      return nil
    }
  }

  /// The element that an address references; reports missing ids and external addresses.
  mutating func target(_ address: String, at range: Range<Int>) -> Int? {
    guard address.utf8.first == UInt8(ascii: "#") else {
      lose("'\(shortened(address))' is outside the file and is not read", at: range)
      return nil
    }
    let id = String(address.dropFirst())
    guard let node = ids[id] else {
      lose("no element has the id '\(shortened(id))'", at: range)
      return nil
    }
    return node
  }

  func shortened(_ text: String) -> String {
    text.utf8.count <= 40 ? text : String(text.prefix(37)) + "…"
  }
}
