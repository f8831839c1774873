// The output of `gen`, and its preview of changes.

import Testing

@Suite struct GenerateTests {
  private let place: Workplace

  init() throws {
    place = try Workplace([
      "parts/Dot.raster": dot, "parts/icons/Dot.raster": dot.renamed("IconDot", "IconStyle"),
    ])
  }

  @Test func `each source gives one file, named after its path`() throws {
    let run = try place.run("gen", "parts", "--output-directory", "out")
    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(place.names(in: "out") == ["Dot.raster.swift", "icons+Dot.raster.swift"])
  }

  @Test func `names are relative to the root`() throws {
    let run = try place.run(
      "gen",
      "parts/icons/Dot.raster",
      "--root",
      ".",
      "--output-directory",
      "out"
    )
    #expect(run.code == 0)
    #expect(place.names(in: "out") == ["parts+icons+Dot.raster.swift"])
    let outside = try place.run(
      "gen",
      "parts/Dot.raster",
      "--root",
      "parts/icons",
      "--output-directory",
      "out"
    )
    #expect(outside.code == 2)
  }

  @Test func `check writes nothing and lists the files that would change`() throws {
    let before = try place.run("gen", "parts", "--output-directory", "out", "--check")
    #expect(before.code == 10)
    #expect(before.text == "out/Dot.raster.swift\nout/icons+Dot.raster.swift\n")
    #expect(place.names(in: "out") == [])
    _ = try place.run("gen", "parts", "--output-directory", "out")
    let after = try place.run("gen", "parts", "--output-directory", "out", "--check")
    #expect(after.code == 0)
    #expect(after.text == "")
  }

  @Test func `an unchanged file is not written`() throws {
    _ = try place.run("gen", "parts", "--output-directory", "out")
    let before = place.modificationDate("out/Dot.raster.swift")
    _ = try place.run("gen", "parts", "--output-directory", "out")
    #expect(place.modificationDate("out/Dot.raster.swift") == before)
  }

  @Test func `sources with errors write nothing`() throws {
    try place.write(broken, to: "parts/Broken.raster")
    let run = try place.run("gen", "parts", "--output-directory", "out")
    #expect(run.code == 1)
    #expect(place.names(in: "out") == [])
  }

  @Test func `an imported file is read but not generated`() throws {
    try place.write("tokens Brand {\n  ink #000\n}\n", to: "Brand.raster")
    let source = """
      import "../Brand.raster"
      component Box {
        size 4, 4
        draw { fill rect(bounds), with: Brand.ink }
      }

      """
    try place.write(source, to: "box/Box.raster")
    let run = try place.run("gen", "box", "--output-directory", "out")
    #expect(run.errors == "")
    #expect(place.names(in: "out") == ["Box.raster.swift"])
    let strict = try place.run("gen", "box", "--output-directory", "out", "--sandbox")
    #expect(strict.code == 1)
    #expect(strict.errors.hasPrefix("box/Box.raster:1:8: error: '../Brand.raster' is not an"))
  }

  @Test func `another module is imported, with the access of its uses`() throws {
    let theme = """
      enum Tone { case calm, loud }
      tokens Brand {
        ink #000
      }

      """
    let source = """
      import "../theme/Theme.raster"
      component Box {
        state tone: Tone = .calm
        size 40, 4
        draw {
          fill rect(bounds), with: Brand.ink
          text "\\(tone)", at: (0, 0), with: Brand.ink
        }
      }

      """
    let hidden = """
      import "../theme/Theme.raster"
      component Bar {
        size 4, 4
        draw { fill rect(bounds), with: Brand.ink }
      }

      """
    try place.write(theme, to: "theme/Theme.raster")
    try place.write(source, to: "box/Box.raster")
    try place.write(hidden, to: "box/Bar.raster")
    let words = ["--sandbox", "--module", "Theme=theme", "--output-directory", "out"]
    let run = try place.run(all: ["gen", "box", "--access", "public"] + words)
    #expect(run.errors == "")
    #expect(place.names(in: "out") == ["Bar.raster.swift", "Box.raster.swift"])
    let box = place.text("out/Box.raster.swift")
    #expect(box.contains("\npublic import Raster\npublic import Theme\n"))
    #expect(!box.contains("extension Tone"))
    #expect(place.text("out/Bar.raster.swift").contains("\ninternal import Theme\n"))
    let wrong = try place.run(all: ["gen", "box", "--module", "Theme", "--output-directory", "out"])
    #expect(wrong.code == 2)
  }

  @Test func `the project's file is found above the root on request`() throws {
    try place.write("{ \"gen\": { \"access\": \"public\" } }", to: "raster.json")
    let words = ["gen", "parts", "--sandbox", "--output-directory", "out"]
    _ = try place.run(all: words)
    #expect(!place.text("out/Dot.raster.swift").contains("public"))
    _ = try place.run(all: words + ["--project-root", "."])
    #expect(place.text("out/Dot.raster.swift").contains("public"))
  }

  @Test func `warnings are stored in a file as long as the command succeeds`() throws {
    let source =
      "component Box {\n  state a: Int = 1\n  size 4, 4\n  draw { fill rect(bounds), with: #000 }\n}\n"
    try place.write(source, to: "box/Box.raster")
    let words = ["gen", "box", "--output-directory", "out", "--diagnostic-file", "out/reports.txt"]
    #expect(try place.run(all: words).code == 0)
    #expect(place.text("out/reports.txt").hasPrefix("box/Box.raster:2:9: warning: "))
    try place.write(broken, to: "box/Box.raster")
    #expect(try place.run(all: words).code == 1)
    #expect(place.bytes("out/reports.txt") == nil)
  }

  @Test func `a namespace comes from an option or from the folder's project file`() throws {
    let run = try place.run("gen", "parts", "--namespace", "UI", "--output-directory", "out")
    #expect(run.code == 0)
    #expect(place.text("out/Dot.raster.swift").contains("\nnonisolated enum UI {}\n"))
    let gen = #"{ "gen": { "access": "public", "namespace": "Icons" } }"#
    try place.write(gen, to: "parts/icons/raster.json")
    _ = try place.run("gen", "parts", "--output-directory", "out")
    #expect(!place.text("out/Dot.raster.swift").contains("extension UI"))
    let icon = place.text("out/icons+Dot.raster.swift")
    #expect(icon.contains("\npublic nonisolated enum Icons {}\n"))
    #expect(icon.contains("  public nonisolated struct IconDot"))
    for name in ["Dot", "class", "1x", "Raster", "a-b"] {
      let refused = try place.run("gen", "parts", "--namespace", name, "--output-directory", "out")
      #expect(refused.code == 2, "\(name)")
    }
    try place.write(#"{ "gen": { "namespace": "a b" } }"#, to: "parts/icons/raster.json")
    let wrong = try place.run("gen", "parts", "--output-directory", "out")
    #expect(wrong.errors.contains("expected the name of a Swift enum for 'namespace'"))
  }

  @Test func `the interface that the access exposes is checked`() throws {
    let source = "private enum Kind { case a }\n" + dot.renamed("Ring", "RingStyle")
    try place.write(source, to: "more/Ring.raster")
    #expect(try place.run("gen", "more", "--output-directory", "out").code == 0)
    let internalKind = "internal enum Kind { case a }\nfunc f(_ kind: Kind) -> Double { 1 }\n"
    try place.write(internalKind, to: "more/Ring.raster")
    #expect(try place.run("gen", "more", "--output-directory", "out").code == 0)
    let run = try place.run("gen", "more", "--access", "public", "--output-directory", "out")
    #expect(run.code == 1)
    #expect(run.errors.contains("'f' is public, but its interface uses 'Kind', which is internal"))
  }

  @Test func `the order of the inputs does not matter`() throws {
    _ = try place.run(
      "gen",
      "parts/Dot.raster",
      "parts/icons/Dot.raster",
      "--output-directory",
      "first",
      environment: ["TZ": "UTC", "LANG": "C"]
    )
    _ = try place.run(
      "gen",
      "parts/icons/Dot.raster",
      "parts/Dot.raster",
      "--output-directory",
      "second",
      environment: ["TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8"]
    )
    #expect(place.names(in: "first").count == 2)
    for name in place.names(in: "first") {
      #expect(place.bytes("first/\(name)") == place.bytes("second/\(name)"))
    }
  }
}
