// Parses components and their members.

extension Parser {
  /// Parses a component.
  ///
  ///     component = "component", word, "{", [ member, { NEWLINE, member } ], "}" ;
  mutating func parseComponent() -> ComponentSyntax {
    let documentation = documentation()
    let start = range
    advance()
    return parseComponentBody(documentation: documentation, parseWord(), from: start)
  }

  mutating func parseComponentBody(
    documentation: String?,
    _ name: NameSyntax,
    from start: SourceRange
  ) -> ComponentSyntax {
    var members: [MemberSyntax] = []
    let outer = memberDepth
    memberDepth = depth + 1
    defer { memberDepth = outer }
    parseBraces { parser in
      if let member = parser.parseMember() { members.append(member) }
    }
    return ComponentSyntax(
      documentation: documentation,
      name: name,
      members: members,
      range: range(from: start)
    )
  }

  /// Parses a member; returns `nil` after reporting an error if there is none.
  ///
  ///     member = state | binding | function | line ;
  private mutating func parseMember() -> MemberSyntax? {
    skipAccessOfMember()
    switch kind {
    case .name where isWrapper:
      let state = parseWrappedState()
      expectLineEnd(orComma: true)
      return .state(state)
    case .name where isWord("var", token) && isWord("body", peek(1)):
      return parseViewBody().map { .line($0) } ?? .line(parseLine())
    case .name where isWord("state", token) || lacksState || isOtherState:
      let state = parseState()
      expectLineEnd(orComma: true)
      return .state(state)
    case .name where isOtherLet:
      let binding = parseOtherLet()
      expectLineEnd()
      return .binding(binding)
    case .name where peek(1).kind == .equal && !isLineWord:
      let binding = parseBindingWithoutLet()
      expectLineEnd()
      return .binding(binding)
    case .name, .path: return .line(parseLine())
    case .let:
      let binding = parseBinding()
      expectLineEnd()
      return .binding(binding)
    case .func:
      let function = parseFunction()
      expectLineEnd()
      return .function(function)
    case .if, .switch, .for:
      report(.misplacedStatement(text(of: token), at: range))
      _ = parseStatement()
      return nil
    default:
      if !skipsForeignLine() { parseMisplacedDeclaration() }
      return nil
    }
  }

  /// Whether the current word starts a line that occurs once in a component.
  private var isLineWord: Bool {
    [
      "size", "layout", "baseline", "caps", "clip", "transition", "draw", "states", "mirrors",
      "accessibility",
      "tests",
    ].contains { isWord($0, token) }
  }

  /// Whether a property without `state` starts here: a name, `:` and a type.
  private var lacksState: Bool {
    guard peek(1).kind == .colon, !isLineWord, !isWord("state", token) else { return false }
    let type = peek(2)
    return type.kind == .leftBracket
      || type.kind == .name && (65...90).contains(file.bytes[Int(type.lower)])
  }

  /// Whether a property with another word than `state` starts here: `var level: Double`, `stat …`.
  ///
  /// A type starts with a capital letter or a bracket, unlike the value of a label in a line with
  /// another word.
  private var isOtherState: Bool {
    guard kind == .name, !isLineWord, !isWord("state", token), peek(1).kind == .name,
      !peek(1).flags.contains(.afterNewline), peek(2).kind == .colon, !isMisspeltLet
    else { return false }
    let type = peek(3)
    guard
      type.kind == .leftBracket
        || type.kind == .name && (65...90).contains(file.bytes[Int(type.lower)])
    else { return false }
    let next = peek(4).kind
    if type.kind == .leftBracket {
      // Accepts '[String]', but not a value such as '[Shadow(#0004, blur: 2)]'.
      return next == .leftBracket || next == .name && peek(5).kind == .rightBracket
    }
    return next == .equal || next == .question || next == .comma
  }

  /// Whether `state` follows the property's name: `isOn state: Bool`.
  private var isSwappedState: Bool { isOtherState && isWord("state", peek(1)) }

  /// Parses a name followed by `state`, and reports their order.
  private mutating func parseSwappedState() -> NameSyntax {
    let name = NameSyntax(text: text(of: token), range: range)
    report(.swappedState(name.text, at: range.union(range(of: peek(1)))))
    advance()
    advance()
    return name
  }

  /// Parses a misplaced declaration for the sake of its names, or skips the line.
  mutating func parseMisplacedDeclaration() {
    guard kind.isFileLevelWord, kind != .import else {
      if skipsDoubledBrace(.expectedLine(found: "'{'", at: range)) { return }
      reportNoLine()
      if kind != .leftBrace { advance() }
      return skipToLineEnd()
    }
    report(.misplacedDeclaration(text(of: token), at: range))
    guard enter() else { return skipToLineEnd() }
    defer { leave() }
    if let declaration = parseDeclarationIfPresent() { misplaced.append(declaration) }
    expectLineEnd()
  }

  mutating func reportNoLine() {
    switch kind {
    case .import: report(.misplacedDeclaration("import", at: range))
    case .rightParenthesis, .rightBracket, .interpolationEnd:
      report(.unmatched(text(of: token), at: range))
    default: report(.expectedLine(found: found, at: range))
    }
  }

  /// Parses a property.
  ///
  ///     state = "state", word, ":", type, [ "=", value ], { ",", argument } ;
  private mutating func parseState() -> StateSyntax {
    let documentation = documentation()
    let start = range
    let name: NameSyntax
    if isSwappedState {
      name = parseSwappedState()
    } else if isWord("state", token) || isOtherState {
      if isOtherState { report(.otherState(found: text(of: token), at: start)) }
      advance()
      name = parseWord()
    } else {
      report(.missingPropertyKeyword(before: text(of: token), at: start))
      name = parseStartingWord()
    }
    let type = parseTypeOfState(name)
    let value = parseDefaultValue()
    var arguments: [ArgumentSyntax] = []
    while kind == .comma {
      advance()
      arguments.append(parseArgument())
    }
    return StateSyntax(
      documentation: documentation,
      name: name,
      type: type,
      defaultValue: value,
      arguments: arguments,
      range: range(from: start)
    )
  }

  /// Parses braces around elements; `parseElement` must consume at least one token.
  ///
  /// The closing `}` may be missing at the end of the file or before a declaration that starts a
  /// line.
  @discardableResult
  mutating func parseBraces(_ parseElement: (inout Parser) -> Void) -> SourceRange {
    guard let opener = parseBlockStart() else { return previousRange.end }
    guard enter() else {
      if kind == .leftBrace { skipBlock() }
      return range(from: opener)
    }
    defer { leave() }
    _ = consume(.leftBrace)
    inBraces(from: opener) { parser in
      while !parser.isAtBlockEnd || parser.skipsStrayBrace() {
        let place = parser.index
        parseElement(&parser)
        if parser.index == place { parser.advance() }
      }
      parser.closeBlock(opener)
    }
    return range(from: opener)
  }
}
