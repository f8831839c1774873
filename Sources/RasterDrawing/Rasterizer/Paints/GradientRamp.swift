// A gradient's premultiplied stops, and the colours between them.

import RasterValues

extension RecordedColor {
  /// Red, green, blue and alpha, premultiplied, from 0 to 255.
  var premultiplied: SIMD4<Double> {
    let opacity = Double(alpha) / 65535
    let straight = SIMD4(Double(red), Double(green), Double(blue), 65535)
    return straight * (opacity * 255 / 65535)
  }
}

/// Returns the pixel of premultiplied channels from 0 to 255, each rounded to nearest.
func pixel(_ color: SIMD4<Double>) -> UInt32 {
  func channel(_ value: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: saturated(min(max(value, 0), 255) + 0.5))
  }
  let alpha = channel(color.w)
  let (red, green) = (min(channel(color.x), alpha), min(channel(color.y), alpha))
  return red | green &<< 8 | min(channel(color.z), alpha) &<< 16 | alpha &<< 24
}

/// A gradient's stops in ascending order, interpolated linearly in premultiplied sRGB.
struct GradientRamp {
  struct Stop {
    let position: Double
    let color: SIMD4<Double>
  }

  let stops: [Stop]
  let isOpaque: Bool

  /// Creates a ramp, or returns `nil` for a gradient without stops.
  init?(_ gradient: RecordedGradient) {
    let recorded = gradient.stops
    guard !recorded.isEmpty else { return nil }
    if gradient.space == .srgb, !gradient.isStraight, recorded.allSatisfy({ $0.hint == 0.5 }) {
      stops = recorded.map { Stop(position: $0.position, color: $0.color.premultiplied) }
    } else {
      stops = GradientExpansion(gradient).stops
    }
    isOpaque = recorded.allSatisfy { $0.color.alpha == 65535 }
  }

  private init(stops: [Stop], isOpaque: Bool) {
    self.stops = stops
    self.isOpaque = isOpaque
  }

  /// The ramp for the opposite direction, in which every t is −t.
  var mirrored: GradientRamp {
    GradientRamp(
      stops: stops.reversed().map { Stop(position: -$0.position, color: $0.color) },
      isOpaque: isOpaque
    )
  }

  /// A ramp with the first colour before position 1, and the last colour from 1 on.
  var atOnce: GradientRamp {
    let stops = [Stop(position: 1, color: firstColor), Stop(position: 1, color: lastColor)]
    return GradientRamp(stops: stops, isOpaque: isOpaque)
  }

  /// The colour before the first stop.
  var firstColor: SIMD4<Double> { stops[0].color }

  /// The colour beyond the last stop.
  var lastColor: SIMD4<Double> { stops[stops.count - 1].color }

  /// The mean of the colours from 0 to 1.
  var meanColor: SIMD4<Double> {
    var sum = firstColor * stops[0].position
    for (from, to) in zip(stops, stops.dropFirst()) {
      sum += (from.color + to.color) * ((to.position - from.position) / 2)
    }
    return sum + lastColor * (1 - stops[stops.count - 1].position)
  }

  /// Returns the colour at a position.
  ///
  /// If stops share the position, the last one applies. NaN counts as beyond the last stop.
  func color(at position: Double) -> SIMD4<Double> {
    let index = lastStop { $0.position <= position }
    guard index >= 0 else { return firstColor }
    guard index + 1 < stops.count else { return lastColor }
    let (from, to) = (stops[index], stops[index + 1])
    let t = (position - from.position) / (to.position - from.position)
    return from.color + (to.color - from.color) * t
  }

  /// Returns the index of the last reached stop after `start`, or `start` if there is none.
  ///
  /// The predicate must be true for a prefix of the stops.
  @inline(__always)
  func lastStop(after start: Int = -1, _ isReached: (Stop) -> Bool) -> Int {
    // The next stop decides most calls.
    guard start + 1 < stops.count, isReached(stops[start + 1]) else { return start }
    var (low, high) = (start + 1, stops.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isReached(stops[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
