// Puts the glyphs of a line in the order in which they are seen.

import RasterValues

/// Sets one line of a paragraph.
struct LineSetter {
  private let paragraph: TextParagraph
  private let range: Range<Int>
  private let tracking: Double
  private let size: Double

  init(_ paragraph: TextParagraph, _ range: Range<Int>, font: Font, size: Double) {
    self.paragraph = paragraph
    self.range = paragraph.trimmed(range)
    tracking = font.tracking
    self.size = size
  }

  /// The glyphs from left to right; `stretch` points are shared among the line's spaces.
  func line(stretch: Double) -> TextLayout.Line {
    let spaces = stretch > 0 ? range.count { isStretched(paragraph.scalars[$0]) } : 0
    let share = spaces > 0 ? stretch / Double(spaces) : 0
    var pen = 0.0
    var runs: [TextLayout.Run] = []
    for part in visualParts {
      runs.append(place(part, share, &pen))
    }
    return TextLayout.Line(origin: Point(0, 0), width: pen, runs: runs)
  }

  private func isStretched(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0xA0 }

  /// A part of a run, and whether it is drawn from right to left.
  private struct Part {
    let run: TextRun
    let range: Range<Int>
    let isRightToLeft: Bool
  }

  /// The parts of runs that the line has, from left to right; spaces at its end are not among them.
  private var visualParts: [Part] {
    var parts: [Part] = []
    for stretch in paragraph.directions.runs(inLine: range) {
      let runs = paragraph.runs(in: stretch.range)
      for index in 0..<runs.count {
        let run = runs[stretch.isRightToLeft ? runs.endIndex - 1 - index : runs.startIndex + index]
        let part = run.range.clamped(to: stretch.range)
        parts.append(Part(run: run, range: part, isRightToLeft: stretch.isRightToLeft))
      }
    }
    return parts
  }

  private func place(_ part: Part, _ share: Double, _ pen: inout Double) -> TextLayout.Run {
    let run = part.run
    let glyphs = Array(run.glyphs[run.glyphs(of: part.range)])
    let scale = size / run.face.unitsPerEm
    var origins = [Point](repeating: Point(0, 0), count: glyphs.count)
    // Those at the pen first, since attached ones may stand before them.
    for step in glyphs.indices {
      let index = part.isRightToLeft ? glyphs.count - 1 - step : step
      let glyph = glyphs[index]
      guard glyph.attachment == 0 else { continue }
      origins[index] = Point(pen + glyph.x * scale, -glyph.y * scale)
      pen += glyph.advance * scale + tracking
      if isStretched(paragraph.scalars[glyph.cluster]) { pen += share }
    }
    for (index, glyph) in glyphs.enumerated() where glyph.attachment > 0 {
      let base = origins[max(index - glyph.attachment, 0)]
      origins[index] = Point(base.x + glyph.x * scale, base.y - glyph.y * scale)
    }
    return TextLayout.Run(
      face: run.face,
      glyphs: zip(glyphs, origins).map { PlacedGlyph($0.glyph, $1) }
    )
  }
}
