// Transitions between the cases of a property: the numbering of steps, and interrupted transitions.

/// A position on the transitions between cases.
private struct CasePlace {
  /// The two cases, the lower index first; equal if the position is at rest.
  var lower, upper: Int
  /// The steps from the lower case, of `Transition.steps`; 0 at rest.
  var offset: Int
}

/// A path to a case, which first ends the transition in progress and then leads to the target.
struct CasePath {
  fileprivate let start: CasePlace
  /// The end that is reached first, and the number of steps to it.
  fileprivate let end, first: Int
  fileprivate let target: Int
  /// The total number of steps.
  let steps: Int

  /// The step that is reached after `count` steps.
  func step(after count: Int, _ transition: Transition) -> Int {
    guard count < first else {
      let place = transition.place(from: end, to: target, offset: count - first)
      return transition.number(of: place)
    }
    let offset = end == start.upper ? start.offset + count : start.offset - count
    return transition.number(of: CasePlace(lower: start.lower, upper: start.upper, offset: offset))
  }
}

extension Transition {
  /// The two cases that a step lies between, by index, and the progress from the first to the
  /// second.
  ///
  /// Returns `nil` if the step is at rest.
  @_documentation(visibility: internal)
  public func blend(at step: Int) -> (from: Int, to: Int, fraction: Double)? {
    let place = place(at: step)
    guard place.lower != place.upper else { return nil }
    return (place.lower, place.upper, Double(place.offset) / Double(steps))
  }

  /// The case at which a step rests, or `nil` during a transition.
  @_documentation(visibility: internal)
  public func restingCase(at step: Int) -> Int? {
    let place = place(at: step)
    return place.lower == place.upper ? place.lower : nil
  }

  /// The path from a step to the case of another step.
  ///
  /// If the target step is not at rest, the nearer of its cases is the target. A transition between
  /// two cases reaches a third case by way of the nearer of the two, so every look lies between two
  /// cases.
  func casePath(from: Int, to: Int) -> CasePath {
    let (start, goal) = (place(at: from), place(at: to))
    let target = goal.offset * 2 < steps ? goal.lower : goal.upper
    let (down, up) = (start.offset, start.lower == start.upper ? 0 : steps - start.offset)
    let end: Int
    if target == start.lower || target == start.upper {
      end = target
    } else {
      end = down <= up ? start.lower : start.upper
    }
    let first = end == start.lower ? down : up
    let steps = end == target ? first : first + self.steps
    return CasePath(start: start, end: end, first: first, target: target, steps: steps)
  }

  /// The position of a step; the nearest one if there is no such step.
  fileprivate func place(at step: Int) -> CasePlace {
    let step = Functions.clamp(step, in: 0...max(range.upperBound, 0))
    guard step >= cases, cases > 0 else { return CasePlace(lower: step, upper: step, offset: 0) }
    let (pair, offset) = (step - cases).quotientAndRemainder(dividingBy: steps + 1)
    return place(from: pair / cases, to: pair % cases, offset: offset)
  }

  /// The position after a number of steps from one case to another.
  fileprivate func place(from: Int, to: Int, offset: Int) -> CasePlace {
    if offset <= 0 || from == to { return CasePlace(lower: from, upper: from, offset: 0) }
    if offset >= steps { return CasePlace(lower: to, upper: to, offset: 0) }
    if from < to { return CasePlace(lower: from, upper: to, offset: offset) }
    return CasePlace(lower: to, upper: from, offset: steps - offset)
  }

  /// The step number of a position.
  fileprivate func number(of place: CasePlace) -> Int {
    let place = self.place(from: place.lower, to: place.upper, offset: place.offset)
    guard place.lower != place.upper else { return place.lower }
    return cases + (place.lower * cases + place.upper) * (steps + 1) + place.offset
  }
}
