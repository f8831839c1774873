// A Swift expression with its precedence.

/// A Swift expression with its precedence.
struct Code: Sendable {
  /// Swift's precedence groups, lowest first.
  enum Precedence: Int, Comparable, Sendable {
    /// A `switch` or `if`, which is allowed only where Swift accepts it as a value.
    case block
    case ternary, disjunction, conjunction, comparison, coalescing, range, addition, multiplication
    case prefix, primary

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The part before the first possible line break of an operation.
  let head: Document
  /// The rest of an operation: each operator after a possible line break, with its right operand.
  let tails: [Document]
  let precedence: Precedence
  /// The number of operators in the expression, outside calls.
  ///
  /// The Swift compiler infers the types of such an expression in one step, at exponential cost.
  var operatorCount = 0

  init(_ document: Document, _ precedence: Precedence = .primary, operatorCount: Int = 0) {
    head = document
    tails = []
    self.precedence = precedence
    self.operatorCount = operatorCount
  }

  /// Creates an operation; `symbol` and `right` move to the next line if necessary.
  init(
    _ left: Code,
    atLeast leftPrecedence: Precedence,
    symbol: String,
    right: Document,
    precedence: Precedence,
    operatorCount: Int
  ) {
    let isChain = left.precedence == precedence && precedence >= leftPrecedence
    head = isChain ? left.head : left.document(atLeast: leftPrecedence)
    tails = (isChain ? left.tails : []) + [.group([.line, .text(symbol + " "), right])]
    self.precedence = precedence
    self.operatorCount = operatorCount
  }

  /// Creates a conditional, on one line or three.
  init(test: Document, then: Document, otherwise: Document, operatorCount: Int) {
    head = test
    tails = [[.line, "? ", then, .line, ": ", otherwise]]
    precedence = .ternary
    self.operatorCount = operatorCount
  }

  /// The whole text, in which continuation lines are indented by two columns.
  var document: Document {
    tails.isEmpty ? head : .group([head, .indent(.sequence(tails))])
  }

  /// The whole text for the start of a line, without indentation of continuation lines.
  var unindented: Document { tails.isEmpty ? head : .group([head, .sequence(tails)]) }

  init(_ text: String) { self.init(.text(text)) }

  /// Returns the text, in parentheses if its precedence is lower than `precedence`.
  func document(atLeast precedence: Precedence) -> Document {
    self.precedence >= precedence ? document : ["(", document, ")"]
  }

  /// The text for a position where Swift expects an optional.
  var asOptional: Document {
    precedence == .coalescing ? [".some(", document, ")"] : document
  }

  /// The text for a position before a dot.
  var receiver: Document { document(atLeast: .primary) }
}

/// What the Swift compiler knows about an expression's type from its context.
enum Knowledge: Sendable {
  /// Nothing: an operand, or an argument of an overloaded function.
  case nothing
  /// The type: `.center` and `2` are sufficient for `Raster.Anchor.center` and `2.0`.
  case type
}
