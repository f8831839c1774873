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
}

extension PathOperation: WrittenOperation {
  func written(
    _ arguments: [TypedExpression?],
    body: [PathStatement],
    by emitter: inout BodyEmitter
  ) -> Document {
    var written: [Document] = []
    for (parameter, value) in zip(parameters, arguments) {
      guard let value, !value.isImplicit else { continue }
      // The point that a line goes to has no label in the language.
      let label = parameter.label ?? "to"
      written.append(emitter.argument(label, emitter.text(value, knowing: .type)))
    }
    return .list("path.\(rawValue)(", written, ")")
  }
}
