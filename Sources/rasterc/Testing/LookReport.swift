// What a comparison of looks has found, and how it is said.

import Raster
import RasterCommands

/// The outcome of a comparison of looks.
struct LookReport {
  /// In the order of folders and names.
  var results: [LookResult]
  /// The number of looks that were drawn.
  let drawnCount: Int
  /// What the looks were compared with: `looks.lock`, or the name of a revision.
  let baseline: String
  /// What else is said, beside the list.
  var remarks: [String] = []
  /// Where images from before come from, for a page; nil where the baseline says it.
  var sources: String?
  /// Why images from before are missing, for a page; nil where none is.
  var gaps: String?
  /// The lines of `tests` that were tested.
  var expectations: [Expectations.Record] = []
  /// Folders whose looks are all new, and are not listed one by one.
  var unlisted: Set<String> = []

  /// Whether a look is not as it was.
  var hasDifferences: Bool { results.contains { $0.status.isDifference } }

  /// Whether looks lie in several folders.
  var hasFolders: Bool { Set(results.map(\.folder)).count > 1 }

  /// A look's component and state, with its folder where there are several.
  func title(of result: LookResult) -> String {
    Paths.join(hasFolders ? result.folder : "", result.name.title)
  }

  private func count(_ word: String) -> Int { results.count { $0.status.word == word } }

  /// How many looks there are of each kind, in a sentence.
  var title: String {
    func part(_ number: Int, _ one: String, _ many: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let total = results.count - count("removed")
    let looks = "\(total) look\(total == 1 ? "" : "s")"
    let parts = [
      part(count("changed"), "of \(looks) changes", "of \(looks) change"),
      part(count("new"), "is new", "are new"), part(count("moved"), "has moved", "have moved"),
      part(count("removed"), "is gone", "are gone"),
    ].compactMap(\.self)
    return parts.isEmpty ? "\(looks) as in \(baseline)" : parts.joined(separator: ", ")
  }

  /// The title, and how many looks were drawn.
  private var summary: String {
    let failed = expectations.count { $0.failure != nil }
    let count = expectations.count
    let tests =
      switch (count, failed) {
      case (0, _): ""
      case (1, 0): "; 1 test holds"
      case (1, _): "; 1 test does not hold"
      case (_, 0): "; \(count) tests hold"
      default: "; \(failed) of \(count) tests do not hold"
      }
    return "\(title); \(drawnCount == 0 ? "none was" : "\(drawnCount)") drawn\(tests)\n"
  }

  /// The counts of a page, by their kinds.
  var counts: [(count: Int, noun: String, kind: String)] {
    [
      (count("changed"), "change", "changed"), (count("new"), "new", "new"),
      (count("removed"), "gone", "gone"), (count("moved"), "moved", "moved"),
      (count("same"), "unchanged by key, not drawn", "same"),
      (count("rerecorded"), "drawn otherwise, same pixels", "same"),
    ]
  }

  /// Writes what differs to the output, and the rest beside it, as the options ask for.
  func write(_ options: TestOptions) throws(Failure) {
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
      try Streams.output(TestedLookRecord(self).jsonLine + "\n")
    } else if options.junit != "-", !options.isUpdating {
      try Streams.output(LookListing(results.filter { !unlisted.contains($0.folder) }).text)
    }
    guard !options.isQuiet, !options.isJSON else { return }
    for remark in remarks { Streams.report(remark) }
    Streams.report(summary)
  }
}
