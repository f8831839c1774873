// Writes the statements of blocks: `let`s, `if`, `switch`, `for`, and lines in between.

import RasterSemantics

/// An operation that the generator can write.
protocol WrittenOperation: BlockOperation {
  /// The line's Swift, after what `emitter` had to hoist before it.
  func written(
    _ arguments: [TypedExpression?],
    body: [Statement<Self>],
    by emitter: inout BodyEmitter
  ) -> Document
}

extension BodyEmitter {
  /// Writes the statements of a block; their names end with it.
  mutating func block<Operation: WrittenOperation>(
    _ statements: [Statement<Operation>]
  ) -> [Document] {
    let outer = scope
    defer { scope = outer }
    let isKept = keptBindings(statements)
    var result: [Document] = []
    for (statement, isKept) in zip(statements, isKept) where isKept { result += written(statement) }
    return result
  }

  /// The lines of a statement.
  private mutating func written<Operation: WrittenOperation>(
    _ statement: Statement<Operation>
  ) -> [Document] {
    switch statement {
    case .operation(let operation, let arguments, let body, _):
      lines { [operation.written(arguments, body: body, by: &$0)] }
    case .binding(let binding): self.binding(binding)
    case .conditional(let condition, let then, let otherwise):
      lines { [$0.conditional(condition, then, otherwise: otherwise)] }
    case .selection(let subject, let cases, let otherwise):
      lines { $0.selection(subject, cases, otherwise: otherwise) }
    case .loop(let slot, let name, _, let sequence, let body):
      lines { [$0.loop(slot, name, over: sequence, body)] }
    }
  }

  /// The statements that are written: all but the `let`s that nothing after them uses.
  private func keptBindings<Operation>(_ statements: [Statement<Operation>]) -> [Bool] {
    var live: Set<Int> = []
    var result: [Bool] = []
    for statement in statements.reversed() {
      if case .binding(let binding) = statement, !live.contains(binding.slot) {
        result.append(false)
      } else {
        live.formUnion(statement.allExpressions.slots)
        result.append(true)
      }
    }
    return result.reversed()
  }

  // MARK: if

  private mutating func conditional<Operation: WrittenOperation>(
    _ condition: TypedCondition,
    _ then: [Statement<Operation>],
    otherwise: [Statement<Operation>]
  ) -> Document {
    let outer = scope
    let test = self.condition(condition, in: then.flatMap { $0.allExpressions })
    let body = block(then)
    scope = outer
    let head: Document = [.condition("if ", test), .braces(body)]
    guard !otherwise.isEmpty else { return head }
    return [head, " else ", self.otherwise(otherwise)]
  }

  /// `else if` where that is all there is, and needs nothing before it.
  private mutating func otherwise<Operation: WrittenOperation>(
    _ statements: [Statement<Operation>]
  ) -> Document {
    guard statements.count == 1, case .conditional = statements[0] else {
      return .braces(block(statements))
    }
    let written = written(statements[0])
    return written.count == 1 ? written[0] : .braces(written)
  }

  private mutating func condition(
    _ condition: TypedCondition,
    in uses: [TypedExpression]
  ) -> Document {
    switch condition {
    case .expression(let expression): return text(expression, knowing: .type)
    case .unwrap(let slot, let name, let expression):
      let value = emit(expression, knowing: .nothing)
      guard uses.slots.contains(slot) else {
        return [value.document(atLeast: .coalescing), " != nil"]
      }
      return [
        .text("let \(Spelling.identifier(scope.declare(slot, as: name))) = "), value.document,
      ]
    }
  }

  // MARK: switch

  private mutating func selection<Operation: WrittenOperation>(
    _ subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [Statement<Operation>])],
    otherwise: [Statement<Operation>]?
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

  private func branchBody(_ lines: [Document]) -> Document {
    .indent([.hardLine, .lines(lines.isEmpty ? ["break"] : lines)])
  }

  /// A selection over what Swift's patterns would compare in another way, such as strings.
  private mutating func comparisons<Operation: WrittenOperation>(
    _ subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [Statement<Operation>])],
    otherwise: [Statement<Operation>]
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

  // MARK: for

  private mutating func loop<Operation: WrittenOperation>(
    _ slot: Int,
    _ name: String,
    over sequence: TypedExpression,
    _ body: [Statement<Operation>]
  ) -> Document {
    let values = text(sequence, knowing: .nothing)
    let outer = scope
    defer { scope = outer }
    let isUsed = body.flatMap { $0.allExpressions }.slots.contains(slot)
    let variable = isUsed ? Spelling.identifier(scope.declare(slot, as: name)) : "_"
    return [
      .text("for \(variable) in "), values, " ",
      .braces(["guard canvas.turn() else { break }"] + block(body)),
    ]
  }
}
