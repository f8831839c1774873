// Finds where lines may break: UAX #14 for Unicode 15.0, all rules.
//
// One pass. Pairs of classes are looked up in LineBreakRules; what needs more than a pair is state: what
// stood before spaces (LB8, LB14 to LB17), marks that join what they follow (LB9), Hebrew hyphens
// (LB21a), numbers (LB25), flags (LB30a). Only LB25's opening parenthesis after a prefix looks ahead,
// past its own marks.

/// Whether a line breaks at a place.
package enum LineBreak: UInt8, Sendable {
  case none, allowed, mandatory
}

package struct LineBreaker {
  /// Whether a line may or must break before each of `scalars`, and, last, at the end.
  ///
  /// The result has one element more than `scalars`. The first is never a break (LB2), the last is
  /// always mandatory (LB3), whether a line separator stands there or not; empty text has no break.
  /// About 4 ns a scalar.
  package static func breaks(in scalars: [UInt32]) -> [LineBreak] {
    guard !scalars.isEmpty else { return [.none] }
    var breaks = [LineBreak](repeating: .none, count: scalars.count &+ 1)
    var breaker = LineBreaker()
    for index in scalars.indices {
      let current = breaker.table[scalars[index]].lineBreakIndex
      breaks[index] = breaker.advance(to: current, scalars, index)
    }
    breaks[0] = .none
    breaks[scalars.count] = .mandatory
    return breaks
  }

  private let table = UnicodeTable.shared
  private let adjacent = LineBreakRules.shared.adjacent
  private let acrossSpaces = LineBreakRules.shared.acrossSpaces

  private let separators: LineBreakSet = [.bk, .cr, .lf, .nl]
  private let neverStarting: LineBreakSet = [.bk, .cr, .lf, .nl, .sp, .zw]
  private let marks: LineBreakSet = [.cm, .zwj]
  private let hyphens: LineBreakSet = [.hy, .ba]
  private let affixes: LineBreakSet = [.pr, .po]
  private let opening: LineBreakSet = [.op, .opWide]
  private let numberInside: LineBreakSet = [.sy, .is]
  private let numberClosing: LineBreakSet = [.cl, .cp, .cpWide]

  /// The class of what stands before, with its marks; at a line's start `start`.
  private var left = start
  /// The class before the spaces if `left` is one, else that of `left`.
  private var base = start
  private var isAfterJoiner = false
  private var isAfterHebrewHyphen = false
  private var isAfterOddIndicator = false
  private var number = Number.none

  /// How much of LB25's `NU (NU | SY | IS)* (CL | CP)?` stands before.
  private enum Number {
    case none, open, closed
  }

  /// No class: rows of the tables that say nothing.
  private static let start = 63

  private init() {}

  private mutating func advance(to scalar: Int, _ scalars: [UInt32], _ index: Int) -> LineBreak {
    var current = scalar
    if separators.contains(left) {
      guard left != Self.index(.cr) || current != Self.index(.lf) else {
        left = current
        return .none
      }
      restart(with: current)
      return .mandatory
    }
    let joined = isAfterJoiner
    isAfterJoiner = current == Self.index(.zwj)
    if marks.contains(current) {
      if left != Self.index(.sp), base != Self.start, base != Self.index(.zw) { return .none }
      current = Self.index(.al)
    }
    let isBreak = isBreak(before: current, joined, scalars, index)
    move(to: current)
    return isBreak ? .allowed : .none
  }

  private mutating func restart(with current: Int) {
    (left, base, number) = (Self.start, Self.start, .none)
    (isAfterHebrewHyphen, isAfterOddIndicator) = (false, false)
    isAfterJoiner = current == Self.index(.zwj)
    move(to: marks.contains(current) ? Self.index(.al) : current)
  }

  private func isBreak(
    before current: Int,
    _ joined: Bool,
    _ scalars: [UInt32],
    _ index: Int
  ) -> Bool {
    if neverStarting.contains(current) { return false }
    if base == Self.index(.zw) { return true }
    if joined { return false }
    if left == Self.index(.sp) {
      return acrossSpaces[base] &>> UInt64(truncatingIfNeeded: current) & 1 == 0
    }
    if adjacent[left] &>> UInt64(truncatingIfNeeded: current) & 1 != 0 { return false }
    return !isJoinedByMore(before: current, scalars, index)
  }

  /// LB21a, LB25 and LB30a.
  private func isJoinedByMore(before current: Int, _ scalars: [UInt32], _ index: Int) -> Bool {
    if isAfterHebrewHyphen { return current != Self.index(.cb) }
    if isAfterOddIndicator { return current == Self.index(.ri) }
    if affixes.contains(left), opening.contains(current) {
      return isNumber(after: index, scalars)
    }
    switch number {
    case .none: return false
    case .open: return current == Self.index(.nu) || affixes.contains(current)
    case .closed: return affixes.contains(current)
    }
  }

  /// Whether a digit follows the scalar at `index` and its marks.
  private func isNumber(after index: Int, _ scalars: [UInt32]) -> Bool {
    var place = index &+ 1
    while place < scalars.count {
      let next = table[scalars[place]].lineBreakIndex
      guard marks.contains(next) else { return next == Self.index(.nu) }
      place &+= 1
    }
    return false
  }

  private mutating func move(to current: Int) {
    isAfterHebrewHyphen = left == Self.index(.hl) && hyphens.contains(current)
    isAfterOddIndicator = current == Self.index(.ri) && !isAfterOddIndicator
    if current == Self.index(.nu) {
      number = .open
    } else if number == .open, numberClosing.contains(current) {
      number = .closed
    } else if number != .open || !numberInside.contains(current) {
      number = .none
    }
    left = current
    if current != Self.index(.sp) { base = current }
  }

  @inline(__always)
  private static func index(_ one: LineBreakClass) -> Int { Int(one.rawValue) }
}
