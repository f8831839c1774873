// Editions of the language, and `rasterc migrate`.

import Foundation
import TestSupport
import Testing

/// Two chips whose letters join in edition 2026, beside one whose letters do not matter.
private let chips = """
  font "Naskh", file: "naskh.ttf"

  component Chips {
    state first: String = "بحم"
    state second: String = "ته"
    size 120, 40

    draw {
      let body = TextStyle(font: Font(family: "Naskh", size: 20))
      text [TextRun(first, background: #EEF0F4, padding: 3), TextRun(second)], in: bounds, style: body
    }

    states { latin first: "ab", second: "cd" }
  }

  component Latin {
    state label: String = "ab"
    size 60, 40

    draw { text [TextRun(label, padding: 3), TextRun(label)], in: bounds, with: #000000 }
  }

  """

@Suite struct MigrateTests {
  private func workplace(_ files: [String: String]) throws -> Workplace {
    let place = try Workplace(files)
    let font = try bytes(ofFileAt: "Tests/RasterTests/Text/OpenType/Fixtures/shaping-naskh.ttf")
    for folder in Set(files.keys.filter { $0.hasSuffix(".raster") }.map(Self.folder)) {
      let url = place.url.appending(path: folder + "naskh.ttf")
      try Data(font).write(to: url)
    }
    return place
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
  }

  /// The sources with other names, because all inputs of a run share their names.
  private func named(_ suffix: String) -> String {
    chips.replacing("component Chips", with: "component Chips\(suffix)")
      .replacing("component Latin", with: "component Latin\(suffix)")
  }

  private func picture(_ place: Workplace, _ path: String) throws -> [UInt8]? {
    let run = try place.run("render", path, "--component", "Chips", "-o", "out/")
    #expect(run.code == 0, "\(run.errors)")
    defer { try? FileManager.default.removeItem(at: place.url.appending(path: "out")) }
    return place.bytes("out/Chips-plain.png")
  }

  @Test func `an edition changes the pixels of letters beside padding`() throws {
    let place = try workplace([
      "old/A.raster": chips, "first/A.raster": "// raster edition 2027\n" + chips,
      "project/A.raster": chips, "project/raster.json": #"{ "edition": "2027" }"#,
      "both/A.raster": "// raster edition 2026\n" + chips,
      "both/raster.json": #"{ "edition": "2027" }"#,
      "named/A.raster": chips.replacing("padding: 3)", with: "padding: 3, joins: false)"),
    ])
    let old = try picture(place, "old/A.raster")
    let new = try picture(place, "first/A.raster")
    #expect(old != nil && new != nil && old != new)
    #expect(try picture(place, "project/A.raster") == new)
    #expect(try picture(place, "both/A.raster") == old, "the file takes precedence")
    #expect(try picture(place, "named/A.raster") == new, "the argument has the effect")
  }

  @Test func `a look that changes is listed with its cause`() throws {
    let place = try workplace(["A.raster": chips])
    let run = try place.run("migrate", "A.raster", "--scale", "1")
    #expect(run.code == 10)
    #expect(run.text.hasPrefix("Chips/plain changed"), "\(run.text)")
    #expect(run.text.split(separator: "\n").count == 1, "\(run.text)")
    #expect(
      run.errors.contains(
        "in edition 2027, letters in this padded run do not join letters beside it [edition-change]"
      )
    )
    #expect(run.errors.components(separatedBy: "[edition-change]").count == 2, "\(run.errors)")
    #expect(run.errors.contains("1 of 3 looks changed"), "\(run.errors)")
    #expect(place.text("A.raster") == chips)
    #expect(try place.run("migrate", "A.raster", "--edition", "2026").code == 0)
    #expect(try place.run("migrate", "A.raster", "--edition", "2025").code == 2)
  }

  @Test func `applying keeps looks and selects the edition of a lone file`() throws {
    let place = try workplace(["A.raster": chips])
    let before = try picture(place, "A.raster")
    let run = try place.run("migrate", "A.raster", "--apply")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.text.hasSuffix("A.raster: edition 2027\n"), "\(run.text)")
    let expected = chips.replacing(
      "background: #EEF0F4, padding: 3)",
      with: "background: #EEF0F4, padding: 3, joins: true)"
    )
    #expect(place.text("A.raster") == "// raster edition 2027\n" + expected)
    #expect(try picture(place, "A.raster") == before)
    let again = try place.run("migrate", "A.raster", "--apply")
    #expect(again.code == 0 && again.text.isEmpty, "\(again.text)\(again.errors)")
  }

  @Test func `applying selects the edition in project files of the folder`() throws {
    let place = try workplace([
      "a/A.raster": chips,
      "b/raster.json": "{\n  \"format\": { \"lineLength\": 90 }\n}\n", "b/B.raster": named("B"),
      "c/raster.json": #"{ "edition": "2026" }"#, "c/d/C.raster": named("C"),
      "c/d/E.raster": "// Drawn before.\n// raster edition 2026\nlet gap = 8.0\n",
      "raster.json": "{}", "lone/A.raster": named("D"),
    ])
    let folders = ["a", "b", "c", "lone/A.raster"]
    let run = try place.run(all: ["migrate"] + folders + ["--apply", "--format", "json"])
    #expect(run.code == 0, "\(run.errors)")
    // The project file of 'a' is outside of it, and applies to other sources.
    #expect(place.text("a/A.raster").hasPrefix("// raster edition 2027\nfont"))
    #expect(place.bytes("a/raster.json") == nil)
    #expect(place.text("raster.json") == "{}")
    #expect(
      place.text("b/raster.json")
        == "{\n  \"edition\": \"2027\",\n  \"format\": { \"lineLength\": 90 }\n}\n"
    )
    #expect(!place.text("b/B.raster").contains("edition"))
    #expect(place.text("c/raster.json") == #"{ "edition": "2027" }"#)
    #expect(
      place.text("c/d/E.raster") == "// Drawn before.\n// raster edition 2027\nlet gap = 8.0\n"
    )
    #expect(place.text("lone/A.raster").hasPrefix("// raster edition 2027\nfont"))
    let record = try #require(
      JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    )
    #expect(
      record["written"] as? [String] == [
        "a/A.raster", "b/B.raster", "b/raster.json", "c/d/C.raster", "c/d/E.raster",
        "c/raster.json", "lone/A.raster",
      ]
    )
    #expect(try place.run(all: ["migrate"] + folders).code == 0)
  }

  @Test func `applying creates a project file for a folder without one`() throws {
    let place = try workplace(["a/A.raster": chips])
    #expect(try place.run("migrate", "a", "--apply").code == 0)
    #expect(place.text("a/raster.json") == "{\n  \"edition\": \"2027\"\n}\n")
    #expect(!place.text("a/A.raster").contains("edition"))
  }

  @Test func `an unknown edition of a project is reported with the nearest`() throws {
    for (value, nearest) in [(#""2025""#, "2026"), ("2027", "2027"), (#""2031""#, "2027")] {
      let place = try Workplace([
        "A.raster": dot, "raster.json": "{ \"edition\": \(value) }",
      ])
      let run = try place.run("check", "A.raster")
      #expect(run.code == 1)
      #expect(run.errors.contains("expected '2026', '2027' for 'edition' [project-file]"))
      #expect(run.errors.contains("replace with '\(nearest)'"), "\(run.errors)")
    }
  }

  @Test func `an imported file keeps its own edition`() throws {
    let part = """
      func chip(_ words: String) -> TextRun { TextRun(words, background: #EEF0F4, padding: 3) }

      """
    let user =
      "import \"../part/Part.raster\"\n"
      + chips.replacing("TextRun(first, background: #EEF0F4, padding: 3)", with: "chip(first)")
    let place = try workplace([
      "a/A.raster": user, "part/Part.raster": part,
      "b/A.raster": user.replacing("part/Part", with: "new/Part"),
      "new/Part.raster": "// raster edition 2027\n" + part,
    ])
    let joined = try picture(place, "a/A.raster")
    #expect(try picture(place, "b/A.raster") != joined)
    #expect(try place.run("migrate", "a").code == 0, "only the imported file has the call")
    #expect(try place.run("migrate", "a", "--apply").code == 0)
    #expect(try picture(place, "a/A.raster") == joined)
    let both = try place.run("migrate", "part", "a")
    #expect(
      both.code == 10 && both.text.hasPrefix("Chips/plain changed"),
      "\(both.text)\(both.errors)"
    )
  }

  @Test func `generated Swift contains the effect of the edition as an argument`() throws {
    let place = try workplace(["A.raster": chips, "B.raster": "// raster edition 2027\n" + chips])
    for (file, count) in [("A.raster", 1), ("B.raster", 3)] {
      let run = try place.run("gen", file, "-o", "-")
      #expect(run.text.components(separatedBy: "joins: false").count == count, "\(run.text)")
    }
  }

  @Test func `the list equals the looks that differ, for random programs`() throws {
    let place = try Workplace()
    let check = try MigrationCheck(0..<12, seed: 5, in: place.url)
    let findings = try check.findings { arguments, _ in
      let run = try place.run(all: arguments)
      #expect(run.errors.isEmpty || run.code != 1, "\(run.errors)")
      return run.output
    }
    #expect(findings.isFine, "\(findings)")
    #expect(findings.changed > 0 && findings.changed < findings.looks)
  }
}
