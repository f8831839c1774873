// Shapes: their geometry, and the nodes that draw them.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// The nodes that a shape draws.
  ///
  /// A shape without paint stays a node, because it counts for the box of its groups.
  mutating func shape(_ node: Int, in context: SVGContext) -> [VectorNode] {
    for child in document.children(of: node) where document.nodes[child].kind == .element {
      // Animations are children of the elements that they animate.
      if document.nodes[child].namespace == .svg { loseContent(child) }
    }
    let range = document.nodes[node].range
    guard var geometry = geometry(of: node, in: context) else { return [] }
    let style = context.style
    if !style.dash.isEmpty { geometry = geometry.startingWhereSpecified(under: context.transform) }
    let outline = VectorOutline(geometry: geometry, transform: context.transform)
    var result = VectorShape(label: label(of: node), outline: outline)
    let box = outline.path.tightBounds
    guard box?.isDrawable ?? true else {
      lose("this shape is too far away to be drawn", at: range)
      return []
    }
    guard style.isVisible else { return [.shape(result)] }
    if style.isCrisp, !outline.isOnPixels {
      lose("edges are smoothed in spite of 'shape-rendering'", at: range)
    }
    result.isEvenOdd = style.isFillEvenOdd
    result.isStrokeBelow = style.paintOrder.isStrokeBelow
    let markers = markers(of: node, geometry, in: context)
    var tiles: VectorNode?
    // A shape without width or height has no interior.
    if !geometry.isLine, let box, box.width > 0, box.height > 0 {
      if let content = pictureFill(of: outline, in: context) {
        (result.content, result.fill) = (content, .color(.color(.white)))
      } else if let pattern = fillPattern(in: context) {
        tiles = patternTiles(pattern, of: outline, in: context)
      } else {
        result.fill = paint(style.fill, style.fillOpacity, of: outline, in: context, at: range)
      }
    }
    var nodes = stroked(result, of: node, in: context)
    if let tiles { nodes.insert(tiles, at: style.paintOrder.isStrokeBelow ? nodes.count : 0) }
    guard !markers.isEmpty else { return nodes }
    let group = VectorNode.group(VectorGroup(isOutsideBox: true, children: markers))
    return ordered(nodes, [group], style.paintOrder)
  }

  /// Reports the content of a shape, which is an animation, a description or has no effect.
  private mutating func loseContent(_ node: Int) {
    let element = document.nodes[node]
    switch SVGFeatureIndex.shared.element(element.name)?.treatment {
    case .reported(let reason)?: lose("'\(element.name)' \(reason)", at: element.range)
    case nil: lose("'\(shortened(element.name))' is not a known element", at: element.range)
    case .read?, .harmless?: break
    }
  }

  /// The nodes of a shape and its markers, in the order that `paint-order` asks for.
  private func ordered(
    _ nodes: [VectorNode],
    _ markers: [VectorNode],
    _ order: SVGPaintOrder
  ) -> [VectorNode] {
    let place = order.parts.firstIndex(of: .markers) ?? 2
    if place == 2 { return nodes + markers }
    if place == 0 { return markers + nodes }
    // Between fill and stroke, which become two shapes.
    guard nodes.count == 1, case .shape(let shape) = nodes[0], shape.stroke != nil else {
      return nodes + markers
    }
    var (fill, stroke) = (shape, shape)
    fill.stroke = nil
    (stroke.fill, stroke.content, stroke.label) = (nil, nil, nil)
    return order.isStrokeBelow
      ? [.shape(stroke)] + markers + [.shape(fill)] : [.shape(fill)] + markers + [.shape(stroke)]
  }

  /// A shape with its stroke.
  private mutating func stroked(
    _ shape: VectorShape,
    of node: Int,
    in context: SVGContext
  ) -> [VectorNode] {
    var result = shape
    let style = context.style
    let range = document.nodes[node].range
    if style.strokeWidth > 0, context.transform.scale > 0,
      let paint = paint(
        style.stroke,
        style.strokeOpacity,
        of: shape.outline,
        in: context,
        at: range
      )
    {
      result.stroke = stroke(paint, of: node, shape.outline.geometry, in: context)
      reviewPen(of: result, at: range)
    }
    guard result.content != nil, style.fillOpacity < 1 else { return [.shape(result)] }
    // Apply an image's opacity with a group, because images have no opacity of their own.
    var fill = result
    fill.stroke = nil
    var nodes: [VectorNode] = [
      .group(VectorGroup(opacity: style.fillOpacity, children: [.shape(fill)]))
    ]
    if result.stroke != nil {
      (result.fill, result.content) = (nil, nil)
      nodes.insert(.shape(result), at: style.paintOrder.isStrokeBelow ? 0 : 1)
    }
    return nodes
  }

  /// Reports a stroke that reaches beyond the centre of its circle, where renderers leave a hole.
  ///
  /// They draw the outlines on both sides of the line. SVG 2 and this compiler draw all that the pen
  /// sweeps over.
  private mutating func reviewPen(of shape: VectorShape, at range: Range<Int>) {
    guard case .ellipse(let rect) = shape.outline.geometry, let stroke = shape.stroke,
      stroke.dash.isEmpty, stroke.width > min(rect.width, rect.height)
    else { return }
    if case .color(let ink) = stroke.paint, case .color(let ground)? = shape.fill, ink == ground,
      ink.alpha == 1
    {
      return
    }
    lose("renderers leave a hole in a stroke that is wider than its circle", at: range)
  }

  /// The image that paints a shape, or `nil` for other fills.
  private mutating func pictureFill(of outline: VectorOutline, in context: SVGContext)
    -> VectorContent?
  {
    guard isForSource, let node = fillPattern(in: context) else { return nil }
    return knownPattern(node, of: outline, in: context)
  }

  /// The pattern that fills a shape.
  private func fillPattern(in context: SVGContext) -> Int? {
    guard context.style.fillOpacity > 0, case .reference(let address, _) = context.style.fill,
      address.utf8.first == UInt8(ascii: "#"), let node = ids[String(address.dropFirst())],
      isElement(node, "pattern")
    else { return nil }
    return node
  }

  private mutating func stroke(
    _ paint: VectorPaint,
    of node: Int,
    _ geometry: VectorGeometry,
    in context: SVGContext
  ) -> VectorStroke {
    let style = context.style
    var factor = 1.0
    if style.isStrokeFixed {
      factor = 1 / context.transform.scale
      if !context.transform.isSimilarity {
        lose(
          "a non-scaling stroke is skewed or scaled unevenly, and so is its width",
          at: document.nodes[node].range
        )
      }
    }
    var dashFactor = factor
    if !style.dash.isEmpty, let own = pathLengthFactor(of: node, geometry) { dashFactor *= own }
    return VectorStroke(
      paint: paint,
      width: style.strokeWidth * factor,
      cap: style.cap,
      join: style.join,
      miterLimit: style.miterLimit,
      dash: dashes(style.dash.map { $0 * dashFactor }, along: geometry, at: node),
      dashPhase: style.dashPhase * dashFactor
    )
  }

  /// The dashes of a stroke; a number of dashes that only a hostile file has is reported.
  private mutating func dashes(
    _ lengths: [Double],
    along geometry: VectorGeometry,
    at node: Int
  ) -> [Double] {
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite else { return [] }
    if lengths.indices.contains(where: { $0 % 2 == 1 && lengths[$0] == 0 }) {
      lose("dashes without gaps have joins", at: document.nodes[node].range)
    }
    guard geometry.path.length / whole * Double(lengths.count) < 100_000 else {
      lose("a stroke with more than 100,000 dashes is drawn solid", at: document.nodes[node].range)
      return []
    }
    return lengths
  }

  /// The factor from lengths in terms of `pathLength` to lengths of the outline.
  private mutating func pathLengthFactor(of node: Int, _ geometry: VectorGeometry) -> Double? {
    guard let attribute = document.attribute("pathLength", of: node) else { return nil }
    guard let length = SVGLength.number(attribute.value), length >= 0 else {
      lose("'\(shortened(attribute.value))' is not a valid length", at: attribute.range)
      return nil
    }
    let own = geometry.path.length
    guard length > 0, own > 0 else {
      lose("dashes of a path whose length is 0 are drawn as they are", at: attribute.range)
      return nil
    }
    return own / length
  }

  /// The element's id if a person chose it, or `nil` if a program generated it.
  func label(of node: Int) -> String? {
    guard let id = document.attribute("id", of: node)?.value, id.utf8.count > 2, id.utf8.count <= 40
    else { return nil }
    let isName = id.utf8.allSatisfy {
      let letter = $0 | 0x20
      return (letter >= 0x61 && letter <= 0x7A) || $0 == 0x20 || $0 == 0x2D || $0 == 0x5F
    }
    let name = lowercased(id)
    let plain: Set<String> = [
      "vector", "path", "rect", "rectangle", "circle", "ellipse", "line", "polygon", "polyline",
      "group",
      "shape", "union", "subtract", "intersect", "exclude", "star", "fill", "stroke", "icon",
      "layer", "oval",
      "combined-shape", "svg", "root", "main", "base", "object", "page",
    ]
    return isName && !plain.contains(name) ? id : nil
  }

  // MARK: Outlines

  /// The geometry of a shape, or `nil` if it is missing or invalid.
  mutating func geometry(of node: Int, in context: SVGContext) -> VectorGeometry? {
    func number(_ name: String, _ isVertical: Bool?, _ reader: inout SVGReader) -> Double {
      reader.coordinate(name, of: node, in: context, isVertical: isVertical) ?? 0
    }
    switch document.nodes[node].name {
    case "path": return path(node)
    case "rect": return rect(node, in: context)
    case "circle":
      let radius = number("r", nil, &self)
      loseNegative(radius, "r", of: node)
      guard radius > 0 else { return nil }
      let (x, y) = (number("cx", false, &self), number("cy", true, &self))
      return .ellipse(Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    case "ellipse":
      let (first, second) = (
        radius("rx", of: node, in: context, isVertical: false),
        radius("ry", of: node, in: context, isVertical: true)
      )
      guard let width = first ?? second, let height = second ?? first, width > 0, height > 0 else {
        return nil
      }
      let (x, y) = (number("cx", false, &self), number("cy", true, &self))
      return .ellipse(Rect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
    case "line":
      return .line(
        Point(number("x1", false, &self), number("y1", true, &self)),
        Point(number("x2", false, &self), number("y2", true, &self))
      )
    case "polyline", "polygon": return points(node)
    default: return nil
    }
  }

  private mutating func rect(_ node: Int, in context: SVGContext) -> VectorGeometry? {
    let x = coordinate("x", of: node, in: context, isVertical: false) ?? 0
    let y = coordinate("y", of: node, in: context, isVertical: true) ?? 0
    let width = coordinate("width", of: node, in: context, isVertical: false) ?? 0
    let height = coordinate("height", of: node, in: context, isVertical: true) ?? 0
    loseNegative(width, "width", of: node)
    loseNegative(height, "height", of: node)
    guard width > 0, height > 0 else { return nil }
    let rect = Rect(x: x, y: y, width: width, height: height)
    let first = radius("rx", of: node, in: context, isVertical: false)
    let second = radius("ry", of: node, in: context, isVertical: true)
    let radii = Size(min(first ?? second ?? 0, width / 2), min(second ?? first ?? 0, height / 2))
    guard radii.width > 0, radii.height > 0 else { return .rect(rect) }
    return .roundedRect(rect, radii)
  }

  /// A radius, or `nil` if it is missing or negative.
  private mutating func radius(
    _ name: String,
    of node: Int,
    in context: SVGContext,
    isVertical: Bool
  ) -> Double? {
    let value = coordinate(name, of: node, in: context, isVertical: isVertical)
    loseNegative(value ?? 0, name, of: node)
    return value.flatMap { $0 < 0 ? nil : $0 }
  }

  private mutating func loseNegative(_ value: Double, _ name: String, of node: Int) {
    guard value < 0 else { return }
    lose("'\(name)' is negative and is ignored", at: document.nodes[node].range)
  }

  private mutating func points(_ node: Int) -> VectorGeometry? {
    guard let attribute = document.attribute("points", of: node) else { return nil }
    var scanner = ValueScanner(attribute.value)
    var points: [Point] = []
    while let x = scanner.number() {
      guard let y = scanner.number() else {
        lose("a point without a second number is left out", at: attribute.range)
        break
      }
      points.append(Point(x, y))
    }
    scanner.skipSpace()
    if !scanner.isAtEnd {
      lose("expected a point, found '\(shortened(scanner.rest))'", at: attribute.range)
    }
    guard points.count > 1 else { return nil }
    return document.nodes[node].name == "polygon" ? .polygon(points) : .polyline(points)
  }

  /// The path data up to its first error.
  private mutating func path(_ node: Int) -> VectorGeometry? {
    guard let attribute = document.attribute("d", of: node) else { return nil }
    var data = attribute.value
    guard data.utf8.count <= Self.dataLimit else {
      lose("a path with more than a million bytes is left out", at: attribute.range)
      return nil
    }
    if let error = Path.svgError(in: data) {
      lose("the path data is malformed; the path ends before the error", at: attribute.range)
      // Rewrite the data up to the last complete segment, because a partial one would also be an
      // error.
      data = PathData(String(decoding: data.utf8.prefix(error.offset), as: UTF8.self)).text(
        transformed: .identity,
        places: 6
      )
    }
    guard Path(svgPathData: data).tightBounds != nil else { return nil }
    return .path(trimmed(data))
  }
}

extension Rect {
  /// Whether the coordinates are small enough to be drawn and written.
  var isDrawable: Bool {
    let reach = max(x.magnitude, y.magnitude, (x + width).magnitude, (y + height).magnitude)
    return reach < 1e6
  }
}
