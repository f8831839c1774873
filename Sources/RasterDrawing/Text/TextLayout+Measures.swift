// Measures text, and positions text blocks in rectangles and at points.

import RasterValues

extension TextLayout {
  /// Returns the estimated units of work for laying out text.
  static func units(_ pieces: [TextPiece]) -> Int {
    pieces.reduce(0) { $0 &+ 4_000 &+ 1_200 &* $1.text.utf8.count }
  }

  /// Lays out text in a rectangle, and returns the block's top left corner; nil if nothing fits.
  static func placed(
    _ pieces: [TextPiece],
    _ style: ParagraphStyle,
    in rect: Rect,
    verticalAlign: VerticalAlignment,
    minScale: Fraction = 1,
    _ environment: Environment
  ) -> (TextLayout, origin: Point)? {
    guard rect.isFinite, rect.width >= 0, rect.height >= 0,
      environment.mayUse(TextLayout.units(pieces))
    else { return nil }
    let layout = fitted(pieces, style, to: rect.size, minScale: minScale, environment)
    let room = rect.height - layout.size.height
    return (layout, Point(rect.x, rect.y + room * verticalAlign.part))
  }

  /// Lays out text at the largest scale at which all of it fits without breaking a word.
  ///
  /// Scales from `minScale`, a fraction of the font's size, to 1 are tried in steps of 0.01. The
  /// search is a bisection of at most seven steps. If the text does not fit at any scale, it is
  /// laid out at `minScale`.
  static func fitted(
    _ pieces: [TextPiece],
    _ style: ParagraphStyle,
    to size: Size,
    minScale: Fraction,
    _ environment: Environment
  ) -> TextLayout {
    func layout(_ hundredths: Int) -> TextLayout {
      TextLayout(
        pieces,
        style,
        width: size.width,
        height: size.height,
        shrinking: hundredths == 100 ? 1 : Double(hundredths) / 100,
        environment: environment
      )
    }
    let least = (SetLook.bounded(minScale, 0.01...1) * 100).rounded(.up)
    var result = layout(100)
    var (low, high) = (Int(least), 100)
    guard low < high, !result.fits(in: size), environment.mayUse(units(pieces)) else {
      return result
    }
    result = layout(low)
    guard result.fits(in: size) else { return result }
    while high - low > 1, environment.mayUse(units(pieces)) {
      let middle = (low + high) / 2
      let next = layout(middle)
      if next.fits(in: size) { (low, result) = (middle, next) } else { high = middle }
    }
    return result
  }

  /// Whether all text fits, with no truncation, no broken word and no overflow.
  private func fits(in room: Size) -> Bool {
    let tolerance = 1.0 / 1024
    return !isCut && !breaksWords && size.width <= room.width + tolerance
      && size.height <= room.height + tolerance
  }

  /// Lays out text relative to a point, and returns the block's top left corner.
  ///
  /// The first baseline is at the point, or the block is below, around or above it.
  static func placed(
    _ pieces: [TextPiece],
    _ style: ParagraphStyle,
    at point: Point,
    verticalAlign: VerticalAlignment?,
    _ environment: Environment
  ) -> (TextLayout, origin: Point)? {
    guard point.isFinite, environment.mayUse(TextLayout.units(pieces)) else { return nil }
    let layout = TextLayout(pieces, style, environment: environment)
    guard let first = layout.lines.first else { return nil }
    let part = style.alignment.part(in: environment.layoutDirection)
    let above = verticalAlign.map { layout.size.height * $0.part } ?? first.origin.y
    return (layout, Point(point.x - layout.size.width * part, point.y - above))
  }
}

extension VerticalAlignment {
  /// The fraction of a block's free height that lies above it.
  var part: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

extension TextLayout {
  /// The bounding box of all lines.
  var bounds: Rect {
    let left = lines.map { $0.origin.x }.min() ?? 0
    let right = lines.map { $0.origin.x + $0.width }.max() ?? 0
    return Rect(x: left, y: 0, width: right - left, height: size.height)
  }

  /// The measurements of the lines.
  var measured: TextMetrics {
    let (first, last) = (lines.first, lines.last)
    return TextMetrics(
      size: size,
      lines: lines.count,
      ascent: (first?.extent ?? base.extent).ascent,
      descent: (last?.extent ?? base.extent).descent,
      baseline: first?.origin.y ?? base.extent.above,
      lastBaseline: last?.origin.y ?? base.extent.above,
      scale: shrinking,
      isTruncated: isCut
    )
  }

  func outline(at origin: Point, _ grid: BaselineGrid) -> Path.Shape {
    var outline = Path.Outline()
    for line in lines {
      for run in line.runs {
        let baseline = grid.snapped(origin.y + line.origin.y - run.offset)
        let unit = run.size / run.face.unitsPerEm
        for glyph in run.glyphs {
          let part = run.face.outline(of: glyph.id)
          let x = origin.x + line.origin.x + glyph.origin.x
          let y = baseline + glyph.origin.y
          outline.verbs += part.verbs
          outline.points += part.points.map { Point(x + $0.x * unit, y - $0.y * unit) }
        }
      }
    }
    return outline.verbs.isEmpty ? .empty : .outline(outline)
  }
}
