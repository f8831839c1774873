// How what moves goes from its beginning to its end: curves of time.

/// How much of a way is gone by a part of the time.
///
///     Functions.ease(0.5, .easeIn)  // 0.315…
public enum Easing: Hashable, Sendable {
  /// As much of the way as of the time.
  case linear
  /// Slow at first: `cubicBezier(0.42, 0, 1, 1)`.
  case easeIn
  /// Slow at last: `cubicBezier(0, 0, 0.58, 1)`.
  case easeOut
  /// Slow at both ends: `cubicBezier(0.42, 0, 0.58, 1)`.
  case easeInOut
  /// A cubic curve from (0, 0) to (1, 1) with two control points, as CSS's `cubic-bezier(x1, y1, x2, y2)`.
  ///
  /// The points' times are clamped to 0…1.
  case cubicBezier(Fraction, Fraction, Fraction, Fraction)
  /// A spring that is let go, and has come to rest at the end: within a third of a hundredth.
  ///
  /// Without `bounce` it does not go beyond its end; with 60 %, the most, by a quarter of the way.
  case spring(bounce: Fraction = 0)

  /// The part of the way at a part of the time, which is clamped to 0…1.
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

  /// The most that a spring goes beyond its end.
  package static let mostOvershoot = 0.25

  /// x(t) = 1 − e^(−8t) · (cos ωt + 8/ω · sin ωt), and 1 − e^(−8t) · (1 + 8t) for ω = 0.
  ///
  /// The damping ratio is 1 − bounce: ω = 8 · √(1 − ratio²) / ratio.
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

/// A cubic curve of time.
private struct TimeCubic {
  private let x1, y1, x2, y2: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    func clamped(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }
    (self.x1, self.x2) = (clamped(x1), clamped(x2))
    (self.y1, self.y2) = (finite(y1), finite(y2))
  }

  /// The curve's height where its time is this, which halving finds: times never go back.
  func value(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // The last halves are as small as rounding.
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
  /// The part of the way that a curve has gone at a part of the time, which is clamped to 0…1.
  public static func ease(_ time: Fraction, _ curve: Easing) -> Fraction { curve.value(at: time) }
}
