// The table rows of layouts: the keywords of rows, columns and boxes, and their contents.

import RasterValues

extension BuiltIn {
  /// The layout keywords that create a content, in the order in which diagnostics list them.
  ///
  /// A layout with a block takes the block's contents as its last argument, which has no label.
  package static let layouts: [BuiltIn] = [
    row, column, overlay, wrap, grid, box, space, text, image, drawing,
  ]

  static let row = layout(
    "row",
    takes: [Parameter.spacing, Parameter.rowAlignment, Parameter.parts],
    reads: .layoutDirection,
    does: "Contents side by side, mirrored in right-to-left layouts."
  ) { v in made(.row(spacing: v.double(0), v.choice(1, .center)), v.list(2)) }

  static let column = layout(
    "column",
    takes: [Parameter.spacing, Parameter.contentAlignment("leading"), Parameter.parts],
    reads: .layoutDirection,
    does: "Contents stacked from top to bottom."
  ) { v in made(.column(spacing: v.double(0), v.choice(1, .leading)), v.list(2)) }

  static let overlay = layout(
    "overlay",
    takes: [Parameter.contentAlignment("center"), Parameter.parts],
    reads: .layoutDirection,
    does: "Contents on top of each other; the first is at the bottom."
  ) { v in made(.overlay(v.choice(0, .center)), v.list(1)) }

  static let wrap = layout(
    "wrap",
    takes: [
      Parameter.spacing, Parameter.rowSpacing, Parameter.contentAlignment("leading"),
      Parameter.parts,
    ],
    reads: .layoutDirection,
    does: "Contents side by side, in as many lines as they need."
  ) { v in
    made(
      .wrap(spacing: v.double(0), rowSpacing: v.double(1), v.choice(2, .leading)),
      v.list(3)
    )
  }

  static let grid = layout(
    "grid",
    takes: [
      Parameter("columns", .list(.gridColumn)), Parameter.spacing, Parameter.rowSpacing,
      Parameter.parts,
    ],
    reads: .layoutDirection,
    does: "Contents in a grid, row by row; each fills its cell."
  ) { v in
    let columns = v.list(0).map { $0.gridColumnValue }
    return made(
      .grid(columns: columns, spacing: v.double(1), rowSpacing: v.double(2)),
      v.list(3)
    )
  }

  static let fixedColumn = BuiltIn(
    "fixed",
    .staticMember(.gridColumn),
    takes: [Parameter(nil, .double)],
    gives: .gridColumn,
    does: "A column with a fixed width in points."
  ) { v in .gridColumn(.fixed(v.double(0))) }

  @Rows static var gridColumns: [BuiltIn] {
    fixedColumn
    BuiltIn(
      "fitting",
      .staticMember(.gridColumn),
      takes: [],
      gives: .gridColumn,
      does: "A column as wide as the widest content that occupies only this column."
    ) { _ in .gridColumn(.fitting) }
    BuiltIn(
      "grow",
      .staticMember(.gridColumn),
      takes: [Parameter(nil, .double, default: .double(1))],
      gives: .gridColumn,
      does: "A column that takes a share of the remaining width, by a weight."
    ) { v in .gridColumn(.grow(v.double(0))) }
  }

  /// The authors' syntax `width: 44...120` sets the minimum and the maximum width.
  static let box = layout(
    "box",
    takes: [
      Parameter("grow", .double, default: .double(0)),
      Parameter("width", .optional(.double), default: .nothing),
      Parameter("minWidth", .double, default: .double(0)),
      Parameter("maxWidth", .double, default: .double(.infinity)),
      Parameter("height", .optional(.double), default: .nothing),
      Parameter("minHeight", .double, default: .double(0)),
      Parameter("maxHeight", .double, default: .double(.infinity)),
      Parameter("aspectRatio", .optional(.double), default: .nothing),
      Parameter("padding", .insets, default: .zeroInsets),
      Parameter("align", .optional(.builtin(.boxAlignment)), default: .nothing),
      Parameter("offset", .point, default: .zeroPoint),
      Parameter("columnSpan", .int, default: .int(1)),
      Parameter.onlyContent,
    ],
    reads: .layoutDirection,
    does:
      "One content with size limits and padding; it grows by a weight if there is room."
  ) { v in
    let alignment = v.optional(9).flatMap { BoxAlignment($0) }
    return made(
      .box(BoxValue(v, alignment: alignment, offset: v.point(10), columnSpan: v.int(11))),
      [v[12]]
    )
  }

  /// A box with a drawing as its content, which has no size of its own.
  static let drawing = BuiltIn(
    "drawing",
    .layout,
    takes: box.parameters.filter { $0.label != "align" },
    gives: .content,
    swift: "Content.box",
    reads: .layoutDirection,
    does: "Drawing lines whose `bounds` are the frame that the layout gives them."
  ) { v in
    made(.box(BoxValue(v, alignment: nil, offset: v.point(9), columnSpan: v.int(10))), [v[11]])
  }

  /// A box with a drawing behind it and one in front of it, either of which may be empty.
  package static let decorated = BuiltIn(
    "decorated",
    .layout,
    takes: [Parameter.onlyContent, Parameter.onlyContent, Parameter.onlyContent],
    gives: .content,
    swift: "Content.box",
    does: "A box with drawings behind and in front of its content."
  ) { v in made(.decorated, [v[0], v[1], v[2]]) }

  static let space = layout(
    "space",
    takes: [Parameter(nil, .optional(.double), default: .nothing)],
    does: "A space with a length in points along a row or a column, or all remaining room."
  ) { v in made(.space(v.optionalDouble(0)), []) }

  package static let text = leaf(
    DrawOperation.text,
    does: "Text that wraps in the width that it is offered."
  ) {
    .text($0)
  }

  static let image = leaf(
    DrawOperation.image,
    reads: .layoutDirection,
    does: "An image, with a number of its pixels per point."
  ) { .image($0) }

  /// The content of a block that has at most one, or nothing.
  package static let onlyContent = BuiltIn(
    "only",
    .layout,
    takes: [Parameter.parts],
    gives: .content,
    swift: "Content",
    does: "The only content of a block."
  ) { v in v.list(0).first ?? made(.empty, []) }

  /// Whether a block of contents, or of one content, follows.
  package var takesContents: Bool {
    kind == .layout && (parameters.last?.type == .list(.content) || takesOneContent)
  }

  /// Whether a block of one content follows.
  package var takesOneContent: Bool { kind == .layout && parameters.last?.type == .content }

  private static func layout(
    _ name: String,
    takes parameters: [Parameter],
    reads: Environment.Reads = [],
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .layout,
      takes: parameters,
      gives: .content,
      swift: "Content.\(name)",
      reads: reads,
      does: documentation,
      evaluate: evaluate
    )
  }

  /// Creates a content that draws the same as a line of a `draw` block.
  ///
  /// It takes the line's arguments except the position, and those that need another position.
  private static func leaf(
    _ operation: DrawOperation,
    reads: Environment.Reads = [],
    does documentation: String,
    kind: @escaping @Sendable ([Value?]) -> LayoutValue.Kind
  ) -> BuiltIn {
    let parameters = operation.line.parameters
    let isOwn = parameters.map { !$0.isPosition && $0.companion != "along" }
    let own = zip(parameters, isOwn).filter { $0.1 }.map { $0.0 }
    return layout(
      operation.line.name,
      takes: own.map {
        Parameter($0.label, $0.type, or: $0.alternative, default: $0.defaultValue, in: $0.range)
      },
      reads: operation.line.reads.union(reads),
      does: documentation
    ) { v in
      var next = 0
      let values = isOwn.map { isOwn -> Value? in
        guard isOwn else { return nil }
        next += 1
        return v[next - 1]
      }
      return .layout(LayoutValue(kind: kind(values), parts: [], origin: v.origin))
    }
  }

  private static func made(_ kind: LayoutValue.Kind, _ parts: [Value]) -> Value {
    .layout(LayoutValue(kind: kind, parts: parts))
  }
}

extension BoxValue {
  /// Creates a box from the arguments that boxes and drawings have in common.
  fileprivate init(_ v: Arguments, alignment: BoxAlignment?, offset: Point, columnSpan: Int) {
    self.init(
      grow: v.double(0),
      width: Limits(v.optionalDouble(1), v.double(2), v.double(3)),
      height: Limits(v.optionalDouble(4), v.double(5), v.double(6)),
      aspectRatio: v.optionalDouble(7),
      padding: v.insets(8),
      alignment: alignment,
      offset: offset,
      columnSpan: columnSpan
    )
  }
}
