// Determines the gap before a token from the open frames and the preceding token.

import RasterSyntax

extension Structure {
  /// The gap before the token `index`; closes the frame that the token closes.
  mutating func gap(before index: Int, startsLine: Bool, hasBreak: Bool) -> Gap {
    let kind = items[index].kind
    switch kind {
    case .rightBrace, .rightParenthesis, .rightBracket, .interpolationEnd:
      return gap(beforeCloser: index, hasBreak: hasBreak)
    default: break
    }
    if top.isBlock, let boundary = boundary(before: index, startsLine) { return boundary }
    if isAfterAccess { startStatement(index) }
    let gap = innerGap(before: index)
    guard top.isFlat || interpolations > 0 else { return gap }
    return switch gap {
    case .none, .open, .close, .member: .none
    case .align, .trail, .stay, .space, .comma, .binary, .assign, .braceOpen, .braceClose,
      .element, .branch, .line:
      .space
    }
  }

  private mutating func gap(beforeCloser index: Int, hasBreak: Bool) -> Gap {
    let kind = items[index].kind
    if kind == .rightBrace {
      // Brackets still open at a closing brace lack their closers.
      while frames.count > 1, !top.isBlock {
        noteUnbalanced()
        closeFrame(at: index)
      }
    }
    guard frames.count > 1, matches(kind) else {
      // An unmatched closing bracket makes its line invalid; an unmatched brace, the declaration.
      if kind == .rightBrace || !top.isBlock { noteUnbalanced() } else { block.isBroken = true }
      return .space
    }
    let isFlat = top.isFlat || interpolations > 0
    let opener = top.opener
    if opener == index - 1 {
      closeFrame(at: index)
      return .none
    }
    if !isFlat {
      if hasBreak { top.isForced = true }
      noteLast(opener)
    }
    closeFrame(at: index)
    items[opener].partner = Int32(truncatingIfNeeded: index)
    if isFlat { return kind == .rightBrace ? .space : .none }
    return kind == .rightBrace ? .braceClose : .close
  }

  /// Marks a comma before a closing bracket, or the item that one would follow.
  private mutating func noteLast(_ opener: Int) {
    guard previous > opener, !top.isBlock else { return }
    if items[previous].kind == .comma {
      items[previous].flags.insert(.trailingComma)
      // A list of one element has no trailing comma.
      guard top.kind == .list, top.lastElement >= 0 else { return }
    } else if top.kind == .list, top.lastElement >= 0 {
      items[previous].flags.insert(.lastOfList)
    } else {
      return
    }
    items[previous].partner = Int32(truncatingIfNeeded: opener)
  }

  private func matches(_ kind: TokenKind) -> Bool {
    switch top.kind {
    case .parentheses, .parameters: kind == .rightParenthesis
    case .list, .index, .type: kind == .rightBracket
    case .interpolation: kind == .interpolationEnd
    default: kind == .rightBrace
    }
  }

  /// The gap before a unit that the token `index` starts, or `nil` if it starts none.
  private mutating func boundary(before index: Int, _ startsLine: Bool) -> Gap? {
    let gap: Gap
    let isFirst = next == .braceOpen || previous < 0
    if isFirst {
      gap = .braceOpen
    } else if top.hasElements, startsElement(index) {
      gap = .element
    } else if startsLine {
      gap = .line
    } else if next == .branch {
      // A branch with a single statement is part of its case.
      startStatement(index)
      return .branch
    } else {
      return nil
    }
    if !isFirst {
      if gap == .line, top.branch >= 0 {
        force(top.branchGap)
        top.isForced = true
      }
      endUnit(at: trailingEnd(before: index))
    }
    top.unitStart = index
    top.unitCount += 1
    if gap == .element || isFirst && top.hasElements {
      startElement(index)
    } else {
      startStatement(index)
    }
    return interpolations > 0 && gap != .line ? .space : gap
  }

  /// Whether the last token is the access modifier of the declaration that starts here.
  private var isAfterAccess: Bool {
    top.kind == .file && previous >= 0 && previous == top.statement && isAccess(previous)
  }

  private func startsElement(_ index: Int) -> Bool {
    switch items[index].kind {
    case .case: top.kind != .structure
    case .else:
      (top.kind == .selection || top.kind == .choice)
        && (top.unit != .conditional || previousKind != .rightBrace || isElsePattern(index))
    case .let: top.kind == .structure
    default: false
    }
  }

  /// Whether a colon follows the `else`, which is the last item so far.
  private func isElsePattern(_ index: Int) -> Bool {
    for byte in bytes[Int(items[index].upper)...] {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 10, 13: continue
      default: return byte == UInt8(ascii: ":")
      }
    }
    return false
  }

  private mutating func startElement(_ index: Int) {
    resetUnit()
    top.statement = -1
    switch items[index].kind {
    case .case, .else: top.unit = top.kind == .enumeration ? .binding : .pattern
    default: top.unit = .binding
    }
    top.hasType = top.kind == .enumeration
    next = .space
  }

  private mutating func resetUnit() {
    top.expectsOperand = true
    top.isInType = false
    top.hasType = false
    top.questions = 0
    top.choices = 0
  }

  private mutating func startStatement(_ index: Int) {
    resetUnit()
    next = .space
    top.statement = index
    top.unit =
      switch items[index].kind {
      case .let: .binding
      case .if: .conditional
      case .for: .loop
      case .switch: top.kind == .function || top.kind == .choice ? .value : .selection
      case .component: .component
      case .struct: .structure
      case .enum: .enumeration
      case .func: .function
      case .name, .path: lineUnit(index)
      default: .value
      }
  }

  /// The kind of a line whose first word is a name.
  private func lineUnit(_ index: Int) -> Frame.Unit {
    switch top.kind {
    case .function, .choice: .value
    case .file:
      isWord(index, "tokens") ? .tokens : isEnvironment(index) ? .mode : .line
    case .component:
      isWord(index, "state") ? .state : isWord(index, "states") ? .statesLine : .line
    default: .line
    }
  }

  /// The gap before a token that neither starts a unit nor closes a frame.
  private mutating func innerGap(before index: Int) -> Gap {
    let kind = items[index].kind
    switch kind {
    case .stringText, .stringEnd, .interpolationStart, .unterminatedString: return .none
    case .comma:
      endChunks(at: index)
      return .none
    case .colon:
      if top.questions > 0 { return .binary }
      if top.isBlock, top.unit == .pattern { endChunks(at: index) }
      endOperators(at: index, from: 0)
      return .none
    case .dot: return top.expectsOperand ? next : .member
    case .question: return top.isInType ? .none : .binary
    case .leftParenthesis where top.isBlock && previous == top.statement && isCalled(index):
      return .none
    case .leftParenthesis, .leftBracket: return top.expectsOperand || top.isInType ? next : .none
    case .leftBrace:
      if top.isBlock { endChunks(at: index) }
      return .space
    case .equal, .arrow: return .space
    case .halfOpenRange, .closedRange: return .none
    default:
      guard !top.expectsOperand, precedence(of: kind) != nil else { return next }
      return .binary
    }
  }

  /// Whether a line is written as a call: of a component, or with a label first.
  ///
  /// A space between the word and the parentheses would turn the arguments into a single value.
  private func isCalled(_ index: Int) -> Bool {
    let word = items[previous]
    guard word.kind == .name, word.upper == items[index].lower else { return false }
    if (65...90).contains(bytes[Int(word.lower)]) || holdsLabel(index) { return true }
    var isInLabel = false
    for byte in bytes[Int(items[index].upper)...] {
      switch byte {
      case UInt8(ascii: ":"): return isInLabel
      case UInt8(ascii: "/"): return true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 10, 13: continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        isInLabel = true
      default: return false
      }
    }
    return false
  }

  /// Whether a value after the first in parentheses has a label, so that they belong to a call.
  ///
  /// Examines at most 4,000 bytes, because calls can be nested.
  private func holdsLabel(_ index: Int) -> Bool {
    var (depth, isInText, isEscaped) = (0, false, false)
    /// Whether a label can start here, which requires a comma, and whether one has started.
    var (mayBegin, isInName) = (false, false)
    for byte in bytes[Int(items[index].lower)...].prefix(4_000) {
      if isInText {
        if byte == UInt8(ascii: "\""), !isEscaped { isInText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 10, 13: continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        isInName = isInName || mayBegin
      case UInt8(ascii: ":") where isInName: return true
      case UInt8(ascii: "\""): (isInText, isInName) = (true, false)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        (depth, isInName) = (depth + 1, false)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        (depth, isInName) = (depth - 1, false)
      default: isInName = false
      }
      if depth == 0 { return false }
      mayBegin = byte == UInt8(ascii: ",") && depth == 1
    }
    return false
  }

  /// The precedence of a binary operator, or `nil` for other tokens.
  func precedence(of kind: TokenKind) -> Int? {
    switch kind {
    case .or: 1
    case .and: 2
    case .equalEqual, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .coalesce: 4
    case .halfOpenRange, .closedRange: 5
    case .plus, .minus: 6
    case .star, .slash: 7
    default: nil
    }
  }
}
