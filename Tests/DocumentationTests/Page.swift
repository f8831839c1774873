// A page of the documentation, and the part of a program's file that it shows.

import Testing
import TestSupport

/// A page of the documentation.
struct Page: Sendable, CustomTestStringConvertible {
  /// Its path in the repository.
  let path: String

  private static let modules = ["Raster", "RasterStorage", "RasterInterpreter", "RasterLive"]

  /// All pages that show Swift, by module and path.
  static let all = modules.flatMap { module in
    files(in: "Sources/\(module)/\(module).docc", endingWith: ".md").map(Page.init)
  }.filter { (try? $0.blocks("swift").isEmpty) != true }

  static let readme = Page(path: "README.md")

  var testDescription: String { name }

  /// The file's name without its suffix.
  var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  /// The lines of the page's only code block in a language.
  func block(_ language: String) throws -> String {
    let blocks = try blocks(language)
    try #require(blocks.count == 1, "\(path) has \(blocks.count) blocks of \(language)")
    return blocks[0]
  }

  /// The lines of each of the page's blocks in a language.
  func blocks(_ language: String) throws -> [String] {
    let lines = try Self.lines(path)
    let starts = lines.indices.filter { lines[$0] == "```\(language)" }
    return starts.map { lines[($0 + 1)...].prefix { $0 != "```" }.joined(separator: "\n") }
  }

  /// The parts between `// begin page` and `// end page` in the program's file.
  ///
  /// An empty line separates the parts. Each is without the indentation of its first marker.
  func program() throws -> String { try Self.program(at: "Tests/Support/Programs/\(name).swift") }

  /// The same parts of any file.
  static func program(at path: String) throws -> String {
    var parts: [[Substring]] = []
    var indentation: Int?
    for line in try lines(path) {
      let text = line.drop { $0 == " " }
      switch (text, indentation) {
      case ("// begin page", nil):
        indentation = line.count - text.count
        parts.append([])
      case ("// end page", .some): indentation = nil
      case (_, let count?): parts[parts.count - 1].append(line.dropFirst(count))
      case (_, nil): continue
      }
    }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private static func lines(_ path: String) throws -> [Substring] {
    let text = String(decoding: try bytes(ofFileAt: path), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
