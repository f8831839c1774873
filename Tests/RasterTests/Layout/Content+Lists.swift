// Contents from lists, for tests of many kinds.

import Raster

extension Content {
  static func row(
    spacing: Double = 0,
    align: RowAlignment = .center,
    _ parts: [any Rasterizable & Sendable]
  ) -> Content {
    row(spacing: spacing, align: align) { parts.map { Content($0) } }
  }

  static func column(
    spacing: Double = 0,
    align: ContentAlignment = .leading,
    _ parts: [any Rasterizable & Sendable]
  ) -> Content {
    column(spacing: spacing, align: align) { parts.map { Content($0) } }
  }

  static func overlay(
    align: ContentAlignment = .center,
    _ parts: [any Rasterizable & Sendable]
  ) -> Content {
    overlay(align: align) { parts.map { Content($0) } }
  }
}

extension Rasterizable where Self: Sendable {
  /// The component in a box that grows.
  func flexible() -> Content { Content.box(grow: 1) { self } }
}
