// Colours along a gradient's line: stops, premultiplied, and what lies between them.

extension RecordedColor {
  /// The nearest premultiplied pixel.
  var pixel: UInt32 {
    let alpha = UInt64(alpha)
    func channel(_ value: UInt16) -> UInt32 {
      let product = UInt64(value) &* alpha &* 255
      return UInt32(truncatingIfNeeded: (product &+ 2_147_418_112) / 4_294_836_225)
    }
    let blue = channel(blue) &<< 16
    return channel(red) | channel(green) &<< 8 | blue
      | UInt32(truncatingIfNeeded: (alpha &* 255 &+ 32767) / 65535) &<< 24
  }

  /// Red, green, blue and alpha, premultiplied, from 0 to 255.
  var premultiplied: SIMD4<Double> {
    let opacity = Double(alpha) / 65535
    let straight = SIMD4(Double(red), Double(green), Double(blue), 65535)
    return straight * (opacity * 255 / 65535)
  }
}

/// A pixel of premultiplied channels from 0 to 255, each to the nearest.
func pixel(_ color: SIMD4<Double>) -> UInt32 {
  func channel(_ value: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: saturated(min(max(value, 0), 255) + 0.5))
  }
  let alpha = channel(color.w)
  let (red, green) = (min(channel(color.x), alpha), min(channel(color.y), alpha))
  return red | green &<< 8 | min(channel(color.z), alpha) &<< 16 | alpha &<< 24
}

/// A gradient's stops by position, never falling.
struct GradientRamp {
  struct Stop {
    let position: Double
    let color: SIMD4<Double>
  }

  let stops: [Stop]
  let isOpaque: Bool

  /// Nil without stops.
  init?(_ stops: [RecordedStop]) {
    guard !stops.isEmpty else { return nil }
    self.stops = stops.map { Stop(position: $0.position, color: $0.color.premultiplied) }
    isOpaque = stops.allSatisfy { $0.color.alpha == 65535 }
  }

  private init(stops: [Stop], isOpaque: Bool) {
    self.stops = stops
    self.isOpaque = isOpaque
  }

  /// The same colours where every t is −t.
  var mirrored: GradientRamp {
    GradientRamp(
      stops: stops.reversed().map { Stop(position: -$0.position, color: $0.color) },
      isOpaque: isOpaque
    )
  }

  /// The colour beyond the last stop.
  var lastPixel: UInt32 { pixel(stops[stops.count - 1].color) }

  /// The colour at a position.
  ///
  /// Where stops share one, it is the last one's.
  func color(at position: Double) -> SIMD4<Double> {
    guard position >= stops[0].position else { return stops[0].color }
    var index = stops.count - 1
    while stops[index].position > position { index -= 1 }
    guard index + 1 < stops.count else { return stops[index].color }
    let (from, to) = (stops[index], stops[index + 1])
    let t = (position - from.position) / (to.position - from.position)
    return from.color + (to.color - from.color) * t
  }
}
