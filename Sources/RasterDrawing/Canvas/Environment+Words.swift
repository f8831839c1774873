// Measures text, and converts it to outlines.

import RasterValues

extension Environment {
  /// Measures text as `Canvas.drawText` would lay it out in lines of a maximum width, in points.
  ///
  /// Line separators start a new line. `lines` is the maximum number of lines, 0 for no limit. The
  /// function is pure: equal arguments give equal results on every machine.
  public func measure(
    _ text: String,
    style: TextStyle? = nil,
    font: Font? = nil,
    width: Double = .infinity,
    height: Double = .infinity,
    maxLines: Int = 0,
    lineHeight: LineHeight? = nil,
    minScale: Fraction = 1
  ) -> TextMetrics {
    measure(
      [TextRun(text)],
      style: style,
      font: font,
      width: width,
      height: height,
      maxLines: maxLines,
      lineHeight: lineHeight,
      minScale: minScale
    )
  }

  /// Measures runs as one text.
  public func measure(
    _ runs: [TextRun],
    style: TextStyle? = nil,
    font: Font? = nil,
    width: Double = .infinity,
    height: Double = .infinity,
    maxLines: Int = 0,
    lineHeight: LineHeight? = nil,
    minScale: Fraction = 1
  ) -> TextMetrics {
    let look = TextStyle(font: font, lineHeight: lineHeight).over(style ?? TextStyle())
    let text = RunText(runs, look, maxLines: maxLines, self)
    guard mayUse(TextLayout.units(text.pieces)) else { return TextMetrics(size: .zero) }
    let room = Size(width, height)
    return TextLayout.fitted(text.pieces, text.style, to: room, minScale: minScale, self).measured
  }

  /// Returns the outlines of text in a rectangle, positioned as `Canvas.drawText` draws them.
  ///
  /// Baselines are snapped to device pixels of `scale`, as they are outside transformed layers.
  public func textPath(
    _ text: String,
    in rect: Rect,
    style: TextStyle? = nil,
    font: Font? = nil,
    align: TextAlignment? = nil,
    verticalAlign: VerticalAlignment = .center,
    maxLines: Int = 0,
    lineHeight: LineHeight? = nil
  ) -> Path {
    textPath(
      [TextRun(text)],
      in: rect,
      style: style,
      font: font,
      align: align,
      verticalAlign: verticalAlign,
      maxLines: maxLines,
      lineHeight: lineHeight
    )
  }

  /// Returns the outlines of the text of runs in a rectangle; images and components have none.
  public func textPath(
    _ runs: [TextRun],
    in rect: Rect,
    style: TextStyle? = nil,
    font: Font? = nil,
    align: TextAlignment? = nil,
    verticalAlign: VerticalAlignment = .center,
    maxLines: Int = 0,
    lineHeight: LineHeight? = nil
  ) -> Path {
    let look = TextStyle(font: font, align: align, lineHeight: lineHeight)
    let text = RunText(runs, look.over(style ?? TextStyle()), maxLines: maxLines, self)
    let placed = TextLayout.placed(
      text.pieces,
      text.style,
      in: rect,
      verticalAlign: verticalAlign,
      self
    )
    guard let (layout, origin) = placed else { return .empty }
    return Path(layout.outline(at: origin, BaselineGrid(scale: scale)))
  }

  /// Returns the outlines of text with the first line's baseline at a point.
  ///
  /// They are positioned as `Canvas.drawText` draws them outside transformed layers: baselines are
  /// snapped to device pixels of `scale`.
  public func textPath(
    _ text: String,
    at point: Point,
    style: TextStyle? = nil,
    font: Font? = nil,
    align: TextAlignment? = nil,
    verticalAlign: VerticalAlignment? = nil,
    lineHeight: LineHeight? = nil
  ) -> Path {
    textPath(
      [TextRun(text)],
      at: point,
      style: style,
      font: font,
      align: align,
      verticalAlign: verticalAlign,
      lineHeight: lineHeight
    )
  }

  /// Returns the outlines of the text of runs with the first line's baseline at a point.
  ///
  /// With `vertical`, the top, middle or bottom of the text is at the point instead.
  public func textPath(
    _ runs: [TextRun],
    at point: Point,
    style: TextStyle? = nil,
    font: Font? = nil,
    align: TextAlignment? = nil,
    verticalAlign: VerticalAlignment? = nil,
    lineHeight: LineHeight? = nil
  ) -> Path {
    let look = TextStyle(font: font, align: align, lineHeight: lineHeight)
    let text = RunText(runs, look.over(style ?? TextStyle()), self)
    let placed = TextLayout.placed(
      text.pieces,
      text.style,
      at: point,
      verticalAlign: verticalAlign,
      self
    )
    guard let (layout, origin) = placed else { return .empty }
    return Path(layout.outline(at: origin, BaselineGrid(scale: scale)))
  }
}
