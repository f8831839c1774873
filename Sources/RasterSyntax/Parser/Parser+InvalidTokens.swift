// Reports invalid tokens before parsing starts.

extension Parser {
  /// Reports the tokens at `places`, which are indices in the list of all tokens.
  mutating func reportInvalidTokens(_ places: [Int]) {
    var hasReportedConflict = false
    for place in places {
      let token = allTokens[place]
      let range = SourceRange(file: file.id, lower: Int(token.lower), upper: Int(token.upper))
      switch token.kind {
      case .semicolon:
        let isComma = LineEnds.isBetweenValues(allTokens, place)
        note(.semicolon(at: range, replacement: isComma ? "," : ""))
      case .conflictMarker:
        // The three markers of a conflict are reported once.
        if hasReportedConflict, file.bytes[range.bytes.lowerBound] != UInt8(ascii: "<") { continue }
        hasReportedConflict = true
        note(.mergeConflict(at: range))
      case .unterminatedComment:
        var opener = range
        opener.upper = opener.lower + 2
        note(.unterminatedComment(at: opener))
      case .unterminatedString: noteUnterminatedString(place)
      case .foreignName: if !isBeforeUnterminatedString(place) { noteForeignLetters(range) }
      default: noteUnknown(place, range)
      }
    }
  }

  /// Reports the outermost string that ends with the line of the token at `place`.
  private mutating func noteUnterminatedString(_ place: Int) {
    let lineStart = allTokens[..<place].lastIndex { $0.kind == .newline } ?? -1
    var starts: [Token] = []
    for token in allTokens[(lineStart + 1)..<place] {
      if token.kind == .stringStart { starts.append(token) }
      if token.kind == .stringEnd { _ = starts.popLast() }
    }
    guard let start = starts.first else { return }
    let text = SourceRange(
      file: file.id,
      lower: Int(start.upper),
      upper: Int(allTokens[place].lower)
    )
    if let quote = curlyQuote(in: text) {
      let fixIt = Diagnostic.FixIt("replace with '\"'", replacing: quote, with: "\"")
      note(.wrongQuote(at: quote, fixIt: fixIt))
    } else {
      note(
        .unterminatedString(
          at: SourceRange(file: file.id, lower: Int(start.lower), upper: Int(start.upper))
        )
      )
    }
  }

  /// The first curly quote in `range`, which was probably meant to close the string.
  private func curlyQuote(in range: SourceRange) -> SourceRange? {
    let bytes = file.bytes[range.bytes]
    for index in bytes.indices.dropLast(2) where bytes[index] == 0xE2 {
      guard bytes[index + 1] == 0x80, (0x9C...0x9E).contains(bytes[index + 2]) else { continue }
      return SourceRange(file: file.id, lower: index, upper: index + 3)
    }
    return nil
  }

  /// Whether an unterminated string follows on the line, so that the invalid token may be part of
  /// its text.
  private func isBeforeUnterminatedString(_ place: Int) -> Bool {
    let line = allTokens[place...].prefix(200).prefix { $0.kind != .newline }
    return line.contains { $0.kind == .unterminatedString }
  }

  private mutating func noteUnknown(_ place: Int, _ range: SourceRange) {
    var decoder = UTF8Decoder(file.bytes, at: range.bytes.lowerBound)
    guard let scalar = decoder.next().scalar else {
      // A run of such bytes is reported once.
      let start = range.bytes.lowerBound
      let lastReport = diagnostics.last
      if let lastReport, lastReport.code == .invalidUTF8,
        lastReport.range.bytes.upperBound == start
      {
        diagnostics[diagnostics.count - 1] = .invalidUTF8(at: lastReport.range.union(range))
        return
      }
      return note(.invalidUTF8(at: range))
    }
    if isBeforeUnterminatedString(place) { return }
    if scalar == "%" { return note(.remainderOperator(at: range)) }
    if let sign = SignLookAlike(scalar) {
      return note(.lookAlike(scalar, for: sign.text, at: range))
    }
    if let (name, replacement) = invisible(scalar) {
      return note(.invisibleCharacter(name, replacement: replacement, at: range))
    }
    if scalar == "&", let selector = selector(place) { return note(selector) }
    note(.unexpectedCharacter(String(scalar), at: range))
  }

  /// Reports the look-alike letters of a name, up to the first other letter that is not ASCII.
  private mutating func noteForeignLetters(_ range: SourceRange) {
    var decoder = UTF8Decoder(file.bytes, at: range.bytes.lowerBound)
    while decoder.position < range.bytes.upperBound {
      let start = decoder.position
      guard let scalar = decoder.next().scalar, !scalar.isASCII else { continue }
      let place = SourceRange(file: file.id, lower: start, upper: decoder.position)
      guard let ascii = lookAlike(of: scalar) else {
        return note(.foreignLetter(scalar, at: place))
      }
      note(.lookAlike(scalar, for: ascii, at: place))
    }
  }
}
