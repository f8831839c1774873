// The table rows of operators and members of sizes.

import RasterValues

extension BuiltIn {
  static let sizeWidth = property(
    "width",
    of: .size,
    gives: .double,
    motion: .affine,
    does: "The width."
  ) { v in .double(v.size(0).width) }

  @Rows static var sizeOperators: [BuiltIn] {
    infix("+", .size, .size, gives: .size, motion: .affine, does: "The sums of the sides.") { v in
      .size(v.size(0) + v.size(1))
    }
    infix("-", .size, .size, gives: .size, motion: .affine, does: "The differences of the sides.") {
      v in .size(v.size(0) - v.size(1))
    }
  }

  @Rows static var sizeMembers: [BuiltIn] {
    sizeWidth
    property("height", of: .size, gives: .double, motion: .affine, does: "The height.") { v in
      .double(v.size(0).height)
    }
    sizeMethod(
      "outset",
      takes: [Parameter(nil, .double)],
      does: "The size enlarged by a distance on each of the four edges."
    ) { v in .size(v.size(0).outset(v.double(1))) }
    sizeMethod(
      "inset",
      takes: [Parameter(nil, .double)],
      does: "The size reduced by a distance on each of the four edges."
    ) { v in .size(v.size(0).inset(v.double(1))) }
    sizeMethod(
      "outset",
      takes: Parameter.distances,
      does: "The size enlarged by `x` on the left and right, and by `y` at the top and bottom."
    ) { v in .size(v.size(0).outset(x: v.double(1), y: v.double(2))) }
    sizeMethod(
      "inset",
      takes: Parameter.distances,
      does: "The size reduced by `x` on the left and right, and by `y` at the top and bottom."
    ) { v in .size(v.size(0).inset(x: v.double(1), y: v.double(2))) }
    sizeMethod(
      "outset",
      takes: [Parameter(nil, .insets)],
      does: "The size enlarged by an inset on each edge."
    ) { v in .size(v.size(0).outset(v.insets(1))) }
    sizeMethod(
      "inset",
      takes: [Parameter(nil, .insets)],
      does: "The size reduced by an inset on each edge."
    ) { v in .size(v.size(0).inset(v.insets(1))) }
  }

  private static func sizeMethod(
    _ name: String,
    takes parameters: [Parameter],
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    method(
      name,
      of: .size,
      takes: parameters,
      gives: .size,
      motion: .affine,
      does: documentation,
      evaluate: evaluate
    )
  }
}
