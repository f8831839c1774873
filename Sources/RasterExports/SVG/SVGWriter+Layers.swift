// Writes layers and placed components as groups.

import RasterDrawing
import RasterValues

extension SVGWriter {
  /// Writes a layer that occupies the given range of the list's values, with its content.
  mutating func write(
    _ layer: RecordedLayer,
    content: DisplayList.Reader,
    at words: Range<Int>
  ) {
    guard layer.opacity > 0, layer.blend != .destination else { return }
    if let reason = layer.foreignFeature
      ?? content.foreignBlend(to: .svg).map({ "the blend mode '\($0)'" })
    {
      return group(layer.blendAttributes) {
        $0.embed(words, of: content.list, because: reason)
      }
    }
    guard let inside = insideAttributes(of: layer, content) else { return }
    var outside = layer.transform == .identity ? "" : " transform=\"\(layer.transform.functions)\""
    outside += layer.opacity < 1 ? " opacity=\"\(text(layer.opacity))\"" : ""
    var style = layer.blendStyle
    if content.hasBlends { style += style.isEmpty ? "isolation:isolate" : ";isolation:isolate" }
    if !style.isEmpty { outside += " style=\"\(style)\"" }
    guard !layer.shadows.isEmpty || layer.shadowsOnly else {
      return group(outside + inside) { $0.writeContent(content) }
    }
    guard let box = DisplayList.boxes(of: layer, before: content).shadowed else { return }
    let filter = define { Self.shadowFilter(layer, box.roundedOut, id: $0) }
    group(outside + " filter=\"url(#\(filter))\"") { writer in
      writer.group(inside) { $0.writeContent(content) }
    }
  }

  /// Returns blur, filter, clip and mask as attributes, or nil if no content remains visible.
  private mutating func insideAttributes(
    of layer: RecordedLayer,
    _ content: DisplayList.Reader
  ) -> String? {
    var result = ""
    if layer.blur > 0 || layer.filter != nil {
      guard let box = DisplayList.boxes(of: layer, before: content).content else { return nil }
      let id = define { Self.contentFilter(layer, box.roundedOut, id: $0) }
      result += " filter=\"url(#\(id))\""
    }
    var clip: String?
    for (shape, rule) in [(layer.clip, layer.clipRule), (layer.maskPath, .nonZero)] {
      guard let shape else { continue }
      guard let element = shape.fillElement else { return nil }
      let rule = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      let outer = clip.map { " clip-path=\"url(#\($0))\"" } ?? ""
      clip = define { "<clipPath id=\"\($0)\"\(outer)><\(element)\(rule)/></clipPath>" }
    }
    if let clip { result += " clip-path=\"url(#\(clip))\"" }
    if let mask = layer.mask {
      guard let box = DisplayList.box(of: mask) else { return nil }
      let elements = apart { $0.write(mask, at: nil, of: content.list) }
      guard !elements.isEmpty else { return nil }
      let mode = layer.maskChannel == .alpha ? "alpha" : "luminance"
      let id = define {
        "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\"\(box.roundedOut.region)"
          + " style=\"mask-type:\(mode)\">\n\(elements)</mask>"
      }
      result += " mask=\"url(#\(id))\""
    }
    return result
  }

  // MARK: Filters

  private static func filter(_ steps: String, _ region: Rect, id: String) -> String {
    "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"\(region.region)"
      + " color-interpolation-filters=\"sRGB\">\(steps)</filter>"
  }

  private static func contentFilter(_ layer: RecordedLayer, _ region: Rect, id: String) -> String {
    var steps =
      layer.blur > 0 ? "<feGaussianBlur stdDeviation=\"\(text(layer.blur / 2))\"/>" : ""
    if let numbers = layer.filter?.numbers {
      steps += "<feColorMatrix type=\"matrix\" values=\"\(text(numbers))\"/>"
    }
    return filter(steps, region, id: id)
  }

  /// Returns a filter that draws each shadow and merges them in order, the first on top.
  private static func shadowFilter(_ layer: RecordedLayer, _ region: Rect, id: String) -> String {
    var steps = ""
    for (index, shadow) in layer.shadows.enumerated() {
      let (name, offset) = ("s\(index)", shadow.offset)
      steps +=
        "<feOffset in=\"SourceAlpha\" dx=\"\(text(offset.x))\" dy=\"\(text(offset.y))\""
      steps += shadow.blur > 0 ? "/><feGaussianBlur stdDeviation=\"\(text(shadow.blur / 2))\"" : ""
      steps += " result=\"b\(index)\"/><feFlood flood-color=\"\(shadow.color.digits)\""
      if shadow.color.alpha < .max {
        steps += " flood-opacity=\"\(fraction(shadow.color.opacity))\""
      }
      steps += "/><feComposite in2=\"b\(index)\" operator=\"\(shadow.inner ? "out" : "in")\""
      if shadow.inner { steps += "/><feComposite in2=\"SourceAlpha\" operator=\"in\"" }
      steps += " result=\"\(name)\"/>"
    }
    func names(_ isInner: Bool) -> [String] {
      layer.shadows.indices.reversed().filter { layer.shadows[$0].inner == isInner }.map {
        "s\($0)"
      }
    }
    let order = names(false) + (layer.shadowsOnly ? [] : ["SourceGraphic"]) + names(true)
    steps += "<feMerge>\(order.map { "<feMergeNode in=\"\($0)\"/>" }.joined())</feMerge>"
    return filter(steps, region, id: id)
  }

  // MARK: Components

  /// Writes a placed component, which masks a layer if `words` is nil.
  mutating func write(_ place: RecordedPlace, at words: Range<Int>?, of list: DisplayList) {
    let reader = DisplayList.Reader(place.list)
    if let words {
      if place.list.isStretchable {
        return embed(words, of: list, because: place.list.stretchWords)
      }
      if let mode = reader.foreignBlend(to: .svg) {
        return embed(words, of: list, because: "the blend mode '\(mode)'")
      }
    }
    var outside = ""
    if let container = place.container {
      guard !container.isEmpty else { return }
      let shape = Path.Shape.rect(Rect(container))
      guard let element = shape.fillElement else { return }
      outside =
        " clip-path=\"url(#\(define { "<clipPath id=\"\($0)\"><\(element)/></clipPath>" }))\""
    }
    let (x, y) = (Double(place.destination.x), Double(place.destination.y))
    var inside = x == 0 && y == 0 ? "" : " transform=\"translate(\(text([x, y])))\""
    if reader.hasBlends { inside += " style=\"isolation:isolate\"" }
    group(outside) { writer in
      writer.group(inside) { $0.writeContent(reader) }
    }
  }
}

extension DisplayList {
  /// The reason why a stretchable component cannot be exported as vectors.
  package var stretchWords: String {
    caps.horizontal?.mode == .tile || caps.vertical?.mode == .tile
      ? "content that is tiled between caps" : "a component smaller than its caps"
  }
}

extension Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Double(rect.x),
      y: Double(rect.y),
      width: Double(rect.width),
      height: Double(rect.height)
    )
  }
}

extension RecordedLayer {
  /// A description of the unsupported feature, other than blend modes.
  fileprivate var foreignFeature: String? {
    if effects != nil { return "a filter" }
    if shadows.contains(where: { $0.spread != 0 }) { return "the spread of a shadow" }
    if let mask, mask.list.isStretchable { return mask.list.stretchWords }
    if let mask, let mode = DisplayList.Reader(mask.list).foreignBlend(to: .svg) {
      return "the blend mode '\(mode)'"
    }
    return nil
  }

  fileprivate var blendStyle: String {
    blend == .normal ? "" : blend.styleName.map { "mix-blend-mode:\($0)" } ?? ""
  }

  /// The attribute for the blend mode alone.
  fileprivate var blendAttributes: String {
    blendStyle.isEmpty ? "" : " style=\"\(blendStyle)\""
  }
}
