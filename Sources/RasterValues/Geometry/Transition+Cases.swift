// Ways between the cases of a property: how steps are numbered, and where an interrupted way goes.

/// A place on the ways between cases.
private struct CasePlace {
  /// The cases of the way, the first the lower; the same at rest.
  var lower, upper: Int
  /// The steps from the lower case, of `Transition.steps`; 0 at rest.
  var gone: Int
}

/// A way to a case: back or on to an end of the way that has begun, and from there to another case.
struct CaseWay {
  fileprivate let start: CasePlace
  /// The end that is reached first, and the steps up to there.
  fileprivate let end, first: Int
  fileprivate let target: Int
  /// All steps of it.
  let steps: Int

  /// The step that is reached after so many.
  func step(after count: Int, _ transition: Transition) -> Int {
    guard count < first else {
      let place = transition.place(from: end, to: target, gone: count - first)
      return transition.number(of: place)
    }
    let gone = end == start.upper ? start.gone + count : start.gone - count
    return transition.number(of: CasePlace(lower: start.lower, upper: start.upper, gone: gone))
  }
}

extension Transition {
  /// The two cases between which a step lies, by their places, and how much of the way from the first to
  /// the second is gone; nil at rest.
  @_documentation(visibility: internal)
  public func way(at step: Int) -> (from: Int, to: Int, share: Double)? {
    let place = place(at: step)
    guard place.lower != place.upper else { return nil }
    return (place.lower, place.upper, Double(place.gone) / Double(steps))
  }

  /// The case at which a step is at rest; nil on the way from one to another.
  @_documentation(visibility: internal)
  public func restingCase(at step: Int) -> Int? {
    let place = place(at: step)
    return place.lower == place.upper ? place.lower : nil
  }

  /// The way from a step to the case of another, which has ended where that is no case at rest.
  ///
  /// From the way between two cases a third one is reached by the nearer of them, so that there are no
  /// looks but those between each two.
  func caseWay(from: Int, to: Int) -> CaseWay {
    let (start, goal) = (place(at: from), place(at: to))
    let target = goal.gone * 2 < steps ? goal.lower : goal.upper
    let (down, up) = (start.gone, start.lower == start.upper ? 0 : steps - start.gone)
    let end: Int
    if target == start.lower || target == start.upper {
      end = target
    } else {
      end = down <= up ? start.lower : start.upper
    }
    let first = end == start.lower ? down : up
    let steps = end == target ? first : first + self.steps
    return CaseWay(start: start, end: end, first: first, target: target, steps: steps)
  }

  /// The place of a step; the nearest one where there is no such step.
  fileprivate func place(at step: Int) -> CasePlace {
    let step = Functions.clamp(step, in: 0...max(range.upperBound, 0))
    guard step >= cases, cases > 0 else { return CasePlace(lower: step, upper: step, gone: 0) }
    let (pair, gone) = (step - cases).quotientAndRemainder(dividingBy: steps + 1)
    return place(from: pair / cases, to: pair % cases, gone: gone)
  }

  /// The place after so many steps from one case to another.
  fileprivate func place(from: Int, to: Int, gone: Int) -> CasePlace {
    if gone <= 0 || from == to { return CasePlace(lower: from, upper: from, gone: 0) }
    if gone >= steps { return CasePlace(lower: to, upper: to, gone: 0) }
    if from < to { return CasePlace(lower: from, upper: to, gone: gone) }
    return CasePlace(lower: to, upper: from, gone: steps - gone)
  }

  /// The number of a place.
  fileprivate func number(of place: CasePlace) -> Int {
    let place = self.place(from: place.lower, to: place.upper, gone: place.gone)
    guard place.lower != place.upper else { return place.lower }
    return cases + (place.lower * cases + place.upper) * (steps + 1) + place.gone
  }
}
