// Words on a canvas.

import RasterValues

extension Canvas {
  /// Draws words in a rectangle: as many lines as it has room for, the last with an ellipsis where
  /// there is more.
  ///
  /// The font's size is multiplied by the environment's `textScale`. `lines` is the most lines, 0 any
  /// number; `lineHeight` the points from one baseline to the next, 0 what the font asks for. A
  /// gradient's anchors are places of the block of lines. Baselines are snapped to device pixels, but
  /// for those in layers that turn or slant them.
  /// Characters that no face has are drawn as boxes and noted; so are glyphs that are damaged. Words that
  /// are cut are noted too, and scripts and colours that are not drawn as they should be.
  public mutating func text(
    _ text: String,
    in rect: Rect,
    font: Font = Font(),
    with paint: Paint = .color(.black),
    align: TextAlignment = .leading,
    vertical: VerticalAlignment = .center,
    lines: Int = 0,
    lineHeight: Double = 0,
    truncation: TextTruncation = .end,
    underline: Bool = false,
    strikethrough: Bool = false
  ) {
    var style = TextStyle(font: font, align: turned(align), lines: lines, lineHeight: lineHeight)
    style.truncation = truncation
    style.underline = underline
    style.strikethrough = strikethrough
    let place = turned(rect)
    let placed = TextLayout.placed(text, style, in: place, vertical: vertical, environment)
    guard let (layout, origin) = placed else {
      if !text.isEmpty { recorder.add(.cutWords) }
      return
    }
    draw(layout, style, at: origin, paint)
  }

  /// Draws words with the first line's baseline at a point: from there on, or as `align` says around
  /// it or up to it; only line separators begin a new line.
  public mutating func text(
    _ text: String,
    at point: Point,
    font: Font = Font(),
    with paint: Paint = .color(.black),
    align: TextAlignment = .leading,
    lineHeight: Double = 0,
    underline: Bool = false,
    strikethrough: Bool = false
  ) {
    var style = TextStyle(font: font, align: turned(align), lineHeight: lineHeight)
    style.underline = underline
    style.strikethrough = strikethrough
    let placed = TextLayout.placed(text, style, at: turned(point), environment)
    guard let (layout, origin) = placed else { return }
    draw(layout, style, at: origin, paint)
  }

  private mutating func draw(
    _ layout: TextLayout,
    _ style: TextStyle,
    at origin: Point,
    _ paint: Paint
  ) {
    addNotes(of: layout)
    let box = turned(layout.bounds.offset(x: origin.x, y: origin.y))
    guard let paint = recorded(paint, over: box) else { return }
    let grid = BaselineGrid(transform, scale: scale)
    for line in layout.lines {
      let baseline = grid.snapped(origin.y + line.origin.y)
      let start = Point(origin.x + line.origin.x, baseline)
      guard start.isFinite else { continue }
      for run in line.runs { draw(run, at: start, size: layout.fontSize, paint) }
      for rule in layout.rules(style) {
        let rect = Rect(
          x: start.x,
          y: grid.snapped(baseline - rule.position - rule.thickness / 2),
          width: line.width,
          height: grid.thickness(rule.thickness)
        )
        draw(rect, paint)
      }
    }
  }

  private mutating func addNotes(of layout: TextLayout) {
    for scalar in layout.missing.prefix(16) {
      recorder.add(.missingGlyph(Unicode.Scalar(scalar) ?? "\u{FFFD}"))
    }
    for script in layout.unshaped { recorder.add(.unshapedScript(script)) }
    if layout.isCut { recorder.add(.cutWords) }
  }

  /// Draws a run: its plain glyphs at once, then those with colours of their own.
  private mutating func draw(
    _ run: TextLayout.Run,
    at start: Point,
    size: Double,
    _ paint: RecordedPaint
  ) {
    guard size > 0 else { return }
    guard run.face.isColored else {
      return draw(run.glyphs, of: run.face, at: start, size: size, paint)
    }
    var plain: [PlacedGlyph] = []
    var colored: [(glyph: PlacedGlyph, look: ColorGlyph)] = []
    var simplified: [UInt16] = []
    for glyph in run.glyphs {
      let look = run.face.colorGlyph(glyph.id, pixelsPerEm: size * scale)
      if let look { colored.append((glyph, look)) } else { plain.append(glyph) }
      if case .picture(let picture) = look {
        guard environment.mayUse(8 &* picture.image.bitmap.pixels.count) else { return }
        continue
      }
      if run.face.isPainted(glyph.id) { simplified.append(glyph.id) }
    }
    for glyph in simplified.prefix(16) { recorder.add(.simplifiedGlyph(Int(glyph))) }
    draw(plain, of: run.face, at: start, size: size, paint)
    for (glyph, look) in colored {
      draw(glyph, look, of: run.face, at: start, size: size, paint)
    }
  }

  private mutating func draw(
    _ glyph: PlacedGlyph,
    _ look: ColorGlyph,
    of face: GlyphFace,
    at start: Point,
    size: Double,
    _ paint: RecordedPaint
  ) {
    switch look {
    case .layers(let layers):
      for layer in layers {
        let paint = layer.color.map { RecordedPaint.color(RecordedColor($0)) } ?? paint
        let part = PlacedGlyph(layer.glyph, glyph.origin)
        draw([part], of: face, at: start, size: size, paint)
      }
    case .picture(let picture):
      let rect = Rect(
        x: start.x + glyph.origin.x + picture.left * size,
        y: start.y + glyph.origin.y - picture.top * size,
        width: picture.width * size,
        height: picture.height * size
      )
      upright(picture.image, in: rect, sampling: .high)
    case .damaged:
      recorder.add(.damagedGlyph(Int(glyph.id)))
      let box = PlacedGlyph(StrokeTypeface.missing, glyph.origin)
      let face = GlyphFace.builtIn(weight: .regular, isItalic: false)
      draw([box], of: face, at: start, size: size, paint)
    }
  }

  private mutating func draw(
    _ glyphs: [PlacedGlyph],
    of face: GlyphFace,
    at start: Point,
    size: Double,
    _ paint: RecordedPaint
  ) {
    guard !glyphs.isEmpty, recorder.beginOperation() else { return }
    for glyph in face.damaged(glyphs).prefix(16) { recorder.add(.damagedGlyph(Int(glyph))) }
    let index = recorder.index(of: face)
    recorder.writeGlyphs(glyphs, of: index, at: start, size: size, paint)
  }

  private mutating func draw(_ rect: Rect, _ paint: RecordedPaint) {
    guard rect.isFinite, rect.width > 0, recorder.beginOperation() else { return }
    recorder.writeFill(.rect(rect), paint, .winding)
  }
}
