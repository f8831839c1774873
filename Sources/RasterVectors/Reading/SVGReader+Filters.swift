// Filters: chains that produce shadows and blurs, as written by Figma and others.

import RasterSyntax
import RasterValues

/// The reason why a filter is not imported.
private struct FilterLoss: Error {
  let what: String
  let range: Range<Int>
}

extension SVGReader {
  /// The effects of a filter on nodes, or `nil` if the result is empty.
  ///
  /// A filter with anything other than shadows and blurs is reported and has no effect.
  mutating func filtered(
    _ reference: SVGReference,
    _ nodes: [VectorNode],
    in context: SVGContext
  ) -> [FilterEffect]? {
    guard let node = target(reference.id, at: reference.range) else { return [] }
    guard isElement(node, "filter") else {
      lose("'\(shortened(reference.id))' is not a 'filter' and is left out", at: reference.range)
      return []
    }
    do throws(FilterLoss) {
      let value = try evaluate(filterSource(node), in: context)
      let effects = try effects(value, at: document.nodes[node].range, in: context)
      if let effects, !effects.isEmpty { noteLight(of: effects, node, nodes, in: context) }
      guard let effects, !effects.isEmpty,
        let region = region(of: node, unit: unitBox(of: nodes, in: context), in: context),
        let box = region.bounds, let painted = nodes.inkBounds
      else { return effects }
      var reach = BoundingBox()
      reach.add(painted)
      for effect in effects { effect.reach(of: painted, into: &reach) }
      guard let all = reach.rect, !box.holds(all, within: 0.01 * (all.width + all.height)) else {
        return effects
      }
      return effects + [.clip(region)]
    } catch {
      lose("the filter '\(shortened(reference.id))' is left out: \(error.what)", at: error.range)
      return []
    }
  }

  /// The filter with the primitives: this one, or one that it references.
  private mutating func filterSource(_ node: Int) -> Int {
    var current = node
    for _ in 0..<8 {
      guard
        !document.children(of: current).contains(where: { document.nodes[$0].kind == .element }),
        let address = document.reference(of: current),
        let next = target(address.value, at: address.range), isElement(next, "filter")
      else { break }
      current = next
    }
    return current
  }

  /// Reports blurs in linear light, which differ from the renderer's where colours meet.
  private mutating func noteLight(
    of effects: [FilterEffect],
    _ node: Int,
    _ nodes: [VectorNode],
    in context: SVGContext
  ) {
    var own = context
    own.style = context.style
    guard effects.contains(where: { if case .blur = $0 { true } else { false } }) else { return }
    let style = style(cascade.properties(of: node), of: node, in: own)
    var colors: Set<VectorColor> = []
    guard style.isFilterLinear, nodes.collectColors(into: &colors) else { return }
    let range = document.nodes[node].range
    lose("this blur mixes colours in linear light; it is drawn in sRGB", at: range)
  }

  // MARK: Primitives

  private mutating func evaluate(_ node: Int, in context: SVGContext) throws(FilterLoss)
    -> FilterValue
  {
    if document.attribute("primitiveUnits", of: node)?.value == "objectBoundingBox" {
      let what = "its 'primitiveUnits' are 'objectBoundingBox'"
      throw FilterLoss(what: what, range: document.nodes[node].range)
    }
    var results: [String: FilterValue] = [:]
    var last = FilterValue.source
    for child in document.children(of: node).prefix(256)
    where document.nodes[child].kind == .element {
      guard document.nodes[child].namespace == .svg else { continue }
      let step = FilterStep(node: child, results: results, last: last)
      var own = context
      own.style = style(cascade.properties(of: node), of: node, in: context).inherited
      own.style = style(cascade.properties(of: child), of: child, in: own)
      last = try evaluate(step, own.style)
      if let name = document.attribute("result", of: child)?.value { results[name] = last }
    }
    return last
  }

  private mutating func evaluate(
    _ step: FilterStep,
    _ style: SVGStyle
  ) throws(FilterLoss) -> FilterValue {
    let element = document.nodes[step.node]
    let first = try input("in", step)
    let flood: VectorColor =
      switch style.floodColor {
      case .color(let color): VectorColor.color(color).faded(style.floodOpacity)
      case .current: current(style).faded(style.floodOpacity)
      default: VectorColor.color(.black).faded(style.floodOpacity)
      }
    switch element.name {
    case "feFlood": return flood.alpha == 0 ? .clear : .flood(flood)
    case "feOffset":
      return try changed(first, step) {
        $0.offset = Point($0.offset.x + number("dx", step), $0.offset.y + number("dy", step))
      }
    case "feGaussianBlur":
      let deviation = try deviation(step)
      if case .picture(var picture) = first {
        picture.deviation = hypotenuse(picture.deviation, deviation)
        return .picture(picture)
      }
      return try changed(first, step) { $0.deviation = hypotenuse($0.deviation, deviation) }
    case "feMorphology":
      let radius = number("radius", step)
      let isGrowing = document.attribute("operator", of: step.node)?.value == "dilate"
      return try changed(first, step) { $0.spread += isGrowing ? radius : -radius }
    case "feColorMatrix": return try matrix(first, step, style)
    case "feComposite": return try composite(first, step)
    case "feBlend":
      let mode = document.attribute("mode", of: step.node)?.value ?? "normal"
      let second = try input("in2", step)
      if mode != "normal" {
        if case .clear = second { return first }
        throw FilterLoss(what: "it uses the blend mode '\(mode)'", range: element.range)
      }
      return try merged(first, over: second, step)
    case "feMerge":
      var result = FilterValue.clear
      for child in document.children(of: step.node) where isElement(child, "feMergeNode") {
        let part = FilterStep(node: child, results: step.results, last: step.last)
        result = try merged(try input("in", part), over: result, step)
      }
      return result
    case "feDropShadow":
      guard case .shape(let shape) = first, shape.isPlain else { break }
      let offset = Point(number("dx", step, 2), number("dy", step, 2))
      let shadow = FilteredShape(color: flood, deviation: try deviation(step, 2), offset: offset)
      return try merged(first, over: .shape(shadow), step)
    default: break
    }
    throw FilterLoss(what: "'\(element.name)' is not supported", range: element.range)
  }

  /// An input of a primitive.
  private func input(_ name: String, _ step: FilterStep) throws(FilterLoss) -> FilterValue {
    guard let attribute = document.attribute(name, of: step.node) else { return step.last }
    switch attribute.value {
    case "SourceGraphic": return .source
    case "SourceAlpha": return .shape(FilteredShape(isAlpha: true))
    default: break
    }
    if let value = step.results[attribute.value] { return value }
    // The background is not part of the drawing. Editors reference it where they mean an empty
    // input.
    if attribute.value == "BackgroundImage" || attribute.value == "BackgroundImageFix" {
      return .clear
    }
    throw FilterLoss(
      what: "it has no input '\(shortened(attribute.value))'",
      range: attribute.range
    )
  }

  private func changed(
    _ value: FilterValue,
    _ step: FilterStep,
    by change: (inout FilteredShape) -> Void
  ) throws(FilterLoss) -> FilterValue {
    switch value {
    case .clear: return .clear
    case .shape(var shape):
      change(&shape)
      return .shape(shape)
    default:
      let element = document.nodes[step.node]
      throw FilterLoss(
        what: "'\(element.name)' does not apply to a single shape",
        range: element.range
      )
    }
  }

  private func merged(
    _ top: FilterValue,
    over bottom: FilterValue,
    _ step: FilterStep
  ) throws(FilterLoss) -> FilterValue {
    if let value = FilterValue.merged(top, over: bottom) { return value }
    let element = document.nodes[step.node]
    throw FilterLoss(what: "'\(element.name)' combines more than shadows", range: element.range)
  }

  private func number(_ name: String, _ step: FilterStep, _ standard: Double = 0) -> Double {
    document.attribute(name, of: step.node).flatMap { SVGLength($0.value)?.value } ?? standard
  }

  private func deviation(_ step: FilterStep, _ standard: Double = 0) throws(FilterLoss) -> Double {
    guard let attribute = document.attribute("stdDeviation", of: step.node) else { return standard }
    var scanner = ValueScanner(attribute.value)
    let first = scanner.number() ?? 0
    let second = scanner.number() ?? first
    guard (first - second).magnitude <= 0.05 * max(first, second) else {
      throw FilterLoss(what: "its horizontal and vertical blur differ", range: attribute.range)
    }
    return max((first + second) / 2, 0)
  }

  // MARK: Colours

  private func matrix(
    _ value: FilterValue,
    _ step: FilterStep,
    _ style: SVGStyle
  ) throws(FilterLoss) -> FilterValue {
    let range = document.nodes[step.node].range
    let type = document.attribute("type", of: step.node)?.value ?? "matrix"
    var scanner = ValueScanner(document.attribute("values", of: step.node)?.value ?? "")
    var values: [Double] = []
    while values.count < 20, let value = scanner.number() { values.append(value) }
    guard type == "matrix", values.count == 20, case .shape(var shape) = value else {
      throw FilterLoss(
        what: "'feColorMatrix' does more than set a shadow's colour",
        range: range
      )
    }
    let isConstant = [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 19].allSatisfy {
      values[$0] == 0
    }
    guard isConstant, values[18] > 0 else {
      throw FilterLoss(
        what: "'feColorMatrix' does more than set a shadow's colour",
        range: range
      )
    }
    func component(_ value: Double) -> Double {
      let value = max(min(value, 1), 0)
      return style.isFilterLinear ? Color.encoded(value) : value
    }
    let color = Color(
      red: component(values[4]),
      green: component(values[9]),
      blue: component(values[14]),
      alpha: min(values[18], 1)
    )
    shape.color = .color(color)
    // A factor above 1 hardens the shape, which only changes its edges.
    if values[18] > 1 {
      shape.color = nil
      shape.isAlpha = true
    }
    return .shape(shape)
  }

  private func composite(_ first: FilterValue, _ step: FilterStep) throws(FilterLoss) -> FilterValue
  {
    let second = try input("in2", step)
    let element = document.nodes[step.node]
    let mode = document.attribute("operator", of: step.node)?.value ?? "over"
    switch (mode, first, second) {
    case ("over", _, _): return try merged(first, over: second, step)
    case ("in", .flood(let color), .shape(var shape)):
      shape.color = color.faded(shape.color?.alpha ?? 1)
      return .shape(shape)
    case ("out", .shape(let shape), .shape(let other))
    where other.offset == .zero && other.deviation == 0:
      // The shape covers the area below it.
      return .shape(shape)
    case ("out", .flood(let color), .shape(var shape)):
      shape.color = color
      shape.isInner = true
      return .shape(shape)
    case ("in", .shape(let shape), .shape(let other))
    where shape.isInner && other.offset == .zero && other.deviation == 0:
      return .shape(shape)
    case ("arithmetic", .shape(var shape), .shape(let other))
    where other.offset == .zero && other.deviation == 0 && number("k1", step) == 0
      && number("k2", step) == -1 && number("k3", step) == 1 && number("k4", step) == 0:
      shape.isInner = true
      return .shape(shape)
    default:
      throw FilterLoss(what: "'feComposite' does more than create a shadow", range: element.range)
    }
  }

  // MARK: Results

  /// The effects of a value on a group, or `nil` if it is empty.
  private mutating func effects(
    _ value: FilterValue,
    at range: Range<Int>,
    in context: SVGContext
  ) throws(FilterLoss) -> [FilterEffect]? {
    let matrix = context.transform
    func shadow(_ shape: FilteredShape) -> VectorShadow {
      let offset = shape.offset
      return VectorShadow(
        color: shape.color ?? .color(.black),
        blur: 2 * shape.deviation * matrix.scale,
        // The area around a shape grows when the shape shrinks.
        spread: (shape.isInner ? -shape.spread : shape.spread) * matrix.scale,
        offset: Point(
          matrix.a * offset.x + matrix.c * offset.y,
          matrix.b * offset.x + matrix.d * offset.y
        ),
        isInner: shape.isInner
      )
    }
    if !matrix.isSimilarity {
      lose("a filter is scaled unevenly, but its blurs are not", at: range)
    }
    switch value {
    case .clear: return nil
    case .flood: throw FilterLoss(what: "it fills a rectangle", range: range)
    case .shape(let shape):
      if shape.isPlain { return [] }
      guard shape.color == nil, !shape.isAlpha else {
        return [.shadows([shadow(shape)], isAlone: true)]
      }
      guard shape.offset == .zero, shape.spread == 0, !shape.isInner else {
        throw FilterLoss(what: "it moves or resizes the drawing", range: range)
      }
      return [.blur(2 * shape.deviation * matrix.scale)]
    case .picture(let picture):
      let shadows = picture.below.reversed().map(shadow) + picture.inside.reversed().map(shadow)
      let all: [FilterEffect] = [.shadows(shadows, isAlone: !picture.hasSource)]
      return picture.deviation > 0 ? all + [.blur(2 * picture.deviation * matrix.scale)] : all
    }
  }
}

/// A filter primitive with the results before it.
struct FilterStep {
  let node: Int
  let results: [String: FilterValue]
  let last: FilterValue
}

private func hypotenuse(_ first: Double, _ second: Double) -> Double {
  first == 0 ? second : second == 0 ? first : (first * first + second * second).squareRoot()
}

extension FilterEffect {
  /// Adds the painted bounds of the shape; a blur reaches two standard deviations.
  func reach(of bounds: Rect, into box: inout BoundingBox) {
    func add(_ offset: Point, _ length: Double) {
      box.add(
        Rect(
          x: bounds.x + offset.x - length,
          y: bounds.y + offset.y - length,
          width: bounds.width + 2 * length,
          height: bounds.height + 2 * length
        )
      )
    }
    switch self {
    case .blur(let blur): add(.zero, blur)
    case .shadows(let shadows, _):
      for shadow in shadows where !shadow.isInner {
        add(shadow.offset, shadow.blur + max(0, shadow.spread))
      }
    case .clip: break
    }
  }
}

extension [VectorNode] {
  /// Collects the colours of nodes; returns whether there are several.
  fileprivate func collectColors(into colors: inout Set<VectorColor>) -> Bool {
    for node in self {
      switch node {
      case .group(let group): if group.children.collectColors(into: &colors) { return true }
      case .shape(let shape):
        for paint in [shape.fill, shape.stroke?.paint] {
          switch paint {
          case .color(let color)?:
            colors.insert(color.faded(color.alpha == 0 ? 1 : 1 / color.alpha))
          case .gradient?: return true
          case nil: break
          }
        }
      }
    }
    return colors.count > 1
  }
}
