// The file formats of `rasterc batch`, and their options.

import Foundation
import Testing

@Suite struct BatchFormatTests {
  @Test func `images may be JPEG files, with a note about lost transparency`() throws {
    let place = try Workplace(["Dot.raster": dot])
    let run = try place.run(
      "batch",
      "Dot.raster",
      "-o",
      "out",
      "--name",
      "{label}.jpg",
      "--quality",
      "70",
      "-q",
      input: "{\"label\": \"ab\"}\n"
    )
    #expect(run.code == 0 && run.errors == "")
    #expect(run.text.contains("\"notes\":[\"JPEG has no transparency\"]"))
    let render = try place.run(
      "render",
      "Dot.raster",
      "--set",
      "label=ab",
      "--format",
      "jpeg",
      "--quality",
      "70",
      "-o",
      "one.jpg"
    )
    #expect(render.code == 0)
    #expect(
      render.errors.contains("so an image has a white background; pass --background to change it")
    )
    #expect(place.bytes("out/ab.jpg")?.prefix(3) == [0xFF, 0xD8, 0xFF])
    #expect(place.bytes("out/ab.jpg") == place.bytes("one.jpg"))
    let white = try place.run("render", "Dot.raster", "--background", "#FFFFFF", "-o", "w.jpeg")
    #expect(white.code == 0 && !white.errors.contains("transparency"))
    for words in [["--quality", "0", "-o", "x.jpg"], ["--quality", "80", "-o", "x.png"]] {
      let wrong = try place.run(all: ["render", "Dot.raster"] + words)
      #expect(wrong.code == 2 && wrong.errors.contains("--quality"))
    }
    // WebP files are lossless without a quality.
    for (quality, name) in [([], "exact.webp"), (["--quality", "70"], "lossy.webp")] {
      let run = try place.run(all: ["render", "Dot.raster", "-o", name] + quality)
      #expect(run.code == 0 && !run.errors.contains("transparency"))
    }
    #expect(place.bytes("exact.webp")?[12..<16].elementsEqual("VP8L".utf8) == true)
    #expect(place.bytes("lossy.webp")?[12..<16].elementsEqual("VP8X".utf8) == true)
  }

  @Test func `the colour resolution of JPEG files is chosen`() throws {
    let place = try Workplace(["Dot.raster": dot])
    func render(_ words: String...) throws -> [UInt8]? {
      let run = try place.run(
        all: ["render", "Dot.raster", "--set", "label=ab", "-o", "x.jpg", "-q"] + words
      )
      #expect(run.code == 0)
      return place.bytes("x.jpg")
    }
    let (fine, coarse) = (try render("--chroma", "444"), try render("--chroma", "420"))
    #expect(try fine != coarse && coarse == render())
    let best = try render("--quality", "90")
    #expect(try best == render("--quality", "90", "--chroma", "444"))
    #expect(try best != render("--quality", "90", "--chroma", "420"))
    let run = try place.run(
      all: ["batch", "Dot.raster", "-o", "out", "--name", "{label}.jpg", "--chroma", "444", "-q"],
      input: "{\"label\": \"ab\"}\n"
    )
    #expect(run.code == 0 && place.bytes("out/ab.jpg") == fine)
    for words in [["--chroma", "422", "-o", "y.jpg"], ["--chroma", "444", "-o", "y.png"]] {
      let wrong = try place.run(all: ["render", "Dot.raster"] + words)
      #expect(wrong.code == 2 && wrong.errors.contains("--chroma"))
    }
  }
}
