// Draws text along a path.
//
// The middle of each grapheme or ligature is on the path, and its baseline has the direction of the
// path there. Source: SVG 2, section 11.8.3, "Text on a path layout rules".

import RasterValues

extension Canvas {
  /// Draws one line of text along a path, which starts `startOffset` points from the path's start.
  ///
  /// `align` places the text in the rest of the path: at its start, in the middle or at its end.
  /// The baseline is on the path; with `verticalAlign`, the top, middle or bottom of the text is.
  /// The anchors of a gradient are relative to the path's bounds.
  ///
  /// Glyphs beyond the ends of the path, text after a line separator, and the images and components
  /// of runs are not drawn, and are reported as truncated text. Lines under and through text, and
  /// the backgrounds of runs, are not drawn.
  public mutating func drawText(
    _ text: String,
    along path: Path,
    startOffset: Double = 0,
    style: TextStyle? = nil,
    font: Font? = nil,
    with paint: Paint? = nil,
    align: TextAlignment? = nil,
    verticalAlign: VerticalAlignment? = nil
  ) {
    drawText(
      [TextRun(text)],
      along: path,
      startOffset: startOffset,
      style: style,
      font: font,
      with: paint,
      align: align,
      verticalAlign: verticalAlign
    )
  }

  /// Draws runs as one line of text along a path.
  public mutating func drawText(
    _ runs: [TextRun],
    along path: Path,
    startOffset: Double = 0,
    style: TextStyle? = nil,
    font: Font? = nil,
    with paint: Paint? = nil,
    align: TextAlignment? = nil,
    verticalAlign: VerticalAlignment? = nil
  ) {
    if spokenTexts != nil {
      addSpokenText(runs.accessibilityText(in: environment))
      return
    }
    var look = TextStyle(font: font, paint: paint, align: align).over(style ?? TextStyle())
    look.alignment = mirrored(look.alignment ?? .leading)
    let text = RunText(runs, look, isMirrored: isMirrored, environment)
    // Mirrored paths are reversed, so that text still runs from left to right.
    let path = isMirrored ? mirrored(path).reversed : path
    guard startOffset.isFinite, environment.mayUse(PathText.units(text.pieces, path)) else {
      return
    }
    let layout = TextLayout(
      text.pieces,
      text.style,
      isAlongPath: true,
      environment: environment
    )
    addNotes(of: layout)
    guard let first = layout.lines.first else { return }
    var line = PathText(PathMeasure(path))
    let part = text.style.alignment.part(in: environment.layoutDirection)
    // The start of a mirrored path is its end.
    line.start =
      (isMirrored ? 0 : startOffset) + (line.path.length - startOffset - first.width) * part
    if let verticalAlign { line.shift = first.origin.y - layout.size.height * verticalAlign.part }
    var isCut = layout.lines.count > 1 || !first.objects.isEmpty
    let paints = text.paints.map { recorder.recorded($0, bounds: path.bounds) }
    for run in first.runs {
      guard let paint = paints[run.paint] else { continue }
      for unit in run.units where !draw(unit, of: run, in: line, paint) { isCut = true }
    }
    if isCut, !layout.isCut { recorder.add(.truncatedText) }
  }

  /// Draws a unit of glyphs; returns false if its middle is not on the path.
  private mutating func draw(
    _ unit: TextLayout.Unit,
    of run: TextLayout.Run,
    in line: PathText,
    _ paint: RecordedPaint
  ) -> Bool {
    let middle = (unit.start + unit.end) / 2
    guard let place = line.transform(at: middle), let inverse = place.inverse else { return false }
    let part = TextLayout.Run(
      face: run.face,
      size: run.size,
      paint: run.paint,
      offset: run.offset,
      glyphs: Array(run.glyphs[unit.glyphs]),
      units: []
    )
    drawTransformed(by: place) { canvas in
      let origin = Point(-middle, line.shift - run.offset)
      canvas.draw(part, at: origin, size: run.size, paint.transformed(by: inverse))
    }
    return true
  }
}

/// A line of text along a path.
private struct PathText {
  let path: PathMeasure
  /// The distance from the path's start to the line's left end.
  var start = 0.0
  /// The distance from the path to the baseline, towards the bottom of the text.
  var shift = 0.0

  init(_ path: PathMeasure) { self.path = path }

  /// Returns the estimated units of work for text along a path.
  static func units(_ pieces: [TextPiece], _ path: Path) -> Int {
    8 &* TextLayout.units(pieces) &+ 1_000 &* path.shape.outline.verbs.count
  }

  /// Returns the transform from a space whose origin is the path at `x` in the line, with the first axis along the path.
  func transform(at x: Double) -> Transform? {
    guard let position = path.position(at: start + x) else { return nil }
    let (point, way) = (position.point, position.direction)
    return Transform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: point.x, ty: point.y)
  }
}
