// Reports about named states and matrices of them.

import RasterSyntax

extension Diagnostic {
  /// A statement among named states.
  ///
  ///     states { let on = true }
  ///     //           ^^ error: expected a state's name and its values
  static func notAState(at range: SourceRange) -> Diagnostic {
    Diagnostic(.notAState, "expected a state's name and its values", at: range)
  }

  /// A declaration of the state that is always there.
  ///
  ///     states { plain isOn: false }
  ///     //       ^^^^^ error: 'plain' is the state with all defaults, and is always there
  static func plainState(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .plainState,
      "'plain' is the state with all defaults, and is not written",
      at: range
    )
  }

  /// A value of a named state without the property's name.
  ///
  ///     states { off false }
  ///     //           ^^^^^ error: expected a property's name and ':' before this value
  static func unlabelledStateValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLabel,
      "expected a property's name and ':' before this value",
      at: range
    )
  }

  /// Something in a matrix that is neither a property nor a state.
  ///
  ///     states { matrix 3 }
  ///     //              ^ error: expected a property, or its name, ':' and its values
  static func unlabelledMatrixValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingLabel, "expected a property, or its name, ':' and its values", at: range)
  }

  /// A state to go on from that is not there.
  ///
  ///     states { ring .pressd, isFocused: true }
  ///     //             ^^^^^^ error: no state 'pressd' is above this one
  static func unknownState(
    _ name: String,
    at range: SourceRange,
    nearest: String?,
    declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unknownState,
      "no state '\(name)' is above this one",
      at: range,
      labels: declaration(nearest, at: declared),
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// Two states of one name.
  ///
  ///     states { on isOn: true … on isOn: false }
  ///     //                       ^^ error: there are two states 'on'
  static func duplicateState(
    _ name: String,
    at range: SourceRange,
    first: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .duplicateState,
      "there are two states '\(name)'",
      at: range,
      labels: first.map { [Label("first here", at: $0)] } ?? []
    )
  }

  /// A value that the bounds of its property change.
  ///
  ///     state stars: Int = 3, in: 0...5
  ///     states { many stars: 9 }
  ///     //                   ^ warning: 'stars' is never this, but 5
  static func unreachableState(
    _ property: String,
    as value: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.unreachableState, "'\(property)' is never this, but \(value)", at: range)
  }

  /// A box that has no area.
  ///
  ///     states { flat bounds: (240, 0) }
  ///     //                    ^^^^^^^^ error: a box needs a width and a height above 0
  static func emptyBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(.stateBounds, "a box needs a width and a height above 0", at: range)
  }

  /// Something else than an environment.
  ///
  ///     states { night environment: .dark }
  ///     //                          ^^^^^ error: expected 'Environment(…)' with what differs …
  static func notAnEnvironment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAnEnvironment,
      "expected 'Environment(…)' with what differs from the standard one",
      at: range
    )
  }

  // MARK: Matrices

  /// A property that a matrix cannot go through.
  ///
  ///     state level: Double = 0.5
  ///     states { matrix level }
  ///     //              ^^^^^ error: 'level' has more values than there can be states; list …
  static func endlessAxis(_ property: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixDomain,
      "'\(property)' has more values than there can be states; list some: '\(property): […]'",
      at: range
    )
  }

  /// A property whose values cannot be parts of a name.
  ///
  ///     state title: String = "Book"
  ///     states { matrix title: ["A", "B"] }
  ///     //              ^^^^^^^^^^^^^^^^^ error: a 'String' names no state; cases, Bools and numbers do
  static func namelessAxis(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixDomain,
      "a value of type '\(type)' names no state; cases, Bools and numbers do",
      at: range
    )
  }

  /// Values of a matrix that only an evaluation would show.
  ///
  ///     states { matrix stars: [for i in 1...3: i] }
  ///     //                     ^^^^^^^^^^^^^^^^^^^ error: a matrix needs its values one by one, without …
  static func unwrittenAxis(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixDomain,
      "a matrix needs its values one by one, without 'for' and 'if'",
      at: range
    )
  }

  /// More states than tools can be expected to show.
  static func tooManyStates(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixDomain,
      "with this there are more than \(Bounds.maximumStates) states",
      at: range
    )
  }

  /// A matrix whose combinations take too long to look at.
  static func hugeMatrix(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixDomain,
      "this goes through more than \(Bounds.maximumCombinations) combinations",
      at: range
    )
  }

  /// A matrix without a state.
  ///
  ///     states { matrix isOn, if: false }
  ///     //       ^^^^^^ error: this makes no state
  static func emptyMatrix(at range: SourceRange) -> Diagnostic {
    Diagnostic(.matrixEmpty, "this makes no state", at: range)
  }

  /// A matrix of which some states look alike.
  ///
  ///     states { matrix isOn, stars }
  ///     //       ^^^^^^ warning: 12 states, 6 looks
  static func equalStates(_ count: Int, looks: Int, at range: SourceRange) -> Diagnostic {
    let noun = looks == 1 ? "look" : "looks"
    return Diagnostic(.equalStates, "\(count) states, \(looks) \(noun)", at: range)
  }
}
