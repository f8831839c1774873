// Lexes words, numbers, colours and punctuation.

extension Lexer {
  mutating func lexWord() {
    let lower = position
    position += 1
    while isWordByte(peek()) { position += 1 }
    if peek() >= 0x80, letterLength() > 0 { return lexForeignName(from: lower) }
    emit(wordKind(lower..<position), from: lower)
  }

  /// Lexes a name with letters outside ASCII, the first of which may be at `position`.
  private mutating func lexForeignName(from lower: Int) {
    while position < bytes.count {
      let length = isWordByte(peek()) ? 1 : letterLength()
      guard length > 0 else { break }
      position += length
    }
    emit(.foreignName, from: lower)
  }

  /// Lexes a token that starts with a non-ASCII byte: a name, a curly quote, or an unknown
  /// character.
  mutating func lexBeyondASCII() {
    if letterLength() > 0 { return lexForeignName(from: position) }
    if StringDelimiter(opening: bytes[position...]) != nil { return startString(length: 3) }
    var decoder = UTF8Decoder(bytes, at: position)
    emit(.unknown, length: decoder.next().length)
  }

  /// The length of the non-ASCII letter at the position; 0 if there is none or it is malformed.
  private func letterLength() -> Int {
    guard peek() >= 0x80 else { return 0 }
    var decoder = UTF8Decoder(bytes, at: position)
    let (scalar, length) = decoder.next()
    guard let scalar, scalar.properties.isXIDContinue else { return 0 }
    return length
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The reserved word in `range`, or `.name`.
  private func wordKind(_ range: Range<Int>) -> TokenKind {
    guard range.count <= 9 else { return .name }
    func isWord(_ word: StaticString) -> Bool {
      guard word.utf8CodeUnitCount == range.count else { return false }
      return word.withUTF8Buffer { letters in
        for (index, letter) in letters.enumerated() where bytes[range.lowerBound + index] != letter
        {
          return false
        }
        return true
      }
    }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "_"): return range.count == 1 ? .underscore : .name
    case UInt8(ascii: "c"): return isWord("case") ? .case : isWord("component") ? .component : .name
    case UInt8(ascii: "e"): return isWord("else") ? .else : isWord("enum") ? .enum : .name
    case UInt8(ascii: "f"):
      return isWord("for") ? .for : isWord("func") ? .func : isWord("false") ? .false : .name
    case UInt8(ascii: "i"):
      return isWord("in") ? .in : isWord("if") ? .if : isWord("import") ? .import : .name
    case UInt8(ascii: "l"): return isWord("let") ? .let : .name
    case UInt8(ascii: "n"): return isWord("nil") ? .nil : .name
    case UInt8(ascii: "s"): return isWord("struct") ? .struct : isWord("switch") ? .switch : .name
    case UInt8(ascii: "t"): return isWord("true") ? .true : .name
    default: return .name
    }
  }

  /// Lexes a number and its suffix.
  mutating func lexNumber() {
    let lower = position
    let (length, isInteger) = measureNumber(bytes, from: position)
    position += length
    var kind = isInteger ? TokenKind.integer : .number
    if peek() == UInt8(ascii: "%") {
      position += 1
      kind = .measure
    } else if isWordByte(peek()) {
      while isWordByte(peek()) { position += 1 }
      kind = .measure
    }
    emit(kind, from: lower)
  }

  mutating func lexColor() {
    let lower = position
    position += 1
    while isWordByte(peek()) { position += 1 }
    emit(.color, from: lower)
  }

  mutating func lexPunctuation() {
    switch peek() {
    case UInt8(ascii: "("):
      openParenthesis()
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "["): emit(.leftBracket, length: 1)
    case UInt8(ascii: "]"): emit(.rightBracket, length: 1)
    case UInt8(ascii: "{"): emit(.leftBrace, length: 1)
    case UInt8(ascii: "}"): emit(.rightBrace, length: 1)
    case UInt8(ascii: ","): emit(.comma, length: 1)
    case UInt8(ascii: ":"): emit(.colon, length: 1)
    case UInt8(ascii: ";"): emit(.semicolon, length: 1)
    case UInt8(ascii: "+"): emit(.plus, length: 1)
    case UInt8(ascii: "*"): emit(.star, length: 1)
    default: lexOperator()
    }
  }

  /// Lexes operators; if one is a prefix of another, the longest match wins.
  private mutating func lexOperator() {
    let next = peek(1)
    switch (peek(), next) {
    case (UInt8(ascii: "="), UInt8(ascii: "=")): emit(.equalEqual, length: 2)
    case (UInt8(ascii: "="), _): emit(.equal, length: 1)
    case (UInt8(ascii: "<"), UInt8(ascii: "=")): emit(.lessOrEqual, length: 2)
    case (UInt8(ascii: "<"), _): emit(.less, length: 1)
    case (UInt8(ascii: ">"), UInt8(ascii: "=")): emit(.greaterOrEqual, length: 2)
    case (UInt8(ascii: ">"), _): emit(.greater, length: 1)
    case (UInt8(ascii: "!"), UInt8(ascii: "=")): emit(.notEqual, length: 2)
    case (UInt8(ascii: "!"), _): emit(.exclamation, length: 1)
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): emit(.arrow, length: 2)
    case (UInt8(ascii: "-"), _): emit(.minus, length: 1)
    case (UInt8(ascii: "?"), UInt8(ascii: "?")): emit(.coalesce, length: 2)
    case (UInt8(ascii: "?"), _): emit(.question, length: 1)
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): emit(.and, length: 2)
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): emit(.or, length: 2)
    case (UInt8(ascii: "."), UInt8(ascii: ".")) where peek(2) == UInt8(ascii: "<"):
      emit(.halfOpenRange, length: 3)
    case (UInt8(ascii: "."), UInt8(ascii: ".")) where peek(2) == UInt8(ascii: "."):
      emit(.closedRange, length: 3)
    case (UInt8(ascii: "."), _): emit(.dot, length: 1)
    default: emit(.unknown, length: 1)
    }
  }
}
