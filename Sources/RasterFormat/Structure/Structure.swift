// Finds the possible line breaks of a file, in one pass over its tokens.

import RasterSyntax

/// The items of a file, their gaps, and the ends of units and chunks.
///
/// It is a state machine with an explicit stack instead of a recursive traversal of the tree. It
/// takes one step per token, and nesting uses memory only on that stack. It assumes that code
/// without errors follows the grammar. A unit is the code between two significant line endings, or
/// a case, a field or a branch.
struct Structure {
  let bytes: [UInt8]
  var items: [FormatItem] = []
  /// Ranges of unchanged items, in ascending order.
  var kept: [Range<Int>] = []

  var frames: [Frame] = []
  /// The indices of the blocks in `frames`.
  var blocks: [Int] = []
  var operators: [OpenOperator] = []
  /// Items that follow words in an aligned column.
  var aligned: [Int] = []
  /// The gap after the last token, if that token determines it.
  var next = Gap.line
  /// The last token that is not a comment.
  var previous = -1
  /// The number of open interpolations.
  var interpolations = 0
  private let hasErrors: Bool
  private let hasSelection: Bool
  private let keepsDeclarations: Bool
  /// Whether the declaration has unmatched brackets.
  private var isUnbalanced = false
  private var isTooDeep = false

  /// A depth beyond the parser's limit.
  private static let maximumDepth = 400
  /// The maximum width of words in an aligned column.
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

  // MARK: Tokens

  /// Processes the last item, a token, with the comments before it, which start at `first`.
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

  /// Whether invalid tokens precede the token on its line.
  private func isAfterJunk(_ index: Int, _ comments: Range<Int>) -> Bool {
    guard let junk = comments.last(where: { items[$0].flags.contains(.broken) }) else {
      return false
    }
    return !(junk + 1...index).contains { items[$0].breaks > 0 }
  }

  /// Whether a declaration starts a line with the item, regardless of open frames.
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

  /// Whether the code that the item starts at file level is not a declaration.
  private func isStray(_ index: Int) -> Bool {
    switch items[index].kind {
    case .import, .enum, .struct, .func, .component, .let: false
    case .name:
      !["tokens", "palette", "font", "face"].contains { isWord(index, $0) } && !isEnvironment(index)
        && !isAccess(index)
    default: true
    }
  }

  /// Whether an item starts an environment member's declaration, by its current or former keyword.
  func isEnvironment(_ index: Int) -> Bool {
    guard isWord(index, "environment") || isWord(index, "mode"), index + 2 < items.count else {
      return false
    }
    return items[index + 1].kind == .name && items[index + 2].kind == .colon
  }

  /// Whether an item is the access modifier of a declaration.
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

  /// The kind of the previous significant token, or `.endOfFile` before the first.
  var previousKind: TokenKind { previous >= 0 ? items[previous].kind : .endOfFile }

  // MARK: Unchanged units

  /// Records for a token's unit whether it has errors, and whether it is to be formatted.
  private mutating func noteState(of index: Int) {
    let flags = items[index].flags
    if flags.contains(.broken) { block.isBroken = true }
    if flags.contains(.selected) { block.isSelected = true }
  }

  /// Ends the current unit of the innermost block before the item `index`.
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

  /// Ends a declaration at file level.
  ///
  /// If its head has an error, its contents may not have been parsed. Code that is not a
  /// declaration was not parsed either. Both stay unchanged.
  private mutating func endDeclaration(_ start: Int, at index: Int) {
    if isUnbalanced || block.isBroken || keepsDeclarations && block.hasBroken
      || hasErrors && isStray(start)
    {
      kept.append(start..<index)
    }
    isUnbalanced = false
    block.hasBroken = false
  }

  /// Closes all frames before the item `index`, because a bracket is missing.
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

  /// Computes columns, and for each item the next items that may and must start a line.
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

  /// The width of a gap without a line break.
  private func flatWidth(ofGapBefore item: FormatItem) -> Int {
    switch item.gap {
    case .align: Int(item.chunkEnd)
    case .trail where !item.flags.contains(.lineComment): 1
    default: item.gap.flatWidth
    }
  }

  /// Whether a line may break before an item.
  ///
  /// A comment within a line stays on it, even if the line breaks after the comment.
  private func isPossible(before item: FormatItem) -> Bool {
    item.gap.isPossible && (item.gap != .trail || item.flags.contains(.lineComment))
  }
}
