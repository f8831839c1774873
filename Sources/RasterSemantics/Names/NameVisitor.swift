// Visits the names in an expression, without resolving them.

import RasterSyntax

extension ExpressionSyntax {
  /// Calls `visit` with every name that is not a member's or a label; locals are included.
  ///
  /// The second argument contains the names of the members that directly follow, in reverse order;
  /// the third is the range of the name.
  func visitNames(_ visit: (String, [String], SourceRange) -> Void) {
    switch kind {
    case .name(let name): visit(name, [], range)
    case .missing, .bool, .nil, .integer, .number, .measure, .color, .implicitMember: break
    case .string(let segments):
      for case .interpolation(let expression) in segments { expression.visitNames(visit) }
    case .member: visitMember(visit)
    case .unary(_, let base): base.visitNames(visit)
    case .call(let callee, let arguments, _):
      callee.visitNames(visit)
      for argument in arguments { argument.value.visitNames(visit) }
    case .pathBlock(let block): block.visitNames(visit)
    case .block(let head, let block):
      head.visitNames(visit)
      block.visitNames(visit)
    case .index(let left, let right), .binary(let left, _, _, let right):
      left.visitNames(visit)
      right.visitNames(visit)
    case .list(let elements): for element in elements { element.visitNames(visit) }
    case .tuple(let elements): for element in elements { element.value.visitNames(visit) }
    case .conditional(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { part.visitNames(visit) }
    case .selection(let selection):
      selection.subject.visitNames(visit)
      for branch in selection.cases {
        for pattern in branch.patterns { pattern.visitNames(visit) }
        branch.value.visitNames(visit)
      }
    }
  }
}

extension ExpressionSyntax {
  private func visitMember(_ visit: (String, [String], SourceRange) -> Void) {
    var members: [String] = []
    var base = self
    while case .member(let inner, let name) = base.kind {
      members.append(name.text)
      base = inner
    }
    guard case .name(let name) = base.kind else { return base.visitNames(visit) }
    visit(name, members, base.range)
  }
}

extension ElementSyntax {
  fileprivate func visitNames(_ visit: (String, [String], SourceRange) -> Void) {
    switch self {
    case .value(let expression): expression.visitNames(visit)
    case .loop(let head, let element):
      head.sequence.visitNames(visit)
      element.visitNames(visit)
    case .conditional(let condition, let element, let otherwise):
      condition.value.visitNames(visit)
      element.visitNames(visit)
      otherwise?.visitNames(visit)
    }
  }
}

extension BlockSyntax {
  fileprivate func visitNames(_ visit: (String, [String], SourceRange) -> Void) {
    for statement in statements { statement.visitNames(visit) }
  }
}

extension StatementSyntax {
  fileprivate func visitNames(_ visit: (String, [String], SourceRange) -> Void) {
    switch self {
    case .line(let line):
      for argument in line.arguments { argument.value.visitNames(visit) }
      line.block?.visitNames(visit)
    case .binding(let binding): binding.value.visitNames(visit)
    case .conditional(let syntax): syntax.visitNames(visit)
    case .selection(let selection):
      selection.subject.visitNames(visit)
      for branch in selection.cases {
        for statement in branch.statements { statement.visitNames(visit) }
      }
    case .loop(let loop):
      loop.head.sequence.visitNames(visit)
      loop.body.visitNames(visit)
    }
  }
}

extension IfSyntax {
  fileprivate func visitNames(_ visit: (String, [String], SourceRange) -> Void) {
    condition.value.visitNames(visit)
    then.visitNames(visit)
    switch otherwise {
    case nil: break
    case .block(let block): block.visitNames(visit)
    case .conditional(let next): next.visitNames(visit)
    }
  }
}
