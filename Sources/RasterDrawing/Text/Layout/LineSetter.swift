// Arranges the glyphs of a line in visual order.

import RasterValues

/// Lays out one line of a paragraph.
struct LineSetter {
  private let paragraph: TextParagraph
  private let range: Range<Int>
  /// Glyphs that replace those of the paragraph's runs, in text order.
  private let replacements: [ShapingRun]
  private let looks: [SetLook]
  /// Whether any style is underlined or struck through.
  private let hasRules: Bool

  init(
    _ paragraph: TextParagraph,
    _ line: TextLine,
    _ looks: [SetLook],
    hasRules: Bool
  ) {
    self.paragraph = paragraph
    range = paragraph.trimmed(line.range)
    replacements = line.replacements
    self.looks = looks
    self.hasRules = hasRules
  }

  /// The output of a line, from left to right.
  private struct Parts {
    var pen = 0.0
    var runs: [TextLayout.Run] = []
    var objects: [TextLayout.Object] = []
    /// Intervals in one style: the start and the end of each.
    var stretches: [(look: Int, start: Double, end: Double)] = []
  }

  /// Returns the glyphs from left to right, with `stretch` points distributed over the spaces.
  func line(stretch: Double) -> TextLayout.Line {
    let spaces = stretch > 0 ? range.count { isStretched(paragraph.scalars[$0]) } : 0
    let share = spaces > 0 ? stretch / Double(spaces) : 0
    var parts = Parts()
    for part in visualParts { place(part, share, &parts) }
    return TextLayout.Line(
      origin: Point(0, 0),
      width: parts.pen,
      runs: parts.runs,
      objects: parts.objects,
      rules: rules(parts)
    )
  }

  private func isStretched(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0xA0 }

  /// A part of a run, and whether it is drawn from right to left.
  private struct Part {
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

  private func place(_ part: Part, _ share: Double, _ parts: inout Parts) {
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
      parts.pen += paragraph.places[part.range.upperBound] - paragraph.places[part.range.lowerBound]
      if hasRules { note(run.look, from: start, &parts) }
      return
    }
    let glyphs = Array(run.glyphs[run.glyphs(of: part.range)])
    let scale = runLook.size / run.face.unitsPerEm
    var origins = [Point](repeating: Point(0, 0), count: glyphs.count)
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
    }
    for (index, glyph) in glyphs.enumerated() where glyph.attachment > 0 {
      let base = origins[max(index - glyph.attachment, 0)]
      origins[index] = Point(base.x + glyph.x * scale, base.y - glyph.y * scale)
    }
    addRuns(of: run.face, glyphs, at: origins, to: &parts.runs)
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
          glyphs: (start..<end).map { PlacedGlyph(glyphs[$0].glyph, origins[$0]) }
        )
      )
      start = end
    }
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
