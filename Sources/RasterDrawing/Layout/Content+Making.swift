// How contents are made: rows, columns, overlays, boxes, words, images and spaces.

import RasterValues

// What has the parts already.
extension Content {
  /// Contents beside each other, for those who have contents already.
  package static func row(
    spacing: Double = 0,
    align: RowAlignment = .center,
    parts: [Content]
  ) -> Content {
    Content(.stack(.horizontal, spacing: finite(spacing), CrossAlignment(align)), parts)
  }

  /// Contents below each other.
  package static func column(
    spacing: Double = 0,
    align: ContentAlignment = .leading,
    parts: [Content]
  ) -> Content {
    Content(.stack(.vertical, spacing: finite(spacing), CrossAlignment(align)), parts)
  }

  /// Contents on top of each other, the first at the bottom.
  package static func overlay(align: ContentAlignment = .center, parts: [Content]) -> Content {
    Content(.overlay(CrossAlignment(align)), parts)
  }

  /// Contents in lines that break as words do.
  package static func wrap(_ layout: WrapLayout, parts: [Content]) -> Content {
    Content(.wrap(layout), parts)
  }

  /// Contents row by row in columns.
  package static func grid(_ layout: GridLayout, parts: [Content]) -> Content {
    Content(.grid(layout), parts)
  }

  /// A content in a box.
  package static func box(_ layout: BoxLayout, grow: Double, _ content: Content) -> Content {
    // Weights that sums and quotients can be made of.
    Content(.box(layout), [content], grow: grow > 0 ? min(max(grow, 1e-6), 1e6) : 0)
  }

  /// A number within what layouts compute with; 0 for one that is not finite.
  static func finite(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -1e9), 1e9) : 0
  }
}

extension Content {
  /// Nothing, of size 0; rows and columns have no gap for it.
  public static let empty = Content(.empty)

  /// One content, such as an `if` gives or not.
  public init(@ContentBuilder _ content: () -> Content) { self = content() }

  /// Contents beside each other, `spacing` points apart.
  ///
  /// `align` says where each stands in the row's height.
  public static func row(
    spacing: Double = 0,
    align: RowAlignment = .center,
    @ContentListBuilder _ parts: () -> [Content]
  ) -> Content {
    row(spacing: spacing, align: align, parts: parts())
  }

  /// Contents below each other, `spacing` points apart.
  ///
  /// `align` says where each stands in the column's width.
  public static func column(
    spacing: Double = 0,
    align: ContentAlignment = .leading,
    @ContentListBuilder _ parts: () -> [Content]
  ) -> Content {
    column(spacing: spacing, align: align, parts: parts())
  }

  /// Contents on top of each other, the first at the bottom.
  ///
  /// `align` says where each stands, in width and in height.
  public static func overlay(
    align: ContentAlignment = .center,
    @ContentListBuilder _ parts: () -> [Content]
  ) -> Content {
    overlay(align: align, parts: parts())
  }

  /// Contents beside each other, in as many lines as they need in their width.
  ///
  /// `align` says where each line stands; with `.stretch` the gaps of all but the last line grow until it is
  /// as long as the width.
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

  /// Contents row by row in columns, whose cells they fill.
  public static func grid(
    columns: [GridColumn],
    spacing: Double = 0,
    rowSpacing: Double = 0,
    @ContentListBuilder _ parts: () -> [Content]
  ) -> Content {
    grid(GridLayout(columns: columns, spacing: spacing, rowSpacing: rowSpacing), parts: parts())
  }

  /// A content in a box.
  ///
  /// `grow` is the weight of the box's share of what its row or column has left; it is as long as that,
  /// between its least and its greatest size, which `width` and `height` are both. In an overlay a box that grows takes all the room. `padding`
  /// lies within the size. The content fills the box, or stands in it where `align` says, with its own
  /// size; where words run from right to left, that place is mirrored. `aspectRatio` is the width of the box
  /// in heights: it is as large as its room lets it be in that shape. In a grid it takes `columnSpan` columns.
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
    columnSpan: Int = 1,
    @ContentBuilder _ content: () -> Content = { .empty }
  ) -> Content {
    let layout = BoxLayout(
      width: BoxLayout.Limits(width ?? minWidth, width ?? maxWidth),
      height: BoxLayout.Limits(height ?? minHeight, height ?? maxHeight),
      aspectRatio: aspectRatio,
      padding: padding,
      alignment: align,
      columnSpan: columnSpan
    )
    return box(layout, grow: grow, content())
  }

  /// Room of so many points along the row or the column that it is in, or all that is left of it.
  public static func space(_ length: Double? = nil) -> Content {
    guard let length else { return Content(.space(0), grow: 1) }
    return Content(.space(max(finite(length), 0)))
  }

  /// Words, which wrap in what they are offered.
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
      underline: underline,
      strikethrough: strikethrough
    )
  }

  /// Runs as one text, which wraps in what it is offered.
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
    underline: Bool? = nil,
    strikethrough: Bool? = nil
  ) -> Content {
    let own = TextStyle(
      font: font,
      paint: paint,
      align: align,
      lineHeight: lineHeight,
      underline: underline,
      strikethrough: strikethrough
    )
    var text = TextContent(runs: runs, style: own.over(style ?? TextStyle()))
    (text.verticalAlign, text.maxLines) = (verticalAlign ?? .center, maxLines)
    (text.truncation, text.minScale) = (truncation, minScale)
    return Content(.text(text))
  }

  /// An image, whose size is `scale` of its pixels a point; `fit` says how it fills another.
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
