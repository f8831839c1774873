// Parses loops and declarations in the syntax of SwiftUI, CSS and JavaScript.

extension Parser {
  // MARK: Loops

  /// Parses `ForEach(0..<3) { i in … }` as a loop; returns `nil` if there is none.
  @inline(never)
  mutating func parseForEach() -> ForSyntax? {
    guard kind == .name, isWord("ForEach", token), peek(1).kind == .leftParenthesis else {
      return nil
    }
    let start = range
    advance()
    let arguments = parseArguments()
    var partsHeight = height
    let sequence = arguments.first?.value ?? ExpressionSyntax(.missing, range: previousRange.end)
    let opener = range
    var name = NameSyntax(text: "_", range: opener.end)
    let hasName = kind == .leftBrace && peek(1).kind == .name && peek(2).kind == .in
    if hasName { name = NameSyntax(text: text(of: peek(1)), range: range(of: peek(1))) }
    let head = hasName ? start.union(range(of: peek(2))) : start
    let text = "for \(hasName ? name.text : "x") in \(file.text(at: sequence.range)) {"
    note(.forEach(text, at: head))
    var statements: [StatementSyntax] = []
    if hasName {
      advance()
      advance()
      // The rest of the block is parsed as if its brace were here.
      let isBraced = enter()
      advance()
      inBraces(from: opener) { parser in
        while isBraced, !parser.isAtBlockEnd {
          let place = parser.index
          if let statement = parser.parseStatement() { statements.append(statement) }
          parser.grow(&partsHeight)
          if parser.index == place { parser.advance() }
        }
        parser.closeBlock(opener)
      }
      if isBraced { leave() }
    } else if kind == .leftBrace {
      let block = parseBlock()
      grow(&partsHeight)
      statements = block.statements
    }
    height = partsHeight + 2
    return ForSyntax(
      head: LoopHeadSyntax(names: [name], sequence: sequence),
      body: BlockSyntax(statements: statements, range: range(from: opener)),
      range: range(from: start)
    )
  }

  // MARK: Declarations

  /// Parses a view or a CSS rule as a component, or a JavaScript function; returns `nil` if there
  /// is none.
  @inline(never)
  mutating func parseForeignDeclaration() -> DeclarationSyntax? {
    switch kind {
    case .struct, .name:
      if kind == .name, isWord("function", token), peek(1).kind == .name,
        peek(2).kind == .leftParenthesis
      {
        return .function(parseOtherFunction())
      }
      guard kind == .struct || isWord("class", token), peek(1).kind == .name,
        peek(2).kind == .colon, isWord("View", peek(3)) || isWord("Shape", peek(3)),
        peek(4).kind == .leftBrace
      else { return nil }
      return .component(parseForeignComponent(named: text(of: peek(1)), length: 4))
    case .dot:
      guard peek(1).kind == .name, peek(2).kind == .leftBrace, touches(1) else { return nil }
      return .component(parseForeignComponent(named: capitalized(text(of: peek(1))), length: 2))
    case .color:
      guard peek(1).kind == .leftBrace, token.upper - token.lower > 1 else { return nil }
      let name = String(
        decoding: file.bytes[(Int(token.lower) + 1)..<Int(token.upper)],
        as: UTF8.self
      )
      guard name.utf8.first.map({ $0 > 64 }) == true else { return nil }
      return .component(parseForeignComponent(named: capitalized(name), length: 1))
    default: return nil
    }
  }

  private func capitalized(_ name: String) -> String {
    guard let first = name.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else {
      return name
    }
    return String(Unicode.Scalar(first - 32)) + String(name.dropFirst())
  }

  private mutating func parseForeignComponent(named name: String, length: Int) -> ComponentSyntax {
    let fullRange = range.union(range(of: peek(length - 1)))
    note(.componentMeant("component \(name)", at: fullRange))
    // The name is the last token of the declaration's head.
    for _ in 0..<(length - 1) { advance() }
    advance()
    return parseComponentBody(
      documentation: nil,
      NameSyntax(text: name, range: fullRange),
      from: fullRange
    )
  }

  /// Parses a function without types; further errors follow from their absence and are removed.
  private mutating func parseOtherFunction() -> FunctionSyntax {
    note(.otherFunction(text(of: token), at: range))
    let count = diagnostics.count
    let function = parseFunction()
    if diagnostics.count > count { diagnostics.removeSubrange(count...) }
    return function
  }
}
