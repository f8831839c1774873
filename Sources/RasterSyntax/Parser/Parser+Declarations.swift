// Parses files and the declarations at file level.

extension Parser {
  /// Parses the whole file.
  ///
  ///     file = [ item, { NEWLINE, item } ] ;
  ///     item = import | font | [ access ], declaration ;
  mutating func parseFile() -> FileSyntax {
    var imports: [ImportSyntax] = []
    var faces: [LineSyntax] = []
    var declarations: [DeclarationSyntax] = []
    while kind != .endOfFile {
      let access = parseAccessIfPresent()
      if kind == .import || isMisspeltImport {
        if kind != .import { reportNoDeclaration() }
        reportAccess(access, of: "an import")
        imports.append(parseImport())
      } else if isFace {
        reportAccess(access, of: "a font")
        faces.append(parseFace())
      } else if var declaration = parseForeignDeclaration() ?? parseDeclarationIfPresent()
        ?? parseMisspeltDeclaration()
      {
        declaration.access = access
        declarations.append(declaration)
      } else if skipsForeignLine(inFile: true) {
        continue
      } else {
        reportNoDeclaration()
        skipToDeclaration()
        continue
      }
      declarations.append(contentsOf: misplaced)
      misplaced.removeAll()
      if kind != .endOfFile, !startsLine { reportNoLineEnd() }
    }
    return FileSyntax(imports: imports, faces: faces, declarations: declarations)
  }

  private mutating func reportAccess(_ access: AccessSyntax?, of what: String) {
    if let access { note(.accessOf(what, access.level, at: access.range, until: range)) }
  }

  /// Parses a declaration that starts with a reserved word; returns `nil` if there is none.
  ///
  ///     declaration = enumeration | structure | tokens | environment | binding | function
  ///       | component ;
  mutating func parseDeclarationIfPresent() -> DeclarationSyntax? {
    switch kind {
    case .enum: .enumeration(parseEnumeration())
    case .struct: .structure(parseStructure())
    case .let: .constant(parseBinding())
    case .name where isOtherLet: .constant(parseOtherLet())
    case .name where peek(1).kind == .equal: .constant(parseBindingWithoutLet())
    case .name where beginsTokens: .tokens(parseTokens())
    case .name where beginsMode: .mode(parseMode())
    case .func: .function(parseFunction())
    case .component: .component(parseComponent())
    default: nil
    }
  }

  private mutating func reportNoDeclaration() {
    if kind == .rightBrace { return report(.unmatched("}", at: range)) }
    report(.expectedDeclaration(found: found, nearest: meantDeclaration, at: range))
  }

  /// The declaration keyword that the current word probably stands for.
  private var meantDeclaration: String? {
    guard kind == .name else { return nil }
    let word = text(of: token)
    let words = [
      "import", "font", "enum", "struct", "tokens", "environment", "let", "func",
      "component",
    ]
    return ForeignNames.declarations[word] ?? nearestName(to: word, in: words)
  }

  /// Whether a misspelt import keyword with a path starts here.
  private var isMisspeltImport: Bool {
    kind == .name && peek(1).kind == .stringStart && meantDeclaration == "import"
  }

  /// Parses a declaration with a misspelt keyword or another language's, so that its name is known.
  ///
  /// Returns `nil` if the text does not resemble a declaration.
  private mutating func parseMisspeltDeclaration() -> DeclarationSyntax? {
    guard let word = meantDeclaration, peek(1).kind == .name,
      !peek(1).flags.contains(.afterNewline)
    else { return nil }
    let next = peek(2).kind
    switch word {
    case "enum" where next == .leftBrace:
      reportNoDeclaration()
      return .enumeration(parseEnumeration())
    case "struct" where next == .leftBrace:
      reportNoDeclaration()
      return .structure(parseStructure())
    case "tokens" where next == .leftBrace:
      reportNoDeclaration()
      return .tokens(parseTokens())
    case "component" where next == .leftBrace:
      reportNoDeclaration()
      return .component(parseComponent())
    case "environment" where next == .colon:
      reportNoDeclaration()
      return .mode(parseMode())
    case "let" where next == .equal || next == .colon:
      reportNoDeclaration()
      return .constant(parseBinding())
    case "func" where next == .leftParenthesis:
      reportNoDeclaration()
      return .function(parseFunction())
    default: return nil
    }
  }

  /// Skips to the next declaration; `let` counts only outside braces, because blocks may contain
  /// it.
  private mutating func skipToDeclaration() {
    var depth = 0
    repeat {
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth = max(0, depth - 1) }
      advance()
    } while kind != .endOfFile
      && !(isFirstOnLine
        && (kind.isFileLevelWord || isTokens || isMode || beginsWithAccess
          || (kind == .let || isFace) && depth == 0))
  }

  private var isFirstOnLine: Bool { index == 0 || token.flags.contains(.afterNewline) }

  private mutating func reportNoLineEnd() {
    if kind == .rightBrace {
      report(.unmatched("}", at: range))
    } else {
      reportExtraText(orComma: false)
    }
    if parsesDeclaration { return }
    skipToDeclaration()
  }

  private var parsesDeclaration: Bool {
    kind.isFileLevelWord || kind == .let || isFace || isTokens || isMode || beginsWithAccess
  }

  /// Parses an import.
  ///
  ///     import = "import", plain string, [ ",", "as", ":", word ] ;
  private mutating func parseImport() -> ImportSyntax {
    let start = range
    advance()
    let path = parsePlainString()
    var name: NameSyntax?
    if kind == .comma, isWord("as", peek(1)) {
      advance()
      advance()
      if expect(.colon, ":") { name = parseWord() }
    }
    return ImportSyntax(
      path: path.text,
      pathRange: path.range,
      name: name,
      range: range(from: start)
    )
  }

  /// Whether a font declaration starts here, instead of a value named `font`.
  private var isFace: Bool {
    kind == .name && (isWord("font", token) || isWord("face", token)) && peek(1).kind != .equal
  }

  /// Parses the declaration of a font file: a line without a block.
  ///
  ///     font = "font", [ argument, { ",", argument } ] ;
  private mutating func parseFace() -> LineSyntax {
    noteRenamed()
    return parseLineWithoutBlock("a font")
  }

  /// Reports a declaration keyword that has been renamed.
  mutating func noteRenamed() {
    let word = text(of: token)
    if let new = RenamedWords.declarations[word] { note(.renamed(word, to: new, at: range)) }
  }

  /// Reports that a line of an enum or a struct lacks its keyword.
  mutating func reportMissing(_ word: String, isFix: Bool) {
    let fixIt = Diagnostic.FixIt("insert '\(word)'", replacing: range.start, with: "\(word) ")
    report(.expectedCase("'\(word)'", found: found, at: range, fixIt: isFix ? fixIt : nil))
  }

  /// Parses a struct and its fields.
  ///
  ///     structure = "struct", word, "{", { field, [ NEWLINE ] }, "}" ;
  private mutating func parseStructure() -> StructSyntax {
    let documentation = documentation()
    let start = range
    advance()
    let name = parseWord()
    var fields: [FieldSyntax] = []
    parseBraces { parser in
      parser.skipAccessOfMember()
      guard parser.kind == .let else {
        if parser.skipsDoubledBrace(.expectedCase("'let'", found: "'{'", at: parser.range)) {
          return
        }
        let isField = parser.kind == .name && parser.peek(1).kind == .colon
        let isOther = parser.isOtherLetWord && parser.peek(2).kind == .colon
        if isOther {
          parser.report(.otherLet(found: parser.text(of: parser.token), at: parser.range))
          parser.advance()
        } else {
          parser.reportMissing("let", isFix: isField)
        }
        guard isField || isOther else { return parser.skipToLineEnd() }
        fields.append(parser.parseField())
        return parser.expectLineEnd()
      }
      fields.append(parser.parseField())
      if parser.kind != .let { parser.expectLineEnd() }
    }
    return StructSyntax(
      documentation: documentation,
      name: name,
      fields: fields,
      range: range(from: start)
    )
  }

  /// Parses a struct's field.
  ///
  ///     field = "let", word, ":", type, [ "=", value ] ;
  private mutating func parseField() -> FieldSyntax {
    let documentation = documentation()
    let start = range
    let hasWord = kind == .let
    if hasWord { advance() }
    let name = hasWord ? parseWord() : parseStartingWord()
    let type = parseTypeAnnotation()
    let value = consume(.equal) ? parseValue() : nil
    return FieldSyntax(
      documentation: documentation,
      name: name,
      type: type,
      defaultValue: value,
      range: range(from: start)
    )
  }

  /// Parses a line and reports its block, which a line of the kind `what` must not have.
  private mutating func parseLineWithoutBlock(_ what: String) -> LineSyntax {
    let line = parseLine()
    guard let block = line.block else { return line }
    note(.unexpectedBlock(of: what, at: block.range.start))
    return LineSyntax(
      documentation: line.documentation,
      word: line.word,
      arguments: line.arguments,
      block: nil,
      range: line.range
    )
  }

  /// Parses a constant.
  ///
  ///     binding = "let", word, [ ":", type ], "=", value ;
  mutating func parseBinding() -> LetSyntax {
    let documentation = documentation()
    let start = range
    advance()
    let name = parseWord()
    let type = consume(.colon) ? parseType() : nil
    let value: ExpressionSyntax
    if expect(.equal, "=", fixIt: name.text.isEmpty ? .none : fixItForEqual) {
      value = isAtBlockOfComponent ? missing() : parseValue()
    } else {
      value = isExpressionStart && !isAtLineEnd && !looksLikeLine ? parseValue() : missing()
    }
    return LetSyntax(
      documentation: documentation,
      name: name,
      type: type,
      value: value,
      range: range(from: start)
    )
  }

  /// Whether the next line is a block of a component, such as `draw {`, and not part of the value.
  private var isAtBlockOfComponent: Bool {
    token.flags.contains(.afterNewline) && peek(1).kind == .leftBrace
      && ["draw", "layout", "states", "tests", "accessibility"].contains { isWord($0, token) }
  }

  /// Whether a constant starts with another language's keyword.
  ///
  /// A state may also be named `var`, as in `var level: 1`, so a type must be followed by a value.
  var isOtherLet: Bool {
    guard isOtherLetWord else { return false }
    switch peek(2).kind {
    case .equal: return true
    case .colon: return isTypeBeforeEqual(3)
    default: return false
    }
  }

  /// Whether a type and `=` follow at a distance: `Double =`, `[TextRun]? =`.
  private func isTypeBeforeEqual(_ distance: Int) -> Bool {
    var place = distance
    while peek(place).kind == .leftBracket, place < distance + 8 { place += 1 }
    let depth = place - distance
    guard peek(place).kind == .name else { return false }
    place += 1
    for _ in 0..<depth {
      guard peek(place).kind == .rightBracket else { return false }
      place += 1
    }
    if depth > 0, peek(place).kind == .question { place += 1 }
    return peek(place).kind == .equal
  }

  /// Whether the current word is a misspelt `let`, and not a keyword for a property.
  var isMisspeltLet: Bool {
    isOtherLetWord && !ForeignNames.lets.contains(text(of: token))
  }

  /// Whether a word that means `let` in other languages precedes a name.
  var isOtherLetWord: Bool {
    guard kind == .name, peek(1).kind == .name || peek(1).kind == .path,
      !peek(1).flags.contains(.afterNewline)
    else { return false }
    let word = text(of: token)
    return ForeignNames.lets.contains(word) || nearestName(to: word, in: ["let"]) != nil
  }

  /// Reports another language's keyword and parses the constant after it.
  mutating func parseOtherLet() -> LetSyntax {
    report(.otherLet(found: text(of: token), at: range))
    return parseBinding()
  }

  /// Parses `name = value`, and reports the missing `let`.
  mutating func parseBindingWithoutLet() -> LetSyntax {
    let documentation = documentation()
    let start = range
    note(.missingLet(before: text(of: token), at: start))
    let name = parseStartingWord()
    advance()
    let value = parseValue()
    return LetSyntax(
      documentation: documentation,
      name: name,
      type: nil,
      value: value,
      range: range(from: start),
      lacksLet: true
    )
  }

  /// The fix-it is certain if a value follows the missing `=`.
  private var fixItForEqual: FixItKind {
    isExpressionStart && !isAtLineEnd && !looksLikeLine ? .insertion : .none
  }
}
