// Writes the statements of `draw` and of `path` blocks.

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

  /// Writes the statements of a block; their names end with it.
  mutating func block(_ statements: [TypedStatement]) -> [Document] {
    let outer = scope
    defer { scope = outer }
    let isKept = keptBindings(statements)
    var result: [Document] = []
    for (statement, isKept) in zip(statements, isKept) where isKept {
      result += emit(statement)
    }
    return result
  }

  /// Which statements are written: all but the `let`s that nothing after them uses.
  private func keptBindings(_ statements: [TypedStatement]) -> [Bool] {
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

  private mutating func emit(_ statement: TypedStatement) -> [Document] {
    switch statement {
    case .operation(let operation, let arguments, let body, _):
      return lines { [$0.emitOperation(operation, arguments, body: body)] }
    case .binding(let binding): return self.binding(binding)
    case .conditional(let condition, let then, let otherwise):
      return lines { [$0.conditional(condition, then, otherwise: otherwise)] }
    case .selection(let subject, let cases, let otherwise):
      return lines { $0.selection(subject, cases, otherwise: otherwise) }
    case .loop(let slot, let name, _, let sequence, let body):
      return lines { [$0.loop(slot, name, over: sequence, body)] }
    }
  }

  private mutating func loop(
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

  // MARK: if

  private mutating func conditional(
    _ condition: TypedCondition,
    _ then: [TypedStatement],
    otherwise: [TypedStatement]
  ) -> Document {
    let outer = scope
    let uses = then.flatMap(\.expressions)
    let test = self.condition(condition, in: uses)
    let body = block(then)
    scope = outer
    let head: Document = [.condition("if ", test), .braces(body)]
    guard !otherwise.isEmpty else { return head }
    return [head, " else ", self.otherwise(otherwise)]
  }

  /// `else if` where that is all there is, and needs nothing before it.
  private mutating func otherwise(_ statements: [TypedStatement]) -> Document {
    guard statements.count == 1, case .conditional = statements[0] else {
      return .braces(block(statements))
    }
    let written = emit(statements[0])
    return written.count == 1 ? written[0] : .braces(written)
  }

  mutating func condition(
    _ condition: TypedCondition,
    in uses: [TypedExpression]
  ) -> Document {
    switch condition {
    case .expression(let expression): return text(expression, knowing: .type)
    case .unwrap(let slot, let name, let expression):
      let value = emit(expression, knowing: .nothing)
      guard uses.contains(where: { $0.slots.contains(slot) }) else {
        return [value.document(atLeast: .coalescing), " != nil"]
      }
      return [
        .text("let \(Spelling.identifier(scope.declare(slot, as: name))) = "), value.document,
      ]
    }
  }

  // MARK: switch

  private mutating func selection(
    _ subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [TypedStatement])],
    otherwise: [TypedStatement]?
  ) -> [Document] {
    guard subject.type.isSwitchable else {
      return [comparisons(subject, cases, otherwise: otherwise ?? [])]
    }
    var lines: [Document] = [["switch ", text(subject, knowing: .nothing), " {"]]
    for branch in cases {
      lines.append([pattern(branch.patterns), branchBody(block(branch.body))])
    }
    if let otherwise { lines.append(["default:", branchBody(block(otherwise))]) }
    return lines + ["}"]
  }

  func branchBody(_ lines: [Document]) -> Document {
    .indent([.hardLine, .lines(lines.isEmpty ? ["break"] : lines)])
  }

  private mutating func comparisons(
    _ subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [TypedStatement])],
    otherwise: [TypedStatement]
  ) -> Document {
    var result: [Document] = []
    for (index, branch) in cases.enumerated() {
      let test = matches(subject, branch.patterns)
      let keyword = index > 0 ? " else if " : "if "
      result += [.condition(keyword, test), .braces(block(branch.body))]
    }
    if !otherwise.isEmpty { result += [" else ", .braces(block(otherwise))] }
    return .sequence(result)
  }
}
