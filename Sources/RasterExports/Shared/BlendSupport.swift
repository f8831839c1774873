// The blend modes that vector formats support.

import RasterDrawing
import RasterValues

/// A vector format, with the blend modes that it supports.
enum VectorFormat {
  case svg, pdf, android

  /// Returns whether the format supports a mode.
  func knows(_ mode: BlendMode) -> Bool {
    switch self {
    case .svg: mode == .destination || mode.styleName != nil
    case .pdf: mode == .destination || mode.pdfName != nil
    case .android: mode == .destination || mode == .normal
    }
  }
}

extension DisplayList.Reader {
  /// The blend modes of the operations up to the end of the layer or list, excluding nested layers.
  private var blends: [BlendMode] {
    var (reader, result) = (self, [BlendMode]())
    while let operation = reader.next() {
      switch operation {
      case .end: return result
      case .mark, .place: continue
      case .layer(let layer):
        if layer.blend != .normal { result.append(layer.blend) }
        reader.skipLayer()
      }
    }
    return result
  }

  /// Whether an operation here blends with content beneath it.
  var hasBlends: Bool { !blends.isEmpty }

  /// Returns the first of these modes that a format does not support, or nil.
  func foreignBlend(to format: VectorFormat) -> String? {
    blends.first { !format.knows($0) }.map { "\($0)" }
  }
}

extension BlendMode {
  /// The value of `mix-blend-mode`, or nil if there is none.
  var styleName: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plus: "plus-lighter"
    case .clear, .copy, .destination, .destinationOver, .sourceIn, .destinationIn, .sourceOut,
      .destinationOut, .sourceAtop, .destinationAtop, .xor:
      nil
    }
  }

  /// The PDF name of the mode, or nil if there is none.
  var pdfName: String? {
    switch self {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .hardLight: "HardLight"
    case .softLight: "SoftLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    case .clear, .copy, .destination, .destinationOver, .sourceIn, .destinationIn, .sourceOut,
      .destinationOut, .sourceAtop, .destinationAtop, .xor, .plus:
      nil
    }
  }
}
