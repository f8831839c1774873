// Goes through a run's glyphs with one lookup after the other.
//
// Source: OpenType 1.9, "OpenType Layout Common Table Formats"; what it leaves open is as in HarfBuzz.

import RasterValues

/// Applies the lookups of a table to a buffer.
///
/// However damaged a font is, it ends: each try, and each glyph that is looked at, costs a step of a
/// number that grows with the run; lookups within lookups go to a fixed depth, and the run grows only so
/// far.
struct LookupApplier {
  let table: LayoutTable
  let definitions: GlyphDefinitions
  let coordinates: FontCoordinates
  let isRightToLeft: Bool
  var buffer: GlyphBuffer
  /// The glyphs' positions, in positioning.
  var positions: [GlyphPosition] = []
  /// The glyphs that were ever in the buffer.
  var digest = GlyphDigest()
  /// The glyph that is looked at.
  var index = 0
  /// The lookup at work, whose flags say what is looked through.
  var lookup: LayoutLookup
  var depth = 0
  private var mask: UInt8 = 1
  private var looksThroughJoiners = true
  private var looksThroughNonJoiners = true
  /// The syllable that rules keep to, as `GlyphItem.syllabic` has it; 0 for none.
  private var syllable: UInt16 = 0
  private var steps: Int
  private let limit: Int
  private var ligatures: UInt16 = 0

  /// HarfBuzz's bound, too.
  private static let depths = 64
  /// The greatest distance of neighbours: hundreds of marks on a letter must not cost their square.
  private static let reach = 256
  /// No rule may be longer.
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

  /// Applies a lookup to the glyphs whose masks it has a bit of.
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

  /// Puts glyphs in place of all.
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

  /// Applies a lookup to the glyph `index` alone, for another lookup.
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

  /// Whether a subtable applied; then the index is behind what it was about.
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

  /// False when there has been enough work for a run of its length.
  mutating func takeStep() -> Bool {
    steps &-= 1
    return steps > 0
  }

  /// Whether a run may get that many glyphs more.
  func hasRoom(for count: Int) -> Bool { buffer.count + count <= limit }

  mutating func newLigature() -> UInt16 {
    ligatures = ligatures == .max ? 1 : ligatures + 1
    return ligatures
  }

  // MARK: - Looking for neighbours

  /// Whether a lookup's flags let it see a glyph.
  ///
  /// Mutating like all that looks only, since a call of a method that is not copies this value first.
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

  /// The part of a rule that a neighbour is searched for; what follows a single glyph keeps to its
  /// syllable.
  enum Role { case input, context, following }

  /// The next glyph in a direction that is seen and that `matches`; nil where another is before it.
  ///
  /// Joiners and the like are looked through unless they match.
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

  /// Puts another glyph at the index.
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
