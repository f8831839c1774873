// The table rows of paths.

import RasterValues

extension BuiltIn {
  static let svgPath = BuiltIn(
    "path",
    .call,
    takes: [Parameter(nil, .string, swift: "svgPathData")],
    gives: .path,
    swift: "Path",
    does: "The path of SVG path data, up to its first error."
  ) { v in .path(Path(svgPathData: v.string(0))) }

  /// An SVG file, which is read at compile time and becomes a call with the path data alone.
  static let vectorPath = BuiltIn(
    "svg",
    .call,
    takes: [Parameter(nil, .string, swift: "svgPathData"), .optional("id", .string)],
    gives: .path,
    swift: "Path",
    does:
      "The shapes of an SVG file, or of its element with an `id`, as one path; strokes are outlined."
  ) { v in .path(Path(svgPathData: v.string(0))) }

  /// Creates a function that returns a path and has the same name in Swift.
  private static func shape(
    _ name: String,
    takes parameters: [Parameter],
    motion: Motion = .neither,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .call,
      takes: parameters,
      gives: .path,
      swift: "Path.\(name)",
      motion: motion,
      does: documentation,
      evaluate: evaluate

    )
  }

  /// Shapes in a rectangle, whose evaluation compares the rectangle's sides.
  @Rows static var rectangularShapes: [BuiltIn] {
    shape("rect", takes: [Parameter(nil, .rect)], motion: .comparison, does: "A rectangle.") { v in
      .path(Path.rect(v.rect(0)))
    }
    shape(
      "roundedRect",
      takes: [Parameter(nil, .rect), Parameter("radius", .double), Parameter.cornerStyle],
      motion: .comparison,
      does:
        "A rectangle with equal rounded corners; radii that do not fit are scaled down together."
    ) { v in .path(.roundedRect(v.rect(0), radius: v.double(1), style: v.cornerStyle(2))) }
    shape(
      "roundedRect",
      takes: [Parameter(nil, .rect), Parameter("radius", .cornerRadii), Parameter.cornerStyle],
      motion: .comparison,
      does: "A rectangle with a radius for each corner."
    ) { v in .path(.roundedRect(v.rect(0), radius: v[1].cornerRadiiValue, style: v.cornerStyle(2)))
    }
    shape(
      "roundedRect",
      takes: [Parameter(nil, .rect), Parameter("radius", .ellipticalCornerRadii)],
      motion: .comparison,
      does: "A rectangle whose corners are quarter ellipses."
    ) { v in .path(.roundedRect(v.rect(0), radius: v[1].ellipticalCornerRadiiValue)) }
    shape(
      "ellipse",
      takes: [Parameter(nil, .rect)],
      motion: .comparison,
      does: "The ellipse inscribed in a rectangle."
    ) { v in .path(Path.ellipse(v.rect(0))) }
  }

  @Rows static var shapes: [BuiltIn] {
    shape(
      "circle",
      takes: [Parameter("center", .point), Parameter("radius", .double)],
      motion: .comparison,
      does: "A circle."
    ) { v in .path(Path.circle(center: v.point(0), radius: v.double(1))) }
    shape(
      "circle",
      takes: [Parameter(nil, .rect)],
      motion: .comparison,
      does: "The largest circle centred in a rectangle."
    ) { v in .path(Path.circle(v.rect(0))) }
    shape(
      "capsule",
      takes: [Parameter(nil, .rect)],
      motion: .comparison,
      does: "A rectangle whose shorter sides are semicircles."
    ) { v in .path(Path.capsule(v.rect(0))) }
    shape(
      "arc",
      takes: [
        Parameter("center", .point), Parameter("radius", .double), Parameter("from", .angle),
        Parameter("to", .angle), Parameter("clockwise", .bool, default: .bool(true)),
      ],
      does: "An open arc of a circle; angle 0 is to the right."
    ) { v in
      .path(
        .arc(
          center: v.point(0),
          radius: v.double(1),
          from: v.angle(2),
          to: v.angle(3),
          clockwise: v.bool(4)
        )
      )
    }
    shape(
      "pie",
      takes: [
        Parameter("center", .point), Parameter("radius", .double), Parameter("from", .angle),
        Parameter("to", .angle),
      ],
      does: "A sector of a disc."
    ) { v in
      .path(.pie(center: v.point(0), radius: v.double(1), from: v.angle(2), to: v.angle(3)))
    }
    shape("ring", takes: Parameter.ring, does: "The area between two circles with the same centre.")
    { v in
      .path(.ring(center: v.point(0), radius: v.double(1), innerRadius: v.double(2)))
    }
    shape(
      "ring",
      takes: Parameter.ring + [Parameter("from", .angle), Parameter("to", .angle)],
      does: "A sector of the area between two circles."
    ) { v in
      .path(
        .ring(
          center: v.point(0),
          radius: v.double(1),
          innerRadius: v.double(2),
          from: v.angle(3),
          to: v.angle(4)
        )
      )
    }
    shape(
      "line",
      takes: [Parameter("from", .point), Parameter("to", .point)],
      motion: .affine,
      does: "A straight line."
    ) { v in .path(Path.line(from: v.point(0), to: v.point(1))) }
    shape(
      "polygon",
      takes: [Parameter(nil, .list(.point))],
      motion: .affine,
      does: "A closed path of straight lines through points."
    ) { v in .path(Path.polygon(v.points(0))) }
    shape(
      "polyline",
      takes: [Parameter(nil, .list(.point))],
      motion: .affine,
      does: "An open path of straight lines through points."
    ) { v in .path(Path.polyline(v.points(0))) }
    shape(
      "star",
      takes: [
        Parameter("in", .rect), Parameter("points", .int, default: .int(5)),
        .part("innerRadius", default: 0.381966),
      ],
      does:
        "A star in the ellipse of a rectangle; `innerRadius` is a fraction of the outer radius."
    ) { v in .path(Path.star(in: v.rect(0), points: v.int(1), innerRadius: v.double(2))) }
    svgPath
    vectorPath
  }

  /// Members that transform a path, whose points all move in the same way.
  @Rows static var pathMembers: [BuiltIn] {
    property(
      "bounds",
      of: .path,
      gives: .rect,
      motion: .comparison,
      does: "The bounding box of the points and control points."
    ) { v in .rect(v.path(0).bounds) }
    method(
      "offset",
      of: .path,
      takes: Parameter.distances,
      gives: .path,
      extraSteps: 20,
      motion: .affine,
      does: "The path moved right by `x` and down by `y`."
    ) { v in .path(v.path(0).offset(x: v.double(1), y: v.double(2))) }
    method(
      "transformed",
      of: .path,
      takes: [Parameter("by", .transform)],
      gives: .path,
      extraSteps: 20,
      motion: .affineFixing([1]),
      does: "The path after a transform."
    ) { v in .path(v.path(0).transformed(by: v.transform(1))) }
    method(
      "inset",
      of: .path,
      takes: [Parameter(nil, .double)],
      gives: .path,
      extraSteps: 1_000,
      does: "The path with its outline moved inwards, or outwards if the distance is negative."
    ) { v in .path(v.path(0).inset(v.double(1), meter: v.meter)) }
    outlined
    method(
      "trimmed",
      of: .path,
      takes: [
        .part("from", default: 0), .part("to", default: 1),
      ],
      gives: .path,
      extraSteps: 20,
      does: "The part between two positions, as fractions of the path's length."
    ) { v in .path(v.path(0).trimmed(from: v.double(1), to: v.double(2))) }
    BuiltIn(
      "reversed",
      .property(.path),
      takes: [],
      gives: .path,
      extraSteps: 20,
      motion: .affine,
      does: "The path in the opposite direction."
    ) { v in .path(v.path(0).reversed) }
    method(
      "union",
      of: .path,
      takes: [
        Parameter(nil, .path),
        Parameter("rule", .builtin(.fillRule), default: .named("nonZero")),
      ],
      gives: .path,
      extraSteps: 1_000,
      does: "The area inside either path."
    ) { v in .path(v.path(0).union(v.path(1), rule: v.choice(2, .nonZero), meter: v.meter)) }
    combination("intersection", "The area inside both paths.") { v in
      .path(v.path(0).intersection(v.path(1), meter: v.meter))
    }
    combination("subtracting", "The area inside the first path and outside the second.") { v in
      .path(v.path(0).subtracting(v.path(1), meter: v.meter))
    }
  }

  private static func combination(
    _ name: String,
    _ documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    method(
      name,
      of: .path,
      takes: [Parameter(nil, .path)],
      gives: .path,
      extraSteps: 1_000,
      does: documentation,
      evaluate: evaluate

    )
  }

  private static let outlined = method(
    "outlined",
    of: .path,
    takes: [
      Parameter("width", .double, default: .double(1)),
      Parameter("cap", .builtin(.lineCap), default: .named("butt")),
      Parameter("join", .builtin(.lineJoin), default: .named("miter")),
      Parameter("miterLimit", .double, default: .double(10)),
      Parameter("dash", .list(.double), default: .emptyList),
      Parameter("dashPhase", .double, default: .double(0)),
    ],
    gives: .path,
    extraSteps: 200,
    does: "The outline of the path's stroke, as a path to fill."
  ) { v in
    let style = StrokeStyle(
      width: v.double(1),
      cap: v.choice(2, .butt),
      join: v.choice(3, .miter),
      miterLimit: v.double(4),
      dash: v.doubles(5),
      dashPhase: v.double(6)
    )
    return .path(v.path(0).outlined(style, meter: v.meter))
  }
}
