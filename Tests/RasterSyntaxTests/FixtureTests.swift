// Every fixture gives the reports that it declares, and prints unchanged.

import RasterSyntax
import TestSupport
import Testing

private let fixtures = files(in: "Tests/RasterSyntaxTests/Fixtures", endingWith: ".raster")

@Suite struct FixtureTests {
  @Test(arguments: fixtures)
  func `a fixture gives the reports that it declares`(path: String) throws {
    let fixture = try Fixture(path: path)
    let reports = parse(fixture.source).diagnostics
    #expect(fixture.mismatches(reports) == [])
    if isUpdating { try fixture.rewrite(expecting: reports) }
  }

  @Test(arguments: fixtures)
  func `the tokens of a fixture are its bytes`(path: String) throws {
    let source = try Fixture(path: path).source
    #expect(parse(source).printed() == source.bytes)
  }
}
