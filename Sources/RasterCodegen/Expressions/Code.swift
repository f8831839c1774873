// An expression of Swift: its text, and how tightly it binds.

/// An expression of Swift: its text, and how tightly it binds.
struct Code: Sendable {
  /// Swift's precedence groups, the loosest first.
  enum Precedence: Int, Comparable, Sendable {
    case ternary, disjunction, conjunction, comparison, coalescing, range, addition, multiplication
    case prefix, primary

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  let document: Document
  let precedence: Precedence
  /// How many operators the expression holds outside of calls.
  ///
  /// The Swift compiler solves the types of such an expression as one problem, whose cost grows
  /// exponentially.
  var operatorCount = 0

  init(_ document: Document, _ precedence: Precedence = .primary, operatorCount: Int = 0) {
    self.document = document
    self.precedence = precedence
    self.operatorCount = operatorCount
  }

  init(_ text: String) { self.init(.text(text)) }

  /// The text, in parentheses unless it binds at least as tightly as `precedence`.
  func document(atLeast precedence: Precedence) -> Document {
    self.precedence >= precedence ? document : ["(", document, ")"]
  }

  /// The text where a dot follows.
  var receiver: Document { document(atLeast: .primary) }
}

/// What the Swift compiler knows about an expression's type before it looks at it.
enum Knowledge: Sendable {
  /// Nothing: an operand, or an argument of an overloaded function.
  case nothing
  /// The type, so that `.center` and `2` will do for `Raster.Anchor.center` and `2.0`.
  case type
}
