// What words measure, and their outlines as a path.

import RasterValues

extension Environment {
  /// What words measure in lines of at most so many points, as `Canvas.text` sets them in so much room.
  ///
  /// Line separators begin a new line. `lines` is the most lines, 0 any number. A pure function: what
  /// it returns for equal arguments is equal on every machine.
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

  /// What runs measure as one text.
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

  /// The outlines of words in a rectangle, as `Canvas.text` draws them there outside of layers that
  /// transform: baselines are snapped to device pixels of `scale`.
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

  /// The outlines of the words of runs in a rectangle; images and components have none.
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

  /// The outlines of words with the first line's baseline at a point, as `Canvas.text` draws them
  /// outside of layers that transform: baselines are snapped to device pixels of `scale`.
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

  /// The outlines of the words of runs with the first line's baseline at a point, or with `vertical` their
  /// top, middle or bottom.
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
