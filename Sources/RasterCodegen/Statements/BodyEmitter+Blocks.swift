// Writes what the blocks of drawings and of paths have in common: `let`s, `if` and `switch`.

import RasterSemantics

/// A statement of a block, as the generator writes it.
protocol BlockStatement {
  /// All expressions of the statement and of its blocks.
  var expressions: [TypedExpression] { get }
  /// The `let` that the statement is, if it is one.
  var binding: Binding? { get }
  var isConditional: Bool { get }

  /// The lines of the statement.
  func written(by emitter: inout BodyEmitter) -> [Document]
}

extension BodyEmitter {
  /// Writes the statements of a block; their names end with it.
  mutating func block(_ statements: [some BlockStatement]) -> [Document] {
    let outer = scope
    defer { scope = outer }
    let isKept = keptBindings(statements)
    var result: [Document] = []
    for (statement, isKept) in zip(statements, isKept) where isKept {
      result += statement.written(by: &self)
    }
    return result
  }

  /// Which statements are written: all but the `let`s that nothing after them uses.
  private func keptBindings(_ statements: [some BlockStatement]) -> [Bool] {
    var live: Set<Int> = []
    var result: [Bool] = []
    for statement in statements.reversed() {
      if let binding = statement.binding, !live.contains(binding.slot) {
        result.append(false)
      } else {
        for expression in statement.expressions { live.formUnion(expression.slots) }
        result.append(true)
      }
    }
    return result.reversed()
  }

  // MARK: if

  mutating func conditional<Statement: BlockStatement>(
    _ condition: TypedCondition,
    _ then: [Statement],
    otherwise: [Statement]
  ) -> Document {
    let outer = scope
    let test = self.condition(condition, in: then.flatMap(\.expressions))
    let body = block(then)
    scope = outer
    let head: Document = [.condition("if ", test), .braces(body)]
    guard !otherwise.isEmpty else { return head }
    return [head, " else ", self.otherwise(otherwise)]
  }

  /// `else if` where that is all there is, and needs nothing before it.
  private mutating func otherwise(_ statements: [some BlockStatement]) -> Document {
    guard statements.count == 1, statements[0].isConditional else {
      return .braces(block(statements))
    }
    let written = statements[0].written(by: &self)
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
      guard uses.contains(where: { $0.slots.contains(slot) }) else {
        return [value.document(atLeast: .coalescing), " != nil"]
      }
      return [
        .text("let \(Spelling.identifier(scope.declare(slot, as: name))) = "), value.document,
      ]
    }
  }

  // MARK: switch

  mutating func selection<Statement: BlockStatement>(
    _ subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [Statement])],
    otherwise: [Statement]?
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
  private mutating func comparisons<Statement: BlockStatement>(
    _ subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [Statement])],
    otherwise: [Statement]
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
