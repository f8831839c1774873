// Writes the statements of blocks: `let`, `if`, `switch`, `for`, and operations.

import RasterSemantics

/// An operation that the generator can write.
protocol WrittenOperation: BlockOperation {
  /// Whether the canvas is asked before each iteration of a loop.
  static var countsTurns: Bool { get }

  /// Returns the operation in Swift; `emitter` contains the values hoisted before it.
  func written(
    _ arguments: [TypedExpression?],
    body: [Statement<Self>],
    by emitter: inout BodyEmitter
  ) -> Document
}

extension BodyEmitter {
  /// Writes the statements of a block, whose names are local to it.
  mutating func block<Operation: WrittenOperation>(
    _ statements: [Statement<Operation>]
  ) -> [Document] {
    let outer = scope
    defer { scope = outer }
    let isKept = keptBindings(statements)
    var result: [Document] = []
    for (statement, isKept) in zip(statements, isKept) where isKept {
      result += body { $0.written(statement) }
    }
    return result
  }

  /// Returns the lines of a statement.
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
    case .loop(let variables, let sequence, let body):
      lines { [$0.loop(variables, over: sequence, body)] }
    }
  }

  /// Returns whether each statement is written; a `let` without later uses is not.
  private func keptBindings<Operation>(_ statements: [Statement<Operation>]) -> [Bool] {
    var live: Set<Int> = []
    var result: [Bool] = []
    for statement in statements.reversed() {
      let isWritten = statement.isWritten(where: live)
      if isWritten { statement.addLiveSlots(to: &live) }
      result.append(isWritten)
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
    let test = head { $0.condition(condition, usedIn: then.liveSlots()) }
    let body = block(then)
    scope = outer
    let head: Document = [.condition("if ", test), .braces(body)]
    guard !otherwise.isEmpty else { return head }
    return [head, " else ", self.otherwise(otherwise)]
  }

  /// Returns `else if` for a single condition that hoists no values, otherwise a block.
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
    usedIn uses: Set<Int>
  ) -> Document {
    switch condition {
    case .expression(let expression): return text(expression, knowing: .type)
    case .unwrap(let slot, let name, let expression):
      let value = emit(expression, knowing: .nothing)
      guard uses.contains(slot) else {
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
    let value = head { $0.text(subject, knowing: .nothing) }
    var lines: [Document] = []
    for branch in cases {
      lines.append([pattern(branch.patterns), branchBody(block(branch.body))])
    }
    if let otherwise {
      lines.append(["default:", branchBody(block(otherwise))])
    } else if subject.type == .int {
      lines.append(["default:", branchBody([])])
    }
    return [.selection(value, lines)]
  }

  private func branchBody(_ lines: [Document]) -> Document {
    // In a content builder, each case must produce content.
    let nothing: Document = lists.last == "" ? "Raster.Content.empty" : "break"
    return .indent([.hardLine, .lines(lines.isEmpty ? [nothing] : lines)])
  }

  /// Writes a selection as comparisons, for types that Swift's patterns compare differently.
  private mutating func comparisons<Operation: WrittenOperation>(
    _ subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [Statement<Operation>])],
    otherwise: [Statement<Operation>]
  ) -> Document {
    var result: [Document] = []
    for (index, branch) in cases.enumerated() {
      let test = head { $0.matches(subject, branch.patterns) }
      let keyword = index > 0 ? " else if " : "if "
      result += [.condition(keyword, test), .braces(block(branch.body))]
    }
    if !otherwise.isEmpty { result += [" else ", .braces(block(otherwise))] }
    return .sequence(result)
  }

  // MARK: for

  private mutating func loop<Operation: WrittenOperation>(
    _ variables: [LoopVariable],
    over sequence: TypedExpression,
    _ body: [Statement<Operation>]
  ) -> Document {
    let values = head { $0.sequence(sequence, isBounded: !Operation.countsTurns) }
    let outer = scope
    defer { scope = outer }
    let used = body.liveSlots()
    let names = variables.map { variable in
      guard let slot = variable.slot, used.contains(slot) else { return "_" }
      return Spelling.identifier(scope.declare(slot, as: variable.name))
    }
    // Swift does not accept `(_, _)` for a labelled tuple.
    let isNamed = names.count > 1 && names.contains { $0 != "_" }
    let pattern = isNamed ? "(\(names.joined(separator: ", ")))" : names[0]
    let head: Document = [.text("for \(pattern) in "), values]
    if Operation.countsTurns {
      return [head, " ", .braces(["guard canvas.countIteration() else { break }"] + block(body))]
    }
    if body.count == 1, case .conditional(.expression(let test), let then, let otherwise) = body[0],
      otherwise.isEmpty, let condition = self.head({ $0.plain(test) })
    {
      return [
        .group([head, .line, .condition("where ", condition)]), .braces(block(then)),
      ]
    }
    return [head, " ", .braces(block(body))]
  }

  /// Returns an expression that hoists no values, or nil.
  private mutating func plain(_ expression: TypedExpression) -> Document? {
    var emitter = self
    var document = Document.empty
    let before = emitter.lines { emitter in
      document = emitter.text(expression, knowing: .type)
      return []
    }
    guard before.isEmpty else { return nil }
    self = emitter
    return document
  }

  /// Writes a loop's sequence; a bounded range is limited to the maximum length of a list.
  mutating func sequence(_ sequence: TypedExpression, isBounded: Bool) -> Document {
    guard isBounded, sequence.type == .range else { return text(sequence, knowing: .nothing) }
    switch sequence.kind {
    case .range(let lower, let upper, let isClosed):
      return range(lower, upper, isClosed: isClosed, isBounded: true).document
    case .builtIn: return text(sequence, knowing: .nothing)
    default:
      return [emit(sequence, knowing: .nothing).receiver, ".prefix(Raster.IntegerRanges.limit)"]
    }
  }
}
