// The rows of images, fonts and words.

import RasterValues

extension BuiltIn {
  /// The font's parameters, which authors write; declared faces come after them.
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

  /// What `with` changes of a font; its family goes with the faces that it names.
  package static let fontFields = font.parameters.filter {
    $0.label != "family" && $0.label != "fallback"
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
        Parameter(nil, .string), .font,
        Parameter("width", .double, default: .double(.infinity)), .lines, .lineHeight,
      ],
      gives: .size,
      extraSteps: 500,
      reads: .words,
      does: "How much room the lines of words take.",
      evaluation: .inEnvironment { v, evaluator in
        let words = Words(text: v.string(0), font: v.font(1), lineHeight: v.double(4))
        let (width, lines) = (v.double(2), v.int(3))
        let measures = evaluator.measures?.measures
        let size = measures?.size(of: words, width: width, lines: lines, in: evaluator.environment)
        return .size(size ?? .zero)
      }
    )
    textPath(
      Parameter("in", .rect),
      [Parameter("vertical", .builtin(.verticalAlignment), default: .named("center")), .lines],
      does: "The outlines of words in a rectangle."
    ) { v in .rect(v.rect(1), vertical: v.choice(4, .center), lines: v.int(5)) }
    textPath(
      Parameter("at", .point),
      does: "The outlines of words, the first line's baseline at a point."
    ) { v in .baseline(v.point(1)) }
  }

  /// Outlines of words at a place; `more` is taken between the alignment and the height of lines.
  private static func textPath(
    _ place: Parameter,
    _ more: [Parameter] = [],
    does documentation: String,
    place read: @escaping @Sendable (Arguments) -> Words.Place
  ) -> BuiltIn {
    let head = [Parameter(nil, .string), place, .font, .textAlignment]
    return BuiltIn(
      "textPath",
      .environment,
      takes: head + more + [.lineHeight],
      gives: .path,
      extraSteps: 500,
      reads: .words,
      does: documentation,
      evaluation: .inEnvironment { v, evaluator in
        let words = Words(
          text: v.string(0),
          font: v.font(2),
          alignment: v.choice(3, .leading),
          lineHeight: v.double(head.count + more.count)
        )
        let measures = evaluator.measures?.measures
        let path = measures?.outlines(of: words, at: read(v), in: evaluator.environment)
        return .path(path ?? .empty)
      }
    )
  }
}

extension Font {
  /// Sets what a parameter of `Font(…)` gives.
  mutating func set(_ label: String, to value: Value) {
    let arguments = Arguments([value])
    switch label {
    case "size": size = value.doubleValue
    case "weight": weight = arguments.choice(0, .regular)
    case "width": width = arguments.choice(0, .normal)
    case "italic": italic = value.boolValue
    case "tracking": tracking = value.doubleValue
    case "features": features = arguments.strings(0)
    default: break
    }
  }
}

extension Environment.Reads {
  /// The reads that the look of words depends on.
  static let words: Environment.Reads = [.layoutDirection, .textScale, .fonts]
}
