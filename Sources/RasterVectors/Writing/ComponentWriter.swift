// Writes a component's source: one drawing, or one for each value of its properties.

import RasterValues

/// The input for writing a component.
package struct ComponentSource: Sendable {
  /// A drawing, and the property values that select it.
  package struct Variant: Sendable {
    package var drawing: VectorDrawing
    package var values: [String]

    package init(_ drawing: VectorDrawing, values: [String] = []) {
      self.drawing = drawing
      self.values = values
    }
  }

  package var name: String
  package var title: String?
  /// The names of the properties in the files, in order.
  package var properties: [String] = []
  package var variants: [Variant]
  /// The files of fonts that text uses, beside the source, with the fonts' families.
  package var fonts: [(family: String, file: String)] = []

  package init(name: String, title: String?, properties: [String] = [], variants: [Variant]) {
    self.name = name
    self.title = title
    self.properties = properties
    self.variants = variants
  }

  /// The source text, before formatting.
  package var text: String {
    var writer = ComponentWriter(self)
    return writer.text()
  }
}

/// Writes components.
struct ComponentWriter {
  private let source: ComponentSource
  private let choices: VariantChoices
  private let size: Size
  private let tints: [Color]
  private var taken: Set<String> = ["bounds", "environment", "proposed", "pi", "infinity"]

  init(_ source: ComponentSource) {
    var source = source
    // Merge the tints of all drawings into one list.
    var tints: [Color] = []
    for index in source.variants.indices {
      var drawing = source.variants[index].drawing.simplified
      let places = drawing.tints.map { color in
        if let place = tints.firstIndex(of: color) { return place }
        tints.append(color)
        return tints.count - 1
      }
      drawing.nodes = drawing.nodes.map { $0.withTints(places) }
      source.variants[index].drawing = drawing
    }
    self.source = source
    self.tints = tints
    choices = VariantChoices(source)
    let sizes = source.variants.map { $0.drawing.size }
    size = sizes.first ?? Size(1, 1)
  }

  /// The source of the component and of its mask components.
  mutating func text() -> String {
    var expressions = ExpressionWriter(size: size)
    for property in choices.properties { taken.insert(property.name) }
    var used: Set<Int> = []
    for variant in source.variants { variant.drawing.nodes.collectTints(into: &used) }
    expressions.tints = tints.indices.map { used.contains($0) ? free("tint", &taken) : "tint" }
    var writer = DrawingWriter(name: source.name, expressions: expressions)
    _ = draw(&writer)
    writer.expressions.colors.name({ Self.colorName($0) }, taken: &taken)
    writer.expressions.paints.name(
      { $0.utf8.starts(with: "linear".utf8) ? "shade" : "glow" },
      taken: &taken
    )
    writer.expressions.shapes.name({ _ in "shape" }, taken: &taken)
    writer.beginNaming()
    let lines = draw(&writer)
    let lets = declarations(&writer)
    var text = ""
    for font in source.fonts {
      text +=
        "font \(DrawingWriter.quoted(font.family)), file: \(DrawingWriter.quoted(font.file))\n"
    }
    if !source.fonts.isEmpty { text += "\n" }
    text += choices.enumerations
    if let title = source.title, !title.isEmpty { text += "/// \(Self.oneLine(title))\n" }
    text += "component \(source.name) {\n"
    for property in choices.properties { text += "  state \(property.declaration)\n" }
    for index in used.sorted() {
      text += "  state \(expressions.tints[index]): Color = \(tints[index].digits)\n"
    }
    if !choices.properties.isEmpty || !used.isEmpty { text += "\n" }
    text += "  size \(sizes(writer.expressions))\n"
    if source.variants.contains(where: { $0.drawing.isCut }) { text += "  clip rect(bounds)\n" }
    if source.variants.contains(where: { $0.drawing.isMirrored }) { text += "  mirrors\n" }
    text += "\n" + lets
    text += "  draw {\n"
    for line in lines { line.write("    ", into: &text) }
    text += "  }\n"
    text += choices.states
    text += "}\n"
    for mask in writer.masks { text += "\n" + self.mask(mask.name, mask.nodes, mask.region) }
    return text
  }

  private func draw(_ writer: inout DrawingWriter) -> [Statement] {
    let drawn = source.variants.map { writer.statements($0.drawing.nodes) }
    return choices.merged(drawn)
  }

  private func declarations(_ writer: inout DrawingWriter) -> String {
    var text = ""
    for (name, color) in writer.expressions.colors.named { text += "  let \(name) = \(color)\n" }
    for (name, paint) in writer.expressions.paints.named {
      text += "  let \(name) = \(Self.naming(paint, writer.expressions.colors))\n"
    }
    for (name, shape) in writer.expressions.shapes.named { text += "  let \(name) = \(shape)\n" }
    return text.isEmpty ? "" : text + "\n"
  }

  /// Replaces the colours in a gradient expression with their names.
  private static func naming(_ paint: String, _ colors: Repeated) -> String {
    var result = ""
    var rest = Array(paint.utf8)[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      var end = mark + 1
      while end < rest.endIndex, isHexadecimal(rest[end]) { end += 1 }
      let digits = String(decoding: rest[mark..<end], as: UTF8.self)
      result += String(decoding: rest[..<mark], as: UTF8.self) + (colors.names[digits] ?? digits)
      rest = rest[end...]
    }
    return result + String(decoding: rest, as: UTF8.self)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46)
  }

  private func sizes(_ expressions: ExpressionWriter) -> String {
    let widths = source.variants.map { expressions.number($0.drawing.size.width) }
    let heights = source.variants.map { expressions.number($0.drawing.size.height) }
    return "\(choices.chosen(widths)), \(choices.chosen(heights))"
  }

  private func mask(_ name: String, _ nodes: [VectorNode], _ region: VectorRegion?) -> String {
    var drawing = VectorDrawing(size: size, title: nil, nodes: nodes, tints: tints, parts: [])
    if let region { drawing.nodes = [.group(VectorGroup(clip: region, children: nodes))] }
    var writer = ComponentWriter(
      ComponentSource(name: name, title: nil, variants: [.init(drawing)])
    )
    return writer.text()
  }

  private static func colorName(_ digits: String) -> String {
    Color(hexadecimal: digits)?.plainName ?? "color"
  }

  static func oneLine(_ text: String) -> String {
    let parts = text.utf8.split(whereSeparator: { $0 <= 0x20 }).map {
      String(decoding: Array($0), as: UTF8.self)
    }
    return joined(parts, by: " ")
  }
}

extension VectorNode {
  /// The node with its tints renumbered.
  fileprivate func withTints(_ places: [Int]) -> VectorNode {
    func changed(_ color: VectorColor) -> VectorColor {
      guard case .tint(let index, let alpha) = color, index < places.count else { return color }
      return .tint(places[index], alpha: alpha)
    }
    func changed(paint: VectorPaint) -> VectorPaint {
      switch paint {
      case .color(let color): return .color(changed(color))
      case .gradient(var gradient):
        for index in gradient.stops.indices {
          gradient.stops[index].color = changed(gradient.stops[index].color)
        }
        return .gradient(gradient)
      }
    }
    switch self {
    case .shape(var shape):
      shape.fill = shape.fill.map(changed(paint:))
      if let stroke = shape.stroke { shape.stroke?.paint = changed(paint: stroke.paint) }
      return .shape(shape)
    case .group(var group):
      group.children = group.children.map { $0.withTints(places) }
      for index in group.shadows.indices {
        group.shadows[index].color = changed(group.shadows[index].color)
      }
      if let mask = group.mask { group.mask?.nodes = mask.nodes.map { $0.withTints(places) } }
      return .group(group)
    }
  }
}
