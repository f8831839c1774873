// Elements: shapes, groups and references.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// The nodes that an element draws.
  mutating func element(_ node: Int, in context: SVGContext) -> [VectorNode] {
    let element = document.nodes[node]
    guard element.kind == .element, element.namespace == .svg else { return [] }
    guard context.depth < Self.depthLimit else {
      lose(
        "elements nested more than \(Self.depthLimit) levels deep are left out",
        at: element.range
      )
      return []
    }
    if Self.undrawn.contains(element.name) { return [] }
    let isTaken = isForSource && (element.name == "text" || element.name == "image")
    if !isTaken, let reason = Self.refused(element.name) {
      lose("'\(element.name)' \(reason)", at: element.range)
      return []
    }
    loseScripts(of: node)
    let properties = cascade.properties(of: node)
    let style = style(properties, of: node, in: context)
    guard style.isDisplayed else { return [] }
    var inner = context
    inner.style = style
    inner.depth += 1
    if let transform = style.transform ?? attributeTransform(of: node) {
      guard let own = Transform(svg: transform.value) else {
        lose("'\(shortened(transform.value))' is not a valid transform", at: transform.range)
        return []
      }
      inner.transform = own.then(context.transform)
    }
    var nodes: [VectorNode]
    switch element.name {
    case "g", "a": nodes = children(of: node, in: inner)
    case "switch": nodes = firstChild(of: node, in: inner)
    case "svg": nodes = nested(node, in: inner)
    case "use": nodes = use(node, in: inner)
    case "text": nodes = words(node, in: inner)
    case "image": nodes = picture(node, in: inner)
    default: nodes = shape(node, in: inner)
    }
    nodes = wrapped(nodes, of: node, in: inner)
    if node == wanted { found += nodes }
    return nodes
  }

  private func attributeTransform(of node: Int) -> SVGProperty? {
    document.attribute("transform", of: node).map { SVGProperty(value: $0.value, range: $0.range) }
  }

  /// Elements that draw nothing at their own position.
  private static let undrawn: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "filter", "pattern",
    "marker", "style", "title", "desc", "metadata", "view", "stop",
  ]

  /// The reason why an element is not read, or `nil` if it is read.
  private static func refused(_ name: String) -> String? {
    switch name {
    case "script": "is not run and is left out"
    case "animate", "animateTransform", "animateMotion", "animateColor", "set", "discard":
      "is not supported; animate properties with 'transition'"
    case "foreignObject": "contains HTML, which is not supported"
    case "text", "tspan", "textPath", "tref": "is left out; convert text to outlines"
    case "image": "is left out; images are not supported here"
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "g", "a", "svg", "use",
      "switch":
      nil
    default: "is not supported and is left out"
    }
  }

  mutating func loseScripts(of node: Int) {
    for attribute in document.attributes[document.nodes[node].attributes]
    where attribute.namespace == .svg && attribute.name.utf8.starts(with: "on".utf8) {
      lose("'\(attribute.name)' is a script and is left out", at: attribute.range)
    }
  }

  // MARK: Groups

  private mutating func children(of node: Int, in context: SVGContext) -> [VectorNode] {
    var inner = context
    inner.style = context.style.inherited
    var result: [VectorNode] = []
    for child in document.children(of: node) { result += element(child, in: inner) }
    return result
  }

  /// The first child that requires no unsupported feature.
  private mutating func firstChild(of node: Int, in context: SVGContext) -> [VectorNode] {
    var inner = context
    inner.style = context.style.inherited
    for child in document.children(of: node) where document.nodes[child].kind == .element {
      guard document.attribute("requiredExtensions", of: child)?.value.isEmpty ?? true,
        document.nodes[child].namespace == .svg, document.nodes[child].name != "foreignObject"
      else { continue }
      return element(child, in: inner)
    }
    return []
  }

  /// An `svg` element nested in another.
  private mutating func nested(
    _ node: Int,
    in context: SVGContext,
    size given: (Double?, Double?) = (nil, nil)
  ) -> [VectorNode] {
    let x = coordinate("x", of: node, in: context, isVertical: false) ?? 0
    let y = coordinate("y", of: node, in: context, isVertical: true) ?? 0
    let width =
      given.0 ?? coordinate("width", of: node, in: context, isVertical: false)
      ?? context.viewport.width
    let height =
      given.1 ?? coordinate("height", of: node, in: context, isVertical: true)
      ?? context.viewport.height
    guard width > 0, height > 0 else { return [] }
    var inner = context
    inner.transform = Transform.translation(x: x, y: y).then(context.transform)
    let frame = VectorRegion.outline(
      VectorOutline(
        geometry: .rect(Rect(x: 0, y: 0, width: width, height: height)),
        transform: inner.transform
      ),
      isEvenOdd: false
    )
    inner.viewport = Size(width, height)
    if let box = viewBox(of: node) {
      inner.transform = fitting(box, into: Size(width, height), of: node).then(inner.transform)
      inner.viewport = Size(box.width, box.height)
    }
    let nodes = children(of: node, in: inner)
    guard !nodes.isEmpty, !context.style.isOverflowVisible else { return nodes }
    return clipped(nodes, by: frame)
  }

  /// Clips nodes to a region if they extend beyond it.
  func clipped(_ nodes: [VectorNode], by region: VectorRegion) -> [VectorNode] {
    guard let painted = nodes.inkBounds else { return [] }
    if case .outline(let outline, _) = region, case .rect = outline.geometry,
      outline.transform.isAxial,
      let box = region.bounds, box.holds(painted, within: 1e-6 * (box.width + box.height))
    {
      return nodes
    }
    return [.group(VectorGroup(clip: region, children: nodes))]
  }

  // MARK: Uses

  private mutating func use(_ node: Int, in context: SVGContext) -> [VectorNode] {
    guard let address = document.reference(of: node),
      let target = target(address.value, at: address.range)
    else { return [] }
    let range = document.nodes[node].range
    guard !active.contains(target), !isWithin(node, target) else {
      lose("'\(shortened(address.value))' refers to itself", at: address.range)
      return []
    }
    visits += document.nodes[target].end - target
    guard visits <= Self.visitLimit else {
      lose(
        "references repeat more than \(Self.visitLimit) elements; the rest are left out",
        at: range
      )
      return []
    }
    active.append(target)
    defer { active.removeLast() }
    var inner = context
    inner.style = context.style.inherited
    let x = coordinate("x", of: node, in: context, isVertical: false) ?? 0
    let y = coordinate("y", of: node, in: context, isVertical: true) ?? 0
    inner.transform = Transform.translation(x: x, y: y).then(context.transform)
    let width = coordinate("width", of: node, in: context, isVertical: false)
    let height = coordinate("height", of: node, in: context, isVertical: true)
    switch document.nodes[target].name {
    case "symbol":
      let properties = cascade.properties(of: target)
      inner.style = style(properties, of: target, in: inner)
      inner.depth += 1
      let nodes = nested(target, in: inner, size: (width, height))
      return wrapped(nodes, of: target, in: inner)
    case "svg" where width != nil || height != nil:
      let properties = cascade.properties(of: target)
      inner.style = style(properties, of: target, in: inner)
      inner.depth += 1
      return wrapped(nested(target, in: inner, size: (width, height)), of: target, in: inner)
    default: return element(target, in: inner)
    }
  }

  /// Whether an element is another one or lies in it.
  private func isWithin(_ node: Int, _ other: Int) -> Bool {
    node >= other && node < document.nodes[other].end
  }

  // MARK: Numbers

  /// The length of an attribute, or `nil` if it is missing or invalid.
  mutating func coordinate(
    _ name: String,
    of node: Int,
    in context: SVGContext,
    isVertical: Bool?
  ) -> Double? {
    guard let attribute = document.attribute(name, of: node), attribute.value != "auto" else {
      return nil
    }
    guard let length = SVGLength(attribute.value) else {
      lose("'\(shortened(attribute.value))' is not a valid length", at: attribute.range)
      return nil
    }
    let size = context.viewport
    let reference =
      switch isVertical {
      case false?: size.width
      case true?: size.height
      case nil: ((size.width * size.width + size.height * size.height) / 2).squareRoot()
      }
    return length.resolved(fontSize: context.style.fontSize, of: reference)
  }
}
