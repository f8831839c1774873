// Words on a canvas.

import RasterValues

extension Canvas {
  /// Draws words in a rectangle: as many lines as it has room for, the last with an ellipsis where
  /// there is more.
  ///
  /// What is nil is as `style` has it. The font's size is multiplied by the environment's `textScale`.
  /// `lines` is the most lines, 0 any number; `lineHeight` is from one baseline to the next. A
  /// gradient's anchors are places of the block of lines. Baselines are snapped to device pixels, but
  /// for those in layers that turn or slant them.
  /// Where a face has rules for the language of the environment's locale, its words follow them.
  /// Words that do not fit as they are shrink down to `shrink`, a part of the font's size.
  ///
  /// Characters that no face has are drawn as boxes and noted; so are glyphs that are damaged. Words that
  /// are cut are noted too, and scripts and colours that are not drawn as they should be.
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
      underline: underline,
      strikethrough: strikethrough
    )
  }

  /// Draws runs in a rectangle as one text; what they leave out is as the other arguments have it.
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
    underline: Bool? = nil,
    strikethrough: Bool? = nil
  ) {
    if said != nil {
      say(runs.words(in: environment))
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
    look.alignment = turned(look.alignment ?? .leading)
    let text = RunText(runs, look, maxLines: maxLines, truncation: truncation, environment)
    let placed = TextLayout.placed(
      text.pieces,
      text.style,
      in: turned(rect),
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

  /// Draws words with the first line's baseline at a point: from there on, or as `align` says around
  /// it or up to it; only line separators begin a new line.
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

  /// Draws runs as one text with the first line's baseline at a point, or with `vertical` their top,
  /// middle or bottom.
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
    if said != nil {
      say(runs.words(in: environment))
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
    look.alignment = turned(look.alignment ?? .leading)
    let text = RunText(runs, look, environment)
    let placed = TextLayout.placed(
      text.pieces,
      text.style,
      at: turned(point),
      verticalAlign: verticalAlign,
      environment
    )
    guard let (layout, origin) = placed else { return }
    draw(layout, text, at: origin)
  }
}
