// Computes the style of an element from its properties, in all three spellings.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// The style of an element, based on the style of its context.
  ///
  /// A value that is not valid is reported, and the property keeps its value from the context.
  mutating func style(of node: Int, in context: SVGContext) -> SVGStyle {
    review(node)
    let properties = cascade.properties(of: node)
    var style = context.style
    guard !properties.isEmpty else { return style }
    let names = properties.keys.sorted()
    setVariables(properties, &style)
    // Set these first, because other properties depend on them.
    for name in ["font-size", "color"] { set(name, properties[name] ?? [], &style, in: context) }
    if document.nodes[node].parent == nil { style.rootFontSize = style.fontSize }
    // A shorthand precedes its longhands.
    for name in names where name != "font-size" && name != "color" {
      set(name, properties[name] ?? [], &style, in: context)
    }
    return style
  }

  /// Sets the custom properties, each after those that it refers to.
  private mutating func setVariables(
    _ properties: [String: [SVGProperty]],
    _ style: inout SVGStyle
  ) {
    var rest = properties.filter { $0.key.utf8.starts(with: "--".utf8) }.sorted { $0.key < $1.key }
    guard !rest.isEmpty else { return }
    guard rest.count + style.custom.count <= 256 else {
      if let first = rest[0].value.last {
        lose("more than 256 variables are left out", at: first.range)
      }
      return
    }
    for name in rest.map({ $0.key }) { style.custom[name] = nil }
    var isChanged = true
    while isChanged, !rest.isEmpty {
      isChanged = false
      for (place, own) in rest.enumerated().reversed() {
        guard let text = own.value.last?.value, let value = substituted(text, style.custom) else {
          continue
        }
        style.custom[own.key] = value
        rest.remove(at: place)
        isChanged = true
      }
    }
  }

  /// Sets a property to the last of its values that is valid.
  private mutating func set(
    _ name: String,
    _ values: [SVGProperty],
    _ style: inout SVGStyle,
    in context: SVGContext
  ) {
    for property in values.reversed() {
      var property = property
      if property.value.utf8.contains(UInt8(ascii: "(")), !name.utf8.starts(with: "--".utf8) {
        guard let value = substituted(property.value, style.custom) else {
          lose("a variable in '\(shortened(property.value))' has no value", at: property.range)
          continue
        }
        property.value = value
      }
      switch lowercased(property.value) {
      // Renderers read only lists of transforms in the attribute.
      case "inherit" where name == "transform" && property.isAttribute: continue
      case "inherit":
        style.take(name, from: context.outer)
        if name == "overflow" { style.isOverflowVisible = context.outer.isOverflowVisible ?? true }
      case "initial", "revert", "revert-layer": style.take(name, from: .initial)
      case "unset":
        let isOwn = SVGStyle.uninherited.contains(name)
        style.take(name, from: isOwn ? .initial : context.outer)
      default:
        guard setValue(name, property, &style, in: context) else {
          guard matters(name) else { continue }
          lose(
            "'\(shortened(property.value))' is not a supported value of '\(name)'",
            at: property.range
          )
          continue
        }
        reviewUnits(of: property)
      }
      return
    }
  }

  /// Sets a property; returns false if the value is not valid.
  private mutating func setValue(
    _ name: String,
    _ property: SVGProperty,
    _ style: inout SVGStyle,
    in context: SVGContext
  ) -> Bool {
    let text = lowercased(property.value)
    func share(_ field: inout Double) -> Bool {
      guard let value = SVGLength.number(text) else { return false }
      field = value > 0 ? min(value, 1) : 0
      return true
    }
    switch name {
    case "fill": return setPaint(property, &style.fill)
    case "stroke": return setPaint(property, &style.stroke)
    case "fill-rule":
      return choose(text, ["nonzero": false, "evenodd": true], &style.isFillEvenOdd)
    case "clip-rule":
      return choose(text, ["nonzero": false, "evenodd": true], &style.isClipEvenOdd)
    case "fill-opacity": return share(&style.fillOpacity)
    case "stroke-opacity": return share(&style.strokeOpacity)
    case "opacity": return share(&style.opacity)
    case "stop-opacity": return share(&style.stopOpacity)
    case "flood-opacity": return share(&style.floodOpacity)
    case "color":
      if text == "currentcolor" { return true }
      guard let color = Color(css: text) else { return false }
      style.color = color
      return true
    case "stop-color": return setColor(property, &style.stopColor)
    case "flood-color": return setColor(property, &style.floodColor)
    case "lighting-color": return setColor(property, &style.lightingColor)
    case "font-size": return !needsUnit(property) && setFontSize(text, &style, in: context)
    case "clip-path": return setReference(property, &style.clipPath)
    case "mask": return setReference(property, &style.mask)
    case "filter": return setFilter(property, &style)
    case "marker-start": return setReference(property, &style.markers.start)
    case "marker-mid": return setReference(property, &style.markers.mid)
    case "marker-end": return setReference(property, &style.markers.end)
    case "marker":
      var reference: SVGReference?
      guard setReference(property, &reference) else { return false }
      style.markers = SVGMarkers(start: reference, mid: reference, end: reference)
      return true
    case "mix-blend-mode": return setBlend(text, &style)
    case "transform":
      guard Transform(svg: property.value, isAttribute: property.isAttribute) != nil else {
        lose("'\(shortened(property.value))' is not a valid transform", at: property.range)
        return true
      }
      style.transform = property
      return true
    case "transform-origin":
      guard let origin = SVGOrigin(text, style) else { return false }
      style.transformOrigin = origin
      return true
    default: return setKeyword(name, property, &style, in: context)
    }
  }

  private mutating func setKeyword(
    _ name: String,
    _ property: SVGProperty,
    _ style: inout SVGStyle,
    in context: SVGContext
  ) -> Bool {
    let text = lowercased(property.value)
    switch name {
    case "display":
      guard SVGKeywords.displays.contains(text) else { return false }
      style.isDisplayed = text != "none"
    case "visibility":
      return choose(
        text,
        ["visible": true, "hidden": false, "collapse": false],
        &style.isVisible
      )
    case "overflow":
      guard let value = SVGKeywords.overflows[text] else { return false }
      style.isOverflowVisible = value
    case "isolation": return choose(text, ["auto": false, "isolate": true], &style.isIsolated)
    case "mask-type": return choose(text, ["luminance": false, "alpha": true], &style.isMaskAlpha)
    case "color-interpolation-filters":
      return choose(text, ["auto": false, "srgb": false, "linearrgb": true], &style.isFilterLinear)
    case "color-interpolation":
      return choose(text, ["auto": false, "srgb": false, "linearrgb": true], &style.isLinear)
    case "paint-order":
      guard let order = SVGPaintOrder(text) else { return false }
      style.paintOrder = order
    case "vector-effect":
      return choose(text, ["none": false, "non-scaling-stroke": true], &style.isStrokeFixed)
    case "transform-box":
      return choose(text, SVGKeywords.boxes, &style.transformBox)
    case "shape-rendering":
      return choose(text, SVGKeywords.crispness, &style.isCrisp)
    case "image-rendering":
      guard let value = SVGKeywords.renderings[text] else { return false }
      style.isPixelated = value
    case "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height":
      guard text == "auto" || SVGLength(text) != nil, !needsUnit(property) else { return false }
      style.geometry[name] = property
    default:
      if let result = setStroke(name, text, &style, in: context) { return result }
      if let result = setFont(name, property, &style) { return result }
      return setOther(name, property, &style)
    }
    return true
  }

  /// Reports a property that is not read; it is kept for text if it concerns only text.
  private mutating func setOther(
    _ name: String,
    _ property: SVGProperty,
    _ style: inout SVGStyle
  ) -> Bool {
    guard !name.utf8.starts(with: "--".utf8) else { return true }
    guard let feature = SVGFeatureIndex.shared.property(name) else {
      guard name.utf8.first != UInt8(ascii: "-") else { return true }
      lose("'\(shortened(name))' is not a known property", at: property.range)
      return true
    }
    guard case .reported(let reason) = feature.treatment else { return true }
    let isNeutral = property.value.utf8.split(separator: 0x20).allSatisfy {
      feature.neutral.contains(lowercased(String(decoding: Array($0), as: UTF8.self)))
    }
    if reason == "of text is left out" {
      style.textLosses[name] = isNeutral ? nil : property.range
    } else if !isNeutral {
      lose("'\(name)' \(reason)", at: property.range)
    }
    return true
  }

  /// Whether a length in a style has no unit, which only attributes may omit.
  private func needsUnit(_ property: SVGProperty) -> Bool {
    guard !property.isAttribute, let number = SVGLength.number(property.value) else { return false }
    return number != 0 && property.value.utf8.last != UInt8(ascii: "%")
  }

  private func choose<Value>(
    _ text: String,
    _ values: [String: Value],
    _ field: inout Value
  ) -> Bool {
    guard let value = values[text] else { return false }
    field = value
    return true
  }

  // MARK: Strokes and fonts

  /// Sets a property of strokes; returns `nil` for other properties.
  private func setStroke(
    _ name: String,
    _ text: String,
    _ style: inout SVGStyle,
    in context: SVGContext
  ) -> Bool? {
    let view = context.viewport
    let diagonal = ((view.width * view.width + view.height * view.height) / 2).squareRoot()
    func length(_ text: String) -> Double? {
      SVGLength(text)?.resolved(in: style, of: diagonal)
    }
    switch name {
    case "stroke-width":
      guard let width = length(text), width >= 0 else { return false }
      style.strokeWidth = width
    case "stroke-linecap":
      return choose(text, ["butt": .butt, "round": .round, "square": .square], &style.cap)
    case "stroke-linejoin":
      return choose(text, ["miter": .miter, "round": .round, "bevel": .bevel], &style.join)
    case "stroke-miterlimit":
      guard let limit = SVGLength.number(text), limit >= 1, text.utf8.last != 0x25 else {
        return false
      }
      style.miterLimit = limit
    case "stroke-dasharray":
      guard text != "none" else {
        style.dash = []
        return true
      }
      var scanner = ValueScanner(text)
      var result: [Double] = []
      while result.count < 1_000, let length = SVGLength(&scanner) {
        result.append(length.resolved(in: style, of: diagonal))
      }
      scanner.skipSpace()
      guard scanner.isAtEnd, !result.isEmpty, result.allSatisfy({ $0 >= 0 }) else { return false }
      guard result.contains(where: { $0 > 0 }) else {
        style.dash = []
        return true
      }
      style.dash = result.count % 2 == 1 ? result + result : result
    case "stroke-dashoffset":
      guard let offset = length(text) else { return false }
      style.dashPhase = offset
    default: return nil
    }
    return true
  }

  private func setFontSize(_ text: String, _ style: inout SVGStyle, in context: SVGContext) -> Bool
  {
    let outer = context.style.fontSize
    if let size = SVGKeywords.fontSizes[text] {
      style.fontSize = size
    } else if text == "larger" || text == "smaller" {
      style.fontSize = text == "larger" ? outer * 1.2 : outer / 1.2
    } else if let length = SVGLength(text), length.value >= 0 {
      style.fontSize = length.resolved(in: context.style, of: outer)
    } else {
      return false
    }
    return true
  }

  /// Sets a property of fonts; returns `nil` for other properties.
  private func setFont(_ name: String, _ property: SVGProperty, _ style: inout SVGStyle) -> Bool? {
    let text = lowercased(property.value)
    switch name {
    case "font-family": style.fontFamily = property.value
    case "font-style":
      guard text == "normal" || text == "italic" || text.utf8.starts(with: "oblique".utf8) else {
        return false
      }
      style.isItalic = text != "normal"
    case "font-weight":
      let known: [String: Double] = ["normal": 400, "bold": 700, "bolder": 700, "lighter": 300]
      guard let number = known[text] ?? SVGLength.number(text), number > 0 else { return false }
      let index = min(max((number / 100).rounded(), 1), 9) - 1
      style.fontWeight = FontWeight(rawValue: UInt8(index)) ?? .regular
    case "letter-spacing":
      if text == "normal" {
        style.letterSpacing = 0
      } else if let length = SVGLength(text), !needsUnit(property) {
        style.letterSpacing = length.resolved(in: style, of: style.fontSize)
      } else {
        return false
      }
    case "text-anchor":
      return choose(text, ["start": .start, "middle": .middle, "end": .end], &style.anchor)
    default: return nil
    }
    return true
  }

  // MARK: Paints and references

  private func setPaint(_ property: SVGProperty, _ field: inout SVGPaint) -> Bool {
    let paint = SVGPaint(property.value)
    guard paint != .unknown else { return false }
    field = paint
    return true
  }

  private func setColor(_ property: SVGProperty, _ field: inout SVGPaint) -> Bool {
    let paint = SVGPaint(property.value)
    switch paint {
    case .color, .current: field = paint
    default: return false
    }
    return true
  }

  private func setReference(_ property: SVGProperty, _ field: inout SVGReference?) -> Bool {
    if lowercased(property.value) == "none" {
      field = nil
      return true
    }
    guard let (id, rest) = RasterVectors.reference(in: property.value), trimmed(rest).isEmpty else {
      return false
    }
    field = SVGReference(id: id, range: property.range)
    return true
  }

  private func setBlend(_ text: String, _ style: inout SVGStyle) -> Bool {
    guard let blend = SVGKeywords.blends[text] else { return false }
    style.blend = blend.isEmpty ? nil : blend
    return true
  }

  private func setFilter(_ property: SVGProperty, _ style: inout SVGStyle) -> Bool {
    guard let functions = SVGFilterFunction.list(property, style) else { return false }
    style.filter = functions
    return true
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
}
