// What words measure, where they stand, and their outlines as a path.

import RasterValues

extension Environment {
  /// The size of words in lines of at most so many points: the widest line, and all lines together.
  ///
  /// Line separators begin a new line. `lines` is the most lines, 0 any number. A pure function: what
  /// it returns for equal arguments is equal on every machine.
  public func measure(
    _ text: String,
    font: Font = Font(),
    width: Double = .infinity,
    lines: Int = 0,
    lineHeight: Double = 0
  ) -> Size {
    let style = TextStyle(font: font, lines: lines, lineHeight: lineHeight)
    guard mayUse(TextLayout.units(text)) else { return .zero }
    return TextLayout(text, style, width: width, environment: self).size
  }

  /// The outlines of words in a rectangle, as `Canvas.text` draws them there outside of layers that
  /// transform: baselines are snapped to device pixels of `scale`.
  public func textPath(
    _ text: String,
    in rect: Rect,
    font: Font = Font(),
    align: TextAlignment = .leading,
    vertical: VerticalAlignment = .center,
    lines: Int = 0,
    lineHeight: Double = 0
  ) -> Path {
    let style = TextStyle(font: font, align: align, lines: lines, lineHeight: lineHeight)
    let placed = TextLayout.placed(text, style, in: rect, vertical: vertical, self)
    guard let (layout, origin) = placed else { return .empty }
    return Path(layout.outline(at: origin, BaselineGrid(scale: scale)))
  }

  /// The outlines of words with the first line's baseline at a point, as `Canvas.text` draws them
  /// outside of layers that transform: baselines are snapped to device pixels of `scale`.
  public func textPath(
    _ text: String,
    at point: Point,
    font: Font = Font(),
    align: TextAlignment = .leading,
    lineHeight: Double = 0
  ) -> Path {
    let style = TextStyle(font: font, align: align, lineHeight: lineHeight)
    guard let (layout, origin) = TextLayout.placed(text, style, at: point, self) else {
      return .empty
    }
    return Path(layout.outline(at: origin, BaselineGrid(scale: scale)))
  }
}

extension TextLayout {
  /// The units of work that laying out words takes, by estimate.
  static func units(_ text: String) -> Int { 4_000 &+ 1_200 &* text.utf8.count }

  /// Words in a rectangle, and where their block's top left corner is; nil where nothing fits.
  static func placed(
    _ text: String,
    _ style: TextStyle,
    in rect: Rect,
    vertical: VerticalAlignment,
    _ environment: Environment
  ) -> (TextLayout, origin: Point)? {
    guard rect.isFinite, rect.width >= 0, rect.height >= 0,
      environment.mayUse(TextLayout.units(text))
    else { return nil }
    let layout = TextLayout(
      text,
      style,
      width: rect.width,
      height: rect.height,
      environment: environment
    )
    let room = rect.height - layout.size.height
    return (layout, Point(rect.x, rect.y + room * vertical.part))
  }

  /// Words whose first baseline is at a point, and where their block's top left corner is.
  static func placed(
    _ text: String,
    _ style: TextStyle,
    at point: Point,
    _ environment: Environment
  ) -> (TextLayout, origin: Point)? {
    guard point.isFinite, environment.mayUse(TextLayout.units(text)) else { return nil }
    let layout = TextLayout(text, style, environment: environment)
    guard let first = layout.lines.first else { return nil }
    let part = style.align.part(isRightToLeft: environment.layoutDirection == .rightToLeft)
    return (layout, Point(point.x - layout.size.width * part, point.y - first.origin.y))
  }
}

extension VerticalAlignment {
  /// The part of a block's free room that is above it.
  fileprivate var part: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

extension TextLayout {
  /// A box of all lines.
  var bounds: Rect {
    let left = lines.map { $0.origin.x }.min() ?? 0
    let right = lines.map { $0.origin.x + $0.width }.max() ?? 0
    return Rect(x: left, y: 0, width: right - left, height: size.height)
  }

  /// The lines below and through the words: the middle above the baseline and the thickness.
  func rules(_ style: TextStyle) -> [(position: Double, thickness: Double)] {
    let unit = fontSize / face.unitsPerEm
    var rules: [(position: Double, thickness: Double)] = []
    if style.underline { rules.append(face.underline) }
    if style.strikethrough { rules.append(face.strikethrough) }
    return rules.map { ($0.position * unit, $0.thickness * unit) }
  }

  fileprivate func outline(at origin: Point, _ grid: BaselineGrid) -> Path.Shape {
    var outline = Path.Outline()
    for line in lines {
      let baseline = grid.snapped(origin.y + line.origin.y)
      for run in line.runs {
        let unit = fontSize / run.face.unitsPerEm
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
