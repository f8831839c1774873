// Converts a drawing to the marks that the equivalent component would record on a canvas.

import RasterValues

extension VectorDrawing {
  /// The marks that the equivalent component would draw.
  package var compiled: Drawing {
    var builder = DrawingBuilder(simplified)
    return builder.drawing(isMonochrome: tinted != nil)
  }
}

/// Creates marks from nodes, with the same numbers that `DrawingWriter` writes.
struct DrawingBuilder {
  private let source: VectorDrawing
  private var expressions: ExpressionWriter

  init(_ source: VectorDrawing) {
    self.source = source
    expressions = ExpressionWriter(size: source.size)
  }

  mutating func drawing(isMonochrome: Bool) -> Drawing {
    Drawing(
      size: Size(
        expressions.rounded(source.size.width),
        expressions.rounded(source.size.height)
      ),
      fitting: source.fitting,
      isCut: source.isCut,
      tints: source.tints.map { Color(hexadecimal: $0.digits) ?? $0 },
      isMonochrome: isMonochrome,
      nodes: marks(source.nodes)
    )
  }

  private mutating func marks(_ nodes: [VectorNode]) -> [DrawingNode] {
    var result: [DrawingNode] = []
    for node in nodes {
      switch node {
      case .shape(let shape): result += marks(shape)
      case .group(let group): result.append(.layer(layer(group)))
      }
    }
    return result
  }

  private mutating func marks(_ shape: VectorShape) -> [DrawingNode] {
    var outline = shape.outline
    var matrix = outline.transform
    let isUneven = shape.stroke != nil && !matrix.isSimilarity
    if isUneven { (outline.transform, matrix) = (.identity, .identity) }
    let path = expressions.shape(outline).value
    var marks: [DrawingNode] = []
    if let fill = shape.fill {
      let isEvenOdd = shape.isEvenOdd && outline.geometry.hasRule
      marks.append(
        .fill(path, expressions.value(fill, in: matrix), isEvenOdd ? .evenOdd : .nonZero)
      )
    }
    if let stroke = shape.stroke {
      let mark = DrawingNode.stroke(
        path,
        expressions.value(stroke.paint, in: matrix),
        style(stroke, of: outline, factor: matrix.scale)
      )
      if shape.isStrokeBelow { marks.insert(mark, at: 0) } else { marks.append(mark) }
    }
    guard isUneven else { return marks }
    var layer = DrawingLayer(nodes: marks)
    layer.transform = expressions.transform(shape.outline.transform).value
    return [.layer(layer)]
  }

  private func style(
    _ stroke: VectorStroke,
    of outline: VectorOutline,
    factor: Double
  ) -> StrokeStyle {
    var style = StrokeStyle(width: expressions.rounded(stroke.width * factor), cap: stroke.cap)
    if stroke.join == .miter {
      let isOther =
        stroke.miterLimit != 10
        && outline.geometry.path.isJoinedOtherwise(underLimit: stroke.miterLimit, than: 10)
      if isOther { style.miterLimit = expressions.rounded(stroke.miterLimit) }
    } else if outline.geometry.hasJoins {
      style.join = stroke.join
    }
    style.dash = stroke.dash.map { expressions.rounded($0 * factor) }
    if !style.dash.isEmpty { style.dashPhase = expressions.rounded(stroke.dashPhase * factor) }
    return style
  }

  // MARK: Groups

  private mutating func layer(_ group: VectorGroup) -> DrawingLayer {
    var layer = DrawingLayer(nodes: [])
    if group.opacity < 1 { layer.opacity = expressions.roundedShare(group.opacity) }
    layer.blend = group.blend.flatMap { BlendMode(cssName: $0) } ?? .normal
    if group.blur > 0 { layer.blur = expressions.rounded(group.blur) }
    if let clip = group.clip {
      let (path, isEvenOdd) = region(clip)
      layer.clip = path
      layer.clipRule = isEvenOdd ? .evenOdd : .nonZero
    }
    layer.mask = group.mask.map { mask($0) }
    layer.shadows = group.shadows.map { shadow in
      DrawingShadow(
        expressions.value(shadow.color),
        blur: expressions.rounded(max(shadow.blur, 0)),
        spread: expressions.rounded(shadow.spread),
        offset: expressions.rounded(shadow.offset),
        isInner: shadow.isInner
      )
    }
    layer.showsShadowsOnly = group.showsShadowsOnly && !group.shadows.isEmpty
    layer.nodes = marks(group.children)
    if let filter = group.filter { layer.nodes = [.filtered(filter, layer.nodes)] }
    if let matrix = group.colorMatrix, let filter = DrawingFilter(matrix, of: group.children) {
      layer.nodes = [.filtered(filter, layer.nodes)]
    }
    return layer
  }

  /// A region as a path, and whether the path uses the even-odd rule.
  private mutating func region(_ region: VectorRegion) -> (DrawingPath, isEvenOdd: Bool) {
    switch region {
    case .outline(let outline, let isEvenOdd):
      return (expressions.shape(outline).value, isEvenOdd && outline.geometry.hasRule)
    case .union(let parts): return (combined(parts) { $0.union($1) }, false)
    case .intersection(let parts): return (combined(parts) { $0.intersection($1) }, false)
    }
  }

  private mutating func combined(
    _ parts: [VectorRegion],
    _ combine: (Path, Path) -> Path
  ) -> DrawingPath {
    var paths = parts.map { part in
      let (path, isEvenOdd) = region(part)
      return isEvenOdd ? path.path.union(path.path, rule: .evenOdd) : path.path
    }
    guard !paths.isEmpty else { return DrawingPath(.empty) }
    let first = paths.removeFirst()
    return DrawingPath(paths.reduce(first, combine))
  }

  /// The contents of a mask, which the written source puts into a separate component.
  private func mask(_ mask: VectorMask) -> DrawingMask {
    var drawing = source
    drawing.nodes = mask.nodes
    if let region = mask.region {
      drawing.nodes = [.group(VectorGroup(clip: region, children: mask.nodes))]
    }
    drawing = drawing.simplified
    var builder = DrawingBuilder(drawing)
    return DrawingMask(
      nodes: builder.marks(drawing.nodes),
      isCut: drawing.isCut,
      mode: mask.isLuminance ? .luminance : .alpha
    )
  }
}

extension DrawingFilter {
  /// A matrix of colours of everything that nodes paint; `nil` if they paint nothing.
  init?(_ matrix: [Double], of nodes: [VectorNode]) {
    guard let box = nodes.inkBounds else { return nil }
    let region = Rect(x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2)
    let source = [DrawingFilterStep.source]
    let step = DrawingFilterStep(.matrix, of: source, matrix, region: region, isLinear: false)
    self.init(region: region, transform: .identity, steps: [step])
  }
}

extension BlendMode {
  /// The blend mode with this name in the language, or `nil` if there is none.
  fileprivate init?(cssName: String) {
    switch cssName {
    case "multiply": self = .multiply
    case "screen": self = .screen
    case "overlay": self = .overlay
    case "darken": self = .darken
    case "lighten": self = .lighten
    case "colorDodge": self = .colorDodge
    case "colorBurn": self = .colorBurn
    case "hardLight": self = .hardLight
    case "softLight": self = .softLight
    case "difference": self = .difference
    case "exclusion": self = .exclusion
    case "hue": self = .hue
    case "saturation": self = .saturation
    case "color": self = .color
    case "luminosity": self = .luminosity
    case "plus": self = .plus
    default: return nil
    }
  }
}
