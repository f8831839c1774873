// Decides how brackets and blocks break, and what fits on a line.

import RasterSyntax

extension Layout {
  // MARK: Fitting

  /// The first item after `index` that must start a line.
  func nextForced(after index: Int) -> Int {
    index + 1 < items.count ? Int(items[index + 1].nextForced) : items.count
  }

  /// The width of the items before `end` on one line, without trailing comments.
  func flatWidth(_ index: Int, to end: Int) -> Int {
    var last = end - 1
    while last > index, items[last].isComment { last -= 1 }
    return items[last].end - Int(items[index].column)
  }

  /// The width from an item's start to the first possible line break at or after `end`.
  private func joinedWidth(_ index: Int, to end: Int) -> Int {
    guard end < items.count else { return flatWidth(index, to: end) }
    let next = min(items[end].nextPossible, items[end].nextForced)
    let possible = max(Int(next), index + 1)
    return items[possible - 1].end - Int(items[index].column)
  }

  /// The available width of a line for items before `end`, reserving a column for a comma.
  private func room(before end: Int) -> Int {
    guard end < items.count, top.isList else { return width }
    let possible = Int(items[end].nextPossible)
    return possible < items.count && items[possible].gap == .close ? width - 1 : width
  }

  /// Whether the line breaks before an item at a possible break; the item would start at `target`.
  ///
  /// It breaks if the items that belong together do not fit on this line but fit on their own, or
  /// if not even the first of them fits here.
  func breaks(_ index: Int, to target: Int) -> Bool {
    let item = items[index]
    let end = item.gap == .branch ? Int(item.unitEnd) : Int(item.chunkEnd)
    guard end > index else { return false }
    let forced = nextForced(after: index)
    let room = forced < end ? width : room(before: end)
    let fullWidth =
      forced < end ? items[forced - 1].end - Int(item.column) : joinedWidth(index, to: end)
    if column + 1 + fullWidth <= room { return false }
    let next = index + 1 < items.count ? Int(items[index + 1].nextPossible) : items.count
    let isHeadFitting = column + 1 + items[next - 1].end - Int(item.column) <= width
    // If the author's break is ignored, the result must not depend on how other breaks were
    // written.
    let isFree =
      item.gap == .assign || item.gap == .comma && top.isBlock && brokenCloser == index - 2
    if item.gap == .assign && item.kind == .leftBracket || isFree && forced < end {
      return !isHeadFitting
    }
    // Both signs of a conditional expression break together, as do elements between brackets.
    let isWhole = item.kind == .question || item.gap == .comma && !top.isBlock
    if isWhole || target + fullWidth <= room { return true }
    return !isHeadFitting
  }

  /// Whether the lines that the author broke at commas fit, in a unit or between brackets.
  ///
  /// The first line starts at the current column, the others at `next`. Also true if anything else
  /// forces a line break, such as a comment. Each item is examined once in total, because bracket
  /// contents are skipped.
  func rowsFit(_ first: Int, to end: Int, next: Int) -> Bool {
    var fits = true
    var (start, indent) = (first, column)
    var index = first
    while index < end {
      let item = items[index]
      if index > first, item.flags.contains(.forced) {
        guard item.gap == .comma, !item.flags.contains(.hard) else { return true }
        fits = fits && indent + items[index - 1].end - Int(items[start].column) <= width
        (start, indent) = (index, next)
      }
      index += 1
      guard item.partner >= index, opens(item.kind) else { continue }
      if item.flags.contains(.outerBrace) {
        return fits && indent + item.end - Int(items[start].column) <= width
      }
      if items[index].nextForced <= item.partner { return true }
      index = Int(item.partner)
    }
    return fits && indent + flatWidth(start, to: end) <= width
  }

  private func opens(_ kind: TokenKind) -> Bool {
    switch kind {
    case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart: true
    default: false
    }
  }

  // MARK: Brackets

  /// Decides how brackets break, given their first item, and opens their frame.
  mutating func open(_ index: Int, _ gap: Range<Int>) {
    let closer = Int(items[lastToken].partner)
    guard closer > index else { return }
    let mode = mode(of: lastToken, first: index, closer)
    if mode == .flat { return keepOnLine(until: closer + 1) }
    var frame = LayoutFrame(isBlock: false, base: indent, inner: indent + Self.step)
    frame.mode = mode
    frame.opener = lastToken
    frame.isList = items[lastToken].flags.contains(.list)
    if mode == .hugging { frame.inner = indent }
    frames.append(frame)
    if mode != .hugging { breakLine(at: frame.inner, gap) }
    top.elementIndent = indent
    if mode == .rows, !rowsFit(index, to: closer, next: frame.inner) {
      if frame.isList { top.isRefilled = true } else { top.mode = .each }
    }
  }

  private func mode(of opener: Int, first: Int, _ closer: Int) -> LayoutFrame.Mode {
    if items[first].flags.contains(.forced) { return .rows }
    // Contents that fit on one inner line go there. Otherwise each element has its own line, except
    // in lists, whose rows are filled.
    let forced = nextForced(after: first)
    let fitsInside =
      forced > closer && indent + Self.step + flatWidth(first, to: closer) <= width
    let isList = items[opener].flags.contains(.list)
    let broken = isList || fitsInside ? LayoutFrame.Mode.rows : .each
    if forced > closer {
      let width = joinedWidth(first, to: closer + 1)
      return column + width <= room(before: closer + 1) ? .flat : broken
    }
    // Inner brackets break. If they are the last element, only they are broken.
    let isLast = forced >= lastElement(of: opener, first)
    let headWidth = items[forced - 1].end - Int(items[first].column)
    return isLast && column + headWidth <= width ? .hugging : broken
  }

  /// The first item of the last element between brackets.
  private func lastElement(of opener: Int, _ first: Int) -> Int {
    let last = Int(items[first].chunkEnd)
    return last > first ? last : first
  }

  mutating func close(_ index: Int, _ gap: Range<Int>) {
    guard !top.isBlock else { return }
    let frame = frames.removeLast()
    guard frame.mode != .hugging else { return }
    breakLine(at: frame.base, gap)
    brokenCloser = index
  }

  // MARK: Blocks

  mutating func openBlock(_ index: Int, _ gap: Range<Int>) {
    let closer = lastToken >= 0 ? Int(items[lastToken].partner) : -1
    let isOuter = lastToken >= 0 && items[lastToken].flags.contains(.outerBrace)
    if !isOuter, closer > index, nextForced(after: index - 1) > closer {
      let width = joinedWidth(index, to: closer + 1)
      if column + 1 + width <= room(before: closer + 1) {
        writeSpaces(1)
        return keepOnLine(until: closer + 1)
      }
    }
    pushBlock()
    breakLine(at: top.inner, gap)
    beginUnit(index)
  }

  /// Opens the frame of the block that the last token starts.
  mutating func pushBlock() {
    let flags = lastToken >= 0 ? items[lastToken].flags : []
    let base = flags.contains(.outerBrace) ? top.unitIndent : indent
    var frame = LayoutFrame(isBlock: true, base: base, inner: base + Self.step)
    frame.isSelection = flags.contains(.selection)
    frames.append(frame)
  }

  mutating func closeBlock(_ index: Int, _ gap: Range<Int>) {
    guard frames.count > 1, top.isBlock else { return }
    let frame = frames.removeLast()
    if index < top.keptEnd { writeSource(gap) } else { breakLine(at: frame.base, gap) }
  }
}
