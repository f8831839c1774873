// What `gen` writes, and what it says it would write.

import Testing

@Suite struct GenerateTests {
  private let place: Workplace

  init() throws {
    place = try Workplace([
      "parts/Dot.raster": dot, "parts/icons/Dot.raster": dot.renamed("IconDot", "IconStyle"),
    ])
  }

  @Test func `each source gives one file, named for its path`() throws {
    let run = try place.run("gen", "parts", "--output-directory", "out")
    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(place.names(in: "out") == ["Dot.raster.swift", "icons+Dot.raster.swift"])
  }

  @Test func `the root decides what names are relative to`() throws {
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

  @Test func `check writes nothing and lists what would change`() throws {
    let before = try place.run("gen", "parts", "--output-directory", "out", "--check")
    #expect(before.code == 10)
    #expect(before.text == "out/Dot.raster.swift\nout/icons+Dot.raster.swift\n")
    #expect(place.names(in: "out") == [])
    _ = try place.run("gen", "parts", "--output-directory", "out")
    let after = try place.run("gen", "parts", "--output-directory", "out", "--check")
    #expect(after.code == 0)
    #expect(after.text == "")
  }

  @Test func `a file that would not change is left alone`() throws {
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

  @Test func `what is imported is read and not generated`() throws {
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
    let strict = try place.run("gen", "box", "--output-directory", "out", "--self-contained")
    #expect(strict.code == 1)
    #expect(strict.errors.hasPrefix("box/Box.raster:1:8: error: '../Brand.raster' is not among"))
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
