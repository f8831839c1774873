// A file's syntax tree as nodes with source ranges, for finding nodes around an offset.

import RasterSyntax

/// A node of a file's syntax tree.
package indirect enum SyntaxNode {
  case declaration(DeclarationSyntax)
  case state(StateSyntax)
  case binding(LetSyntax)
  case field(FieldSyntax)
  case parameter(ParameterSyntax)
  case line(LineSyntax)
  case block(BlockSyntax)
  case conditional(IfSyntax)
  case selection(SwitchStatementSyntax)
  case branch(SwitchStatementCaseSyntax)
  case loop(ForSyntax)
  case expression(ExpressionSyntax)
  case type(TypeSyntax)

  /// The source range of the node; a branch includes its pattern and its statements.
  package var range: SourceRange {
    switch self {
    case .declaration(let syntax): syntax.range
    case .state(let syntax): syntax.range
    case .binding(let syntax): syntax.range
    case .field(let syntax): syntax.range
    case .parameter(let syntax): syntax.range
    case .line(let syntax): syntax.block.map { syntax.range.union($0.range) } ?? syntax.range
    case .block(let syntax): syntax.range
    case .conditional(let syntax): syntax.range
    case .selection(let syntax): syntax.range
    case .branch(let syntax):
      syntax.statements.reduce(syntax.range) { $0.union(SyntaxNode($1).range) }
    case .loop(let syntax): syntax.range
    case .expression(let syntax): syntax.range
    case .type(let syntax): syntax.range
    }
  }

  package init(_ statement: StatementSyntax) {
    switch statement {
    case .line(let syntax): self = .line(syntax)
    case .binding(let syntax): self = .binding(syntax)
    case .conditional(let syntax): self = .conditional(syntax)
    case .selection(let syntax): self = .selection(syntax)
    case .loop(let syntax): self = .loop(syntax)
    }
  }

  package init(_ member: MemberSyntax) {
    switch member {
    case .state(let syntax): self = .state(syntax)
    case .binding(let syntax): self = .binding(syntax)
    case .function(let syntax): self = .declaration(.function(syntax))
    case .line(let syntax): self = .line(syntax)
    }
  }

  /// The direct children.
  package var children: [SyntaxNode] {
    switch self {
    case .declaration(let syntax): syntax.parts
    case .state(let syntax):
      [.type(syntax.type)] + Self.optional(syntax.defaultValue)
        + syntax.arguments.map { .expression($0.value) }
    case .binding(let syntax):
      (syntax.type.map { [.type($0)] } ?? []) + [.expression(syntax.value)]
    case .field(let syntax): [.type(syntax.type)] + Self.optional(syntax.defaultValue)
    case .parameter(let syntax): [.type(syntax.type)] + Self.optional(syntax.defaultValue)
    case .line(let syntax):
      syntax.arguments.map { .expression($0.value) } + (syntax.block.map { [.block($0)] } ?? [])
    case .block(let syntax): syntax.statements.map { SyntaxNode($0) }
    case .conditional(let syntax):
      [.expression(syntax.condition.value), .block(syntax.then)] + syntax.otherwiseParts
    case .selection(let syntax):
      [.expression(syntax.subject)] + syntax.cases.map { .branch($0) }
    case .branch(let syntax):
      syntax.patterns.map { .expression($0) } + syntax.statements.map { SyntaxNode($0) }
    case .loop(let syntax): [.expression(syntax.head.sequence), .block(syntax.body)]
    case .expression(let syntax): syntax.parts
    case .type(let syntax): syntax.parts
    }
  }

  private static func optional(_ expression: ExpressionSyntax?) -> [SyntaxNode] {
    expression.map { [.expression($0)] } ?? []
  }

  /// Visits the node and all its descendants, in source order.
  package func visit(_ body: (SyntaxNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

extension SyntaxTree {
  package var nodes: [SyntaxNode] {
    syntax.faces.map { .line($0) } + syntax.declarations.map { .declaration($0) }
  }

  /// The nodes around a range, from largest to smallest.
  package func path(around range: Range<Int>) -> [SyntaxNode] {
    var result: [SyntaxNode] = []
    var candidates = nodes
    // If two nodes touch at the offset, choose the one that starts there.
    while let next = candidates.last(where: {
      Int($0.range.lower) <= range.lowerBound && range.upperBound <= Int($0.range.upper)
    }) {
      result.append(next)
      candidates = next.children
    }
    return result
  }

  /// The token that contains or ends at an offset, names first.
  package func token(at offset: Int) -> Token? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].upper) < offset { low = middle + 1 } else { high = middle }
    }
    let touching = tokens[low...].prefix { Int($0.lower) <= offset }
    return touching.first { $0.kind == .name || $0.kind == .path || $0.kind.isReserved }
      ?? touching.last
  }

  package func range(of token: Token) -> SourceRange {
    SourceRange(file: source.id, lower: Int(token.lower), upper: Int(token.upper))
  }
}

extension DeclarationSyntax {
  package var range: SourceRange {
    switch self {
    case .enumeration(let syntax): syntax.range
    case .structure(let syntax): syntax.range
    case .tokens(let syntax): syntax.range
    case .mode(let syntax): syntax.range
    case .constant(let syntax): syntax.range
    case .function(let syntax): syntax.range
    case .component(let syntax): syntax.range
    }
  }

  fileprivate var parts: [SyntaxNode] {
    switch self {
    case .enumeration: []
    case .structure(let syntax): syntax.fields.map { .field($0) }
    case .tokens(let syntax): [.block(syntax.block)]
    case .mode(let syntax): [.type(syntax.type), .expression(syntax.value)]
    case .constant(let syntax): SyntaxNode.binding(syntax).children
    case .function(let syntax):
      syntax.parameters.map { .parameter($0) } + [.type(syntax.result)]
        + syntax.bindings.map { .binding($0) } + [.expression(syntax.body)]
    case .component(let syntax): syntax.members.map { SyntaxNode($0) }
    }
  }
}

extension IfSyntax {
  fileprivate var otherwiseParts: [SyntaxNode] {
    switch otherwise {
    case nil: []
    case .block(let block): [.block(block)]
    case .conditional(let next): [.conditional(next)]
    }
  }
}

extension TypeSyntax {
  fileprivate var parts: [SyntaxNode] {
    switch self {
    case .named, .missing: []
    case .list(let inner, _), .optional(let inner, _): [.type(inner)]
    }
  }
}

extension ExpressionSyntax {
  fileprivate var parts: [SyntaxNode] {
    switch kind {
    case .missing, .bool, .nil, .integer, .number, .measure, .color, .name, .implicitMember: []
    case .string(let segments):
      segments.compactMap {
        if case .interpolation(let value) = $0 { .expression(value) } else { nil }
      }
    case .member(let base, _), .unary(_, let base): [.expression(base)]
    case .call(let callee, let arguments, _):
      [.expression(callee)] + arguments.map { .expression($0.value) }
    case .pathBlock(let block): [.block(block)]
    case .block(let head, let block): [.expression(head), .block(block)]
    case .index(let left, let right), .binary(let left, _, _, let right):
      [.expression(left), .expression(right)]
    case .list(let elements): elements.flatMap { $0.parts }
    case .tuple(let elements): elements.map { .expression($0.value) }
    case .conditional(let condition, let then, let otherwise):
      [.expression(condition), .expression(then), .expression(otherwise)]
    case .selection(let syntax):
      [.expression(syntax.subject)]
        + syntax.cases.flatMap { ($0.patterns + [$0.value]).map { .expression($0) } }
    }
  }
}

extension ElementSyntax {
  fileprivate var parts: [SyntaxNode] {
    switch self {
    case .value(let expression): [.expression(expression)]
    case .loop(let head, let element): [.expression(head.sequence)] + element.parts
    case .conditional(let condition, let element, let otherwise):
      [.expression(condition.value)] + element.parts + (otherwise?.parts ?? [])
    }
  }
}
