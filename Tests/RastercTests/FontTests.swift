// Fonts on the command line: declared fonts, `--font` and `--system-fonts`.

import Foundation
import Raster
import TestSupport
import Testing

@Suite struct FontTests {
  private let place: Workplace
  private let sign = """
    component Sign {
      size 100, 24

      draw { text "ABF", at: (2, 20), font: Font(family: "Blocks", size: 20), with: #000000 }
    }

    """

  init() throws {
    place = try Workplace(["signs/Sign.raster": sign])
    try write(try blocks, to: "fonts/blocks.ttf")
    try write(Array(try blocks.prefix(300)), to: "fonts/cut.ttf")
  }

  private var blocks: [UInt8] {
    get throws { try bytes(ofFileAt: "Tests/SampleTests/Language/fonts/blocks.ttf") }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = place.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }

  private func render(_ arguments: String..., home: String = "") throws -> Run {
    try place.run(
      all: ["render", "signs", "-o", "out.png"] + arguments,
      environment: home.isEmpty ? [:] : ["HOME": place.url.appending(path: home).path()]
    )
  }

  private func pixels() throws -> [UInt32] {
    try PNGDecoder.decode(try #require(place.bytes("out.png"))).pixels
  }

  @Test func `text is drawn with the font of a given file`() throws {
    #expect(try render().errors == "")
    let builtIn = try pixels()
    #expect(try render("--font", "fonts/blocks.ttf").errors == "")
    let named = try pixels()
    #expect(named != builtIn)
    try place.write(
      "font \"Blocks\", file: \"../fonts/blocks.ttf\", characters: \"A–F\"\n\n" + sign,
      to: "signs/Sign.raster"
    )
    #expect(try render().errors == "")
    #expect(try pixels() == named)
  }

  @Test func `a given file that is not a font stops the command`() throws {
    let run = try render("--font", "fonts/cut.ttf")
    #expect(run.code == 3)
    #expect(run.errors.contains("rasterc: --font 'fonts/cut.ttf' has no usable font: table 'GPOS'"))
    #expect(try render("--font", "fonts/none.ttf").code == 3)
  }

  @Test func `system fonts are used on request, and damaged ones noted`() throws {
    try write(try blocks, to: "home/.fonts/below/blocks.TTF")
    try write(Array(try blocks.prefix(300)), to: "home/.fonts/cut.ttf")
    try write([1, 2, 3], to: "home/.fonts/notes.txt")
    #expect(try render("--font", "fonts/blocks.ttf").errors == "")
    let named = try pixels()
    #expect(try render(home: "home").errors == "")
    #expect(try pixels() != named)
    let run = try render("--system-fonts", home: "home")
    #expect(run.code == 0)
    #expect(run.errors.contains("home/.fonts/cut.ttf' has no usable font: table 'GPOS'"))
    #expect(!run.errors.contains("notes.txt"))
    #expect(try pixels() == named)
  }

  @Test func `check and gen report how many bytes of a font are embedded`() throws {
    try place.write(
      "font \"Blocks\", file: \"../fonts/blocks.ttf\"\n\n" + sign,
      to: "signs/Sign.raster"
    )
    let words = "1:6: note: 826 of the 1,620 bytes of '../fonts/blocks.ttf' are embedded"
    for arguments in [["check"], ["gen", "--output-directory", "out"]] {
      let run = try place.run(
        all: arguments + ["signs/Sign.raster", "--diagnostic-format", "short"]
      )
      #expect(run.code == 0)
      #expect(run.errors.contains(words))
    }
  }
}
