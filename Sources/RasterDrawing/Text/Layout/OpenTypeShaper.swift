// Shapes runs with the tables of an OpenType face.

import RasterValues

/// Shapes runs of a face of a font file.
///
/// Substitutions first, then advances, then kerning, marks and the joints of cursive letters, as HarfBuzz
/// has them; left out are rules for the syllables of India's and South East Asia's scripts, and features
/// that vary. What a damaged table says is left out.
struct OpenTypeShaper {
  private let face: OpenTypeFace
  private let cache: ShapingCache
  private let coordinates: FontCoordinates
  private let font: Font

  init(
    _ face: OpenTypeFace,
    _ coordinates: FontCoordinates,
    _ font: Font,
    cache: ShapingCache
  ) {
    self.face = face
    self.cache = cache
    self.coordinates = coordinates
    self.font = font
  }

  /// The glyphs of a run's characters, in the order of the text.
  ///
  /// Cursive letters join with neighbours of other runs, too.
  func shape(
    _ characters: [RunCharacter],
    _ run: TextRun,
    between neighbors: (before: UInt32?, after: UInt32?)
  ) -> [ShapedGlyph] {
    let tables = cache.tables(of: face)
    let forms = forms(of: characters, between: neighbors)
    let key = ShapingPlan.Key(
      script: run.script,
      isRightToLeft: run.isRightToLeft,
      isCursive: forms.contains { $0 != .none },
      features: font.features
    )
    let plan = cache.plan(key, tables)
    var buffer = buffer(characters, forms, tables.definitions)
    if let table = tables.substitution, !plan.substitutions.isEmpty,
      var applier = applier(of: table, tables.definitions, buffer, run)
    {
      for step in plan.substitutions { applier.apply(step) }
      buffer = applier.buffer
    }
    var positions = (0..<buffer.count).map {
      GlyphPosition(advance: face.advance(of: buffer[$0].glyph, at: coordinates))
    }
    if let table = tables.positioning, !plan.positionings.isEmpty,
      var applier = applier(of: table, tables.definitions, buffer, run)
    {
      applier.positions = positions
      for step in plan.positionings { applier.apply(step) }
      positions = applier.positions
    }
    if plan.usesKernTable { kern(&positions, buffer, run.isRightToLeft) }
    return GlyphPlacer(buffer, positions, run.isRightToLeft).glyphs()
  }

  private func forms(
    of characters: [RunCharacter],
    between neighbors: (before: UInt32?, after: UInt32?)
  ) -> [JoiningForm] {
    var scalars = characters.map { $0.scalar }
    if let after = neighbors.after { scalars.append(after) }
    guard let before = neighbors.before else {
      return Array(CursiveJoining.forms(of: scalars).prefix(characters.count))
    }
    scalars.insert(before, at: 0)
    return Array(CursiveJoining.forms(of: scalars).dropFirst().prefix(characters.count))
  }

  private func buffer(
    _ characters: [RunCharacter],
    _ forms: [JoiningForm],
    _ definitions: GlyphDefinitions
  ) -> GlyphBuffer {
    var items: [GlyphItem] = []
    items.reserveCapacity(characters.count)
    for (character, form) in zip(characters, forms) {
      var item = GlyphItem(
        glyph: character.glyph,
        mask: ShapingPlan.mask(of: form),
        kind: .none,
        cluster: Int32(truncatingIfNeeded: character.cluster)
      )
      classify(&item, character.scalar, definitions)
      items.append(item)
    }
    return GlyphBuffer(items)
  }

  /// Whether a glyph is a mark or a base, by the face's word or else by Unicode's.
  private func classify(_ item: inout GlyphItem, _ scalar: UInt32, _ definitions: GlyphDefinitions)
  {
    let isPlain = scalar < 0x300 && scalar != 0xAD
    if !isPlain, UnicodeTable.shared[scalar].isDefaultIgnorable {
      item.traits = .ignorable
      if scalar == 0x200C { item.traits.insert(.nonJoiner) }
      if scalar == 0x200D { item.traits.insert(.joiner) }
    }
    if definitions.hasClasses {
      let properties = definitions.properties(of: item.glyph)
      item.kind = GlyphItem.Kind(rawValue: UInt8(truncatingIfNeeded: properties))
      item.markClass = UInt8(truncatingIfNeeded: properties >> 8)
    } else {
      let isMark = !isPlain && UnicodeTable.shared[scalar].category == .nonspacingMark
      item.kind = isMark && item.traits.isEmpty ? .mark : .base
    }
  }

  /// An applier of a table's lookups; nil where the table is damaged.
  private func applier(
    of table: LayoutTable,
    _ definitions: GlyphDefinitions,
    _ buffer: GlyphBuffer,
    _ run: TextRun
  ) -> LookupApplier? {
    LookupApplier(
      table,
      definitions,
      buffer,
      at: coordinates,
      isRightToLeft: run.isRightToLeft
    )
  }

  /// Kerning by the table kern, between letters, whatever marks are between them.
  private func kern(
    _ positions: inout [GlyphPosition],
    _ buffer: GlyphBuffer,
    _ isRightToLeft: Bool
  ) {
    var last: Int?
    for index in 0..<buffer.count where !buffer[index].isMark {
      if let last {
        let (left, right) = isRightToLeft ? (index, last) : (last, index)
        positions[left].advance += face.kerning(buffer[left].glyph, buffer[right].glyph)
      }
      last = index
    }
  }
}
