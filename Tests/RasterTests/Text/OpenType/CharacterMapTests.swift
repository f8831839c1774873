// Character mapping in each format of the cmap table; the best subtable of a font is read.

import Raster
import Testing

@Suite struct CharacterMapTests {
  /// A font with five subtables, reduced to the given platforms and encodings.
  private func face(
    keeping kept: (Int, Int)...,
    change: (inout [UInt8], Int) -> Void = { _, _ in }
  ) throws -> OpenTypeFace {
    var bytes = try FontFixture("composites.ttf").bytes
    let cmap = try #require(OpenTypeFaceTests.offset(of: "cmap", in: bytes))
    for record in stride(from: cmap + 4, to: cmap + 4 + 8 * Int(bytes[cmap + 3]), by: 8) {
      let (platform, encoding) = (Int(bytes[record + 1]), Int(bytes[record + 3]))
      if kept.contains(where: { $0 == (platform, encoding) }) {
        let offset = bytes[record + 4..<record + 8].reduce(0) { $0 << 8 | Int($1) }
        change(&bytes, cmap + offset)
      } else {
        bytes[record + 1] = 9
      }
    }
    return try OpenTypeFace(bytes)
  }

  @Test func `format 12 maps every character`() throws {
    let face = try face(keeping: (3, 10), (3, 1))
    #expect(face.glyph(for: 0x1F600) == 3)
    #expect(face.glyph(for: 0x1F601) == 4)
    // Characters that only the smaller subtable has are not found.
    #expect(face.glyph(for: 0x3B1) == nil)
  }

  @Test func `format 13 gives a whole group one glyph`() throws {
    let face = try face(keeping: (3, 10)) { bytes, table in bytes[table + 1] = 13 }
    #expect(face.glyph(for: 0x1F600) == 3)
    #expect(face.glyph(for: 0x1F601) == 3)
  }

  @Test func `format 4 maps the first plane`() throws {
    let face = try face(keeping: (3, 1))
    #expect(face.glyph(for: 0x41) == 1)
    #expect(face.glyph(for: 0x3B1) == 3)
    #expect(face.glyph(for: 0x3B2) == nil)
    #expect(face.glyph(for: 0x3B3) == 4)
    #expect(face.glyph(for: 0xFB01) == 5)
    #expect(face.glyph(for: 0xFFFF) == nil)
    #expect(face.glyph(for: 0x10041) == nil)
  }

  @Test func `format 6 maps one run`() throws {
    let face = try face(keeping: (0, 3))
    #expect(face.glyph(for: 0x40) == nil)
    #expect(face.glyph(for: 0x41) == 1)
    #expect(face.glyph(for: 0x42) == 2)
    #expect(face.glyph(for: 0x43) == nil)
  }

  @Test func `format 0 maps the characters of old Macintoshes`() throws {
    let face = try face(keeping: (1, 0))
    #expect(face.glyph(for: 0x41) == 2)
    // 8A is ä.
    #expect(face.glyph(for: 0xE4) == 3)
    #expect(face.glyph(for: 0x8A) == nil)
  }

  @Test func `characters of symbol fonts are also mapped from ASCII`() throws {
    let bytes = try FontFixture("composites.ttf").bytes
    let cmap = try #require(OpenTypeFaceTests.offset(of: "cmap", in: bytes))
    let face = try face(keeping: (3, 1)) { bytes, table in
      // The subtable becomes one for symbols.
      for record in stride(from: cmap + 4, to: cmap + 44, by: 8) where bytes[record + 1] == 3 {
        if bytes[record + 3] == 1 { bytes[record + 3] = 0 }
      }
      // Its fourth segment is FB01 alone; it becomes F043, and its delta increases accordingly.
      let size = Int(bytes[table + 7])
      let delta = table + 16 + 2 * size + 6
      let sum = Int(bytes[delta]) << 8 + Int(bytes[delta + 1]) + 0xFB01 - 0xF043
      for (place, value) in [(table + 20, 0xF043), (table + 22 + size, 0xF043), (delta, sum)] {
        bytes[place] = UInt8(value >> 8 & 0xFF)
        bytes[place + 1] = UInt8(value & 0xFF)
      }
    }
    #expect(face.glyph(for: 0xF043) == 5)
    #expect(face.glyph(for: 0x43) == 5)
    #expect(face.glyph(for: 0x44) == nil)
    #expect(face.glyph(for: 0x143) == nil)
  }

  @Test func `a font without a supported subtable has no characters`() throws {
    let face = try face(keeping: (0, 5))
    #expect(face.glyph(for: 0x41) == nil)
    #expect(face.glyph(for: 0x42, variation: 0xFE00) == 3)
  }
}
