// Colour glyphs: layers, bitmaps of fonts, and images that the program supplies.
//
// `colors.ttf` is written by Tests/Oracles/color_fixtures.py, which documents its letters.

import Raster
import TestSupport
import Testing

@Suite struct ColorGlyphTests {
  private let file: [UInt8]

  init() throws {
    file = try bytes(ofFileAt: "Tests/RasterTests/Text/OpenType/Fixtures/colors.ttf")
  }

  /// Text at 16 points on white, with the baseline 16 points from the top.
  private func drawn(
    _ text: String,
    _ fonts: FontCollection,
    scale: Double = 1,
    paint: Color = .black
  ) throws -> Bitmap {
    try list(text, fonts, scale: scale, paint: paint).bitmap(background: .white)
  }

  private func list(
    _ text: String,
    _ fonts: FontCollection,
    scale: Double = 1,
    paint: Color = .black
  ) throws -> DisplayList {
    try #require(
      Sketch { canvas in
        let font = Font(family: "Colors", size: 16)
        canvas.drawText(text, at: Point(0, 16), font: font, with: .color(paint))
      }.displayList(
        size: Size(60, 24),
        environment: Environment(scale: scale, fonts: fonts)
      )
    )
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
    bitmap.pixels[y * bitmap.width + x]
  }

  /// Opaque pixels in the format of bitmaps: alpha, blue, green, red.
  private func opaque(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    0xFF00_0000 | blue << 16 | green << 8 | red
  }

  @Test func `layers have their palette's colours, or the text colour`() throws {
    let bitmap = try drawn(
      "A",
      try FontCollection().adding(file),
      paint: Color(red: 0, green: 0, blue: 1, alpha: 1)
    )
    #expect(pixel(bitmap, 4, 9) == opaque(0, 0, 255))
    // A bar of half red over blue, from 200 to 300 units: on four fifths of the row.
    let bar = pixel(bitmap, 4, 12)
    #expect(abs(Int(bar & 255) - 102) <= 2 && abs(Int(bar >> 16 & 255) - 153) <= 2)
    #expect(pixel(bitmap, 12, 12) == 0xFFFF_FFFF)
  }

  @Test(arguments: zip(["B", "C", "D", "E", "F"], 1...5))
  func `glyph bitmaps are found with every index format`(letter: String, format: Int) throws {
    let fonts = try FontCollection().adding(file)
    let bitmap = try drawn(letter, fonts)
    #expect(pixel(bitmap, 4, 12) == opaque(UInt32(40 * format), 160, 0))
    #expect(pixel(bitmap, 4, 6) == 0xFFFF_FFFF && pixel(bitmap, 4, 17) == 0xFFFF_FFFF)
    #expect(pixel(bitmap, 9, 12) == 0xFFFF_FFFF)
  }

  @Test func `a glyph's bitmap is the next larger strike's, scaled`() throws {
    let fonts = try FontCollection().adding(file)
    let list = try #require(
      Sketch { canvas in
        canvas.drawText("B", at: Point(0, 16), font: Font(family: "Colors", size: 8))
      }.displayList(size: Size(20, 24), environment: Environment(fonts: fonts))
    )
    let small = try list.bitmap(background: .white)
    #expect(pixel(small, 2, 14) == opaque(40, 80, 0))
    let large = try drawn("B", fonts, scale: 2)
    #expect(pixel(large, 8, 24) == opaque(40, 160, 0))
    #expect(pixel(large, 18, 24) == 0xFFFF_FFFF)
  }

  @Test func `sbix bitmaps may duplicate others`() throws {
    let fonts = try FontCollection().adding(file)
    for letter in ["G", "H"] {
      #expect(pixel(try drawn(letter, fonts), 4, 12) == opaque(255, 160, 255))
    }
  }

  @Test func `a damaged glyph bitmap is a box and a note`() throws {
    let list = try list("I", try FontCollection().adding(file))
    #expect(list.notes == [.damagedGlyph(10)])
    #expect(try list.bitmap(background: .white).pixels.contains { $0 != 0xFFFF_FFFF })
  }

  @Test func `a glyph with missing layers is its outline`() throws {
    let fonts = try FontCollection().adding(file)
    #expect(try drawn("J", fonts).pixels == (try drawn("K", fonts).pixels))
    #expect(try list("J", fonts).notes == [])
  }

  @Test(arguments: ["COLR", "CPAL", "CBLC", "sbix"])
  func `a truncated table is named`(tag: String) throws {
    var damaged = file
    let record = try #require(
      stride(from: 12, to: 400, by: 16).first { Array(file[$0..<$0 + 4]) == Array(tag.utf8) }
    )
    // Only four bytes of it remain.
    damaged.replaceSubrange(record + 12..<record + 16, with: [0, 0, 0, 4])
    #expect {
      try FontCollection().adding(damaged)
    } throws: { error in
      (error as? FontError)?.description.contains("'\(tag)'") ?? false
    }
  }

  // MARK: - Images of the program

  private func square(_ color: UInt32) throws -> Image {
    Image(try #require(Bitmap(width: 2, height: 1, pixels: [color, color])))
  }

  @Test func `a program's image replaces a grapheme, one em high`() throws {
    let image = try square(opaque(0, 200, 0))
    let fonts = FontCollection().adding(emojiSet: "green") { $0 == "👩‍🚀" ? image : nil }
    let bitmap = try drawn("👩‍🚀", fonts)
    #expect(try list("👩‍🚀", fonts).notes == [])
    // 32 points wide, from 12.8 above the baseline to 3.2 below.
    #expect(pixel(bitmap, 1, 4) == opaque(0, 200, 0) && pixel(bitmap, 30, 18) == opaque(0, 200, 0))
    #expect(pixel(bitmap, 33, 12) == 0xFFFF_FFFF)
    #expect(try list("👩", fonts).notes == [.missingGlyph("👩")])
  }

  @Test func `an emoji set's name determines its identity and digest`() throws {
    let image = try square(opaque(0, 200, 0))
    let first = FontCollection().adding(emojiSet: "first") { _ in image }
    let again = FontCollection().adding(emojiSet: "first") { _ in image }
    let second = FontCollection().adding(emojiSet: "second") { _ in image }
    #expect(first == again && first.digest == again.digest)
    #expect(first != second && first != FontCollection())
    #expect(FontCollection().adding(first) == first)
  }

  // MARK: - Variation selectors

  @Test func `a selector requests a colour or a text presentation`() throws {
    let image = try square(opaque(0, 200, 0))
    let fonts = try FontCollection().adding(emojiSet: "hearts") {
      $0.unicodeScalars.first == "A" ? image : nil
    }
    .adding(
      bytes(ofFileAt: "Tests/RasterTests/Text/OpenType/Fixtures/composites.ttf"),
      as: "Colors"
    )
    let green = opaque(0, 200, 0)
    #expect(!(try drawn("A", fonts)).pixels.contains(green))
    #expect(try drawn("A\u{FE0F}", fonts).pixels.contains(green))
    #expect(!(try drawn("A\u{FE0E}", fonts)).pixels.contains(green))
  }

  @Test func `a selector chooses another glyph of the font, and is not drawn`() throws {
    let data = try bytes(ofFileAt: "Tests/RasterTests/Text/OpenType/Fixtures/composites.ttf")
    let fonts = try FontCollection().adding(data, as: "Colors")
    let face = try OpenTypeFace(data)
    let plain = try #require(face.glyph(for: 0x41))
    let chosen = try #require(
      [0xFE00, 0xFE01, 0xE0100].first { selector in
        face.glyph(for: 0x41, variation: selector).map { $0 != plain } ?? false
      }
    )
    let selector = String(try #require(Unicode.Scalar(chosen as UInt32)))
    let other = try drawn("A" + selector, fonts)
    #expect(try list("A" + selector, fonts).notes == [])
    #expect(other.pixels != (try drawn("A", fonts)).pixels)
    // A selector that the font does not contain.
    #expect(try drawn("A\u{FE07}", fonts).pixels == (try drawn("A", fonts)).pixels)
  }
}
