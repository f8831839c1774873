// Glyphs with gradients, transforms and blends: COLR, version 1.
//
// `paints.ttf` is written by Tests/Oracles/painted_glyphs.py, which documents its letters.

import Raster
import TestSupport
import Testing

@Suite struct PaintedGlyphTests {
  private let file: [UInt8]

  init() throws {
    file = try bytes(ofFileAt: "Tests/RasterTests/Text/OpenType/Fixtures/paints.ttf")
  }

  /// Letters of 20 points, whose em is the first 20 points in both directions.
  private func list(
    _ text: String,
    _ file: [UInt8]? = nil,
    weight: FontWeight = .regular
  ) throws -> DisplayList {
    let fonts = try FontCollection().adding(file ?? self.file, as: "Paints")
    return try #require(
      Sketch { canvas in
        let font = Font(family: "Paints", size: 20, weight: weight)
        canvas.drawText(text, at: Point(0, 20), font: font, with: .color(Color(rgba: 0x0000_FFFF)))
      }.displayList(size: Size(20, 20), environment: Environment(fonts: fonts))
    )
  }

  /// Red, green and blue of pixels at the given positions, on white.
  private func colors(
    _ text: String,
    _ places: [(Int, Int)],
    weight: FontWeight = .regular
  ) throws -> [[Int]] {
    let list = try list(text, weight: weight)
    #expect(list.notes == [])
    let bitmap = try list.bitmap(background: .white)
    return places.map { x, y in
      let pixel = bitmap.pixels[y * bitmap.width + x]
      return [0, 8, 16].map { Int(pixel >> UInt32($0) & 255) }
    }
  }

  private let red = [255, 0, 0]
  private let green = [0, 128, 0]
  private let blue = [0, 0, 255]
  private let white = [255, 255, 255]

  @Test func `a colour is from the palette or the text colour`() throws {
    #expect(try colors("A", [(10, 10)]) == [red])
    let words = try colors("B", [(10, 10)])[0]
    #expect(words[2] == 255 && abs(words[0] - 128) <= 1 && words[0] == words[1])
  }

  @Test func `a linear gradient is constant along its third point`() throws {
    let found = try colors("C", [(1, 10), (18, 10), (5, 2), (5, 18)])
    #expect(found[0][0] > 225 && found[1][2] > 225 && found[2] == found[3])
  }

  @Test func `a radial gradient and a sweep gradient have their centres`() throws {
    let radial = try colors("D", [(10, 10), (0, 0)])
    #expect(radial[0][0] > 235 && radial[1] == blue)
    // Counter-clockwise from the right.
    #expect(try colors("E", [(10, 4), (10, 15)]) == [red, blue])
  }

  @Test func `translated content is moved, and layers overlap`() throws {
    #expect(try colors("F", [(17, 12), (7, 12)]) == [green, white])
    #expect(try colors("G", [(7, 12), (2, 2)]) == [blue, red])
    #expect(try colors("H", [(7, 12), (2, 2)]) == [blue, red])
  }

  @Test func `composite modes affect the glyph only`() throws {
    let places = [(10, 12), (10, 2), (2, 12)]
    #expect(try colors("I", places) == [red, white, white])
    #expect(try colors("J", places) == [white, red, blue])
    #expect(try colors("K", places) == [[255, 0, 255], red, blue])
    #expect(try colors("L", places) == [white, white, blue])
  }

  @Test func `a box clips a glyph, and an outline clips an infinite paint`() throws {
    #expect(try colors("M", [(10, 15), (10, 5)]) == [red, white])
    #expect(try colors("N", [(10, 10), (2, 10)]) == [red, white])
  }

  @Test func `numbers vary with the font's axes`() throws {
    #expect(try colors("R", [(7, 12), (17, 12)]) == [green, white])
    #expect(try colors("R", [(7, 12), (17, 12)], weight: .black) == [white, green])
  }

  @Test(arguments: ["O", "P", "Q"])
  func `an infinite, cyclic or too complex glyph is plain, and has a note`(
    letter: String
  ) throws {
    let list = try list(letter)
    let glyph = try #require(OpenTypeFace(file).glyph(for: letter.unicodeScalars.first?.value ?? 0))
    #expect(list.notes == [.simplifiedGlyph(Int(glyph))])
    let bitmap = try list.bitmap(background: .white)
    #expect(bitmap.pixels[10 * bitmap.width + 10] == 0xFFFF_0000)
  }

  @Test func `a font subset keeps the outlines that a glyph's paint uses`() throws {
    let face = try OpenTypeFace(file)
    for letter in "FHN" {
      let scalar = try #require(letter.unicodeScalars.first?.value)
      let cut = try FaceSubset.bytes(of: face, characters: [scalar...scalar])
      let drawn = try list(String(letter), cut).bitmap(background: .white)
      #expect(drawn.pixels == (try list(String(letter)).bitmap(background: .white)).pixels)
    }
  }

  @Test func `damaged paints never trap`() throws {
    let record = try #require(
      stride(from: 12, to: 400, by: 16).first { Array(file[$0..<$0 + 4]) == Array("COLR".utf8) }
    )
    let words = [8, 12].map { place in
      (0..<4).reduce(0) { $0 << 8 | Int(file[record + place + $1]) }
    }
    var drawn = 0
    for place in words[0]..<words[0] + words[1] {
      for value in [0xFF, 0x80] as [UInt8] {
        var damaged = file
        damaged[place] ^= value
        guard let list = try? list("ABCDEFGHIJKLMNR", damaged) else { continue }
        if place % 8 == 0 { _ = try? list.bitmap(background: .white) }
        drawn += 1
      }
    }
    #expect(drawn > 1_000)
  }
}
