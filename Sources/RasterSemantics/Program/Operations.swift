// The operations of drawings and of paths, with what they take.

import Raster

/// The drawing operations, with what they take.
package enum DrawOperation: String, BlockOperation, CaseIterable {
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

  package var reads: Environment.Reads { self == .text ? .words : [] }

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

/// The lines of a path block.
package enum PathOperation: String, BlockOperation, CaseIterable {
  /// `move to` a point.
  case move
  case line
  /// `quad p, control: c`.
  case quad
  /// `curve p, control1: a, control2: b`.
  case curve
  /// `arc center: p, radius: r, from: a, to: b, clockwise: true`.
  case arc
  case close

  package var reads: Environment.Reads { [] }

  package var parameters: [RasterSemantics.Parameter] {
    switch self {
    case .move, .line: [.init(nil, .point)]
    case .quad: [.init(nil, .point), .init("control", .point)]
    case .curve: [.init(nil, .point), .init("control1", .point), .init("control2", .point)]
    case .arc:
      [
        .init("center", .point), .init("radius", .double), .init("from", .angle),
        .init("to", .angle), .init("clockwise", .bool, default: .bool(true)),
      ]
    case .close: []
    }
  }
}
