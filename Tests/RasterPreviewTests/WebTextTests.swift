// The Swift that holds the scripts, styles and markup of pages matches their files.

import Foundation
import TestSupport
import Testing

@Suite struct WebTextTests {
  @Test(arguments: ["RasterPages", "RasterPreview"])
  func `Swift is generated from the files of pages`(module: String) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: repositoryRoot.appending(path: "Sources/\(module)/Web").path
    )
    #expect(names.count > 5)
    var written: Set = ["WebText.swift"]
    for name in names.sorted() {
      let text = try WebText(file: "Sources/\(module)/Web/\(name)", name: name)
      written.insert("\(text.typeName).swift")
      let path = "Sources/\(module)/WebText/\(text.typeName).swift"
      if let failure = try Golden.failure(path, made: text.swift) { Issue.record("\(failure)") }
    }
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: repositoryRoot.appending(path: "Sources/\(module)/WebText").path
    )
    #expect(Set(kept) == written, "a file of Swift has no file in Web")
  }
}

/// A file of a page, and the Swift that holds its text.
private struct WebText {
  /// The kinds of files: the delimiters of the comment in their first line, and the suffixes of
  /// properties.
  private static let kinds = [
    "js": ("// ", "", "Script"), "css": ("/* ", " */", "Style"),
    "html": ("<!-- ", " -->", "Markup"),
  ]

  let name: String
  let typeName: String
  private let summary: String
  private let lines: [Substring]

  init(file: String, name: String) throws {
    let text = try String(contentsOf: repositoryRoot.appending(path: file), encoding: .utf8)
    let parts = name.split(separator: ".")
    let kind = try #require(Self.kinds[String(parts[1])], "\(name)")
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = all[0]
    try #require(first.hasPrefix(kind.0) && first.hasSuffix("." + kind.1), "\(file): \(first)")
    self.name = name
    typeName = parts[0].split(separator: "-").map(\.capitalized).joined() + kind.2
    summary = String(first.dropFirst(kind.0.count).dropLast(kind.1.count))
    lines = Array(all.dropFirst())
  }

  var swift: String {
    let body = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      // \(summary)

      extension WebText {
        /// The text that `WebTextTests` writes from `Web/\(name)`.
        static let \(typeName.prefix(1).lowercased() + typeName.dropFirst()) = #\"""
      \(body)
          \"""#
      }

      """
  }
}
