// Writes the `let` bindings of functions and blocks.

import RasterSemantics

extension BodyEmitter {
  /// Writes a `let`, and declares its name.
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

  /// Returns the value of a `let`, which may be a `switch`.
  mutating func binding(value: TypedExpression) -> Code {
    value.isSelection ? Code(valueBlock(value), .block) : emit(value, knowing: .type)
  }

  /// Returns `head = value`, with a `switch` or a long operation on a new line.
  func assignment(_ head: String, _ value: Code) -> Document {
    switch value.precedence {
    case .block: [.text(head), .indent([.hardLine, value.document])]
    case .prefix, .primary: .joined(head, value.document)
    default: .group([.text(head), .indent([.line, value.unindented])])
    }
  }

  /// Writes the `let` bindings that `slots` need, and declares their names.
  mutating func bindings(_ bindings: [Binding], for slots: Set<Int>) -> [Document] {
    var result: [Document] = []
    for binding in bindings.written(for: slots) { result += self.binding(binding) }
    return result
  }

  /// Returns the lines that `body` writes, preceded by the values that it hoisted.
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
