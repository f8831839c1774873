// Words set in lines: where every glyph stands.

import RasterValues

/// Words set in lines.
///
/// A pure function of the words, the style, the width and the environment; about a microsecond a
/// word.
package struct TextLayout {
  /// A line of glyphs; y is down.
  package struct Line {
    /// From the block's top left corner to the line's left end, on its baseline.
    package var origin: Point
    package let width: Double
    package let runs: [Run]
  }

  /// Glyphs of one face.
  package struct Run {
    package let face: GlyphFace
    /// From the line's left end.
    package let glyphs: [PlacedGlyph]
  }

  package private(set) var lines: [Line] = []
  /// The widest line, and all lines together, in points.
  package private(set) var size = Size(0, 0)
  /// Scalars for which there is no glyph, in order of appearance.
  package private(set) var missing: [UInt32] = []
  /// The names of scripts of which letters are set, but not shaped.
  package private(set) var unshaped: [String] = []
  /// Whether less is set than there was text.
  package private(set) var isCut = false
  /// Points an em, with the environment's scale.
  package let fontSize: Double
  /// The face that asks for the distance of lines, and for what underlines look like.
  package let face: GlyphFace

  private let style: TextStyle
  private let faces: [GlyphFace]
  private let direction: LayoutDirection
  private let lineHeight: Double

  /// The most scalars that are set; what follows gives way to an ellipsis.
  package static let longest = 100_000
  /// Lines may be longer than their room by this much, which no sum of a line's widths is off.
  private static let tolerance = 1.0 / 1024

  /// Sets words within a width and a height, which may be infinite.
  package init(
    _ text: String,
    _ style: TextStyle,
    width: Double = .infinity,
    height: Double = .infinity,
    environment: Environment
  ) {
    let scale = TextLayout.bounded(environment.textScale, 0...1_000)
    fontSize = TextLayout.bounded(style.font.size, 0...100_000) * scale
    var style = style
    style.font.tracking = TextLayout.bounded(style.font.tracking, -10_000...10_000) * scale
    self.style = style
    faces = environment.fonts.faces(for: style.font)
    face = faces[0]
    direction = environment.layoutDirection
    let own = (face.ascent + face.descent + face.lineGap) * fontSize / face.unitsPerEm
    let asked = TextLayout.bounded(style.lineHeight, 0...1_000_000) * scale
    lineHeight = asked > 0 ? asked : own
    setLines(of: text, width: width.isNaN ? .infinity : width, height: height)
  }

  private static func bounded(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
  }

  private mutating func setLines(of text: String, width: Double, height: Double) {
    let scalars = scalars(of: text)
    guard !scalars.isEmpty else { return }
    let limit = lineLimit(height: height)
    var open: [(paragraph: TextParagraph, range: Range<Int>)] = []
    for paragraph in paragraphs(scalars) where open.count <= limit {
      missing += paragraph.missing.filter { !missing.contains($0) }
      unshaped += paragraph.unshaped.filter { !unshaped.contains($0) }
      for range in paragraph.lines(width: width + TextLayout.tolerance) {
        open.append((paragraph, range))
      }
    }
    if open.count > limit {
      isCut = true
      truncate(&open, to: limit, width: width)
    }
    place(open, width: width)
  }

  /// As many scalars as are set, and an ellipsis where there are more.
  private mutating func scalars(of text: String) -> [UInt32] {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(min(text.utf8.count, TextLayout.longest + 1))
    for scalar in text.unicodeScalars {
      guard scalars.count < TextLayout.longest else {
        isCut = true
        if style.truncation != .none { scalars.append(TextTruncation.ellipsis) }
        break
      }
      scalars.append(scalar.value)
    }
    return scalars
  }

  /// The greatest number of lines.
  private func lineLimit(height: Double) -> Int {
    var limit = style.lines > 0 ? style.lines : Int.max
    guard style.truncation != .none, height < .infinity, lineHeight > 0 else { return limit }
    let fitting = (height / lineHeight + TextLayout.tolerance).rounded(.down)
    limit = min(limit, Int(max(1, min(fitting, 1e9))))
    return limit
  }

  /// The text between line separators, each with its own direction.
  private func paragraphs(_ scalars: [UInt32]) -> [TextParagraph] {
    let breaks = LineBreaker.breaks(in: scalars)
    var paragraphs: [TextParagraph] = []
    var start = 0
    for index in 1...scalars.count where breaks[index] == .mandatory {
      let part = Array(scalars[start..<index])
      paragraphs.append(paragraph(part, Array(breaks[start...index])))
      start = index
    }
    // A separator at the end begins one more line.
    if let last = scalars.last, [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(last) {
      paragraphs.append(paragraph([], [.none]))
    }
    return paragraphs
  }

  private func paragraph(_ scalars: [UInt32], _ breaks: [LineBreak]) -> TextParagraph {
    TextParagraph(
      scalars,
      breaks: breaks,
      style.font,
      faces,
      size: fontSize,
      direction: direction
    )
  }

  /// Cuts off lines, and lets the last that stays say so.
  private mutating func truncate(
    _ lines: inout [(paragraph: TextParagraph, range: Range<Int>)],
    to limit: Int,
    width: Double
  ) {
    let last = lines[limit - 1]
    lines.removeSubrange((limit - 1)...)
    let rest = last.paragraph.trimmed(last.range.lowerBound..<last.paragraph.scalars.count)
    let dots = paragraph([TextTruncation.ellipsis], [.none, .mandatory])
    let fitted = style.truncation.fitted(
      last.paragraph,
      rest,
      width: width,
      dots: dots.places[1]
    )
    let breaks = [LineBreak](repeating: .none, count: fitted.count) + [.mandatory]
    lines.append((paragraph(fitted, breaks), fitted.indices))
  }

  /// Places the glyphs of lines.
  private mutating func place(
    _ open: [(paragraph: TextParagraph, range: Range<Int>)],
    width: Double
  ) {
    let widest = open.map { $0.paragraph.width(of: $0.range) }.max() ?? 0
    size = Size(widest, Double(open.count) * lineHeight)
    let room = width.isFinite ? max(width, 0) : widest
    let unit = fontSize / face.unitsPerEm
    let text = (face.ascent + face.descent) * unit
    var baseline = (lineHeight - text) / 2 + face.ascent * unit
    for (paragraph, range) in open {
      let isLast = range.upperBound == paragraph.scalars.count
      let stretch =
        style.align == .justified && !isLast ? room - paragraph.width(of: range) : 0
      let setter = LineSetter(paragraph, range, font: style.font, size: fontSize)
      var line = setter.line(stretch: max(stretch, 0))
      let isRightToLeft = paragraph.directions.level == 1
      let x = (room - line.width) * style.align.part(isRightToLeft: isRightToLeft)
      line.origin = Point(x, baseline)
      lines.append(line)
      baseline += lineHeight
    }
  }
}

extension TextAlignment {
  /// The part of a line's free room that is at its left.
  func part(isRightToLeft: Bool) -> Double {
    switch self {
    case .leading, .justified: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center: 0.5
    case .left: 0
    case .right: 1
    }
  }
}
