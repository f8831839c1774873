// Chooses line breaks and writes the file, in one pass over its items.

import RasterSyntax

/// Writes a file with line breaks.
///
/// Code that fits on its line stays there, unless the author broke it. Otherwise brackets are
/// broken from the outside in: at all elements, or, if the author chose the rows, at these breaks
/// and where a row is full. Lines break at commas where they are full, and before operators,
/// loosest binding first.
///
/// This is the algorithm of D. Oppen, "Prettyprinting" (TOPLAS 2, 1980), with prefix sums of widths
/// over the file in place of his buffer. Each test whether something fits is one subtraction, so
/// time is linear in the source.
struct Layout {
  let bytes: [UInt8]
  let items: [FormatItem]
  /// The line width in columns.
  let width: Int
  private(set) var output: [UInt8] = []
  /// The replaced ranges of the source, with the corresponding ranges of the output.
  private(set) var edits: [(source: Range<Int>, output: Range<Int>)] = []

  var frames: [LayoutFrame] = [LayoutFrame(isBlock: true, base: 0, inner: 0)]
  var column = 0
  /// The indentation of the current line.
  var indent = 0
  /// The index of the last token, which is an opener's index in its frame.
  var lastToken = -1
  /// The end of the items that stay on one line.
  private var flatEnd = 0
  /// The last closing bracket that starts a line.
  var brokenCloser = -1
  /// The question marks that start lines.
  var brokenQuestions: Set<Int> = []
  /// Whether the last item was copied unchanged.
  private var wasKept = false
  private let kept: [Range<Int>]
  private var nextKept = 0
  private let lineEnd: [UInt8]

  init(_ structure: consuming Structure, width: Int) {
    bytes = structure.bytes
    items = structure.items
    kept = structure.kept
    self.width = width
    lineEnd = Self.lineEnd(of: structure.bytes)
    output.reserveCapacity(bytes.count + bytes.count / 8)
    run()
  }

  /// The first line ending of the file, which is used for all lines.
  private static func lineEnd(of bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.firstIndex(of: 10), first > 0, bytes[first - 1] == 13 else {
      return [10]
    }
    return [13, 10]
  }

  private mutating func run() {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if hasMark { output.append(contentsOf: bytes[..<3]) }
    let start = hasMark ? 3 : 0
    for index in items.indices {
      let item = items[index]
      let gap = (index > 0 ? Int(items[index - 1].upper) : start)..<Int(item.lower)
      let before = output.count
      let isRaw = isKept(index)
      if isRaw { writeSource(gap) } else { place(index, after: gap) }
      finish(gap, from: before)
      write(index, isRaw: isRaw)
      wasKept = isRaw || top.isKept && index < top.keptEnd
    }
    let rest = (items.last.map { Int($0.upper) } ?? bytes.count)..<bytes.count
    let before = output.count
    if wasKept { writeSource(rest) } else if !items.isEmpty { output.append(contentsOf: lineEnd) }
    finish(rest, from: before)
  }

  var top: LayoutFrame {
    get { frames[frames.count - 1] }
    _modify { yield &frames[frames.count - 1] }
  }

  // MARK: Unchanged items

  /// Whether an item and the gap before it stay unchanged; opens the block that it starts.
  private mutating func isKept(_ index: Int) -> Bool {
    while nextKept < kept.count, kept[nextKept].upperBound <= index { nextKept += 1 }
    if nextKept < kept.count, kept[nextKept].contains(index) { return true }
    let item = items[index]
    if item.isComment, item.flags.contains(.broken) || !item.flags.contains(.selected),
      item.unitEnd < 0, item.gap != .open, item.gap != .braceOpen
    {
      return true
    }
    if index < top.keptEnd {
      // A multi-line block in an unchanged unit has its own units.
      let entersBlock = item.gap == .braceOpen && item.flags.contains(.forced) && opensBlock(index)
      if !entersBlock { return true }
    }
    guard item.unitEnd >= 0, item.flags.contains(.kept) else { return false }
    if item.gap == .braceOpen { pushBlock() }
    return true
  }

  private func opensBlock(_ index: Int) -> Bool {
    lastToken >= 0 && items[lastToken].flags.contains(.outerBrace)
  }

  // MARK: Gaps

  /// Writes the gap before an item.
  private mutating func place(_ index: Int, after gap: Range<Int>) {
    let item = items[index]
    if index < flatEnd { return writeFlat(index) }
    switch item.gap {
    case .none: break
    case .space, .align, .trail: writeFlat(index)
    case .stay:
      // A comment separates a block from its head, or an `else` from its `if`.
      let isHead = top.isBlock && (item.kind == .else || item.kind == .leftBrace)
      breakLine(at: isHead ? top.unitIndent : top.operatorIndent, gap)
    case .member:
      let isForced = item.flags.contains(.forced) && brokenCloser != index - 1
      if isForced { breakLine(at: top.operatorIndent, gap) }
    case .comma: placeComma(index, gap)
    case .binary: placeOperator(index, gap)
    case .assign:
      let isBroken =
        item.flags.contains(.forced) || !top.isHugging && breaks(index, to: top.operatorIndent)
      if isBroken { breakLine(at: top.operatorIndent, gap) } else { writeSpaces(1) }
    case .open: open(index, gap)
    case .close: close(index, gap)
    case .braceOpen: openBlock(index, gap)
    case .braceClose: closeBlock(index, gap)
    case .branch: placeBranch(index, gap)
    case .element, .line: placeLine(index, gap)
    }
  }

  private mutating func placeLine(_ index: Int, _ gap: Range<Int>) {
    let isStatement = top.isSelection && items[index].gap == .line
    breakLine(at: top.inner + (isStatement ? Self.step : 0), gap, blank: items[index].breaks > 1)
    beginUnit(index)
  }

  private mutating func placeComma(_ index: Int, _ gap: Range<Int>) {
    let target = top.isBlock ? top.operatorIndent(from: top.unitIndent) : top.inner
    let isForced = items[index].flags.contains(.forced) && !isRefilled(index)
    let isBroken =
      isForced || top.mode == .each || top.mode == .rows && breaks(index, to: target)
    if isBroken {
      breakLine(at: target, gap, blank: isForced && !top.isBlock && items[index].breaks > 1)
    } else {
      writeSpaces(1)
    }
    top.elementIndent = indent
  }

  /// Whether the author's line break at a comma is ignored.
  ///
  /// If some line is too long, lines are filled again. Code after multi-line brackets continues on
  /// the line of the closing bracket.
  private func isRefilled(_ index: Int) -> Bool {
    guard !items[index].flags.contains(.hard) else { return false }
    return top.isRefilled || top.isBlock && index >= 2 && brokenCloser == index - 2
  }

  private mutating func placeOperator(_ index: Int, _ gap: Range<Int>) {
    let item = items[index]
    let isAfterQuestion = item.partner >= 0 && brokenQuestions.contains(Int(item.partner))
    let target = top.operatorIndent
    let isBroken =
      item.flags.contains(.forced) || isAfterQuestion
      || !top.isHugging && item.partner < 0 && breaks(index, to: target)
    guard isBroken else { return writeSpaces(1) }
    breakLine(at: target, gap)
    if item.kind == .question { brokenQuestions.insert(index) }
  }

  private mutating func placeBranch(_ index: Int, _ gap: Range<Int>) {
    let target = top.inner + Self.step
    let isForced = items[index].flags.contains(.forced)
    guard isForced || breaks(index, to: target) else { return writeSpaces(1) }
    breakLine(at: target, gap)
    beginUnit(index)
  }

  // MARK: Units

  /// The columns of one indentation level.
  static let step = 2

  /// Starts a unit if the item is its first, and decides whether it stays on one line.
  mutating func beginUnit(_ index: Int) {
    let item = items[index]
    guard item.unitEnd >= 0 else { return }
    let end = Int(item.unitEnd)
    top.unitIndent = indent
    top.elementIndent = indent
    top.continuation = item.flags.contains(.hasBlock) ? 2 * Self.step : Self.step
    top.isKept = item.flags.contains(.kept)
    top.isRefilled = false
    if top.isKept {
      top.keptEnd = end
    } else if Int(nextForced(after: index)) >= end, column + flatWidth(index, to: end) <= width {
      flatEnd = end
    } else {
      top.isRefilled = !rowsFit(index, to: end, next: indent + top.continuation)
    }
  }

  /// Keeps items up to `end` on one line.
  mutating func keepOnLine(until end: Int) { flatEnd = end }

  // MARK: Writing

  /// Starts a line, after a line ending unless it is the first.
  mutating func breakLine(at indent: Int, _ gap: Range<Int>, blank: Bool = false) {
    if wasKept {
      // Text after an unchanged item also stays unchanged if the line ends there.
      let rest = bytes[gap].prefix { $0 != 10 && $0 != 13 }
      if rest.count < gap.count { output.append(contentsOf: rest) }
    }
    let isFirst =
      output.count <= 3 && output.count == (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    if !isFirst {
      output.append(contentsOf: lineEnd)
      if blank { output.append(contentsOf: lineEnd) }
    }
    column = 0
    self.indent = indent
    writeSpaces(indent)
  }

  mutating func writeSpaces(_ count: Int) {
    for _ in 0..<count { output.append(UInt8(ascii: " ")) }
    column += count
  }

  private mutating func writeFlat(_ index: Int) {
    let item = items[index]
    switch item.gap {
    case .align: writeSpaces(Int(item.chunkEnd))
    case .trail: writeSpaces(item.flags.contains(.lineComment) ? 2 : 1)
    default: writeSpaces(item.gap.flatWidth)
    }
  }

  /// Writes a gap as in the source.
  mutating func writeSource(_ gap: Range<Int>) {
    output.append(contentsOf: bytes[gap])
    guard let last = bytes[gap].lastIndex(where: { $0 == 10 || $0 == 13 }) else {
      column += gap.count
      return
    }
    column = gap.upperBound - last - 1
    indent = column
  }

  /// Writes an item, except a trailing comma that is removed.
  private mutating func write(_ index: Int, isRaw: Bool) {
    let item = items[index]
    let range = Int(item.lower)..<Int(item.upper)
    if isRaw, item.flags.contains(.kept), index >= top.keptEnd { beginUnit(index) }
    defer { if !item.isComment { lastToken = index } }
    let isLast = !isRaw && takesComma(index)
    if item.flags.contains(.trailingComma), !isRaw, !isLast {
      edits.append((range, output.count..<output.count))
      return
    }
    output.append(contentsOf: bytes[range])
    column = item.flags.contains(.multiline) ? Int(item.width) : column + Int(item.width)
    guard isLast, !item.flags.contains(.trailingComma) else { return }
    output.append(UInt8(ascii: ","))
    column += 1
    edits.append((range.upperBound..<range.upperBound, output.count - 1..<output.count))
  }

  /// Whether a comma follows the last element of a list that spans lines.
  private func takesComma(_ index: Int) -> Bool {
    let item = items[index]
    guard item.flags.contains(.lastOfList) || item.flags.contains(.trailingComma) else {
      return false
    }
    return top.isList && !top.isHugging && top.opener == Int(item.partner)
  }

  /// Records an edit if the written gap differs from the source.
  private mutating func finish(_ gap: Range<Int>, from before: Int) {
    let written = before..<output.count
    if written.count == gap.count, output[written].elementsEqual(bytes[gap]) { return }
    edits.append((gap, written))
  }
}
