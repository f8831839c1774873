// Writes `path { … }` blocks as calls of a path builder.

import RasterSemantics

extension BodyEmitter {
  /// Writes a path block as an expression.
  mutating func emitPath(_ statements: [PathStatement], isTyped: Bool) -> Code {
    let outer = hoisted
    hoisted = []
    let body = block(statements)
    hoisted = outer
    let head = (isTyped ? "" : "Raster.Path") + ".build"
    guard !body.isEmpty else { return Code("Raster.Path.empty") }
    return Code([
      .text(head + " { path in"), .indent([.hardLine, .lines(body)]), .hardLine, "}",
    ])
  }

  mutating func operation(
    _ operation: PathOperation,
    _ values: [TypedExpression]
  ) -> Document {
    var written: [Document] = []
    for (parameter, value) in zip(operation.parameters, values) where !value.isImplicit {
      // The point that a line goes to has no label in the language.
      written.append(argument(parameter.label ?? "to", text(value, knowing: .type)))
    }
    return .list("path.\(operation.rawValue)(", written, ")")
  }
}

extension PathStatement: BlockStatement {
  var binding: Binding? { if case .binding(let binding) = self { binding } else { nil } }

  var isConditional: Bool { if case .conditional = self { true } else { false } }

  func written(by emitter: inout BodyEmitter) -> [Document] {
    switch self {
    case .operation(let operation, let arguments):
      emitter.lines { [$0.operation(operation, arguments)] }
    case .binding(let binding): emitter.binding(binding)
    case .conditional(let condition, let then, let otherwise):
      emitter.lines { [$0.conditional(condition, then, otherwise: otherwise)] }
    case .selection(let subject, let cases, let otherwise):
      emitter.lines { $0.selection(subject, cases, otherwise: otherwise) }
    }
  }
}
