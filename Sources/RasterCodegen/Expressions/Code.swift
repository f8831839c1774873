// An expression of Swift: its text, and how tightly it binds.

/// An expression of Swift: its text, and how tightly it binds.
struct Code: Sendable {
  /// Swift's precedence groups, the loosest first.
  enum Precedence: Int, Comparable, Sendable {
    /// A `switch` or `if`, which stands only where Swift takes it as a value.
    case block
    case ternary, disjunction, conjunction, comparison, coalescing, range, addition, multiplication
    case prefix, primary

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The part before the first place where an operation can break.
  let head: Document
  /// The rest of an operation: each operator, after a place to break, with its right operand.
  let tails: [Document]
  let precedence: Precedence
  /// The number of operators of the expression outside of calls.
  ///
  /// The Swift compiler solves the types of such an expression as one problem, whose cost grows
  /// exponentially.
  var operatorCount = 0

  init(_ document: Document, _ precedence: Precedence = .primary, operatorCount: Int = 0) {
    head = document
    tails = []
    self.precedence = precedence
    self.operatorCount = operatorCount
  }

  /// An operation: `left`, then `symbol` and `right`, which go to the next line where they must.
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

  /// A conditional, in one line or in three.
  init(test: Document, then: Document, otherwise: Document, operatorCount: Int) {
    head = test
    tails = [[.line, "? ", then, .line, ": ", otherwise]]
    precedence = .ternary
    self.operatorCount = operatorCount
  }

  /// The whole text; what goes to further lines is two columns further in.
  var document: Document {
    tails.isEmpty ? head : .group([head, .indent(.sequence(tails))])
  }

  /// The whole text for where a line begins with it, so that further lines align with the first.
  var unindented: Document { tails.isEmpty ? head : .group([head, .sequence(tails)]) }

  init(_ text: String) { self.init(.text(text)) }

  /// The text, in parentheses unless it binds at least as tightly as `precedence`.
  func document(atLeast precedence: Precedence) -> Document {
    self.precedence >= precedence ? document : ["(", document, ")"]
  }

  /// The text where Swift expects an optional.
  var asOptional: Document {
    precedence == .coalescing ? [".some(", document, ")"] : document
  }

  /// The text where a dot follows.
  var receiver: Document { document(atLeast: .primary) }
}

/// The Swift compiler's knowledge of an expression's type before it looks at it.
enum Knowledge: Sendable {
  /// Nothing: an operand, or an argument of an overloaded function.
  case nothing
  /// The type, so that `.center` and `2` will do for `Raster.Anchor.center` and `2.0`.
  case type
}
