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
    lines: Int = 0,
    lineHeight: LineHeight? = nil,
    shrink: Fraction = 1
  ) -> Measured {
    measure(
      [Run(text)],
      style: style,
      font: font,
      width: width,
      height: height,
      lines: lines,
      lineHeight: lineHeight,
      shrink: shrink
    )
  }

  /// What runs measure as one text.
  public func measure(
    _ runs: [Run],
    style: TextStyle? = nil,
    font: Font? = nil,
    width: Double = .infinity,
    height: Double = .infinity,
    lines: Int = 0,
    lineHeight: LineHeight? = nil,
    shrink: Fraction = 1
  ) -> Measured {
    let look = TextStyle(font: font, lineHeight: lineHeight).over(style ?? TextStyle())
    let text = RunText(runs, look, lines: lines, self)
    guard mayUse(TextLayout.units(text.pieces)) else { return Measured(size: .zero) }
    let room = Size(width, height)
    return TextLayout.fitted(text.pieces, text.style, to: room, shrink: shrink, self).measured
  }

  /// The outlines of words in a rectangle, as `Canvas.text` draws them there outside of layers that
  /// transform: baselines are snapped to device pixels of `scale`.
  public func textPath(
    _ text: String,
    in rect: Rect,
    style: TextStyle? = nil,
    font: Font? = nil,
    align: TextAlignment? = nil,
    vertical: VerticalAlignment = .center,
    lines: Int = 0,
    lineHeight: LineHeight? = nil
  ) -> Path {
    textPath(
      [Run(text)],
      in: rect,
      style: style,
      font: font,
      align: align,
      vertical: vertical,
      lines: lines,
      lineHeight: lineHeight
    )
  }

  /// The outlines of the words of runs in a rectangle; images and components have none.
  public func textPath(
    _ runs: [Run],
    in rect: Rect,
    style: TextStyle? = nil,
    font: Font? = nil,
    align: TextAlignment? = nil,
    vertical: VerticalAlignment = .center,
    lines: Int = 0,
    lineHeight: LineHeight? = nil
  ) -> Path {
    let look = TextStyle(font: font, align: align, lineHeight: lineHeight)
    let text = RunText(runs, look.over(style ?? TextStyle()), lines: lines, self)
    let placed = TextLayout.placed(text.pieces, text.style, in: rect, vertical: vertical, self)
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
    vertical: VerticalAlignment? = nil,
    lineHeight: LineHeight? = nil
  ) -> Path {
    textPath(
      [Run(text)],
      at: point,
      style: style,
      font: font,
      align: align,
      vertical: vertical,
      lineHeight: lineHeight
    )
  }

  /// The outlines of the words of runs with the first line's baseline at a point, or with `vertical` their
  /// top, middle or bottom.
  public func textPath(
    _ runs: [Run],
    at point: Point,
    style: TextStyle? = nil,
    font: Font? = nil,
    align: TextAlignment? = nil,
    vertical: VerticalAlignment? = nil,
    lineHeight: LineHeight? = nil
  ) -> Path {
    let look = TextStyle(font: font, align: align, lineHeight: lineHeight)
    let text = RunText(runs, look.over(style ?? TextStyle()), self)
    let placed = TextLayout.placed(text.pieces, text.style, at: point, vertical: vertical, self)
    guard let (layout, origin) = placed else { return .empty }
    return Path(layout.outline(at: origin, BaselineGrid(scale: scale)))
  }
}
