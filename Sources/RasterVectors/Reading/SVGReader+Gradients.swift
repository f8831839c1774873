// Gradients, including inherited attributes and stops.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// The paint of a gradient.
  ///
  /// `nil` if the element is not a gradient, and an inner `nil` if the gradient paints nothing.
  mutating func gradient(
    _ node: Int,
    of outline: VectorOutline,
    in context: SVGContext
  ) -> VectorPaint?? {
    let isLinear = isElement(node, "linearGradient")
    let range = document.nodes[node].range
    guard isLinear || isElement(node, "radialGradient") else { return nil }
    let chain = gradientChain(node)
    for node in chain { review(node) }
    let stops = stops(chain)
    guard let last = stops.last else { return .some(nil) }
    let isBoxed = value("gradientUnits", chain)?.value != "userSpaceOnUse"
    let box = outline.geometry.box
    // A flat shape has no box, and then even a single colour paints nothing.
    if isBoxed, !(box.map { $0.width > 0 && $0.height > 0 } ?? false) { return .some(nil) }
    guard stops.count > 1 else { return .some(.color(last.color)) }
    let style = referenced(chain[0], from: context).style
    if style.isLinear { lose("a gradient in linear light is drawn in sRGB", at: range) }
    guard var transform = gradientTransform(chain, style) else { return .some(nil) }
    var viewport = context.viewport
    if isBoxed, let box {
      transform = transform.then(
        Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y)
      )
      viewport = Size(1, 1)
    }
    let kind = kind(chain, isLinear: isLinear, of: viewport, style)
    if case .radial(let focus, _, let center, let radius) = kind {
      let (x, y) = (focus.x - center.x, focus.y - center.y)
      if radius < 0 { lose("the radius of a gradient is negative", at: range) }
      if radius > 0, (x * x + y * y).squareRoot() >= radius {
        lose("the focus of a gradient lies outside its circle, where renderers differ", at: range)
      }
    }
    guard transform.inverse != nil else {
      lose("the transform of a gradient flattens it, and it is left out", at: range)
      return .some(nil)
    }
    if kind.isPoint { return .some(.color(last.color)) }
    let spread: Spread =
      switch spreadMethod(chain) {
      case "reflect": .reflect
      case "repeat": .repeat
      default: .pad
      }
    return .some(
      .gradient(VectorGradient(kind: kind, stops: stops, spread: spread, transform: transform))
    )
  }

  /// The transform of a gradient about its origin, or `nil` if it is not valid, which is reported.
  private mutating func gradientTransform(_ chain: [Int], _ style: SVGStyle) -> Transform? {
    guard let text = value("gradientTransform", chain) else { return .identity }
    guard let own = Transform(svg: text.value) else {
      lose("'\(shortened(text.value))' is not a valid transform", at: text.range)
      return nil
    }
    guard let origin = style.transformOrigin else { return own }
    if origin.share != .zero {
      lose("a 'transform-origin' in percent of a gradient is left out", at: text.range)
    }
    let (x, y) = (origin.distance.x, origin.distance.y)
    return Transform.translation(x: -x, y: -y).then(own).then(.translation(x: x, y: y))
  }

  private mutating func spreadMethod(_ chain: [Int]) -> String {
    guard let attribute = value("spreadMethod", chain) else { return "pad" }
    if !["pad", "reflect", "repeat"].contains(attribute.value) {
      lose("'\(shortened(attribute.value))' is not a valid spread method", at: attribute.range)
    }
    return attribute.value
  }

  /// The geometry of a gradient, from the gradients of its kind.
  private mutating func kind(
    _ chain: [Int],
    isLinear: Bool,
    of viewport: Size,
    _ style: SVGStyle
  ) -> VectorGradient.Kind {
    let element = isLinear ? "linearGradient" : "radialGradient"
    let chain = chain.filter { isElement($0, element) }
    var invalid: [XMLDocument.Attribute] = []
    defer {
      for attribute in invalid {
        lose("'\(shortened(attribute.value))' is not a valid length", at: attribute.range)
      }
    }
    func number(_ name: String, _ standard: Double, of whole: Double) -> Double {
      guard let attribute = value(name, chain) else { return standard * whole }
      guard let length = SVGLength(attribute.value) else {
        invalid.append(attribute)
        return standard * whole
      }
      return length.resolved(in: style, of: whole)
    }
    let (width, height) = (viewport.width, viewport.height)
    if isLinear {
      return .linear(
        from: Point(number("x1", 0, of: width), number("y1", 0, of: height)),
        to: Point(number("x2", 1, of: width), number("y2", 0, of: height))
      )
    }
    let side = ((width * width + height * height) / 2).squareRoot()
    let center = Point(number("cx", 0.5, of: width), number("cy", 0.5, of: height))
    return .radial(
      focus: Point(
        value("fx", chain) == nil ? center.x : number("fx", 0.5, of: width),
        value("fy", chain) == nil ? center.y : number("fy", 0.5, of: height)
      ),
      focusRadius: number("fr", 0, of: side),
      center: center,
      radius: number("r", 0.5, of: side)
    )
  }

  /// A gradient, followed by the gradients that it references in turn.
  private mutating func gradientChain(_ node: Int) -> [Int] {
    var chain = [node]
    while let last = chain.last, let address = document.reference(of: last) {
      guard let next = target(address.value, at: address.range), !chain.contains(next),
        isElement(next, "linearGradient") || isElement(next, "radialGradient")
      else { break }
      guard chain.count < 32 else {
        lose("a gradient refers to more than 31 others; the rest are left out", at: address.range)
        break
      }
      chain.append(next)
    }
    return chain
  }

  /// The first attribute with this name in a chain.
  func value(_ name: String, _ chain: [Int]) -> XMLDocument.Attribute? {
    for node in chain { if let attribute = document.attribute(name, of: node) { return attribute } }
    return nil
  }

  /// The stops of the first gradient in a chain that has any, in ascending order.
  private mutating func stops(_ chain: [Int]) -> [VectorGradient.Stop] {
    for node in chain {
      let children = document.children(of: node).filter {
        document.nodes[$0].kind == .element && document.nodes[$0].namespace == .svg
      }
      for child in children where !["stop", "title", "desc"].contains(document.nodes[child].name) {
        lose(
          "'\(document.nodes[child].name)' in a gradient is left out",
          at: document.nodes[child].range
        )
      }
      let own = children.filter { isElement($0, "stop") }
      guard !own.isEmpty else { continue }
      if own.count > 1_000 {
        lose("a gradient with more than 1,000 stops loses the rest", at: document.nodes[node].range)
      }
      var result: [VectorGradient.Stop] = []
      for child in own.prefix(1_000) {
        let offset = offset(of: child)
        result.append(stop(child, at: max(min(max(offset, 0), 1), result.last?.offset ?? 0)))
      }
      return result
    }
    return []
  }

  private mutating func offset(of node: Int) -> Double {
    for child in document.children(of: node) where document.nodes[child].kind == .element {
      let element = document.nodes[child]
      lose("'\(element.name)' in a stop is left out", at: element.range)
    }
    guard let attribute = document.attribute("offset", of: node) else { return 0 }
    guard let offset = SVGLength.number(attribute.value) else {
      lose("'\(shortened(attribute.value))' is not a valid offset", at: attribute.range)
      return 0
    }
    return offset
  }

  private mutating func stop(_ node: Int, at offset: Double) -> VectorGradient.Stop {
    let style = style(of: node, in: placed(node, viewport: Size(1, 1)))
    let color: VectorColor =
      switch style.stopColor {
      case .color(let color): .color(color)
      case .current: current(style)
      default: .color(.black)
      }
    return .init(offset: offset, color: color.faded(style.stopOpacity))
  }
}

extension VectorGradient.Kind {
  /// Whether the gradient has no extent, so that its last colour fills everything.
  var isPoint: Bool {
    switch self {
    case .linear(let from, let to): from == to
    case .radial(_, _, _, let radius): radius <= 0
    case .sweep: false
    }
  }
}
