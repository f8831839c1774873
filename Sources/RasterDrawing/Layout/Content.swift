// Components and words in rows, columns, overlays and boxes, before anything of them is measured.

import RasterValues

/// Components, words and images in rows, columns, overlays and boxes, which find their places by their
/// sizes.
///
///     let title = Content.row(spacing: 8) {
///       Content.box(grow: 1) { Label("Grand Hotel") }
///       Badge("4/5")
///     }
///     canvas.place(Content.column(spacing: 12) { title; Photo() }, in: canvas.bounds.inset(16))
///
/// One offer goes down and one size comes up; nothing is tried again. Every component in it is asked
/// for its natural size, and once more for its size in what it is offered, if the natural size does not
/// fit in there. So the cost is that of at most two sizes a component, however deep they are nested.
///
/// - A **row** offers its parts its height, and what they have by themselves as widths. Where it has no
///   room for all, the smaller ones go first, and each is offered an equal share of what is left. Then
///   the growing parts share the rest by their weights.
/// - A **column** offers its parts its width, and any height. The growing parts share the rest.
/// - An **overlay** offers all that it is offered to each; the first part is at the bottom.
/// - A **box** holds one content, in insets, between a least and a greatest size.
///
/// A deficit shrinks what grows to its least size, and then overflows at the end. Gaps are exact, also
/// beside spaces; negative ones let parts overlap, up to where the part before begins. From right to
/// left, rows are mirrored, and leading is right.
///
/// Components are offered whole device pixels, and their sizes are rounded up to those, so that what
/// was measured also fits after it is snapped. A component without end along an axis counts as 0 there.
///
/// A content is a component itself. One that is a single component is that in all respects.
public struct Content: Sendable {
  enum Kind: Sendable {
    case component(SharedComponent)
    indirect case text(TextContent)
    indirect case image(ImageContent)
    /// A row or a column.
    case stack(Axis, spacing: Double, CrossAlignment)
    case overlay(CrossAlignment)
    /// As long as this along the row or the column that it is in.
    case space(Double)
    /// The first part between two sizes.
    indirect case box(BoxLayout)
    indirect case wrap(WrapLayout)
    indirect case grid(GridLayout)
    /// Nothing: rows and columns have no gap for it.
    case empty
  }

  enum Axis: Sendable { case horizontal, vertical }

  let kind: Kind
  let parts: [Content]
  /// Is told when a component, text or an image is recorded, where a tool asks for that.
  package var observer: (any ContentObserver)?
  /// The weight of its share of what a row or a column has left; 0 if it takes none.
  private(set) var grow = 0.0
  /// How deep rows, columns, overlays and boxes nest in it.
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
  package init(component: some Rasterizable & Sendable) {
    self = Content(exactly: component) ?? Content(.component(SharedComponent(component)))
  }

  /// The component as what it is already; nil where its type is another.
  init?<Component: Rasterizable>(exactly component: Component) {
    guard Component.self == Content.self else { return nil }
    // Both are one type, as the guard found; Embedded Swift has no `as?` that would say so.
    self = unsafeBitCast(component, to: Content.self)
  }

  init(_ kind: Kind, _ parts: [Content] = [], grow: Double = 0) {
    self.kind = kind
    self.grow = grow
    let parts = parts.filter { !$0.isEmpty }
    let depth = 1 + (parts.lazy.map { $0.depth }.max() ?? 0)
    let count = parts.reduce(1) { min($0 + $1.count, Content.maximumCount + 1) }
    let isTooMuch = depth > Content.maximumDepth || count > Content.maximumCount
    self.parts = isTooMuch ? [] : parts
    self.depth = isTooMuch ? 1 : depth
    self.count = isTooMuch ? 1 : count
    isCut = isTooMuch || parts.contains { $0.isCut }
  }

  /// Whether it takes a share of what a row or a column has left.
  var isFlexible: Bool { grow > 0 }

  /// Whether it is nothing.
  var isEmpty: Bool { if case .empty = kind { true } else { false } }

  /// The component that it is, if it is that alone.
  var alone: BoxedComponent? {
    if case .component(let shared) = kind, !isFlexible { shared.component } else { nil }
  }
}

extension Content: Rasterizable {
  /// The size that it has by itself.
  public func naturalSize(in environment: Environment) -> Size {
    let environment = environment.upright
    return alone?.naturalSize(in: environment) ?? ContentMeasurer(environment).naturalSize(of: self)
  }

  /// The size that it has where it is offered so much.
  public func size(proposed: Size, in environment: Environment) -> Size {
    let environment = environment.upright
    if let alone { return alone.size(proposed: proposed, in: environment) }
    let measurer = ContentMeasurer(environment)
    return measurer.measured(measurer.natural(self), proposed: proposed).size
  }

  /// The caps of the component that it is, if it is that alone.
  public func caps(in environment: Environment) -> Caps { alone?.caps(in: environment) ?? .none }

  /// Draws the component that it is, or places its parts in `canvas.bounds`.
  public func draw(in canvas: inout Canvas) {
    if let alone { return alone.draw(in: &canvas) }
    canvas.place(component: self, in: canvas.bounds)
  }
}
