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
