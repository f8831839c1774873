// The documentation page of `RasterTesting` shows tests that run.

import Foundation
import TestSupport
import Testing

@Suite struct PageTests {
  private func text(of path: String) throws -> String {
    try String(contentsOf: repositoryRoot.appending(path: path), encoding: .utf8)
  }

  @Test func `the page shows a suite of these tests`() throws {
    let page = try text(of: "Sources/RasterTesting/RasterTesting.docc/RasterTesting.md")
    let suite = try text(of: "Tests/RasterTestingTests/ToggleLooks.swift")
    let start = try #require(suite.range(of: "@Suite"))
    #expect(page.contains("\n\n" + suite[start.lowerBound...] + "```\n"))
  }
}
