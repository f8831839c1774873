// `path { … }`: the lines of a path block, and SVG path data.

import Raster
import RasterSyntax

extension BodyChecker {
  mutating func checkPathStatements(_ statements: [StatementSyntax]) -> [PathStatement] {
    openScope()
    let checked = statements.compactMap { checkPathStatement($0) }
    closeScope()
    return checked
  }

  private mutating func checkPathStatement(_ statement: StatementSyntax) -> PathStatement? {
    switch statement {
    case .line(let line): return checkPathLine(line)
    case .binding(let binding): return .binding(checkBinding(binding))
    case .conditional(let syntax): return checkPathConditional(syntax)
    case .selection(let syntax): return checkPathSelection(syntax)
    case .loop(let syntax):
      report(.loopInPath(at: syntax.name.range))
      return nil
    }
  }

  private mutating func checkPathLine(_ line: LineSyntax) -> PathStatement? {
    guard let operation = PathOperation(rawValue: line.word.text) else {
      checkLoosely(CallSyntax(line))
      let words = PathOperation.allCases.map(\.rawValue)
      reportUnknownWord(line.word, among: words, in: "a path")
      return nil
    }
    if let block = line.block { report(.unwantedBlock(line.word.text, at: block.range.start)) }
    let parameters = operation.parameters.map(CallParameter.init)
    let values = checkArguments(CallSyntax(line), to: parameters, of: line.word.text)
    return .operation(operation, values.map { $0 ?? .error(at: line.range) })
  }

  private mutating func checkPathConditional(_ syntax: IfSyntax) -> PathStatement {
    openScope()
    let condition = checkCondition(syntax.condition)
    let then = checkPathStatements(syntax.then.statements)
    closeScope()
    switch syntax.otherwise {
    case nil: return .conditional(condition, then, otherwise: [])
    case .block(let block):
      return .conditional(condition, then, otherwise: checkPathStatements(block.statements))
    case .conditional(let next):
      return .conditional(condition, then, otherwise: [checkPathConditional(next)])
    }
  }

  private mutating func checkPathSelection(_ syntax: SwitchStatementSyntax) -> PathStatement {
    let subject = checkExpression(syntax.subject)
    let patterns = checkPatterns(
      syntax.cases.map(PatternSyntax.init),
      subject: subject,
      keyword: syntax.keyword,
      end: syntax.range,
      addition: .nothing
    )
    var cases: [(patterns: [TypedExpression], body: [PathStatement])] = []
    var otherwise: [PathStatement]?
    for (index, branch) in syntax.cases.enumerated() {
      let body = checkPathStatements(branch.statements)
      if branch.isElse { otherwise = body } else { cases.append((patterns[index], body)) }
    }
    return .selection(subject, cases, otherwise: otherwise)
  }

  /// Reports a mistake in SVG path data that is written out.
  mutating func checkPathData(_ operands: [TypedExpression]) {
    guard let first = operands.first, case .string(let data) = first.kind,
      let error = Path.svgError(in: data)
    else { return }
    report(.malformedPathData(error, in: data, at: first.range))
  }
}

extension CallSyntax {
  /// A line's arguments, as those of a call of its word.
  init(_ line: LineSyntax) {
    let last = line.arguments.last?.range ?? line.word.range
    self.init(
      arguments: line.arguments,
      argumentsRange: line.word.range,
      range: line.word.range.union(last)
    )
  }
}

extension PatternSyntax {
  init(_ branch: SwitchStatementCaseSyntax) {
    self.init(patterns: branch.patterns, isElse: branch.isElse, range: branch.range)
  }
}
