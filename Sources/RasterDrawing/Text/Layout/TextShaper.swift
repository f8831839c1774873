// Converts the scalars of a run to glyphs and pen movements.

import RasterValues

/// A scalar of a run, with its glyph in the font.
struct RunCharacter {
  var scalar: UInt32
  var glyph: UInt16
  /// The first scalar of its grapheme, as an index in the paragraph.
  var cluster: Int
}

/// Shapes the runs of a paragraph.
struct TextShaper {
  let scalars: [UInt32]
  /// The number of each scalar's style in `looks`.
  let styles: [Int32]
  /// For each scalar, whether a grapheme starts there.
  let graphemes: [Bool]
  let looks: [SetLook]
  let locale: String

  /// Fills a run with its glyphs.
  func shape(_ run: inout ShapingRun) {
    addGlyphs(to: &run)
    if looks[run.look].tracking != 0 { markTracking(in: &run) }
  }

  private func addGlyphs(to run: inout ShapingRun) {
    let look = looks[run.look]
    if look.object != nil {
      // The object's width is added by the paragraph, so its glyph has no advance.
      run.glyphs = [ShapedGlyph(glyph: 0, cluster: run.range.lowerBound, advance: 0)]
      return
    }
    if case .openType(let face, let coordinates, _) = run.face.source,
      run.script.shapingModel != .plain
    {
      let shaper = shaper(face, coordinates, run)
      let plan = shaper.syllablePlan(of: run)
      run.isUnshaped = !plan.hasRules && scalars[run.range].contains { isShaped($0) }
      if plan.model != .plain {
        run.glyphs = shaper.shapeSyllables(syllableCharacters(of: run, plan.model), run)
        return
      }
    }
    var characters = characters(of: run)
    if run.script.hasSaraAm { SaraAm.takeApart(in: &characters, run.face) }
    switch run.face.source {
    case .builtIn(let typeface): run.glyphs = shape(characters, run.face, typeface)
    case .openType(let face, let coordinates, _):
      let shaper = shaper(face, coordinates, run)
      let neighbors = (
        before: neighbor(before: run.range.lowerBound, run.look),
        after: neighbor(after: run.range.upperBound, run.look)
      )
      run.glyphs = shaper.shape(characters, run, between: neighbors)
    case .pictures: run.glyphs = characters.map { shaped($0, run.face) }
    }
  }

  private func shaper(
    _ face: OpenTypeFace,
    _ coordinates: FontCoordinates,
    _ run: ShapingRun
  ) -> OpenTypeShaper {
    let look = looks[run.look]
    return OpenTypeShaper(
      face,
      coordinates,
      look.look.font,
      isTracked: look.tracking != 0,
      locale: locale,
      cache: run.face.shaping
    )
  }

  /// Whether syllable shaping can affect a scalar, which excludes punctuation and digits.
  private func isShaped(_ scalar: UInt32) -> Bool {
    let category = UnicodeTable.shared[scalar].category
    return category.isLetter || category.isMark
  }

  /// Returns the scalar before an index that a cursive letter of a style may join with.
  private func neighbor(before index: Int, _ look: Int) -> UInt32? {
    let place = scalars[..<index].lastIndex { isJoining($0) }
    return place.flatMap { areSeparate($0..<index, look) ? nil : scalars[$0] }
  }

  private func neighbor(after index: Int, _ look: Int) -> UInt32? {
    let place = scalars[index...].firstIndex { isJoining($0) }
    return place.flatMap { areSeparate(index..<$0 + 1, look) ? nil : scalars[$0] }
  }

  private func isJoining(_ scalar: UInt32) -> Bool {
    UnicodeTable.shared[scalar].joiningType != .transparent
  }

  /// Whether the box of a run separates a style from scalars beside it.
  private func areSeparate(_ range: Range<Int>, _ look: Int) -> Bool {
    styles[range].contains { style in
      Int(style) != look && !(looks[look].joins && looks[Int(style)].joins)
    }
  }

  /// Returns the visible scalars of a run, and soft hyphens in fonts with lookups, which skip them.
  ///
  /// They are composed or decomposed to match the glyphs of the font, and mirrored in right-to-left
  /// text.
  private func characters(of run: ShapingRun) -> [RunCharacter] {
    var characters: [RunCharacter] = []
    characters.reserveCapacity(run.range.count)
    var index = run.range.lowerBound
    while index < run.range.upperBound {
      var end = index &+ 1
      while end < run.range.upperBound, !graphemes[end] { end &+= 1 }
      if scalars[index] == SoftHyphen.scalar, !run.face.isOpenType {
        index = end
        continue
      }
      if case .pictures(let pictures) = run.face.source {
        let glyph = pictures.glyph(for: scalars[index..<end]) ?? .max
        characters.append(RunCharacter(scalar: scalars[index], glyph: glyph, cluster: index))
      } else if end == index &+ 1, let glyph = run.face.glyph(for: scalars[index]),
        !run.isRightToLeft
      {
        characters.append(RunCharacter(scalar: scalars[index], glyph: glyph, cluster: index))
      } else {
        append(Array(scalars[index..<end]), at: index, run, to: &characters)
      }
      index = end
    }
    return characters
  }

  private func append(
    _ grapheme: [UInt32],
    at cluster: Int,
    _ run: ShapingRun,
    to characters: inout [RunCharacter]
  ) {
    let parts = CanonicalForms.glyphScalars(of: grapheme) { run.face.glyph(for: $0) != nil }
    var index = 0
    while index < parts.count {
      let part = parts[index]
      index += 1
      let scalar = run.isRightToLeft ? MirrorTable.shared.image(of: part) : part
      var glyph = glyph(of: scalar, run.face)
      if index < parts.count, let chosen = variation(of: scalar, parts[index], run.face) {
        glyph = chosen
        index += 1
      }
      guard let glyph else { continue }
      characters.append(RunCharacter(scalar: scalar, glyph: glyph, cluster: cluster))
    }
  }

  /// Returns the font's glyph for a character followed by a variation selector.
  private func variation(of scalar: UInt32, _ selector: UInt32, _ face: GlyphFace) -> UInt16? {
    guard VariationSelector.contains(selector), case .openType(let face, _, _) = face.source else {
      return nil
    }
    return face.glyph(for: scalar, variation: selector)
  }

  /// Returns the glyph of an image font, which is not shaped.
  private func shaped(_ character: RunCharacter, _ face: GlyphFace) -> ShapedGlyph {
    ShapedGlyph(
      glyph: character.glyph,
      cluster: character.cluster,
      advance: face.advance(of: character.glyph)
    )
  }

  /// Returns the glyph of a scalar, or a box if the font has none; nil if the scalar is invisible.
  private func glyph(of scalar: UInt32, _ face: GlyphFace) -> UInt16? {
    if let glyph = face.glyph(for: scalar) { return glyph }
    // A tab is as wide as a space.
    if scalar == 9 { return face.glyph(for: 0x20) }
    return UnicodeTable.shared[scalar].drawsNothing ? nil : StrokeTypeface.missing
  }

  /// Shapes characters in the built-in typeface, with kerning and marks at their anchors.
  private func shape(
    _ characters: [RunCharacter],
    _ face: GlyphFace,
    _ typeface: StrokeTypeface
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(characters.count)
    // The base letter of the current marks, and the glyph to which the next mark is attached.
    var (base, top) = (0, 0)
    for character in characters {
      let glyph = character.glyph
      guard !glyphs.isEmpty, StrokeTypeface.markPlace(of: glyph) != nil,
        character.cluster == glyphs[base].cluster
      else {
        if let last = glyphs.indices.last, last == base {
          glyphs[last].advance += typeface.kerning(glyphs[last].glyph, glyph)
        }
        (base, top) = (glyphs.count, glyphs.count)
        let advance = face.advance(of: glyph)
        glyphs.append(ShapedGlyph(glyph: glyph, cluster: character.cluster, advance: advance))
        continue
      }
      glyphs.append(mark(glyph, on: &glyphs[top], glyphs.count - top, typeface))
      top = glyphs.count - 1
    }
    return glyphs
  }

  private func mark(
    _ mark: UInt16,
    on base: inout ShapedGlyph,
    _ distance: Int,
    _ typeface: StrokeTypeface
  ) -> ShapedGlyph {
    if StrokeTypeface.markPlace(of: mark) == .above,
      let dotless = StrokeTypeface.dotless(base.glyph)
    {
      base.glyph = dotless
    }
    let offset = typeface.offset(of: mark, on: base.glyph)
    var glyph = ShapedGlyph(glyph: mark, cluster: base.cluster, advance: 0)
    (glyph.x, glyph.y, glyph.attachment) = (offset.x, offset.y, distance)
    return glyph
  }
}
