// Reports about durations, and about what moves.

import RasterSyntax

extension Diagnostic {
  /// A number where a duration is needed.
  ///
  ///     let fast: Duration = 200
  ///     //                   ^^^ error: expected a duration such as '200ms' or '0.2s', found a number
  static func durationWithoutUnit(_ text: String, at range: SourceRange) -> Diagnostic {
    let isPlain = text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: ".") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }
    let units = isPlain ? ["ms", "s"] : []
    return Diagnostic(
      .durationWithoutUnit,
      "expected a duration such as '200ms' or '0.2s', found a number",
      at: range,
      fixIts: units.flatMap { replacement(text + $0, at: range) }
    )
  }
  /// A line that moves something other than a property.
  ///
  ///     transition size, 200ms
  ///     //         ^^^^ error: expected a property of the component, found 'size'
  static func transitionOfOther(
    _ text: String,
    at range: SourceRange,
    nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .transitionDomain,
      "expected a property of the component, found '\(text)'",
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// A line that moves nothing.
  ///
  ///     transition
  ///     ^^^^^^^^^^ error: expected a property of the component, as in 'transition isOn, 200ms'
  static func transitionOfNothing(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .transitionDomain,
      "expected a property of the component, as in 'transition isOn, 200ms'",
      at: range
    )
  }

  /// A property that has no values to pass through.
  ///
  ///     transition title, 200ms
  ///     //         ^^^^^ error: only a 'Bool', an enumeration, or a number with 'in:' and 'step:' can move; 'title' is a 'String'
  static func transitionOfType(
    _ name: String,
    _ type: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .transitionDomain,
      "only a 'Bool', an enumeration, or a number with 'in:' and 'step:' can move; '\(name)' is a '\(type)'",
      at: range
    )
  }

  /// A second property of cases that moves.
  ///
  ///     transition kind, 200ms
  ///     transition mood, 200ms
  ///     //         ^^^^ error: only one enumeration of a component can move, and 'kind' does
  static func secondOfCases(
    at range: SourceRange,
    first: String,
    at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .transitionDomain,
      "only one enumeration of a component can move, and '\(first)' does",
      at: range,
      labels: [Label("first here", at: place)]
    )
  }

  /// A second line for a property.
  ///
  ///     transition isOn, 300ms
  ///     //         ^^^^ error: 'isOn' has a transition already
  static func duplicateTransition(
    _ name: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateLine,
      "'\(name)' has a transition already",
      at: range,
      labels: [Label("first here", at: first)]
    )
  }

  /// Too many steps, or none.
  ///
  ///     transition isOn, 200ms, steps: 100
  ///     //                             ^^^ error: expected 1 to 64 steps, found 100
  static func transitionSteps(_ found: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.transitionSteps, "expected 1 to 64 steps, found \(found)", at: range)
  }

  /// Steps of a number, which has its own.
  ///
  ///     transition level, 200ms, steps: 8
  ///     //                              ^ error: 'level' passes through its own values, and takes no 'steps:'
  static func stepsOfNumber(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .transitionSteps,
      "'\(name)' passes through its own values, and takes no 'steps:'",
      at: range
    )
  }

  /// A transition of a truth value whose way is not drawn.
  ///
  ///     transition isOn, 200ms
  ///     //         ^^^^ warning: nothing reads 'isOn.progress', so nothing moves
  static func transitionUnused(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.transitionUnused, "nothing reads '\(name).progress', so nothing moves", at: range)
  }

  /// The progress of a property that no line moves.
  ///
  ///     let on = isOn.progress
  ///     //            ^^^^^^^^ error: no line 'transition' makes 'isOn' move
  static func progressWithoutTransition(
    _ name: String,
    at range: SourceRange,
    inserting place: SourceRange?
  ) -> Diagnostic {
    let line = "transition \(name), 200ms, .easeOut, steps: 8"
    return Diagnostic(
      .progressWithoutTransition,
      "no line 'transition' makes '\(name)' move",
      at: range,
      fixIts: place.map { [FixIt("insert '\(line)'", replacing: $0, with: "\n  \(line)\n")] } ?? []
    )
  }
}
