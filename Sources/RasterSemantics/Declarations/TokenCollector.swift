// Splits token blocks into tokens and the lines that override them.

import RasterSyntax

/// Collects the tokens of one declaration from its lines, in linear time.
struct TokenCollector {
  /// An addition to the program's file-level values.
  struct Part {
    let head: DeclarationHead
    var parts: TokenParts
  }

  private(set) var signature: TokensSignature
  private(set) var parts: [Part] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let owner: Int
  private let deprecations: [SourceRange: String]
  /// The index of the first part among the program's file-level values.
  private let start: Int
  /// The ranges of the names of groups and tokens, for diagnostics.
  private var places: [String: SourceRange] = [:]

  init(_ syntax: TokensSyntax, head: DeclarationHead, owner: Int, start: Int) {
    let root = TokensSignature.Group(path: head.name, documentation: head.documentation)
    signature = TokensSignature(head: head, groups: [root])
    (signature.omitted, signature.isUnread) = (syntax.omitted, syntax.isUnread)
    self.owner = owner
    self.start = start
    deprecations = syntax.deprecations
    add(syntax.block.statements, to: 0, under: [])
  }

  private mutating func add(
    _ statements: [StatementSyntax],
    to group: Int,
    under guards: [TokenBranch]
  ) {
    for statement in statements {
      switch statement {
      case .line(let line): add(line, to: group, under: guards)
      case .conditional(let syntax): add(syntax, to: group, under: guards)
      case .selection(let syntax): add(syntax, to: group, under: guards)
      case .binding(let syntax):
        diagnostics.append(.misplacedInTokens("let", at: syntax.range.startWord(of: 3)))
      case .loop(let syntax):
        diagnostics.append(.misplacedInTokens("for", at: syntax.range.startWord(of: 3)))
      }
    }
  }

  // MARK: Conditions

  private mutating func add(_ syntax: IfSyntax, to group: Int, under guards: [TokenBranch]) {
    guard case .expression(let condition) = syntax.condition else {
      let range = syntax.condition.value.range
      return diagnostics.append(.misplacedInTokens("let", at: range))
    }
    let place = append(.condition(condition), at: condition.range)
    let branches = [0, 1].map { guards + [TokenBranch(condition: place, branch: $0)] }
    add(syntax.then.statements, to: group, under: branches[0])
    switch syntax.otherwise {
    case nil: break
    case .block(let block): add(block.statements, to: group, under: branches[1])
    case .conditional(let next): add(next, to: group, under: branches[1])
    }
  }

  private mutating func add(
    _ syntax: SwitchStatementSyntax,
    to group: Int,
    under guards: [TokenBranch]
  ) {
    let place = append(.selection(syntax), at: syntax.subject.range)
    for (index, branch) in syntax.cases.enumerated() {
      let inner = guards + [TokenBranch(condition: place, branch: index)]
      add(branch.statements, to: group, under: inner)
    }
  }

  /// Adds a value or a condition, and returns its index among the program's file-level values.
  private mutating func append(
    _ content: TokenParts.Content,
    name: String? = nil,
    documentation: String? = nil,
    at range: SourceRange
  ) -> Int {
    let head = DeclarationHead(
      name: name ?? "a condition of '\(signature.head.name)'",
      documentation: documentation,
      range: range,
      nameRange: range
    )
    parts.append(Part(head: head, parts: TokenParts(content: content, owner: owner)))
    return start + parts.count - 1
  }

  // MARK: Lines

  private mutating func add(_ line: LineSyntax, to group: Int, under guards: [TokenBranch]) {
    let name = line.word.text
    if name.isEmpty { return }
    if line.arguments.isEmpty, let block = line.block {
      guard let inner = self.group(line, in: group, under: guards) else { return }
      return add(block.statements, to: inner, under: guards)
    }
    if let block = line.block {
      diagnostics.append(.unexpectedBlock(name, at: block.range.start))
    }
    let path = signature.groups[group].path + "." + name
    switch signature.groups[group].members[name] {
    case .group: diagnostics.append(.duplicateName(name, at: line.word.range, first: places[path]))
    case .token(let place):
      guard case .value(let first, var overrides) = parts[place - start].parts.content else {
        return
      }
      // The overrides are removed first, so that the array is not copied for each line.
      parts[place - start].parts.content = .value(first, overrides: [])
      overrides.append(TokenOverride(line: line, guards: guards))
      parts[place - start].parts.content = .value(first, overrides: overrides)
    case nil:
      guard guards.isEmpty else { return reportFirst(line.word, in: group) }
      let place = append(
        .value(line, overrides: []),
        name: path,
        documentation: line.documentation,
        at: line.word.range
      )
      parts[place - start].parts.deprecation = deprecations[line.word.range]
      declare(name, .token(place), in: group, at: line.word.range)
    }
  }

  /// Reports a token, or a group of tokens, whose first line has a condition.
  private mutating func reportFirst(_ name: NameSyntax, in group: Int) {
    let nearest = nearestName(to: name.text, in: signature.groups[group].names)
    diagnostics.append(.tokenDefaultMissing(name.text, at: name.range, nearest: nearest))
  }

  private mutating func group(
    _ line: LineSyntax,
    in group: Int,
    under guards: [TokenBranch]
  ) -> Int? {
    let name = line.word.text
    let path = signature.groups[group].path + "." + name
    switch signature.groups[group].members[name] {
    case .group(let inner): return inner
    case .token:
      diagnostics.append(.duplicateName(name, at: line.word.range, first: places[path]))
      return nil
    case nil:
      guard guards.isEmpty else {
        reportFirst(line.word, in: group)
        return nil
      }
      let inner = signature.groups.count
      signature.groups.append(
        TokensSignature.Group(path: path, documentation: line.documentation)
      )
      declare(name, .group(inner), in: group, at: line.word.range)
      return inner
    }
  }

  private mutating func declare(
    _ name: String,
    _ member: TokensSignature.Member,
    in group: Int,
    at range: SourceRange
  ) {
    signature.groups[group].names.append(name)
    signature.groups[group].members[name] = member
    places[signature.groups[group].path + "." + name] = range
  }
}

extension SourceRange {
  /// Returns the range of a keyword with `count` bytes at the start of the range.
  fileprivate func startWord(of count: UInt32) -> SourceRange {
    var range = self
    range.upper = min(range.upper, range.lower + count)
    return range
  }
}
