// Every fixture gives the reports that it declares, and every sample gives none.

import RasterSemantics
import RasterSyntax
import TestSupport
import Testing

private let folder = "Tests/RasterSemanticsTests/Fixtures"
/// Fixtures import files in `support`, which are checked with them.
private let fixtures = files(in: folder, endingWith: ".raster").filter { !$0.contains("/support/") }
private let samples = files(in: "Samples", endingWith: ".raster")

@Suite struct FixtureTests {
  @Test(arguments: fixtures)
  func `a fixture gives the reports that it declares`(path: String) throws {
    let project = try Project([path])
    let reports = project.diagnostics
    #expect(mismatches(reports, in: project.fixtures) == [])
    if isUpdating { for fixture in project.fixtures { try fixture.rewrite(expecting: reports) } }
  }

  @Test(arguments: samples)
  func `a sample gives no report`(path: String) throws {
    let project = try Project([path])
    #expect(mismatches(project.checked.diagnostics, in: project.fixtures) == [])
  }

  @Test(arguments: fixtures)
  func `a fix-it removes its report and adds none`(path: String) throws {
    let project = try Project([path])
    let before = project.reports
    for diagnostic in project.checked.diagnostics where diagnostic.range.file == FileID(0) {
      for fixIt in diagnostic.fixIts where fixIt.range.file == FileID(0) {
        let after = project.applying(fixIt).reports
        let added = after.filter { report, count in count > before[report, default: 0] }
        #expect(added.isEmpty, "\(diagnostic.message): \(fixIt.message)")
        #expect(after.values.reduce(0, +) < before.values.reduce(0, +), "\(diagnostic.message)")
      }
    }
  }
}
