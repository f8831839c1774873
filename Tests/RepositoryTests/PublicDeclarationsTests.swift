// The public declarations of the libraries equal a list, so that API changes are explicit.

import Foundation
import Testing

@Suite struct PublicDeclarationsTests {
  private static let path = "Tests/RepositoryTests/PublicDeclarations.txt"
  /// The modules that programs import, directly or through another module.
  private static let modules = [
    "RasterValues", "RasterDrawing", "Raster", "RasterUI", "RasterStorage", "RasterInterpreter",
    "RasterLive", "RasterTesting",
  ]

  @Test func `public declarations equal the list`() throws {
    var text = ""
    for module in Self.modules {
      let sources = try SwiftSource.all(in: "Sources/\(module)")
      let lines = sources.flatMap { PublicDeclarations($0).lines }.sorted()
      text += "# \(module)\n" + lines.map { $0 + "\n" }.joined() + "\n"
    }
    let file = RepositoryTests.root.appending(path: Self.path)
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard kept != text else { return }
    if ProcessInfo.processInfo.environment["RASTER_UPDATE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(Self.path) was rewritten: read the difference, and test again")
      return
    }
    let (old, new) = (Set(kept.split(separator: "\n")), Set(text.split(separator: "\n")))
    let gone = old.subtracting(new).sorted().prefix(5).map { "- \($0)" }
    let added = new.subtracting(old).sorted().prefix(5).map { "+ \($0)" }
    let difference = (gone + added).joined(separator: "\n")
    Issue.record("\(Self.path) is stale: run this test with RASTER_UPDATE=1\n\(difference)")
  }

  @Test func `public declarations are documented`() throws {
    for module in Self.modules {
      for source in try SwiftSource.all(in: "Sources/\(module)") {
        // The comment of an enumeration can cover cases whose names are enough.
        let lines = PublicDeclarations(source).undocumented.filter { !$0.contains(": case ") }
        #expect(
          lines.isEmpty,
          "a comment with '///' is missing in \(source.path): \(lines.joined(separator: ", "))"
        )
      }
    }
  }

  @Test func `comments above attributes and conditions count`() {
    let text =
      "/// A.\n@frozen\npublic struct A {\n  public let b = 1\n  // C.\n  public var c = 2\n}\n"
    let lines = PublicDeclarations(SwiftSource(path: "A.swift", text: text)).undocumented
    #expect(lines == ["A: public let b", "A: public var c"])
  }

  @Test(arguments: [
    (
      "public struct A: Sendable {\n  public let b, c: Int\n  let d: Int\n}",
      ["public struct A: Sendable", "A: public let b, c: Int"]
    ),
    (
      "public enum A {\n  case one, two(Int)\n  enum B { case three }\n}",
      ["public enum A", "A: case one, two(Int)"]
    ),
    (
      "public protocol P {\n  func a()\n  var b: Int { get }\n}",
      ["public protocol P", "P: func a()", "P: var b: Int"]
    ),
    (
      "extension A.B {\n  // All.\n  public func c(\n    _ d: String = \"x\",\n    e: Int\n  ) -> Int { 0 }\n}",
      ["A.B: public func c(_ d: String = \"x\", e: Int) -> Int"]
    ),
    ("public func a() {\n  let b = 1\n}\nprivate func c() {}", ["public func a()"]),
    (
      "public struct A<B: C>: D where B.E == F {\n  public var g: Int\n}",
      ["public struct A<B: C>: D where B.E == F", "A: public var g: Int"]
    ),
    (
      "struct A {\n  public static let b = 3\n  public private(set) var c = 0\n}",
      ["A: public static let b", "A: public private(set) var c"]
    ),
  ])
  func `public declarations are found as written`(text: String, lines: [String]) {
    #expect(PublicDeclarations(SwiftSource(path: "A.swift", text: text)).lines == lines)
  }
}
