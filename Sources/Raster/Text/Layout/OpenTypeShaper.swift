// Shapes runs with the tables of an OpenType face.

/// Shapes runs of a face of a font file.
struct OpenTypeShaper {
  private let face: OpenTypeFace
  private let coordinates: FontCoordinates
  private let font: Font

  init(_ face: OpenTypeFace, _ coordinates: FontCoordinates, _ font: Font) {
    self.face = face
    self.coordinates = coordinates
    self.font = font
  }

  /// The glyphs of a run's characters, in the order of the text.
  func shape(_ characters: [RunCharacter], _ run: TextRun) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(characters.count)
    for character in characters {
      if let last = glyphs.indices.last {
        glyphs[last].advance += Double(face.kerning(glyphs[last].glyph, character.glyph))
      }
      let advance = face.advance(of: character.glyph, at: coordinates)
      let glyph = ShapedGlyph(
        glyph: character.glyph,
        cluster: character.cluster,
        advance: advance
      )
      glyphs.append(glyph)
    }
    return glyphs
  }
}
