// Glyphs composed of gradients, transforms and blends: the COLR table, version 1.
//
// Source: OpenType 1.9.1, "COLR".

/// The glyphs of a font that have a paint graph.
struct PaintedGlyphs: Sendable {
  /// The glyphs, and the offsets of their paints from the start of `list`.
  private let glyphs: FontRecords
  private let list: FontData
  /// The offsets of layer paints from the start of `layerList`.
  private let layers: FontRecords?
  private let layerList: FontData?
  private let clipList: FontData?
  private let clips: FontRecords?
  let palette: ColorPalette
  let store: ItemVariationStore?
  let map: DeltaSetIndexMap?

  /// Returns `nil` if the font has no such glyphs.
  init?(_ directory: FontDirectory, axisCount: Int) throws(FontError) {
    guard let table = directory.table("COLR"), let version = table.uint16(at: 0), version >= 1
    else { return nil }
    guard table.count >= 34, let start = table.uint32(at: 14) else {
      throw .truncated("COLR", expected: 34, in: table)
    }
    guard start > 0 else { return nil }
    guard let list = table.from(start), let count = list.uint32(at: 0),
      let glyphs = list.records(at: 4, count: count, stride: 6)
    else {
      let count = table.uint32(at: start) ?? 0
      throw .truncated("COLR", expected: start &+ 4 &+ 6 &* count, in: table)
    }
    guard count > 0 else { return nil }
    (self.glyphs, self.list) = (glyphs, list)
    layerList = table.subtable32(at: 18)
    layers = layerList.flatMap { list in
      list.uint32(at: 0).flatMap { list.records(at: 4, count: $0, stride: 4) }
    }
    clipList = table.subtable32(at: 22)
    clips = clipList.flatMap { list in
      list.uint32(at: 1).flatMap { list.records(at: 5, count: $0, stride: 7) }
    }
    palette = try ColorPalette(directory)
    let variations = axisCount > 0 ? table.subtable32(at: 30) : nil
    store = try variations.map { data throws(FontError) in
      try ItemVariationStore(data, in: "COLR", axisCount: axisCount)
    }
    map = try table.subtable32(at: 26).map { data throws(FontError) in
      try DeltaSetIndexMap(data, in: "COLR")
    }
  }

  /// Whether a glyph has a paint graph, found by binary search.
  func contains(_ glyph: UInt16) -> Bool { glyphs.index(of: Int(glyph)) != nil }

  /// A glyph's paint, or `nil` if it has none or it cannot be drawn.
  ///
  /// A paint cannot be drawn if it is damaged, unbounded, or has more than 64 levels or 4,096
  /// nodes.
  func painting(of glyph: UInt16, at coordinates: FontCoordinates) -> PaintedGlyph? {
    guard contains(glyph) else { return nil }
    var reader = PaintReader(self, at: coordinates)
    guard let paint = reader.readGlyph(Int(glyph), depth: 0), paint.isBounded else { return nil }
    return PaintedGlyph(paint: paint, size: reader.size)
  }

  /// The root paint of a glyph, or `nil` if it has none.
  func paint(of glyph: Int) -> FontData? {
    glyphs.index(of: glyph).flatMap { glyphs.uint32($0, at: 2) }.flatMap { list.from($0) }
  }

  /// The layer paint at an index, or `nil` if there is none.
  func layer(_ index: Int) -> FontData? {
    layers?.uint32(index).flatMap { layerList?.from($0) }
  }

  /// The clip box of a glyph, or `nil` if it has none.
  func clip(of glyph: Int) -> FontData? {
    guard let clips, let clipList else { return nil }
    let index = clips.firstIndex(notBelow: glyph) { clips.data.uint16(at: $0 &+ 2) }
    guard let first = clips.uint16(index), first <= glyph,
      let offset = clips.data.uint24(at: index &* clips.stride &+ 4)
    else { return nil }
    return clipList.from(offset)
  }
}
