// Display P3 on the command line: `render`, `batch`, and the files that they write.

import Foundation
import Raster
import TestSupport
import Testing

@Suite struct ColorSpaceTests {
  private let place: Workplace

  init() throws {
    let card = """
      component Card {
        state photo: Image = "photo.png"

        size 4, 2

        draw {
          fill rect(bounds), with: displayP3(100%, 0%, 0%)
          image photo, at: (2, 0), sampling: .nearest
        }
      }

      """
    place = try Workplace(["Card.raster": card])
    let photo = try #require(
      Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF00_FF00, count: 4))
    )
    let green = try Bitmap.decode(
      photo.encoded(as: .png(), profile: .displayP3, meter: nil),
      in: .displayP3
    )
    try Data(green.bitmap.png()).write(to: place.url.appending(path: "photo.png"))
  }

  private static let vivid = [0xFF00_00FF, 0xFF00_00FF, 0xFF00_FF00, 0xFF00_FF00] as [UInt32]

  @Test(arguments: ["out.png", "out.webp"])
  func `render draws colours and photos in Display P3`(name: String) throws {
    let run = try place.run("render", ".", "--color-space", "display-p3", "-o", name)
    #expect(run.errors == "" && run.code == 0)
    let decoded = try Bitmap.decode(try #require(place.bytes(name)), in: .displayP3)
    #expect(decoded.bitmap.pixels == Self.vivid + Self.vivid && decoded.notes.isEmpty)
    let plain = try place.run("render", ".", "-o", name)
    #expect(plain.code == 0)
    let srgb = try Bitmap.decode(try #require(place.bytes(name)), in: .srgb).bitmap
    #expect(srgb.pixels == Self.vivid + Self.vivid)
    let file = String(decoding: try #require(place.bytes(name)), as: UTF8.self)
    #expect(!file.contains("iCCP") && !file.contains("ICCP"))
  }

  @Test func `batch takes the space from an option or from a row`() throws {
    let rows = """
      {"id": "wide"}
      {"id": "plain", "@color-space": "srgb"}
      {"id": "wrong", "@color-space": "adobe"}
      """
    let run = try place.run(
      all: [
        "batch", "Card.raster", "--color-space", "display-p3", "--name", "{id}.png", "-o", "p",
      ],
      input: rows
    )
    let results = try run.results()
    #expect(results[2].errors == ["'@color-space': expected srgb or display-p3, found 'adobe'"])
    let wide = try Bitmap.decode(try #require(place.bytes("p/wide.png")), in: .displayP3).bitmap
    #expect(wide.pixels == Self.vivid + Self.vivid)
    let plain = try #require(place.bytes("p/plain.png"))
    #expect(try PNGDecoder.decode(plain).pixels == Self.vivid + Self.vivid)
    #expect(!String(decoding: plain, as: UTF8.self).contains("cICP"))
  }

  @Test func `another space is an error`() throws {
    let run = try place.run("render", ".", "--color-space", "rec2020", "-o", "out.png")
    #expect(run.code == 2 && run.errors.contains("--color-space"))
  }
}
