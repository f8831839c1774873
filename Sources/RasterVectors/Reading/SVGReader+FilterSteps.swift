// The steps of filters: chains that produce shadows and blurs, as design tools write them.

import RasterSyntax
import RasterValues

/// A filter primitive with the results before it.
struct FilterStep {
  let node: Int
  let results: [String: FilterValue]
  let last: FilterValue
}

extension SVGReader {
  /// The value of a filter.
  mutating func evaluate(
    _ run: inout FilterRun,
    in context: SVGContext
  ) throws(FilterLoss) -> FilterValue {
    let steps = filterSteps(run.node)
    let range = document.nodes[run.node].range
    guard !steps.isEmpty else { return .clear }
    guard steps.count <= 256 else {
      throw FilterLoss(what: "it has more than 256 steps", range: range)
    }
    if document.attribute("primitiveUnits", of: run.node)?.value == "objectBoundingBox" {
      throw FilterLoss(what: "its 'primitiveUnits' are 'objectBoundingBox'", range: range)
    }
    var filter = placed(run.node, viewport: context.viewport)
    filter.style = style(of: run.node, in: filter)
    filter = filter.forChildren
    var results: [String: FilterValue] = [:]
    var last = FilterValue.source
    for child in steps {
      let step = FilterStep(node: child, results: results, last: last)
      var own = filter
      own.style = style(of: child, in: filter)
      own.transform = context.transform
      last = try evaluate(step, &run, in: own)
      last = try limited(last, step, &run, isLast: child == steps.last, in: own)
      if let name = document.attribute("result", of: child)?.value { results[name] = last }
    }
    return last
  }

  /// A value in the region of its step, which is only supported for floods and for the last step.
  private mutating func limited(
    _ value: FilterValue,
    _ step: FilterStep,
    _ run: inout FilterRun,
    isLast: Bool,
    in context: SVGContext
  ) throws(FilterLoss) -> FilterValue {
    let names = ["x", "y", "width", "height"].filter {
      document.attribute($0, of: step.node) != nil
    }
    guard !names.isEmpty, let inverse = context.transform.inverse else { return value }
    guard context.transform.isAxial,
      let whole = Path.rect(run.box).transformed(by: inverse).tightBounds
    else {
      throw FilterLoss(what: "a step has its own region", range: document.nodes[step.node].range)
    }
    let rect = Rect(
      x: coordinate("x", of: step.node, in: context, isVertical: false) ?? whole.x,
      y: coordinate("y", of: step.node, in: context, isVertical: true) ?? whole.y,
      width: coordinate("width", of: step.node, in: context, isVertical: false) ?? whole.width,
      height: coordinate("height", of: step.node, in: context, isVertical: true) ?? whole.height
    )
    if case .flood(let color, _) = value {
      guard rect.width > 0, rect.height > 0, let seen = rect.overlap(with: whole) else {
        return .clear
      }
      return .flood(color, seen)
    }
    if rect.holds(whole, within: 1e-6 * (whole.width + whole.height)) { return value }
    guard isLast else {
      throw FilterLoss(what: "a step has its own region", range: document.nodes[step.node].range)
    }
    guard rect.width > 0, rect.height > 0 else { return .clear }
    let outline = VectorOutline(geometry: .rect(rect), transform: context.transform)
    run.lastRegion = .outline(outline, isEvenOdd: false)
    return value
  }

  private mutating func evaluate(
    _ step: FilterStep,
    _ run: inout FilterRun,
    in context: SVGContext
  ) throws(FilterLoss) -> FilterValue {
    let element = document.nodes[step.node]
    let style = context.style
    let first = try input("in", step)
    let flood: VectorColor =
      switch style.floodColor {
      case .color(let color): VectorColor.color(color).faded(style.floodOpacity)
      case .current: current(style).faded(style.floodOpacity)
      default: VectorColor.color(.black).faded(style.floodOpacity)
      }
    if case .shape(let shape) = first, element.name != "feMerge" {
      if ["feOffset", "feGaussianBlur", "feMorphology", "feDropShadow"].contains(element.name) {
        run.meet(shape, context.transform)
      }
    }
    switch element.name {
    case "feFlood": return flood.alpha == 0 ? .clear : .flood(flood, nil)
    case "feOffset":
      let (dx, dy) = (try number("dx", step), try number("dy", step))
      if case .flood(let color, let rect?) = first {
        return .flood(
          color,
          Rect(x: rect.x + dx, y: rect.y + dy, width: rect.width, height: rect.height)
        )
      }
      return try changed(first, step) { $0.offset = Point($0.offset.x + dx, $0.offset.y + dy) }
    case "feGaussianBlur":
      let deviation = try deviation(step)
      if case .picture(var picture) = first {
        picture.deviation = hypotenuse(picture.deviation, deviation)
        return .picture(picture)
      }
      return try changed(first, step) { $0.deviation = hypotenuse($0.deviation, deviation) }
    case "feMorphology":
      let radius = try radius(step)
      let isGrowing = document.attribute("operator", of: step.node)?.value == "dilate"
      return try changed(first, step) { $0.spread += isGrowing ? radius : -radius }
    case "feColorMatrix": return try matrix(first, step, style)
    case "feComposite": return try composite(first, step)
    case "feBlend":
      let mode = document.attribute("mode", of: step.node)?.value ?? "normal"
      let second = try input("in2", step)
      if mode != "normal" {
        if case .clear = second { return first }
        throw FilterLoss(what: "it uses the blend mode '\(shortened(mode))'", range: element.range)
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
      let offset = Point(try number("dx", step, 2), try number("dy", step, 2))
      let shadow = FilteredShape(color: flood, deviation: try deviation(step, 2), offset: offset)
      return try merged(first, over: .shape(shadow), step)
    default: break
    }
    throw FilterLoss(what: "'\(element.name)' is not supported", range: element.range)
  }

  /// An input of a primitive.
  private mutating func input(_ name: String, _ step: FilterStep) throws(FilterLoss) -> FilterValue
  {
    guard let attribute = document.attribute(name, of: step.node) else { return step.last }
    switch attribute.value {
    case "SourceGraphic": return .source
    case "SourceAlpha": return .shape(FilteredShape(isAlpha: true))
    default: break
    }
    if let value = step.results[attribute.value] { return value }
    // The background is not part of the drawing.
    if attribute.value == "BackgroundImage" || attribute.value == "BackgroundImageFix" {
      lose("the background is not an input of a filter", at: attribute.range)
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

  private func number(
    _ name: String,
    _ step: FilterStep,
    _ standard: Double = 0
  ) throws(FilterLoss) -> Double {
    guard let attribute = document.attribute(name, of: step.node) else { return standard }
    guard attribute.value.utf8.last != UInt8(ascii: "%"),
      let value = SVGLength.number(attribute.value)
    else {
      throw FilterLoss(
        what: "'\(shortened(attribute.value))' is not a number",
        range: attribute.range
      )
    }
    return value
  }

  /// One number, or two that are almost equal.
  private func evenNumber(
    _ name: String,
    _ step: FilterStep,
    _ standard: Double
  ) throws(FilterLoss) -> Double {
    guard let attribute = document.attribute(name, of: step.node) else { return standard }
    var scanner = ValueScanner(attribute.value)
    guard let first = scanner.number() else {
      throw FilterLoss(
        what: "'\(shortened(attribute.value))' is not a number",
        range: attribute.range
      )
    }
    let second = scanner.number() ?? first
    scanner.skipSpace()
    guard scanner.isAtEnd, first >= 0, second >= 0 else {
      throw FilterLoss(
        what: "'\(shortened(attribute.value))' is not a valid '\(name)'",
        range: attribute.range
      )
    }
    guard (first - second).magnitude <= 0.05 * max(first, second) else {
      let what =
        name == "radius"
        ? "its horizontal and vertical radii differ" : "its horizontal and vertical blur differ"
      throw FilterLoss(what: what, range: attribute.range)
    }
    return (first + second) / 2
  }

  private func deviation(_ step: FilterStep, _ standard: Double = 0) throws(FilterLoss) -> Double {
    try evenNumber("stdDeviation", step, standard)
  }

  private func radius(_ step: FilterStep) throws(FilterLoss) -> Double {
    let radius = try evenNumber("radius", step, 0)
    guard radius > 0 else {
      throw FilterLoss(what: "its radius is 0", range: document.nodes[step.node].range)
    }
    return radius
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
    // A large factor makes the shape opaque; other factors above 1 change translucent parts.
    if values[18] > 1 {
      guard values[18] >= 16, shape.deviation == 0 else {
        throw FilterLoss(what: "'feColorMatrix' makes its input more opaque", range: range)
      }
      shape.isHard = true
      shape.isAlpha = true
      if color.red == 0, color.green == 0, color.blue == 0 { shape.color = nil }
    }
    return .shape(shape)
  }

  private mutating func composite(_ first: FilterValue, _ step: FilterStep) throws(FilterLoss)
    -> FilterValue
  {
    let second = try input("in2", step)
    let element = document.nodes[step.node]
    let mode = document.attribute("operator", of: step.node)?.value ?? "over"
    switch (mode, first, second) {
    case ("over", _, _): return try merged(first, over: second, step)
    case ("in", .flood(let color, nil), .shape(var shape)):
      shape.color = color.faded(shape.color?.alpha ?? 1)
      return .shape(shape)
    case ("out", .shape(var shape), .shape(let other)) where other.isInPlace && !other.isInner:
      shape.cutout = other.isHard ? .silhouette : .source
      return .shape(shape)
    case ("out", .flood(let color, nil), .shape(var shape)) where !shape.isInner:
      (shape.color, shape.isInner, shape.isOpen) = (color, true, true)
      return .shape(shape)
    case ("in", .shape(var shape), .shape(let other)) where shape.isInner && other.isInPlace:
      shape.isOpen = false
      return .shape(shape)
    case ("arithmetic", .shape(var shape), .shape(let other)) where other.isInPlace:
      let factors = [
        try number("k1", step), try number("k2", step), try number("k3", step),
        try number("k4", step),
      ]
      guard factors == [0, -1, 1, 0] else { break }
      shape.isInner = true
      return .shape(shape)
    default: break
    }
    throw FilterLoss(what: "'feComposite' does more than create a shadow", range: element.range)
  }
}

private func hypotenuse(_ first: Double, _ second: Double) -> Double {
  first == 0 ? second : second == 0 ? first : (first * first + second * second).squareRoot()
}
