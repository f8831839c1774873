// The results of a test for tools: JSON, and JUnit XML.

import Raster
import RasterCommands
import RasterPages
import RasterSyntax

/// The results of a test as JSON.
struct TestedLookRecord: Encodable {
  let version = 1
  let looks: Int
  let drawn: Int
  /// The number of lines in `tests`, and the failed ones.
  let tests: Int
  let failedTests: [FailedTest]
  let changes: [Change]

  struct Change: Encodable {
    let folder: String
    let component: String
    let state: String
    let appearance: String
    let scale: Double
    let status: String
    /// The former name, if the look was moved.
    let from: String?
    let before: Facts?
    let after: Facts?
    /// The differences between the drawings, if both are known.
    let changes: [String]
  }

  struct FailedTest: Encodable {
    let component: String
    let test: String
    let message: String
  }

  struct Facts: Encodable {
    let size: String
    let key: String
    let pixels: String

    init(_ entry: LookLock.Entry) {
      (size, key, pixels) = (entry.described, entry.key, entry.pixels)
    }
  }

  init(_ report: LookReport) {
    looks = report.results.count { $0.status != .removed }
    drawn = report.drawnCount
    tests = report.expectations.count
    failedTests = report.expectations.compactMap { record in
      record.failure.map {
        FailedTest(component: record.component, test: record.title, message: $0)
      }
    }
    changes = report.results.filter { $0.status.isDifference }.map { result in
      var from: String?
      if case .moved(let name, let folder) = result.status { from = Paths.join(folder, name) }
      return Change(
        folder: result.folder.folderTitle,
        component: result.name.component,
        state: result.name.state,
        appearance: result.name.appearance.word,
        scale: result.name.scale,
        status: result.status.word,
        from: from,
        before: result.before.map(Facts.init),
        after: result.after.map(Facts.init),
        changes: result.changes.map(\.text)
      )
    }
  }
}

/// The results of a test as JUnit XML: one suite per component, one case per look.
struct JUnitReport {
  /// A case of a suite.
  private typealias Case = (name: String, failure: String?)

  let results: [LookResult]
  let tests: [Expectations.Record]

  var text: String {
    var suites: [(name: String, cases: [Case])] = []
    func add(_ name: String, _ test: Case) {
      if suites.last?.name != name { suites.append((name, [])) }
      suites[suites.count - 1].cases.append(test)
    }
    for result in results {
      add(
        Paths.join(result.folder, result.name.component),
        ("\(result.name.state) \(result.name.surroundings)", Self.failure(result))
      )
    }
    for test in tests { add("\(test.component) tests", (test.title, test.failure)) }
    let body = suites.map { suite($0.name, $0.cases) }.joined()
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(Self.counts(suites.flatMap(\.cases)))>\n"
      + "\(body)</testsuites>\n"
  }

  private func suite(_ name: String, _ cases: [Case]) -> String {
    let lines = cases.map { title, failure in
      let head =
        "    <testcase classname=\"\(Markup.escaped(name))\" name=\"\(Markup.escaped(title))\""
      guard let failure else { return head + "/>\n" }
      return head + ">\n      <failure message=\"\(Markup.escaped(failure))\"/>\n    </testcase>\n"
    }
    return "  <testsuite name=\"\(Markup.escaped(name))\"\(Self.counts(cases))>\n"
      + "\(lines.joined())  </testsuite>\n"
  }

  private static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { $0.failure != nil }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\""
  }

  private static func failure(_ result: LookResult) -> String? {
    switch result.status {
    case .same, .rerecorded: nil
    case .new: "the look is new"
    case .removed: "the look was removed"
    case .moved(let name, let folder): "the look was \(Paths.join(folder, name))"
    case .changed where result.changes.isEmpty:
      "the look changed: \(facts(result.before)) → \(facts(result.after))"
    case .changed: "the look changed: \(result.changes.sentence)"
    }
  }

  private static func facts(_ entry: LookLock.Entry?) -> String {
    entry.map { "\($0.described), pixels \($0.pixels)" } ?? ""
  }
}
