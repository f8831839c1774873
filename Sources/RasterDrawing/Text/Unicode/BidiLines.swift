// The visual order of a line: rules L1 and L2 of UAX #9.

import RasterValues

/// Scalars of a line in one direction.
package struct BidiRun: Equatable, Sendable {
  /// The range in the paragraph's scalars, in logical order.
  package let range: Range<Int>
  package let level: UInt8

  package init(range: Range<Int>, level: UInt8) {
    (self.range, self.level) = (range, level)
  }

  package var isRightToLeft: Bool { level & 1 != 0 }
}

extension BidiParagraph {
  /// Returns the levels of a line's scalars; trailing white space has the paragraph's level (L1).
  ///
  /// Indices outside the paragraph are ignored.
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

  /// Returns a line's runs from left to right (L2).
  ///
  /// In a right-to-left run, the last scalar is leftmost.
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
    return RunOrder(runs).runs
  }
}

/// Reorders runs in a single pass.
///
/// Runs of higher levels are collected in groups, which are joined when a run of a lower level
/// follows. Reversing the runs at each level or above, as L2 specifies, gives the same order but
/// takes a pass per level.
///
/// Source: B. Esfahbod, "linear-reorder" (2011).
private struct RunOrder {
  private(set) var runs: [BidiRun] = []

  private struct Group {
    var level: UInt8
    /// The indices of the leftmost and the rightmost run.
    var left: Int
    var right: Int
  }

  private var groups: [Group] = []
  /// For each run, the run to its right.
  private var next: [Int]

  init(_ reading: [BidiRun]) {
    next = [Int](repeating: -1, count: reading.count)
    for (place, run) in reading.enumerated() { append(place, run.level) }
    while groups.count > 1 { joinLast() }
    var place = groups.first?.left ?? -1
    runs.reserveCapacity(reading.count)
    while place >= 0 {
      runs.append(reading[place])
      place = next[place]
    }
  }

  private mutating func append(_ place: Int, _ level: UInt8) {
    while groups.count > 1, groups[groups.count &- 1].level > level,
      groups[groups.count &- 2].level >= level
    {
      joinLast()
    }
    guard var group = groups.last, group.level >= level else {
      groups.append(Group(level: level, left: place, right: place))
      return
    }
    if level & 1 != 0 {
      next[place] = group.left
      group.left = place
    } else {
      next[group.right] = place
      group.right = place
    }
    group.level = level
    groups[groups.count &- 1] = group
  }

  /// Joins the last group to its predecessor, on the side on which that one grows.
  private mutating func joinLast() {
    let last = groups.removeLast()
    var group = groups[groups.count &- 1]
    if group.level & 1 != 0 {
      next[last.right] = group.left
      group.left = last.left
    } else {
      next[group.right] = last.left
      group.right = last.right
    }
    groups[groups.count &- 1] = group
  }
}
