// The guides to sources and tests name existing files, folders and modules.

import Foundation
import Testing

@Suite struct GuideTests {
  @Test(arguments: ["Sources/README.md", "Tests/README.md"])
  func `a guide names existing files`(_ guide: String) throws {
    let text = try String(
      contentsOf: RepositoryTests.root.appending(path: guide),
      encoding: .utf8
    )
    let paths = text.matches(of: /`((?:Sources|Tests|Samples|Grammar)\/[^`*]*)`/).map {
      String($0.output.1)
    }
    #expect(paths.count > 5)
    for path in paths {
      let file = RepositoryTests.root.appending(path: path).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: file), "\(guide) names \(path)")
    }
  }

  @Test func `a recipe names existing files`() throws {
    let text = try String(
      contentsOf: RepositoryTests.root.appending(path: "Sources/README.md"),
      encoding: .utf8
    )
    let recipes = try #require(text.split(separator: "## How to add …").last)
    let files =
      try RepositoryTests.swiftFiles("Sources").map(\.path)
      + RepositoryTests.swiftFiles("Tests").map(\.path)
    let names = recipes.matches(of: /`([^` …]*\.swift)`/).map { String($0.output.1) }
    #expect(names.count > 20)
    for name in names where !name.contains("*") && name != "RecordedX.swift" {
      #expect(files.contains { ("/" + $0).hasSuffix("/" + name) }, "\(name)")
    }
  }

  @Test func `the filters of the guide for contributors name existing suites`() throws {
    let text = try String(
      contentsOf: RepositoryTests.root.appending(path: ".github/CONTRIBUTING.md"),
      encoding: .utf8
    )
    let suites = try RepositoryTests.swiftFiles("Tests").map(\.path)
    let filters = text.matches(of: /\n +\| [^|]+ \| `([^`]+)` \|/).map { $0.output.1 }
    #expect(filters.count > 5)
    for name in filters.flatMap({ $0.split(separator: "\\|") }) {
      #expect(suites.contains { $0.contains("/" + name) }, "\(name)")
    }
  }

  @Test func `the guide to the sources has a row for each module and its floors`() throws {
    let text = try String(
      contentsOf: RepositoryTests.root.appending(path: "Sources/README.md"),
      encoding: .utf8
    )
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: RepositoryTests.root.appending(path: "Sources").path(percentEncoded: false)
    )
    for module in folders where !module.contains(".") {
      #expect(text.contains("\n| `\(module)` | "), "\(module)")
    }
    for (module, floors) in Floors.modules {
      let names = floors.reversed().map { $0.rooms.joined(separator: ", ") }
        .joined(separator: " · ")
      #expect(text.contains("\n| `\(module)` | \(names) |\n"), "\(module): \(names)")
    }
  }

  @Test func `the guide to the tests names every folder, script and oracle`() throws {
    let tests = RepositoryTests.root.appending(path: "Tests")
    let text = try String(contentsOf: tests.appending(path: "README.md"), encoding: .utf8)
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: tests.appending(path: "Support").path(percentEncoded: false)
    ).filter { $0.hasSuffix(".sh") }
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: tests.path(percentEncoded: false)
    ).filter { !$0.contains(".") }
    for name in scripts + folders { #expect(text.contains("`\(name)`"), "\(name)") }
  }
}
