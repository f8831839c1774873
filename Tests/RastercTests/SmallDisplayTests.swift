// `--colors`, `--palette` and `--dither`: files for displays with few colours.

import Foundation
import Raster
import TestSupport
import Testing

@Suite struct SmallDisplayTests {
  private let place: Workplace

  init() throws {
    place = try Workplace([
      "Panel.raster": Self.panel,
      "panel.txt": "#000000 black\n\n#FFFFFF\n#FF0000 red\n",
      "panel.gpl":
        "GIMP Palette\nName: Panel\nColumns: 3\n#\n  0   0   0\tBlack\n255 255 255\n255 0 0\n",
      "wrong.txt": "#000000\nwhite\n",
      "wrong.gpl": "GIMP Palette\n0 0 0\n0 0 300\n",
      "empty.txt": "\n",
      "photo.png": "no image",
    ])
  }

  /// A gradient with a red bar and a black one above it.
  private static let panel = """
    component Panel {
      state label: String = ""

      size 32, 16

      draw {
        fill rect(bounds), with: linearGradient(from: .left, to: .right, [.black, .white])
        fill rect(Rect(x: 0, y: 0, width: 32, height: 4)), with: #F01010
        fill rect(Rect(x: 0, y: 4, width: label.count * 4, height: 4)), with: #101010
      }
    }

    """

  private func pixels(_ name: String) throws -> [UInt32] {
    try Image(decoding: try #require(place.bytes(name))).bitmap.pixels
  }

  @Test(arguments: ["out.png", "out.bmp"])
  func `render writes files with a number of greys`(name: String) throws {
    let run = try place.run("render", ".", "--colors", "2", "-o", name)
    #expect(run.errors == "" && run.code == 0)
    let pixels = try pixels(name)
    #expect(pixels.count == 512 && Set(pixels) == [0xFF00_0000, 0xFFFF_FFFF])
    // The bar is dark, without a pattern.
    #expect(Set(pixels.prefix(128)) == [0xFF00_0000])
  }

  @Test(arguments: ["#000000,#FFFFFF,#FF0000", "#000,#fff,#f00", "panel.txt", "panel.gpl"])
  func `a palette is a list or a file`(palette: String) throws {
    let run = try place.run("render", ".", "--palette", palette, "-o", "out.png")
    #expect(run.errors == "" && run.code == 0)
    let file = try #require(place.bytes("out.png"))
    #expect(try PNGDecoder.palette(of: file) == [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_00FF])
    #expect(Set(try pixels("out.png").prefix(128)) == [0xFF00_00FF])
    // The palette of a file is that of the next one.
    let again = try place.run("render", ".", "--palette", "out.png", "-o", "again.png")
    #expect(again.code == 0 && place.bytes("again.png") == file)
  }

  @Test func `dithering has three methods, and error diffusion is the default`() throws {
    var files: [[UInt8]?] = []
    for method in [["none"], ["ordered"], ["diffusion"], []] {
      let words = method.isEmpty ? [] : ["--dither", method[0]]
      let run = try place.run(
        all: ["render", ".", "--palette", "grey", "--colors", "4", "-o", "out.png"] + words
      )
      #expect(run.errors == "" && run.code == 0)
      files.append(place.bytes("out.png"))
    }
    #expect(Set(files).count == 3 && files[2] == files[3])
  }

  @Test func `batch writes the files of render, and reports lost transparency`() throws {
    let run = try place.run(
      all: ["batch", "Panel.raster", "--colors", "4", "--format", "bmp", "-o", "p"],
      input: "{\"label\": \"abc\"}\n{\"label\": \"\"}\n"
    )
    #expect(try run.results().map(\.errors) == [nil, nil] && run.code == 0)
    let single = try place.run(
      all: ["render", ".", "--set", "label=abc", "--colors", "4", "-o", "one.bmp"]
    )
    #expect(single.code == 0 && place.bytes("one.bmp") == place.bytes("p/1.bmp"))
    #expect(place.bytes("p/1.bmp") != place.bytes("p/2.bmp"))
    try place.write("component Hole { size 4, 4\n draw { } }\n", to: "hole/Hole.raster")
    let hole = try place.run(
      all: ["batch", "hole", "--colors", "2", "--format", "bmp", "-o", "h"],
      input: "{}\n"
    )
    #expect(hole.text.contains("\"notes\":[\"BMP with a palette has no transparency\"]"))
    let note = try place.run("render", "hole", "--colors", "256", "-o", "hole.png")
    #expect(note.errors.contains("256 colours leave no index for transparency, so an image has"))
  }

  @Test func `a cache folder keeps files of each palette apart`() throws {
    var files: Set<[UInt8]?> = []
    for _ in 0..<2 {
      for colors in ["2", "4"] {
        let run = try place.run(
          all: ["render", ".", "--colors", colors, "--cache-directory", "cache", "-o", "out.png"]
        )
        #expect(run.code == 0 && run.errors == "")
        files.insert(place.bytes("out.png"))
      }
    }
    #expect(files.count == 2)
  }

  @Test(arguments: [
    ("--colors 3", 2, "--colors takes 2, 4, 16, 256, found '3'"),
    ("--dither ordered", 2, "--dither requires --colors or --palette"),
    ("--colors 2 --dither bayer", 2, "--dither takes none, ordered, diffusion, found 'bayer'"),
    ("--colors 2 --format webp", 2, "--colors and --palette require PNG or BMP files"),
    ("--colors 2 --quality 80", 2, "--quality requires JPEG or WebP files"),
    ("--colors 2 --palette panel.txt", 2, "--palette has 3 colours, but --colors allows 2"),
    ("--palette #000000,#12", 2, "--palette takes opaque colours such as #FFFFFF, found '#12'"),
    ("--palette #000000,#FFFFFF80", 2, "found '#FFFFFF80'"),
    ("--palette wrong.txt", 2, "'wrong.txt', line 2: expected a colour such as #FFFFFF, found 'w"),
    ("--palette wrong.gpl", 2, "'wrong.gpl', line 3: expected three numbers from 0 to 255"),
    ("--palette empty.txt", 2, "--palette takes 1 to 256 colours, found 0 in 'empty.txt'"),
    ("--palette missing.txt", 3, "cannot read 'missing.txt'"),
    ("--colors 2 --contact-sheet s.png", 2, "--contact-sheet cannot be combined with --colors"),
    ("--colors 2 --to plain", 2, "--to and --colors cannot be combined"),
  ])
  func `mistakes are reported`(options: String, code: Int32, message: String) throws {
    let words = options.split(separator: " ").map(String.init)
    let run = try place.run(all: ["render", ".", "-o", "out"] + words)
    #expect(run.code == code && run.errors.contains(message), "\(run.errors)")
    #expect(place.names(in: "out").isEmpty)
  }

  @Test func `several images need a folder, because a sheet has all colours`() throws {
    try place.write("component Other { size 4, 4\n draw { } }\n", to: "Other.raster")
    let run = try place.run("render", ".", "--colors", "2")
    #expect(run.code == 2 && run.errors.contains("require a folder for 2 images"))
  }

  @Test func `the guide shows its component in three colours`() throws {
    let page = String(
      decoding: try bytes(ofFileAt: "Sources/Raster/Raster.docc/SmallDisplays.md"),
      as: UTF8.self
    )
    let start = try #require(page.firstRange(of: "```raster\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "```")).lowerBound
    try place.write(String(page[start..<end]), to: "guide/Panel.raster")
    let run = try place.run(
      all: ["render", "guide", "--palette", "#000000,#FFFFFF,#C81414", "-o", "guide.png"]
    )
    #expect(run.errors == "" && run.code == 0)
    let path = "Sources/Raster/Raster.docc/Resources/small-display.png"
    let drawn = try #require(place.bytes("guide.png"))
    if let failure = try Golden.failure(path, made: drawn) { Issue.record("\(failure)") }
  }
}
