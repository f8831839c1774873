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
    _ style: SVGStyle
  ) -> VectorPaint?? {
    let isLinear = isElement(node, "linearGradient")
    guard isLinear || isElement(node, "radialGradient") else { return nil }
    let chain = gradientChain(node)
    let stops = stops(chain, style)
    guard let last = stops.last else { return .some(nil) }
    guard stops.count > 1 else { return .some(.color(last.color)) }
    let isBoxed = value("gradientUnits", chain)?.value != "userSpaceOnUse"
    var transform = Transform.identity
    if let text = value("gradientTransform", chain) {
      guard let own = Transform(svg: text.value) else {
        lose("'\(shortened(text.value))' is not a valid transform", at: text.range)
        return .some(nil)
      }
      transform = own
    }
    var viewport = Size(100, 100)
    if isBoxed {
      guard let box = outline.geometry.path.tightBounds, box.width > 0, box.height > 0 else {
        return .some(nil)
      }
      transform = transform.then(
        Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y)
      )
      viewport = Size(1, 1)
    } else if let box = viewBox(of: 0) {
      viewport = Size(box.width, box.height)
    }
    let kind = kind(chain, isLinear: isLinear, of: viewport, style)
    if kind.isPoint || transform.inverse == nil { return .some(.color(last.color)) }
    let spread: Spread =
      switch value("spreadMethod", chain)?.value {
      case "reflect": .reflect
      case "repeat": .repeat
      default: .pad
      }
    return .some(
      .gradient(VectorGradient(kind: kind, stops: stops, spread: spread, transform: transform))
    )
  }

  /// The geometry of a gradient.
  private func kind(
    _ chain: [Int],
    isLinear: Bool,
    of viewport: Size,
    _ style: SVGStyle
  ) -> VectorGradient.Kind {
    func number(_ name: String, _ standard: Double, of whole: Double) -> Double {
      guard let attribute = value(name, chain), let length = SVGLength(attribute.value) else {
        return standard * whole
      }
      return length.resolved(fontSize: style.fontSize, of: whole)
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
    while chain.count < 32, let last = chain.last, let address = document.reference(of: last) {
      guard let next = target(address.value, at: address.range), !chain.contains(next),
        isElement(next, "linearGradient") || isElement(next, "radialGradient")
      else { break }
      chain.append(next)
    }
    return chain
  }

  /// The first attribute with this name in a chain.
  private func value(_ name: String, _ chain: [Int]) -> XMLDocument.Attribute? {
    for node in chain { if let attribute = document.attribute(name, of: node) { return attribute } }
    return nil
  }

  /// The stops of the first gradient in a chain that has any, in ascending order.
  private mutating func stops(_ chain: [Int], _ style: SVGStyle) -> [VectorGradient.Stop] {
    for node in chain {
      let children = document.children(of: node).filter { isElement($0, "stop") }
      guard !children.isEmpty else { continue }
      var result: [VectorGradient.Stop] = []
      var context = SVGContext(viewport: Size(1, 1))
      context.style.color = style.color
      // A gradient can set its own value for `currentColor`.
      context.style = self.style(cascade.properties(of: node), of: node, in: context).inherited
      for child in children.prefix(1_000) {
        let own = self.style(cascade.properties(of: child), of: child, in: context)
        var offset = 0.0
        if let attribute = document.attribute("offset", of: child) {
          if let length = SVGLength(attribute.value) {
            offset = length.unit == .percent ? length.value / 100 : length.value
          } else {
            lose("'\(shortened(attribute.value))' is not a valid offset", at: attribute.range)
          }
        }
        offset = max(min(max(offset, 0), 1), result.last?.offset ?? 0)
        let color: VectorColor =
          switch own.stopColor {
          case .color(let color): .color(color)
          case .current: current(own)
          default: .color(.black)
          }
        result.append(.init(offset: offset, color: color.faded(own.stopOpacity)))
      }
      return result
    }
    return []
  }
}

extension VectorGradient.Kind {
  /// Whether the gradient has no extent, so that its last colour fills everything.
  var isPoint: Bool {
    switch self {
    case .linear(let from, let to): from == to
    case .radial(_, _, _, let radius): radius <= 0
    }
  }
}
