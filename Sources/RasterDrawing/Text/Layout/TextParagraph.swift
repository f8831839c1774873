// A paragraph with its glyphs, before line breaking.

import RasterValues

/// The shaped text between two line separators.
struct TextParagraph {
  let text: StyledScalars
  let scalars: [UInt32]
  let directions: BidiParagraph
  let graphemes: [Bool]
  let breaks: [LineBreak]
  let runs: [ShapingRun]
  /// The boxes around runs of text, in text order.
  let boxes: [InlineBox]
  /// Shapes parts of runs again, where lines break at soft hyphens.
  let shaper: TextShaper
  /// The distance in points from the paragraph's start to each scalar, and to the paragraph's end.
  var places: [Double]
  let missing: [UInt32]
  /// The names of scripts with text in fonts that do not support the script's shaping.
  let unshaped: [String]

  /// Creates a paragraph; `breaks` are those before each scalar and at the end.
  init(
    _ text: StyledScalars,
    breaks: [LineBreak],
    _ looks: [SetLook],
    direction: LayoutDirection,
    locale: String
  ) {
    let scalars = text.scalars
    directions = TextParagraph.directions(of: scalars, otherwise: direction)
    var graphemes = GraphemeBreaker.starts(in: scalars)
    var itemizer = TextItemizer(looks)
    var runs = itemizer.runs(
      of: text,
      graphemes: graphemes,
      directions: directions,
      scripts: ScriptRun.runs(in: scalars)
    )
    let shaper = TextShaper(
      scalars: scalars,
      styles: text.looks,
      graphemes: graphemes,
      looks: looks,
      locale: locale
    )
    for index in runs.indices { shaper.shape(&runs[index]) }
    self.shaper = shaper
    IndicConjuncts.join(scalars, &graphemes)
    for run in runs where run.script.shapingModel != .plain {
      TextParagraph.joinSyllables(of: run, scalars, &graphemes)
    }
    self.text = text
    self.scalars = scalars
    self.graphemes = graphemes
    self.breaks = breaks
    missing = itemizer.missing
    unshaped = TextParagraph.unshaped(runs)
    self.runs = runs
    boxes = [InlineBox](runs, text, looks, isRightToLeft: directions.level == 1)
    places = TextParagraph.places(runs, scalars.count, looks, boxes: boxes)
  }

  private static func unshaped(_ runs: [ShapingRun]) -> [String] {
    var names: [String] = []
    for run in runs {
      guard run.isUnshaped, let name = run.script.unshapedName, !names.contains(name) else {
        continue
      }
      names.append(name)
    }
    return names
  }

  /// Merges the graphemes of a syllable into one, so that lines do not break inside it.
  private static func joinSyllables(
    of run: ShapingRun,
    _ scalars: [UInt32],
    _ graphemes: inout [Bool]
  ) {
    var clusters = run.glyphs.map { $0.cluster }[...]
    for index in run.range {
      while let first = clusters.first, first < index { clusters = clusters.dropFirst() }
      guard clusters.first != index else { continue }
      let category = UnicodeTable.shared[scalars[index]].category
      if index > run.range.lowerBound, category.isLetter || category.isMark {
        graphemes[index] = false
      }
    }
  }

  /// Returns the directions of scalars; text of neutral scalars follows the layout direction.
  private static func directions(
    of scalars: [UInt32],
    otherwise direction: LayoutDirection
  ) -> BidiParagraph {
    let isMirrored =
      direction == .rightToLeft
      && !scalars.contains { [.l, .r, .al].contains(UnicodeTable.shared[$0].bidiClass) }
    return BidiParagraph(scalars, direction: isMirrored ? .rightToLeft : .automatic)
  }

  /// Returns the positions of scalars; a cluster's advance is assigned to its first scalar.
  private static func places(
    _ runs: [ShapingRun],
    _ count: Int,
    _ looks: [SetLook],
    boxes: [InlineBox]
  ) -> [Double] {
    var advances = [Double](repeating: 0, count: count &+ 1)
    for run in runs {
      let look = looks[run.look]
      if let object = look.object {
        advances[run.range.lowerBound] += object.size.width
        continue
      }
      for glyph in run.glyphs { advances[glyph.cluster] += look.advance(of: glyph, in: run) }
    }
    boxes.addPadding(to: &advances, of: 0..<count)
    var pen = 0.0
    for index in 0...count { (advances[index], pen) = (pen, pen + advances[index]) }
    return advances
  }

  /// Returns the runs that overlap a range, in text order.
  func runs(in range: Range<Int>) -> ArraySlice<ShapingRun> { runs.overlapping(range) }

  /// Returns the width of a range in points, without the spaces at its end.
  func width(of range: Range<Int>) -> Double {
    let drawn = trimmed(range)
    let width = places[drawn.upperBound] - places[range.lowerBound]
    return boxes.isEmpty ? width : width + hangingPadding(ofLine: range, drawn)
  }

  /// Returns a range without the spaces and separators at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, TextParagraph.isSpace(scalars[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Whether a scalar takes no room at the end of a line.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
