// Diagnostics for brackets, nesting and misplaced lines.

extension Diagnostic {
  /// An unclosed bracket.
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

  /// An unmatched closing bracket.
  ///
  ///     size 20), 10
  ///     //     ^ error: unmatched ')'
  static func unmatched(_ closer: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unmatchedBracket,
      "unmatched '\(closer)'",
      at: range
    )
  }

  /// Brackets, blocks or operators that are nested too deeply; reported once per file.
  ///
  ///     let deep = ((((…))))
  ///     //             ^ error: this is nested more than 96 levels deep; name parts of it with 'let'
  static func nestedTooDeeply(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedTooDeeply,
      "this is nested more than \(TreeLimits.maximumDepth) levels deep; name parts of it with 'let'",
      at: range
    )
  }

  /// A line outside a component that does not start a declaration.
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

  /// A line that does not start with a word.
  ///
  ///     draw { 20 }
  ///     //     ^^ error: expected a word at the start of the line, found '20'
  static func expectedLine(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedLine,
      "expected a word at the start of the line, found \(found)",
      at: range
    )
  }

  /// A declaration within a component or a block.
  ///
  ///     draw { enum Style { case plain } }
  ///     //     ^^^^ error: 'enum' is only allowed at file level, outside components
  static func misplacedDeclaration(_ word: String, at range: SourceRange) -> Diagnostic {
    let place =
      word == "func"
      ? "at file level or directly in a component" : "at file level, outside components"
    return Diagnostic(
      .misplacedDeclaration,
      "'\(word)' is only allowed \(place)",
      at: range
    )
  }

  /// A statement among the members of a component.
  ///
  ///     component Dot { if isOn { } }
  ///     //              ^^ error: 'if' is only allowed in a block such as 'draw { … }'
  static func misplacedStatement(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedStatement,
      "'\(word)' is only allowed in a block such as 'draw { … }'",
      at: range
    )
  }

  /// A block after a line that must not have one.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf" { }
  ///     //                                    ^ error: a font cannot have a block
  static func unexpectedBlock(of what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedBlock,
      "\(what) cannot have a block",
      at: range
    )
  }

  /// A line other than a case in an enum, a struct or a switch.
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

  /// A word that has been renamed.
  ///
  ///     palette Brand { ink #000 }
  ///     //^^^^^ error: 'palette' has been renamed to 'tokens'
  ///
  /// If more than the word changes, `text` replaces the range `fullRange`.
  package static func renamed(
    _ old: String,
    to new: String,
    at range: SourceRange,
    replacing fullRange: SourceRange? = nil,
    with text: String? = nil
  ) -> Diagnostic {
    let replacement = text ?? new
    return Diagnostic(
      .renamed,
      "'\(old)' has been renamed to '\(new)'",
      at: range,
      fixIts: [
        FixIt("replace with '\(replacement)'", replacing: fullRange ?? range, with: replacement)
      ]
    )
  }
}
