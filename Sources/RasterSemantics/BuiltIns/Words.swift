// The rows of images, fonts and words.

import RasterValues

extension BuiltIn {
  /// What fonts take, which authors write; declared faces come after it.
  static let font = BuiltIn(
    "Font",
    .call,
    takes: [
      Parameter("family", .string, default: .emptyString),
      Parameter("fallback", .list(.string), default: .emptyList),
      Parameter("size", .double, default: .double(15)),
      Parameter("weight", .builtin(.fontWeight), default: .named("regular")),
      Parameter("width", .builtin(.fontWidth), default: .named("normal")),
      Parameter("italic", .bool, default: .bool(false)),
      Parameter("tracking", .double, default: .double(0)),
      Parameter("features", .list(.string), default: .emptyList),
    ],
    gives: .font,
    does: "A font: a family and those that stand in for it, a size in points, and a style."
  ) { v in
    .font(
      Font(
        family: v.string(0),
        fallback: v.strings(1),
        size: v.double(2),
        weight: v.choice(3, .regular),
        width: v.choice(4, .normal),
        italic: v.bool(5),
        tracking: v.double(6),
        features: v.strings(7),
        faces: v.font(8).faces
      )
    )
  }

  @Rows static var images: [BuiltIn] {
    property(
      "size",
      of: .image,
      gives: .size,
      motion: .affine,
      does: "Its width and height in pixels."
    ) { v in .size(v[0].imageValue.map { $0.size } ?? .zero) }
  }

  @Rows static var words: [BuiltIn] {
    font
    BuiltIn(
      "measure",
      .environment,
      takes: [
        Parameter(nil, .string), Parameter.font,
        Parameter("width", .double, default: .double(.infinity)), Parameter.lines,
        Parameter.lineHeight,
      ],
      gives: .size,
      extraSteps: 500,
      reads: .words,
      does: "How much room the lines of words take.",
      evaluation: .inEnvironment { v, evaluator in
        let words = Words(
          text: v.string(0),
          font: v.font(1),
          lines: v.int(3),
          lineHeight: v.double(4)
        )
        let measures = evaluator.measures?.measures
        return .size(
          measures?.size(of: words, width: v.double(2), in: evaluator.environment) ?? .zero
        )
      }
    )
    BuiltIn(
      "textPath",
      .environment,
      takes: [
        Parameter(nil, .string), Parameter("in", .rect), Parameter.font, Parameter.textAlignment,
        Parameter("vertical", .builtin(.verticalAlignment), default: .named("center")),
        Parameter.lines, Parameter.lineHeight,
      ],
      gives: .path,
      extraSteps: 500,
      reads: .words,
      does: "The outlines of words in a rectangle.",
      evaluation: .inEnvironment { v, evaluator in
        let words = Words(
          text: v.string(0),
          font: v.font(2),
          alignment: v.choice(3, .leading),
          lines: v.int(5),
          lineHeight: v.double(6)
        )
        let measures = evaluator.measures?.measures
        let path = measures?.outlines(
          of: words,
          in: v.rect(1),
          vertical: v.choice(4, .center),
          evaluator.environment
        )
        return .path(path ?? .empty)
      }
    )
    BuiltIn(
      "textPath",
      .environment,
      takes: [
        Parameter(nil, .string), Parameter("at", .point), Parameter.font, Parameter.textAlignment,
        Parameter.lineHeight,
      ],
      gives: .path,
      extraSteps: 500,
      reads: .words,
      does: "The outlines of words, the first line's baseline at a point.",
      evaluation: .inEnvironment { v, evaluator in
        let words = Words(
          text: v.string(0),
          font: v.font(2),
          alignment: v.choice(3, .leading),
          lineHeight: v.double(4)
        )
        let measures = evaluator.measures?.measures
        return .path(
          measures?.outlines(of: words, at: v.point(1), evaluator.environment) ?? .empty
        )
      }
    )
  }
}

extension Environment.Reads {
  /// What the look of words depends on.
  static let words: Environment.Reads = [.layoutDirection, .textScale, .fonts]
}
