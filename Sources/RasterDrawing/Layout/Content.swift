// Rows, columns and overlays of components, before anything of them is measured.

import RasterValues

/// Components in rows, columns and overlays, which find their places by their sizes.
///
///     let title = Content.row(spacing: 8, [Label("Grand Hotel").flexible(), Badge("4/5")])
///     canvas.place(Content.column(spacing: 12, [title, Photo()]), in: canvas.bounds.inset(16))
///
/// One offer goes down and one size comes up; nothing is tried again. Every component in it is asked
/// for its natural size, and once more for its size in what it is offered, if the natural size does not
/// fit in there. So the cost is that of at most two sizes a component, however deep they are nested.
///
/// - A **row** offers its parts its height, and what they have by themselves as widths. Where it has no
///   room for all, the smaller ones go first, and each is offered an equal share of what is left. Then
///   the flexible parts share the rest equally.
/// - A **column** offers its parts its width, and any height. The flexible parts share the rest equally.
/// - An **overlay** offers all that it is offered to each; the first part is at the bottom.
///
/// A deficit shrinks what is flexible to nothing, and then overflows at the end. Gaps are exact, also
/// beside spaces; negative ones let parts overlap, up to where the part before begins. From right to
/// left, rows are mirrored, and leading is right.
///
/// Components are offered whole device pixels, and their sizes are rounded up to those, so that what
/// was measured also fits after it is snapped. A component without end along an axis counts as 0 there.
///
/// A content is a component itself, with a key of its own only where it is part of another's drawing.
public struct Content {
  enum Kind {
    case component(BoxedComponent)
    /// A row or a column.
    case stack(Axis, spacing: Double, ContentAlignment)
    case overlay(ContentAlignment)
    /// As long as this along the row or the column that it is in.
    case space(Double)
  }

  enum Axis { case horizontal, vertical }

  let kind: Kind
  let parts: [Content]
  /// Whether it takes a share of what a row or a column has left.
  private(set) var isFlexible = false
  /// How deep rows, columns and overlays nest in it.
  private let depth: Int
  /// How many contents it is, with all in it.
  private let count: Int
  /// Whether parts were left out, since they were too many or nested too deep.
  let isCut: Bool

  /// How deep contents nest.
  static let maximumDepth = 64
  /// How many contents one is.
  static let maximumCount = 1_000_000

  /// A component; one that is a content already stays as it is.
  package init(component: some Rasterizable) {
    self = Content(exactly: component) ?? Content(.component(BoxedComponent(component)), [])
  }

  /// The component as what it is already; nil where its type is another.
  init?<Component: Rasterizable>(exactly component: Component) {
    guard Component.self == Content.self else { return nil }
    // Both are one type, as the guard found; Embedded Swift has no `as?` that would say so.
    self = unsafeBitCast(component, to: Content.self)
  }

  private init(_ kind: Kind, _ parts: [Content]) {
    self.kind = kind
    let depth = 1 + (parts.lazy.map { $0.depth }.max() ?? 0)
    let count = parts.reduce(1) { min($0 + $1.count, Content.maximumCount + 1) }
    let isTooMuch = depth > Content.maximumDepth || count > Content.maximumCount
    self.parts = isTooMuch ? [] : parts
    self.depth = isTooMuch ? 1 : depth
    self.count = isTooMuch ? 1 : count
    isCut = isTooMuch || parts.contains { $0.isCut }
  }

  /// Contents beside each other, for those who have contents already.
  package static func row(
    spacing: Double = 0,
    align: ContentAlignment = .center,
    parts: [Content]
  ) -> Content {
    Content(.stack(.horizontal, spacing: finite(spacing), align), parts)
  }

  /// Contents below each other.
  package static func column(
    spacing: Double = 0,
    align: ContentAlignment = .leading,
    parts: [Content]
  ) -> Content {
    Content(.stack(.vertical, spacing: finite(spacing), align), parts)
  }

  /// Contents on top of each other, the first at the bottom.
  package static func overlay(align: ContentAlignment = .center, parts: [Content]) -> Content {
    Content(.overlay(align), parts)
  }

  /// Room that takes the rest of a row or a column.
  public static func space() -> Content { space(0).flexible() }

  /// Room of so many points along the row or the column that it is in.
  public static func space(_ length: Double) -> Content {
    Content(.space(max(finite(length), 0)), [])
  }

  /// The content as one that takes a share of what its row or column has left.
  ///
  /// It is offered that share, and is as long as it. In an overlay it takes all the room.
  public func flexible() -> Content {
    var result = self
    result.isFlexible = true
    return result
  }

  /// A number within what layouts compute with; 0 for one that is not finite.
  private static func finite(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -1e9), 1e9) : 0
  }
}

extension Rasterizable {
  /// The component as a content that takes a share of what its row or column has left.
  ///
  /// It is offered that share, and is as long as it. In an overlay it takes all the room.
  public func flexible() -> Content { Content(component: self).flexible() }
}

extension Content: Rasterizable {
  /// The size that it has by itself.
  public func naturalSize(in environment: Environment) -> Size {
    ContentMeasurer(environment.upright).natural(self).size
  }

  /// The size that it has where it is offered so much.
  public func size(offered: Size, in environment: Environment) -> Size {
    let measurer = ContentMeasurer(environment.upright)
    return measurer.measured(measurer.natural(self), offered: offered).size
  }

  /// Places the components in `canvas.bounds`.
  public func draw(in canvas: inout Canvas) { canvas.place(component: self, in: canvas.bounds) }
}
