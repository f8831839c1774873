// The names of enumeration cases in the text of a display list.
//
// The names are spelled out because Embedded Swift cannot reflect the name of a case.

import RasterValues

extension LineCap {
  var listText: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension LineJoin {
  var listText: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}

extension StrokeAlignment {
  var listText: String {
    switch self {
    case .center: "center"
    case .inside: "inside"
    case .outside: "outside"
    }
  }
}

extension Tiling {
  var listText: String {
    switch self {
    case .pad: "pad"
    case .repeat: "repeat"
    case .reflect: "reflect"
    case .none: "none"
    }
  }
}

extension Spread {
  var listText: String {
    switch self {
    case .pad: "pad"
    case .repeat: "repeat"
    case .reflect: "reflect"
    }
  }
}

extension ColorSpace {
  var listText: String {
    switch self {
    case .srgb: "srgb"
    case .linear: "linear"
    case .oklab: "oklab"
    }
  }
}

extension Sampling {
  var listText: String {
    switch self {
    case .nearest: "nearest"
    case .bilinear: "bilinear"
    case .high: "high"
    }
  }
}

extension BlendMode {
  var listText: String {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "colorDodge"
    case .colorBurn: "colorBurn"
    case .hardLight: "hardLight"
    case .softLight: "softLight"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .clear: "clear"
    case .copy: "copy"
    case .destination: "destination"
    case .destinationOver: "destinationOver"
    case .sourceIn: "sourceIn"
    case .destinationIn: "destinationIn"
    case .sourceOut: "sourceOut"
    case .destinationOut: "destinationOut"
    case .sourceAtop: "sourceAtop"
    case .destinationAtop: "destinationAtop"
    case .xor: "xor"
    case .plus: "plus"
    }
  }
}
