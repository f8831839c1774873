// The syntax tree: expressions.

/// An expression and its source range.
package struct ExpressionSyntax: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable {
    /// A missing or malformed expression, which has been reported; it silences further errors.
    case missing
    case bool(Bool)
    case `nil`
    /// An integer literal; `nil` if it exceeds 64 bits, which the checker reports.
    case integer(Int?)
    /// A correctly rounded number literal with a fraction or an exponent.
    case number(Double)
    /// A number with a unit: `40%` is 40, and `90deg` is 90 and `deg`; unknown units are stored
    /// unchanged.
    case measure(Double, unit: String)
    /// A colour in any of its forms as 0xRRGGBBAA; `nil` if it is malformed, which has been
    /// reported.
    case color(UInt32?)
    case string([StringSegment])
    case name(String)
    /// A member without its type: `.primary`, `.auto`.
    case implicitMember(NameSyntax)
    case member(ExpressionSyntax, NameSyntax)
    /// A call such as `callee(arguments)` of a name, a member or an implicit member.
    case call(ExpressionSyntax, [ArgumentSyntax], argumentsRange: SourceRange)
    /// A path block: `path { move 0, 0 … }`.
    case pathBlock(BlockSyntax)
    /// A value with a block: `row(spacing: 8) { … }`.
    case block(ExpressionSyntax, BlockSyntax)
    case index(ExpressionSyntax, ExpressionSyntax)
    case list([ElementSyntax])
    /// A tuple `(x, y)` of at least two values, possibly labelled; parentheses around one value are
    /// dropped.
    case tuple([ArgumentSyntax])
    case unary(UnaryOperator, ExpressionSyntax)
    case binary(ExpressionSyntax, BinaryOperator, operatorRange: SourceRange, ExpressionSyntax)
    case conditional(ExpressionSyntax, then: ExpressionSyntax, otherwise: ExpressionSyntax)
    case selection(SwitchExpressionSyntax)
  }
}

/// An element of a list: a value, a loop or a condition.
package indirect enum ElementSyntax: Sendable {
  case value(ExpressionSyntax)
  /// A loop: `for x in xs: element`.
  case loop(LoopHeadSyntax, ElementSyntax)
  /// A condition: `if condition: element else: element`.
  case conditional(ConditionSyntax, ElementSyntax, otherwise: ElementSyntax?)

  /// The value of an element without a loop or a condition.
  package var value: ExpressionSyntax? {
    if case .value(let expression) = self { expression } else { nil }
  }
}

package enum StringSegment: Sendable {
  /// Unescaped text.
  case text(String)
  /// An interpolation: `\(…)`.
  case interpolation(ExpressionSyntax)
}

/// An argument of a call or a line.
package struct ArgumentSyntax: Sendable {
  package let label: NameSyntax?
  package let value: ExpressionSyntax

  package init(label: NameSyntax?, value: ExpressionSyntax) {
    self.label = label
    self.value = value
  }

  package var range: SourceRange { label.map { $0.range.union(value.range) } ?? value.range }
}

/// A `switch` expression: `switch style { case .a: x  case .b: y }`.
package struct SwitchExpressionSyntax: Sendable {
  package let keyword: SourceRange
  package let subject: ExpressionSyntax
  package let cases: [SwitchExpressionCaseSyntax]

  package init(
    keyword: SourceRange,
    subject: ExpressionSyntax,
    cases: [SwitchExpressionCaseSyntax]
  ) {
    self.keyword = keyword
    self.subject = subject
    self.cases = cases
  }
}

package struct SwitchExpressionCaseSyntax: Sendable {
  /// The patterns; empty for `else`.
  package let patterns: [ExpressionSyntax]
  package let isElse: Bool
  package let value: ExpressionSyntax
  /// The range of the head: from `case` or `else` up to the colon.
  package let range: SourceRange

  package init(
    patterns: [ExpressionSyntax],
    isElse: Bool,
    value: ExpressionSyntax,
    range: SourceRange
  ) {
    self.patterns = patterns
    self.isElse = isElse
    self.value = value
    self.range = range
  }
}

package enum UnaryOperator: String, Sendable { case negate = "-", not = "!" }

/// Binary operators in order of increasing precedence.
package enum BinaryOperator: String, Sendable, CaseIterable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case coalesce = "??"
  case halfOpenRange = "..<"
  case closedRange = "..."
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"

  /// The precedence as in Swift; higher values bind more tightly.
  ///
  /// Comparisons and ranges cannot be chained.
  package var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .coalesce: 4
    case .halfOpenRange, .closedRange: 5
    case .add, .subtract: 6
    case .multiply, .divide: 7
    }
  }
}
