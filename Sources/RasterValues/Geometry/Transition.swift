// The transition of a property: its steps, its duration and its timing.

/// The transition of a component's property when its value changes.
///
/// A property passes through steps. Each step is a look that is drawn once, in whichever direction
/// the property changes and wherever it reverses. The curve determines only when each step is
/// shown.
public struct Transition: Hashable, Sendable {
  /// The name of the property.
  public let property: String
  /// The seconds from one end to the other; a fraction of the distance takes that fraction of them.
  package let seconds: Double
  /// The progress as a function of elapsed time.
  public let easing: Easing
  /// The number of steps from one end to the other, at least 1.
  public let steps: Int
  /// The number of cases, with a transition of `steps` steps between any two.
  ///
  /// It is 0 for a `Bool` or a number, which has a single transition.
  public let cases: Int

  /// Creates a transition; it is instantaneous unless `seconds` is positive and finite.
  public init(
    _ property: String,
    seconds: Double,
    easing: Easing,
    steps: Int,
    cases: Int = 0
  ) {
    self.property = property
    self.seconds = seconds > 0 && seconds.isFinite ? seconds : 0
    self.easing = easing
    self.steps = min(max(steps, 1), 1_000_000)
    self.cases = min(max(cases, 0), 1_000_000)
  }

  /// The time from one end to the other; a fraction of the distance takes a proportional time.
  public var duration: Duration { Duration(saturating: seconds) }

  /// The steps that may be shown: a curve that overshoots adds a quarter on each side.
  ///
  /// For cases, the range contains the resting cases by index, and then the steps between each two.
  public var range: ClosedRange<Int> {
    if cases > 0 { return 0...cases - 1 + cases * cases * (steps + 1) }
    let more = easing.mayLeaveItsEnds ? steps / 4 : 0
    return -more...steps + more
  }

  /// The time that the change from one step to another takes.
  public func duration(from: Int, to: Int) -> Duration {
    Duration(saturating: seconds(from: from, to: to))
  }

  /// The step that is shown some time after the property started to change from one step to
  /// another.
  public func step(from: Int, to: Int, after time: Duration) -> Int {
    step(from: from, to: to, afterSeconds: time.inSeconds)
  }

  /// The seconds that the change from one step to another takes.
  package func seconds(from: Int, to: Int) -> Double {
    if cases > 0 { return seconds * Double(casePath(from: from, to: to).steps) / Double(steps) }
    return seconds * Double((clamped(to) - clamped(from)).magnitude) / Double(steps)
  }

  /// The step that is shown some seconds after the property started to change from one step to
  /// another.
  package func step(from: Int, to: Int, afterSeconds time: Double) -> Int {
    let total = seconds(from: from, to: to)
    if cases > 0 {
      let path = casePath(from: from, to: to)
      let count = Double(path.steps)
      let progress = time < total ? count * easing.value(at: time / total) : count
      // NaN counts as no progress.
      return path.step(after: progress > 0 ? Int(Swift.min(progress, count).rounded()) : 0, self)
    }
    guard time < total else { return clamped(to) }
    let change = Double(clamped(to) - clamped(from)) * easing.value(at: time / total)
    let most = Double(2 * steps)
    return clamped(clamped(from) + Int(Swift.min(Swift.max(change, -most), most).rounded()))
  }

  private func clamped(_ step: Int) -> Int { Functions.clamp(step, in: range) }
}

extension Easing {
  /// Whether the curve may leave the range from 0 to 1.
  fileprivate var mayLeaveItsEnds: Bool {
    func isOutside(_ value: Double) -> Bool { !(value >= 0 && value <= 1) }
    return switch self {
    case .linear, .easeIn, .easeOut, .easeInOut: false
    case .cubicBezier(_, let first, _, let second): isOutside(first) || isOutside(second)
    case .spring(let bounce): bounce > 0
    }
  }
}
