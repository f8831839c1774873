// The table rows of gradients, patterns and shadows.

import RasterValues

extension BuiltIn {
  @Rows static var paints: [BuiltIn] {
    BuiltIn(
      "GradientStop",
      .call,
      takes: [
        Parameter(nil, .color),
        Parameter("at", .optional(.fraction), default: .nothing, in: 0...1),
        Parameter("hint", .optional(.fraction), default: .nothing, in: 0...1),
      ],
      gives: .gradientStop,
      swift: "GradientStop",
      does:
        "A gradient colour, its position, and the point before the next where both mix equally."
    ) { v in
      .gradientStop(
        GradientStop(v.color(0), at: v.optionalDouble(1), hint: v.optionalDouble(2))
      )
    }
    BuiltIn(
      "linearGradient",
      .call,
      takes: [Parameter("from", .anchor), Parameter("to", .anchor)] + Parameter.stops,
      gives: .paint,
      swift: "Paint.linearGradient",
      does: "Colours along a line."
    ) { v in
      .paint(
        .linearGradient(
          from: v.anchor(0),
          to: v.anchor(1),
          v.stops(2),
          in: v.space(3),
          spread: v.spread(4),
          premultiplied: v.bool(5),
          transform: v.transform(6)
        )
      )
    }
    BuiltIn(
      "radialGradient",
      .call,
      takes: [Parameter("center", .anchor), Parameter("radius", .double)] + Parameter.stops,
      gives: .paint,
      swift: "Paint.radialGradient",
      does: "Colours outwards from a point."
    ) { v in
      .paint(
        .radialGradient(
          center: v.anchor(0),
          radius: v.double(1),
          v.stops(2),
          in: v.space(3),
          spread: v.spread(4),
          premultiplied: v.bool(5),
          transform: v.transform(6)
        )
      )
    }
    BuiltIn(
      "radialGradient",
      .call,
      takes: [
        Parameter("focus", .anchor), Parameter("focusRadius", .double, default: .double(0)),
        Parameter("center", .anchor), Parameter("radius", .double),
      ] + Parameter.stops,
      gives: .paint,
      swift: "Paint.radialGradient",
      does: "Colours from one circle to another."
    ) { v in
      .paint(
        .radialGradient(
          focus: v.anchor(0),
          focusRadius: v.double(1),
          center: v.anchor(2),
          radius: v.double(3),
          v.stops(4),
          in: v.space(5),
          spread: v.spread(6),
          premultiplied: v.bool(7),
          transform: v.transform(8)
        )
      )
    }
    BuiltIn(
      "sweepGradient",
      .call,
      takes: [
        Parameter("center", .anchor), Parameter("from", .angle, default: .degrees(0)),
        Parameter("to", .angle, default: .degrees(360)),
      ] + Parameter.stops,
      gives: .paint,
      swift: "Paint.sweepGradient",
      does: "Colours around a point, clockwise from the right."
    ) { v in
      .paint(
        .sweepGradient(
          center: v.anchor(0),
          from: v.angle(1),
          to: v.angle(2),
          v.stops(3),
          in: v.space(4),
          spread: v.spread(5),
          premultiplied: v.bool(6),
          transform: v.transform(7)
        )
      )
    }
    pattern
    shadow
  }

  /// A shadow; its first parameter has no label, and its field is named `color`.
  static let shadow = BuiltIn(
    "Shadow",
    .call,
    takes: [
      Parameter(nil, .color), Parameter("blur", .double, default: .double(0)),
      Parameter("spread", .double, default: .double(0)),
      Parameter("offset", .point, default: .zeroPoint),
      Parameter("inner", .bool, default: .bool(false)),
    ],
    gives: .shadow,
    does: "A layer's shape in one colour: enlarged by `spread`, blurred, and offset."
  ) { v in
    .shadow(
      Shadow(
        v.color(0),
        blur: v.double(1),
        spread: v.double(2),
        offset: v.point(3),
        inner: v.bool(4)
      )
    )
  }

  private static let patternParameters = [
    Parameter(nil, .image, or: .content), Parameter("scale", .double, default: .double(1)),
    Parameter("transform", .transform, default: .identity),
    Parameter("horizontal", .builtin(.tiling), default: .named("repeat")),
    Parameter("vertical", .builtin(.tiling), default: .named("repeat")),
    Parameter("sampling", .builtin(.sampling), default: .named("bilinear")),
  ]

  /// A pattern of an image; `contentPattern` is a pattern of a content.
  static let pattern = BuiltIn(
    "pattern",
    .call,
    takes: patternParameters,
    gives: .paint,
    swift: "Paint.pattern",
    does:
      "A tiled image or content; `scale` is its pixels or, for a content, its points per point."
  ) { v in pattern(v[0].imageValue, scale: v.double(1), v) }

  /// A pattern of a content, drawn at its natural size in the environment.
  static let contentPattern = BuiltIn(
    "pattern",
    .environment,
    takes: patternParameters,
    gives: .paint,
    extraSteps: 2000,
    reads: .scale,
    does: "A tiled content; `scale` is the number of its points per point.",
    evaluation: .inEnvironment { v, evaluator in
      let environment = evaluator.environment
      let tile = evaluator.measures?.measures.tile(
        of: v[0],
        in: environment,
        depth: evaluator.depth
      )
      return pattern(tile, scale: v.double(1) * environment.scale, v)
    }
  )

  private static func pattern(_ image: Image?, scale: Double, _ v: Arguments) -> Value {
    guard let image else { return .paint(.color(.clear)) }
    return .paint(
      .pattern(
        image,
        scale: scale,
        transform: v.transform(2),
        horizontal: v.choice(3, .repeat),
        vertical: v.choice(4, .repeat),
        sampling: v.choice(5, .bilinear)
      )
    )
  }
}
