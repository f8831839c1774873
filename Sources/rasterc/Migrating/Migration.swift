// The changes that a later edition makes to looks and diagnostics, and their causes.

import Raster
import RasterCommands
import RasterSyntax

/// The changes that a later edition makes to sources.
///
/// A diagnostic `edition-change` marks each call that the edition may change. The causes among them
/// are found by trial: with all of their fix-its, no look changes; without one of them, a look does.
/// Each trial checks the sources and records their looks.
struct Migration {
  /// The maximum number of groups of calls that are tried.
  private static let mostTries = 64

  let edition: Edition
  private let present: Compilation
  private let options: TestOptions
  private let cache: RasterCache
  private let before: [String: LookPlan]
  /// The inputs in the edition; after `keepLooks`, with the fix-its of the causes.
  private var raised: Compilation
  private(set) var comparison: LookComparison
  /// The calls that change looks, each with a fix-it that keeps them.
  private(set) var causes: [Diagnostic] = []
  /// The fix-its that keep looks and are to be written.
  private var kept: [Diagnostic.FixIt] = []

  /// Compares the inputs of a compilation without errors with the same inputs in an edition.
  init(of present: Compilation, to edition: Edition, _ options: TestOptions) throws(Failure) {
    (self.present, self.edition, self.options) = (present, edition, options)
    cache = RasterCache(directory: options.cacheDirectory)
    before = try Self.plans(of: present, options)
    raised = present.raised(to: edition)
    comparison = try Self.comparison(from: before, to: raised, cache, options)
    if comparison.hasDifferences { causes = try findCauses() }
  }

  private static func plans(
    of compilation: Compilation,
    _ options: TestOptions
  ) throws(Failure) -> [String: LookPlan] {
    let scales = options.scales ?? TestOptions.standardScales
    return try LookPlan.plans(compilation, fonts: options.fonts) { _ in scales }
  }

  private static func comparison(
    from before: [String: LookPlan],
    to raised: Compilation,
    _ cache: RasterCache,
    _ options: TestOptions
  ) throws(Failure) -> LookComparison {
    let after = raised.hasErrors ? before : try plans(of: raised, options)
    return try LookComparison(from: before, to: after, cache, jobs: options.jobs)
  }

  // MARK: Causes

  /// The calls in the inputs that the edition changes, if that matters for their looks.
  private func findCauses() throws(Failure) -> [Diagnostic] {
    let candidates = present.checked.optionalDiagnostics.filter { report in
      report.code == .editionChange && report.fixIts.count == 1 && present.isInput(report.range)
        && present.edition(of: present.loader.trees[Int(report.range.file.index)]) < edition
    }
    var tries = Self.mostTries
    return try causes(among: candidates[...], of: candidates, &tries)
  }

  /// Returns the calls of a group without whose fix-its a look changes.
  ///
  /// If leaving out the fix-its of the whole group changes nothing, no call in it is a cause.
  /// Otherwise each half is tried. A group that cannot be tried any more consists of causes.
  private func causes(
    among group: ArraySlice<Diagnostic>,
    of all: [Diagnostic],
    _ tries: inout Int
  ) throws(Failure) -> [Diagnostic] {
    guard tries > 0, !group.isEmpty else { return Array(group) }
    tries -= 1
    let left = Set(group)
    let others = keeping(all.filter { !left.contains($0) })
    let without = try Self.comparison(from: before, to: others, cache, options)
    guard without.hasDifferences else { return [] }
    guard group.count > 1 else { return Array(group) }
    let middle = group.startIndex + group.count / 2
    let first = try causes(among: group[..<middle], of: all, &tries)
    return try first + causes(among: group[middle...], of: all, &tries)
  }

  /// The inputs in the edition, with the fix-its of some calls.
  private func keeping(_ causes: [Diagnostic]) -> Compilation {
    present.replacing(present.texts(applying: causes.flatMap(\.fixIts))).raised(to: edition)
  }

  /// Applies the fix-its that keep looks.
  mutating func keepLooks() throws(Failure) {
    guard !causes.isEmpty else { return }
    kept = causes.flatMap(\.fixIts)
    raised = keeping(causes)
    comparison = try Self.comparison(from: before, to: raised, cache, options)
  }

  // MARK: Results

  /// The diagnostics that only the edition has, which do not include the causes.
  var appearing: [Diagnostic] { Self.difference(raised.leveled, present.leveled) }

  /// The diagnostics that only the present edition has.
  var vanishing: [Diagnostic] { Self.difference(present.leveled, raised.leveled) }

  /// Compares diagnostics by code and message, because fix-its that keep looks move them.
  private static func difference(_ all: [Diagnostic], _ others: [Diagnostic]) -> [Diagnostic] {
    var known: [String: Int] = [:]
    for report in others { known[report.identity, default: 0] += 1 }
    return all.filter { report in
      guard report.code != .editionChange else { return false }
      guard let count = known[report.identity], count > 0 else { return true }
      known[report.identity] = count - 1
      return false
    }
  }

  /// The reports to show: causes that are not to be written, and diagnostics that appear.
  ///
  /// All refer to the text of the files after the fix-its, if there are any.
  var reports: [Diagnostic] { ((kept.isEmpty ? causes : []) + appearing).inOrder() }

  /// The files with the text to which `causes` and `vanishing` refer, and with that of `appearing`.
  var sources: (before: SourceFiles, after: SourceFiles) { (present.sources, raised.sources) }

  var hasErrors: Bool { raised.hasErrors }

  /// Whether looks or diagnostics differ, after the fix-its that are to be written.
  var hasDifferences: Bool { comparison.hasDifferences || !appearing.isEmpty }

  /// The comparison of the looks as a report.
  func report(applied isApplied: Bool) -> LookReport {
    var report = LookReport(
      results: comparison.results,
      drawnCount: comparison.drawnCount,
      baseline: baseline
    )
    if !vanishing.isEmpty {
      let count = vanishing.count
      report.remarks.append("\(count) report\(count == 1 ? "" : "s") would no longer appear\n")
    }
    if !kept.isEmpty {
      let count = kept.count
      report.remarks.append("\(count) argument\(count == 1 ? "" : "s") added to keep looks\n")
    }
    if edition == .latest, !isApplied {
      report.remarks.append(
        "edition \(edition.rawValue) is not final: later versions may add corrections to it\n"
      )
    }
    return report
  }

  /// The editions that are compared with, for the summary.
  private var baseline: String {
    let editions = Set(inputs.map { present.edition(of: $0) })
    guard editions.count == 1, let only = editions.first else { return "their editions" }
    return "edition \(only.rawValue)"
  }

  private var inputs: ArraySlice<SyntaxTree> {
    present.loader.trees.prefix(present.loader.inputCount)
  }

  // MARK: Files

  /// The sources and project files that select the edition and keep looks.
  ///
  /// `paths` are the inputs as specified. A project file is changed only inside one of them, since
  /// it applies to other sources too.
  func changedFiles(in paths: [String]) throws(Failure) -> ChangedSources {
    let folders = paths.map(Paths.normalized).filter { FileSystem.kind(of: $0) == .folder }
    var fixIts = kept
    var files: [String: ChangedSources.Source] = [:]
    for tree in inputs where tree.json == nil && present.edition(of: tree) < edition {
      if let comment = tree.editionComment {
        fixIts.append(FixIt("", replacing: comment.nameRange, with: edition.rawValue))
      } else if let file = projectFile(of: tree.source, in: folders) {
        files[file.path] = file
      } else {
        let start = SourceRange(file: tree.source.id, lower: 0, upper: 0)
        let line = EditionComment.text(edition) + "\n"
        fixIts.append(FixIt("", replacing: start, with: line))
      }
    }
    for (id, text) in present.texts(applying: fixIts) {
      let source = present.loader.trees[Int(id.index)].source
      files[source.path] = .init(path: source.path, before: source.bytes, after: text)
    }
    return ChangedSources(
      sources: files.sorted { areInByteOrder($0.key, $1.key) }.map(\.value)
    )
  }

  private typealias FixIt = Diagnostic.FixIt

  /// The changed or new project file of a source, or `nil` if its first line selects the edition.
  private func projectFile(
    of source: SourceFile,
    in folders: [String]
  ) -> ChangedSources.Source? {
    if let project = present.projects.file(of: source.id, selecting: edition) {
      guard folders.contains(where: { FileSystem.lies(project.path, in: $0) }) else { return nil }
      return .init(path: project.path, before: project.before, after: project.after)
    }
    guard let folder = folders.first(where: { FileSystem.lies(source.path, in: $0) }) else {
      return nil
    }
    let text = "{\n  \"edition\": \"\(edition.rawValue)\"\n}\n"
    return .init(
      path: Paths.normalized(Paths.join(folder, "raster.json")),
      before: [],
      after: Array(text.utf8)
    )
  }
}

extension LookComparison {
  /// Whether any look differs.
  var hasDifferences: Bool { results.contains { $0.status.isDifference } }
}

extension Diagnostic {
  /// What identifies a diagnostic if text before it is inserted.
  fileprivate var identity: String { "\(range.file.index) \(code.rawValue) \(message)" }
}
