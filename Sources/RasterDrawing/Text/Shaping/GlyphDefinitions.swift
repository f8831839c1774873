// The GDEF table, which classifies glyphs as bases, ligatures and marks.
//
// Source: OpenType 1.9, "GDEF".

import RasterValues

/// The definitions of a font's glyphs in the GDEF table.
final class GlyphDefinitions: Sendable {
  /// Whether the font defines glyph classes.
  let hasClasses: Bool
  /// Each glyph's class bit, as in lookup flags, in the low byte, and its mark class above.
  private let properties: [UInt16]
  private let markSets: FontData?
  private let store: ItemVariationStore?

  init(_ face: OpenTypeFace) {
    let table = face.table("GDEF")
    let classes = table?.subtable16(at: 4)
    let markClasses = table?.subtable16(at: 10)
    hasClasses = classes != nil
    let minor = table?.uint16(at: 2) ?? 0
    markSets = minor >= 2 ? table?.subtable16(at: 12) : nil
    let store = minor >= 3 ? table?.subtable32(at: 14) : nil
    self.store = store.flatMap {
      try? ItemVariationStore($0, in: "GDEF", axisCount: face.axes.count)
    }
    guard let classes else {
      properties = []
      return
    }
    properties = (0..<min(face.glyphCount, 0x10000)).map { glyph in
      let kind = GlyphDefinitions.kind(GlyphMap.classValue(classes, of: glyph))
      guard kind == .mark, let markClasses else { return UInt16(kind.rawValue) }
      let markClass = GlyphMap.classValue(markClasses, of: glyph)
      return UInt16(kind.rawValue) | UInt16(truncatingIfNeeded: markClass) << 8
    }
  }

  private static func kind(_ number: Int) -> GlyphItem.Kind {
    switch number {
    case 1: .base
    case 2: .ligature
    case 3: .mark
    default: .none
    }
  }

  /// Returns a glyph's class bit in the low byte, and its mark class in the high byte.
  @inline(__always)
  func properties(of glyph: UInt16) -> UInt16 {
    Int(glyph) < properties.count ? properties[Int(glyph)] : 0
  }

  /// Whether a mark set contains a glyph.
  func markSet(_ index: Int, has glyph: UInt16) -> Bool {
    guard let markSets, let count = markSets.uint16(at: 2), index < count,
      let coverage = markSets.subtable32(at: 4 &+ 4 &* index)
    else { return false }
    return GlyphMap.coverageIndex(coverage, of: Int(glyph)) != nil
  }

  /// Returns the variation delta of a device table, in whole units; 0 for pixel-size tables.
  func delta(_ device: FontData?, at coordinates: FontCoordinates) -> Double {
    guard !coordinates.isDefault, let device, let store, device.uint16(at: 4) == 0x8000,
      let outer = device.uint16(at: 0), let inner = device.uint16(at: 2)
    else { return 0 }
    // Halves are rounded up, as in HarfBuzz.
    return (store.delta(outer: outer, inner: inner, at: coordinates) + 0.5).rounded(.down)
  }
}
