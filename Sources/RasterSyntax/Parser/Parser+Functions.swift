// Parses functions, types and names.

extension Parser {
  /// Parses a function.
  ///
  ///     function = "func", word, "(", [ parameter, { ",", parameter }, [ "," ] ], ")", "->", type, function body ;
  mutating func parseFunction() -> FunctionSyntax {
    let documentation = documentation()
    let start = range
    advance()
    let name = parseWord()
    skipDoubledName()
    let parameters = parseParameters()
    let result: TypeSyntax = expect(.arrow, "->") ? parseType() : .missing(previousRange.end)
    if kind != .leftBrace, !isAtLineEnd {
      expect(.leftBrace, "{")
      skipToBlockOrLineEnd()
    }
    let (bindings, body) = parseFunctionBody(parameters)
    return FunctionSyntax(
      documentation: documentation,
      name: name,
      parameters: parameters,
      result: result,
      bindings: bindings,
      body: body,
      range: range(from: start)
    )
  }

  /// Reports and skips a second name before a function's parameters.
  private mutating func skipDoubledName() {
    guard kind == .name, !startsLine, peek(1).kind == .leftParenthesis else { return }
    report(.expectedToken("(", found: found, at: range))
    advance()
  }

  private mutating func parseParameters() -> [ParameterSyntax] {
    let opener = range
    guard expect(.leftParenthesis, "(") else { return [] }
    return inBrackets { parser in
      var parameters: [ParameterSyntax] = []
      while !parser.isAtCloser {
        let reportCount = parser.diagnostics.count
        parameters.append(parser.parseParameter())
        // The parameters after an error are still recorded.
        if parser.diagnostics.count > reportCount { parser.skipToCommaOrCloser() }
        guard parser.consume(.comma) else { break }
      }
      parser.close(.rightParenthesis, opener: opener)
      return parameters
    }
  }

  private mutating func skipToCommaOrCloser() {
    while kind != .comma, !isAtCloser, kind != .leftBrace, kind != .arrow, kind != .endOfFile,
      !looksLikeLine
    {
      advance()
    }
  }

  /// Parses a parameter: an optional label, the name, the type and the default value.
  ///
  ///     parameter = [ label | "_" ], word, ":", type, [ "=", expression ] ;
  private mutating func parseParameter() -> ParameterSyntax {
    let start = range
    var label: NameSyntax?
    let next = peek(1).kind
    let hasLabel = next == .name || next == .path || next.isReserved
    let isUnderscore = kind == .underscore
    if isUnderscore || hasLabel && isLabelWord {
      if !isUnderscore { label = NameSyntax(text: text(of: token), range: range) }
      advance()
    }
    let name = parseWord()
    if label == nil, !isUnderscore { label = name }
    let type = parseTypeAnnotation()
    let value = consume(.equal) ? parseExpression() : nil
    return ParameterSyntax(
      label: label,
      name: name,
      type: type,
      defaultValue: value,
      range: range(from: start)
    )
  }

  /// Parses the constants and the result of a function.
  ///
  ///     function body = "{", { binding, NEWLINE }, value, "}" ;
  private mutating func parseFunctionBody(
    _ parameters: [ParameterSyntax]
  ) -> (bindings: [LetSyntax], result: ExpressionSyntax) {
    let opener = range
    guard expect(.leftBrace, "{") else { return ([], missing()) }
    return inBraces(from: opener) { parser in
      var bindings: [LetSyntax] = []
      while parser.kind == .let && !parser.isFileLevelLine || parser.isOtherLet {
        bindings.append(parser.kind == .let ? parser.parseBinding() : parser.parseOtherLet())
        if parser.kind != .rightBrace { parser.expectLineEnd() }
      }
      let names = parameters.map { $0.name.text } + bindings.map { $0.name.text }
      if parser.isWord("return", parser.token), parser.peek(1).kind != .rightBrace,
        !names.contains("return")
      {
        parser.report(.unneededReturn(at: parser.range, before: parser.range(of: parser.peek(1))))
        parser.advance()
      }
      parser.expressionStart = parser.index
      let isConditional = parser.kind == .if
      let result = parser.parseValue()
      if !parser.isAtBlockEnd {
        if !isConditional { parser.reportExtraText(orComma: false) }
        while !parser.isAtBlockEnd {
          if parser.kind == .leftBrace { parser.skipBlock() } else { parser.advance() }
        }
      }
      parser.closeBlock(opener)
      return (bindings, result)
    }
  }

  /// Parses `:` and a type, which are required here.
  mutating func parseTypeAnnotation() -> TypeSyntax {
    let isDoubledName = kind == .name && peek(1).kind == .colon && !startsLine
    guard expect(.colon, ":", fixIt: kind == .name && !isDoubledName ? .insertion : .none) else {
      // A second name may follow instead, or a type without its colon.
      if isDoubledName {
        advance()
        advance()
      } else if kind != .name || isAtLineEnd || looksLikeLine {
        return .missing(previousRange.end)
      }
      return parseType()
    }
    if kind == .colon {
      report(.expectedType(found: found, at: range))
      while kind == .colon { advance() }
    }
    return parseType()
  }

  /// Parses a type.
  ///
  ///     type = ( word | "[", type, "]" ), [ "?" ] ;
  mutating func parseType() -> TypeSyntax {
    let start = range
    guard enter() else { return .missing(previousRange.end) }
    defer { leave() }
    var type: TypeSyntax
    switch kind {
    case .name where !isNoType, .path where !isNoType:
      let name = parseWord()
      type = parseGeneric(name) ?? .named(name)
    case .leftBracket where !isNoType:
      advance()
      let (element, isClosed) = inBrackets { parser in
        let element = parser.parseType()
        let isClosed = parser.kind == .rightBracket
        parser.close(.rightBracket, opener: start)
        return (element, isClosed)
      }
      // If one bracket closes two opening brackets before a list, one of them is surplus.
      if !isClosed, case .list = element {
        type = element
      } else {
        type = .list(element, range(from: start))
      }
    default:
      report(.expectedType(found: found, at: missingRange))
      return .missing(previousRange.end)
    }
    if kind == .question {
      advance()
      type = .optional(type, range(from: start))
    }
    return type
  }

  /// Parses generic types such as `Array<Item>`, which stand for `[Item]` and `Item?`.
  ///
  /// Only the outermost one is reported.
  private mutating func parseGeneric(_ name: NameSyntax) -> TypeSyntax? {
    let isList = name.text == "Array" || name.text == "List"
    guard kind == .less, isList || name.text == "Optional" else { return nil }
    let reportCount = diagnostics.count
    advance()
    genericDepth += 1
    let element = parseType()
    genericDepth -= 1
    guard expect(.greater, ">") else { return .missing(previousRange.end) }
    if !isList, kind == .question { advance() }
    let fullRange = range(from: name.range)
    var type = isList ? TypeSyntax.list(element, fullRange) : .optional(element, fullRange)
    if !isList, case .optional = element { type = element }
    if genericDepth == 0, let text = type.text {
      note(.genericType(text, at: fullRange, isSound: diagnostics.count == reportCount))
    }
    return type
  }

  /// Parses the name at the start of a line; the caller has checked that there is one.
  mutating func parseStartingWord() -> NameSyntax {
    let name = NameSyntax(text: text(of: token), range: range)
    advance()
    return name
  }

  /// Whether the type is missing and the current token starts the next line.
  private var isNoType: Bool { isAtLineEnd || looksLikeLine(withBlock: false) }

  /// Parses a name; returns an empty one if there is none.
  ///
  ///     word = NAME | PATH ;
  mutating func parseWord() -> NameSyntax {
    if !startsLine, kind == .name || kind == .path {
      let name = NameSyntax(text: text(of: token), range: range)
      advance()
      return name
    }
    if kind.isReserved, !token.flags.contains(.afterNewline) {
      let text = text(of: token)
      report(.reservedName(text, at: range))
      if !reservedNames.contains(kind) { reservedNames.append(kind) }
      let name = NameSyntax(text: text, range: range)
      advance()
      return name
    }
    report(.expectedName(found: found, at: missingRange))
    return NameSyntax(text: "", range: missingRange.start)
  }

  /// Whether the current token may be a label: a name, or a reserved word that does not start a
  /// case.
  ///
  ///     label = word | "import" | "enum" | "struct" | "let" | "func" | "component"
  ///       | "switch" | "if" | "for" | "in" | "true" | "false" | "nil" ;
  var isLabelWord: Bool {
    kind == .name || kind == .path || kind.isReserved && kind != .case && kind != .else
  }

  /// Whether the current token starts a declaration in the first column of a line.
  ///
  /// Within a component, such a declaration shows that a `}` is missing, because the contents are
  /// indented. A function may also be a member, unless indentation shows otherwise.
  var isFileLevelLine: Bool {
    if kind == .func, depth == memberDepth, !trustsIndentation { return false }
    guard kind.isFileLevelWord || isTokens || isMode || beginsWithAccess else { return false }
    let lower = Int(token.lower)
    return lower == 0 || file.bytes[lower - 1] == 10 || file.bytes[lower - 1] == 13
  }

  /// The doc comments before the current token, without their slashes.
  func documentation() -> String? {
    let token = index == documented.token ? tokens[documented.before] : token
    guard token.flags.contains(.documented) else { return nil }
    var lines: [String] = []
    var place = Int(token.index) - 1
    while place >= 0, allTokens[place].kind.isTrivia {
      if allTokens[place].kind == .docComment {
        var text = file.bytes[allTokens[place].bytes].dropFirst(3)
        if text.first == UInt8(ascii: " ") { text = text.dropFirst() }
        lines.append(String(decoding: text, as: UTF8.self))
      }
      place -= 1
    }
    return lines.isEmpty ? nil : lines.reversed().joined(separator: "\n")
  }
}
