// Paints as they stand on the device, chosen by what varies along a row.

/// A paint as it stands on the device.
enum DevicePaint {
  case color(UInt32)
  case rows(LinearGradient)
  case linear(LinearGradient)
  case radial(RadialGradient)

  /// A gradient that has no extent, or that is seen edge on, shows its last colour, as in SVG.
  init(_ paint: RecordedPaint, _ points: Matrix) {
    switch paint {
    case .color(let color): self = .color(color.pixel)
    case .gradient(let gradient): self = DevicePaint(gradient, points)
    case .pattern: self = .color(0)
    }
  }

  private init(_ gradient: RecordedGradient, _ points: Matrix) {
    guard let ramp = GradientRamp(gradient.stops) else {
      self = .color(0)
      return
    }
    self = .color(ramp.lastPixel)
    guard let inverse = points.inverse else { return }
    switch gradient.geometry {
    case .linear(let from, let to):
      guard let linear = LinearGradient(from: from, to: to, ramp, inverse: inverse) else { return }
      self = linear.isConstantAlongRows ? .rows(linear) : .linear(linear)
    case .radial(_, _, let center, let radius):
      let radial = RadialGradient(center: center, radius: radius, ramp, inverse: inverse)
      if let radial { self = .radial(radial) }
    case .sweep: break
    }
  }
}
