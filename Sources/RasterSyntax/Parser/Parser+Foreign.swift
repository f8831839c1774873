// Recognises syntax of CSS, SVG, SwiftUI and JavaScript, and recovers from it.

extension Parser {
  // MARK: Hyphenated words

  /// Whether the token at that distance directly follows the one before it.
  func touches(_ distance: Int) -> Bool {
    let flags = peek(distance).flags
    return !flags.contains(.afterSpace) && !flags.contains(.afterNewline)
  }

  /// The number of tokens of the hyphenated word that starts here, such as `box-shadow`; otherwise
  /// 1.
  private var hyphenatedLength: Int {
    var length = 1
    while length < 8, peek(length).kind == .minus, touches(length), touches(length + 1),
      peek(length + 1).kind == .name || peek(length + 1).kind.isReserved
    {
      length += 2
    }
    return length
  }

  /// The word that consists of the next `length` tokens.
  private func word(of length: Int) -> NameSyntax {
    let fullRange = range.union(range(of: peek(length - 1)))
    return NameSyntax(text: file.text(at: fullRange), range: fullRange)
  }

  /// Parses a hyphenated label and its colon; returns `nil` if there is none.
  ///
  /// No expression can have this form.
  @inline(never)
  mutating func parseHyphenatedLabel() -> NameSyntax? {
    guard peek(1).kind == .minus, touches(1) else { return nil }
    let length = hyphenatedLength
    guard length > 1, peek(length).kind == .colon else { return nil }
    let label = word(of: length)
    foreignTexts.append(label.range)
    for _ in 0...length { advance() }
    return label
  }

  /// Consumes a hyphenated word that starts a line, before its `:` or `=`; returns `nil` if there
  /// is none.
  @inline(never)
  mutating func parseHyphenatedWord() -> NameSyntax? {
    guard kind == .name, peek(1).kind == .minus, touches(1) else { return nil }
    let length = hyphenatedLength
    let next = peek(length).kind
    guard length > 1, next == .colon || next == .equal else { return nil }
    let word = word(of: length)
    foreignTexts.append(word.range)
    for _ in 0..<length { advance() }
    return word
  }

  /// Reports and skips `linear-gradient(to right, …)`, which is not a subtraction.
  ///
  /// Returns `nil` if there is no such gradient.
  @inline(never)
  mutating func skipGradientOfCSS() -> ExpressionSyntax? {
    guard peek(1).kind == .minus, touches(1) else { return nil }
    let length = hyphenatedLength
    let direction = peek(length + 1)
    guard length > 1, peek(length).kind == .leftParenthesis, touches(length),
      direction.kind == .name,
      isWord("to", direction) || isWord("at", direction)
        || isWord("circle", direction) || isWord("from", direction),
      peek(length + 2).kind == .name || peek(length + 2).kind == .measure
    else { return nil }
    let word = word(of: length)
    guard let advice = ForeignPhrases.functions[ForeignPhrases.camelCase(word.text)] else {
      return nil
    }
    report(.gradientOfCSS(word.text, advice, at: word.range))
    for _ in 0..<length { advance() }
    skipParentheses()
    height = 1
    return ExpressionSyntax(.missing, range: range(from: word.range))
  }

  /// Skips a pair of parentheses, or to the end of the block.
  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if kind == .leftParenthesis { depth += 1 }
      if kind == .rightParenthesis { depth -= 1 }
      advance()
    } while depth > 0 && kind != .endOfFile && kind != .leftBrace && kind != .rightBrace
  }

  // MARK: Values

  /// Reports and skips the third character of `===` and `!==`.
  @inline(never)
  mutating func skipStrictEquality(after operation: BinaryOperator) {
    guard operation == .equal || operation == .notEqual, kind == .equal, touches(0) else { return }
    note(.strictEquality(operation.rawValue, at: range))
    advance()
  }

  /// Reports and skips a function such as `x => x * 2`; returns `nil` if there is none.
  @inline(never)
  mutating func skipArrowFunction() -> ExpressionSyntax? {
    guard let length = arrowLength else { return nil }
    let start = range
    for _ in 0..<(length - 1) { advance() }
    report(.closure(at: start.union(range)))
    advance()
    silence()
    if kind == .leftBrace {
      skipBlock()
    } else {
      let count = diagnostics.count
      _ = parseExpression()
      if diagnostics.count > count { diagnostics.removeSubrange(count...) }
    }
    height = 1
    return ExpressionSyntax(.missing, range: range(from: start))
  }

  /// The number of tokens in the head of an arrow function that starts here: `x =>` or `(x, y) =>`.
  private var arrowLength: Int? {
    var length = 1
    if kind == .leftParenthesis {
      while length < 16, peek(length).kind == .name || peek(length).kind == .comma { length += 1 }
      guard peek(length).kind == .rightParenthesis else { return nil }
      length += 1
    } else if kind != .name {
      return nil
    }
    guard peek(length).kind == .equal, peek(length + 1).kind == .greater, touches(length + 1)
    else { return nil }
    return length + 2
  }

  // MARK: Lines

  /// Reports and skips a line in another language; returns `false` if there is none.
  @inline(never)
  mutating func skipsForeignLine(inFile: Bool = false) -> Bool {
    switch kind {
    case .less where isMarkup: skipMarkup(inFile: inFile)
    case .color where token.upper - token.lower == 1:
      note(.hashComment(at: range))
      skipPhysicalLine()
    case .colon where !inFile && isSelector: skipSelector()
    default: return false
    }
    return true
  }

  private mutating func skipPhysicalLine() {
    repeat { advance() } while !token.flags.contains(.afterNewline) && kind != .endOfFile
  }

  /// Whether markup such as `<circle`, `</g` or `<!--` starts here.
  private var isMarkup: Bool {
    guard touches(1) else { return false }
    switch peek(1).kind {
    case .name, .path, .slash, .exclamation, .question: return true
    default: return false
    }
  }

  /// Skips an element up to its `>`; the first one in a file is reported.
  private mutating func skipMarkup(inFile: Bool) {
    let start = range
    defer { foreignTexts.append(range(from: start)) }
    if !hasReportedMarkup {
      hasReportedMarkup = true
      let isNamed = peek(1).kind == .name || peek(1).kind == .path
      let name = isNamed ? text(of: peek(1)) : ""
      let fullRange = isNamed ? range.union(range(of: peek(1))) : range
      note(.markup(ForeignPhrases.elements[name], isInFile: inFile, at: fullRange))
    }
    while kind != .greater, kind != .leftBrace, kind != .rightBrace, kind != .endOfFile {
      advance()
    }
    if kind == .greater { skipPhysicalLine() }
  }

  /// Whether a selector such as `:hover {` starts here.
  var isSelector: Bool {
    peek(1).kind == .name && touches(1) && peek(2).kind == .leftBrace
      && ForeignPhrases.selectors[text(of: peek(1))] != nil
  }

  /// Reports a selector such as `:hover`.
  mutating func reportSelector() {
    let fullRange = range.union(range(of: peek(1)))
    report(.selector(ForeignPhrases.selectors[text(of: peek(1))] ?? "", at: fullRange))
  }

  private mutating func skipSelector() {
    reportSelector()
    advance()
    advance()
    skipBlock()
  }

  // MARK: Members

  /// Parses the body of a SwiftUI view as a `draw` block; returns `nil` if there is none.
  @inline(never)
  mutating func parseViewBody() -> LineSyntax? {
    guard isWord("var", token), isWord("body", peek(1)), peek(2).kind == .colon else { return nil }
    var length = 3
    while length < 8, peek(length).kind == .name || peek(length).kind == .dot { length += 1 }
    guard length > 3, peek(length).kind == .leftBrace else { return nil }
    let word = word(of: length)
    note(.viewBody(at: word.range))
    for _ in 0..<length { advance() }
    let block = parseBlock()
    height += 1
    return LineSyntax(
      documentation: nil,
      word: NameSyntax(text: "draw", range: word.range),
      arguments: [],
      block: block,
      range: range(from: word.range)
    )
  }

  /// Whether a property wrapper such as `@State` starts here; only its name is a token.
  var isWrapper: Bool {
    kind == .name && token.flags.contains(.afterUnknown) && token.lower > 0
      && file.bytes[Int(token.lower) - 1] == UInt8(ascii: "@")
      && ForeignPhrases.wrappers.contains(text(of: token)) && peek(1).kind == .name
      && !peek(1).flags.contains(.afterNewline)
  }

  /// The diagnostic for `&:hover` if its `&` is at that index in the list of all tokens.
  func selector(_ place: Int) -> Diagnostic? {
    guard place + 2 < allTokens.count, allTokens[place + 1].kind == .colon else { return nil }
    let (sign, name) = (allTokens[place], allTokens[place + 2])
    let text = String(decoding: file.bytes[name.bytes], as: UTF8.self)
    let fullRange = SourceRange(file: file.id, lower: Int(sign.lower), upper: Int(name.upper))
    return ForeignPhrases.selectors[text].map { .selector($0, at: fullRange) }
  }

  /// Parses `@State private var isOn = false` as a property.
  @inline(never)
  mutating func parseWrappedState() -> StateSyntax {
    var start = range
    start.lower -= 1
    // The `@` has already been reported as an unexpected character.
    explainedSigns.insert(start.lower)
    let modifiers = ["private", "public", "internal", "fileprivate", "var"]
    advance()
    while kind == .let || modifiers.contains(text(of: token)),
      peek(1).kind == .name
        || peek(1).kind == .let, !token.flags.contains(.afterNewline)
    {
      advance()
    }
    let name = parseWord()
    let head = start.union(name.range)
    var type = typeOfLiteral(after: 1)
    let written: TypeSyntax
    let isTyped = kind == .colon
    if isTyped {
      type = nil
      note(.wrappedState("state \(name.text)", at: head, isFix: true))
      written = parseTypeAnnotation()
    } else {
      let text = "state \(name.text): \(type ?? "Type")"
      note(.wrappedState(text, at: head, isFix: type != nil))
      written = type.map { .named(NameSyntax(text: $0, range: name.range)) } ?? .missing(head.end)
    }
    let value = consume(.equal) ? parseValue() : nil
    return StateSyntax(
      documentation: nil,
      name: name,
      type: written,
      defaultValue: value,
      arguments: [],
      range: range(from: start)
    )
  }

  /// Parses the type of a property, or reports a missing type that the value determines.
  @inline(never)
  mutating func parseTypeOfState(_ name: NameSyntax) -> TypeSyntax {
    guard kind == .equal, !name.text.isEmpty else { return parseTypeAnnotation() }
    let type = typeOfLiteral(after: 1)
    report(.missingType(of: name, type))
    return type.map { .named(NameSyntax(text: $0, range: name.range)) } ?? .missing(name.range.end)
  }

  /// The type of the literal at a distance.
  private func typeOfLiteral(after distance: Int) -> String? {
    switch peek(distance).kind {
    case .true, .false: "Bool"
    case .integer: "Int"
    case .number: "Double"
    case .color: "Color"
    case .stringStart: "String"
    default: nil
    }
  }

  // MARK: Values and conditions

  /// Parses a property's value after its `=`, which is reported if it is missing before a literal.
  @inline(never)
  mutating func parseDefaultValue() -> ExpressionSyntax? {
    if consume(.equal) { return parseValue() }
    guard !isAtLineEnd, typeOfLiteral(after: 0) != nil else { return nil }
    let insertion = Diagnostic.FixIt("insert '='", replacing: previousRange.end, with: " =")
    report(.expectedToken("=", found: found, at: range, fixIt: insertion))
    return parseValue()
  }

  /// A fix-it for `and`, `or`, `=` or a preceding `not` in a condition.
  var foreignOperator: Diagnostic.FixIt? {
    if file.text(at: previousRange) == "not" {
      return Diagnostic.FixIt(
        "replace 'not' with '!'",
        replacing: previousRange.union(range.start),
        with: "!"
      )
    }
    let operators = ["and": "&&", "or": "||", "=": "=="]
    return operators[text(of: token)].map {
      Diagnostic.FixIt("replace with '\($0)'", replacing: range, with: $0)
    }
  }
}
