// Creates contents: rows, columns, overlays, boxes, texts, images and spaces.

import RasterValues

// Functions that take contents as arrays instead of builders.
extension Content {
  /// Creates a row from an array of contents.
  package static func row(
    spacing: Double = 0,
    align: RowAlignment = .center,
    parts: [Content]
  ) -> Content {
    Content(.stack(.horizontal, spacing: finite(spacing), CrossAlignment(align)), parts)
  }

  /// Creates a column from an array of contents.
  package static func column(
    spacing: Double = 0,
    align: ContentAlignment = .leading,
    parts: [Content]
  ) -> Content {
    Content(.stack(.vertical, spacing: finite(spacing), CrossAlignment(align)), parts)
  }

  /// Creates an overlay from an array of contents; the first one is at the bottom.
  package static func overlay(align: ContentAlignment = .center, parts: [Content]) -> Content {
    Content(.overlay(CrossAlignment(align)), parts)
  }

  /// Creates a wrapping layout from an array of contents.
  package static func wrap(_ layout: WrapLayout, parts: [Content]) -> Content {
    Content(.wrap(layout), parts)
  }

  /// Creates a grid from an array of contents, row by row.
  package static func grid(_ layout: GridLayout, parts: [Content]) -> Content {
    Content(.grid(layout), parts)
  }

  /// Creates a content of a box with a content behind it and one in front of it, in its frame.
  package static func decorated(
    _ box: Content,
    background: Content,
    foreground: Content
  ) -> Content {
    if background.isEmpty, foreground.isEmpty { return box }
    return Content(
      .decorated(hasBackground: !background.isEmpty),
      [box, background, foreground],
      grow: box.grow
    )
  }

  /// Creates a box around a content.
  package static func box(_ layout: BoxLayout, grow: Double, _ content: Content) -> Content {
    // The weight is limited so that sums and quotients of weights are exact enough.
    Content(.box(layout), [content], grow: grow > 0 ? min(max(grow, 1e-6), 1e6) : 0)
  }

  /// Returns a number limited to the range of layouts; 0 if it is not finite.
  static func finite(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -1e9), 1e9) : 0
  }
}

extension Content {
  /// An empty content of size 0, which rows and columns skip without a gap.
  public static let empty = Content(.empty)

  /// Creates one content, for example from an `if` statement.
  public init(@ContentBuilder _ content: () -> Content) { self = content() }

  /// Creates a row of contents, `spacing` points apart.
  ///
  /// `align` is the contents' alignment in the row's height.
  public static func row(
    spacing: Double = 0,
    align: RowAlignment = .center,
    @ContentListBuilder _ parts: () -> [Content]
  ) -> Content {
    row(spacing: spacing, align: align, parts: parts())
  }

  /// Creates a column of contents, `spacing` points apart.
  ///
  /// `align` is the contents' alignment in the column's width.
  public static func column(
    spacing: Double = 0,
    align: ContentAlignment = .leading,
    @ContentListBuilder _ parts: () -> [Content]
  ) -> Content {
    column(spacing: spacing, align: align, parts: parts())
  }

  /// Creates an overlay of contents; the first one is at the bottom.
  ///
  /// `align` is the contents' alignment in width and in height.
  public static func overlay(
    align: ContentAlignment = .center,
    @ContentListBuilder _ parts: () -> [Content]
  ) -> Content {
    overlay(align: align, parts: parts())
  }

  /// Creates a row of contents that wraps into as many lines as its width requires.
  ///
  /// `align` is the alignment of each line. `.stretch` widens the gaps of all lines but the last,
  /// so that these lines fill the width.
  public static func wrap(
    spacing: Double = 0,
    rowSpacing: Double = 0,
    align: ContentAlignment = .leading,
    @ContentListBuilder _ parts: () -> [Content]
  ) -> Content {
    wrap(
      WrapLayout(spacing: spacing, rowSpacing: rowSpacing, alignment: align),
      parts: parts()
    )
  }

  /// Creates a grid of contents, row by row; each content fills its cells.
  public static func grid(
    columns: [GridColumn],
    spacing: Double = 0,
    rowSpacing: Double = 0,
    @ContentListBuilder _ parts: () -> [Content]
  ) -> Content {
    grid(GridLayout(columns: columns, spacing: spacing, rowSpacing: rowSpacing), parts: parts())
  }

  /// Creates a box around a content.
  ///
  /// In a row or a column, a box that grows takes a share of the remaining room in proportion to
  /// its weight `grow`, between its minimum and maximum sizes. In an overlay, it takes all the
  /// room.
  ///
  /// - `width` and `height` set both the minimum and the maximum size.
  /// - `aspectRatio` is the ratio of width to height; the box is as large as its room allows.
  /// - `padding` is part of the size.
  /// - `align` places the content at its own size, mirrored in right-to-left layouts. Without it,
  ///   the content fills the box.
  /// - `offset` moves the drawn box towards the trailing edge and down, without an effect on sizes
  ///   or on other contents.
  /// - `columnSpan` is the number of columns that the box spans in a grid.
  public static func box(
    grow: Double = 0,
    width: Double? = nil,
    minWidth: Double = 0,
    maxWidth: Double = .infinity,
    height: Double? = nil,
    minHeight: Double = 0,
    maxHeight: Double = .infinity,
    aspectRatio: Double? = nil,
    padding: Insets = .zero,
    align: BoxAlignment? = nil,
    offset: Point = .zero,
    columnSpan: Int = 1,
    @ContentBuilder _ content: () -> Content = { .empty }
  ) -> Content {
    let layout = BoxLayout(
      width: BoxLayout.Limits(width ?? minWidth, width ?? maxWidth),
      height: BoxLayout.Limits(height ?? minHeight, height ?? maxHeight),
      aspectRatio: aspectRatio,
      padding: padding,
      alignment: align,
      offset: offset,
      columnSpan: columnSpan
    )
    return box(layout, grow: grow, content())
  }

  /// Creates a drawing: a component that is drawn in its frame as a part of the drawing around it.
  ///
  /// It has no size of its own; a box sets it. Without one, the drawing is as wide as its column,
  /// as high as its row, or as large as its overlay. It may paint outside its frame, as a shadow
  /// does, and it is mirrored with the canvas, unlike a component that is placed.
  ///
  ///     Content.box(height: 1) { Content.drawing(Line()) }
  public static func drawing(_ component: some Rasterizable & Sendable) -> Content {
    Content(.drawing(SharedComponent(component)))
  }

  /// Creates a space of a given length along its row or column, or of all the remaining room.
  public static func space(_ length: Double? = nil) -> Content {
    guard let length else { return Content(.space(0), grow: 1) }
    return Content(.space(max(finite(length), 0)))
  }

  /// Creates a text, which wraps in the proposed width.
  public static func text(
    _ text: String,
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
  ) -> Content {
    self.text(
      [TextRun(text)],
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

  /// Creates a text from runs, which wraps as one text in the proposed width.
  public static func text(
    _ runs: [TextRun],
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
  ) -> Content {
    let own = TextStyle(
      font: font,
      paint: paint,
      align: align,
      lineHeight: lineHeight,
      balance: balance,
      underline: underline,
      strikethrough: strikethrough
    )
    var text = TextContent(runs: runs, style: own.over(style ?? TextStyle()))
    (text.verticalAlign, text.maxLines) = (verticalAlign ?? .center, maxLines)
    (text.truncation, text.minScale) = (truncation, minScale)
    return Content(.text(text))
  }

  /// Creates an image, whose natural size has `scale` pixels per point.
  ///
  /// `fit` specifies how the image is fitted to other sizes.
  public static func image(
    _ image: Image,
    scale: Double = 1,
    source: Rect? = nil,
    fit: ImageFit = .fill,
    align: Anchor = .center,
    sampling: Sampling = .bilinear,
    tint: Color? = nil,
    autoMirrored: Bool = false
  ) -> Content {
    var content = ImageContent(image: image, scale: scale)
    (content.source, content.fit, content.align) = (source, fit, align)
    (content.sampling, content.tint, content.autoMirrored) = (sampling, tint, autoMirrored)
    return Content(.image(content))
  }
}
