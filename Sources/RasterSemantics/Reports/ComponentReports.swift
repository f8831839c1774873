// Diagnostics of the members of components.

import RasterSyntax

extension Diagnostic {
  /// A component without `draw`.
  ///
  ///     component Dot { size 4, 4 }
  ///     //        ^^^ error: 'Dot' has no 'draw { … }'
  static func missingDraw(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingDraw, "'\(name)' has no 'draw { … }'", at: range)
  }

  /// A component without a natural size.
  ///
  ///     component Dot { draw { fill circle(bounds), with: #000 } }
  ///     //        ^^^ error: 'Dot' has no 'size'
  static func missingSize(
    _ name: String,
    at range: SourceRange,
    inserting place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingSize,
      "'\(name)' has no 'size'",
      at: range,
      fixIts: [
        FixIt(
          "insert 'size 44, 44'",
          replacing: place,
          with: "\n  size 44, 44\n",
          isGuess: true
        )
      ]
    )
  }

  /// A second line of a kind that a component can have only once.
  ///
  ///     size 10, 10
  ///     ^^^^ error: a component can have only one 'size'
  static func duplicateLine(
    _ word: String,
    of owner: String = "component",
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateLine,
      "a \(owner) can have only one '\(word)'",
      at: range,
      labels: [Label("the first is here", at: first)]
    )
  }

  /// Arguments after a keyword that takes only a block.
  ///
  ///     draw bounds { }
  ///     //   ^^^^^^ error: 'draw' takes no arguments
  static func argumentsAfterWord(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.argumentsAfterWord, "'\(word)' takes no arguments", at: range)
  }

  /// A property without a default.
  ///
  ///     state isOn: Bool
  ///     //              ^ error: expected '=' and a default for 'isOn'
  static func missingDefault(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingDefault, "expected '=' and a default for '\(name)'", at: range)
  }

  /// Bounds of a property that is not a number, a list or a string.
  ///
  ///     state isOn: Bool = true, in: 0...1
  ///     //                       ^^^^^^^^^ error: only numbers, lists and strings can have bounds, …
  static func domainOfType(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .domainOfType,
      "only numbers, lists and strings can have bounds, found '\(type)'",
      at: range
    )
  }

  /// An argument other than bounds and a step after a default.
  ///
  ///     state n: Int = 1, on: 0...5
  ///     //                ^^ error: expected 'in' or 'step' after a default, found 'on'
  static func unknownDomainLabel(
    _ label: String,
    among labels: [String],
    at range: SourceRange,
    nearest: String?
  ) -> Diagnostic {
    let found = label.isEmpty ? "an unlabelled value" : "'\(label)'"
    return Diagnostic(
      .unknownLabel,
      "expected \(labels.map { "'\($0)'" }.joined(separator: " or ")) after a default, found \(found)",
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// A step without bounds.
  ///
  ///     state n: Double = 1, step: 0.5
  ///     //                   ^^^^^^^^^ error: 'step:' requires bounds, such as 'in: 0...1'
  static func stepWithoutBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepWithoutBounds,
      "'step:' requires bounds, such as 'in: 0...1'",
      at: range
    )
  }

  /// Bounds that are not a closed range.
  ///
  ///     state n: Int = 1, in: 5
  ///     //                    ^ error: expected bounds such as '0...5'
  static func notADomain(at range: SourceRange) -> Diagnostic {
    Diagnostic(.notADomain, "expected bounds such as '0...5'", at: range)
  }

  /// `caps` without arguments.
  ///
  ///     caps
  ///     ^^^^ error: expected lengths after 'caps', such as '14' or 'left: 8, right: 8'
  static func emptyCaps(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyCaps,
      "expected lengths after 'caps', such as '14' or 'left: 8, right: 8'",
      at: range
    )
  }

  /// A stretch mode for an axis without caps.
  ///
  ///     caps left: 4, right: 4, vertical: .tile
  ///     //                                ^^^^^ error: a stretch mode for this axis requires 'top:' and 'bottom:'
  static func modeWithoutCaps(
    _ leading: String,
    _ trailing: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .modeWithoutCaps,
      "a stretch mode for this axis requires '\(leading):' and '\(trailing):'",
      at: range
    )
  }

  /// A negative cap.
  ///
  ///     caps -4
  ///     //   ^^ error: a cap cannot be negative
  static func negativeCap(at range: SourceRange) -> Diagnostic {
    Diagnostic(.negativeCap, "a cap cannot be negative", at: range)
  }

  /// An enum without cases.
  ///
  ///     enum Style { }
  ///     //   ^^^^^ error: 'Style' has no cases
  static func emptyEnum(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyEnum, "'\(name)' has no cases", at: range)
  }
}
