// Opening fonts: metrics, names, characters, advances, and reports of damage.

import Raster
import Testing

@Suite struct OpenTypeFaceTests {
  // Source: Tests/Oracles/font_fixtures.py, for this and all tests that read fixtures.
  @Test(arguments: FontFixture.names)
  func `metrics and names equal the fixture's`(_ name: String) throws {
    let fixture = try FontFixture(name)
    let face = try OpenTypeFace(fixture.bytes)
    let metrics = face.metrics
    #expect(
      [Double(face.unitsPerEm), metrics.ascender, metrics.descender, metrics.lineGap]
        == fixture.metrics
    )
    #expect(face.names.family == fixture.family)
    #expect(face.glyphCount == Set(fixture.glyphs.map(\.index)).count)
  }

  @Test(arguments: FontFixture.names)
  func `characters have the glyphs that HarfBuzz finds`(_ name: String) throws {
    let fixture = try FontFixture(name)
    let face = try OpenTypeFace(fixture.bytes)
    for (scalar, selector, glyph) in fixture.maps {
      let found =
        selector == 0 ? face.glyph(for: scalar) : face.glyph(for: scalar, variation: selector)
      #expect(found ?? 0 == glyph, "\(String(scalar, radix: 16)) \(String(selector, radix: 16))")
    }
    #expect(face.glyph(for: 0x10FFFF) == nil)
    #expect(face.glyph(for: .max) == nil)
    #expect(face.glyph(for: 0x41, variation: .max) == nil)
  }

  @Test(arguments: FontFixture.names)
  func `advances equal FreeType's, or HarfBuzz's in variable fonts`(_ name: String) throws {
    let fixture = try FontFixture(name)
    let face = try OpenTypeFace(fixture.bytes)
    for glyph in fixture.glyphs {
      let advance = face.advance(of: glyph.index, at: face.coordinates(glyph.place))
      #expect(advance == glyph.advance, "glyph \(glyph.index) at \(glyph.place)")
    }
    #expect(face.advance(of: .max) == 0)
  }

  @Test(arguments: FontFixture.names)
  func `pairs are kerned according to the kern table`(_ name: String) throws {
    let fixture = try FontFixture(name)
    let face = try OpenTypeFace(fixture.bytes)
    for (left, right, amount) in fixture.kerns {
      #expect(face.kerning(left, right) == amount)
    }
    #expect(face.kerning(0, 0) == 0)
    #expect(face.kerning(.max, .max) == 0)
  }

  @Test func `heights missing in a font are measured from its letters`() throws {
    let dejavu = try OpenTypeFace(FontFixture("dejavu.ttf").bytes)
    // It has neither H nor x.
    #expect(dejavu.metrics.capHeight == nil)
    #expect(dejavu.capHeight == 0.7 * 2048)
    #expect(dejavu.xHeight == 1024)
    let cantarell = try OpenTypeFace(FontFixture("cantarell.otf").bytes)
    #expect(cantarell.capHeight == 694)
  }

  @Test func `a variable font has axes, whose values are clamped`() throws {
    let face = try OpenTypeFace(FontFixture("inter.ttf").bytes)
    #expect(face.axes.map(\.tag) == ["wght", "slnt"])
    #expect(face.axes[0].minimum == 100)
    #expect(face.axes[0].defaultValue == 400)
    #expect(face.axes[0].maximum == 900)
    #expect(face.coordinates([]) == .default)
    #expect(face.coordinates([("wght", 400), ("slnt", 0)]) == .default)
    #expect(face.coordinates([("wght", .nan), ("opsz", 20)]) == .default)
    #expect(face.coordinates([("wght", 1e300)]) == face.coordinates([("wght", 900)]))
    #expect(face.coordinates([("wght", 900)]).values == [16384, 0])
    #expect(face.coordinates([("wght", 300), ("wght", 100)]).values == [-16384, 0])
    // avar: halfway to the lightest becomes three quarters.
    #expect(face.coordinates([("wght", 250)]).values == [-12288, 0])
  }

  @Test func `styles are read from the font`() throws {
    let italic = try OpenTypeFace(FontFixture("liberation.ttf").bytes).metrics
    #expect(italic.isItalic)
    #expect(!italic.isMonospaced)
    #expect(italic.weight == 400)
    #expect(italic.width == 5)
    let cantarell = try OpenTypeFace(FontFixture("cantarell.otf").bytes).metrics
    #expect(!cantarell.isItalic)
    #expect(cantarell.capHeight == 694)
    #expect(cantarell.xHeight == 482)
    #expect(cantarell.underline == FontMetrics.Line(position: -125, thickness: 50))
    #expect(cantarell.strikeout.thickness == 50)
  }

  // MARK: - Damage

  @Test func `data that is not a font is reported`() throws {
    #expect(throws: FontError.truncated(table: "directory", expected: 12, found: 0)) {
      try OpenTypeFace([])
    }
    let page = Array("<html><body></body></html>".utf8)
    #expect(throws: FontError.notFont(found: "<htm")) { try OpenTypeFace(page) }
    let bytes = try FontFixture("dejavu.ttf").bytes
    #expect(throws: FontError.noFace(index: 1, count: 1)) { try OpenTypeFace(bytes, index: 1) }
    #expect(throws: FontError.noFace(index: -1, count: 1)) { try OpenTypeFace(bytes, index: -1) }
  }

  @Test func `a damaged table is named`() throws {
    var bytes = try FontFixture("dejavu.ttf").bytes
    let head = try #require(Self.offset(of: "head", in: bytes))
    bytes[head + 18] = 0xFF
    let error = #expect(throws: FontError.self) { try OpenTypeFace(bytes) }
    let text = "table 'head': expected 16…16384 as unitsPerEm, found 65280"
    #expect(error?.description == text)
  }

  @Test func `a missing table is named`() throws {
    var bytes = try FontFixture("dejavu.ttf").bytes
    let record = try #require(Self.record(of: "hmtx", in: bytes))
    bytes[record] = UInt8(ascii: "x")
    #expect(throws: FontError.missingTable("hmtx")) { try OpenTypeFace(bytes) }
  }

  @Test func `a truncated file is an error`() throws {
    for name in FontFixture.names {
      let bytes = try FontFixture(name).bytes
      for length in stride(from: 0, to: bytes.count - 4, by: 7) {
        #expect(throws: FontError.self) { try OpenTypeFace(Array(bytes[..<length])) }
      }
    }
  }

  @Test func `the faces of a collection are counted and opened`() throws {
    let font = try FontFixture("composites.ttf").bytes
    // One font twice; its offsets are from the start of the file.
    var file: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20, 0, 0, 0, 20]
    let shift = file.count
    file += font
    let tableCount = Int(font[4]) << 8 | Int(font[5])
    for index in 0..<tableCount {
      let place = shift + 12 + 16 * index + 8
      let offset = (0..<4).reduce(0) { $0 << 8 | Int(file[place + $1]) } + shift
      for byte in 0..<4 { file[place + byte] = UInt8(offset >> (24 - 8 * byte) & 255) }
    }
    #expect(try OpenTypeFace.faceCount(file) == 2)
    #expect(try OpenTypeFace.faceCount(font) == 1)
    #expect(try OpenTypeFace(file, index: 1).names.family == "Composites")
    #expect(throws: FontError.noFace(index: 2, count: 2)) { try OpenTypeFace(file, index: 2) }
  }

  /// The position of a table's record in the directory.
  static func record(of tag: String, in bytes: [UInt8]) -> Int? {
    stride(from: 12, to: 400, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) }
  }

  /// The position of a table.
  static func offset(of tag: String, in bytes: [UInt8]) -> Int? {
    record(of: tag, in: bytes).map { place in
      bytes[place + 8..<place + 12].reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
