// Images on the command line: as properties, and as the files that `render` writes.

import Foundation
import Raster
import TestSupport
import Testing

@Suite struct ImageTests {
  private let place: Workplace
  private let photo = """
    component Frame {
      state photo: Image = "red.png"
      state mark: Image? = nil

      size 4, 2

      draw {
        image photo, in: bounds, sampling: .nearest
        if let mark = mark { image mark, at: (2, 0) }
      }
    }

    """

  init() throws {
    place = try Workplace(["photos/Frame.raster": photo])
    try write(0xFF00_00FF, to: "photos/red.png")
    try write(0xFFFF_0000, to: "blue one.png")
  }

  /// Writes an image of 2 × 2 pixels in one colour.
  private func write(_ pixel: UInt32, to path: String) throws {
    let bitmap = try #require(
      Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: pixel, count: 4))
    )
    try Data(bitmap.png()).write(to: place.url.appending(path: path))
  }

  private func pixels(_ arguments: String...) throws -> [UInt32] {
    let run = try place.run(
      all: ["render", "photos", "--component", "Frame", "-o", "out.png"] + arguments
    )
    #expect(run.errors == "")
    return try PNGDecoder.decode(try #require(place.bytes("out.png"))).pixels
  }

  @Test func `the default of an Image property is the file beside the source`() throws {
    #expect(try pixels() == [UInt32](repeating: 0xFF00_00FF, count: 8))
  }

  @Test func `an image is set by its file name, relative to the working directory`() throws {
    let blue = [UInt32](repeating: 0xFFFF_0000, count: 8)
    #expect(try pixels("--set", "photo=blue one.png") == blue)
    #expect(try pixels("--set", "photo=\"blue one.png\"") == blue)
    let half: [UInt32] = [0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000]
    #expect(try pixels("--set", "mark=blue one.png") == half + half)
    #expect(try pixels("--set", "mark=nil") == [UInt32](repeating: 0xFF00_00FF, count: 8))
  }

  @Test func `an image file with damage is drawn, with a note`() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: [0xFF00_00FF, 0, 0, 1 << 24]))
    // Without its end marker, the last twelve bytes.
    let file = Data(bitmap.png().dropLast(12))
    try file.write(to: place.url.appending(path: "cut.png"))
    let run = try place.run("render", "photos", "--set", "photo=cut.png", "-o", "out.png")
    #expect(run.code == 0)
    let reason = "may look different than intended: the file ends without an end marker"
    #expect(run.errors.contains("'cut.png' \(reason)"))
    try place.write(#"{"photo": "cut.png"}"#, to: "rows.jsonl")
    let batch = try place.run("batch", "photos/Frame.raster", "--rows", "rows.jsonl", "--inline")
    #expect(batch.text.contains("an image \(reason)"))
  }

  @Test func `a state file names images relative to its own folder`() throws {
    try place.write(#"{"photo": "../blue one.png", "mark": "red.png"}"#, to: "photos/state.json")
    let half: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF]
    #expect(try pixels("--properties", "photos/state.json") == half + half)
  }

  @Test(arguments: [
    (["--set", "photo=none.png"], 2 as Int32, "file 'none.png' not found"),
    (["--set", "photo=photos/Frame.raster"], 2, "it is not a PNG, JPEG, WebP, GIF or BMP file"),
    (["--properties", "missing.json"], 3, "cannot read 'none.png'"),
    (["--properties", "wrong.json"], 3, "'photos/Frame.raster' cannot be drawn: it is not a PNG"),
  ])
  func `an unreadable image is reported`(
    arguments: [String],
    code: Int32,
    message: String
  ) throws {
    try place.write(#"{"photo": "none.png"}"#, to: "missing.json")
    try place.write(#"{"photo": "photos/Frame.raster"}"#, to: "wrong.json")
    let run = try place.run(
      all: ["render", "photos", "--component", "Frame", "-o", "out.png"] + arguments
    )
    #expect(run.code == code)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(place.bytes("out.png") == nil)
  }

  @Test func `files are as small as requested, and hold the same pixels`() throws {
    try place.write(gradient, to: "Glow.raster")
    var counts: [Int] = []
    var pictures: [[UInt32]] = []
    for level in ["fast", "balanced", "small"] {
      let run = try place.run("render", "Glow.raster", "--png-level", level, "-o", "\(level).png")
      #expect(run.errors == "")
      let bytes = try #require(place.bytes("\(level).png"))
      counts.append(bytes.count)
      pictures.append(try PNGDecoder.decode(bytes).pixels)
    }
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
    #expect(counts[0] >= counts[1] && counts[1] >= counts[2])
    let run = try place.run("render", "Glow.raster", "--png-level", "smal", "-o", "x.png")
    #expect(run.code == 2)
    #expect(run.errors.contains("did you mean 'small'?"))
  }

  private let gradient = """
    component Glow {
      size 200, 200
      draw {
        fill rect(bounds), with: radialGradient(center: .center, radius: 120, [#FF8000, #0040FF])
      }
    }

    """
}
