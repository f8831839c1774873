// Compares the looks of two sets of sources, and describes the differences.

import Raster
import RasterCommands

/// A comparison of the looks of two sets of sources.
struct LookComparison: Sendable {
  /// The looks in the order of folders and names, with their changes.
  private(set) var results: [LookResult] = []
  private(set) var drawnCount = 0

  /// Compares looks by folder and name, and draws both versions if their keys differ.
  init(
    from before: [String: LookPlan],
    to after: [String: LookPlan],
    _ cache: RasterCache,
    jobs: Int
  ) throws(Failure) {
    let old = try Self.record(before, jobs: jobs)
    let new = try Self.record(after, jobs: jobs)
    var pairs: [(folder: String, name: LookName, old: Side?, new: Side?)] = []
    for (folder, names) in Self.names(old, new) {
      for name in names { pairs.append((folder, name, old[folder]?[name], new[folder]?[name])) }
    }
    let compared = Threads.map(pairs.count, jobs: jobs) { [pairs] index in
      Self.compare(pairs[index].old, pairs[index].new, cache)
    }
    for (pair, outcome) in zip(pairs, compared) {
      let entries = try outcome.get()
      drawnCount += entries.drawn
      let (old, new) = (entries.old, entries.new)
      var result: LookResult
      if let new, let look = pair.new?.look {
        result = LookResult(look, in: pair.folder, before: old, after: new)
      } else if let old {
        result = LookResult(removed: pair.name, in: pair.folder, before: old)
      } else {
        continue
      }
      result.formerLook = pair.old?.look
      if result.status == .changed, let first = pair.old?.recorded.list,
        let second = pair.new?.recorded.list
      {
        result.changes = DrawingComparison(from: first, to: second).changes
      }
      results.append(result)
    }
    results.sort()
    results.joinMoves()
  }

  private struct Side: Sendable {
    let look: TestedLook
    let recorded: TestedLook.Recorded

    func entry(pixels: String) -> LookLock.Entry {
      LookLock.Entry(described: recorded.described, key: recorded.key, pixels: pixels)
    }
  }

  private static func record(
    _ plans: [String: LookPlan],
    jobs: Int
  ) throws(Failure) -> [String: [LookName: Side]] {
    let looks = plans.flatMap { folder, plan in plan.looks.map { (folder: folder, look: $0) } }
    let recorded = Threads.map(looks.count, jobs: jobs) { looks[$0].look.record() }
    var sides: [String: [LookName: Side]] = [:]
    for (place, outcome) in zip(looks, recorded) {
      let side = Side(look: place.look, recorded: try outcome.get())
      sides[place.folder, default: [:]][place.look.name] = side
    }
    return sides
  }

  private static func names(
    _ old: [String: [LookName: Side]],
    _ new: [String: [LookName: Side]]
  ) -> [(String, [LookName])] {
    Set(old.keys).union(new.keys).sorted(by: areInByteOrder).map { folder in
      let names = Set((old[folder] ?? [:]).keys).union((new[folder] ?? [:]).keys)
      return (folder, names.sorted())
    }
  }

  private typealias Entries = (old: LookLock.Entry?, new: LookLock.Entry?, drawn: Int)

  /// The facts about both versions, which are drawn only if both exist and their keys differ.
  private static func compare(
    _ old: Side?,
    _ new: Side?,
    _ cache: RasterCache
  ) -> Result<Entries, Failure> {
    guard let old, let new, old.recorded.key != new.recorded.key else {
      return .success((old?.entry(pixels: ""), new?.entry(pixels: ""), 0))
    }
    do throws(Failure) {
      let before = try old.look.draw(cache).get().lookDigits
      let after = try new.look.draw(cache).get().lookDigits
      return .success((old.entry(pixels: before), new.entry(pixels: after), 2))
    } catch {
      return .failure(error)
    }
  }
}
