// The invariants of the formatter, for any input.

import RasterFormat
import RasterSyntax

/// The defect of a text's formatting; nil if there is none.
///
/// The result has the same tokens, comments, tree and reports. Formatting it again changes nothing.
/// The edits produce the result. Formatting some lines changes no others.
package func formatFailure(
  of bytes: [UInt8],
  width: Int = Formatting.standardWidth,
  lines: ClosedRange<Int>? = nil
) -> String? {
  let tree = tree(of: bytes)
  guard let formatting = Formatting.checked(tree, width: width) else {
    return "it has another meaning \(reason(Formatting(tree, width: width)))"
  }
  guard areEqual(tree, RasterSyntax.parse(file(formatting.bytes))) else {
    return "it is no longer equal"
  }
  guard comments(of: bytes) == comments(of: formatting.bytes) else { return "comments differ" }
  if let failure = editFailure(formatting, bytes) { return failure }
  guard let again = Formatting.checked(RasterSyntax.parse(file(formatting.bytes)), width: width)
  else {
    return "formatted again, it has another meaning"
  }
  guard again.bytes == formatting.bytes else { return "formatting it again changes it" }
  if tree.diagnostics.isEmpty, hasTrailingSpace(formatting.bytes) { return "spaces end a line" }
  guard let lines else { return nil }
  guard let part = Formatting.checked(tree, in: lines, width: width) else {
    let reason = reason(Formatting(tree, in: lines, width: width))
    return "lines \(lines) alone have another meaning \(reason)"
  }
  return editFailure(part, bytes).map { "lines \(lines): \($0)" }
}

/// The first report about a result.
private func reason(_ formatting: Formatting) -> String {
  let tree = tree(of: formatting.bytes)
  guard let report = tree.diagnostics.first else { return "without a report" }
  let place = tree.source.location(of: Int(report.range.lower))
  return "(\(report.code), \(report.message): \(tree.source.lineText(place.line)))"
}

private func file(_ bytes: [UInt8]) -> SourceFile {
  SourceFile(id: FileID(0), path: "Formatted.raster", bytes: bytes)
}

private func tree(of bytes: [UInt8]) -> SyntaxTree { RasterSyntax.parse(file(bytes)) }

/// The texts of the comments, sorted, without trailing spaces.
private func comments(of bytes: [UInt8]) -> [[UInt8]] {
  lex(bytes).filter { $0.kind.isTrivia && $0.kind != .whitespace && $0.kind != .newline }
    .map { token in
      var text = Array(bytes[token.bytes])
      while let last = text.last, [9, 11, 12, 32].contains(last) { text.removeLast() }
      return text
    }
    .sorted { $0.lexicographicallyPrecedes($1) }
}

/// The defect of the edits of a result.
private func editFailure(_ formatting: Formatting, _ bytes: [UInt8]) -> String? {
  var result: [UInt8] = []
  var place = 0
  for edit in formatting.edits {
    guard edit.range.lowerBound >= place else { return "edits overlap" }
    if edit.replacement.elementsEqual(bytes[edit.range]) { return "an edit changes nothing" }
    result += bytes[place..<edit.range.lowerBound] + edit.replacement
    place = edit.range.upperBound
  }
  result += bytes[place...]
  return result == formatting.bytes ? nil : "edits give something else"
}

/// Whether a line ends with a space, outside multi-line comments.
private func hasTrailingSpace(_ bytes: [UInt8]) -> Bool {
  var previous: Token?
  for token in lex(bytes) {
    if token.kind == .newline, previous?.kind == .whitespace { return true }
    previous = token
  }
  return false
}

/// A randomly damaged text: bytes removed, doubled, exchanged or added, lines split or joined.
package func damaged(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
  var bytes = bytes
  let signs = Array("(){}[],:;.?=\"\\/*#+-! \n\r\tcase else if for let x1".utf8)
  for _ in 0...generator.below(3) where !bytes.isEmpty {
    let place = generator.below(bytes.count)
    switch generator.below(6) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(signs[generator.below(signs.count)], at: place)
    case 2: bytes[place] = signs[generator.below(signs.count)]
    case 3: bytes[place] = UInt8(generator.below(256))
    case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + generator.below(40)))
    default:
      let other = generator.below(bytes.count)
      bytes.swapAt(place, other)
    }
  }
  return bytes
}

/// A text with different spaces, insignificant line breaks, and comments in unusual positions.
///
/// It is parsed like the original: lines are broken only where they continue. The comments do not
/// preserve documentation.
package func disordered(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
  let tokens = lex(bytes)
  var result: [UInt8] = []
  var brackets: [TokenKind] = []
  var strings = 0
  for (index, token) in tokens.enumerated() {
    let text = bytes[token.bytes]
    switch token.kind {
    case .leftParenthesis, .leftBracket, .leftBrace: brackets.append(token.kind)
    case .rightParenthesis, .rightBracket, .rightBrace: _ = brackets.popLast()
    case .stringStart: strings += 1
    case .stringEnd, .unterminatedString: strings = max(0, strings - 1)
    default: break
    }
    let isFree = strings == 0 && brackets.last.map { $0 != .leftBrace } ?? false
    switch token.kind {
    case .whitespace where index > 0:
      switch generator.below(8) {
      case 0: result += Array("   ".utf8)
      case 1: result += [9]
      case 2 where strings == 0: result += Array(" /* odd */ ".utf8)
      case 3 where isFree && isComma(tokens, before: index): result += Array(" // odd\n\t".utf8)
      case 4 where isFree && isComma(tokens, before: index):
        result += Array("\n\n\n /* own */\n".utf8)
      case 5 where isFree && isComma(tokens, before: index): result += [10]
      default: result += text
      }
    case .newline where strings == 0:
      if generator.oneIn(6) { result += Array(" // end".utf8) }
      result += text
      if generator.oneIn(6) { result += text + text }
    default: result += text
    }
  }
  return result
}

private func isComma(_ tokens: [Token], before index: Int) -> Bool {
  index > 0 && tokens[index - 1].kind == .comma
}
