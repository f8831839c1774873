// The result of a comparison of looks, and its output.

import Raster
import RasterCommands

/// The result of a comparison of looks.
struct LookReport {
  /// The looks in the order of folders and names.
  var results: [LookResult]
  /// The number of looks that were drawn.
  let drawnCount: Int
  /// The baseline of the comparison: `looks.lock`, or the name of a revision.
  let baseline: String
  /// Remarks that accompany the list.
  var remarks: [String] = []
  /// The source of former images, for a page, or `nil` if it follows from the baseline.
  var sources: String?
  /// The reason why former images are missing, for a page, or `nil` if none are.
  var gaps: String?
  /// The lines of `tests` that were run.
  var expectations: [Expectations.Record] = []
  /// Folders whose looks are all new, which are not listed individually.
  var unlisted: Set<String> = []

  /// Whether any look differs.
  var hasDifferences: Bool { results.contains { $0.status.isDifference } }

  /// Whether the looks are in several folders.
  var hasFolders: Bool { Set(results.map(\.folder)).count > 1 }

  /// A look's component and state, with its folder if there are several.
  func title(of result: LookResult) -> String {
    Paths.join(hasFolders ? result.folder : "", result.name.title)
  }

  private func count(_ word: String) -> Int { results.count { $0.status.word == word } }

  /// The number of looks of each kind, as a sentence.
  var title: String {
    func part(_ number: Int, _ one: String, _ many: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let total = results.count - count("removed")
    let looks = "\(total) look\(total == 1 ? "" : "s")"
    let parts = [
      part(count("changed"), "of \(looks) changed", "of \(looks) changed"),
      part(count("new"), "is new", "are new"), part(count("moved"), "has moved", "have moved"),
      part(count("removed"), "was removed", "were removed"),
    ].compactMap(\.self)
    return parts.isEmpty
      ? "\(looks) \(total == 1 ? "matches" : "match") \(baseline)" : parts.joined(separator: ", ")
  }

  /// The title, and the numbers of drawn looks and of tests.
  private var summary: String {
    let failed = expectations.count { $0.failure != nil }
    let count = expectations.count
    let tests =
      switch (count, failed) {
      case (0, _): ""
      case (1, 0): "; 1 test passed"
      case (1, _): "; 1 test failed"
      case (_, 0): "; \(count) tests passed"
      default: "; \(failed) of \(count) tests failed"
      }
    return "\(title); \(drawnCount == 0 ? "none" : "\(drawnCount)") drawn\(tests)\n"
  }

  /// The counts for a page, with their kinds.
  var counts: [(count: Int, noun: String, kind: String)] {
    [
      (count("changed"), "change", "changed"), (count("new"), "new", "new"),
      (count("removed"), "removed", "gone"), (count("moved"), "moved", "moved"),
      (count("same"), "unchanged key, not drawn", "same"),
      (count("rerecorded"), "different drawing, same pixels", "same"),
    ]
  }

  /// Writes the differences to the standard output, and the remaining files that the options name.
  ///
  /// `record` returns the JSON of the differences.
  func write(
    _ options: TestOptions,
    record: (LookReport) -> String = { TestedLookRecord($0).jsonLine }
  ) throws(Failure) {
    if let path = options.junit,
      let failure = Streams.write(
        Array(JUnitReport(results: results, tests: expectations).text.utf8),
        to: path
      )
    {
      throw failure
    }
    if let folder = options.reportFolder {
      var page = ChangesReport(self, to: folder, options)
      try page.write()
    }
    if options.isJSON {
      try Streams.output(record(self) + "\n")
    } else if options.junit != "-", !options.isUpdating {
      try Streams.output(LookListing(results.filter { !unlisted.contains($0.folder) }).text)
    }
    guard !options.isQuiet, !options.isJSON else { return }
    for remark in remarks { Streams.report(remark) }
    Streams.report(summary)
  }
}
