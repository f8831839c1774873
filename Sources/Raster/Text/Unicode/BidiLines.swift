// A line's order of drawing: rules L1 and L2 of UAX #9.

/// Scalars of a line that run one way.
package struct BidiRun: Equatable, Sendable {
  /// Places in the paragraph's scalars, in reading order.
  package let range: Range<Int>
  package let level: UInt8

  package init(range: Range<Int>, level: UInt8) {
    (self.range, self.level) = (range, level)
  }

  package var isRightToLeft: Bool { level & 1 != 0 }
}

extension BidiParagraph {
  /// The levels of a line's scalars, with the white space at its end as the paragraph runs (L1).
  ///
  /// Places outside of the paragraph are left out.
  package func levels(inLine range: Range<Int>) -> [UInt8] {
    let line = range.clamped(to: 0..<count)
    guard !isLeftToRight else { return [UInt8](repeating: 0, count: line.count) }
    var result = Array(levels[line])
    var isTrailing = true
    for index in line.reversed() {
      switch classes[index] {
      case .b, .s: isTrailing = true
      case .ws, .lri, .rli, .fsi, .pdi, .bn, .lre, .lro, .rle, .rlo, .pdf: break
      case .l, .r, .al, .en, .es, .et, .an, .cs, .nsm, .on: isTrailing = false
      }
      if isTrailing { result[index &- line.lowerBound] = level }
    }
    return result
  }

  /// A line's runs from left to right (L2); within one that runs right to left the last scalar is
  /// leftmost.
  package func runs(inLine range: Range<Int>) -> [BidiRun] {
    let line = range.clamped(to: 0..<count)
    guard !line.isEmpty else { return [] }
    guard !isLeftToRight else { return [BidiRun(range: line, level: 0)] }
    var runs: [BidiRun] = []
    let levels = levels(inLine: line)
    var start = 0
    for index in 1...levels.count where index == levels.count || levels[index] != levels[start] {
      let places = (start &+ line.lowerBound)..<(index &+ line.lowerBound)
      runs.append(BidiRun(range: places, level: levels[start]))
      start = index
    }
    Self.reorder(&runs)
    return runs
  }

  /// Turns runs round, from the highest level down to the lowest odd one.
  private static func reorder(_ runs: inout [BidiRun]) {
    var level = runs.reduce(0 as UInt8) { max($0, $1.level) }
    while level > 0 {
      var start = 0
      while start < runs.count {
        guard runs[start].level >= level else {
          start &+= 1
          continue
        }
        var end = start
        while end < runs.count, runs[end].level >= level { end &+= 1 }
        runs[start..<end].reverse()
        start = end
      }
      level &-= 1
    }
  }
}
