// Divides a paragraph into runs by font, script and direction.

import RasterValues

/// Finds fonts for graphemes, and the boundaries between fonts, scripts and directions.
struct TextItemizer {
  let looks: [SetLook]
  /// Scalars for which no font has a glyph, in order of appearance.
  private(set) var missing: [UInt32] = []
  private let table = UnicodeTable.shared

  init(_ looks: [SetLook]) { self.looks = looks }

  /// Returns the runs of a paragraph, without glyphs.
  mutating func runs(
    of text: StyledScalars,
    graphemes: [Bool],
    directions: BidiParagraph,
    scripts: [ScriptRun]
  ) -> [ShapingRun] {
    let scalars = text.scalars
    var runs: [ShapingRun] = []
    var (start, index, face, script) = (0, 0, 0, 0)
    var current: Int32 = -1
    var faces: [GlyphFace] = []
    var isObject = false
    func run(_ end: Int) -> ShapingRun {
      let look = Int(text.looks[start])
      return ShapingRun(
        range: start..<end,
        face: looks[look].faces[face],
        look: look,
        script: scripts[script].script,
        level: directions.level(at: start)
      )
    }
    while index < scalars.count {
      var end = index &+ 1
      while end < scalars.count, !graphemes[end] { end &+= 1 }
      let isNewLook = text.looks[index] != current
      if isNewLook {
        current = text.looks[index]
        faces = looks[Int(current)].faces
        isObject = looks[Int(current)].object != nil
      }
      // A soft hyphen has the font of the text before it, so that it does not divide words.
      let isContinued = scalars[index] == SoftHyphen.scalar && index > start && !isNewLook
      let next =
        isObject ? 0 : isContinued ? face : self.face(for: scalars[index..<end], faces)
      let isNewScript = index >= scripts[script].range.upperBound
      let isTab = scalars[start] == TextParagraph.tab || scalars[index] == TextParagraph.tab
      let isCut =
        index > start
        && (next != face || isNewScript || isTab
          || isNewLook && isNewFont(text.looks[start], text.looks[index])
          || directions.level(at: index) != directions.level(at: start))
      if isCut {
        runs.append(run(index))
        start = index
      }
      while index >= scripts[script].range.upperBound { script &+= 1 }
      face = next
      index = end
    }
    if start < index { runs.append(run(index)) }
    return runs
  }

  /// Whether glyphs of the two styles are shaped separately.
  private func isNewFont(_ first: Int32, _ second: Int32) -> Bool {
    guard first != second else { return false }
    let (first, second) = (looks[Int(first)], looks[Int(second)])
    return first.font != second.font || first.isApart || second.isApart
  }

  /// Returns the first font that has glyphs for an entire grapheme; otherwise the first font.
  private mutating func face(for grapheme: ArraySlice<UInt32>, _ faces: [GlyphFace]) -> Int {
    if let index = face(presenting: grapheme, faces) { return index }
    for (index, face) in faces.enumerated() where has(face, grapheme) { return index }
    for scalar in grapheme where isMissing(scalar, faces) && !missing.contains(scalar) {
      missing.append(scalar)
    }
    return 0
  }

  /// Returns the first font with the emoji or text presentation that a variation selector requests.
  private func face(presenting grapheme: ArraySlice<UInt32>, _ faces: [GlyphFace]) -> Int? {
    guard grapheme.count > 1,
      let selector = grapheme.first(where: { $0 & ~1 == VariationSelector.text })
    else { return nil }
    let isColored = selector == VariationSelector.emoji
    return faces.indices.first { faces[$0].isColored == isColored && has(faces[$0], grapheme) }
  }

  private func has(_ face: GlyphFace, _ grapheme: ArraySlice<UInt32>) -> Bool {
    if grapheme.count == 1, let scalar = grapheme.first, face.glyph(for: scalar) != nil {
      return true
    }
    if case .pictures(let pictures) = face.source { return pictures.glyph(for: grapheme) != nil }
    // Scalars with glyphs are decomposed and composed only to others with glyphs.
    if grapheme.allSatisfy({ face.glyph(for: $0) != nil }) { return true }
    let parts = CanonicalForms.glyphScalars(of: Array(grapheme)) { face.glyph(for: $0) != nil }
    return parts.allSatisfy { face.glyph(for: $0) != nil || isInvisible($0) }
  }

  private func isMissing(_ scalar: UInt32, _ faces: [GlyphFace]) -> Bool {
    !isInvisible(scalar) && !faces.contains { $0.glyph(for: scalar) != nil }
  }

  /// Whether a scalar without a glyph is invisible.
  private func isInvisible(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (scalar >= 0x7F && table[scalar].drawsNothing)
  }
}

extension ScalarProperties {
  /// Whether a scalar only controls layout, and has no visible glyph.
  var drawsNothing: Bool {
    isDefaultIgnorable || category == .control || category == .lineSeparator
      || category == .paragraphSeparator
  }
}
