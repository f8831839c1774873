// Writes `let`s, and the statements of `draw` blocks.

import RasterSemantics

extension BodyEmitter {
  /// Writes a `let`, and makes its name known.
  mutating func binding(_ binding: Binding) -> [Document] {
    lines { emitter in
      let value = emitter.binding(value: binding.value)
      let name = emitter.scope.declare(binding.slot, as: binding.name)
      let documentation = comment(binding.documentation, marker: "// ")
      let type = binding.value.namesItsType ? "" : ": \(emitter.typeName(binding.value.type))"
      return documentation + [
        emitter.assignment("let \(Spelling.identifier(name))\(type) =", value)
      ]
    }
  }

  /// The value of a `let`, which may be a `switch`.
  mutating func binding(value: TypedExpression) -> Code {
    value.isSelection ? Code(valueBlock(value), .block) : emit(value, knowing: .type)
  }

  /// `head = value`, in which a `switch`, or an operation that is long, begins a line of its own.
  func assignment(_ head: String, _ value: Code) -> Document {
    switch value.precedence {
    case .block: [.text(head), .indent([.hardLine, value.document])]
    case .prefix, .primary: [.text(head + " "), value.document]
    default: .group([.text(head), .indent([.line, value.unindented])])
    }
  }

  /// Writes the `let`s that `slots` need, and makes their names known.
  mutating func bindings(_ bindings: [Binding], for slots: Set<Int>) -> [Document] {
    var result: [Document] = []
    for binding in needed(bindings, for: slots) { result += self.binding(binding) }
    return result
  }

  /// What `body` writes, after the values that it had to put before itself.
  mutating func lines(_ body: (inout BodyEmitter) -> [Document]) -> [Document] {
    let outer = hoisted
    hoisted = []
    let written = body(&self)
    let result = hoisted + written
    hoisted = outer
    return result
  }

  mutating func loop(
    _ slot: Int,
    _ name: String,
    over sequence: TypedExpression,
    _ body: [TypedStatement]
  ) -> Document {
    let values = text(sequence, knowing: .nothing)
    let outer = scope
    defer { scope = outer }
    let isUsed = body.contains { $0.expressions.contains { $0.slots.contains(slot) } }
    let variable = isUsed ? Spelling.identifier(scope.declare(slot, as: name)) : "_"
    return [
      .text("for \(variable) in "), values, " ",
      .braces(["guard canvas.turn() else { break }"] + block(body)),
    ]
  }
}

extension TypedStatement: BlockStatement {
  var binding: Binding? { if case .binding(let binding) = self { binding } else { nil } }

  var isConditional: Bool { if case .conditional = self { true } else { false } }

  func written(by emitter: inout BodyEmitter) -> [Document] {
    switch self {
    case .operation(let operation, let arguments, let body, _):
      emitter.lines { [$0.emitOperation(operation, arguments, body: body)] }
    case .binding(let binding): emitter.binding(binding)
    case .conditional(let condition, let then, let otherwise):
      emitter.lines { [$0.conditional(condition, then, otherwise: otherwise)] }
    case .selection(let subject, let cases, let otherwise):
      emitter.lines { $0.selection(subject, cases, otherwise: otherwise) }
    case .loop(let slot, let name, _, let sequence, let body):
      emitter.lines { [$0.loop(slot, name, over: sequence, body)] }
    }
  }
}
