// Text laid out in lines: the position of every glyph.

import RasterValues

/// Text laid out in lines.
///
/// The layout is a pure function of the text, the style, the width and the environment. It takes
/// about a microsecond per word.
package struct TextLayout {
  /// A line of glyphs; y points down.
  package struct Line {
    /// The offset from the block's top left corner to the line's left end, on its baseline.
    package var origin: Point
    package let width: Double
    package let runs: [Run]
    /// The inline objects.
    package let objects: [Object]
    /// The underlines and strikethroughs.
    package let rules: [Rule]
    /// The backgrounds of runs.
    package let backgrounds: [Background]
    var extent = LineExtent()
  }

  /// Glyphs of one font and one style.
  package struct Run {
    package let face: GlyphFace
    /// The font's size in points per em.
    package let size: Double
    /// The number of the paint.
    package let paint: Int
    /// The offset above the line's baseline, in points.
    package let offset: Double
    /// The glyphs, with positions relative to the line's left end.
    package let glyphs: [PlacedGlyph]
    /// The glyphs that stay together along a path; empty for text in lines.
    package let units: [Unit]
  }

  /// The glyphs of a grapheme or a ligature: their indices in a run, and their extent in the line.
  package struct Unit {
    package internal(set) var glyphs: Range<Int>
    package internal(set) var start: Double
    package internal(set) var end: Double
  }

  /// A numbered object, and its left end on the baseline, relative to the line's left end.
  package struct Object {
    package let index: Int
    package let origin: Point
    package let size: Size
  }

  /// A part of a line that is underlined or struck through.
  package struct Rule {
    package let x: Double
    package let width: Double
    package let paint: Int
    /// The offset above the line's baseline, in points.
    package let offset: Double
    /// The centres above that offset, and the thicknesses.
    package let bars: [(position: Double, thickness: Double)]
  }

  /// A part of the background of a run, relative to the line's left end.
  package struct Background {
    package let x: Double
    package internal(set) var width: Double
    package let paint: Int
    /// The offset above the line's baseline, in points.
    package let offset: Double
    /// The extents above and below that offset.
    package let above: Double
    package let below: Double
    package internal(set) var corners: CornerRadii
  }

  package private(set) var lines: [Line] = []
  /// The width of the widest line and the height of all lines, in points.
  package private(set) var size = Size(0, 0)
  /// Scalars for which there is no glyph, in order of appearance.
  package private(set) var missing: [UInt32] = []
  /// The names of scripts with text in fonts that do not support the script's shaping.
  package private(set) var unshaped: [String] = []
  /// Malformed features and variations of fonts, up to 16.
  package private(set) var ignoredSettings: [String] = []
  /// Whether text was dropped.
  package private(set) var isCut = false
  /// Whether a word is broken across lines.
  private(set) var breaksWords = false
  /// The scale of the text, as a fraction of the font's size.
  let shrinking: Double
  /// The default style.
  let base: SetLook

  private let style: ParagraphStyle
  private var looks: [SetLook] = []
  private let direction: LayoutDirection
  private let locale: String
  private let stops: TabStops
  private let isAlongPath: Bool
  private let spacing: Double

  /// The maximum number of scalars; text beyond it is replaced by an ellipsis.
  package static let longest = 100_000
  /// The maximum number of cuts that are tried for a truncated line.
  private static let cuts = 40
  /// The length by which lines may exceed their room, greater than any rounding error of a width.
  private static let tolerance = 1.0 / 1024

  /// Lays out text of one style within a width and a height, which may be infinite.
  package init(
    _ text: String,
    _ style: ParagraphStyle,
    width: Double = .infinity,
    height: Double = .infinity,
    environment: Environment
  ) {
    let piece = TextPiece(text, style.look)
    self.init([piece], style, width: width, height: height, environment: environment)
  }

  /// Lays out text of several styles, with inline objects, as one text.
  package init(
    _ pieces: [TextPiece],
    _ style: ParagraphStyle,
    width: Double = .infinity,
    height: Double = .infinity,
    shrinking: Double = 1,
    isAlongPath: Bool = false,
    environment: Environment
  ) {
    self.isAlongPath = isAlongPath
    let scale = SetLook.bounded(environment.textScale, 0...1_000) * shrinking
    self.shrinking = shrinking
    stops = TabStops(style.tabs, scale: scale)
    spacing = SetLook.bounded(style.paragraphSpacing, 0...1e6) * scale
    self.style = style
    direction = environment.layoutDirection
    locale = environment.locale
    var table = LookTable(environment.fonts, style.lineHeight, scale: scale)
    base = table.look(style.look)
    let text = table.scalars(of: pieces, style.truncation)
    looks = table.looks
    for look in looks where ignoredSettings.count < 16 {
      for setting in look.look.font.malformedSettings.prefix(16)
      where !ignoredSettings.contains(setting) {
        ignoredSettings.append(setting)
      }
    }
    isCut = text.isCut
    setLines(of: text, width: width.isNaN ? .infinity : width, height: height)
  }

  private mutating func setLines(of text: StyledScalars, width: Double, height: Double) {
    guard !text.isEmpty else { return }
    let paragraphs = paragraphs(text)
    for paragraph in paragraphs {
      missing += paragraph.missing.filter { !missing.contains($0) }
      unshaped += paragraph.unshaped.filter { !unshaped.contains($0) }
    }
    var (open, isFull) = openLines(of: paragraphs, width: width, height: height)
    // Truncated text keeps its long lines.
    if style.isBalanced, !isFull, open.count > 1 {
      open = openLines(of: paragraphs, width: width, height: height, isBalanced: true).lines
    }
    if isFull {
      isCut = true
      truncate(&open, width: width)
    }
    place(open, width: width)
  }

  /// Breaks paragraphs into lines until one does not fit.
  private mutating func openLines(
    of paragraphs: [TextParagraph],
    width: Double,
    height: Double,
    isBalanced: Bool = false
  ) -> (lines: [OpenLine], isFull: Bool) {
    var open: [OpenLine] = []
    var used = 0.0
    for var paragraph in paragraphs {
      let room = width + TextLayout.tolerance
      let lines =
        isBalanced
        ? paragraph.setBalancedLines(width: room, stops) : paragraph.setLines(width: room, stops)
      breaksWords = breaksWords || lines.breaksWords
      for line in lines.lines {
        let line = OpenLine(paragraph, line, extent(of: line.range, in: paragraph))
        if line.range.lowerBound == 0, !open.isEmpty { used += gap(after: open) }
        used += line.extent.height
        if !open.isEmpty, !fits(open.count + 1, line, used, height: height) { return (open, true) }
        open.append(line)
      }
    }
    return (open, false)
  }

  /// Whether there is room for a number of lines, the last of which ends at a given height.
  private func fits(_ count: Int, _ line: OpenLine, _ end: Double, height: Double) -> Bool {
    if style.maxLines > 0, count > style.maxLines { return false }
    guard style.truncation != .none, height < .infinity, line.extent.height > 0 else { return true }
    return end <= height + line.extent.height * TextLayout.tolerance
  }

  /// Returns the text between line separators, each part with its own direction.
  private func paragraphs(_ text: StyledScalars) -> [TextParagraph] {
    var breaks = LineBreaker.breaks(in: text.scalars)
    WordBreaker.add(to: &breaks, in: text.scalars)
    var paragraphs: [TextParagraph] = []
    var start = 0
    for index in 1...text.scalars.count where breaks[index] == .mandatory {
      let part = StyledScalars(text, start..<index)
      paragraphs.append(paragraph(part, Array(breaks[start...index])))
      start = index
    }
    // A separator at the end starts one more line.
    if let last = text.scalars.last, [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(last) {
      paragraphs.append(paragraph(StyledScalars(), [.none]))
    }
    return paragraphs
  }

  private func paragraph(_ text: StyledScalars, _ breaks: [LineBreak]) -> TextParagraph {
    TextParagraph(text, breaks: breaks, looks, direction: direction, locale: locale)
  }

  /// Returns the extent of a line: that of its tallest style.
  ///
  /// With a fixed line height, the line's height and baseline are those of the default style.
  private func extent(of range: Range<Int>, in paragraph: TextParagraph) -> LineExtent {
    let range = paragraph.trimmed(range)
    let looks = paragraph.text.looks
    guard !range.isEmpty else { return base.extent }
    if self.looks.count == 1 { return exact(self.looks[0].extent) }
    var last = looks[range.lowerBound]
    var result = self.looks[Int(last)].extent
    for index in range where looks[index] != last {
      last = looks[index]
      result = result.union(self.looks[Int(last)].extent)
    }
    return exact(result)
  }

  /// Returns an extent adjusted to a fixed line height, if the style has one.
  private func exact(_ extent: LineExtent) -> LineExtent {
    guard case .points(let points) = style.lineHeight, points > 0 else { return extent }
    var result = extent
    result.height = base.extent.height
    result.above = base.extent.above
    return result
  }

  /// Replaces the end of the last line with an ellipsis.
  ///
  /// The cut changes the forms of joined letters, and ligatures and kerning, so the truncated line
  /// is measured again, and graphemes are dropped until it fits. After some tries that drop one
  /// grapheme, the steps grow, which limits the number of tries to about 25.
  private func truncate(_ lines: inout [OpenLine], width: Double) {
    guard let last = lines.popLast() else { return }
    let rest = last.paragraph.trimmed(last.range.lowerBound..<last.paragraph.text.scalars.count)
    var (room, step) = (width, TextLayout.tolerance)
    for attempt in 1... {
      let fitted = style.truncation.fitted(last.paragraph, rest, width: room, looks) { look in
        let dots = StyledScalars(continuing: look, with: TextTruncation.ellipsis)
        return self.paragraph(dots, [.none, .mandatory]).places[1]
      }
      let line = truncated(fitted.text)
      let fits = line.width <= width + TextLayout.tolerance
      if fits || !fitted.canShrink || attempt == TextLayout.cuts {
        return lines.append(line)
      }
      room = fitted.width - step
      if attempt > 8 { step *= 4 }
    }
  }

  private func truncated(_ text: StyledScalars) -> OpenLine {
    let count = text.scalars.count
    let breaks = [LineBreak](repeating: .none, count: count) + [.mandatory]
    var cut = paragraph(text, breaks)
    _ = cut.setLines(width: .infinity, stops)
    return OpenLine(cut, TextLine(range: 0..<count), extent(of: 0..<count, in: cut))
  }

  /// Places the glyphs of lines.
  private mutating func place(_ open: [OpenLine], width: Double) {
    let widest = open.map { $0.width }.max() ?? 0
    let room = width.isFinite ? max(width, 0) : widest
    let hasRules = looks.contains { $0.look.underline || $0.look.strikethrough }
    var baseline = open.first?.extent.above ?? 0
    for (index, line) in open.enumerated() {
      let (paragraph, range) = (line.paragraph, line.range)
      let isLast = range.upperBound == paragraph.text.scalars.count
      let stretch =
        style.alignment == .justified && !isLast && !hasTabs(line)
        ? room - line.width : 0
      let setter = LineSetter(
        paragraph,
        line.line,
        looks,
        hasRules: hasRules,
        hasUnits: isAlongPath
      )
      var set = setter.line(stretch: max(stretch, 0))
      let isRightToLeft = paragraph.directions.level == 1
      let part = style.alignment.part(isRightToLeft: isRightToLeft, in: direction)
      let x = (room - set.width) * part
      set.origin = Point(x, baseline)
      set.extent = line.extent
      lines.append(set)
      guard index + 1 < open.count else { continue }
      baseline += distance(from: line, to: open[index + 1])
      if open[index + 1].range.lowerBound == 0 { baseline += gap(after: open[...index]) }
    }
    size = Size(widest, height(of: open))
    for index in open.indices.dropFirst() where open[index].range.lowerBound == 0 {
      size.height += gap(after: open[..<index])
    }
  }

  /// Returns the paragraph spacing after lines; a line separator does not end a paragraph.
  private func gap(after lines: some BidirectionalCollection<OpenLine>) -> Double {
    guard let last = lines.last?.paragraph.scalars.last, last != 0x2028, last != 0x0B else {
      return 0
    }
    return spacing
  }

  private func hasTabs(_ line: OpenLine) -> Bool {
    !stops.isEmpty && line.paragraph.scalars[line.range].contains(TextParagraph.tab)
  }

  /// Returns the distance between the baselines of adjacent lines.
  private func distance(from line: OpenLine, to next: OpenLine) -> Double {
    line.extent == next.extent
      ? line.extent.height : line.extent.below + next.extent.above
  }

  private func height(of open: [OpenLine]) -> Double {
    guard let first = open.first else { return 0 }
    let haveEqualHeights = open.allSatisfy { $0.extent.height == first.extent.height }
    return haveEqualHeights
      ? Double(open.count) * first.extent.height : open.reduce(0) { $0 + $1.extent.height }
  }
}

/// A line of a paragraph before its glyphs are placed.
private struct OpenLine {
  let paragraph: TextParagraph
  let line: TextLine
  let extent: LineExtent

  var range: Range<Int> { line.range }
  var width: Double { paragraph.width(of: line) }

  init(_ paragraph: TextParagraph, _ line: TextLine, _ extent: LineExtent) {
    self.paragraph = paragraph
    self.line = line
    self.extent = extent
  }
}

extension TextAlignment {
  /// Returns the fraction of free length before text at a point or along a path.
  func part(in direction: LayoutDirection) -> Double {
    part(isRightToLeft: direction == .rightToLeft, in: direction)
  }

  /// Returns the fraction of a line's free width that is on its left.
  ///
  /// `isRightToLeft` is the direction of the text, and `direction` that of the environment.
  func part(isRightToLeft: Bool, in direction: LayoutDirection) -> Double {
    switch self {
    case .start: direction == .rightToLeft ? 1 : 0
    case .end: direction == .rightToLeft ? 0 : 1
    case .leading, .justified: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center: 0.5
    case .left: 0
    case .right: 1
    }
  }
}
