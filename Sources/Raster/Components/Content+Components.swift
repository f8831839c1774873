// Contents from components of any types.

extension Content {
  /// A component; one that is a content already stays as it is.
  public init(_ component: any Rasterizable) { self.init(component: component) }

  /// Components beside each other, `spacing` points apart.
  ///
  /// `align` says where each stands in the row's height.
  public static func row(
    spacing: Double = 0,
    align: ContentAlignment = .center,
    _ parts: [any Rasterizable]
  ) -> Content {
    row(spacing: spacing, align: align, parts: parts.map { Content($0) })
  }

  /// Components below each other, `spacing` points apart.
  ///
  /// `align` says where each stands in the column's width.
  public static func column(
    spacing: Double = 0,
    align: ContentAlignment = .leading,
    _ parts: [any Rasterizable]
  ) -> Content {
    column(spacing: spacing, align: align, parts: parts.map { Content($0) })
  }

  /// Components on top of each other, the first at the bottom.
  ///
  /// `align` says where each stands, in width and in height.
  public static func overlay(
    align: ContentAlignment = .center,
    _ parts: [any Rasterizable]
  ) -> Content {
    overlay(align: align, parts: parts.map { Content($0) })
  }
}
