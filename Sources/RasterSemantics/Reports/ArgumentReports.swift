// Diagnostics of the arguments of calls and lines.

import RasterSyntax

extension Diagnostic {
  /// A copy without changes.
  ///
  ///     let quiet = style.with()
  ///     //                     ^ error: 'with' requires at least one field to change
  static func emptyChange(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingArgument, "'with' requires at least one field to change", at: range)
  }

  /// The `spread:` of a pattern, which the language's previous version had.
  ///
  ///     pattern(photo, spread: .reflect)
  ///     //             ^^^^^^ error: a pattern has no 'spread:'; use 'horizontal:' and 'vertical:'
  static func spreadOfPattern(
    at range: SourceRange,
    whole: SourceRange,
    value: String
  ) -> Diagnostic {
    Diagnostic(
      .unknownLabel,
      "a pattern has no 'spread:'; use 'horizontal:' and 'vertical:'",
      at: range,
      fixIts: replacement("horizontal: \(value), vertical: \(value)", at: whole)
    )
  }

  /// An argument without its label.
  ///
  ///     fill circle(center: (5, 5), 4), with: #000
  ///     //                          ^ error: expected 'radius:' before this argument
  ///
  /// The fix-it is offered if the argument fits the parameter.
  static func missingLabel(
    _ label: String,
    at range: SourceRange,
    isFix: Bool = true,
    declared: Label? = nil
  ) -> Diagnostic {
    let fixIt = FixIt("insert '\(label):'", replacing: range.start, with: "\(label): ")
    return Diagnostic(
      .missingLabel,
      "expected '\(label):' before this argument",
      at: range,
      labels: declared.map { [$0] } ?? [],
      fixIts: isFix ? [fixIt] : []
    )
  }

  /// Several consecutive arguments of a call without their labels.
  ///
  ///     fill rect(Rect(4, 4, 8, 8)), with: #000
  ///     //             ^^^^^^^^^^ error: expected 'x:', 'y:', 'width:' and 'height:' before these arguments
  static func missingLabels(
    _ labels: [String],
    at range: SourceRange,
    writing text: String
  ) -> Diagnostic {
    let quoted = labels.map { "'\($0):'" }
    let all = quoted.dropLast().joined(separator: ", ") + " and " + (quoted.last ?? "")
    return Diagnostic(
      .missingLabel,
      "expected \(all) before these arguments",
      at: range,
      fixIts: [FixIt("replace with '\(text)'", replacing: range, with: text)]
    )
  }

  /// An unlabelled argument before one that it must follow.
  ///
  ///     fill rect(bounds), with: linearGradient([#000, #FFF], from: .top, to: .bottom)
  ///     //                                      ^^^^^^^^^^^^ error: 'to' must precede this argument
  static func earlyArgument(
    before label: String,
    at range: SourceRange,
    replacing all: SourceRange?,
    with text: String
  ) -> Diagnostic {
    Diagnostic(
      .argumentOrder,
      "'\(label)' must precede this argument",
      at: range,
      fixIts: all.map { [FixIt("move it after '\(label)'", replacing: $0, with: text)] } ?? []
    )
  }

  /// A wrong argument label.
  ///
  ///     fill circle(center: (5, 5), raduis: 4), with: #000
  ///     //                          ^^^^^^ error: argument label 'raduis' should be 'radius'
  static func wrongLabel(_ label: String, expected: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongLabel,
      "argument label '\(label)' should be '\(expected)'",
      at: range,
      fixIts: replacement(expected, at: range)
    )
  }

  /// A label of an argument that takes none.
  ///
  ///     fill rect(box: bounds), with: #000
  ///     //        ^^^ error: this argument takes no label; remove 'box:'
  static func unexpectedLabel(
    _ label: String,
    at range: SourceRange,
    value: SourceRange
  ) -> Diagnostic {
    var text = range
    text.upper = max(range.upper, value.lower)
    return Diagnostic(
      .unexpectedLabel,
      "this argument takes no label; remove '\(label):'",
      at: range,
      fixIts: [FixIt("remove '\(label):'", replacing: text, with: "")]
    )
  }

  /// The parts of a value instead of the value.
  ///
  ///     fill rect(x: 2, y: 2, width: 4, height: 4), with: #000
  ///     //        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'rect' takes a 'Rect', not its parts
  static func partsInsteadOfValue(
    of type: String,
    for name: String,
    at range: SourceRange,
    text: String
  ) -> Diagnostic {
    Diagnostic(
      .partsInsteadOfValue,
      "'\(name)' takes \(withArticle(type)), not its parts",
      at: range,
      fixIts: replacement("\(type)(\(text))", at: range)
    )
  }

  /// Single numbers instead of the values that they form.
  ///
  ///     fill circle(10, 10, 4), with: #000
  ///     //          ^^^^^^^^^ error: 'circle' expects these numbers as 'center: (10, 10), radius: 4'
  static func bareNumbers(
    _ name: String,
    as text: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .partsInsteadOfValue,
      "'\(name)' expects these numbers as '\(text)'",
      at: range,
      fixIts: replacement(text, at: range)
    )
  }

  /// A label that the callee does not have.
  ///
  ///     fill circle(bounds), with: #000, blend: .multiply
  ///     //                               ^^^^^ error: 'fill' has no argument 'blend'; expected 'with' or 'rule'
  ///
  /// If the callee has a similar label, the fix-it suggests it.
  static func unknownLabel(
    _ label: String,
    of name: String,
    with labels: [String],
    at range: SourceRange,
    nearest: String?,
    advice: String? = nil,
    phrase: String? = nil
  ) -> Diagnostic {
    let phrase = phrase ?? ForeignPhrases.labels[ForeignPhrases.camelCase(label)]
    let advice = (advice ?? (nearest == nil ? phrase : nil)).map { "; " + $0 }
    return Diagnostic(
      .unknownLabel,
      "'\(name)' has no argument '\(label)'"
        + (advice ?? (nearest == nil ? choice(of: labels) : "")),
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// A member of the environment, written like a property of a state.
  ///
  ///     night isOn: true, appearance: .dark
  ///     //                ^^^^^^^^^^^^^^^^^ error: 'appearance' belongs to the environment; write 'environment: Environment(appearance: .dark)'
  static func environmentLabel(_ label: String, text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownLabel,
      "'\(label)' belongs to the environment; write 'environment: Environment(\(text))'",
      at: range,
      fixIts: replacement("environment: Environment(\(text))", at: range)
    )
  }

  /// Returns the list of valid names: all of them, or the first eight if there are more than ten.
  static func choice(of names: [String]) -> String {
    let shown = names.prefix(names.count > 10 ? 8 : 10).map { "'\($0)'" }
    if shown.isEmpty { return "" }
    if shown.count < names.count {
      let others = names.count - shown.count
      return "; expected \(shown.joined(separator: ", ")) or one of \(others) others"
    }
    return "; expected \(either(shown))"
  }

  /// Returns phrases as alternatives: `a, b or c`.
  static func either(_ phrases: [String]) -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
    return "\(phrases.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// An argument that is out of the declared order.
  ///
  ///     place Badge(isOn: true, count: 3), in: bounds
  ///     //                      ^^^^^^^^ error: 'count' must precede 'isOn'
  static func outOfOrder(
    _ label: String?,
    before later: String,
    at range: SourceRange,
    replacing all: SourceRange?,
    with text: String,
    areTwo: Bool
  ) -> Diagnostic {
    let found = label.map { "'\($0)'" } ?? "this argument"
    let message =
      later.isEmpty
      ? "\(found) must precede the argument before it" : "\(found) must precede '\(later)'"
    return Diagnostic(
      .argumentOrder,
      message,
      at: range,
      fixIts: all.map {
        [FixIt(areTwo ? "swap the arguments" : "reorder the arguments", replacing: $0, with: text)]
      } ?? []
    )
  }

  /// An argument that is given twice.
  ///
  ///     place Badge(count: 3, count: 4), in: bounds
  ///     //                    ^^^^^ error: 'count' is given twice
  static func duplicateArgument(
    _ label: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateArgument,
      "'\(label)' is given twice",
      at: range,
      labels: [Label("first given here", at: first)]
    )
  }

  /// More arguments than the callee takes.
  ///
  ///     fill rect(bounds, 4), with: #000
  ///     //                ^ error: extra argument; 'rect' takes 1 argument
  static func unexpectedArgument(_ name: String, takes count: Int, at range: SourceRange)
    -> Diagnostic
  {
    let words =
      switch count {
      case 0: "no arguments"
      case 1: "1 argument"
      default: "\(count) arguments"
      }
    return Diagnostic(
      .unexpectedArgument,
      "extra argument; '\(name)' takes \(words)",
      at: range
    )
  }

  /// An unlabelled argument that fits none of the remaining parameters.
  ///
  ///     fill rect(bounds), with: #F00, 50%
  ///     //                             ^^^ error: no remaining argument of 'fill' is of type 'Fraction'
  static func unplacedArgument(
    _ name: String,
    _ type: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedArgument,
      "no remaining argument of '\(name)' is of type '\(type)'",
      at: range
    )
  }

  /// A missing argument.
  ///
  ///     fill circle(center: (5, 5)), with: #000
  ///     //         ^^^^^^^^^^^^^^^^ error: 'circle' also needs 'radius: Double'
  static func missingArgument(
    _ label: String?,
    type: String?,
    of name: String,
    at range: SourceRange
  ) -> Diagnostic {
    let words =
      type.map { type in label.map { "'\($0): \(type)'" } ?? withArticle(type) }
      ?? label.map { "'\($0):'" } ?? "a value"
    return Diagnostic(.missingArgument, "'\(name)' also needs \(words)", at: range)
  }

  /// The quoted type after "a" or "an".
  static func withArticle(_ type: String) -> String {
    type.first.map { "AEIO".contains($0) } == true ? "an '\(type)'" : "a '\(type)'"
  }
}
