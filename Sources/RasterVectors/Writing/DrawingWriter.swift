// Converts nodes to the lines of a drawing.

import RasterValues

/// Writes nodes as lines of a drawing.
struct DrawingWriter {
  var expressions: ExpressionWriter
  /// The masks that cannot be clips; each becomes a separate component.
  private(set) var masks: [(name: String, nodes: [VectorNode], region: VectorRegion?)] = []
  private let name: String

  init(name: String, expressions: ExpressionWriter) {
    self.name = name
    self.expressions = expressions
  }

  mutating func statements(_ nodes: [VectorNode]) -> [Statement] {
    var result: [Statement] = []
    for node in nodes {
      switch node {
      case .shape(let shape): result += statements(shape)
      case .group(let group): result.append(statement(group))
      }
    }
    return result
  }

  // MARK: Shapes

  private mutating func statements(_ shape: VectorShape) -> [Statement] {
    if let content = shape.content {
      // Write the stroke as a separate shape.
      var rest = shape
      (rest.content, rest.fill, rest.label) = (nil, nil, nil)
      var lines = statements(content, of: shape)
      let stroke = rest.stroke == nil ? [] : statements(rest)
      lines = shape.isStrokeBelow ? stroke + lines : lines + stroke
      return shape.label.map { [.comment($0)] + lines } ?? lines
    }
    var outline = shape.outline
    var matrix = outline.transform
    let isUneven = shape.stroke != nil && !matrix.isSimilarity
    // Only a layer can transform a stroke unevenly.
    if isUneven { (outline.transform, matrix) = (.identity, .identity) }
    var lines: [Statement] = []
    if let fill = shape.fill {
      let rule = shape.isEvenOdd && outline.geometry.hasRule ? ", rule: .evenOdd" : ""
      let path = expressions.shape(outline).text
      lines.append(.line("fill \(path), with: \(expressions.paint(fill, in: matrix))\(rule)"))
    }
    if let stroke = shape.stroke {
      let line = line(stroke, of: outline, matrix)
      if shape.isStrokeBelow { lines.insert(line, at: 0) } else { lines.append(line) }
    }
    if isUneven {
      lines = [
        .block("layer transform: \(expressions.transform(shape.outline.transform).text)", lines)
      ]
    }
    if let label = shape.label { lines.insert(.comment(label), at: 0) }
    return lines
  }

  private mutating func line(
    _ stroke: VectorStroke,
    of outline: VectorOutline,
    _ matrix: Transform
  ) -> Statement {
    let factor = matrix.scale
    let path = expressions.shape(outline).text
    var text = "stroke \(path), with: \(expressions.paint(stroke.paint, in: matrix))"
    let width = expressions.number(stroke.width * factor)
    if width != "1" { text += ", width: \(width)" }
    switch stroke.cap {
    case .butt: break
    case .round: text += ", cap: .round"
    case .square: text += ", cap: .square"
    }
    switch stroke.join {
    case .miter:
      if stroke.miterLimit != 10,
        outline.geometry.path.isJoinedOtherwise(underLimit: stroke.miterLimit, than: 10)
      {
        text += ", miterLimit: \(expressions.number(stroke.miterLimit))"
      }
    case .round: if outline.geometry.hasJoins { text += ", join: .round" }
    case .bevel: if outline.geometry.hasJoins { text += ", join: .bevel" }
    }
    if !stroke.dash.isEmpty {
      text += ", dash: [\(joined(stroke.dash.map { expressions.number($0 * factor) }, by: ", "))]"
      if stroke.dashPhase != 0 {
        text += ", dashPhase: \(expressions.number(stroke.dashPhase * factor))"
      }
    }
    return .line(text)
  }

  // MARK: Groups

  private mutating func statement(_ group: VectorGroup) -> Statement {
    var parts: [String] = []
    if group.opacity < 1 { parts.append("opacity: \(expressions.percent(group.opacity))") }
    if let blend = group.blend { parts.append("blend: .\(blend)") }
    if group.blur > 0 { parts.append("blur: \(expressions.number(group.blur))") }
    if let matrix = group.colorMatrix {
      let numbers = joined(matrix.map { ShortNumber.text($0, places: 6) }, by: ", ")
      parts.append("filter: .matrix([\(numbers)])")
    }
    if let clip = group.clip {
      let (path, isEvenOdd) = region(clip)
      parts.append("clip: \(path)")
      if isEvenOdd { parts.append("clipRule: .evenOdd") }
    }
    if let mask = group.mask {
      parts.append("mask: \(call(mask))")
      if mask.isLuminance { parts.append("maskMode: .luminance") }
    }
    if !group.shadows.isEmpty {
      let texts = group.shadows.map { shadow($0) }
      parts.append("shadows: [\(joined(texts, by: ", "))]")
      if group.showsShadowsOnly { parts.append("shadowsOnly: true") }
    }
    let head = parts.isEmpty ? "layer" : "layer " + joined(parts, by: ", ")
    return .block(head, statements(group.children))
  }

  private mutating func shadow(_ shadow: VectorShadow) -> String {
    var text = "Shadow(\(expressions.color(shadow.color))"
    if shadow.blur > 0 { text += ", blur: \(expressions.number(shadow.blur))" }
    if shadow.spread != 0 { text += ", spread: \(expressions.number(shadow.spread))" }
    if shadow.offset != .zero { text += ", offset: \(expressions.point(shadow.offset))" }
    return text + (shadow.isInner ? ", inner: true)" : ")")
  }

  /// A region as a path, and whether the path uses the even-odd rule.
  mutating func region(_ region: VectorRegion) -> (String, isEvenOdd: Bool) {
    switch region {
    case .outline(let outline, let isEvenOdd):
      return (expressions.shape(outline).text, isEvenOdd && outline.geometry.hasRule)
    case .union(let parts):
      return (combined(parts, by: "union"), false)
    case .intersection(let parts):
      return (combined(parts, by: "intersection"), false)
    }
  }

  private mutating func combined(_ parts: [VectorRegion], by operation: String) -> String {
    var texts = parts.map { wound($0) }
    let first = texts.isEmpty ? "path(\"\")" : texts.removeFirst()
    return first + joined(texts.map { ".\(operation)(\($0))" }, by: "")
  }

  /// A region as a path with the non-zero winding rule.
  private mutating func wound(_ region: VectorRegion) -> String {
    let (text, isEvenOdd) = self.region(region)
    return isEvenOdd ? "\(text).union(\(text), rule: .evenOdd)" : text
  }

  /// A call of the component for a mask.
  private mutating func call(_ mask: VectorMask) -> String {
    let own = masks.isEmpty ? name + "Mask" : name + "Mask" + Functions.string(masks.count + 1)
    masks.append((own, mask.nodes, mask.region))
    var used: Set<Int> = []
    mask.nodes.collectTints(into: &used)
    let arguments = used.sorted().compactMap { index in
      index < expressions.tints.count
        ? "\(expressions.tints[index]): \(expressions.tints[index])" : nil
    }
    return "\(own)(\(joined(arguments, by: ", ")))"
  }

  /// Starts again, with names for the expressions that were counted.
  mutating func beginNaming() {
    masks = []
    expressions.colors.isNaming = true
    expressions.paints.isNaming = true
    expressions.shapes.isNaming = true
  }
}

extension VectorGeometry {
  /// Whether the interior depends on a fill rule.
  var hasRule: Bool {
    switch self {
    case .path, .polyline, .polygon: true
    default: false
    }
  }

  /// Whether its stroke has joins.
  var hasJoins: Bool {
    switch self {
    case .line, .ellipse, .roundedRect: false
    case .polyline(let points): points.count > 2
    default: true
    }
  }
}

extension [VectorNode] {
  /// Collects the tints used by nodes.
  func collectTints(into tints: inout Set<Int>) {
    func add(_ color: VectorColor) { if case .tint(let index, _) = color { tints.insert(index) } }
    func add(paint: VectorPaint?) {
      switch paint {
      case .color(let color)?: add(color)
      case .gradient(let gradient)?: for stop in gradient.stops { add(stop.color) }
      case nil: break
      }
    }
    for node in self {
      switch node {
      case .shape(let shape):
        add(paint: shape.fill)
        add(paint: shape.stroke?.paint)
      case .group(let group):
        for shadow in group.shadows { add(shadow.color) }
        group.children.collectTints(into: &tints)
        group.mask?.nodes.collectTints(into: &tints)
      }
    }
  }
}
