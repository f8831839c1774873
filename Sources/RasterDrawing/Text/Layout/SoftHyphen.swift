// The hyphens that are drawn at soft hyphens where lines break.

import RasterValues

/// The soft hyphen, U+00AD: invisible unless a line breaks after it.
///
/// Source: CSS Text 3, section 5.4, "Hyphenation".
enum SoftHyphen {
  static let scalar: UInt32 = 0xAD

  /// The characters that are drawn for it at the end of a line, in order of preference.
  static let images: [UInt32] = [0x2010, 0x2D]
}

extension TextShaper {
  /// Returns the hyphen that is drawn for the soft hyphen at an index.
  ///
  /// It has the font of the run if that font has a hyphen; otherwise that of the first font with
  /// one, which exists because the built-in typeface has one. No tracking follows it.
  func hyphen(at index: Int, _ look: Int, in run: ShapingRun) -> ShapingRun {
    let (face, scalar) = hyphen(in: [run.face] + looks[look].faces)
    var glyphs = ShapingRun(
      range: 0..<1,
      face: face,
      look: look,
      script: run.script,
      level: run.level
    )
    TextShaper(
      scalars: [scalar],
      styles: [Int32(look)],
      graphemes: [true],
      looks: looks,
      locale: locale
    ).shape(&glyphs)
    var hyphen = ShapingRun(
      range: index..<index + 1,
      face: face,
      look: look,
      script: run.script,
      level: run.level
    )
    hyphen.glyphs = glyphs.glyphs
    for place in hyphen.glyphs.indices {
      hyphen.glyphs[place].cluster = index
      hyphen.glyphs[place].isTracked = false
    }
    return hyphen
  }

  private func hyphen(in faces: [GlyphFace]) -> (GlyphFace, UInt32) {
    for face in faces {
      for scalar in SoftHyphen.images where face.glyph(for: scalar) != nil { return (face, scalar) }
    }
    return (faces[0], SoftHyphen.images[0])
  }
}
