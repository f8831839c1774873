// The code that the plugin's tool links, which users of the plugin compile first.

import Foundation
import Testing

@Suite struct ToolTests {
  /// The modules that the manifest lets `rastergen` link.
  private static func modules() throws -> Set<String> {
    let manifest = try String(
      contentsOf: RepositoryTests.root.appending(path: "Package.swift"),
      encoding: .utf8
    )
    let dependencies = self.dependencies(in: manifest)
    var modules: Set<String> = ["rastergen"]
    var waiting = ["rastergen"]
    while let module = waiting.popLast() {
      for name in try #require(dependencies[module], "\(module) is no target")
      where modules.insert(name).inserted {
        waiting.append(name)
      }
    }
    return modules
  }

  /// The dependencies of each target of a manifest that are given by name.
  private static func dependencies(in manifest: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for text in manifest.components(separatedBy: "arget(").dropFirst() {
      let strings = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard strings.count > 1 else { continue }
      let list = text.components(separatedBy: "dependencies: [").dropFirst().first ?? ""
      let names = list.prefix { $0 != "]" }.split(separator: "\"", omittingEmptySubsequences: false)
      result[String(strings[1])] = names.enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    return result
  }

  /// Code for drawing, serving, previews or batches does not belong there.
  @Test func `the plugin's tool links only the modules that generate Swift`() throws {
    let expected: Set = [
      "rastergen", "RasterCommands", "RasterCodegen", "RasterSemantics", "RasterSyntax",
      "RasterValues", "RasterVectors",
    ]
    #expect(try Self.modules() == expected)
  }

  @Test func `the plugin's tool stays small`() throws {
    // Lines of Swift. Lower it when it can be; a user's first build pays for each.
    let limit = 102_000
    var count = 0
    for module in try Self.modules() {
      for (_, text) in try RepositoryTests.swiftFiles("Sources/\(module)") {
        count += text.utf8.count { $0 == UInt8(ascii: "\n") }
      }
    }
    #expect(count <= limit, "\(count) lines")
    #expect(count > limit - 2_500, "\(count) lines: lower the limit")
  }
}
