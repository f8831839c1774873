// Paints that are but a colour, and what of them formats have no counterpart for.

import RasterDrawing

extension RecordedGradient {
  /// The colour of a gradient that has but one.
  var onlyColor: RecordedColor? {
    guard let first = stops.first, stops.allSatisfy({ $0.color == first.color }) else { return nil }
    return first.color
  }
}

extension RecordedPaint {
  /// The colour of a paint that has but one.
  var onlyColor: RecordedColor? {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.onlyColor
    case .pattern: nil
    }
  }

  /// What of it a format has no counterpart for.
  var foreignWords: String {
    switch self {
    case .color: "a colour"
    case .pattern: "a pattern of an image"
    case .gradient(let gradient):
      switch gradient.geometry {
      case .sweep: "a conic gradient"
      case .linear: "a gradient without extent"
      case .radial: "a radial gradient whose circles do not lie in each other"
      }
    }
  }
}
