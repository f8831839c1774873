// Updates the state after a token: expected operands, types, and open frames.

import RasterSyntax

extension Structure {
  /// Processes the token `index`, whose gap has been determined.
  mutating func take(_ index: Int) {
    let kind = items[index].kind
    switch kind {
    case .leftParenthesis, .leftBracket, .interpolationStart, .leftBrace: open(index)
    case .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd, .stringEnd,
      .stringText, .unterminatedString:
      finishOperand()
    case .comma:
      top.isInType = false
      expectOperand(after: .comma)
    case .colon: takeColon(index)
    case .equal:
      top.isInType = false
      expectOperand(after: .assign)
    case .arrow:
      top.isInType = true
      expectOperand(after: .space)
    case .dot: expectOperand(after: .none)
    case .question: takeQuestion(index)
    case .minus, .exclamation: takeSign(index)
    case .switch:
      if top.unit != .selection || top.statement != index { top.choices += 1 }
      expectOperand(after: .space)
    case .true, .false, .nil: finishOperand()
    case .case, .if, .else, .for, .in, .let, .import, .enum, .struct, .func, .component:
      expectOperand(after: .space)
    case .name, .path: takeName(index)
    default:
      if precedence(of: kind) != nil {
        let isRange = kind == .closedRange || kind == .halfOpenRange
        expectOperand(after: isRange ? .none : .space)
      } else {
        finishOperand()
      }
    }
  }

  private mutating func expectOperand(after gap: Gap) {
    top.expectsOperand = true
    next = gap
  }

  private mutating func finishOperand() {
    top.expectsOperand = false
    next = .space
  }

  private mutating func takeSign(_ index: Int) {
    let isPrefix = top.expectsOperand || items[index].kind == .exclamation
    expectOperand(after: isPrefix ? .none : .space)
  }

  private mutating func takeQuestion(_ index: Int) {
    if top.isInType { return finishOperand() }
    top.questions += 1
    expectOperand(after: .space)
  }

  /// Processes a name; one that starts a line is followed by an operand.
  private mutating func takeName(_ index: Int) {
    finishOperand()
    guard top.isBlock, top.statement == index else { return }
    switch top.unit {
    case .line:
      top.expectsOperand = true
      if top.kind == .states || top.isTokens, !isWord(index, "matrix") { next = .align }
    case .statesLine: top.expectsOperand = true
    default: break
    }
  }

  private mutating func takeColon(_ index: Int) {
    if top.questions > 0 {
      top.questions -= 1
      return expectOperand(after: .space)
    }
    expectOperand(after: .space)
    switch top.kind {
    case .list: next = .assign
    case .parameters: top.isInType = true
    case .selection where top.unit == .pattern: next = .branch
    case .choice where top.unit == .pattern:
      next = .assign
      top.unit = .value
    default:
      switch top.unit {
      case .binding, .state, .mode:
        if top.isBlock, !top.hasType { top.isInType = true }
        top.hasType = true
      default: break
      }
    }
  }

  // MARK: Frames

  private mutating func open(_ index: Int) {
    let kind = kind(ofOpener: index)
    let opensInBlock = top.isBlock
    if opensInBlock, items[index].kind == .leftBrace, top.unitStart >= 0 {
      items[index].flags.insert(.outerBrace)
      items[top.unitStart].flags.insert(.hasBlock)
      if top.branch >= 0 { items[top.branch].flags.insert(.hasBlock) }
    }
    if kind == .list { items[index].flags.insert(.list) }
    if kind == .selection { items[index].flags.insert(.selection) }
    let inheritsTokens = top.isTokens && kind != .choice && top.isBlock
    frames.append(
      Frame(kind, opener: index, firstOperator: operators.count, firstAligned: aligned.count)
    )
    if inheritsTokens { top.isTokens = true }
    if kind == .interpolation { interpolations += 1 }
    if kind == .type { top.isInType = true }
    if top.isBlock { blocks.append(frames.count - 1) }
    let isFlat = top.isFlat || interpolations > 0
    next = items[index].kind == .leftBrace ? .braceOpen : isFlat ? .none : .open
  }

  private mutating func kind(ofOpener index: Int) -> Frame.Kind {
    switch items[index].kind {
    case .leftParenthesis:
      return top.unit == .function && top.isBlock && !top.isInType ? .parameters : .parentheses
    case .interpolationStart: return .interpolation
    case .leftBracket: return top.isInType ? .type : top.expectsOperand ? .list : .index
    default: return blockKind()
    }
  }

  /// The kind of frame that a `{` opens here.
  private mutating func blockKind() -> Frame.Kind {
    if previousKind == .path { return .block }
    if top.choices > 0 {
      top.choices -= 1
      return .choice
    }
    guard top.isBlock else { return .block }
    switch top.unit {
    case .component: return .component
    case .structure: return .structure
    case .enumeration: return .enumeration
    case .function: return .function
    case .tokens: return .tokens
    case .statesLine: return .states
    case .selection: return .selection
    case .line: return top.isTokens ? .tokens : .block
    case .conditional, .loop, .binding, .state, .mode, .pattern, .value: return .block
    }
  }

  /// Closes the innermost frame before the item `index`.
  mutating func closeFrame(at index: Int) {
    if top.isBlock {
      endUnit(at: trailingEnd(before: index))
      pad()
      blocks.removeLast()
    } else {
      let first = top.opener + 1
      if first < items.count, items[first].gap == .open {
        items[first].chunkEnd = Int32(truncatingIfNeeded: top.lastElement)
      }
      endChunks(at: index)
    }
    var frame = frames.removeLast()
    if frame.kind == .interpolation { interpolations -= 1 }
    operators.removeLast(max(0, operators.count - frame.firstOperator))
    if frame.hasElements, frame.unitCount > 1, interpolations == 0 { frame.isForced = true }
    if frame.isBlock, frame.hasForced { frame.isForced = true }
    let first = frame.opener + 1
    if frame.isForced, first < items.count,
      items[first].gap == .open || items[first].gap == .braceOpen
    {
      force(first)
    }
    if frame.isForced || frame.hasForced { top.hasForced = true }
    guard frame.isBlock else { return }
    if !frame.isForced {
      // Contents on one line with the surrounding unit have the same state.
      if frame.hasBroken { block.isBroken = true }
      if frame.hasSelected { block.isSelected = true }
    }
    if frame.hasBroken { block.hasBroken = true }
  }

  /// The first item after the comments that follow the last token on its line.
  func trailingEnd(before index: Int) -> Int {
    var end = previous + 1
    while end < index, items[end].isComment, items[end].breaks == 0,
      end == previous + 1 || !items[end - 1].flags.contains(.lineComment)
    {
      end += 1
    }
    return end
  }

  /// Assigns widths to the gaps of the innermost block's aligned items.
  mutating func pad() {
    let frame = top
    for item in aligned[frame.firstAligned...] {
      let width = Int(items[item].chunkEnd)
      items[item].chunkEnd = Int32(max(1, frame.wordWidth - width + 1))
    }
    aligned.removeLast(aligned.count - frame.firstAligned)
  }
}
