// Stops of a gradient that other formats can mix, whatever it is mixed in here.

import RasterValues

extension RecordedGradient {
  /// Stops between which premultiplied sRGB runs evenly, with colours from 0 to 255, premultiplied.
  package var evenStops: [(position: Double, color: SIMD4<Double>)] {
    let isEven = space == .srgb && !isStraight && stops.allSatisfy { $0.hint == 0.5 }
    if isEven { return stops.map { ($0.position, $0.color.premultiplied) } }
    return GradientExpansion(self).stops.map { ($0.position, $0.color) }
  }
}
