// A checked statement of a `draw` block.

import RasterSyntax

/// A checked statement of a `draw` block.
package indirect enum TypedStatement: Sendable {
  /// A drawing operation with its arguments in the signature's order, nil where one was left out,
  /// and the statements of its block (a layer's; empty for the others).
  case operation(DrawOperation, [TypedExpression?], body: [TypedStatement], at: SourceRange)
  case binding(Binding)
  case conditional(TypedCondition, [TypedStatement], otherwise: [TypedStatement])
  case selection(
    TypedExpression,
    [(patterns: [TypedExpression], body: [TypedStatement])],
    otherwise: [TypedStatement]?
  )
  /// Runs over a range or a list; the element stands in the binding's slot.
  case loop(slot: Int, name: String, type: Type, over: TypedExpression, body: [TypedStatement])
}

/// A `let`.
package struct Binding: Sendable {
  /// Its place in the frame.
  package let slot: Int
  package let name: String
  package let value: TypedExpression
  package let documentation: String?

  package init(slot: Int, name: String, value: TypedExpression, documentation: String? = nil) {
    self.slot = slot
    self.name = name
    self.value = value
    self.documentation = documentation
  }
}

/// What an `if` asks.
package enum TypedCondition: Sendable {
  case expression(TypedExpression)
  /// `if let name = optional`; the unwrapped value stands in the slot.
  case unwrap(slot: Int, name: String, TypedExpression)
}

/// The drawing operations, with what they take.
package enum DrawOperation: String, Hashable, Sendable, CaseIterable {
  case fill
  case stroke
  /// `layer … { }`.
  case layer
  /// `image x, in: rect` or `image x, at: point`.
  case image
  case stretch
  /// `text words, in: rect` or `text words, at: point`, the first line's baseline.
  case text
  /// `place c, in: rect` or `place c, at: point`.
  case place

  package struct Parameter: Sendable {
    package let label: String?
    package let type: Type
    package let isRequired: Bool

    init(_ label: String?, _ type: Type, isRequired: Bool = false) {
      self.label = label
      self.type = type
      self.isRequired = isRequired
    }
  }

  /// The parameters in order.
  ///
  /// Of `in` and `at`, where both are listed, exactly one is given; `companions` go with one of them.
  /// A layer's `mask` takes a `Path` or a component call; it is listed as `.path`.
  package var parameters: [Parameter] {
    switch self {
    case .fill:
      [
        Parameter(nil, .path, isRequired: true), Parameter("with", .paint, isRequired: true),
        Parameter("rule", .builtin(.fillRule)),
      ]
    case .stroke:
      [
        Parameter(nil, .path, isRequired: true), Parameter("with", .paint, isRequired: true),
        Parameter("width", .double), Parameter("cap", .builtin(.lineCap)),
        Parameter("join", .builtin(.lineJoin)), Parameter("miterLimit", .double),
        Parameter("dash", .list(.double)), Parameter("phase", .double),
        Parameter("align", .builtin(.strokeAlignment)),
      ]
    case .layer:
      [
        Parameter("opacity", .double), Parameter("blend", .builtin(.blendMode)),
        Parameter("blur", .double), Parameter("clip", .path),
        Parameter("clipRule", .builtin(.fillRule)), Parameter("mask", .path),
        Parameter("maskMode", .builtin(.maskMode)), Parameter("shadows", .list(.shadow)),
        Parameter("transform", .transform),
      ]
    case .image:
      [
        Parameter(nil, .image, isRequired: true), Parameter("in", .rect), Parameter("at", .point),
        Parameter("scale", .double), Parameter("source", .optional(.rect)),
        Parameter("fit", .builtin(.imageFit)), Parameter("align", .anchor),
        Parameter("sampling", .builtin(.sampling)), Parameter("tint", .optional(.color)),
      ]
    case .stretch:
      [
        Parameter(nil, .image, isRequired: true), Parameter("in", .rect, isRequired: true),
        Parameter("caps", .insets, isRequired: true), Parameter("scale", .double),
        Parameter("horizontal", .builtin(.stretchMode)),
        Parameter("vertical", .builtin(.stretchMode)), Parameter("outset", .insets),
        Parameter("slide", .insets),
      ]
    case .text:
      [
        Parameter(nil, .string, isRequired: true), Parameter("in", .rect), Parameter("at", .point),
        Parameter("font", .font), Parameter("with", .paint, isRequired: true),
        Parameter("align", .builtin(.textAlignment)),
        Parameter("vertical", .builtin(.verticalAlignment)), Parameter("lines", .int),
        Parameter("lineHeight", .double), Parameter("truncation", .builtin(.textTruncation)),
        Parameter("underline", .bool), Parameter("strikethrough", .bool),
      ]
    case .place:
      [
        Parameter(nil, .content, isRequired: true), Parameter("in", .rect), Parameter("at", .point),
        Parameter("outset", .insets), Parameter("slide", .insets),
      ]
    }
  }

  /// Labels whose arguments mean nothing without that of another.
  package var companions: [(label: String, needs: String)] {
    switch self {
    case .image: [("scale", "at"), ("source", "in"), ("fit", "in"), ("align", "in")]
    case .text: [("vertical", "in"), ("lines", "in"), ("truncation", "in")]
    case .place: [("outset", "in"), ("slide", "in")]
    case .layer: [("clipRule", "clip"), ("maskMode", "mask")]
    case .fill, .stroke, .stretch: []
    }
  }
}
