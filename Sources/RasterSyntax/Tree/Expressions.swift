// The syntax tree: expressions.

/// An expression and the text it was read from.
package struct ExpressionSyntax: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable {
    /// Something was missing or broken and has been reported; silences what follows from it.
    case missing
    case bool(Bool)
    case `nil`
    /// Digits without a fraction; nil where they exceed 64 bits (reported by the checker).
    case integer(Int?)
    /// Digits with a fraction or an exponent. Correctly rounded.
    case number(Double)
    /// `40%` holds 40; `90deg` holds 90 and `deg`. An unknown unit stands as written.
    case measure(Double, unit: String)
    /// `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` as 0xRRGGBBAA; nil where malformed and reported.
    case color(UInt32?)
    case string([StringSegment])
    case name(String)
    /// `.primary`, `.auto`.
    case implicitMember(NameSyntax)
    case member(ExpressionSyntax, NameSyntax)
    /// `callee(arguments)`; the callee is a name, a member or an implicit member.
    case call(ExpressionSyntax, [ArgumentSyntax], argumentsRange: SourceRange)
    /// `path { move 0, 0 … }`: a word and a block of path lines.
    case pathBlock(BlockSyntax)
    /// `row(spacing: 8) { … }`: a value that ends in a block.
    case block(ExpressionSyntax, BlockSyntax)
    case index(ExpressionSyntax, ExpressionSyntax)
    case list([ElementSyntax])
    /// `(x, y)` with two or more values, possibly labelled. One value in parentheses stands for itself.
    case tuple([ArgumentSyntax])
    case unary(UnaryOperator, ExpressionSyntax)
    case binary(ExpressionSyntax, BinaryOperator, operatorRange: SourceRange, ExpressionSyntax)
    case conditional(ExpressionSyntax, then: ExpressionSyntax, otherwise: ExpressionSyntax)
    case selection(SwitchExpressionSyntax)
  }
}

/// An element of a list: a value, or what makes values.
package indirect enum ElementSyntax: Sendable {
  case value(ExpressionSyntax)
  /// `for x in xs: element`.
  case loop(LoopHeadSyntax, ElementSyntax)
  /// `if condition: element else: element`.
  case conditional(ConditionSyntax, ElementSyntax, otherwise: ElementSyntax?)

  /// The value of an element that is nothing else.
  package var value: ExpressionSyntax? {
    if case .value(let expression) = self { expression } else { nil }
  }
}

package enum StringSegment: Sendable {
  /// Unescaped text.
  case text(String)
  /// `\(…)`.
  case interpolation(ExpressionSyntax)
}

/// One argument of a call or a line.
package struct ArgumentSyntax: Sendable {
  package let label: NameSyntax?
  package let value: ExpressionSyntax

  package init(label: NameSyntax?, value: ExpressionSyntax) {
    self.label = label
    self.value = value
  }

  package var range: SourceRange { label.map { $0.range.union(value.range) } ?? value.range }
}

/// `switch style { case .a: x  case .b: y }` with one expression a case.
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
  /// Empty for `else`.
  package let patterns: [ExpressionSyntax]
  package let isElse: Bool
  package let value: ExpressionSyntax
  /// The pattern's text: from `case` or `else` up to the colon.
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

/// Binary operators, loosest binding first within the groups that `precedence` gives.
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

  /// Higher binds tighter; as in Swift.
  ///
  /// Comparisons and ranges do not chain.
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
