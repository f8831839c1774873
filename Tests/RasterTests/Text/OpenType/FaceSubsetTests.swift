// Subsetting fonts to characters: the glyphs that stay unchanged, and those that become empty.

import Raster
import Testing

@Suite struct FaceSubsetTests {
  // The glyphs of one fixture are identified by number only.
  @Test(arguments: FontFixture.names.filter { $0 != "inter-gvar.ttf" })
  func `a subset keeps the glyphs of its characters and maps no others`(
    _ name: String
  ) throws {
    let fixture = try FontFixture(name)
    let face = try OpenTypeFace(fixture.bytes)
    let scalars = fixture.maps.filter { $0.selector == 0 && $0.glyph != 0 }.map { $0.scalar }
    let kept = try #require(scalars.first)
    let bytes = try FaceSubset.bytes(of: face, characters: [kept...kept])
    let subset = try OpenTypeFace(bytes)
    let glyph = try #require(face.glyph(for: kept))
    #expect(subset.glyphCount == face.glyphCount)
    #expect(subset.glyph(for: kept) == glyph)
    #expect(try subset.outline(of: glyph) == face.outline(of: glyph))
    for scalar in scalars where scalar != kept { #expect(subset.glyph(for: scalar) == nil) }
    let again = try FaceSubset.bytes(of: subset, characters: [kept...kept])
    #expect(again == bytes)
  }
}
