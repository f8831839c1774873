// Creates boxes with contents behind them and in front of them.

import RasterValues

// Two functions, because Swift 5 warns about one trailing closure if several have defaults.
extension Content {
  /// Creates a box with a content, a background and, optionally, a foreground.
  ///
  /// Both are drawn in the box's frame including its padding. They do not affect its size.
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
    @ContentBuilder _ content: () -> Content,
    @ContentBuilder background: () -> Content,
    @ContentBuilder foreground: () -> Content = { .empty }
  ) -> Content {
    let box = box(
      grow: grow,
      width: width,
      minWidth: minWidth,
      maxWidth: maxWidth,
      height: height,
      minHeight: minHeight,
      maxHeight: maxHeight,
      aspectRatio: aspectRatio,
      padding: padding,
      align: align,
      offset: offset,
      columnSpan: columnSpan,
      content
    )
    return decorated(box, background: background(), foreground: foreground())
  }

  /// Creates a box with a content and a foreground, which is drawn in the box's frame.
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
    @ContentBuilder _ content: () -> Content,
    @ContentBuilder foreground: () -> Content
  ) -> Content {
    let box = box(
      grow: grow,
      width: width,
      minWidth: minWidth,
      maxWidth: maxWidth,
      height: height,
      minHeight: minHeight,
      maxHeight: maxHeight,
      aspectRatio: aspectRatio,
      padding: padding,
      align: align,
      offset: offset,
      columnSpan: columnSpan,
      content
    )
    return decorated(box, background: .empty, foreground: foreground())
  }
}
