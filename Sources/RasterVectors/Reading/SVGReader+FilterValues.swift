// The numbers of filter steps.

import RasterSyntax
import RasterValues

extension SVGReader {
  /// The colour of a flood.
  mutating func flood(_ style: SVGStyle) -> VectorColor {
    switch style.floodColor {
    case .color(let color): VectorColor.color(color).faded(style.floodOpacity)
    case .current: VectorColor.color(style.color).faded(style.floodOpacity)
    default: VectorColor.color(.black).faded(style.floodOpacity)
    }
  }

  func components(_ color: VectorColor, at place: FilterPlace) throws(FilterLoss) -> [Double] {
    guard case .color(let color) = color else {
      throw FilterLoss(what: "its colour is a tint", range: document.nodes[place.node].range)
    }
    return [color.red, color.green, color.blue, color.alpha]
  }

  /// The standard deviations of a blur; invalid ones mean no blur.
  func deviations(
    _ place: FilterPlace,
    _ graph: FilterGraph,
    _ standard: Double
  ) throws(FilterLoss) -> [Double] {
    if let edge = document.attribute("edgeMode", of: place.node),
      ["duplicate", "wrap"].contains(edge.value)
    {
      throw FilterLoss(what: "its edge mode is '\(edge.value)'", range: edge.range)
    }
    var x = standard
    var y = standard
    if document.attribute("stdDeviation", of: place.node) != nil {
      let values = numbers("stdDeviation", place)
      x = values.first ?? 0
      y = values.count > 1 ? values[1] : x
      if x < 0 || y < 0 || values.count > 2 { (x, y) = (0, 0) }
    }
    let lengths = graph.lengths(x, y)
    return [lengths.0, lengths.1]
  }

  /// The radii of a morphology, or `nil` if it has no effect.
  func radii(_ place: FilterPlace) -> Point? {
    let values = numbers("radius", place)
    guard let x = values.first, values.count <= 2 else { return nil }
    let y = values.count > 1 ? values[1] : x
    guard x >= 0, y >= 0, x > 0 || y > 0 else { return nil }
    // Renderers read one radius of 0 as 1.
    return Point(x == 0 ? 1 : x, y == 0 ? 1 : y)
  }

  func blend(_ mode: String) -> BlendMode {
    switch mode {
    case "multiply": .multiply
    case "screen": .screen
    case "overlay": .overlay
    case "darken": .darken
    case "lighten": .lighten
    case "color-dodge": .colorDodge
    case "color-burn": .colorBurn
    case "hard-light": .hardLight
    case "soft-light": .softLight
    case "difference": .difference
    case "exclusion": .exclusion
    case "hue": .hue
    case "saturation": .saturation
    case "color": .color
    case "luminosity": .luminosity
    default: .normal
    }
  }

  // MARK: Colours

  /// The matrix of a `feColorMatrix`; an invalid one changes nothing.
  mutating func colorMatrix(_ place: FilterPlace) -> [Double] {
    let identity: [Double] = (0..<20).map { $0 % 6 == 0 ? 1 : 0 }
    let type = document.attribute("type", of: place.node)?.value ?? "matrix"
    let values = numbers("values", place)
    switch type {
    case "luminanceToAlpha":
      return (0..<15).map { _ in 0 } + [0.2125, 0.7154, 0.0721, 0, 0]
    case "saturate":
      guard values.count <= 1 else { return identity }
      if let value = values.first, value > 1_000 {
        lose("renderers differ about such a large saturation", at: document.nodes[place.node].range)
      }
      return ColorFilter.saturation(max(values.first ?? 1, 0)).numbers
    case "hueRotate":
      guard values.count <= 1 else { return identity }
      return ColorFilter.hueRotation(Angle(degrees: values.first ?? 0)).numbers
    default: return values.count == 20 ? values : identity
    }
  }

  /// The functions of a `feComponentTransfer`.
  func transfer(_ place: FilterPlace) -> [Double] {
    var result: [Double] = []
    for name in ["feFuncR", "feFuncG", "feFuncB", "feFuncA"] {
      let element = document.children(of: place.node).last { isElement($0, name) }
      let function = element.map { transferFunction($0) } ?? [0]
      result += [function[0], Double(function.count - 1)] + function.dropFirst()
    }
    return result
  }

  /// Returns the kind of a transfer function, followed by its parameters.
  private func transferFunction(_ node: Int) -> [Double] {
    func number(_ name: String, _ standard: Double) -> Double {
      document.attribute(name, of: node).map { Self.numbers($0.value).first ?? standard }
        ?? standard
    }
    let table = document.attribute("tableValues", of: node).map { Self.numbers($0.value) } ?? []
    switch document.attribute("type", of: node)?.value {
    case "table": return table.isEmpty ? [0] : [1] + table
    case "discrete": return table.isEmpty ? [0] : [2] + table
    case "linear": return [3, number("slope", 1), number("intercept", 0)]
    case "gamma":
      return [4, number("amplitude", 1), number("exponent", 1), number("offset", 0)]
    default: return [0]
    }
  }

  // MARK: Noise and convolution

  func turbulence(_ place: FilterPlace) throws(FilterLoss) -> [Double] {
    if let stitch = document.attribute("stitchTiles", of: place.node), stitch.value == "stitch" {
      throw FilterLoss(what: "its noise is stitched", range: stitch.range)
    }
    let frequencies = numbers("baseFrequency", place)
    var x = frequencies.first ?? 0
    var y = frequencies.count > 1 ? frequencies[1] : x
    if x < 0 || y < 0 || frequencies.count > 2 { (x, y) = (0, 0) }
    let isNoise = document.attribute("type", of: place.node)?.value == "fractalNoise"
    let octaves =
      document.attribute("numOctaves", of: place.node) == nil
      ? 1 : (numbers("numOctaves", place).first ?? 1)
    let seed = numbers("seed", place).first ?? 0
    return [isNoise ? 1 : 0, x, y, min(octaves.rounded(), 9), seed.rounded(.towardZero)]
  }

  /// The numbers of a convolution, or `nil` if it is invalid, which gives a transparent image.
  mutating func convolution(_ place: FilterPlace) throws(FilterLoss) -> [Double]? {
    let range = document.nodes[place.node].range
    func has(_ name: String) -> Bool { document.attribute(name, of: place.node) != nil }
    let order = has("order") ? numbers("order", place) : [3]
    guard let columns = order.first, order.count <= 2 else { return nil }
    let rows = order.count > 1 ? order[1] : columns
    guard columns >= 1, rows >= 1, columns.rounded() == columns, rows.rounded() == rows else {
      return nil
    }
    guard columns * rows <= 1_024 else {
      throw FilterLoss(what: "its matrix has more than 1,024 numbers", range: range)
    }
    let kernel = numbers("kernelMatrix", place)
    guard Double(kernel.count) == columns * rows else { return nil }
    let sum = kernel.reduce(0, +)
    let standard = sum.magnitude < 1e-9 ? 1 : sum
    let divisor = has("divisor") ? numbers("divisor", place).first ?? standard : standard
    guard divisor != 0 else { return nil }
    func target(_ name: String, _ count: Double) -> Double? {
      guard has(name) else { return (count / 2).rounded(.down) }
      guard let value = numbers(name, place).first, value >= 0, value < count,
        value.rounded() == value
      else { return nil }
      return value
    }
    guard let left = target("targetX", columns), let top = target("targetY", rows) else {
      return nil
    }
    let bias = numbers("bias", place).first ?? 0
    if bias != 0 { lose("renderers differ about the bias of a convolution", at: range) }
    let edge = ["none": 0.0, "duplicate": 1, "wrap": 2]
    let mode = edge[document.attribute("edgeMode", of: place.node)?.value ?? ""] ?? 1
    let keepsAlpha = document.attribute("preserveAlpha", of: place.node)?.value == "true"
    return [columns, rows, left, top, divisor, bias, mode, keepsAlpha ? 1 : 0] + kernel
  }

  // MARK: Light

  /// The numbers of a lighting step, or `nil` if it has no light.
  mutating func lighting(_ place: FilterPlace, _ graph: FilterGraph) throws(FilterLoss) -> [Double]?
  {
    func number(_ name: String, _ standard: Double, of node: Int? = nil) -> Double {
      guard let attribute = document.attribute(name, of: node ?? place.node) else {
        return standard
      }
      return Self.numbers(attribute.value).first ?? standard
    }
    let lights = ["feDistantLight", "fePointLight", "feSpotLight"]
    let children = document.children(of: place.node)
    guard let light = children.first(where: { lights.contains(document.nodes[$0].name) }) else {
      return nil
    }
    let isSpecular = isElement(place.node, "feSpecularLighting")
    let style = place.context.style
    var color = Color.white
    switch style.lightingColor {
    case .color(let own): color = own
    case .current: color = style.color
    default: break
    }
    var values = [isSpecular ? 1 : 0, number("surfaceScale", 1)]
    values.append(number(isSpecular ? "specularConstant" : "diffuseConstant", 1))
    values.append(number("specularExponent", 1))
    values += [color.red, color.green, color.blue]
    values[2] = max(values[2], 0)
    // Other exponents are errors.
    if isSpecular, values[3] < 1 || values[3] > 128 { return nil }
    if graph.isBoxed, !isElement(light, "feDistantLight") {
      lose(
        "renderers differ about the position of a light in fractions of a box",
        at: document.nodes[light].range
      )
    }
    if isElement(light, "feDistantLight") {
      return values + [0, number("azimuth", 0, of: light), number("elevation", 0, of: light)]
    }
    func point(_ x: String, _ y: String, _ z: String) -> [Double] {
      let (left, top) = graph.lengths(number(x, 0, of: light), number(y, 0, of: light))
      let origin = graph.isBoxed ? graph.box.map { Point($0.x, $0.y) } ?? .zero : Point.zero
      return [left + origin.x, top + origin.y, graph.length(number(z, 0, of: light))]
    }
    let isSpot = isElement(light, "feSpotLight")
    values += [isSpot ? 2 : 1] + point("x", "y", "z")
    guard isSpot else { return values }
    let exponent = number("specularExponent", 1, of: light)
    values += point("pointsAtX", "pointsAtY", "pointsAtZ") + [exponent > 0 ? exponent : 1]
    guard document.attribute("limitingConeAngle", of: light) != nil else { return values + [-1] }
    return values + [min(number("limitingConeAngle", 90, of: light).magnitude, 90)]
  }
}
