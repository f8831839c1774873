// Reports about brackets, nesting, and lines that stand in the wrong place.

extension Diagnostic {
  /// A bracket that nothing closes.
  ///
  ///     let path = circle(bounds
  ///     //                      ^ error: expected ')', found the end of the file
  static func unclosed(
    _ opener: String,
    closer: String,
    found: String,
    at range: SourceRange,
    opened: SourceRange,
    fixIt: FixIt?
  ) -> Diagnostic {
    Diagnostic(
      .unclosedBracket,
      "expected '\(closer)', found \(found)",
      at: range,
      labels: [Label("to close this '\(opener)'", at: opened)],
      fixIts: fixIt.map { [$0] } ?? []
    )
  }

  /// A bracket that nothing opened.
  ///
  ///     size 20), 10
  ///     //     ^ error: this ')' closes nothing
  static func unmatched(_ closer: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unmatchedBracket,
      "this '\(closer)' closes nothing",
      at: range
    )
  }

  /// Brackets, blocks or operators too deep to follow; reported once a file.
  ///
  ///     let deep = ((((…))))
  ///     //             ^ error: this is nested deeper than 96 levels; name its parts with 'let'
  static func nestedTooDeeply(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedTooDeeply,
      "this is nested deeper than \(TreeLimits.maximumDepth) levels; name its parts with 'let'",
      at: range
    )
  }

  /// A line that declares nothing, outside a component.
  ///
  ///     size 20, 10
  /// //  ^^^^ error: expected 'component' or another declaration, found 'size'
  static func expectedDeclaration(
    found: String,
    nearest: String?,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expectedDeclaration,
      "expected 'component' or another declaration, found \(found)",
      at: range,
      fixIts: nearest.map {
        [FixIt("replace with '\($0)'", replacing: range, with: $0, isGuess: true)]
      } ?? []
    )
  }

  /// A line that starts with no word.
  ///
  ///     draw { 20 }
  ///     //     ^^ error: expected a line's first word, found '20'
  static func expectedLine(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedLine,
      "expected a line's first word, found \(found)",
      at: range
    )
  }

  /// A declaration within a component or a block.
  ///
  ///     draw { enum Style { case plain } }
  ///     //     ^^^^ error: 'enum' stands at file level, outside every component
  static func misplacedDeclaration(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedDeclaration,
      "'\(word)' stands at file level, outside every component",
      at: range
    )
  }

  /// A statement among a component's members.
  ///
  ///     component Dot { if isOn { } }
  ///     //              ^^ error: 'if' stands in a block such as 'draw { … }'
  static func misplacedStatement(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedStatement,
      "'\(word)' stands in a block such as 'draw { … }'",
      at: range
    )
  }

  /// A block after a line that has none.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf" { }
  ///     //                                    ^ error: a face has no block
  static func unexpectedBlock(of what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedBlock,
      "\(what) has no block",
      at: range
    )
  }

  /// Something other than a case in an enum, a struct or a switch.
  ///
  ///     enum Style { primary }
  ///     //           ^^^^^^^ error: expected 'case', found 'primary'
  static func expectedCase(
    _ words: String,
    found: String,
    at range: SourceRange,
    fixIt: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      .expectedCase,
      "expected \(words), found \(found)",
      at: range,
      fixIts: fixIt.map { [$0] } ?? []
    )
  }

  /// A word that has another name now.
  ///
  ///     palette Brand { ink #000 }
  ///     //^^^^^ error: 'palette' has been renamed to 'tokens'
  ///
  /// `text` takes the place of `whole` where more than the word changes.
  package static func renamed(
    _ old: String,
    to new: String,
    at range: SourceRange,
    replacing whole: SourceRange? = nil,
    with text: String? = nil
  ) -> Diagnostic {
    let replacement = text ?? new
    return Diagnostic(
      .renamed,
      "'\(old)' has been renamed to '\(new)'",
      at: range,
      fixIts: [
        FixIt("replace with '\(replacement)'", replacing: whole ?? range, with: replacement)
      ]
    )
  }
}
