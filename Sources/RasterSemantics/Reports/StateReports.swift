// Diagnostics of named states and matrices of states.

import RasterSyntax

extension Diagnostic {
  /// A statement other than a line in a `states` block.
  ///
  ///     states { let on = true }
  ///     //           ^^ error: expected a state name and its values
  static func notAState(at range: SourceRange) -> Diagnostic {
    Diagnostic(.notAState, "expected a state name and its values", at: range)
  }

  /// A declaration of the predefined state.
  ///
  ///     states { plain isOn: false }
  ///     //       ^^^^^ error: 'plain' is the predefined state with all defaults and cannot be declared
  static func plainState(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .plainState,
      "'plain' is the predefined state with all defaults and cannot be declared",
      at: range
    )
  }

  /// A value of a named state without the name of its property.
  ///
  ///     states { off false }
  ///     //           ^^^^^ error: expected a property name and ':' before this value
  static func unlabelledStateValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLabel,
      "expected a property name and ':' before this value",
      at: range
    )
  }

  /// An argument of a matrix that is not a property.
  ///
  ///     states { matrix 3 }
  ///     //              ^ error: expected a property, such as 'isOn', or a property with values, such as 'count: [1, 2]'
  static func unlabelledMatrixValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLabel,
      "expected a property, such as 'isOn', or a property with values, such as 'count: [1, 2]'",
      at: range
    )
  }

  /// An unknown state that another one is based on.
  ///
  ///     states { ring .pressd, isFocused: true }
  ///     //             ^^^^^^ error: no state named 'pressd' is declared above this one
  static func unknownState(
    _ name: String,
    at range: SourceRange,
    nearest: String?,
    declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unknownState,
      "no state named '\(name)' is declared above this one",
      at: range,
      labels: declaration(nearest, at: declared),
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// Two states with the same name.
  ///
  ///     states { on isOn: true … on isOn: false }
  ///     //                       ^^ error: the state 'on' is declared twice
  static func duplicateState(
    _ name: String,
    at range: SourceRange,
    first: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .duplicateState,
      "the state '\(name)' is declared twice",
      at: range,
      labels: first.map { [Label("first declared here", at: $0)] } ?? []
    )
  }

  /// A value that is outside of the bounds of its property.
  ///
  ///     state stars: Int = 3, in: 0...5
  ///     states { many stars: 9 }
  ///     //                   ^ warning: this value is outside the bounds of 'stars'; 5 is used instead
  static func unreachableState(
    _ property: String,
    _ effect: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unreachableState,
      "this value is outside the bounds of '\(property)'; \(effect)",
      at: range
    )
  }

  /// Bounds without an area.
  ///
  ///     states { flat bounds: (240, 0) }
  ///     //                    ^^^^^^^^ error: the width and the height of 'bounds' must be greater than 0
  static func emptyBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stateBounds,
      "the width and the height of 'bounds' must be greater than 0",
      at: range
    )
  }

  /// A value other than an environment.
  ///
  ///     states { night environment: .dark }
  ///     //                          ^^^^^ error: expected 'Environment(…)' with the members that …
  static func notAnEnvironment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAnEnvironment,
      "expected 'Environment(…)' with the members that differ from the standard environment",
      at: range
    )
  }

  // MARK: Matrices

  /// A property with too many values for a matrix.
  ///
  ///     state level: Double = 0.5
  ///     states { matrix level }
  ///     //              ^^^^^ error: 'level' has too many values for a matrix; list some …
  static func endlessAxis(_ property: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixDomain,
      "'\(property)' has too many values for a matrix; list some of them, as in '\(property): […]'",
      at: range
    )
  }

  /// A property whose values cannot be part of the name of a state.
  ///
  ///     state title: String = "Book"
  ///     states { matrix title: ["A", "B"] }
  ///     //              ^^^^^^^^^^^^^^^^^ error: a value of type 'String' cannot be part of a state name; …
  static func namelessAxis(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixDomain,
      "a value of type '\(type)' cannot be part of a state name; use cases, Bools or numbers",
      at: range
    )
  }

  /// Values of a matrix that are not listed individually.
  ///
  ///     states { matrix stars: [for i in 1...3: i] }
  ///     //                     ^^^^^^^^^^^^^^^^^^^ error: expected a list of individual values, without …
  static func unwrittenAxis(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixDomain,
      "expected a list of individual values, without 'for' and 'if'",
      at: range
    )
  }

  /// A component with too many states.
  static func tooManyStates(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixDomain,
      "this matrix exceeds the limit of \(Bounds.maximumStates) states",
      at: range
    )
  }

  /// A matrix with too many combinations.
  static func hugeMatrix(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .matrixDomain,
      "this matrix has more than \(Bounds.maximumCombinations) combinations",
      at: range
    )
  }

  /// A matrix that creates no state.
  ///
  ///     states { matrix isOn, if: false }
  ///     //       ^^^^^^ error: this matrix creates no states
  static func emptyMatrix(at range: SourceRange) -> Diagnostic {
    Diagnostic(.matrixEmpty, "this matrix creates no states", at: range)
  }

  /// A matrix with states that look identical.
  ///
  ///     states { matrix isOn, stars }
  ///     //       ^^^^^^ warning: this matrix creates 12 states, but only 6 different looks
  static func equalStates(_ count: Int, looks: Int, at range: SourceRange) -> Diagnostic {
    let noun = looks == 1 ? "look" : "different looks"
    return Diagnostic(
      .equalStates,
      "this matrix creates \(count) states, but only \(looks) \(noun)",
      at: range
    )
  }
}
