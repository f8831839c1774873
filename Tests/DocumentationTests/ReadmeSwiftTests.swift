// README's Swift is compiled and run, SwiftPM reads its manifest, and its length is limited.

import DocumentationPrograms
import Foundation
import TestSupport
import Testing

@Suite struct ReadmeSwiftTests {
  /// The manifest, followed by the parts of one program.
  private let blocks: [String]

  init() throws {
    blocks = try Page.readme.blocks("swift")
    try #require(blocks.first?.hasPrefix("// swift-tools-version") ?? false)
  }

  @Test func `README shows its program verbatim`() throws {
    let program = try Page.readme.program()
    #expect(blocks.dropFirst().joined(separator: "\n\n") == program)
  }

  @Test func `README's program prints the output in its comments`() async throws {
    let output = Output()
    try await Program.readme.run(output)
    let expected = blocks.joined(separator: "\n").split(separator: "\n").compactMap { line in
      line.hasPrefix("print(") ? line.split(separator: "  // ").last.map(String.init) : nil
    }
    #expect(output.text == expected.joined(separator: "\n"))
  }

  @Test func `SwiftPM reads README's manifest, whose products exist`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try blocks[0].write(
      to: folder.appending(path: "Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "dump-package"]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let manifest = String(decoding: try bytes(ofFileAt: "Package.swift"), as: UTF8.self)
    #expect(manifest.contains(".library(name: \"Raster\""))
    #expect(manifest.contains(".library(name: \"RasterInterpreter\""))
    #expect(manifest.contains(".plugin(name: \"RasterBuildToolPlugin\""))
  }

  @Test func `README has at most 150 lines, and its links resolve`() throws {
    let text = String(decoding: try bytes(ofFileAt: "README.md"), as: UTF8.self)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    let links = text.matches(of: /\]\(([^)]*)\)|src="([^"]*)"/)
    #expect(links.count > 5)
    for link in links {
      let path = String(link.output.1 ?? link.output.2 ?? "")
      #expect(throws: Never.self, "\(path)") { try bytes(ofFileAt: path) }
    }
  }

  @Test func `the gate runs the tests with README's command`() throws {
    let text = String(decoding: try bytes(ofFileAt: "README.md"), as: UTF8.self)
    let command = try #require(text.split(separator: "\n").first { $0.hasPrefix("    swift test") })
    let gate = String(decoding: try bytes(ofFileAt: ".ci/run"), as: UTF8.self)
    #expect(gate.contains(command.drop { $0 == " " }))
  }
}
