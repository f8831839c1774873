// Components and text in rows, columns, overlays and boxes, before they are measured.

import RasterValues

/// A layout of components, text and images in rows, columns, overlays and boxes.
///
///     let title = Content.row(spacing: 8) {
///       Content.box(grow: 1) { Label("Grand Hotel") }
///       Badge("4/5")
///     }
///     canvas.place(Content.column(spacing: 12) { title; Photo() }, in: canvas.bounds.inset(16))
///
/// Each content receives one proposed size and returns one size; layout never iterates. Each
/// component computes its natural size and, if that exceeds the proposal, once more its size for
/// the proposal. The cost is therefore at most two sizes per component at any depth.
///
/// - A **row** proposes its height to its parts, and their natural widths. If these do not fit,
///   the smallest parts are sized first, and each is proposed an equal share of the remaining
///   width. The growing parts then share the rest by their weights.
/// - A **column** proposes its width to its parts, and any height. The growing parts share the
///   rest.
/// - An **overlay** passes its own proposal to each part; the first part is at the bottom.
/// - A **box** holds one content, with padding, between a minimum and a maximum size.
///
/// If there is too little room, growing parts shrink to their minimum sizes, and then the content
/// overflows at the end. Gaps are exact, also beside spaces. A negative gap lets parts overlap, but
/// a part never starts before its predecessor. In a right-to-left layout, rows are mirrored, and
/// the leading edge is on the right.
///
/// Proposed sizes are whole device pixels, and returned sizes are rounded up to them, so that
/// measured parts still fit after snapping. An infinite length of a component counts as 0.
///
/// A content is itself a component. A content with a single component behaves like that component.
public struct Content: Sendable {
  enum Kind: Sendable {
    case component(SharedComponent)
    indirect case text(TextContent)
    indirect case image(ImageContent)
    /// A row or a column.
    case stack(Axis, spacing: Double, CrossAlignment)
    case overlay(CrossAlignment)
    /// A space of a given length along the row or the column that contains it.
    case space(Double)
    /// A box around its first part.
    indirect case box(BoxLayout)
    indirect case wrap(WrapLayout)
    indirect case grid(GridLayout)
    /// A component that is drawn in its frame without a bitmap of its own.
    case drawing(SharedComponent)
    /// A box, its first part, with drawings behind it and in front of it.
    case decorated(hasBackground: Bool)
    /// An empty content, which rows and columns skip without a gap.
    case empty
  }

  enum Axis: Sendable { case horizontal, vertical }

  let kind: Kind
  let parts: [Content]
  /// The observer that a tool sets to be notified when a component, text or image is recorded.
  package var observer: (any ContentObserver)?
  /// The weight of the content's share of the remaining room; 0 if the content does not grow.
  private(set) var grow = 0.0
  /// The nesting depth of rows, columns, overlays and boxes.
  private let depth: Int
  /// The number of contents, including this one.
  private let count: Int
  /// Whether parts were left out because they were too many or nested too deeply.
  let isCut: Bool

  /// The maximum nesting depth.
  static let maximumDepth = 64
  /// The maximum number of contents.
  static let maximumCount = 1_000_000

  /// Creates a content from a component, which is returned unchanged if it already is a content.
  package init(component: some Rasterizable & Sendable) {
    self = Content(exactly: component) ?? Content(.component(SharedComponent(component)))
  }

  /// Returns the component if it already is a content; otherwise nil.
  init?<Component: Rasterizable>(exactly component: Component) {
    guard Component.self == Content.self else { return nil }
    // The guard proves that the types are equal; Embedded Swift has no `as?`.
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

  /// Whether the content takes a share of the remaining room of a row or a column.
  var isFlexible: Bool { grow > 0 }

  /// Whether the content is empty.
  var isEmpty: Bool { if case .empty = kind { true } else { false } }

  /// The layout of a box, with or without drawings behind it and in front of it.
  var box: BoxLayout? {
    switch kind {
    case .box(let layout): layout
    case .decorated: parts.first?.box
    default: nil
    }
  }

  /// Returns whether the content takes the whole length that its container has along an axis.
  ///
  /// A drawing has no natural size, so it does unless a box around it sets the length.
  func fills(along axis: Axis) -> Bool {
    switch kind {
    case .drawing: true
    case .box(let layout):
      layout.limits(along: axis) == BoxLayout.Limits(0, .infinity)
        && parts.first.map { if case .drawing = $0.kind { true } else { false } } ?? false
    case .decorated: parts.first?.fills(along: axis) ?? false
    default: false
    }
  }

  /// The component, if the content consists of a single component that does not grow.
  var alone: BoxedComponent? {
    if case .component(let shared) = kind, !isFlexible { shared.component } else { nil }
  }
}

extension Content: Rasterizable {
  /// Returns the natural size of the layout or of its single component.
  public func naturalSize(in environment: Environment) -> Size {
    let environment = environment.upright
    return alone?.naturalSize(in: environment) ?? ContentMeasurer(environment).naturalSize(of: self)
  }

  /// Returns the size of the layout for a proposed size.
  public func size(proposed: Size, in environment: Environment) -> Size {
    let environment = environment.upright
    if let alone { return alone.size(proposed: proposed, in: environment) }
    let measurer = ContentMeasurer(environment)
    return measurer.measured(measurer.natural(self), proposed: proposed).size
  }

  /// Returns the caps of the component, if the content consists of a single one.
  public func caps(in environment: Environment) -> Caps { alone?.caps(in: environment) ?? .none }

  /// Returns the baseline of the component, if the content consists of a single one.
  public func ownBaseline(in bounds: Rect, environment: Environment) -> Double? {
    alone?.ownBaseline(in: bounds, environment: environment)
  }

  /// Draws the single component, or places all parts in `canvas.bounds`.
  public func draw(in canvas: inout Canvas) {
    if let alone { return alone.draw(in: &canvas) }
    canvas.place(component: self, in: canvas.bounds)
  }
}
