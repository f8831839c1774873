// Finds the former versions of changed looks from sources in Git, for a page.

import Raster
import RasterCommands
import RasterSemantics

/// Finds the drawings from which lines of `looks.lock` were recorded.
///
/// A `looks.lock` file contains digests but no images. The images are redrawn from the sources of a
/// commit: the last commit that changed the file, or else the commit that is checked out. A drawing
/// is used only if its key or its pixels match the line, so that a page never shows an image that
/// does not correspond to it.
struct FormerLooks {
  private let test: LookTest
  private let cache: RasterCache
  private let options: TestOptions
  /// The plans of folders by commit; empty if the commit's sources have errors.
  private var plans: [String: [String: LookPlan]] = [:]
  /// The abbreviated commits whose sources drew former looks, in the order of use.
  private(set) var commits: [String] = []

  init(_ test: LookTest, _ cache: RasterCache, _ options: TestOptions) {
    (self.test, self.cache, self.options) = (test, cache, options)
  }

  /// Adds former looks and differences to changed results; returns how many were not found.
  mutating func add(to results: inout [LookResult]) throws(Failure) -> Int {
    var missing = 0
    for index in results.indices where results[index].status == .changed {
      if try !add(to: &results[index]) { missing += 1 }
    }
    return missing
  }

  private mutating func add(to result: inout LookResult) throws(Failure) -> Bool {
    guard let line = result.before, let look = result.look else { return false }
    for revision in revisions(of: result.folder) {
      let plan = plan(of: revision, for: result.folder)
      guard let former = plan?.looks.first(where: { $0.name == result.name }),
        case .success(let recorded) = former.record(), isDrawing(recorded, of: former, line)
      else { continue }
      result.formerLook = former
      let list = try look.record().get().list
      result.changes = DrawingComparison(from: recorded.list, to: list).changes
      let commit = String(revision.commit.prefix(10))
      if !commits.contains(commit) { commits.append(commit) }
      return true
    }
    return false
  }

  private func isDrawing(
    _ recorded: TestedLook.Recorded,
    of look: TestedLook,
    _ line: LookLock.Entry
  ) -> Bool {
    if recorded.key == line.key { return true }
    guard recorded.described == line.described, case .success(let bitmap) = look.draw(cache)
    else { return false }
    return bitmap.lookDigits == line.pixels
  }

  /// The commits whose sources may match a folder's lines; empty without Git or a repository.
  private func revisions(of folder: String) -> [GitRevision] {
    let lock = Paths.join(folder, LookLock.fileName)
    guard let last = try? GitRevision.lastChange(of: lock) else { return [] }
    let head = try? GitRevision(named: "HEAD", in: folder.folderTitle)
    return [last] + (head.flatMap { $0.commit == last.commit ? nil : $0 }.map { [$0] } ?? [])
  }

  private mutating func plan(of revision: GitRevision, for folder: String) -> LookPlan? {
    if plans[revision.commit] == nil {
      let source = LookSource(
        title: revision.name,
        inputs: options.inputs.map(Paths.normalized).flatMap { revision.inputs(in: $0) },
        store: revision.store
      )
      plans[revision.commit] = (try? source.plansIfSound(options, scales: test.scales(of:))) ?? [:]
    }
    return plans[revision.commit]?[folder]
  }
}

extension LookReport {
  /// Finds the former versions of changed looks, and notes which are missing.
  mutating func addFormerLooks(
    _ test: LookTest,
    _ cache: RasterCache,
    _ options: TestOptions
  ) throws(Failure) {
    var former = FormerLooks(test, cache, options)
    let missing = try former.add(to: &results)
    if !former.commits.isEmpty {
      let word = former.commits.count == 1 ? "commit" : "commits"
      sources =
        "images from before are drawn from Git \(word) "
        + former.commits.joined(separator: ", ")
    }
    guard missing > 0 else { return }
    let looks = missing == 1 ? "1 changed look has" : "\(missing) changed looks have"
    let gap =
      "\(looks) no image from before: \(baseline) stores only digests, and the sources that it was"
      + " written for are not in Git; to compare with a revision, pass --against REVISION"
    gaps = gap
    remarks.append("note: \(gap)\n")
  }
}
