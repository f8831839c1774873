// Reports about the members of a component.

import RasterSyntax

extension Diagnostic {
  /// A component that draws nothing.
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

  /// A line that a component has once at most.
  ///
  ///     size 10, 10
  ///     ^^^^ error: a component has one 'size'
  static func duplicateLine(
    _ word: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateLine,
      "a component has one '\(word)', this is the second",
      at: range,
      labels: [Label("first here", at: first)]
    )
  }

  /// Arguments after a word that has a block only.
  ///
  ///     draw bounds { }
  ///     //   ^^^^^^ error: 'draw' takes no arguments
  static func argumentsAfterWord(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.argumentsAfterWord, "'\(word)' takes no arguments", at: range)
  }

  /// A property without a default.
  ///
  ///     state isOn: Bool
  ///     //              ^ error: 'isOn' needs a default
  static func missingDefault(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingDefault, "expected '=' and a default for '\(name)'", at: range)
  }

  /// Bounds on something that is neither a number, nor a list, nor a string.
  ///
  ///     state isOn: Bool = true, in: 0...1
  ///     //                       ^^^^^^^^^ error: bounds need a number, a list or a string, found …
  static func domainOfType(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .domainOfType,
      "bounds need a number, a list or a string, found '\(type)'",
      at: range
    )
  }

  /// Something other than bounds and a step after a default.
  ///
  ///     state n: Int = 1, on: 0...5
  ///     //                ^^ error: expected 'in' or 'step', found 'on'
  static func unknownDomainLabel(
    _ label: String,
    among labels: [String],
    at range: SourceRange,
    nearest: String?
  ) -> Diagnostic {
    let found = label.isEmpty ? "a value without a label" : "'\(label)'"
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
  ///     //                   ^^^^^^^^^ error: a step needs bounds, as in 'in: 0...1'
  static func stepWithoutBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepWithoutBounds,
      "a step needs bounds, as in 'in: 0...1'",
      at: range
    )
  }

  /// Bounds that are no closed range.
  ///
  ///     state n: Int = 1, in: 5
  ///     //                    ^ error: expected bounds such as '0...5'
  static func notADomain(at range: SourceRange) -> Diagnostic {
    Diagnostic(.notADomain, "expected bounds such as '0...5'", at: range)
  }

  /// `caps` and nothing else.
  ///
  ///     caps
  ///     ^^^^ error: expected lengths after 'caps'
  static func emptyCaps(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyCaps,
      "expected lengths after 'caps', such as '14' or 'left: 8, right: 8'",
      at: range
    )
  }

  /// A mode for an axis that is not stretched.
  ///
  ///     caps left: 4, right: 4, vertical: .tile
  ///     //                                ^^^^^ error: this axis needs 'top' and 'bottom' to be stretched
  static func modeWithoutCaps(
    _ leading: String,
    _ trailing: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .modeWithoutCaps,
      "this axis is stretched only with '\(leading):' and '\(trailing):'",
      at: range
    )
  }

  /// A cap below zero.
  ///
  ///     caps -4
  ///     //   ^^ error: a cap cannot be negative
  static func negativeCap(at range: SourceRange) -> Diagnostic {
    Diagnostic(.negativeCap, "a cap cannot be negative", at: range)
  }

  /// An enum that has no values.
  ///
  ///     enum Style { }
  ///     //   ^^^^^ error: 'Style' has no cases
  static func emptyEnum(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyEnum, "'\(name)' has no cases", at: range)
  }
}
