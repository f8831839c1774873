// Converts the positions that lookups produce to glyphs at the pen and attached glyphs.

import RasterValues

/// Resolves the attachments between glyphs.
struct GlyphPlacer {
  private let buffer: GlyphBuffer
  private var positions: [GlyphPosition]
  private let isRightToLeft: Bool
  private let marks: ShapingModel.MarkWidths

  init(
    _ buffer: GlyphBuffer,
    _ positions: [GlyphPosition],
    _ marks: ShapingModel.MarkWidths,
    isRightToLeft: Bool
  ) {
    (self.buffer, self.positions, self.marks) = (buffer, positions, marks)
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the glyphs of the run, without invisible ones.
  consuming func glyphs() -> [ShapedGlyph] {
    for index in positions.indices {
      if marks == .removedLast, buffer[index].isMark { positions[index].advance = 0 }
      if buffer[index].traits.contains(.ignorable) {
        (positions[index].advance, positions[index].x, positions[index].y) = (0, 0, 0)
      }
    }
    raiseCursives()
    let pens = pens()
    let origins = origins(pens)
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(positions.count)
    // The output index of each glyph in the buffer, and the last glyph placed at the pen.
    var places = [Int](repeating: -1, count: positions.count)
    var base = -1
    for index in positions.indices where !buffer[index].traits.contains(.ignorable) {
      let position = positions[index]
      var glyph = ShapedGlyph(
        glyph: buffer[index].glyph,
        cluster: Int(buffer[index].cluster),
        advance: position.advance
      )
      (glyph.x, glyph.y) = (origins[index].x - pens[index], origins[index].y)
      places[index] = glyphs.count
      if let target = target(of: index, base), places[target] >= 0 {
        glyph.attachment = glyphs.count - places[target]
        glyph.x = origins[index].x - origins[target].x
        glyph.y = origins[index].y - origins[target].y
      } else {
        base = index
      }
      glyphs.append(glyph)
    }
    return glyphs
  }

  /// Returns the glyph to which a glyph without an advance is relative: the base of a mark.
  private func target(of index: Int, _ base: Int) -> Int? {
    let position = positions[index]
    guard position.advance == 0 else { return nil }
    if position.attachment == .mark { return index + position.distance }
    guard base >= 0, buffer[index].isMark, buffer[base].cluster == buffer[index].cluster else {
      return nil
    }
    return base
  }

  /// Adds the heights of parents to the glyphs of cursive chains.
  private mutating func raiseCursives() {
    for index in positions.indices where positions[index].attachment == .cursive {
      var chain: [Int] = []
      var place = index
      while positions.indices.contains(place), positions[place].attachment == .cursive {
        positions[place].attachment = .none
        chain.append(place)
        place += positions[place].distance
      }
      for child in chain.reversed() {
        let parent = child + positions[child].distance
        if positions.indices.contains(parent) { positions[child].y += positions[parent].y }
      }
    }
  }

  /// Returns the pen's position at each glyph.
  private func pens() -> [Double] {
    var pens = [Double](repeating: 0, count: positions.count)
    var pen = 0.0
    for step in positions.indices {
      let index = isRightToLeft ? positions.count - 1 - step : step
      pens[index] = pen
      pen += positions[index].advance
    }
    return pens
  }

  /// Returns the origins of glyphs; marks are relative to the preceding glyphs.
  private func origins(_ pens: [Double]) -> [(x: Double, y: Double)] {
    var origins: [(x: Double, y: Double)] = []
    origins.reserveCapacity(positions.count)
    for (index, position) in positions.enumerated() {
      let target = index + position.distance
      if position.attachment == .mark, target >= 0, target < index {
        let base = origins[target]
        origins.append((base.x + position.x, base.y + position.y))
      } else {
        origins.append((pens[index] + position.x, position.y))
      }
    }
    return origins
  }
}
