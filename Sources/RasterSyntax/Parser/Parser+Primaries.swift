// Parses the operands of expressions: names, literals, brackets and blocks.

extension Parser {
  /// Whether a value starts here.
  var isExpressionStart: Bool {
    switch kind {
    case .name, .path, .leftParenthesis, .leftBracket, .dot, .minus, .exclamation, .switch: true
    default: isLiteralStart
    }
  }

  /// Whether a literal starts here.
  var isLiteralStart: Bool {
    switch kind {
    case .integer, .number, .measure, .color, .stringStart, .true, .false, .nil: true
    default: false
    }
  }

  /// Reports that a value is missing here, and returns a missing value.
  mutating func missing() -> ExpressionSyntax {
    report(.expectedExpression(found: found, at: missingRange))
    height = 1
    return ExpressionSyntax(.missing, range: missingRange.start)
  }

  /// Parses a value without operators.
  ///
  ///     primary = literal | NAME, [ arguments ] | ".", word, [ arguments ] | parenthesized | tuple
  ///       | list | path block | choice ;
  mutating func parsePrimary() -> ExpressionSyntax {
    guard !startsLine, !isNextLine else { return missing() }
    height = 1
    switch kind {
    case .name:
      if let skipped = skipGradientOfCSS() ?? skipArrowFunction() { return skipped }
      let name = ExpressionSyntax(.name(text(of: token)), range: range)
      advance()
      return parseCallIfPresent(of: name)
    case .dot: return parseImplicitMember()
    case .leftParenthesis: return skipArrowFunction() ?? parseParenthesized()
    case .leftBracket: return parseList()
    case .path: return parsePathBlock()
    case .switch: return parseChoice()
    case .if: return skipConditional()
    default: return parseLiteral()
    }
  }

  /// Whether the value is missing and the current token starts the next line.
  ///
  /// `path {` is always a value. Another name before a `{` may be the subject of an `if`, a `for`
  /// or a `switch`. At the start of an element between brackets it is a value with a block, unless
  /// its name suggests that a bracket is missing.
  private var isNextLine: Bool {
    guard token.flags.contains(.afterNewline), kind != .path, index > 0, index != expressionStart
    else { return false }
    let previous = tokens[index - 1].kind
    let startsElement =
      previous == .comma || previous == .leftParenthesis || previous == .leftBracket
    let words = ["draw", "layout", "states", "tests", "accessibility"]
    let word = text(of: token)
    let isLine = startsElement && (words.contains(word) || bracketDepth > 0 && word == "layer")
    return looksLikeLine(withBlock: isLine)
  }

  /// Reports an `if` where a value is expected, and skips its conditions and blocks.
  private mutating func skipConditional() -> ExpressionSyntax {
    report(.ifForChoice(at: range))
    let start = range
    repeat {
      advance()
      skipToBlockOrLineEnd()
      if kind == .leftBrace { skipBlock() }
    } while kind == .else && !startsLine
    return ExpressionSyntax(.missing, range: range(from: start))
  }

  /// Parses a literal.
  ///
  ///     literal = "true" | "false" | "nil" | NUMBER | COLOR | string ;
  private mutating func parseLiteral() -> ExpressionSyntax {
    let start = range
    let literal: ExpressionSyntax.Kind
    switch kind {
    case .true: literal = .bool(true)
    case .false: literal = .bool(false)
    case .nil: literal = .nil
    case .integer: literal = .integer(Int(text(of: token)))
    case .number: literal = .number(Double(text(of: token)) ?? 0)
    case .measure where isSeparated: return parseSeparatedNumber()
    case .measure: literal = measure(text(of: token))
    case .color: literal = .color(parseColor(text(of: token)))
    case .stringStart: return parseString()
    case .equal where isDoubled: return skipDoubled()
    case let kind where reservedNames.contains(kind): literal = .name(text(of: token))
    default: return missing()
    }
    advance()
    return ExpressionSyntax(literal, range: start)
  }

  /// Whether the current token repeats the previous one before a value.
  private var isDoubled: Bool { index > 0 && tokens[index - 1].kind == kind && !startsLine }

  /// Reports the second of two operators before a value, and parses the value.
  private mutating func skipDoubled() -> ExpressionSyntax {
    report(.expectedExpression(found: found, at: range))
    advance()
    silence()
    return isExpressionStart ? parsePrimary() : missing()
  }

  /// Whether `_` follows the digits of the current token, and further digits or nothing follow it.
  private var isSeparated: Bool {
    let rest = text(of: token).utf8.drop { $0 != UInt8(ascii: "_") }.drop {
      $0 == UInt8(ascii: "_")
    }
    guard case .measure(_, let unit) = measure(text(of: token)), unit.hasPrefix("_") else {
      return false
    }
    return rest.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? true
  }

  /// Reports a number with `_` between its digits, and parses it without them.
  private mutating func parseSeparatedNumber() -> ExpressionSyntax {
    let start = range
    var number = text(of: token)
    advance()
    // The lexer ends a number at `_`, so that its decimal places are separate tokens.
    let digits = peek(1)
    if kind == .dot, token.lower == start.upper, digits.lower == token.upper,
      digits.kind == .integer || digits.kind == .measure
    {
      number += "." + text(of: digits)
      advance()
      advance()
    }
    number.removeAll { $0 == "_" }
    let range = range(from: start)
    note(.digitSeparator(number, at: range))
    let literal = measure(number)
    guard case .measure(let value, "") = literal else {
      return ExpressionSyntax(literal, range: range)
    }
    let isInteger = measureNumber(Array(number.utf8), from: 0).isInteger
    return ExpressionSyntax(isInteger ? .integer(Int(number)) : .number(value), range: range)
  }

  /// A number and its unit.
  private func measure(_ text: String) -> ExpressionSyntax.Kind {
    let bytes = Array(text.utf8)
    let end = measureNumber(bytes, from: 0).length
    let number = Double(String(decoding: bytes[..<end], as: UTF8.self)) ?? 0
    return .measure(number, unit: String(decoding: bytes[end...], as: UTF8.self))
  }

  /// A colour's digits as 0xRRGGBBAA; returns `nil` and reports an error if they are malformed.
  private mutating func parseColor(_ text: String) -> UInt32? {
    let digits = text.utf8.dropFirst()
    if let invalid = digits.first(where: { Character(Unicode.Scalar($0)).hexDigitValue == nil }) {
      note(.malformedColor(found: "'\(Unicode.Scalar(invalid))'", at: range))
      return nil
    }
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue.map(UInt32.init) }
    switch values.count {
    case 3, 4: return (values + (values.count == 3 ? [15] : [])).reduce(0) { $0 << 8 | $1 * 17 }
    case 6: return values.reduce(0) { $0 << 4 | $1 } << 8 | 0xFF
    case 8: return values.reduce(0) { $0 << 4 | $1 }
    default:
      note(.malformedColor(found: "\(values.count)", at: range))
      return nil
    }
  }

  /// Parses `.name`, and reports a decimal without its leading zero.
  private mutating func parseImplicitMember() -> ExpressionSyntax {
    let start = range
    advance()
    if kind == .integer || kind == .number || kind == .measure, !token.flags.contains(.afterSpace) {
      note(.missingLeadingZero(at: start.union(range)))
      advance()
      return ExpressionSyntax(.missing, range: range(from: start))
    }
    let name = parseWord()
    height = 1
    let member = ExpressionSyntax(.implicitMember(name), range: range(from: start))
    return name.text.isEmpty
      ? ExpressionSyntax(.missing, range: start) : parseCallIfPresent(of: member)
  }

  /// Parses a parenthesised value or a tuple.
  ///
  ///     parenthesized = "(", value, ")" ;
  ///     tuple = "(", filled, ",", filled, { ",", filled }, ")" ;
  private mutating func parseParenthesized() -> ExpressionSyntax {
    let opener = range
    advance()
    var values: [ArgumentSyntax] = []
    var partsHeight = 0
    inBrackets { parser in
      repeat {
        values.append(parser.parseFilled())
        parser.grow(&partsHeight)
      } while parser.consume(.comma)
      parser.close(.rightParenthesis, opener: opener)
    }
    let range = range(from: opener)
    guard values.count == 1, let only = values.first else {
      return make(.tuple(values), over: partsHeight, at: range)
    }
    if let label = only.label { noteLoneLabel(label, only.value) }
    height = partsHeight
    return ExpressionSyntax(only.value.kind, range: range)
  }

  private mutating func noteLoneLabel(_ label: NameSyntax, _ value: ExpressionSyntax) {
    var range = label.range
    range.upper = max(range.upper, value.range.lower)
    note(.labelWithoutCall(at: range))
  }

  /// Parses a path block.
  ///
  ///     path block = PATH, block ;
  private mutating func parsePathBlock() -> ExpressionSyntax {
    let start = range
    advance()
    let block = parseBlock()
    return make(.pathBlock(block), over: height, at: range(from: start))
  }
}
