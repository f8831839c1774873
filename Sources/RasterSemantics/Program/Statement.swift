// A checked statement of a block: of `draw { … }`, of `path { … }` or of a list.

import RasterSyntax

/// The operations of a kind of block: what the words mean that its lines begin with.
package protocol BlockOperation: AnyObject, Sendable {
  /// All operations of the kind, in the order in which reports list them.
  static var all: [Self] { get }
  /// The word, and what it takes.
  var line: Line { get }
}

/// A checked statement of a block whose lines are of one kind of operation.
package indirect enum Statement<Operation: BlockOperation>: Sendable {
  /// An operation with its arguments in the order of its parameters, nil where one was left out, and
  /// the statements of its block (a layer's; empty for the others).
  case operation(Operation, [TypedExpression?], body: [Statement], at: SourceRange)
  case binding(Binding)
  case conditional(TypedCondition, [Statement], otherwise: [Statement])
  case selection(
    TypedExpression,
    [(patterns: [TypedExpression], body: [Statement])],
    otherwise: [Statement]?
  )
  /// Runs over a range, a list, or pairs, which as many variables take apart.
  case loop([LoopVariable], over: TypedExpression, body: [Statement])
}

package typealias DrawStatement = Statement<DrawOperation>
package typealias PathStatement = Statement<PathOperation>
package typealias ListStatement = Statement<ListOperation>

/// A name that a loop gives to an element, or to a part of one.
package struct LoopVariable: Sendable {
  /// Its place in the frame; nil of `_`.
  package let slot: Int?
  package let name: String
  package let type: Type

  package init(slot: Int?, name: String, type: Type) {
    self.slot = slot
    self.name = name
    self.type = type
  }
}

/// A `let`.
package struct Binding: Sendable {
  /// Its place in the frame.
  package let slot: Int
  package let name: String
  package let value: TypedExpression
  package let documentation: String?

  package init(slot: Int, name: String, value: TypedExpression, documentation: String? = nil) {
    self.slot = slot
    self.name = name
    self.value = value
    self.documentation = documentation
  }
}

/// The condition of an `if`.
package enum TypedCondition: Sendable {
  case expression(TypedExpression)
  /// `if let name = optional`; the unwrapped value stands in the slot.
  case unwrap(slot: Int, name: String, TypedExpression)
}
