// The samples are also fixtures: they parse without a report.

import RasterSyntax
import TestSupport
import Testing

private let samples = files(in: "Samples", endingWith: ".raster")

@Suite struct SampleTests {
  @Test(arguments: samples)
  func `a sample parses without a report`(path: String) throws {
    let fixture = try Fixture(path: path)
    #expect(fixture.mismatches(parse(fixture.source).diagnostics) == [])
  }
}
