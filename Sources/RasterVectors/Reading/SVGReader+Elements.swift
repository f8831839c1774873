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
    guard !Self.undrawn.contains(element.name), isRendered(node) else { return [] }
    guard isRead(node) else { return [] }
    let style = style(of: node, in: context)
    guard style.isDisplayed else { return [] }
    var inner = context
    inner.style = style
    inner.depth += 1
    inner.transform = transform(of: node, style, in: context)
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

  /// Elements that draw nothing at their own position.
  private static let undrawn: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "filter", "pattern",
    "marker", "style", "title", "desc", "metadata", "view", "stop",
  ]

  /// Whether an element that draws is read; reports others.
  private mutating func isRead(_ node: Int) -> Bool {
    let element = document.nodes[node]
    if !isForSource, element.name == "text" || element.name == "image" {
      let reason =
        element.name == "text"
        ? "convert text to outlines" : "images are not supported here"
      lose("'\(element.name)' is left out; \(reason)", at: element.range)
      return false
    }
    switch SVGFeatureIndex.shared.element(element.name)?.treatment {
    case .read?:
      let isPart = element.name == "tspan" || element.name.utf8.starts(with: "fe".utf8)
      if isPart { lose("'\(element.name)' has no effect here", at: element.range) }
      return !isPart
    case .harmless?: return false
    case .reported(let reason)?: lose("'\(element.name)' \(reason)", at: element.range)
    case nil:
      lose(
        "'\(shortened(element.name))' is not a known element and is left out",
        at: element.range
      )
    }
    return false
  }

  /// Whether the conditional attributes of an element are met: the language is English, and no
  /// extensions are available.
  func isRendered(_ node: Int) -> Bool {
    if document.attribute("requiredExtensions", of: node) != nil { return false }
    guard let languages = document.attribute("systemLanguage", of: node)?.value else { return true }
    return languages.utf8.split(separator: UInt8(ascii: ",")).contains { part in
      let tag = lowercased(trimmed(String(decoding: Array(part), as: UTF8.self)))
      return tag == "en" || tag.utf8.starts(with: "en-".utf8)
    }
  }

  // MARK: Transforms

  /// The transform from an element's coordinates to the drawing's.
  mutating func transform(
    of node: Int,
    _ style: SVGStyle,
    in context: SVGContext
  ) -> Transform {
    var result = context.transform
    if let property = style.transform,
      let own = Transform(svg: property.value, isAttribute: property.isAttribute)
    {
      let origin = own == .identity ? .zero : self.origin(of: node, style, in: context)
      let moved = Transform.translation(x: -origin.x, y: -origin.y).then(own)
      result = moved.then(.translation(x: origin.x, y: origin.y)).then(result)
    }
    guard isElement(node, "use") else { return result }
    let x = coordinate("x", of: node, style, in: context, isVertical: false) ?? 0
    let y = coordinate("y", of: node, style, in: context, isVertical: true) ?? 0
    return Transform.translation(x: x, y: y).then(result)
  }

  /// The point about which an element is transformed, in the coordinates of its parent.
  private mutating func origin(of node: Int, _ style: SVGStyle, in context: SVGContext) -> Point {
    var box = Rect(x: 0, y: 0, width: context.viewport.width, height: context.viewport.height)
    let range = document.nodes[node].range
    if style.transformBox == .stroke {
      lose("a transform with the box of the stroke uses the box of the fill", at: range)
    }
    if style.transformBox != .view {
      // Draw the element without its transform to find its box; the cost counts as a repetition.
      visits += document.nodes[node].end - node
      guard visits <= Self.visitLimit, let own = untransformedBox(of: node, style, in: context)
      else {
        lose("this element has no box for its 'transform-box'", at: range)
        return .zero
      }
      box = own
    }
    let origin = style.transformOrigin ?? SVGOrigin(share: .zero, distance: .zero)
    return Point(
      box.x + origin.share.x * box.width + origin.distance.x,
      box.y + origin.share.y * box.height + origin.distance.y
    )
  }

  private mutating func untransformedBox(
    of node: Int,
    _ style: SVGStyle,
    in context: SVGContext
  ) -> Rect? {
    var inner = SVGContext(viewport: context.viewport)
    inner.style = style
    inner.style.transform = nil
    inner.depth = context.depth + 1
    let nodes: [VectorNode]
    switch document.nodes[node].name {
    case "g", "a": nodes = children(of: node, in: inner)
    case "switch": nodes = firstChild(of: node, in: inner)
    case "svg": nodes = nested(node, in: inner)
    case "use": nodes = use(node, in: inner)
    default: nodes = shape(node, in: inner)
    }
    return nodes.bounds(in: .identity)
  }

  // MARK: Groups

  private mutating func children(of node: Int, in context: SVGContext) -> [VectorNode] {
    let inner = context.forChildren
    var result: [VectorNode] = []
    for child in document.children(of: node) { result += element(child, in: inner) }
    return result
  }

  /// The first child whose conditional attributes are met.
  private mutating func firstChild(of node: Int, in context: SVGContext) -> [VectorNode] {
    let inner = context.forChildren
    for child in document.children(of: node) where document.nodes[child].kind == .element {
      let element = document.nodes[child]
      guard isRendered(child), element.namespace == .svg, element.name != "foreignObject",
        !["title", "desc", "metadata"].contains(element.name)
      else { continue }
      return self.element(child, in: inner)
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
    guard !nodes.isEmpty, !(context.style.isOverflowVisible ?? false) else { return nodes }
    return clipped(nodes, by: frame)
  }

  /// Clips nodes to a region if they extend beyond it.
  ///
  /// The clip of a viewport isolates nothing: blend modes inside it see the drawing below.
  func clipped(_ nodes: [VectorNode], by region: VectorRegion) -> [VectorNode] {
    guard let painted = nodes.inkBounds else { return [] }
    if case .outline(let outline, _) = region, case .rect = outline.geometry,
      outline.transform.isAxial,
      let box = region.bounds, box.holds(painted, within: 1e-6 * (box.width + box.height))
    {
      return nodes
    }
    return nodes.clipped(by: region)
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
    var inner = context.forChildren
    let width = coordinate("width", of: node, in: context, isVertical: false)
    let height = coordinate("height", of: node, in: context, isVertical: true)
    let isSymbol = isElement(target, "symbol")
    guard isSymbol || (isElement(target, "svg") && (width != nil || height != nil)) else {
      return element(target, in: inner)
    }
    guard isRendered(target) else { return [] }
    inner.style = style(of: target, in: inner)
    guard inner.style.isDisplayed || isSymbol else { return [] }
    inner.depth += 1
    if isSymbol, let transform = inner.style.transform {
      lose("the transform of a symbol applies, which older renderers ignore", at: transform.range)
    }
    inner.transform = transform(of: target, inner.style, in: inner)
    return wrapped(nested(target, in: inner, size: (width, height)), of: target, in: inner)
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
    _ style: SVGStyle? = nil,
    in context: SVGContext,
    isVertical: Bool?
  ) -> Double? {
    let style = style ?? context.style
    let attribute = document.attribute(name, of: node).map {
      SVGProperty(value: $0.value, range: $0.range, isAttribute: true)
    }
    let own = Self.hasGeometry(document.nodes[node].name, name) ? style.geometry[name] : nil
    guard let property = own ?? attribute, lowercased(property.value) != "auto" else { return nil }
    guard let length = SVGLength(property.value) else {
      lose("'\(shortened(property.value))' is not a valid length", at: property.range)
      return nil
    }
    reviewUnits(of: property)
    let size = context.viewport
    let reference =
      switch isVertical {
      case false?: size.width
      case true?: size.height
      case nil: ((size.width * size.width + size.height * size.height) / 2).squareRoot()
      }
    return length.resolved(in: style, of: reference)
  }

  /// Whether the geometry of an element can be set by properties.
  private static func hasGeometry(_ element: String, _ name: String) -> Bool {
    switch element {
    case "rect", "svg", "image", "use", "foreignObject", "symbol":
      !["cx", "cy", "r"].contains(name) && (element == "rect" || (name != "rx" && name != "ry"))
    case "circle": ["cx", "cy", "r"].contains(name)
    case "ellipse": ["cx", "cy", "rx", "ry"].contains(name)
    default: false
    }
  }
}
