// Easing curves, which map elapsed time to the progress of an animation.

/// The progress of an animation as a function of elapsed time.
///
///     Functions.ease(0.5, .easeIn)  // 0.315…
public enum Easing: Hashable, Sendable {
  /// Progress in proportion to time.
  case linear
  /// Slow at the start: `cubicBezier(0.42, 0, 1, 1)`.
  case easeIn
  /// Slow at the end: `cubicBezier(0, 0, 0.58, 1)`.
  case easeOut
  /// Slow at both ends: `cubicBezier(0.42, 0, 0.58, 1)`.
  case easeInOut
  /// A cubic Bézier curve from (0, 0) to (1, 1), like CSS's `cubic-bezier(x1, y1, x2, y2)`.
  ///
  /// The time coordinates of the two control points are clamped to 0…1.
  case cubicBezier(Fraction, Fraction, Fraction, Fraction)
  /// A damped spring that is within a third of a percent of its target at the end.
  ///
  /// Without `bounce` the spring does not overshoot. With 60 %, the maximum, it overshoots by a
  /// quarter of the distance.
  case spring(bounce: Fraction = 0)

  /// The progress at a fraction of the duration, which is clamped to 0…1.
  public func value(at time: Fraction) -> Fraction {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .easeIn: return TimeCubic(x1: 0.42, y1: 0, x2: 1, y2: 1).value(at: time)
    case .easeOut: return TimeCubic(x1: 0, y1: 0, x2: 0.58, y2: 1).value(at: time)
    case .easeInOut: return TimeCubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1).value(at: time)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return TimeCubic(x1: x1, y1: y1, x2: x2, y2: y2).value(at: time)
    case .spring(let bounce): return Easing.spring(bounce, at: time)
    }
  }

  /// The largest overshoot of a spring, as a fraction of the distance.
  package static let mostOvershoot = 0.25

  /// The progress of a damped spring at a time.
  ///
  /// It is 1 − e^(−8t) · (cos ωt + 8/ω · sin ωt), or 1 − e^(−8t) · (1 + 8t) for ω = 0.
  ///
  /// The damping ratio is 1 − bounce, and ω = 8 · √(1 − ratio²) / ratio.
  private static func spring(_ bounce: Fraction, at time: Double) -> Double {
    let decay = 8.0
    let ratio = 1 - (bounce > 0 ? Swift.min(bounce, 0.6) : 0)
    let frequency = decay * (1 - ratio * ratio).squareRoot() / ratio
    let rest = Powers.exponential(0 - decay * time)
    guard frequency > 0 else { return 1 - rest * (1 + decay * time) }
    let angle = Angle.radians(frequency * time)
    let swing = Functions.cos(angle) + decay / frequency * Functions.sin(angle)
    return Swift.min(1 - rest * swing, 1 + mostOvershoot)
  }
}

/// A cubic Bézier curve over time.
private struct TimeCubic {
  private let x1, y1, x2, y2: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    func clamped(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }
    (self.x1, self.x2) = (clamped(x1), clamped(x2))
    (self.y1, self.y2) = (finite(y1), finite(y2))
  }

  /// The progress at a time, found by bisection: the time coordinate never decreases along the
  /// curve.
  func value(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // The last intervals are as small as rounding errors.
    for _ in 0..<53 {
      let middle = (low + high) * 0.5
      if coordinate(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, (low + high) * 0.5)
  }

  private func coordinate(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}

extension Functions {
  /// The progress of a curve at a fraction of the duration, which is clamped to 0…1.
  public static func ease(_ time: Fraction, _ curve: Easing) -> Fraction { curve.value(at: time) }
}
