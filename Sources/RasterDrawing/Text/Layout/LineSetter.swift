// Arranges the glyphs of a line in visual order.

import RasterValues

/// Lays out one line of a paragraph.
struct LineSetter {
  let paragraph: TextParagraph
  /// The scalars of the line, and those without the spaces at its end.
  let line: Range<Int>
  private let range: Range<Int>
  /// Glyphs that replace those of the paragraph's runs, in text order.
  private let replacements: [ShapingRun]
  let looks: [SetLook]
  /// Whether any style is underlined or struck through.
  private let hasRules: Bool
  /// Whether the units of glyphs are needed.
  private let hasUnits: Bool

  init(
    _ paragraph: TextParagraph,
    _ line: TextLine,
    _ looks: [SetLook],
    hasRules: Bool,
    hasUnits: Bool
  ) {
    self.paragraph = paragraph
    self.line = line.range
    range = paragraph.trimmed(line.range)
    replacements = line.replacements
    self.looks = looks
    self.hasRules = hasRules
    self.hasUnits = hasUnits
  }

  /// The output of a line, from left to right.
  struct Parts {
    var pen = 0.0
    var runs: [TextLayout.Run] = []
    var objects: [TextLayout.Object] = []
    /// Intervals in one style: the start and the end of each.
    var stretches: [(look: Int, start: Double, end: Double)] = []
    var backgrounds: [TextLayout.Background] = []
    /// The style and the index of the last part with a background.
    var lastBox: (look: Int, index: Int)?
  }

  /// Returns the glyphs from left to right, with `stretch` points distributed over the spaces.
  func line(stretch: Double) -> TextLayout.Line {
    let spaces = stretch > 0 ? range.count { isStretched(paragraph.scalars[$0]) } : 0
    let share = spaces > 0 ? stretch / Double(spaces) : 0
    var parts = Parts()
    let ordered = visualParts
    let boxes = boxes(ordered)
    for (index, part) in ordered.enumerated() {
      if let box = boxes[part.run.look] {
        place(part, share, at: index, in: box, &parts)
      } else {
        place(part, share, &parts)
      }
    }
    return TextLayout.Line(
      origin: Point(0, 0),
      width: parts.pen,
      runs: parts.runs,
      objects: parts.objects,
      rules: rules(parts),
      backgrounds: parts.backgrounds
    )
  }

  /// The positions of the pen before and after a glyph.
  private typealias Extent = (start: Double, end: Double)

  private func isStretched(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0xA0 }

  /// A part of a run, and whether it is drawn from right to left.
  struct Part {
    let run: ShapingRun
    let range: Range<Int>
    let isRightToLeft: Bool
  }

  /// The parts of runs in the line, from left to right, without the spaces at its end.
  private var visualParts: [Part] {
    var parts: [Part] = []
    for stretch in paragraph.directions.runs(inLine: range) {
      var ordered: [Part] = []
      for run in paragraph.runs(in: stretch.range) { add(run, stretch, to: &ordered) }
      parts += stretch.isRightToLeft ? ordered.reversed() : ordered
    }
    return parts
  }

  /// Adds the part of a run in a stretch of the line, in text order, with its replacements.
  private func add(
    _ run: ShapingRun,
    _ stretch: BidiRun,
    to parts: inout [Part]
  ) {
    let range = run.range.clamped(to: stretch.range)
    var start = range.lowerBound
    func add(_ run: ShapingRun, _ range: Range<Int>) {
      guard !range.isEmpty else { return }
      parts.append(Part(run: run, range: range, isRightToLeft: stretch.isRightToLeft))
    }
    for replacement in replacements {
      let part = replacement.range.clamped(to: range)
      guard !part.isEmpty else { continue }
      add(run, start..<part.lowerBound)
      add(replacement, part)
      start = part.upperBound
    }
    add(run, start..<range.upperBound)
  }

  private func look(of glyph: ShapedGlyph) -> Int { Int(paragraph.text.looks[glyph.cluster]) }

  func place(_ part: Part, _ share: Double, _ parts: inout Parts) {
    let run = part.run
    let runLook = looks[run.look]
    if let object = runLook.object {
      let origin = Point(parts.pen, object.below - runLook.offset)
      parts.objects.append(
        TextLayout.Object(index: object.index, origin: origin, size: object.size)
      )
      parts.pen += object.size.width
      return
    }
    if paragraph.scalars[part.range.lowerBound] == TextParagraph.tab {
      let start = parts.pen
      parts.pen += tabAdvance(part.range)
      if hasRules { note(run.look, from: start, &parts) }
      return
    }
    let glyphs = Array(run.glyphs[run.glyphs(of: part.range)])
    let scale = runLook.size / run.face.unitsPerEm
    var origins = [Point](repeating: Point(0, 0), count: glyphs.count)
    var extents = hasUnits ? [Extent](repeating: (0, 0), count: glyphs.count) : []
    // Glyphs at the pen are placed first, because attached glyphs may precede them.
    for step in glyphs.indices {
      let index = part.isRightToLeft ? glyphs.count - 1 - step : step
      let glyph = glyphs[index]
      guard glyph.attachment == 0 else { continue }
      let start = parts.pen
      // Tracking follows the glyph in the direction of the text.
      let tracking = glyph.isTracked ? runLook.tracking : 0
      let x = part.isRightToLeft ? parts.pen + tracking : parts.pen
      origins[index] = Point(x + glyph.x * scale, -glyph.y * scale)
      parts.pen += glyph.advance * scale + tracking
      if isStretched(paragraph.scalars[glyph.cluster]) { parts.pen += share }
      if hasRules { note(look(of: glyph), from: start, &parts) }
      if hasUnits { extents[index] = (start, parts.pen) }
    }
    for (index, glyph) in glyphs.enumerated() where glyph.attachment > 0 {
      let base = origins[max(index - glyph.attachment, 0)]
      if hasUnits { extents[index] = extents[max(index - glyph.attachment, 0)] }
      origins[index] = Point(base.x + glyph.x * scale, base.y - glyph.y * scale)
    }
    addRuns(of: run.face, glyphs, at: origins, extents, to: &parts.runs)
  }

  /// Returns the advance of a tab, without the padding of a box that begins or ends with it.
  private func tabAdvance(_ range: Range<Int>) -> Double {
    let advance = paragraph.places[range.upperBound] - paragraph.places[range.lowerBound]
    if paragraph.boxes.isEmpty { return advance }
    var padding = [Double](repeating: 0, count: range.count)
    paragraph.boxes.addPadding(to: &padding, of: range)
    return max(advance - padding.reduce(0, +), 0)
  }

  private func note(_ look: Int, from start: Double, _ parts: inout Parts) {
    if let last = parts.stretches.indices.last, parts.stretches[last].look == look,
      parts.stretches[last].end == start
    {
      parts.stretches[last].end = parts.pen
    } else {
      parts.stretches.append((look, start, parts.pen))
    }
  }

  /// Adds glyphs as runs of one style each.
  private func addRuns(
    of face: GlyphFace,
    _ glyphs: [ShapedGlyph],
    at origins: [Point],
    _ extents: [Extent],
    to runs: inout [TextLayout.Run]
  ) {
    var start = 0
    while start < glyphs.count {
      let number = look(of: glyphs[start])
      var end = looks.count == 1 ? glyphs.count : start + 1
      while end < glyphs.count, look(of: glyphs[end]) == number { end += 1 }
      let look = looks[number]
      runs.append(
        TextLayout.Run(
          face: face,
          size: look.size,
          paint: look.look.paint,
          offset: look.offset,
          glyphs: (start..<end).map { PlacedGlyph(glyphs[$0].glyph, origins[$0]) },
          units: hasUnits ? units(glyphs, start..<end, extents) : []
        )
      )
      start = end
    }
  }

  /// Returns the units in a range of glyphs, which are consecutive glyphs of one cluster.
  private func units(
    _ glyphs: [ShapedGlyph],
    _ range: Range<Int>,
    _ extents: [Extent]
  ) -> [TextLayout.Unit] {
    var units: [TextLayout.Unit] = []
    for index in range {
      let (place, extent) = (index - range.lowerBound, extents[index])
      if let last = units.indices.last, glyphs[index].cluster == glyphs[index - 1].cluster {
        units[last].glyphs = units[last].glyphs.lowerBound..<place + 1
        units[last].start = min(units[last].start, extent.start)
        units[last].end = max(units[last].end, extent.end)
      } else {
        units.append(
          TextLayout.Unit(glyphs: place..<place + 1, start: extent.start, end: extent.end)
        )
      }
    }
    return units
  }

  private func rules(_ parts: Parts) -> [TextLayout.Rule] {
    parts.stretches.compactMap { stretch in
      let look = looks[stretch.look]
      let unit = look.size / look.faces[0].unitsPerEm
      var bars: [(position: Double, thickness: Double)] = []
      if look.look.underline { bars.append(look.faces[0].underline) }
      if look.look.strikethrough { bars.append(look.faces[0].strikethrough) }
      guard !bars.isEmpty else { return nil }
      return TextLayout.Rule(
        x: stretch.start,
        width: stretch.end - stretch.start,
        paint: look.look.paint,
        offset: look.offset,
        bars: bars.map { ($0.position * unit, $0.thickness * unit) }
      )
    }
  }
}
