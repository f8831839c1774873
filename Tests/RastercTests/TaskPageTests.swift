// The pages that begin with a task: their sources have no reports, and their commands print what they show.
//
// `RASTER_UPDATE=1 swift test` writes what the commands print into the pages.

import Foundation
import TestSupport
import Testing

@Suite struct TaskPageTests {
  /// Pages with files and commands; one of them runs a script in Python.
  private static let pages =
    ["ComingFrom", "DesignTokens", "GoldenTests", "SocialCards"]
    + (FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") ? ["StaticSites"] : [])

  private func page(_ name: String) throws -> TaskPage {
    TaskPage(String(decoding: try bytes(ofFileAt: TaskPage.path(name)), as: UTF8.self))
  }

  @Test(arguments: pages)
  func `the commands of a page print what it shows`(name: String) throws {
    let page = try page(name)
    let place = try Workplace(page.files)
    let sources = page.files.keys.filter { $0.hasSuffix(".raster") }.sorted()
    #expect(!sources.isEmpty)
    for command in [["check", "--warnings-as-errors"], ["format", "--check"]] {
      let run = try place.run(all: command + sources)
      #expect(run.code == 0 && run.errors.isEmpty && run.text.isEmpty, "\(run.errors)")
    }
    let made = try page.text { try place.shell($0) }
    if let failure = try Golden.failure(TaskPage.path(name), made: Array(made.utf8)) {
      Issue.record("\(failure)")
    }
  }

  @Test(arguments: ["ComingFrom", "DesignTokens"])
  func `the Swift of a page compiles with the Swift of its sources`(name: String) throws {
    let page = try page(name)
    let place = try Workplace(page.files)
    let sources = page.files.keys.filter { $0.hasSuffix(".raster") }.sorted()
    let run = try place.run(all: ["gen"] + sources + ["--output-directory", "swift"])
    #expect(run.code == 0, "\(run.errors)")
    try place.write(page.swift, to: "swift/main.swift")
    let files = place.names(in: "swift").map { "swift/\($0)" }
    try place.compile(["-typecheck", "-module-name", "Page"] + files)
  }

  @Test func `the page about tests shows the suite of the page of its module`() throws {
    let module = "Sources/RasterTesting/RasterTesting.docc/RasterTesting.md"
    let shown = TaskPage(String(decoding: try bytes(ofFileAt: module), as: UTF8.self)).swift
    #expect(try page("GoldenTests").swift == shown)
  }

  @Test func `the page about social cards shows the files of the sample`() throws {
    let shown = try page("SocialCards").blocks.filter { ["raster", "swift"].contains($0.language) }
    let sources = "Sources/SocialCards/"
    let files = ["ArticleCard.raster", "Cards.swift", "Server.swift"].map { sources + $0 }
    let texts = try (files + ["Package.swift"]).map {
      String(decoding: try bytes(ofFileAt: "Samples/SocialCards/\($0)"), as: UTF8.self)
    }
    #expect(shown.map(\.text) == texts)
  }
}

/// A page of the documentation, with its blocks of code.
private struct TaskPage {
  /// A block of code.
  struct Block {
    let language: String
    let text: String
    /// The last file name in the paragraph above the block.
    let file: String?
  }

  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  static func path(_ name: String) -> String { "Sources/Raster/Raster.docc/\(name).md" }

  /// The blocks, in order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var above: Substring = ""
    var index = lines.startIndex
    while index < lines.endIndex {
      let line = lines[index]
      if line.hasPrefix("```") {
        let code = lines[(index + 1)...].prefix { $0 != "```" }
        let name = above.matches(of: /`([\w\-\/.]+\.\w+)`/).last?.output.1
        let text = code.map { $0 + "\n" }.joined()
        blocks.append(
          Block(language: String(line.dropFirst(3)), text: text, file: name.map(String.init))
        )
        index = code.endIndex
      } else if !line.isEmpty {
        above = line
      }
      index += 1
    }
    return blocks
  }

  /// The files that the page shows, by their paths.
  var files: [String: String] {
    let files = blocks.filter { !["console", "sh", "text"].contains($0.language) }
    return Dictionary(files.compactMap { block in block.file.map { ($0, block.text) } }) { $1 }
  }

  /// All Swift of the page.
  var swift: String { blocks.filter { $0.language == "swift" }.map(\.text).joined(separator: "\n") }

  /// Returns the page with the output of its commands, which follow `$` in blocks for a console.
  ///
  /// Durations that a command prints stay as they are.
  func text(run: (String) throws -> String) throws -> String {
    var result: [String] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      result.append(String(line))
      guard line == "```console" else { continue }
      while let command = rest.first, command.hasPrefix("$ ") {
        let shown = rest.dropFirst().prefix { $0 != "```" && !$0.hasPrefix("$ ") }
        rest = rest[shown.endIndex...]
        result.append(String(command))
        result += Self.output(try run(String(command.dropFirst(2))), shown: shown.map(String.init))
      }
    }
    return result.joined(separator: "\n")
  }

  /// The lines of an output, or the shown lines if only durations differ.
  private static func output(_ text: String, shown: [String]) -> [String] {
    let duration = /\d+\.\d s\b/
    let made = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = text.hasSuffix("\n") || text.isEmpty ? made.dropLast() : made[...]
    let isEqual =
      lines.map { $0.replacing(duration, with: "") }
      == shown.map { $0.replacing(duration, with: "") }
    return isEqual ? shown : Array(lines)
  }
}
