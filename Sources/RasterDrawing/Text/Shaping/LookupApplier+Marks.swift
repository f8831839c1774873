// GPOS lookups that attach marks to bases, to parts of ligatures and to other marks.
//
// Source: OpenType 1.9, "GPOS", lookup types 4, 5 and 6.

import RasterValues

extension LookupApplier {
  private static let ignoreMarks = 8

  mutating func attachToBase(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    let data = subtable.data
    guard subtable.format == 1, let bases = data.subtable16(at: 4), let base = base(bases),
      let row = GlyphMap.coverageIndex(bases, of: Int(buffer[base].glyph)),
      let anchors = data.subtable16(at: 10), row < anchors.uint16(at: 0) ?? 0
    else { return false }
    return attach(subtable, place, to: base, anchors, row: row)
  }

  /// Returns the preceding base; of several glyphs that replaced one, the first or one in `bases`.
  private mutating func base(_ bases: FontData) -> Int? {
    var place = index
    while let found = neighbour(of: place, -1, as: .input, flags: Self.ignoreMarks) {
      if isFirstOfSeveral(found) { return found }
      if GlyphMap.coverageIndex(bases, of: Int(buffer[found].glyph)) != nil { return found }
      place = found
    }
    return nil
  }

  private mutating func isFirstOfSeveral(_ place: Int) -> Bool {
    let item = buffer[place]
    guard item.traits.contains(.multiplied), item.component != 0, place > 0 else { return true }
    let before = buffer[place - 1]
    return before.isMark || !before.traits.contains(.multiplied)
      || item.ligature != before.ligature || Int(item.component) != Int(before.component) + 1
  }

  mutating func attachToLigature(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    let data = subtable.data
    guard subtable.format == 1, let ligatures = data.subtable16(at: 4),
      let base = neighbour(of: index, -1, as: .input, flags: Self.ignoreMarks),
      let row = GlyphMap.coverageIndex(ligatures, of: Int(buffer[base].glyph)),
      let list = data.subtable16(at: 10), row < list.uint16(at: 0) ?? 0,
      let anchors = list.subtable16(at: 2 &+ 2 &* row), let parts = anchors.uint16(at: 0), parts > 0
    else { return false }
    let mark = buffer[index]
    let isOn = mark.ligature != 0 && mark.ligature == buffer[base].ligature && mark.component > 0
    let part = isOn ? min(parts, Int(mark.component)) : parts
    return attach(subtable, place, to: base, anchors, row: part - 1)
  }

  mutating func attachToMark(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    let data = subtable.data
    guard subtable.format == 1, let marks = data.subtable16(at: 4),
      let other = neighbour(of: index, -1, as: .input, flags: lookup.flags & ~0xE),
      buffer[other].isMark, isOnSamePart(buffer[index], buffer[other]),
      let row = GlyphMap.coverageIndex(marks, of: Int(buffer[other].glyph)),
      let anchors = data.subtable16(at: 10), row < anchors.uint16(at: 0) ?? 0
    else { return false }
    return attach(subtable, place, to: other, anchors, row: row)
  }

  private mutating func isOnSamePart(_ mark: GlyphItem, _ other: GlyphItem) -> Bool {
    if mark.ligature == other.ligature {
      return mark.ligature == 0 || mark.component == other.component
    }
    // One of the marks may itself be a ligature.
    return (mark.ligature > 0 && mark.component == 0)
      || (other.ligature > 0 && other.component == 0)
  }

  /// Aligns the mark's anchor with the anchor of its class in a row of `anchors`.
  private mutating func attach(
    _ subtable: LayoutSubtable,
    _ place: Int,
    to base: Int,
    _ anchors: FontData,
    row: Int
  ) -> Bool {
    guard let classes = subtable.data.uint16(at: 6), let marks = subtable.data.subtable16(at: 8),
      place < marks.uint16(at: 0) ?? 0, let group = marks.uint16(at: 2 &+ 4 &* place),
      group < classes, let markAnchor = anchor(marks.subtable16(at: 4 &+ 4 &* place)),
      let baseAnchor = anchor(anchors.subtable16(at: 2 &+ 2 &* (row &* classes &+ group)))
    else { return false }
    positions[index].x = baseAnchor.x - markAnchor.x
    positions[index].y = baseAnchor.y - markAnchor.y
    positions[index].attachment = .mark
    positions[index].distance = base - index
    index &+= 1
    return true
  }
}
