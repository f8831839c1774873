// A checked statement of a `draw { … }`, `path { … }` or list block.

import RasterSyntax

/// An operation of a kind of block, which the first word of a line names.
package protocol BlockOperation: AnyObject, Sendable {
  /// All operations of the kind, in the order in which diagnostics list them.
  static var all: [Self] { get }
  /// The name of the operation and its arguments.
  var line: Line { get }
}

/// A checked statement of a block with one kind of operation.
package indirect enum Statement<Operation: BlockOperation>: Sendable {
  /// An operation with its arguments in parameter order, and the statements of its block.
  ///
  /// An omitted argument is nil. Only a layer has statements in its block.
  case operation(Operation, [TypedExpression?], body: [Statement], at: SourceRange)
  case binding(Binding)
  case conditional(TypedCondition, [Statement], otherwise: [Statement])
  case selection(
    TypedExpression,
    [(patterns: [TypedExpression], body: [Statement])],
    otherwise: [Statement]?
  )
  /// Iterates over a range, a list, or tuples with one element for each variable.
  case loop([LoopVariable], over: TypedExpression, body: [Statement])
}

package typealias DrawStatement = Statement<DrawOperation>
package typealias PathStatement = Statement<PathOperation>
package typealias ListStatement = Statement<ListOperation>

/// A name that a loop gives to an element, or to a part of an element.
package struct LoopVariable: Sendable {
  /// The slot in the frame; nil for `_`.
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
  /// The slot in the frame.
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
  /// `if let name = optional`; the slot holds the unwrapped value.
  case unwrap(slot: Int, name: String, TypedExpression)
}
