// Finds isolating run sequences, which are resolved together (X10 and BD13 of UAX #9).
//
// A sequence consists of level runs, without the characters that X9 removes. A run that ends with
// an isolate initiator is continued by the run that starts with the end of the isolate.

import RasterValues

struct BidiSequences {
  struct Sequence {
    /// The range in `indices`.
    let range: Range<Int>
    let level: UInt8
    /// The directions at both ends: sos and eos.
    let before: BidiClass
    let after: BidiClass
  }

  /// The indices of the scalars, ordered by sequence.
  private(set) var indices: [Int] = []
  private(set) var sequences: [Sequence] = []

  private let explicit: BidiExplicit
  private let paragraph: UInt8
  /// The indices of the scalars that X9 retains, and the level runs among them.
  private let kept: [Int]
  private let runs: [Range<Int>]

  init(_ explicit: BidiExplicit, paragraph: UInt8) {
    self.explicit = explicit
    self.paragraph = paragraph
    let classes = explicit.classes
    kept = classes.indices.filter { classes[$0] != .bn }
    runs = Self.levelRuns(kept, explicit.levels)
    let following = followingRuns()
    var isContinuation = [Bool](repeating: false, count: runs.count)
    for next in following where next >= 0 { isContinuation[next] = true }
    indices.reserveCapacity(kept.count)
    for run in runs.indices where !isContinuation[run] { append(from: run, following) }
  }

  private mutating func append(from first: Int, _ following: [Int]) {
    let start = indices.count
    var (run, last) = (first, first)
    while run >= 0 {
      indices.append(contentsOf: kept[runs[run]])
      (last, run) = (run, following[run])
    }
    let level = explicit.levels[indices[start]]
    let previous = runs[first].lowerBound &- 1
    sequences.append(
      Sequence(
        range: start..<indices.count,
        level: level,
        before: direction(between: level, keptPlace: previous),
        after: directionAfter(runs[last], level)
      )
    )
  }

  private func directionAfter(_ run: Range<Int>, _ level: UInt8) -> BidiClass {
    let isOpen = explicit.end(ofIsolateAt: kept[run.upperBound &- 1]) != nil
    return direction(between: level, keptPlace: isOpen ? -1 : run.upperBound)
  }

  /// Returns the direction of the higher of two levels; the paragraph replaces a missing neighbour.
  private func direction(between level: UInt8, keptPlace: Int) -> BidiClass {
    let neighbour = kept.indices.contains(keptPlace) ? explicit.levels[kept[keptPlace]] : paragraph
    return BidiClass.direction(of: max(level, neighbour))
  }

  /// Returns the continuation of each run, or −1.
  private func followingRuns() -> [Int] {
    var following = [Int](repeating: -1, count: runs.count)
    guard explicit.hasIsolates else { return following }
    var runAt = [Int](repeating: -1, count: explicit.classes.count &+ 1)
    for run in runs.indices { runAt[kept[runs[run].lowerBound]] = run }
    for run in runs.indices {
      guard let end = explicit.end(ofIsolateAt: kept[runs[run].upperBound &- 1]) else { continue }
      following[run] = runAt[end]
    }
    return following
  }

  private static func levelRuns(_ kept: [Int], _ levels: [UInt8]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for place in kept.indices where place > 0 && levels[kept[place]] != levels[kept[place &- 1]] {
      runs.append(start..<place)
      start = place
    }
    if start < kept.count { runs.append(start..<kept.count) }
    return runs
  }
}
