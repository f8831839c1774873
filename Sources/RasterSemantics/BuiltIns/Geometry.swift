// The table rows of points, rectangles, insets, corners and angles, and of creating sizes.

import RasterValues

extension BuiltIn {
  static let point = BuiltIn(
    "Point",
    .call,
    takes: [Parameter("x", .double), Parameter("y", .double)],
    gives: .point,
    motion: .affine,
    does: "A point from its coordinates."
  ) { v in .point(Point(x: v.double(0), y: v.double(1))) }

  static let size = BuiltIn(
    "Size",
    .call,
    takes: [Parameter("width", .double), Parameter("height", .double)],
    gives: .size,
    motion: .affine,
    does: "A size from its width and height."
  ) { v in .size(Size(width: v.double(0), height: v.double(1))) }

  static let rect = BuiltIn(
    "Rect",
    .call,
    takes: [
      Parameter("x", .double), Parameter("y", .double), Parameter("width", .double),
      Parameter("height", .double),
    ],
    gives: .rect,
    motion: .affine,
    does: "A rectangle from its top left corner and its size."
  ) { v in .rect(Rect(x: v.double(0), y: v.double(1), width: v.double(2), height: v.double(3))) }

  static let insets = BuiltIn(
    "Insets",
    .call,
    takes: ["top", "left", "bottom", "right"].map { Parameter($0, .double, default: .double(0)) },
    gives: .insets,
    motion: .affine,
    does: "Insets with a value for each edge."
  ) { v in
    .insets(Insets(top: v.double(0), left: v.double(1), bottom: v.double(2), right: v.double(3)))
  }

  static let uniformInsets = BuiltIn(
    "Insets",
    .call,
    takes: [Parameter(nil, .double)],
    gives: .insets,
    motion: .affine,
    does: "The same inset on all edges."
  ) { v in .insets(Insets(v.double(0))) }

  static let axisInsets = BuiltIn(
    "Insets",
    .call,
    takes: [Parameter("x", .double), Parameter("y", .double, default: .double(0))],
    gives: .insets,
    motion: .affine,
    does: "The same inset on the left and right edges, and on the top and bottom edges."
  ) { v in .insets(Insets(x: v.double(0), y: v.double(1))) }

  static let verticalInsets = BuiltIn(
    "Insets",
    .call,
    takes: [Parameter("y", .double)],
    gives: .insets,
    motion: .affine,
    does: "The same inset on the top and bottom edges."
  ) { v in .insets(Insets(y: v.double(0))) }

  static let uniformCorners = BuiltIn(
    "CornerRadii",
    .call,
    takes: [Parameter(nil, .double)],
    gives: .cornerRadii,
    motion: .affine,
    does: "The same radius on all corners."
  ) { v in .cornerRadii(CornerRadii(v.double(0))) }

  /// Functions that create geometric values.
  @Rows static var geometry: [BuiltIn] {
    point
    size
    rect
    BuiltIn(
      "Rect",
      .call,
      takes: [Parameter("origin", .point), Parameter("size", .size)],
      gives: .rect,
      motion: .affine,
      does: "A rectangle from its top left corner and its size."
    ) { v in .rect(Rect(origin: v.point(0), size: v.size(1))) }
    BuiltIn(
      "Rect",
      .call,
      takes: [Parameter("center", .point), Parameter("size", .size)],
      gives: .rect,
      motion: .affine,
      does: "A rectangle from its centre and its size."
    ) { v in .rect(Rect(center: v.point(0), size: v.size(1))) }
    insets
    axisInsets
    verticalInsets
    uniformInsets
    BuiltIn(
      "CornerRadii",
      .call,
      takes: ["topLeft", "topRight", "bottomRight", "bottomLeft"].map {
        Parameter($0, .double, default: .double(0))
      },
      gives: .cornerRadii,
      motion: .affine,
      does: "A radius for each corner."
    ) { v in
      .cornerRadii(
        CornerRadii(
          topLeft: v.double(0),
          topRight: v.double(1),
          bottomRight: v.double(2),
          bottomLeft: v.double(3)
        )
      )
    }
    BuiltIn(
      "CornerRadii",
      .call,
      takes: ["topLeft", "topRight", "bottomRight", "bottomLeft"].map {
        Parameter($0, .size, default: .zeroSize)
      },
      gives: .ellipticalCornerRadii,
      swift: "EllipticalCornerRadii",
      motion: .affine,
      does: "A horizontal and a vertical radius for each corner."
    ) { v in
      .ellipticalCornerRadii(
        EllipticalCornerRadii(
          topLeft: v.size(0),
          topRight: v.size(1),
          bottomRight: v.size(2),
          bottomLeft: v.size(3)
        )
      )
    }
    uniformCorners
    BuiltIn(
      "polar",
      .call,
      takes: [
        Parameter("center", .point), Parameter("radius", .double), Parameter("angle", .angle),
      ],
      gives: .point,
      swift: "Point.polar",
      motion: .affineFixing([2]),
      does:
        "The point at a distance and an angle from a centre; 0° is to the right, 90° is down."
    ) { v in .point(Point.polar(center: v.point(0), radius: v.double(1), angle: v.angle(2))) }
  }

  @Rows static var pointMembers: [BuiltIn] {
    property(
      "x",
      of: .point,
      gives: .double,
      motion: .affine,
      does: "The horizontal coordinate, which increases to the right."
    ) { v in
      .double(v.point(0).x)
    }
    property(
      "y",
      of: .point,
      gives: .double,
      motion: .affine,
      does: "The vertical coordinate, which increases downwards."
    ) { v in
      .double(v.point(0).y)
    }
    method(
      "offset",
      of: .point,
      takes: Parameter.distances,
      gives: .point,
      motion: .affine,
      does: "The point moved right by `x` and down by `y`."
    ) { v in .point(v.point(0).offset(x: v.double(1), y: v.double(2))) }
    method(
      "distance",
      of: .point,
      takes: [Parameter("to", .point)],
      gives: .double,
      does: "The distance to another point."
    ) { v in .double(v.point(0).distance(to: v.point(1))) }
    method(
      "transformed",
      of: .point,
      takes: [Parameter("by", .transform)],
      gives: .point,
      motion: .affineFixing([1]),
      does: "The point after a transform."
    ) { v in .point(v.point(0).transformed(by: v.transform(1))) }
  }

  @Rows static var rectProperties: [BuiltIn] {
    rectNumber("x", "The left edge.") { v in .double(v.rect(0).x) }
    rectNumber("y", "The top edge.") { v in .double(v.rect(0).y) }
    rectNumber("width", "The width.") { v in .double(v.rect(0).width) }
    rectNumber("height", "The height.") { v in .double(v.rect(0).height) }
    rectNumber("minX", "The left edge.") { v in .double(v.rect(0).minX) }
    rectNumber("midX", "The middle between the left and right edges.") { v in
      .double(v.rect(0).midX)
    }
    rectNumber("maxX", "The right edge.") { v in .double(v.rect(0).maxX) }
    rectNumber("minY", "The top edge.") { v in .double(v.rect(0).minY) }
    rectNumber("midY", "The middle between the top and bottom edges.") { v in
      .double(v.rect(0).midY)
    }
    rectNumber("maxY", "The bottom edge.") { v in .double(v.rect(0).maxY) }
    rectPoint("origin", "The top left corner.") { v in .point(v.rect(0).origin) }
    property("size", of: .rect, gives: .size, motion: .affine, does: "The width and the height.") {
      v in .size(v.rect(0).size)
    }
    rectPoint("center", "The centre.") { v in .point(v.rect(0).center) }
    rectPoint("topLeft", "The top left corner.") { v in .point(v.rect(0).topLeft) }
    rectPoint("topRight", "The top right corner.") { v in .point(v.rect(0).topRight) }
    rectPoint("bottomLeft", "The bottom left corner.") { v in .point(v.rect(0).bottomLeft) }
    rectPoint("bottomRight", "The bottom right corner.") { v in .point(v.rect(0).bottomRight) }
  }

  private static func rectNumber(
    _ name: String,
    _ documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    property(
      name,
      of: .rect,
      gives: .double,
      motion: .affine,
      does: documentation,
      evaluate: evaluate
    )
  }

  private static func rectPoint(
    _ name: String,
    _ documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    property(
      name,
      of: .rect,
      gives: .point,
      motion: .affine,
      does: documentation,
      evaluate: evaluate
    )
  }

  @Rows static var rectMethods: [BuiltIn] {
    method(
      "inset",
      of: .rect,
      takes: [Parameter(nil, .double)],
      gives: .rect,
      motion: .affine,
      does: "The rectangle with all edges moved inwards by a distance."
    ) { v in .rect(v.rect(0).inset(v.double(1))) }
    method(
      "inset",
      of: .rect,
      takes: Parameter.distances,
      gives: .rect,
      motion: .affine,
      does: "The rectangle with its left and right edges moved inwards by `x`, the others by `y`."
    ) { v in .rect(v.rect(0).inset(x: v.double(1), y: v.double(2))) }
    method(
      "inset",
      of: .rect,
      takes: [Parameter(nil, .insets)],
      gives: .rect,
      motion: .affine,
      does: "The rectangle with each edge moved inwards by its inset."
    ) { v in .rect(v.rect(0).inset(v.insets(1))) }
    method(
      "inset",
      of: .rect,
      takes: insets.parameters,
      gives: .rect,
      motion: .affine,
      does: "The rectangle with each edge moved inwards by its own distance."
    ) { v in
      .rect(
        v.rect(0).inset(
          top: v.double(1),
          left: v.double(2),
          bottom: v.double(3),
          right: v.double(4)
        )
      )
    }
    directedInset
    method(
      "slice",
      of: .rect,
      takes: [Parameter(nil, .double), Parameter("from", .builtin(.rectEdge))],
      gives: .rect,
      motion: .affineFixing([2]),
      does: "The strip along an edge, with a thickness in points."
    ) { v in .rect(v.rect(0).slice(v.double(1), from: v.choice(2, .top))) }
    directedSlice
    method(
      "offset",
      of: .rect,
      takes: Parameter.distances,
      gives: .rect,
      motion: .affine,
      does: "The rectangle moved right by `x` and down by `y`."
    ) { v in .rect(v.rect(0).offset(x: v.double(1), y: v.double(2))) }
    method(
      "union",
      of: .rect,
      takes: [Parameter(nil, .rect)],
      gives: .rect,
      motion: .comparison,
      does: "The smallest rectangle that contains both; an empty one adds nothing."
    ) { v in .rect(v.rect(0).union(v.rect(1))) }
    method(
      "intersection",
      of: .rect,
      takes: [Parameter(nil, .rect)],
      gives: .rect,
      motion: .comparison,
      does: "The common area of both rectangles."
    ) { v in .rect(v.rect(0).intersection(v.rect(1))) }
  }

  @Rows static var insetsAndAngleMembers: [BuiltIn] {
    property("top", of: .insets, gives: .double, motion: .affine, does: "The top inset.") { v in
      .double(v.insets(0).top)
    }
    property("left", of: .insets, gives: .double, motion: .affine, does: "The left inset.") { v in
      .double(v.insets(0).left)
    }
    property("bottom", of: .insets, gives: .double, motion: .affine, does: "The bottom inset.") {
      v in
      .double(v.insets(0).bottom)
    }
    property("right", of: .insets, gives: .double, motion: .affine, does: "The right inset.") { v in
      .double(v.insets(0).right)
    }
    property(
      "degrees",
      of: .angle,
      gives: .double,
      motion: .affine,
      does: "The angle in degrees; a full turn is 360."
    ) { v in .double(v.angle(0).degrees) }
    property("radians", of: .angle, gives: .double, motion: .affine, does: "The angle in radians.")
    { v in
      .double(v.angle(0).radians)
    }
    property("turns", of: .angle, gives: .double, motion: .affine, does: "The angle in turns.") {
      v in
      .double(v.angle(0).turns)
    }
  }
}
