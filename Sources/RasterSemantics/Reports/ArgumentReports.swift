// Reports about the arguments of calls and lines.

import RasterSyntax

extension Diagnostic {
  /// A copy that changes nothing.
  ///
  ///     let quiet = style.with()
  ///     //                     ^ error: 'with' takes the fields that are to change
  static func emptyChange(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingArgument, "'with' takes the fields that are to change", at: range)
  }

  /// The continuation of a pattern as it was written in the language's last version.
  ///
  ///     pattern(photo, spread: .reflect)
  ///     //             ^^^^^^ error: a pattern goes on 'horizontal:' and 'vertical:', each in its own way
  static func spreadOfPattern(
    at range: SourceRange,
    whole: SourceRange,
    value: String
  ) -> Diagnostic {
    Diagnostic(
      .unknownLabel,
      "a pattern goes on 'horizontal:' and 'vertical:', each in its own way",
      at: range,
      fixIts: replacement("horizontal: \(value), vertical: \(value)", at: whole)
    )
  }

  /// An argument without its label.
  ///
  ///     fill circle(center: (5, 5), 4), with: #000
  ///     //                          ^ error: expected 'radius:' before this argument
  ///
  /// Inserting it is a fix where the argument fits.
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

  /// Several arguments of a call, one behind the other, without their labels.
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

  /// An argument without a label before one that it must follow.
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
      fixIts: all.map { [FixIt("move it behind '\(label)'", replacing: $0, with: text)] } ?? []
    )
  }

  /// A label where another is meant.
  ///
  ///     fill circle(center: (5, 5), raduis: 4), with: #000
  ///     //                          ^^^^^^ error: expected the label 'radius', found 'raduis'
  static func wrongLabel(_ label: String, expected: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongLabel,
      "expected the label '\(expected)', found '\(label)'",
      at: range,
      fixIts: replacement(expected, at: range)
    )
  }

  /// A label where none is written.
  ///
  ///     fill rect(box: bounds), with: #000
  ///     //        ^^^ error: this argument has no label
  static func unexpectedLabel(
    _ label: String,
    at range: SourceRange,
    value: SourceRange
  ) -> Diagnostic {
    var text = range
    text.upper = max(range.upper, value.lower)
    return Diagnostic(
      .unexpectedLabel,
      "expected no label before this argument, found '\(label)'",
      at: range,
      fixIts: [FixIt("remove '\(label):'", replacing: text, with: "")]
    )
  }

  /// The parts of a value instead of the value.
  ///
  ///     fill rect(x: 2, y: 2, width: 4, height: 4), with: #000
  ///     //        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'rect' takes a 'Rect' made of these
  static func partsInsteadOfValue(
    of type: String,
    for name: String,
    at range: SourceRange,
    text: String
  ) -> Diagnostic {
    Diagnostic(
      .partsInsteadOfValue,
      "'\(name)' takes a '\(type)' made of these",
      at: range,
      fixIts: replacement("\(type)(\(text))", at: range)
    )
  }

  /// Numbers in a row instead of the values that they make.
  ///
  ///     fill circle(10, 10, 4), with: #000
  ///     //          ^^^^^^^^^ error: 'circle' takes these as 'center: (10, 10), radius: 4'
  static func bareNumbers(
    _ name: String,
    as text: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .partsInsteadOfValue,
      "'\(name)' takes these as '\(text)'",
      at: range,
      fixIts: replacement(text, at: range)
    )
  }

  /// A label that the callee does not have.
  ///
  ///     fill circle(bounds), with: #000, blend: .multiply
  ///     //                               ^^^^^ error: 'fill' has no argument 'blend'; there are 'with'
  ///     //                                     and 'rule'
  ///
  /// Where one of its labels is near, that is what the fix-it says.
  static func unknownLabel(
    _ label: String,
    of name: String,
    with labels: [String],
    at range: SourceRange,
    nearest: String?
  ) -> Diagnostic {
    let advice = ForeignPhrases.labels[ForeignPhrases.camelCase(label)].map { "; " + $0 }
    return Diagnostic(
      .unknownLabel,
      "'\(name)' has no argument '\(label)'"
        + (nearest == nil ? advice ?? choice(of: labels) : ""),
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// A member of the environment as if it were a property of a state.
  ///
  ///     night isOn: true, appearance: .dark
  ///     //                ^^^^^^^^^^^^^^^^^ error: 'appearance' is the environment's: 'environment: Environment(…)'
  static func environmentLabel(_ label: String, text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownLabel,
      "'\(label)' is the environment's: 'environment: Environment(\(text))'",
      at: range,
      fixIts: replacement("environment: Environment(\(text))", at: range)
    )
  }

  /// The names that there are instead: all of them, or the first ones of many.
  static func choice(of names: [String]) -> String {
    let shown = names.prefix(names.count > 10 ? 8 : 10).map { "'\($0)'" }
    guard let last = shown.last else { return "" }
    if shown.count < names.count { return "; there are \(shown.joined(separator: ", ")) and more" }
    if shown.count == 1 { return "; there is \(last)" }
    return "; there are \(shown.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// Arguments in another order than that of the declaration.
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
        [FixIt(areTwo ? "swap the two" : "put these in order", replacing: $0, with: text)]
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
      labels: [Label("first here", at: first)]
    )
  }

  /// More arguments than the callee takes.
  ///
  ///     fill rect(bounds, 4), with: #000
  ///     //                ^ error: 'rect' takes 1 argument
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
      "'\(name)' takes \(words), this is one more",
      at: range
    )
  }

  /// A value without a label that none of the arguments which are left takes.
  ///
  ///     fill rect(bounds), with: #F00, 50%
  ///     //                             ^^^ error: 'fill' has no place for this 'Double'
  static func unplacedArgument(
    _ name: String,
    _ type: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedArgument,
      "'\(name)' has no place for this '\(type)'",
      at: range
    )
  }

  /// An argument that must be there and is not.
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
      type.map { type in label.map { "'\($0): \(type)'" } ?? "a '\(type)'" }
      ?? label.map { "'\($0):'" } ?? "a value"
    return Diagnostic(.missingArgument, "'\(name)' also needs \(words)", at: range)
  }
}
