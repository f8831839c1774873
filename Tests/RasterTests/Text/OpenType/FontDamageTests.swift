// Damaged fonts give an error that names a table, or outlines; they never trap.

import Raster
import Testing

@Suite struct FontDamageTests {
  // `Benchmarks fonts` does the same with every byte, four values each, and with more at once.
  @Test(arguments: FontFixture.names)
  func `a font with a changed byte gives an error or outlines`(_ name: String) throws {
    let bytes = try FontFixture(name).bytes
    var damaged = bytes
    for index in stride(from: 0, to: bytes.count, by: 3) {
      damaged[index] = index & 4 == 0 ? bytes[index] ^ 0x81 : 0xFF
      if let face = try? OpenTypeFace(damaged) { Self.read(face) }
      damaged[index] = bytes[index]
    }
  }

  @Test func `a component that contains itself is an error`() throws {
    var bytes = try FontFixture("composites.ttf").bytes
    let glyf = try #require(OpenTypeFaceTests.offset(of: "glyf", in: bytes))
    // A composite begins with -1 and its bounds, followed by the flags and the glyph of its first
    // part.
    let composite = try #require(
      (glyf..<bytes.count - 14).first {
        bytes[$0] == 0xFF && bytes[$0 + 1] == 0xFF && bytes[$0 + 13] == 1
      }
    )
    let face = try OpenTypeFace(bytes)
    let before = try face.outline(of: 2)
    bytes[composite + 13] = 2
    let changed = try OpenTypeFace(bytes)
    #expect(throws: FontError.tooComplex(table: "glyf")) { try changed.outline(of: 2) }
    #expect(try face.outline(of: 2) == before)
  }

  @Test func `a subroutine that calls itself is an error`() throws {
    var bytes = try FontFixture("charstrings.otf").bytes
    // Global subroutine 1 is "-107 callgsubr 40 50 rlineto return"; -106 is its own number.
    let program: [UInt8] = [32, 29, 179, 189, 5, 11]
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: program) })
    bytes[place] = 33
    let face = try OpenTypeFace(bytes)
    #expect(throws: FontError.tooComplex(table: "CFF ")) { try face.outline(of: 9) }
  }

  private static func read(_ face: OpenTypeFace) {
    _ = face.names
    let place = face.coordinates(face.axes.map { ($0.tag, $0.maximum) })
    for glyph in 0..<UInt16(min(face.glyphCount, 64)) {
      #expect(face.advance(of: glyph, at: place).isFinite)
      _ = face.glyph(for: UInt32(glyph) + 0x40, variation: 0xFE00)
      _ = face.kerning(glyph, glyph)
      guard let outline = try? face.outline(of: glyph, at: place) else { continue }
      #expect(outline.points.count == outline.verbs.reduce(0) { $0 + $1.pointCount })
    }
  }
}
