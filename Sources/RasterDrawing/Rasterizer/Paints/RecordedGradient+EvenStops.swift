// Gradient stops for export to formats that interpolate only in sRGB.

import RasterValues

extension RecordedGradient {
  /// The stops for linear interpolation in premultiplied sRGB, with channels from 0 to 255.
  package var evenStops: [(position: Double, color: SIMD4<Double>)] {
    let isEven = space == .srgb && !isStraight && stops.allSatisfy { $0.hint == 0.5 }
    if isEven { return stops.map { ($0.position, $0.color.premultiplied) } }
    return GradientExpansion(self).stops.map { ($0.position, $0.color) }
  }
}
