// Assigns gaps to items, including comments, and records where chunks end.

import RasterSyntax

extension Structure {
  /// Assigns the gap between two tokens to the token and the comments before it.
  ///
  /// Returns the item that receives the gap itself.
  mutating func distribute(_ gap: Gap, comments: Range<Int>) -> Int {
    let token = comments.upperBound
    if comments.isEmpty {
      items[token].gap = gap
      if items[token].breaks > 0 { forceAsWritten(gap, at: token) }
      return token
    }
    if gap == .close || gap == .braceClose, items[comments.lowerBound - 1].partner == token {
      return distributeInside(gap, comments: comments)
    }
    let hasBreak =
      items[token].breaks > 0
      || comments.contains { items[$0].breaks > 0 || items[$0].flags.contains(.lineComment) }
    return hasBreak
      ? distributeLines(gap, comments: comments) : distributeLine(gap, comments: comments)
  }

  /// Assigns gaps to comments that are the only contents of brackets.
  private mutating func distributeInside(_ gap: Gap, comments: Range<Int>) -> Int {
    let token = comments.upperBound
    for index in comments.lowerBound...token {
      let isFirst = index == comments.lowerBound
      items[index].gap = isFirst ? gap == .close ? .open : .braceOpen : ownLine(gap, isFirst: false)
      let isAfterLine = !isFirst && items[index - 1].flags.contains(.lineComment)
      if isAfterLine || items[index].breaks > 0 || hasLineComment(comments) { forceHard(index) }
    }
    items[token].gap = gap
    return token
  }

  private func hasLineComment(_ comments: Range<Int>) -> Bool {
    comments.contains { items[$0].flags.contains(.lineComment) }
  }

  /// Assigns gaps to comments between two tokens on one line.
  private mutating func distributeLine(_ gap: Gap, comments: Range<Int>) -> Int {
    let token = comments.upperBound
    for index in comments { items[index].gap = .space }
    items[token].gap = .space
    switch gap {
    case .comma, .open, .assign, .braceOpen, .branch:
      items[comments.lowerBound].gap = gap
      return comments.lowerBound
    case .none, .space, .align, .trail, .member, .stay, .binary, .close, .braceClose, .element:
      items[token].gap = gap == .align ? .space : gap
      return token
    case .line:
      // A multi-line comment ends the line.
      items[token].gap = gap
      if previous < 0 { items[comments.lowerBound].gap = .line }
      force(token)
      return token
    }
  }

  /// The gap before a comment that follows other code on its line, or `nil` if it starts a line.
  private func gapOnLine(
    of comment: Int,
    in comments: Range<Int>,
    isOnPreviousLine: Bool
  ) -> Gap? {
    guard items[comment].breaks == 0, comment > 0,
      !items[comment - 1].flags.contains(.lineComment)
    else { return nil }
    if isOnPreviousLine { return .trail }
    return comment > comments.lowerBound ? .space : nil
  }

  /// Assigns gaps to comments between two tokens on different lines.
  private mutating func distributeLines(_ gap: Gap, comments: Range<Int>) -> Int {
    let token = comments.upperBound
    var holder = -1
    var isOnPreviousLine = previous >= 0
    for index in comments {
      if let gap = gapOnLine(of: index, in: comments, isOnPreviousLine: isOnPreviousLine) {
        items[index].gap = gap
      } else {
        isOnPreviousLine = false
        items[index].gap = ownLine(gap, isFirst: holder < 0)
        forceHard(index)
        if holder < 0 { holder = index }
      }
    }
    let isGlued = items[token].breaks == 0 && !items[token - 1].flags.contains(.lineComment)
    switch gap {
    case .close, .braceClose, .binary, .member:
      items[token].gap = gap
      forceHard(token)
      return token
    default: break
    }
    if isGlued, !isOnPreviousLine, holder >= 0 {
      items[token].gap = .space
      return holder
    }
    items[token].gap = holder < 0 ? afterComment(gap) : ownLine(gap, isFirst: false)
    forceHard(token)
    return holder < 0 ? token : holder
  }

  private mutating func forceHard(_ index: Int) {
    items[index].flags.formUnion([.forced, .hard])
  }

  /// The gap before a token that starts a line because of the comment before it.
  private func afterComment(_ gap: Gap) -> Gap {
    switch gap {
    case .none, .space, .align, .trail: .stay
    default: gap
    }
  }

  /// The gap before a comment on its own line, or before the item after such a comment.
  private func ownLine(_ gap: Gap, isFirst: Bool) -> Gap {
    switch gap {
    case .comma, .line, .element: gap
    case .open: isFirst ? .open : .comma
    case .braceOpen: isFirst ? .braceOpen : top.hasElements ? .element : .line
    case .branch: isFirst ? .branch : .line
    case .close: .comma
    case .braceClose: .line
    case .none, .space, .align, .trail, .member, .stay, .binary, .assign: .stay
    }
  }

  /// Records the author's line break at a gap where it is preserved.
  private mutating func forceAsWritten(_ gap: Gap, at index: Int) {
    switch gap {
    case .comma where items[index].breaks > 1 && !top.isBlock: forceHard(index)
    case .line, .element, .branch, .braceOpen, .braceClose, .open, .close, .comma, .binary,
      .member:
      force(index)
    case .space where isBraceAfterPath(index):
      // On one line, `path` and a block would be parsed as a path.
      items[index].gap = .stay
      force(index)
    case .space:
      // A line break after an operator moves before the operator.
      guard previous >= 0, items[previous].gap == .binary else { return }
      force(previous)
      if items[previous].partner >= 0 { force(Int(items[previous].partner)) }
      top.isForced = true
    case .none, .align, .trail, .stay, .assign: break
    }
  }

  private func isBraceAfterPath(_ index: Int) -> Bool {
    items[index].kind == .leftBrace && previous >= 0 && items[previous].kind == .name
      && isWord(previous, "path")
  }

  /// Forces a line break before an item.
  mutating func force(_ index: Int) { items[index].flags.insert(.forced) }

  /// Records an item's gap, and starts the chunk that begins there.
  mutating func place(_ gap: Gap, at holder: Int, token: Int) {
    let own = items[holder].gap
    if gap == .line || gap == .element || gap == .braceOpen, top.unitStart == token {
      top.unitStart = holder == token ? token : unitStart(token, from: holder)
    }
    switch gap {
    case .comma:
      top.lastComma = holder
      top.lastElement = holder
    case .assign:
      if own == .assign || own == .stay { push(holder, precedence: -1) }
    case .branch:
      top.branch = unitStart(token, from: holder)
      top.branchGap = holder
    case .align:
      if own == .align { align(holder) }
    case .binary: placeOperator(holder, token)
    default: break
    }
  }

  /// The first comment before a token on its line that belongs to its unit.
  private func unitStart(_ token: Int, from holder: Int) -> Int {
    var start = token
    while start > holder, items[start].gap == .space { start -= 1 }
    return start
  }

  private mutating func align(_ index: Int) {
    let width = Int(items[previous].width)
    items[index].chunkEnd = Int32(truncatingIfNeeded: width)
    aligned.append(index)
    if width <= Self.maximumWordWidth { top.wordWidth = max(top.wordWidth, width) }
  }

  // MARK: Operators

  private mutating func placeOperator(_ index: Int, _ token: Int) {
    switch items[token].kind {
    case .question:
      endOperators(at: token, from: 1)
      operators.append(OpenOperator(item: index, precedence: 0, isOpenQuestion: true))
    case .colon: placeColon(index, token)
    default: push(index, precedence: precedence(of: items[token].kind) ?? 6)
    }
  }

  private mutating func placeColon(_ index: Int, _ token: Int) {
    let first = top.firstOperator
    while operators.count > first, let last = operators.last {
      if last.isOpenQuestion {
        operators[operators.count - 1].isOpenQuestion = false
        items[index].partner = Int32(truncatingIfNeeded: last.item)
        if items[index].flags.contains(.forced) { items[last.item].flags.insert(.forced) }
        if items[last.item].flags.contains(.forced) { items[index].flags.insert(.forced) }
        break
      }
      items[last.item].chunkEnd = Int32(truncatingIfNeeded: token)
      operators.removeLast()
    }
    operators.append(OpenOperator(item: index, precedence: 0))
  }

  private mutating func push(_ index: Int, precedence: Int) {
    endOperators(at: index, from: max(0, precedence))
    operators.append(OpenOperator(item: index, precedence: precedence))
  }

  /// Ends the chunks of the frame's operators with at least `precedence`, before the item `index`.
  mutating func endOperators(at index: Int, from precedence: Int) {
    while operators.count > top.firstOperator, let last = operators.last,
      last.precedence >= precedence, !(last.isOpenQuestion && precedence >= 0)
    {
      items[last.item].chunkEnd = Int32(truncatingIfNeeded: index)
      operators.removeLast()
    }
  }

  /// Ends all chunks of the frame before the item `index`.
  mutating func endChunks(at index: Int) {
    endOperators(at: index, from: -1)
    if top.lastComma >= 0 {
      items[top.lastComma].chunkEnd = Int32(truncatingIfNeeded: index)
      top.lastComma = -1
    }
    top.questions = 0
  }

  // MARK: The end

  /// Assigns gaps to the comments after the last token.
  mutating func placeRest(_ comments: Range<Int>) {
    var isOnPreviousLine = previous >= 0
    for index in comments {
      if let gap = gapOnLine(of: index, in: comments, isOnPreviousLine: isOnPreviousLine) {
        items[index].gap = gap
      } else {
        isOnPreviousLine = false
        items[index].gap = .line
        items[index].flags.insert(.forced)
      }
    }
  }
}
