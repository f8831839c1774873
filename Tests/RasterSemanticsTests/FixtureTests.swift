// Every fixture gives the reports that stand in it, and every sample gives none.

import RasterSemantics
import RasterSyntax
import TestSupport
import Testing

private let fixtures = files(in: "Tests/RasterSemanticsTests/Fixtures", endingWith: ".raster")
private let samples = files(in: "Samples", endingWith: ".raster")

@Suite struct FixtureTests {
  @Test(arguments: fixtures)
  func `a fixture gives the reports that stand in it`(path: String) throws {
    let project = try Project([path])
    #expect(mismatches(project.checked.diagnostics, in: project.fixtures) == [])
  }

  @Test(arguments: samples)
  func `a sample gives no report`(path: String) throws {
    let project = try Project([path])
    #expect(mismatches(project.checked.diagnostics, in: project.fixtures) == [])
  }
}
