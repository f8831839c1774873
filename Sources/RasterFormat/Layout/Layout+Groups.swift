// Decides about brackets and blocks, and what fits on a line.

extension Layout {
  // MARK: What fits

  /// The first item after `index` before which a line must break.
  func nextForced(after index: Int) -> Int {
    index + 1 < items.count ? Int(items[index + 1].nextForced) : items.count
  }

  /// The columns of the items up to `end` on one line, without comments behind them.
  func flatWidth(_ index: Int, to end: Int) -> Int {
    var last = end - 1
    while last > index, items[last].isComment { last -= 1 }
    return items[last].end - Int(items[index].column)
  }

  /// The columns from the start of an item to the end of what is joined to those before `end`.
  private func joinedWidth(_ index: Int, to end: Int) -> Int {
    guard end < items.count else { return flatWidth(index, to: end) }
    let possible = max(Int(items[end].nextPossible), index + 1)
    return items[possible - 1].end - Int(items[index].column)
  }

  /// The columns that a line has for what ends before `end`: a comma may follow.
  private func room(before end: Int) -> Int {
    guard end < items.count, top.isList else { return width }
    let possible = Int(items[end].nextPossible)
    return possible < items.count && items[possible].gap == .close ? width - 1 : width
  }

  /// Whether the line breaks before an item at whose gap it may, so that the text goes on at `target`.
  ///
  /// It does where what belongs together does not fit on this line and fits on one of its own; and where not
  /// even its beginning fits here.
  func breaks(_ index: Int, to target: Int) -> Bool {
    let item = items[index]
    let end = item.gap == .branch ? Int(item.unitEnd) : Int(item.chunkEnd)
    guard end > index else { return false }
    let room = room(before: end)
    let forced = nextForced(after: index)
    if forced < end {
      return column + 1 + items[forced - 1].end - Int(item.column) > room
    }
    let whole = joinedWidth(index, to: end)
    if column + 1 + whole <= room { return false }
    if target + whole <= room { return true }
    let next = index + 1 < items.count ? Int(items[index + 1].nextPossible) : items.count
    return column + 1 + items[next - 1].end - Int(item.column) > width
  }

  // MARK: Brackets

  /// Decides how the brackets are broken whose first item this is, and begins it.
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
  }

  private func mode(of opener: Int, first: Int, _ closer: Int) -> LayoutFrame.Mode {
    if items[first].flags.contains(.forced) { return .rows }
    let broken = items[opener].flags.contains(.list) ? LayoutFrame.Mode.rows : .each
    let forced = nextForced(after: first)
    if forced > closer {
      let width = joinedWidth(first, to: closer + 1)
      return column + width <= room(before: closer + 1) ? .flat : broken
    }
    // Lines break in brackets inside. If these are the last element, only they are broken.
    let isLast = forced >= lastElement(of: opener, first)
    let headWidth = items[forced - 1].end - Int(items[first].column)
    return isLast && column + headWidth <= width ? .hugging : broken
  }

  /// The first item of the last element between brackets.
  private func lastElement(of opener: Int, _ first: Int) -> Int {
    let last = Int(items[first].chunkEnd)
    return last > first ? last : first
  }

  mutating func close(_ gap: Range<Int>) {
    guard !top.isBlock else { return }
    let frame = frames.removeLast()
    if frame.mode != .hugging { breakLine(at: frame.base, gap) }
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

  /// Begins the block that the last token opens.
  mutating func pushBlock() {
    var frame = LayoutFrame(isBlock: true, base: indent, inner: indent + Self.step)
    frame.isSelection = lastToken >= 0 && items[lastToken].flags.contains(.selection)
    frames.append(frame)
  }

  mutating func closeBlock(_ index: Int, _ gap: Range<Int>) {
    guard frames.count > 1, top.isBlock else { return }
    let frame = frames.removeLast()
    if index < top.keptEnd { writeSource(gap) } else { breakLine(at: frame.base, gap) }
  }
}
