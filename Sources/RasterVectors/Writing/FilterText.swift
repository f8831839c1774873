// Writes the filters of drawings as elements of SVG.

import RasterValues

/// Writes filters.
enum FilterText {
  static func element(_ filter: DrawingFilter, id: String) -> String {
    var text = "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"\(place(filter.region))>\n"
    if filter.steps.contains(where: { $0.inputs.contains(DrawingFilterStep.nothing) }) {
      text += "<feFlood flood-opacity=\"0\" result=\"nothing\"/>\n"
    }
    for (index, step) in filter.steps.enumerated() {
      let light = step.isLinear ? "linearRGB" : "sRGB"
      let common =
        "\(place(step.region)) color-interpolation-filters=\"\(light)\""
        + " result=\"s\(Functions.string(index))\""
      text += element(step, common) + "\n"
    }
    return text + "</filter>"
  }

  private static func place(_ rect: Rect) -> String {
    attributes([
      ("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height),
    ])
  }

  private static func attributes(_ values: [(String, Double)]) -> String {
    joined(values.map { " \($0.0)=\"\(FilteredImage.number($0.1))\"" }, by: "")
  }

  private static func input(_ index: Int) -> String {
    switch index {
    case DrawingFilterStep.source: "SourceGraphic"
    case DrawingFilterStep.sourceAlpha: "SourceAlpha"
    case DrawingFilterStep.nothing: "nothing"
    default: "s" + Functions.string(index)
    }
  }

  private static func element(_ step: DrawingFilterStep, _ common: String) -> String {
    let names = ["in", "in2"]
    var inputs = ""
    if step.kind != .merge {
      for (name, index) in zip(names, step.inputs) { inputs += " \(name)=\"\(input(index))\"" }
    }
    func value(_ index: Int) -> String { FilteredImage.number(step.value(index)) }
    func list(_ range: Range<Int>) -> String {
      FilteredImage.numbers(range.map { step.value($0) })
    }
    switch step.kind {
    case .flood:
      return "<feFlood flood-color=\"\(color(step, 0))\" flood-opacity=\"\(value(3))\"\(common)/>"
    case .blur: return "<feGaussianBlur\(inputs) stdDeviation=\"\(list(0..<2))\"\(common)/>"
    case .offset: return "<feOffset\(inputs) dx=\"\(value(0))\" dy=\"\(value(1))\"\(common)/>"
    case .morphology:
      let kind = step.value(0) == 1 ? "dilate" : "erode"
      return "<feMorphology\(inputs) operator=\"\(kind)\" radius=\"\(list(1..<3))\"\(common)/>"
    case .matrix:
      return "<feColorMatrix\(inputs) type=\"matrix\" values=\"\(list(0..<20))\"\(common)/>"
    case .blend: return blend(step, inputs + common)
    case .arithmetic:
      let factors = attributes((0..<4).map { ("k" + Functions.string($0 + 1), step.value($0)) })
      return "<feComposite\(inputs) operator=\"arithmetic\"\(factors)\(common)/>"
    case .merge:
      let parts = step.inputs.map { "<feMergeNode in=\"\(input($0))\"/>" }
      return "<feMerge\(common)>\(joined(parts, by: ""))</feMerge>"
    case .tile: return "<feTile\(inputs)\(common)/>"
    case .displacement:
      let channels = ["R", "G", "B", "A"]
      func channel(_ index: Int) -> String { channels[Int(min(max(step.value(index), 0), 3))] }
      return "<feDisplacementMap\(inputs) scale=\"\(value(0))\" xChannelSelector=\"\(channel(1))\""
        + " yChannelSelector=\"\(channel(2))\"\(common)/>"
    case .turbulence:
      let kind = step.value(0) == 1 ? "fractalNoise" : "turbulence"
      return "<feTurbulence type=\"\(kind)\" baseFrequency=\"\(list(1..<3))\""
        + " numOctaves=\"\(value(3))\" seed=\"\(value(4))\"\(common)/>"
    case .transfer:
      return "<feComponentTransfer\(inputs)\(common)>\(functions(step))</feComponentTransfer>"
    case .convolution: return convolution(step, inputs + common)
    case .lighting: return lighting(step, inputs + common)
    }
  }

  private static func color(_ step: DrawingFilterStep, _ first: Int) -> String {
    FilteredImage.hexadecimal(
      Color(red: step.value(first), green: step.value(first + 1), blue: step.value(first + 2))
    )
  }

  private static func blend(_ step: DrawingFilterStep, _ rest: String) -> String {
    let mode = BlendMode(rawValue: UInt8(min(max(step.value(0), 0), 255))) ?? .normal
    let names: [BlendMode: String] = [
      .multiply: "multiply", .screen: "screen", .overlay: "overlay", .darken: "darken",
      .lighten: "lighten", .colorDodge: "color-dodge", .colorBurn: "color-burn",
      .hardLight: "hard-light", .softLight: "soft-light", .difference: "difference",
      .exclusion: "exclusion", .hue: "hue", .saturation: "saturation", .color: "color",
      .luminosity: "luminosity",
    ]
    if let name = names[mode] { return "<feBlend mode=\"\(name)\"\(rest)/>" }
    let operators: [BlendMode: String] = [
      .sourceIn: "in", .sourceOut: "out", .sourceAtop: "atop", .xor: "xor", .plus: "lighter",
    ]
    return "<feComposite operator=\"\(operators[mode] ?? "over")\"\(rest)/>"
  }

  private static func functions(_ step: DrawingFilterStep) -> String {
    var (text, index) = ("", 0)
    for channel in ["R", "G", "B", "A"] {
      let count = Int(min(max(step.value(index + 1), 0), 4_096))
      let values = (0..<count).map { step.value(index + 2 + $0) }
      let list = FilteredImage.numbers(values)
      func named(_ names: [String]) -> String {
        attributes(zip(names, values).map { ($0, $1) })
      }
      switch step.value(index) {
      case 1: text += "<feFunc\(channel) type=\"table\" tableValues=\"\(list)\"/>"
      case 2: text += "<feFunc\(channel) type=\"discrete\" tableValues=\"\(list)\"/>"
      case 3: text += "<feFunc\(channel) type=\"linear\"\(named(["slope", "intercept"]))/>"
      case 4:
        text += "<feFunc\(channel) type=\"gamma\"\(named(["amplitude", "exponent", "offset"]))/>"
      default: break
      }
      index += 2 + count
    }
    return text
  }

  private static func convolution(_ step: DrawingFilterStep, _ rest: String) -> String {
    let edge = ["none", "duplicate", "wrap"][Int(min(max(step.value(6), 0), 2))]
    let keepsAlpha = step.value(7) == 1 ? "true" : "false"
    let kernel = FilteredImage.numbers(Array(step.values.dropFirst(8)))
    let order = FilteredImage.numbers([step.value(0), step.value(1)])
    return "<feConvolveMatrix order=\"\(order)\" kernelMatrix=\"\(kernel)\""
      + attributes([
        ("targetX", step.value(2)), ("targetY", step.value(3)), ("divisor", step.value(4)),
        ("bias", step.value(5)),
      ]) + " edgeMode=\"\(edge)\" preserveAlpha=\"\(keepsAlpha)\"\(rest)/>"
  }

  private static func lighting(_ step: DrawingFilterStep, _ rest: String) -> String {
    let name = step.value(0) == 1 ? "Specular" : "Diffuse"
    var values = [("surfaceScale", step.value(1))]
    values.append((step.value(0) == 1 ? "specularConstant" : "diffuseConstant", step.value(2)))
    if step.value(0) == 1 { values.append(("specularExponent", step.value(3))) }
    var light = ""
    switch step.value(7) {
    case 0:
      light =
        "<feDistantLight"
        + attributes([("azimuth", step.value(8)), ("elevation", step.value(9))])
    case 1:
      light =
        "<fePointLight"
        + attributes([("x", step.value(8)), ("y", step.value(9)), ("z", step.value(10))])
    default:
      var place = [("x", step.value(8)), ("y", step.value(9)), ("z", step.value(10))]
      place += [
        ("pointsAtX", step.value(11)), ("pointsAtY", step.value(12)),
        ("pointsAtZ", step.value(13)), ("specularExponent", step.value(14)),
      ]
      if step.value(15, or: -1) >= 0 { place.append(("limitingConeAngle", step.value(15))) }
      light = "<feSpotLight" + attributes(place)
    }
    return "<fe\(name)Lighting lighting-color=\"\(color(step, 4))\"\(attributes(values))\(rest)>"
      + "\(light)/></fe\(name)Lighting>"
  }
}
