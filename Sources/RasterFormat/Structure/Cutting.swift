// Splits a file into items: the tokens that the grammar uses, and comments, with gaps between them.

import RasterSyntax

/// Iterates over all tokens together with those that the grammar uses, and produces items.
struct Cutting {
  private let bytes: [UInt8]
  private let tokens: [Token]
  private let significant: [SignificantToken]
  private var place = 0
  private var next = 0
  private var breaks: UInt8 = 0
  /// Whether a `;` ends the line of the last item.
  private var isAfterSemicolon = false
  /// The byte range of the lines to format, or `nil` for all.
  private let selection: Range<Int>?
  /// The ranges of errors, in ascending order of their starts.
  private let broken: [Range<Int>]
  private var nextBroken = 0
  /// The largest end of an error's range so far.
  private var brokenEnd = -1

  init(_ tree: SyntaxTree, selection: Range<Int>?) {
    bytes = tree.source.bytes
    tokens = tree.tokens
    // Leave out empty tokens that the recovery from an unterminated string has added.
    significant = LineEnds(tree.tokens, bytes: tree.source.bytes).tokens.filter {
      $0.lower < $0.upper || $0.kind == .unterminatedString || $0.kind == .endOfFile
    }
    self.selection = selection
    let errors = tree.diagnostics.filter { $0.severity == .error }
    broken = (errors.map { $0.range.bytes } + tree.foreignTexts.map { $0.bytes })
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }

  /// The maximum number of items.
  var capacity: Int { significant.count + significant.count / 8 }

  /// The next item, and whether it starts a logical line, or `nil` at the end.
  mutating func nextItem() -> (item: FormatItem, startsLine: Bool, isSignificant: Bool)? {
    while place < tokens.count {
      let token = tokens[place]
      place += 1
      switch token.kind {
      case .whitespace: continue
      case .newline: breaks = min(2, breaks + 1)
      // A `;` that separates lines is written as a line break. Others are broken, like their lines.
      case .semicolon where !isBroken(token.bytes): isAfterSemicolon = true
      case .lineComment, .docComment, .blockComment, .unterminatedComment:
        return (comment(token), false, false)
      default:
        let candidate = significant[next]
        if candidate.lower == token.lower, candidate.upper == token.upper,
          candidate.kind != .endOfFile
        {
          next += 1
          if isAfterSemicolon { breaks = max(breaks, 1) }
          isAfterSemicolon = false
          let item = item(candidate.kind, token.bytes)
          return (item, candidate.flags.contains(.startsLine), true)
        }
        // Invalid tokens stay in place like comments, together with the code around them.
        var item = item(token.kind, token.bytes)
        item.flags.formUnion([.comment, .broken])
        if token.kind == .conflictMarker { item.flags.insert(.lineComment) }
        return (item, false, false)
      }
    }
    return nil
  }

  private mutating func comment(_ token: Token) -> FormatItem {
    var range = token.bytes
    let isLine = token.kind == .lineComment || token.kind == .docComment
    if isLine { while range.count > 2, isSpace(bytes[range.upperBound - 1]) { range.removeLast() } }
    var item = item(token.kind, range)
    item.flags.insert(.comment)
    if isLine { item.flags.insert(.lineComment) }
    if !isLine, let last = bytes[range].lastIndex(where: { $0 == 10 || $0 == 13 }) {
      item.flags.insert(.multiline)
      item.width = Int32(truncatingIfNeeded: columns(bytes[(last + 1)..<range.upperBound]))
    }
    return item
  }

  private mutating func item(_ kind: TokenKind, _ range: Range<Int>) -> FormatItem {
    var flags: FormatItem.Flags = []
    if isBroken(range) { flags.insert(.broken) }
    if selection.map({ range.lowerBound < $0.upperBound && $0.lowerBound <= range.upperBound })
      ?? true
    {
      flags.insert(.selected)
    }
    let width =
      switch kind {
      case .stringText, .lineComment, .docComment, .blockComment, .unterminatedComment, .name,
        .unknown:
        columns(bytes[range])
      default: range.count
      }
    defer { breaks = 0 }
    return FormatItem(
      kind: kind,
      breaks: breaks,
      flags: flags,
      lower: UInt32(truncatingIfNeeded: range.lowerBound),
      upper: UInt32(truncatingIfNeeded: range.upperBound),
      width: Int32(truncatingIfNeeded: width)
    )
  }

  /// Whether an error's range touches `range`; an empty range touches its neighbours.
  private mutating func isBroken(_ range: Range<Int>) -> Bool {
    while nextBroken < broken.count, broken[nextBroken].lowerBound <= range.upperBound {
      brokenEnd = max(brokenEnd, broken[nextBroken].upperBound)
      nextBroken += 1
    }
    return brokenEnd >= range.lowerBound
  }

  private func columns(_ text: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in text where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0x0B || byte == 0x0C
  }
}
