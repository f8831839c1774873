// The guide `Installing` lists every place that waits for a decision before a release.

import Foundation
import Testing

@Suite struct PublishingTests {
  private static let guide = "Sources/Raster/Raster.docc/Installing.md"
  private static let kinds: Set = ["", "json", "md", "swift", "txt", "yml"]

  private let decisions: Substring

  init() throws {
    decisions = try #require(Self.text(Self.guide)?.split(separator: "### Before publishing").last)
  }

  private static func text(_ path: String) -> String? {
    try? String(contentsOf: RepositoryTests.root.appending(path: path), encoding: .utf8)
  }

  /// The quoted paths in the row of a decision.
  private func places(of decision: String) throws -> Set<String> {
    let rows = decisions.split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| \(decision)") }, "\(decision)")
    let quoted = row.split(separator: " | ").last?.matches(of: /`([^`]+)`/) ?? []
    let names = quoted.map { String($0.output.1) }.filter { $0.contains("/") || $0.contains("E") }
    return Set(names.filter { !$0.hasPrefix(".ci/") })
  }

  /// The files outside the tests that contain a text.
  private func files(containing part: String) throws -> Set<String> {
    let folders = ["Sources", "Grammar", "Samples", ".ci", ".github"]
    let paths = try folders.flatMap { folder in
      let base = RepositoryTests.root.appending(path: folder).path(percentEncoded: false)
      return try FileManager.default.subpathsOfDirectory(atPath: base).map { "\(folder)/\($0)" }
    }
    return Set(
      (["README.md", "Package.swift"] + paths).filter { path in
        Self.kinds.contains(URL(filePath: path).pathExtension) && !path.contains(".build/")
          && Self.text(path)?.contains(part) == true
      }
    )
  }

  @Test func `the row of the address lists every file with the placeholder`() throws {
    #expect(try places(of: "the address") == files(containing: "example.com/raster"))
  }

  @Test func `the row of the licence lists every file that says that there is none`() throws {
    var expected = try files(containing: "no licence")
    if Self.text("LICENSE") == nil { expected.insert("LICENSE") }
    #expect(try places(of: "the licence") == expected)
  }

  @Test func `the row of the accounts lists the file with the publisher`() throws {
    #expect(try places(of: "the accounts") == files(containing: "\"publisher\":"))
  }

  @Test func `the manifest has the place for the release's bundle`() throws {
    let manifest = try #require(Self.text("Package.swift"))
    let line = try #require(manifest.split(separator: "\n").first { $0.hasPrefix("let release: ") })
    #expect(line.hasSuffix("= nil") || line.contains("\"https://"))
    #expect(decisions.contains("`Package.swift`, at `let release`"))
  }
}
