// The output of `looks` and `inspect`, and its copies in the documentation.

import Foundation
import Testing
import TestSupport

@Suite struct LooksAndExplainTests {
  private let place: Workplace
  private let page: String

  init() throws {
    page = String(
      decoding: try bytes(ofFileAt: "Sources/Raster/Raster.docc/TheCommand.md"),
      as: UTF8.self
    )
    // The page's program, whose lines are indented.
    let start = try #require(page.range(of: "    component Lamp {\n"))
    let end = try #require(page.range(of: "\n    }\n", range: start.upperBound..<page.endIndex))
    let lines = page[start.lowerBound..<end.upperBound].split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    place = try Workplace([
      "Lamp.raster": lines.map { $0.dropFirst(4) }.joined(separator: "\n"),
      "Pair.raster": """
      enum Kind { case calm, wild }
      component Left {
        state kind: Kind = .calm
        state level: Int = 0, in: 0...3
        size 8, 8
        draw { if environment.appearance == .dark || kind == .wild { fill rect(bounds), with: .black } }
        states {
          night environment: Environment(appearance: .dark)
          wide bounds: (20, 8)
          wild kind: .wild
          far level: 9
        }
      }
      component Right {
        size 8, 8
        draw { place Left(), in: bounds }
      }
      """,
    ])
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }

  @Test(arguments: [
    ["looks", "Lamp.raster", "--scale", "1,2"],
    ["inspect", "Lamp.raster", "--state", "plain", "--state", "red"],
  ])
  func `the page shows the actual output`(words: [String]) throws {
    let run = try place.run(all: words)
    #expect(run.code == 0 && run.errors == "")
    #expect(page.contains("`rasterc \(words.joined(separator: " "))`"))
    #expect(page.contains(indented(run.text)), "\(run.text)")
  }

  @Test func `states with identical drawings, and unreachable ones, are listed`() throws {
    let run = try place.run("looks", "Pair.raster", "--component", "Left")
    #expect(run.code == 0)
    #expect(run.text.contains("Left: 5 states, 3 looks"))
    #expect(run.text.contains("look 1: plain, far ("))
    #expect(run.text.contains("look 2: night, wild ("))
    #expect(run.text.contains("unreachable: far, because of its level\n"))
    #expect(run.text.contains("level: never read\n"))
    #expect(run.text.contains("environment.appearance: Pair.raster:6:13\n"))
    #expect(!run.text.contains("Right"))
  }

  @Test(arguments: [
    (["--state", "night"], "night", nil),
    (["--state", "plain", "--state", "wide"], "do not share a look\n  size: 8x8, 20x8\n", false),
    (
      ["--state", "plain", "--state", "night"],
      "do not share a look\n  environment.appearance: .light, .dark\n", false
    ),
    (
      ["--state", "night", "--state", "wild"],
      "share a look although their keys differ: it is recorded for each, and drawn once\n", false
    ),
    (
      ["--set", "level=1", "--set", "level=2"],
      "share a look: their requests have the same key\n  level: 1, 2 (not read)\n", true
    ),
    (
      ["--set", "kind=wild"],
      "plain and plain with kind set do not share a look\n  kind: .calm, .wild\n", false
    ),
  ])
  func `two requests are compared`(words: [String], text: String, sharesKey: Bool?) throws {
    let all = ["inspect", "Pair.raster", "--component", "Left"] + words
    let run = try place.run(all: all)
    #expect(run.code == 0)
    #expect(run.text.contains(text) == (sharesKey != nil), "\(run.text)")
    let record = try record(all)
    let comparison = record["comparison"] as? [String: Any]
    #expect(comparison?["sharesKey"] as? Bool == sharesKey)
  }

  /// The record that a command prints.
  private func record(_ words: [String]) throws -> [String: Any] {
    let run = try place.run(all: words + ["--format", "json"])
    #expect(run.code == 0)
    #expect(run.text.hasSuffix("}\n") && run.text.count { $0 == "\n" } == 1)
    let object = try JSONSerialization.jsonObject(with: Data(run.output))
    return try #require(object as? [String: Any])
  }

  @Test func `both commands print one record, whose members the page names`() throws {
    var words: Set<String> = []
    for command in [
      ["looks", "Lamp.raster"], ["inspect", "Lamp.raster", "--set", "count=1"],
      ["looks", "Pair.raster"],
    ] {
      let record = try record(command)
      #expect(record["version"] as? Int == 1)
      var pending: [Any] = [record]
      while let next = pending.popLast() {
        if let object = next as? [String: Any] {
          words.formUnion(object.keys)
          pending += object.filter { !["range", "reads"].contains($0.key) }.map { $0.value }
        } else if let list = next as? [Any] {
          pending += list
        }
      }
    }
    #expect(words.count > 20)
    for word in words where !["number", "scale"].contains(word) {
      #expect(page.contains("`\(word)`"), "\(word)")
    }
  }

  @Test(arguments: [
    (["inspect", "Pair.raster"], "inspect takes one component, but there are 2"),
    (["inspect", "Lamp.raster", "--state", "rde"], "has no state 'rde'; did you mean 'red'?"),
    (
      ["looks", "Lamp.raster", "--component", "Lam"],
      "unknown component 'Lam'; did you mean 'Lamp'?"
    ),
    (["looks", "Lamp.raster", "--scale", "0"], "--scale takes positive numbers such as 1,2,3"),
    (
      ["inspect", "Lamp.raster"] + Array(repeating: ["--set", "hue=1"], count: 3).flatMap { $0 },
      "--set hue can be given at most twice"
    ),
    (["inspect", "Lamp.raster", "--set", "hue=x"], "no value named 'x' in scope"),
  ])
  func `invalid requests are rejected`(words: [String], message: String) throws {
    let run = try place.run(all: words)
    #expect(run.code == 2 && run.text == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
