// The advances and left side bearings of glyphs: the hhea, hmtx and HVAR tables.
//
// Source: OpenType 1.9, "hmtx", "HVAR".

/// Advances and left side bearings.
struct HorizontalMetrics: Sendable {
  private let records: FontRecords
  private let bearings: FontData?
  private let variations: AdvanceVariations?

  init(_ directory: FontDirectory, axisCount: Int) throws(FontError) {
    let hhea = try directory.table("hhea", atLeast: 36)
    let count = hhea.uint16(at: 34) ?? 0
    guard count > 0 else {
      throw .unexpected("hhea", "numberOfHMetrics", expected: "1 or more", found: count)
    }
    let hmtx = try directory.table("hmtx", atLeast: 4 * count)
    guard let records = hmtx.records(at: 0, count: count, stride: 4) else {
      throw .truncated("hmtx", expected: 4 * count, in: hmtx)
    }
    self.records = records
    bearings = hmtx.from(4 * count)
    if axisCount > 0, let table = directory.table("HVAR") {
      variations = try AdvanceVariations(table, axisCount: axisCount)
    } else {
      variations = nil
    }
  }

  /// The default advance of a glyph; glyphs after the last entry have its advance.
  func advance(of glyph: Int) -> Int {
    records.uint16(min(glyph, records.count - 1)) ?? 0
  }

  /// The distance of the leftmost point to the right of the origin, or `nil` if the file does not
  /// specify it.
  func leftBearing(of glyph: Int) -> Int? {
    if glyph < records.count { return records.data.int16(at: 4 * glyph + 2) }
    return bearings?.int16(at: 2 * (glyph - records.count))
  }

  /// The delta of the advance, or `nil` if the font has no HVAR table.
  func advanceDelta(of glyph: Int, at coordinates: FontCoordinates) -> Double? {
    variations.map { $0.delta(of: glyph, at: coordinates) }
  }
}

/// The HVAR table.
private struct AdvanceVariations: Sendable {
  let store: ItemVariationStore
  /// The map from glyphs to items; without one, each item is a glyph.
  let map: DeltaSetIndexMap?

  init(_ table: FontData, axisCount: Int) throws(FontError) {
    guard table.count >= 20 else { throw .truncated("HVAR", expected: 20, in: table) }
    guard let data = table.subtable32(at: 4) else {
      throw .unexpected(
        "HVAR",
        "offset of the variations",
        expected: "20…\(table.count)",
        found: table.uint32(at: 4) ?? 0
      )
    }
    store = try ItemVariationStore(data, in: "HVAR", axisCount: axisCount)
    map = try table.subtable32(at: 8).map { data throws(FontError) in
      try DeltaSetIndexMap(data, in: "HVAR")
    }
  }

  func delta(of glyph: Int, at coordinates: FontCoordinates) -> Double {
    guard let map else { return store.delta(outer: 0, inner: glyph, at: coordinates) }
    let (outer, inner) = map[glyph]
    return store.delta(outer: outer, inner: inner, at: coordinates)
  }
}
