// Draws laid-out lines of text: glyphs, the lines under and through them, and inline objects.

import RasterValues

extension Canvas {
  /// Draws a block of lines with its top left corner at a point.
  mutating func draw(_ layout: TextLayout, _ text: RunText, at origin: Point) {
    addNotes(of: layout)
    let box = mirrored(layout.bounds.offset(x: origin.x, y: origin.y))
    let grid = BaselineGrid(transform, scale: scale)
    var paints = [RecordedPaint?](repeating: nil, count: text.paints.count)
    /// Returns a paint in the canvas's recording; its anchors are relative to the entire block.
    func paint(_ number: Int, _ canvas: inout Canvas) -> RecordedPaint? {
      if let paint = paints[number] { return paint }
      paints[number] = canvas.recorded(text.paints[number], over: box)
      return paints[number]
    }
    // Backgrounds are below the text of all lines.
    for line in layout.lines where !line.backgrounds.isEmpty {
      let (left, top) = (origin.x + line.origin.x, origin.y + line.origin.y)
      for background in line.backgrounds {
        guard let paint = paint(background.paint, &self) else { continue }
        let start = Point(left + background.x, grid.snapped(top - background.offset))
        draw(background, from: start, grid, paint)
      }
    }
    for line in layout.lines {
      let left = origin.x + line.origin.x
      let top = origin.y + line.origin.y
      guard left.isFinite, top.isFinite else { continue }
      for run in line.runs {
        guard let paint = paint(run.paint, &self) else { continue }
        draw(run, at: Point(left, grid.snapped(top - run.offset)), size: run.size, paint)
      }
      for rule in line.rules {
        guard let paint = paint(rule.paint, &self) else { continue }
        draw(rule, from: Point(left + rule.x, grid.snapped(top - rule.offset)), grid, paint)
      }
      for object in line.objects {
        draw(text.objects[object.index], object, from: Point(left, grid.snapped(top)))
      }
    }
  }

  private mutating func draw(
    _ background: TextLayout.Background,
    from start: Point,
    _ grid: BaselineGrid,
    _ paint: RecordedPaint
  ) {
    let top = grid.snapped(start.y - background.above)
    let bottom = grid.snapped(start.y + background.below)
    let rect = Rect(x: start.x, y: top, width: background.width, height: bottom - top)
    draw(.roundedRect(rect, radius: background.corners), paint)
  }

  private mutating func draw(
    _ rule: TextLayout.Rule,
    from start: Point,
    _ grid: BaselineGrid,
    _ paint: RecordedPaint
  ) {
    for bar in rule.bars {
      let rect = Rect(
        x: start.x,
        y: grid.snapped(start.y - bar.position - bar.thickness / 2),
        width: rule.width,
        height: grid.thickness(bar.thickness)
      )
      draw(.rect(rect), paint)
    }
  }

  private mutating func draw(_ kind: TextRun.Kind, _ object: TextLayout.Object, from start: Point) {
    let rect = Rect(
      x: start.x + object.origin.x,
      y: start.y + object.origin.y - object.size.height,
      width: object.size.width,
      height: object.size.height
    )
    switch kind {
    case .words: break
    case .image(let picture): upright(picture, in: rect)
    // Text is laid out in the recording's space, so its rectangle is mirrored back.
    case .content(let content): place(component: content, in: mirrored(rect))
    }
  }

  mutating func addNotes(of layout: TextLayout) {
    for scalar in layout.missing.prefix(16) {
      recorder.add(.missingGlyph(Unicode.Scalar(scalar) ?? "\u{FFFD}"))
    }
    for script in layout.unshaped { recorder.add(.unshapedScript(script)) }
    for setting in layout.ignoredSettings {
      recorder.add(.ignoredFontSetting(String(setting.prefix(40))))
    }
    if layout.isCut { recorder.add(.truncatedText) }
  }

  /// Draws a run: first its plain glyphs in one operation, then its colour glyphs.
  mutating func draw(
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
      switch look {
      case .painted: continue
      case .picture(let picture):
        guard environment.mayUse(8 &* picture.image.bitmap.pixels.count) else { return }
      case .layers, .damaged, nil:
        if run.face.isPainted(glyph.id) { simplified.append(glyph.id) }
      }
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
        let paint =
          layer.color.map { RecordedPaint.color(RecordedColor($0, in: recorder.colorSpace)) }
          ?? paint
        let part = PlacedGlyph(layer.glyph, glyph.origin)
        draw([part], of: face, at: start, size: size, paint)
      }
    case .painted(let painting):
      let origin = Point(start.x + glyph.origin.x, start.y + glyph.origin.y)
      draw(painting, of: face, at: origin, size: size, paint)
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

  private mutating func draw(_ path: Path, _ paint: RecordedPaint) {
    guard let shape = path.shape.recordable, path.bounds.width > 0, recorder.beginOperation() else {
      return
    }
    recorder.writeFill(shape, paint, .nonZero)
  }
}
