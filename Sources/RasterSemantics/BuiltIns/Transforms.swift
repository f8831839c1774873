// The table rows of transforms and anchors.

import RasterValues

extension BuiltIn {
  static let identity = constant(
    "identity",
    .transform,
    does: "The transform that changes nothing."
  ) { _ in
    .transform(.identity)
  }

  static let center = constant("center", .anchor, does: "The centre of the box.") { _ in
    .anchor(.center)
  }

  /// An arbitrary transform, by its six numbers.
  static let transform = BuiltIn(
    "Transform",
    .call,
    takes: ["a", "b", "c", "d", "tx", "ty"].map { Parameter($0, .double) },
    gives: .transform,
    motion: .affine,
    does: "Maps `(x, y)` to `(a * x + c * y + tx, b * x + d * y + ty)`."
  ) { v in
    .transform(
      Transform(
        a: v.double(0),
        b: v.double(1),
        c: v.double(2),
        d: v.double(3),
        tx: v.double(4),
        ty: v.double(5)
      )
    )
  }

  /// Functions that create transforms.
  @Rows static var transforms: [BuiltIn] {
    transform
    BuiltIn(
      "translation",
      .call,
      takes: Parameter.distances,
      gives: .transform,
      swift: "Transform.translation",
      motion: .affine,
      does: "Moves right by `x` and down by `y`."
    ) { v in .transform(Transform.translation(x: v.double(0), y: v.double(1))) }
    BuiltIn(
      "scaling",
      .call,
      takes: [Parameter(nil, .double), Parameter.about],
      gives: .transform,
      swift: "Transform.scaling",
      motion: .affineFixing([0]),
      does: "Scales both axes by the same factor about a fixed point."
    ) { v in .transform(Transform.scaling(v.double(0), about: v.point(1))) }
    BuiltIn(
      "scaling",
      .call,
      takes: [Parameter("x", .double), Parameter("y", .double), Parameter.about],
      gives: .transform,
      swift: "Transform.scaling",
      motion: .affineFixing([0, 1]),
      does: "Scales each axis by its own factor about a fixed point."
    ) { v in .transform(Transform.scaling(x: v.double(0), y: v.double(1), about: v.point(2))) }
    BuiltIn(
      "rotation",
      .call,
      takes: [Parameter(nil, .angle), Parameter.about],
      gives: .transform,
      swift: "Transform.rotation",
      motion: .affineFixing([0]),
      does: "Rotates clockwise about a point."
    ) { v in .transform(Transform.rotation(v.angle(0), about: v.point(1))) }
    BuiltIn(
      "skew",
      .call,
      takes: ["x", "y"].map { Parameter($0, .angle, default: .degrees(0)) },
      gives: .transform,
      swift: "Transform.skew",
      does: "Slants vertical lines by `x` and horizontal lines by `y`."
    ) { v in .transform(Transform.skew(x: v.angle(0), y: v.angle(1))) }
  }

  @Rows static var transformMembers: [BuiltIn] {
    identity
    method(
      "then",
      of: .transform,
      takes: [Parameter(nil, .transform)],
      gives: .transform,
      motion: .affineFixing([1]),
      does: "The transform followed by another."
    ) { v in .transform(v.transform(0).then(v.transform(1))) }
  }

  @Rows static var anchors: [BuiltIn] {
    constant("top", .anchor, does: "The middle of the top side.") { _ in .anchor(.top) }
    constant("bottom", .anchor, does: "The middle of the bottom side.") { _ in .anchor(.bottom) }
    constant("left", .anchor, does: "The middle of the left side.") { _ in .anchor(.left) }
    constant("right", .anchor, does: "The middle of the right side.") { _ in .anchor(.right) }
    center
    constant("topLeft", .anchor, does: "The top left corner.") { _ in .anchor(.topLeft) }
    constant("topRight", .anchor, does: "The top right corner.") { _ in .anchor(.topRight) }
    constant("bottomLeft", .anchor, does: "The bottom left corner.") { _ in
      .anchor(.bottomLeft)
    }
    constant("bottomRight", .anchor, does: "The bottom right corner.") { _ in
      .anchor(.bottomRight)
    }
    BuiltIn(
      "unit",
      .staticMember(.anchor),
      takes: [Parameter(nil, .fraction), Parameter(nil, .fraction)],
      gives: .anchor,
      motion: .affine,
      does: "The point at fractions of the box's width and height."
    ) { v in .anchor(.unit(v.double(0), v.double(1))) }
  }
}
