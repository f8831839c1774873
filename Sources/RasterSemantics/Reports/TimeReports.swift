// Diagnostics of durations and transitions.

import RasterSyntax

extension Diagnostic {
  /// A number where a duration is required.
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

  /// A transition of a name that is not a property.
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

  /// A transition without a property.
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

  /// A property of a type that cannot have a transition.
  ///
  ///     transition title, 200ms
  ///     //         ^^^^^ error: only a 'Bool', an enumeration, or a number with 'in:' and 'step:' can have a transition; 'title' is a 'String'
  static func transitionOfType(
    _ name: String,
    _ type: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .transitionDomain,
      "only a 'Bool', an enumeration, or a number with 'in:' and 'step:' can have a transition; '\(name)' is \(withArticle(type))",
      at: range
    )
  }

  /// A transition of a second enumeration.
  ///
  ///     transition kind, 200ms
  ///     transition mood, 200ms
  ///     //         ^^^^ error: only one enumeration of a component can have a transition, and 'kind' already has one
  static func secondOfCases(
    at range: SourceRange,
    first: String,
    at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .transitionDomain,
      "only one enumeration of a component can have a transition, and '\(first)' already has one",
      at: range,
      labels: [Label("the first is here", at: place)]
    )
  }

  /// A second transition of a property.
  ///
  ///     transition isOn, 300ms
  ///     //         ^^^^ error: 'isOn' already has a transition
  static func duplicateTransition(
    _ name: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateLine,
      "'\(name)' already has a transition",
      at: range,
      labels: [Label("the first is here", at: first)]
    )
  }

  /// A number of steps outside of the valid range.
  ///
  ///     transition isOn, 200ms, steps: 100
  ///     //                             ^^^ error: expected 1 to 64 steps, found 100
  static func transitionSteps(_ found: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.transitionSteps, "expected 1 to 64 steps, found \(found)", at: range)
  }

  /// Steps of a number, whose values are the steps.
  ///
  ///     transition level, 200ms, steps: 8
  ///     //                              ^ error: 'level' passes through its own values and takes no 'steps:'
  static func stepsOfNumber(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .transitionSteps,
      "'\(name)' passes through its own values and takes no 'steps:'",
      at: range
    )
  }

  /// A transition whose progress is not used.
  ///
  ///     transition isOn, 200ms
  ///     //         ^^^^ warning: 'isOn.progress' is never used, so this transition has no effect
  static func transitionUnused(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .transitionUnused,
      "'\(name).progress' is never used, so this transition has no effect",
      at: range
    )
  }

  /// The progress of a property without a transition.
  ///
  ///     let on = isOn.progress
  ///     //            ^^^^^^^^ error: 'isOn' has no transition; add a 'transition' line
  static func progressWithoutTransition(
    _ name: String,
    at range: SourceRange,
    inserting place: SourceRange?
  ) -> Diagnostic {
    let line = "transition \(name), 200ms, .easeOut, steps: 8"
    return Diagnostic(
      .progressWithoutTransition,
      "'\(name)' has no transition; add a 'transition' line",
      at: range,
      fixIts: place.map { [FixIt("insert '\(line)'", replacing: $0, with: "\n  \(line)\n")] } ?? []
    )
  }
}
