// Paints of a single colour, and descriptions of unsupported paints.

import RasterDrawing

extension RecordedGradient {
  /// The colour of a gradient with a single colour, or nil.
  var onlyColor: RecordedColor? {
    guard let first = stops.first, stops.allSatisfy({ $0.color == first.color }) else { return nil }
    return first.color
  }
}

extension RecordedPaint {
  /// The colour of a paint with a single colour, or nil.
  var onlyColor: RecordedColor? {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.onlyColor
    case .pattern: nil
    }
  }

  /// A description of the paint, for a format that does not support it.
  var foreignFeature: String {
    switch self {
    case .color: "a colour"
    case .pattern: "an image pattern"
    case .gradient(let gradient):
      switch gradient.geometry {
      case .sweep: "a conic gradient"
      case .linear: "a gradient of zero length"
      case .radial: "a radial gradient whose circles are not nested"
      }
    }
  }
}
