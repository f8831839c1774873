// Writes `let`s, of functions and of blocks.

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
    case .prefix, .primary: .joined(head, value.document)
    default: .group([.text(head), .indent([.line, value.unindented])])
    }
  }

  /// Writes the `let`s that `slots` need, and makes their names known.
  mutating func bindings(_ bindings: [Binding], for slots: Set<Int>) -> [Document] {
    var result: [Document] = []
    for binding in bindings.written(for: slots) { result += self.binding(binding) }
    return result
  }

  /// The lines that `body` writes, after the values that it had to put before itself.
  mutating func lines(_ body: (inout BodyEmitter) -> [Document]) -> [Document] {
    let outer = (hoisted, hoistedNames)
    (hoisted, hoistedNames) = ([], [])
    let written = body(&self)
    let result = hoisted + written
    scope.keep(hoistedNames)
    (hoisted, hoistedNames) = outer
    return result
  }
}
