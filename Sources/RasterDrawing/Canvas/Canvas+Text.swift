// Draws text on a canvas.

import RasterValues

extension Canvas {
  /// Draws text in a rectangle, truncating the last line that fits with an ellipsis.
  ///
  /// Arguments that are nil are taken from `style`. The font's size is multiplied by the
  /// environment's `textScale`. If the font has rules for the language of the environment's locale,
  /// they apply. A gradient's anchors are relative to the block of lines. Baselines are snapped to
  /// device pixels, except in layers that rotate or skew them.
  ///
  /// Notes are recorded for truncated text, for damaged glyphs, for scripts and colours that are
  /// not drawn correctly, and for characters that no font has. Missing and damaged glyphs are drawn
  /// as boxes.
  ///
  /// - `lineHeight` is the distance between consecutive baselines.
  /// - `maxLines` is the maximum number of lines; 0 means no limit.
  /// - `minScale` is the smallest fraction of the font's size to which text shrinks to fit.
  /// - `balance` breaks up to ten lines so that they are about equally long.
  public mutating func drawText(
    _ text: String,
    in rect: Rect,
    style: TextStyle? = nil,
    font: Font? = nil,
    with paint: Paint? = nil,
    align: TextAlignment? = nil,
    verticalAlign: VerticalAlignment? = nil,
    maxLines: Int = 0,
    lineHeight: LineHeight? = nil,
    truncation: TextTruncation = .end,
    minScale: Fraction = 1,
    balance: Bool? = nil,
    underline: Bool? = nil,
    strikethrough: Bool? = nil
  ) {
    drawText(
      [TextRun(text)],
      in: rect,
      style: style,
      font: font,
      with: paint,
      align: align,
      verticalAlign: verticalAlign,
      maxLines: maxLines,
      lineHeight: lineHeight,
      truncation: truncation,
      minScale: minScale,
      balance: balance,
      underline: underline,
      strikethrough: strikethrough
    )
  }

  /// Draws runs in a rectangle as one text; the other arguments are defaults for the runs.
  public mutating func drawText(
    _ runs: [TextRun],
    in rect: Rect,
    style: TextStyle? = nil,
    font: Font? = nil,
    with paint: Paint? = nil,
    align: TextAlignment? = nil,
    verticalAlign: VerticalAlignment? = nil,
    maxLines: Int = 0,
    lineHeight: LineHeight? = nil,
    truncation: TextTruncation = .end,
    minScale: Fraction = 1,
    balance: Bool? = nil,
    underline: Bool? = nil,
    strikethrough: Bool? = nil
  ) {
    if spokenTexts != nil {
      addSpokenText(runs.accessibilityText(in: environment))
      return
    }
    var look = TextStyle(
      font: font,
      paint: paint,
      align: align,
      lineHeight: lineHeight,
      balance: balance,
      underline: underline,
      strikethrough: strikethrough
    ).over(style ?? TextStyle())
    look.alignment = mirrored(look.alignment ?? .leading)
    let text = RunText(
      runs,
      look,
      maxLines: maxLines,
      truncation: truncation,
      isMirrored: isMirrored,
      environment
    )
    let placed = TextLayout.placed(
      text.pieces,
      text.style,
      in: mirrored(rect),
      verticalAlign: verticalAlign ?? .center,
      minScale: minScale,
      environment
    )
    guard let (layout, origin) = placed else {
      if text.pieces.contains(where: { !$0.text.isEmpty }) { recorder.add(.truncatedText) }
      return
    }
    draw(layout, text, at: origin)
  }

  /// Draws text with the first line's baseline at a point; only line separators start a new line.
  ///
  /// By default, the text starts at the point. `align` can centre it there, or end it there.
  public mutating func drawText(
    _ text: String,
    at point: Point,
    style: TextStyle? = nil,
    font: Font? = nil,
    with paint: Paint? = nil,
    align: TextAlignment? = nil,
    verticalAlign: VerticalAlignment? = nil,
    lineHeight: LineHeight? = nil,
    underline: Bool? = nil,
    strikethrough: Bool? = nil
  ) {
    drawText(
      [TextRun(text)],
      at: point,
      style: style,
      font: font,
      with: paint,
      align: align,
      verticalAlign: verticalAlign,
      lineHeight: lineHeight,
      underline: underline,
      strikethrough: strikethrough
    )
  }

  /// Draws runs as one text with the first line's baseline at a point.
  ///
  /// With `vertical`, the top, middle or bottom of the text is at the point instead.
  public mutating func drawText(
    _ runs: [TextRun],
    at point: Point,
    style: TextStyle? = nil,
    font: Font? = nil,
    with paint: Paint? = nil,
    align: TextAlignment? = nil,
    verticalAlign: VerticalAlignment? = nil,
    lineHeight: LineHeight? = nil,
    underline: Bool? = nil,
    strikethrough: Bool? = nil
  ) {
    if spokenTexts != nil {
      addSpokenText(runs.accessibilityText(in: environment))
      return
    }
    var look = TextStyle(
      font: font,
      paint: paint,
      align: align,
      lineHeight: lineHeight,
      underline: underline,
      strikethrough: strikethrough
    ).over(style ?? TextStyle())
    look.alignment = mirrored(look.alignment ?? .leading)
    let text = RunText(runs, look, isMirrored: isMirrored, environment)
    let placed = TextLayout.placed(
      text.pieces,
      text.style,
      at: mirrored(point),
      verticalAlign: verticalAlign,
      environment
    )
    guard let (layout, origin) = placed else { return }
    draw(layout, text, at: origin)
  }
}
