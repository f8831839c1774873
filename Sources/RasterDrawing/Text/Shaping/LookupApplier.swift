// Applies lookups to the glyphs of a run, one after another.
//
// Source: OpenType 1.9, "OpenType Layout Common Table Formats". Unspecified behaviour follows
// HarfBuzz.

import RasterValues

/// Applies the lookups of a table to a buffer.
///
/// Shaping terminates for damaged fonts too. Each attempt and each visited glyph consumes a step of
/// a budget that is proportional to the run's length. The depth of nested lookups and the growth of
/// the run are limited.
struct LookupApplier {
  let table: LayoutTable
  let definitions: GlyphDefinitions
  let coordinates: FontCoordinates
  let isRightToLeft: Bool
  var buffer: GlyphBuffer
  /// The positions of the glyphs, during positioning.
  var positions: [GlyphPosition] = []
  /// A digest of all glyphs that were in the buffer at any time.
  var digest = GlyphDigest()
  /// The index of the current glyph.
  var index = 0
  /// The current lookup, whose flags determine the glyphs to skip.
  var lookup: LayoutLookup
  var depth = 0
  private var mask: UInt8 = 1
  private var looksThroughJoiners = true
  private var looksThroughNonJoiners = true
  /// The syllable to which rules are restricted, as in `GlyphItem.syllabic`; 0 for none.
  private var syllable: UInt16 = 0
  private var steps: Int
  private let limit: Int
  private var ligatures: UInt16 = 0

  /// The maximum nesting depth, as in HarfBuzz.
  private static let depths = 64
  /// The maximum distance of neighbours, which keeps hundreds of marks from taking quadratic time.
  private static let reach = 256
  /// The maximum length of a rule.
  static let contextLimit = 64

  init?(
    _ table: LayoutTable,
    _ definitions: GlyphDefinitions,
    _ buffer: GlyphBuffer,
    at coordinates: FontCoordinates,
    isRightToLeft: Bool
  ) {
    guard let first = table.lookups.first else { return nil }
    (self.table, self.definitions, self.buffer) = (table, definitions, buffer)
    (self.coordinates, self.isRightToLeft) = (coordinates, isRightToLeft)
    lookup = first
    steps = max(buffer.count &* 2048, 1 << 16)
    limit = max(buffer.count &* 32, 1 << 12)
    for index in 0..<buffer.count { digest.insert(buffer[index].glyph) }
  }

  /// Applies a lookup to the glyphs whose mask contains the step's bit.
  mutating func apply(_ step: ShapingPlan.Step) {
    lookup = table.lookups[step.lookup]
    guard lookup.digest.meets(digest) else { return }
    steps &-= buffer.count >> 3
    (mask, looksThroughJoiners) = (step.mask, step.looksThroughJoiners)
    (looksThroughNonJoiners, syllable) = (step.looksThroughNonJoiners, 0)
    guard !step.isPerSyllable else { return applyBySyllables() }
    guard lookup.action != .reverse else { return applyBackwards() }
    index = 0
    while index < buffer.count, steps > 0 {
      if !isTarget(buffer[index]) || !applySubtables() { index &+= 1 }
    }
  }

  private mutating func applyBySyllables() {
    index = 0
    while index < buffer.count, steps > 0 {
      syllable = buffer[index].syllabic & GlyphItem.syllableMask
      if !isTarget(buffer[index]) || !applySubtables() { index &+= 1 }
    }
  }

  /// Replaces all glyphs.
  mutating func replaceAll(with items: [GlyphItem]) {
    buffer = GlyphBuffer(items)
    for item in items { digest.insert(item.glyph) }
  }

  private mutating func applyBackwards() {
    index = buffer.count &- 1
    while index >= 0, steps > 0 {
      if isTarget(buffer[index]) { _ = applySubtables() }
      index &-= 1
    }
  }

  @inline(__always)
  private mutating func isTarget(_ item: GlyphItem) -> Bool {
    lookup.digest.mayHave(item.glyph) && item.mask & mask != 0 && accepts(item, lookup)
  }

  /// Applies a nested lookup to the glyph at `index` only.
  mutating func recurse(_ number: Int) -> Bool {
    guard number < table.lookups.count, depth < Self.depths, index >= 0, index < buffer.count else {
      return false
    }
    let outer = lookup
    lookup = table.lookups[number]
    depth += 1
    defer { (lookup, depth) = (outer, depth - 1) }
    return accepts(buffer[index], lookup) && applySubtables()
  }

  /// Returns true if a subtable applied, with `index` after the glyphs that it consumed.
  private mutating func applySubtables() -> Bool {
    let glyph = buffer[index].glyph
    for subtable in lookup.subtables {
      guard takeStep() else { return false }
      guard let place = subtable.coverage.index(of: glyph) else { continue }
      if apply(subtable, place) { return true }
    }
    return false
  }

  private mutating func apply(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    switch lookup.action {
    case .none: false
    case .single: substituteOne(subtable, place)
    case .multiple: substituteSeveral(subtable, place)
    case .alternate: substituteAlternate(subtable, place)
    case .ligature: substituteLigature(subtable, place)
    case .reverse: substituteReversed(subtable, place)
    case .adjustment: adjust(subtable, place)
    case .pair: adjustPair(subtable, place)
    case .cursive: attachCursively(subtable, place)
    case .markToBase: attachToBase(subtable, place)
    case .markToLigature: attachToLigature(subtable, place)
    case .markToMark: attachToMark(subtable, place)
    case .context: applyContext(subtable, place)
    case .chainedContext: applyChainedContext(subtable, place)
    }
  }

  /// Consumes a step; returns false if the budget is used up.
  mutating func takeStep() -> Bool {
    steps &-= 1
    return steps > 0
  }

  /// Whether the run may grow by a number of glyphs.
  func hasRoom(for count: Int) -> Bool { buffer.count + count <= limit }

  mutating func newLigature() -> UInt16 {
    ligatures = ligatures == .max ? 1 : ligatures + 1
    return ligatures
  }

  // MARK: - Looking for neighbours

  /// Whether a lookup's flags include a glyph.
  ///
  /// All read-only methods here are mutating, because a call of a non-mutating one copies the
  /// value.
  @inline(__always)
  mutating func accepts(_ item: GlyphItem, _ lookup: LayoutLookup) -> Bool {
    accepts(item, flags: lookup.flags, lookup)
  }

  mutating func accepts(_ item: GlyphItem, flags: Int, _ lookup: LayoutLookup) -> Bool {
    guard flags & 0xFF1E != 0 else { return true }
    if Int(item.kind.rawValue) & flags & 0x0E != 0 { return false }
    guard item.isMark else { return true }
    if flags & 0x10 != 0 { return definitions.markSet(lookup.markSet, has: item.glyph) }
    return flags & 0xFF00 == 0 || flags >> 8 == Int(item.markClass)
  }

  /// The part of a rule for which a neighbour is searched.
  ///
  /// The neighbour that follows a single glyph is restricted to that glyph's syllable.
  enum Role { case input, context, following }

  /// Returns the next included glyph in a direction if it matches; otherwise nil.
  ///
  /// Joiners and other ignorable glyphs are skipped unless they match.
  mutating func neighbour(
    of start: Int,
    _ step: Int,
    as role: Role,
    flags: Int? = nil,
    matches: ((GlyphItem) -> Bool)? = nil
  ) -> Int? {
    var index = start &+ step
    let end = start &+ step &* Self.reach
    while index >= 0, index < buffer.count, index != end {
      steps &-= 1
      let item = buffer[index]
      if accepts(item, flags: flags ?? lookup.flags, lookup) {
        let isSkippable = isSkippable(item, role)
        let isMasked =
          (role != .input || item.mask & mask != 0) && (syllable == 0 || isInside(item, role))
        if isMasked, matches?(item) ?? !isSkippable { return index }
        if !isSkippable { return nil }
      }
      index &+= step
    }
    return nil
  }

  private mutating func isInside(_ item: GlyphItem, _ role: Role) -> Bool {
    role == .context || item.syllabic & GlyphItem.syllableMask == syllable
  }

  private mutating func isSkippable(_ item: GlyphItem, _ role: Role) -> Bool {
    guard item.traits.contains(.ignorable) else { return false }
    let isPositioning = table.kind == .positioning
    if item.traits.contains(.nonJoiner) {
      return isPositioning || role != .input && looksThroughNonJoiners
    }
    if item.traits.contains(.joiner) { return role != .input || looksThroughJoiners }
    return true
  }

  /// Replaces the glyph at the index.
  mutating func replace(with glyph: Int, as guess: GlyphItem.Kind? = nil) {
    let glyph = UInt16(truncatingIfNeeded: glyph)
    digest.insert(glyph)
    buffer[index].glyph = glyph
    buffer[index].traits.remove(.ignorable)
    buffer[index].traits.insert(.substituted)
    if definitions.hasClasses {
      let properties = definitions.properties(of: glyph)
      buffer[index].kind = GlyphItem.Kind(rawValue: UInt8(truncatingIfNeeded: properties))
      buffer[index].markClass = UInt8(truncatingIfNeeded: properties >> 8)
    } else if let guess {
      buffer[index].kind = guess
    }
  }
}
