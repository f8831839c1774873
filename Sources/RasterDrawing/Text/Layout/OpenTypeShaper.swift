// Shapes runs with the tables of an OpenType font.

import RasterValues

/// Shapes runs in an OpenType font.
///
/// The order is that of HarfBuzz: substitutions, with the reordering of syllables between them,
/// then advances, kerning, marks and cursive attachment. Damaged parts of tables are ignored.
struct OpenTypeShaper {
  private let face: OpenTypeFace
  private let cache: ShapingCache
  private let coordinates: FontCoordinates
  private let font: Font
  private let isTracked: Bool
  private let languages: [UInt32]

  init(
    _ face: OpenTypeFace,
    _ coordinates: FontCoordinates,
    _ font: Font,
    isTracked: Bool,
    locale: String,
    cache: ShapingCache
  ) {
    self.face = face
    self.cache = cache
    self.coordinates = coordinates
    self.font = font
    self.isTracked = isTracked
    languages = cache.languages(of: face, locale)
  }

  /// Returns the plan for shaping the syllables of a run.
  func syllablePlan(of run: ShapingRun) -> ShapingPlan {
    cache.plan(key(run, isCursive: false), cache.tables(of: face), at: coordinates)
  }

  private func key(_ run: ShapingRun, isCursive: Bool) -> ShapingPlan.Key {
    ShapingPlan.Key(
      script: run.script,
      isRightToLeft: run.isRightToLeft,
      isCursive: isCursive,
      features: font.features,
      isTracked: isTracked,
      languages: languages
    )
  }

  /// Returns the glyphs of characters that are shaped by syllable, in text order outside clusters.
  func shapeSyllables(_ characters: [RunCharacter], _ run: ShapingRun) -> [ShapedGlyph] {
    let tables = cache.tables(of: face)
    let plan = syllablePlan(of: run)
    var items: [GlyphItem] = []
    items.reserveCapacity(characters.count)
    for character in characters { items.append(item(character, plan.model, tables.definitions)) }
    let circle = face.glyph(for: 0x25CC).map { glyph in
      let character = RunCharacter(scalar: 0x25CC, glyph: glyph, cluster: 0)
      return item(character, plan.model, tables.definitions)
    }
    let shaper = SyllableShaper(
      script: run.script,
      plan: plan,
      table: tables.substitution,
      dottedCircle: circle,
      virama: plan.model == .indic ? face.glyph(for: IndicScript(run.script).virama) : nil
    )
    let unordered = GlyphBuffer(items)
    var applier = tables.substitution.flatMap { table in
      self.applier(of: table, tables.definitions, unordered, run)
    }
    for stage in plan.substitutions {
      if let pause = stage.pause {
        if let applier { items = applier.buffer.list }
        shaper.run(pause, &items)
        applier?.replaceAll(with: items)
      }
      for step in stage.steps { applier?.apply(step) }
    }
    return position(applier?.buffer ?? GlyphBuffer(items), plan, run)
  }

  private func item(
    _ character: RunCharacter,
    _ model: ShapingModel,
    _ definitions: GlyphDefinitions
  ) -> GlyphItem {
    var item = GlyphItem(
      glyph: character.glyph,
      mask: 1,
      kind: .none,
      cluster: Int32(truncatingIfNeeded: character.cluster)
    )
    classify(&item, character.scalar, definitions)
    let category = UnicodeTable.shared[character.scalar].category
    if category.isMark { item.traits.insert(.unicodeMark) }
    if category.isMark || category.isLetter || category == .format || category == .unassigned
      || category == .privateUse
    {
      item.traits.insert(.word)
    }
    let classes = SyllableTable.shared[character.scalar]
    item.category = model == .universal ? classes.universal : classes.indic
    item.place = classes.place
    return item
  }

  /// Returns the glyphs of a run's characters, in text order.
  ///
  /// Cursive letters also join with the neighbours in other runs.
  func shape(
    _ characters: [RunCharacter],
    _ run: ShapingRun,
    between neighbors: (before: UInt32?, after: UInt32?)
  ) -> [ShapedGlyph] {
    let tables = cache.tables(of: face)
    let forms = forms(of: characters, between: neighbors)
    // A joiner alone does not make a run cursive.
    let isCursive = forms.indices.contains { forms[$0] != .none && characters[$0].scalar != 0x200D }
    let plan = cache.plan(key(run, isCursive: isCursive), tables, at: coordinates)
    var buffer = buffer(characters, forms, tables.definitions)
    if let table = tables.substitution, plan.substitutions.contains(where: { !$0.steps.isEmpty }),
      var applier = applier(of: table, tables.definitions, buffer, run)
    {
      for stage in plan.substitutions {
        for step in stage.steps { applier.apply(step) }
      }
      buffer = applier.buffer
    }
    return position(buffer, plan, run)
  }

  /// Returns the glyphs with advances, kerning, marks and cursive attachment.
  private func position(
    _ buffer: GlyphBuffer,
    _ plan: ShapingPlan,
    _ run: ShapingRun
  ) -> [ShapedGlyph] {
    let tables = cache.tables(of: face)
    var positions = (0..<buffer.count).map {
      GlyphPosition(advance: face.advance(of: buffer[$0].glyph, at: coordinates))
    }
    let marks = plan.model.markWidths
    if marks == .removedFirst {
      for index in positions.indices where buffer[index].isMark { positions[index].advance = 0 }
    }
    if let table = tables.positioning, !plan.positionings.isEmpty,
      var applier = applier(of: table, tables.definitions, buffer, run)
    {
      applier.positions = positions
      for step in plan.positionings { applier.apply(step) }
      positions = applier.positions
    }
    if plan.usesKernTable { kern(&positions, buffer, run.isRightToLeft) }
    return GlyphPlacer(buffer, positions, marks, isRightToLeft: run.isRightToLeft).glyphs()
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

  /// Classifies a glyph as a mark or a base, by the font's classes or, if it has none, by Unicode.
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

  /// Returns an applier of a table's lookups; nil if the table is damaged.
  private func applier(
    of table: LayoutTable,
    _ definitions: GlyphDefinitions,
    _ buffer: GlyphBuffer,
    _ run: ShapingRun
  ) -> LookupApplier? {
    LookupApplier(
      table,
      definitions,
      buffer,
      at: coordinates,
      isRightToLeft: run.isRightToLeft
    )
  }

  /// Applies the `kern` table to adjacent letters, ignoring marks between them.
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
