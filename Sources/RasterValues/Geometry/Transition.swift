// How a property goes from one value to another: by which steps, how long, and when each is shown.

/// The way that a component's property goes when it changes.
///
/// A property passes through steps, and each step is a look: it is drawn once, whichever way the
/// property goes and wherever it turns round. The curve only decides when each is shown.
public struct Transition: Hashable, Sendable {
  /// The name of the property.
  public let property: String
  /// The seconds from one end to the other; a fraction of the steps takes that fraction of them.
  package let seconds: Double
  /// The progress of the property at a fraction of the time.
  public let easing: Easing
  /// The steps from one end to the other, one at least.
  public let steps: Int
  /// The cases of the property, between any two of which it has a way of so many steps; 0 of a property
  /// that has one way, a `Bool` or a number.
  public let cases: Int

  /// A transition with a number of steps; it takes no time unless `seconds` is positive and finite.
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

  /// The time from one end to the other; a fraction of the steps takes that fraction of it.
  public var duration: Duration { Duration(saturating: seconds) }

  /// The steps that may be shown: a curve that goes beyond its ends adds a quarter on each side.
  ///
  /// Of cases these are the cases at rest, by their places, and then the steps between each two.
  public var range: ClosedRange<Int> {
    if cases > 0 { return 0...cases - 1 + cases * cases * (steps + 1) }
    let more = easing.mayLeaveItsEnds ? steps / 4 : 0
    return -more...steps + more
  }

  /// The time from one step to another.
  public func duration(from: Int, to: Int) -> Duration {
    Duration(saturating: seconds(from: from, to: to))
  }

  /// The step that is shown at a time after the property left one step for another.
  public func step(from: Int, to: Int, after time: Duration) -> Int {
    step(from: from, to: to, afterSeconds: time.inSeconds)
  }

  /// The seconds from one step to another.
  package func seconds(from: Int, to: Int) -> Double {
    if cases > 0 { return seconds * Double(caseWay(from: from, to: to).steps) / Double(steps) }
    return seconds * Double((clamped(to) - clamped(from)).magnitude) / Double(steps)
  }

  /// The step that is shown some seconds after the property left one step for another.
  package func step(from: Int, to: Int, afterSeconds time: Double) -> Int {
    let whole = seconds(from: from, to: to)
    if cases > 0 {
      let way = caseWay(from: from, to: to)
      let all = Double(way.steps)
      let gone = time < whole ? all * easing.value(at: time / whole) : all
      // What is no number is nothing gone.
      return way.step(after: gone > 0 ? Int(Swift.min(gone, all).rounded()) : 0, self)
    }
    guard time < whole else { return clamped(to) }
    let way = Double(clamped(to) - clamped(from)) * easing.value(at: time / whole)
    let most = Double(2 * steps)
    return clamped(clamped(from) + Int(Swift.min(Swift.max(way, -most), most).rounded()))
  }

  private func clamped(_ step: Int) -> Int { Functions.clamp(step, in: range) }
}

extension Easing {
  /// Whether it may go beyond its ends.
  fileprivate var mayLeaveItsEnds: Bool {
    func isOutside(_ value: Double) -> Bool { !(value >= 0 && value <= 1) }
    return switch self {
    case .linear, .easeIn, .easeOut, .easeInOut: false
    case .cubicBezier(_, let first, _, let second): isOutside(first) || isOutside(second)
    case .spring(let bounce): bounce > 0
    }
  }
}
