// Finds what may break in a file, in one pass over its tokens.

import RasterSyntax

/// The items of a file, their gaps, and where units and chunks end.
///
/// It is a machine with a stack of its own, in place of a walk through the tree: it takes a step for each
/// token, and nesting costs no memory but that stack. It presumes that what has no report is as the
/// grammar says. A unit is what stands between two ends of lines, or a case, a field or a branch.
struct Structure {
  let bytes: [UInt8]
  var items: [FormatItem] = []
  /// Ranges of items that stay as they are, in ascending order.
  var kept: [Range<Int>] = []

  var frames: [Frame] = []
  /// The places of the blocks among `frames`.
  var blocks: [Int] = []
  var operators: [OpenOperator] = []
  /// Items after words that stand in a column.
  var aligned: [Int] = []
  /// The gap after the last token, as far as that decides it.
  var next = Gap.line
  /// The last token that is no comment.
  var previous = -1
  /// The number of open interpolations.
  var interpolations = 0
  private let hasErrors: Bool
  private let hasSelection: Bool
  private let keepsDeclarations: Bool
  /// Whether brackets do not match in the declaration.
  private var isUnbalanced = false
  private var isTooDeep = false

  /// Deeper than what the parser takes.
  private static let maximumDepth = 400
  /// Wider words are not taken for a column.
  static let maximumWordWidth = 32

  init(_ tree: SyntaxTree, selection: Range<Int>?, keeping: Keeping) {
    bytes = tree.source.bytes
    hasErrors = tree.diagnostics.contains { $0.severity == .error }
    hasSelection = selection != nil
    keepsDeclarations = keeping == .declarations
    var cutting = Cutting(tree, selection: selection)
    items.reserveCapacity(cutting.capacity)
    frames.append(Frame(.file, opener: -1, firstOperator: 0, firstAligned: 0))
    blocks.append(0)
    var comments = 0
    while let (item, startsLine, isSignificant) = cutting.nextItem() {
      items.append(item)
      guard isSignificant else { continue }
      add(startsLine: startsLine, after: comments)
      comments = items.count
      if isTooDeep { break }
    }
    finish(after: comments)
  }

  var top: Frame {
    get { frames[frames.count - 1] }
    _modify { yield &frames[frames.count - 1] }
  }

  /// The innermost block.
  var block: Frame {
    get { frames[blocks[blocks.count - 1]] }
    _modify { yield &frames[blocks[blocks.count - 1]] }
  }

  // MARK: A token

  /// Takes in the last item, a token, and the comments before it, from `first` on.
  private mutating func add(startsLine: Bool, after first: Int) {
    let index = items.count - 1
    let comments = first..<index
    let hasJunk = comments.contains { items[$0].flags.contains(.broken) }
    if hasJunk { block.isBroken = true }
    let isRecovery = hasErrors && frames.count > 1 && isDeclaration(index)
    if isRecovery { closeAll(at: index) }
    let hasBreak = (first...index).contains {
      items[$0].breaks > 0 || $0 < index && items[$0].flags.contains(.lineComment)
    }
    var gap = gap(before: index, startsLine: startsLine || isRecovery, hasBreak: hasBreak)
    if previous < 0 {
      gap = .line
      if top.unitStart < 0 { top.unitStart = index }
    }
    let holder = distribute(gap, comments: comments)
    if gap != .close, gap != .braceClose,
      (first...index).contains(where: { items[$0].flags.contains(.forced) })
    {
      top.isForced = true
    }
    place(gap, at: holder, token: index)
    if hasJunk, isAfterJunk(index, comments) { block.isBroken = true }
    noteState(of: index)
    take(index)
    previous = index
    if frames.count > Self.maximumDepth { isTooDeep = true }
  }

  /// Whether what means nothing stands on the token's line.
  private func isAfterJunk(_ index: Int, _ comments: Range<Int>) -> Bool {
    guard let junk = comments.last(where: { items[$0].flags.contains(.broken) }) else {
      return false
    }
    return !(junk + 1...index).contains { items[$0].breaks > 0 }
  }

  /// Whether a declaration starts a line with the item, however much is open.
  private func isDeclaration(_ index: Int) -> Bool {
    let item = items[index]
    let lower = Int(item.lower)
    guard lower == 0 || bytes[lower - 1] == 10 || bytes[lower - 1] == 13 else { return false }
    switch item.kind {
    case .import, .enum, .struct, .func, .component: return true
    case .name:
      return isWord(index, "tokens") || isWord(index, "palette") || isEnvironment(index)
        || isAccess(index)
    default: return false
    }
  }

  /// Whether what begins at file level with the item is no declaration.
  private func isStray(_ index: Int) -> Bool {
    switch items[index].kind {
    case .import, .enum, .struct, .func, .component, .let: false
    case .name:
      !["tokens", "palette", "font", "face"].contains { isWord(index, $0) } && !isEnvironment(index)
        && !isAccess(index)
    default: true
    }
  }

  /// Whether an item begins the declaration of a member of the environment, by its word of today or before.
  func isEnvironment(_ index: Int) -> Bool {
    guard isWord(index, "environment") || isWord(index, "mode"), index + 2 < items.count else {
      return false
    }
    return items[index + 1].kind == .name && items[index + 2].kind == .colon
  }

  /// Whether an item says who may use the declaration behind it.
  func isAccess(_ index: Int) -> Bool {
    items[index].kind == .name
      && ["public", "package", "internal", "private"].contains { isWord(index, $0) }
  }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    let item = items[index]
    guard Int(item.upper - item.lower) == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      bytes[Int(item.lower)..<Int(item.upper)].elementsEqual(letters)
    }
  }

  /// The kind of the significant token before; `.endOfFile` before the first.
  var previousKind: TokenKind { previous >= 0 ? items[previous].kind : .endOfFile }

  // MARK: What is kept

  /// Notes for the unit of a token whether it is broken, and whether it is to be formatted.
  private mutating func noteState(of index: Int) {
    let flags = items[index].flags
    if flags.contains(.broken) { block.isBroken = true }
    if flags.contains(.selected) { block.isSelected = true }
  }

  /// Ends the unit of the innermost block before the item `index`.
  mutating func endUnit(at index: Int) {
    endChunks(at: index)
    let start = block.unitStart
    guard start >= 0 else { return }
    let (branch, branchGap) = (block.branch, block.branchGap)
    let isKept = block.isBroken || hasSelection && !block.isSelected
    items[start].unitEnd = Int32(truncatingIfNeeded: index)
    if isKept { items[start].flags.insert(.kept) }
    if branch >= 0 {
      items[branch].unitEnd = Int32(truncatingIfNeeded: index)
      if items[branchGap].flags.contains(.forced) {
        items[start].unitEnd = Int32(truncatingIfNeeded: branchGap)
      }
      if isKept { items[branch].flags.insert(.kept) }
    }
    if block.isBroken { block.hasBroken = true }
    if block.isSelected { block.hasSelected = true }
    if blocks.count == 1 { endDeclaration(start, at: index) }
    block.isBroken = false
    block.isSelected = false
    block.unitStart = -1
    block.branch = -1
  }

  /// Ends what stands at file level; where its head is broken, nothing in it may have been parsed, and what is
  /// no declaration was not.
  private mutating func endDeclaration(_ start: Int, at index: Int) {
    if isUnbalanced || block.isBroken || keepsDeclarations && block.hasBroken
      || hasErrors && isStray(start)
    {
      kept.append(start..<index)
    }
    isUnbalanced = false
    block.hasBroken = false
  }

  /// Closes all that is open before the item `index`, where a bracket must be missing.
  private mutating func closeAll(at index: Int) {
    isUnbalanced = true
    while frames.count > 1 { closeFrame(at: index) }
    next = .line
  }

  mutating func noteUnbalanced() { isUnbalanced = true }

  private mutating func finish(after comments: Int) {
    let index = items.count
    if isTooDeep || frames.count > 1 { isUnbalanced = true }
    while frames.count > 1 { closeFrame(at: index) }
    endUnit(at: trailingEnd(before: index))
    pad()
    if isTooDeep, let last = kept.popLast() { kept.append(last.lowerBound..<Int.max) }
    placeRest(comments..<index)
    measure()
  }

  /// Sums up the columns, and finds for each item the next that may and must follow a break.
  private mutating func measure() {
    var column = 0
    for index in items.indices {
      column += flatWidth(ofGapBefore: items[index])
      items[index].column = Int32(truncatingIfNeeded: column)
      if items[index].flags.contains(.trailingComma) { items[index].width = 0 }
      column += Int(items[index].width)
    }
    var forced = Int32(truncatingIfNeeded: items.count)
    var possible = forced
    for index in items.indices.reversed() {
      if items[index].flags.contains(.forced) { forced = Int32(truncatingIfNeeded: index) }
      if isPossible(before: items[index]) { possible = Int32(truncatingIfNeeded: index) }
      items[index].nextForced = forced
      items[index].nextPossible = possible
    }
  }

  /// The columns of a gap where no line breaks.
  private func flatWidth(ofGapBefore item: FormatItem) -> Int {
    switch item.gap {
    case .align: Int(item.chunkEnd)
    case .trail where !item.flags.contains(.lineComment): 1
    default: item.gap.flatWidth
    }
  }

  /// Whether a line may break before an item.
  ///
  /// A comment within a line is a part of it, wherever the line breaks behind it.
  private func isPossible(before item: FormatItem) -> Bool {
    item.gap.isPossible && (item.gap != .trail || item.flags.contains(.lineComment))
  }
}
