// No report of the checker is without a fixture.

import Foundation
import TestSupport
import Testing

@Suite struct ReportTests {
  @Test func `every report's code stands in a fixture`() throws {
    let fixtures = try texts(in: "Tests/RasterSemanticsTests/Fixtures", endingWith: ".raster")
    let reports = try texts(in: "Sources/RasterSemantics/Reports", endingWith: "Reports.swift")
    var codes: Set<String> = []
    for severity in [".error", ".warning"] {
      for part in reports.components(separatedBy: "\(severity),").dropFirst() {
        let words = part.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        if words.count == 3 { codes.insert(String(words[1])) }
      }
    }
    #expect(codes.count > 50)
    #expect(codes.filter { !fixtures.contains("[\($0)]") } == [])
  }

  private func texts(in folder: String, endingWith suffix: String) throws -> String {
    try files(in: folder, endingWith: suffix)
      .map { String(decoding: try bytes(ofFileAt: $0), as: UTF8.self) }
      .joined()
  }
}
