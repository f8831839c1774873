// The state of a component at a given time of a transition, computed without a clock.

import RasterValues

extension Transitioning {
  /// Returns the duration to another state: that of the longest transition of a property.
  public func duration(to other: Self) -> Duration { Duration(saturating: seconds(to: other)) }

  /// The same in seconds.
  package func seconds(to other: Self) -> Double {
    other.transitions.reduce(0) { longest, transition in
      let (from, to) = (step(of: transition), other.step(of: transition))
      return Swift.max(longest, transition.seconds(from: from, to: to))
    }
  }

  /// Returns the component a given time after it left this state, at rest, for another state.
  ///
  /// At the end, this is the other state. Properties without a transition have their new values
  /// from the start.
  public func component(to other: Self, after time: Duration) -> Self {
    component(to: other, afterSeconds: time.inSeconds)
  }

  /// The same at a time in seconds.
  package func component(to other: Self, afterSeconds time: Double) -> Self {
    var component = other
    for (transition, step) in zip(other.transitions, steps(to: other, afterSeconds: time))
    where step != other.step(of: transition) {
      component = component.component(atStep: step, of: transition)
    }
    return component
  }

  /// Returns the step of each transition at that time.
  package func steps(to other: Self, afterSeconds time: Double) -> [Int] {
    other.transitions.map { transition in
      let (from, to) = (step(of: transition), other.step(of: transition))
      return transition.step(from: from, to: to, afterSeconds: Swift.max(time, 0))
    }
  }
}
