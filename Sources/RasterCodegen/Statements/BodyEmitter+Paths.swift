// Writes `path { … }` blocks as calls of a path builder.

import RasterSemantics

extension BodyEmitter {
  /// Writes a path block as an expression.
  mutating func emitPath(_ statements: [PathStatement], isTyped: Bool) -> Code {
    let outer = hoisted
    hoisted = []
    let body = pathBlock(statements)
    hoisted = outer
    let head = (isTyped ? "" : "Raster.Path") + ".build"
    guard !body.isEmpty else { return Code("Raster.Path.empty") }
    return Code([
      .text(head + " { path in"), .indent([.hardLine, .lines(body)]), .hardLine, "}",
    ])
  }

  private mutating func pathBlock(_ statements: [PathStatement]) -> [Document] {
    let outer = (scope, hoisted)
    defer { (scope, hoisted) = outer }
    var result: [Document] = []
    for (statement, isKept) in zip(statements, keptBindings(statements)) where isKept {
      result += emit(statement)
    }
    return result
  }

  /// Which lines are written: all but the `let`s that nothing after them uses.
  private func keptBindings(_ statements: [PathStatement]) -> [Bool] {
    var live: Set<Int> = []
    var result: [Bool] = []
    for statement in statements.reversed() {
      if case .binding(let binding) = statement, !live.contains(binding.slot) {
        result.append(false)
      } else {
        for expression in statement.expressions { live.formUnion(expression.slots) }
        result.append(true)
      }
    }
    return result.reversed()
  }

  private mutating func emit(_ statement: PathStatement) -> [Document] {
    switch statement {
    case .operation(let operation, let arguments):
      return lines { [$0.operation(operation, arguments)] }
    case .binding(let binding): return self.binding(binding)
    case .conditional(let condition, let then, let otherwise):
      return lines { [$0.conditional(condition, then, otherwise: otherwise)] }
    case .selection(let subject, let cases, let otherwise):
      return lines { $0.selection(subject, cases, otherwise: otherwise) }
    }
  }

  private mutating func operation(
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

  private mutating func conditional(
    _ condition: TypedCondition,
    _ then: [PathStatement],
    otherwise: [PathStatement]
  ) -> Document {
    let outer = scope
    let test = self.condition(condition, in: then.flatMap(\.expressions))
    let body = pathBlock(then)
    scope = outer
    let head: Document = [.condition("if ", test), .braces(body)]
    return otherwise.isEmpty ? head : [head, " else ", .braces(pathBlock(otherwise))]
  }

  private mutating func selection(
    _ subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [PathStatement])],
    otherwise: [PathStatement]?
  ) -> [Document] {
    guard subject.type.isSwitchable else {
      var result: [Document] = []
      for (index, branch) in cases.enumerated() {
        let test = matches(subject, branch.patterns)
        let keyword = index > 0 ? " else if " : "if "
        result += [.condition(keyword, test), .braces(pathBlock(branch.body))]
      }
      if let otherwise { result += [" else ", .braces(pathBlock(otherwise))] }
      return [.sequence(result)]
    }
    var lines: [Document] = [["switch ", text(subject, knowing: .nothing), " {"]]
    for branch in cases {
      lines.append([pattern(branch.patterns), branchBody(pathBlock(branch.body))])
    }
    if let otherwise { lines.append(["default:", branchBody(pathBlock(otherwise))]) }
    return lines + ["}"]
  }
}
