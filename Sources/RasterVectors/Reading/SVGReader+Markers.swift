// Markers: drawings at the vertices of a shape.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// The nodes of the markers of a shape.
  ///
  /// Source: SVG 2, sections 13.7 and 13.8.
  mutating func markers(
    of node: Int,
    _ geometry: VectorGeometry,
    in context: SVGContext
  ) -> [VectorNode] {
    let markers = context.style.markers
    guard markers.start != nil || markers.mid != nil || markers.end != nil else { return [] }
    if ["rect", "circle", "ellipse"].contains(document.nodes[node].name) {
      lose("markers of rectangles and ellipses are left out", at: document.nodes[node].range)
      return []
    }
    let vertices = VertexList(geometry).vertices
    guard let last = vertices.last else { return [] }
    if vertices.contains(where: { $0.isAlone }) {
      lose(
        "renderers draw markers differently where a path only moves",
        at: document.nodes[node].range
      )
    }
    var result: [VectorNode] = []
    if let start = markers.start {
      result += marker(start, at: vertices[0], isStart: true, of: node, in: context)
    }
    if let mid = markers.mid, vertices.count > 2 {
      for vertex in vertices[1..<vertices.count - 1] {
        result += marker(mid, at: vertex, isStart: false, of: node, in: context)
      }
    }
    if let end = markers.end {
      result += marker(end, at: last, isStart: false, of: node, in: context)
    }
    return result
  }

  private mutating func marker(
    _ reference: SVGReference,
    at vertex: VertexList.Vertex,
    isStart: Bool,
    of node: Int,
    in context: SVGContext
  ) -> [VectorNode] {
    guard let target = target(reference.id, at: reference.range) else { return [] }
    guard isElement(target, "marker") else {
      lose("'\(shortened(reference.id))' is not a 'marker' and is left out", at: reference.range)
      return []
    }
    // Each marker has its own transform and clip, which take as much memory as two elements.
    visits += document.nodes[target].end - target + 2
    guard visits < Self.visitLimit, context.depth < Self.depthLimit else {
      lose(
        "references and markers repeat too many elements; the rest are left out",
        at: reference.range
      )
      return []
    }
    guard !active.contains(target), !isInside(node, target) else {
      lose("'\(shortened(reference.id))' refers to itself", at: reference.range)
      return []
    }
    active.append(target)
    defer { active.removeLast() }
    var inner = referenced(target, from: context)
    // A marker is drawn whatever its 'display' is, but for its contents.
    guard let angle = angle(of: target, at: vertex, isStart: isStart) else { return [] }
    let isScaled = document.attribute("markerUnits", of: target)?.value != "userSpaceOnUse"
    let scale = isScaled ? context.style.strokeWidth : 1
    var place = Transform.rotation(.degrees(angle))
    place = Transform.scaling(scale).then(place).then(
      .translation(x: vertex.point.x, y: vertex.point.y)
    )
    inner.transform = place.then(context.transform)
    inner.contextPaints = SVGContextPaints(
      fill: context.style.fill,
      stroke: context.style.stroke,
      color: context.style.color
    )
    let nodes = markerContent(target, in: inner)
    return wrapped(nodes, of: target, in: inner)
  }

  /// The contents of a marker in its own viewport, whose reference point is the origin.
  private mutating func markerContent(_ node: Int, in context: SVGContext) -> [VectorNode] {
    let width = coordinate("markerWidth", of: node, in: context, isVertical: false) ?? 3
    let height = coordinate("markerHeight", of: node, in: context, isVertical: true) ?? 3
    guard width > 0, height > 0 else { return [] }
    let box = viewBox(of: node)
    if document.attribute("viewBox", of: node) != nil, box == nil { return [] }
    var inner = context
    let view = box ?? Rect(x: 0, y: 0, width: width, height: height)
    inner.viewport = Size(view.width, view.height)
    var fit = box.map { fitting($0, into: Size(width, height), of: node) } ?? .identity
    let reference = Point(
      referencePoint(of: node, isVertical: false, view, context.viewport),
      referencePoint(of: node, isVertical: true, view, context.viewport)
    ).transformed(by: fit)
    fit = fit.then(.translation(x: -reference.x, y: -reference.y))
    let frame = VectorRegion.outline(
      VectorOutline(
        geometry: .rect(Rect(x: -reference.x, y: -reference.y, width: width, height: height)),
        transform: inner.transform
      ),
      isEvenOdd: false
    )
    inner.transform = fit.then(inner.transform)
    inner = inner.forChildren
    var nodes: [VectorNode] = []
    for child in document.children(of: node) { nodes += element(child, in: inner) }
    return context.style.isOverflowVisible ?? false ? nodes : clipped(nodes, by: frame)
  }

  /// A coordinate of a marker's reference point in its view box.
  private mutating func referencePoint(
    of node: Int,
    isVertical: Bool,
    _ view: Rect,
    _ viewport: Size
  ) -> Double {
    guard let attribute = document.attribute(isVertical ? "refY" : "refX", of: node) else {
      return 0
    }
    let ends = isVertical ? ["top", "bottom"] : ["left", "right"]
    let start = isVertical ? view.y : view.x
    let length = isVertical ? view.height : view.width
    let whole = isVertical ? viewport.height : viewport.width
    let text = lowercased(trimmed(attribute.value))
    if text == ends[0] { return start }
    if text == "center" { return start + length / 2 }
    if text == ends[1] { return start + length }
    guard let own = SVGLength(text) else {
      lose("'\(shortened(text))' is not a valid length", at: attribute.range)
      return 0
    }
    return own.resolved(in: .initial, of: whole)
  }

  /// The angle of a marker in degrees; `nil` if its value is not valid.
  private mutating func angle(
    of node: Int,
    at vertex: VertexList.Vertex,
    isStart: Bool
  ) -> Double? {
    guard let attribute = document.attribute("orient", of: node) else { return 0 }
    let text = lowercased(trimmed(attribute.value))
    if vertex.isReversal, text.utf8.starts(with: "auto".utf8) {
      lose("a marker where a path turns around has no certain direction", at: attribute.range)
    }
    if vertex.isSeam, text.utf8.starts(with: "auto".utf8) {
      lose("renderers turn a marker differently where a closed path begins", at: attribute.range)
    }
    if text == "auto" { return vertex.angle }
    if text == "auto-start-reverse" { return isStart ? vertex.angle + 180 : vertex.angle }
    var scanner = ValueScanner(text)
    guard let value = scanner.number() else {
      lose("'\(shortened(text))' is not a valid orientation", at: attribute.range)
      return 0
    }
    switch scanner.unit() {
    case "", "deg": return value
    case "rad": return Angle.radians(value).degrees
    case "grad": return value * 0.9
    case "turn": return value * 360
    default:
      lose("'\(shortened(text))' is not a valid orientation", at: attribute.range)
      return 0
    }
  }

  private func isInside(_ node: Int, _ other: Int) -> Bool {
    node > other && node < document.nodes[other].end
  }
}
