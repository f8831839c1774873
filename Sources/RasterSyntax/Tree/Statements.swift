// The syntax tree: lines, blocks and statements.

/// A line: a word, arguments as in a call without parentheses, and an optional block.
///
/// Examples are `fill circle(bounds), with: #FFF`, `layer opacity: 50% { … }`, `size 44, 44` and
/// `pressed isOn: true`.
package struct LineSyntax: Sendable {
  package let documentation: String?
  package let word: NameSyntax
  package let arguments: [ArgumentSyntax]
  package let block: BlockSyntax?
  package let range: SourceRange
  /// The range from `(` to `)` if the arguments are in parentheses directly after the word, as in a
  /// call.
  package let parentheses: SourceRange?

  package init(
    documentation: String?,
    word: NameSyntax,
    arguments: [ArgumentSyntax],
    block: BlockSyntax?,
    range: SourceRange,
    parentheses: SourceRange? = nil
  ) {
    self.parentheses = parentheses
    self.documentation = documentation
    self.word = word
    self.arguments = arguments
    self.block = block
    self.range = range
  }
}

package struct BlockSyntax: Sendable {
  package let statements: [StatementSyntax]
  /// The range from `{` to `}`.
  package let range: SourceRange

  package init(statements: [StatementSyntax], range: SourceRange) {
    self.statements = statements
    self.range = range
  }
}

package indirect enum StatementSyntax: Sendable {
  case line(LineSyntax)
  case binding(LetSyntax)
  case conditional(IfSyntax)
  case selection(SwitchStatementSyntax)
  case loop(ForSyntax)
}

/// An `if` statement: `if condition { … } else if … { … } else { … }`.
package struct IfSyntax: Sendable {
  package let condition: ConditionSyntax
  package let then: BlockSyntax
  package let otherwise: ElseSyntax?
  package let range: SourceRange

  package init(
    condition: ConditionSyntax,
    then: BlockSyntax,
    otherwise: ElseSyntax?,
    range: SourceRange
  ) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
    self.range = range
  }
}

package enum ConditionSyntax: Sendable {
  case expression(ExpressionSyntax)
  /// The binding of an optional: `if let name = optional`.
  case binding(NameSyntax, ExpressionSyntax)

  /// The condition, or the optional value to unwrap.
  package var value: ExpressionSyntax {
    switch self {
    case .expression(let value), .binding(_, let value): value
    }
  }
}

package indirect enum ElseSyntax: Sendable {
  case block(BlockSyntax)
  case conditional(IfSyntax)
}

package struct SwitchStatementSyntax: Sendable {
  package let keyword: SourceRange
  package let subject: ExpressionSyntax
  package let cases: [SwitchStatementCaseSyntax]
  package let range: SourceRange

  package init(
    keyword: SourceRange,
    subject: ExpressionSyntax,
    cases: [SwitchStatementCaseSyntax],
    range: SourceRange
  ) {
    self.keyword = keyword
    self.subject = subject
    self.cases = cases
    self.range = range
  }
}

/// A case with its statements: `case .a, .b: …` or `else: …`.
package struct SwitchStatementCaseSyntax: Sendable {
  /// The patterns; empty for `else`.
  package let patterns: [ExpressionSyntax]
  package let isElse: Bool
  package let statements: [StatementSyntax]
  /// The range of the head: from `case` or `else` up to the colon.
  package let range: SourceRange

  package init(
    patterns: [ExpressionSyntax],
    isElse: Bool,
    statements: [StatementSyntax],
    range: SourceRange
  ) {
    self.patterns = patterns
    self.isElse = isElse
    self.statements = statements
    self.range = range
  }
}

/// The head of a loop: `for x in xs`, `for (i, x) in xs.enumerated`.
package struct LoopHeadSyntax: Sendable {
  /// A single name, or several that destructure a tuple; `_` does not bind a name.
  package let names: [NameSyntax]
  package let sequence: ExpressionSyntax

  package init(names: [NameSyntax], sequence: ExpressionSyntax) {
    self.names = names
    self.sequence = sequence
  }
}

/// A loop: `for x in xs { … }`.
package struct ForSyntax: Sendable {
  package let head: LoopHeadSyntax
  package let body: BlockSyntax
  package let range: SourceRange

  package init(head: LoopHeadSyntax, body: BlockSyntax, range: SourceRange) {
    self.head = head
    self.body = body
    self.range = range
  }
}
