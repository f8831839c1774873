// The kit of components in `Samples/Kit`: its reports, its files, its looks and its pictures.
//
// `RASTER_UPDATE=1 swift test` regenerates the pictures; `SampleLookTests` compares the looks.

import Foundation
import TestSupport
import Testing

@Suite struct KitTests {
  private static let folder = "Samples/Kit/Components"
  private static let names = files(in: folder, endingWith: ".raster")
    .compactMap { $0.split(separator: "/").last.map { String($0.dropLast(7)) } }

  private func path(_ path: String) -> String {
    repositoryRoot.appending(path: path).path(percentEncoded: false)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try bytes(ofFileAt: path), as: UTF8.self)
  }

  @Test(arguments: [["check", "--warnings-as-errors"], ["format", "--check"]])
  func `the kit and its overview have no reports and are formatted`(command: [String]) throws {
    let run = try Workplace().run(all: command + [path("Samples/Kit")])
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  /// The files that a file imports, and those that they import.
  private func copied(_ name: String) throws -> [String: String] {
    var files: [String: String] = [:]
    var pending = ["\(name).raster"]
    while let next = pending.popLast() {
      if files[next] != nil { continue }
      let source = try text("\(Self.folder)/\(next)")
      files[next] = source
      guard next.hasSuffix(".raster") else { continue }
      pending += source.matches(of: /(?m)^import "([^"]+)"/).map { String($0.output.1) }
    }
    return files
  }

  @Test(arguments: names)
  func `a file can be copied with the files that it imports`(name: String) throws {
    let run = try Workplace(try copied(name)).run("check", ".", "--warnings-as-errors")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func `the kit has forty components, and more than 1,500 looks at one scale`() throws {
    let readme = try text("Samples/Kit/README.md")
    let start = try #require(readme.firstRange(of: "## The components")).upperBound
    let rows = readme[start...].split(separator: "\n").filter { $0.hasPrefix("| ") }.joined()
    let listed = rows.matches(of: /`(Kit\w+)`/).map { String($0.output.1) }
    #expect(listed.count == 40 && Set(listed).count == 40)
    #expect(Set(listed).subtracting(Self.names).isEmpty)
    let looks = try text("\(Self.folder)/looks.lock").split(separator: "\n")
    #expect(looks.count { $0.contains(" @1x ") } >= 1_500)
  }

  @Test func `no component of the guide's table computes a rectangle`() throws {
    let twenty = files(in: "Tests/Support/Kit/peers", endingWith: ".html")
      .compactMap { $0.split(separator: "/").last?.dropLast(5) }
    #expect(twenty.count == 20)
    for name in twenty {
      let source = try text("\(Self.folder)/Kit\(name).raster")
      #expect(!source.contains(/\bRect\(|content\.size/), "\(name)")
    }
  }

  @Test(arguments: [
    ("KitOverview", ["plain"], "light"), ("KitShelf", ["plain", "vivid", "strong"], "both"),
  ])
  func `the pictures show the kit`(
    component: String,
    states: [String],
    appearance: String
  ) throws {
    let place = try Workplace()
    let run = try place.run(
      all: ["render", path("Samples/Kit/Overview"), "--component", component]
        + states.flatMap { ["--state", $0] }
        + ["--appearance", appearance, "--crop", "bounds", "--png-level", "small"]
        + ["--output-directory", "images"]
    )
    #expect(run.code == 0)
    for name in place.names(in: "images") {
      let drawn = try #require(place.bytes("images/\(name)"))
      let path = "Samples/Images/Kit/\(name)"
      if let failure = try Golden.failure(path, made: drawn) { Issue.record("\(failure)") }
    }
    #expect(place.names(in: "images").count == states.count * (appearance == "both" ? 2 : 1))
  }
}
