// A paragraph with its glyphs, before it is broken into lines.

import RasterValues

/// The text between two line separators, shaped.
struct TextParagraph {
  let scalars: [UInt32]
  let directions: BidiParagraph
  let graphemes: [Bool]
  let breaks: [LineBreak]
  let runs: [TextRun]
  /// The points from the paragraph's start to each scalar, and at the end to its end.
  let places: [Double]
  let missing: [UInt32]
  /// The names of scripts of which letters are set, but not shaped.
  let unshaped: [String]

  /// `size` is in points; `breaks` are those before each scalar and at the end.
  init(
    _ scalars: [UInt32],
    breaks: [LineBreak],
    _ font: Font,
    _ faces: [GlyphFace],
    size: Double,
    direction: LayoutDirection
  ) {
    directions = TextParagraph.directions(of: scalars, otherwise: direction)
    let graphemes = GraphemeBreaker.starts(in: scalars)
    var itemizer = TextItemizer(faces)
    var runs = itemizer.runs(
      of: scalars,
      graphemes: graphemes,
      directions: directions,
      scripts: ScriptRun.runs(in: scalars)
    )
    let shaper = TextShaper(scalars: scalars, graphemes: graphemes, font: font)
    for index in runs.indices { shaper.shape(&runs[index]) }
    self.scalars = scalars
    self.graphemes = graphemes
    self.breaks = breaks
    missing = itemizer.missing
    unshaped = TextParagraph.unshaped(runs)
    self.runs = runs
    places = TextParagraph.places(runs, scalars.count, size: size, tracking: font.tracking)
  }

  private static func unshaped(_ runs: [TextRun]) -> [String] {
    var names: [String] = []
    for run in runs {
      guard case .openType = run.face.source, let name = run.script.unshapedName,
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  /// The directions of scalars; those without a direction of their own run as everything else does.
  private static func directions(
    of scalars: [UInt32],
    otherwise direction: LayoutDirection
  ) -> BidiParagraph {
    let isMirrored =
      direction == .rightToLeft
      && !scalars.contains { [.l, .r, .al].contains(UnicodeTable.shared[$0].bidiClass) }
    return BidiParagraph(scalars, direction: isMirrored ? .rightToLeft : .automatic)
  }

  /// A cluster of several scalars has its advance at the first of them.
  private static func places(
    _ runs: [TextRun],
    _ count: Int,
    size: Double,
    tracking: Double
  ) -> [Double] {
    var advances = [Double](repeating: 0, count: count &+ 1)
    for run in runs {
      let scale = size / run.face.unitsPerEm
      for glyph in run.glyphs {
        let spacing = glyph.attachment == 0 ? tracking : 0
        advances[glyph.cluster] += glyph.advance * scale + spacing
      }
    }
    var pen = 0.0
    for index in 0...count { (advances[index], pen) = (pen, pen + advances[index]) }
    return advances
  }

  /// The runs that have scalars of a range, in the order of the text.
  func runs(in range: Range<Int>) -> ArraySlice<TextRun> {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low &+ high) / 2
      let isBefore = runs[middle].range.upperBound <= range.lowerBound
      if isBefore { low = middle &+ 1 } else { high = middle }
    }
    return runs[low...].prefix { $0.range.lowerBound < range.upperBound }
  }

  /// The points that a range takes, without the spaces at its end.
  func width(of range: Range<Int>) -> Double {
    places[trimmed(range).upperBound] - places[range.lowerBound]
  }

  /// A range without the spaces and separators at its end.
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

  /// The lines that fit into a width: as many words as there is room for, and of a word that is too
  /// long as many graphemes, though at least one.
  func lines(width: Double) -> [Range<Int>] {
    guard !scalars.isEmpty else { return [0..<0] }
    var lines: [Range<Int>] = []
    var (start, lastBreak, lastGrapheme) = (0, 0, 0)
    var index = 0
    while index < scalars.count {
      if graphemes[index] { lastGrapheme = index }
      if breaks[index] == .allowed { lastBreak = index }
      let isTooWide =
        places[index + 1] - places[start] > width && !TextParagraph.isSpace(scalars[index])
      guard isTooWide, lastGrapheme > start else {
        index += 1
        continue
      }
      let end = lastBreak > start ? lastBreak : lastGrapheme
      lines.append(start..<end)
      start = end
      index = end
    }
    lines.append(start..<scalars.count)
    return lines
  }
}
