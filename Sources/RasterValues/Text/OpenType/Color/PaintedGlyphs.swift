// Glyphs made of gradients, transforms and blends: the table COLR, version 1, which is not drawn.
//
// Source: OpenType 1.9, "COLR".

/// The glyphs of a face that have a graph of paints.
struct PaintedGlyphs: Sendable {
  private let glyphs: FontRecords

  /// Nil where the face has no such glyphs.
  init?(_ directory: FontDirectory) throws(FontError) {
    guard let table = directory.table("COLR"), let version = table.uint16(at: 0), version >= 1
    else {
      return nil
    }
    guard let start = table.uint32(at: 14) else {
      throw .truncated("COLR", expected: 18, in: table)
    }
    guard start > 0 else { return nil }
    guard let count = table.uint32(at: start),
      let glyphs = table.records(at: start &+ 4, count: count, stride: 6)
    else {
      let count = table.uint32(at: start) ?? 0
      throw .truncated("COLR", expected: start &+ 4 &+ 6 &* count, in: table)
    }
    guard count > 0 else { return nil }
    self.glyphs = glyphs
  }

  /// Whether a glyph has a paint: a binary search.
  func contains(_ glyph: UInt16) -> Bool { glyphs.index(of: Int(glyph)) != nil }
}
