// The glyphs that a font needs to draw certain characters, including all possible substitutes.
//
// Source: OpenType 1.9, "GSUB", "glyf".

/// A set of glyphs together with all glyphs that may be drawn for them.
///
/// Substitutions are included regardless of context and feature, except for `aalt`, which offers
/// every alternate form. The features of every part of a variable font's design space count.
struct GlyphClosure {
  private(set) var glyphs: Set<Int>
  private let face: OpenTypeFace
  /// The remaining number of steps; the limit exceeds the needs of any font.
  private var budget = 50_000_000

  init(_ face: OpenTypeFace, from glyphs: Set<Int>) throws(FontError) {
    self.face = face
    self.glyphs = glyphs.union([0])
    let lookups = Self.lookups(face.table("GSUB"))
    var count = 0
    while count < self.glyphs.count {
      count = self.glyphs.count
      for lookup in lookups { try apply(lookup) }
    }
    addLayers()
    addPaintings()
    try addComponents()
    self.glyphs = self.glyphs.filter { $0 < face.glyphCount }
  }

  // MARK: - Substitutions

  /// The lookups of all features except `aalt`.
  private static func lookups(_ table: FontData?) -> [FontData] {
    guard let list = table?.subtable16(at: 8), let count = list.uint16(at: 0) else { return [] }
    var (proposed, used) = (Set<Int>(), Set<Int>())
    let features = table?.subtable16(at: 6)
    func add(_ index: Int, _ feature: FontData) {
      guard let total = feature.uint16(at: 2) else { return }
      let indices = (0..<total).compactMap { feature.uint16(at: 4 &+ 2 &* $0) }
      if features?.tag(at: 2 &+ 6 &* index) == "aalt" {
        proposed.formUnion(indices)
      } else {
        used.formUnion(indices)
      }
    }
    for index in 0..<(features?.uint16(at: 0) ?? 0) {
      guard let offset = features?.uint16(at: 6 &+ 6 &* index),
        let feature = features?.from(offset)
      else { continue }
      add(index, feature)
    }
    for (index, feature) in FeatureVariations.all(in: table) { add(index, feature) }
    return (0..<count).filter { used.contains($0) || !proposed.contains($0) }
      .compactMap { list.subtable16(at: 2 &+ 2 &* $0) }
  }

  private mutating func spend(_ steps: Int) throws(FontError) {
    budget -= steps
    guard budget > 0 else { throw .tooComplex(table: "GSUB") }
  }

  private mutating func apply(_ lookup: FontData) throws(FontError) {
    for index in 0..<(lookup.uint16(at: 4) ?? 0) {
      try spend(1)
      guard var type = lookup.uint16(at: 0), var table = lookup.subtable16(at: 6 &+ 2 &* index)
      else { continue }
      if type == 7, let inner = table.uint16(at: 2), let target = table.subtable32(at: 4) {
        (type, table) = (inner, target)
      }
      guard (1...4).contains(type) || type == 8, let coverage = table.subtable16(at: 2) else {
        continue
      }
      try spend(glyphs.count)
      for glyph in glyphs {
        guard let place = GlyphMap.coverageIndex(coverage, of: glyph) else { continue }
        try add(ofType: type, in: table, glyph: glyph, at: place)
      }
    }
  }

  /// Adds the results of a substitution for the glyph at a coverage index.
  private mutating func add(
    ofType type: Int,
    in table: FontData,
    glyph: Int,
    at place: Int
  ) throws(FontError) {
    switch (type, table.uint16(at: 0)) {
    case (1, 1): glyphs.insert((glyph &+ (table.int16(at: 4) ?? 0)) & 0xFFFF)
    case (1, _): insert(table.uint16(at: 6 &+ 2 &* place))
    case (2, _), (3, _):
      let set = table.subtable16(at: 6 &+ 2 &* place)
      let count = set?.uint16(at: 0) ?? 0
      try spend(count)
      for index in 0..<count { insert(set?.uint16(at: 2 &+ 2 &* index)) }
    case (4, _): try addLigatures(table.subtable16(at: 6 &+ 2 &* place))
    default:
      let before = table.uint16(at: 4) ?? 0
      let after = table.uint16(at: 6 &+ 2 &* before) ?? 0
      insert(table.uint16(at: 10 &+ 2 &* (before &+ after &+ place)))
    }
  }

  private mutating func addLigatures(_ set: FontData?) throws(FontError) {
    for index in 0..<(set?.uint16(at: 0) ?? 0) {
      guard let ligature = set?.subtable16(at: 2 &+ 2 &* index),
        let count = ligature.uint16(at: 2)
      else { continue }
      try spend(count &+ 1)
      let parts = (0..<max(count - 1, 0)).map { ligature.uint16(at: 4 &+ 2 &* $0) ?? 0xFFFF }
      if parts.allSatisfy(glyphs.contains) { insert(ligature.uint16(at: 0)) }
    }
  }

  private mutating func insert(_ glyph: Int?) {
    if let glyph { glyphs.insert(glyph) }
  }

  // MARK: - Layers and parts of composites

  /// Adds the layers of colour glyphs.
  ///
  /// Source: OpenType 1.9, "COLR", version 0.
  private mutating func addLayers() {
    guard let table = face.table("COLR"), let start = table.uint32(at: 4),
      let count = table.uint16(at: 2), let layerStart = table.uint32(at: 8),
      let bases = table.records(at: start, count: count, stride: 6)
    else { return }
    for glyph in glyphs {
      guard let index = bases.index(of: glyph), let first = bases.uint16(index, at: 2) else {
        continue
      }
      for layer in 0..<(bases.uint16(index, at: 4) ?? 0) {
        insert(table.uint16(at: layerStart &+ 4 &* (first &+ layer)))
      }
    }
  }

  /// Adds the outlines that paint graphs use.
  ///
  /// Source: OpenType 1.9.1, "COLR", version 1.
  private mutating func addPaintings() {
    guard let colors = face.colors else { return }
    for glyph in glyphs {
      guard let painting = colors.painting(of: UInt16(truncatingIfNeeded: glyph)) else { continue }
      for part in painting.paint.glyphs { glyphs.insert(Int(part)) }
    }
  }

  private mutating func addComponents() throws(FontError) {
    guard let offsets = GlyphOffsets(face), let data = face.table("glyf") else { return }
    var pending = Array(glyphs)
    while let glyph = pending.popLast() {
      guard let part = offsets.range(of: glyph).flatMap({ data.part($0) }),
        let contours = part.int16(at: 0), contours < 0
      else { continue }
      var place = 10
      while let flags = part.uint16(at: place), let component = part.uint16(at: place &+ 2) {
        if glyphs.insert(component).inserted { pending.append(component) }
        place &+= flags & 1 != 0 ? 8 : 6
        if flags & 0x08 != 0 { place &+= 2 }
        if flags & 0x40 != 0 { place &+= 4 }
        if flags & 0x80 != 0 { place &+= 8 }
        if flags & 0x20 == 0 { break }
      }
    }
  }
}

/// The byte ranges of a font's glyphs in its glyf table.
struct GlyphOffsets {
  private let data: FontData
  private let isLong: Bool

  /// Returns `nil` if the font has no such table.
  init?(_ face: OpenTypeFace) {
    guard let data = face.table("loca"), let head = face.table("head") else { return nil }
    self.data = data
    isLong = head.uint16(at: 50) != 0
  }

  func range(of glyph: Int) -> Range<Int>? {
    let first = isLong ? data.uint32(at: 4 &* glyph) : data.uint16(at: 2 &* glyph).map { 2 &* $0 }
    let next = glyph &+ 1
    let last = isLong ? data.uint32(at: 4 &* next) : data.uint16(at: 2 &* next).map { 2 &* $0 }
    guard let first, let last, first <= last else { return nil }
    return first..<last
  }
}

extension FontData {
  /// The bytes of a range, or `nil` if they are not all within the view.
  func part(_ range: Range<Int>) -> FontData? { part(at: range.lowerBound, count: range.count) }
}
