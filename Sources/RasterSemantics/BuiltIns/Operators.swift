// The table rows of operators.

import RasterValues

extension BuiltIn {
  static let addDouble = infix(
    "+",
    .double,
    .double,
    gives: .double,
    motion: .affine,
    does: "The sum."
  ) { v in .double(v.double(0) + v.double(1)) }

  static let subtractDouble = infix(
    "-",
    .double,
    .double,
    gives: .double,
    motion: .affine,
    does: "The difference."
  ) { v in .double(v.double(0) - v.double(1)) }

  /// Arithmetic of integers wraps on overflow; a quotient is a `Double`.
  @Rows static var integerOperators: [BuiltIn] {
    infix("+", .int, .int, gives: .int, swift: "&+", motion: .affine, does: "The sum.") { v in
      .int(v.int(0) &+ v.int(1))
    }
    infix("-", .int, .int, gives: .int, swift: "&-", motion: .affine, does: "The difference.") {
      v in .int(v.int(0) &- v.int(1))
    }
    infix("*", .int, .int, gives: .int, swift: "&*", motion: .product, does: "The product.") { v in
      .int(v.int(0) &* v.int(1))
    }
    prefix("-", .int, swift: "0 &-", motion: .affine, does: "The negated value.") { v in
      .int(0 &- v.int(0))
    }
    infix(
      "<",
      .int,
      .int,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is less than the second."
    ) {
      v in .bool(v.int(0) < v.int(1))
    }
    infix(
      "<=",
      .int,
      .int,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is less than or equal to the second."
    ) { v in .bool(v.int(0) <= v.int(1)) }
    infix(
      ">",
      .int,
      .int,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is greater than the second."
    ) { v in .bool(v.int(0) > v.int(1)) }
    infix(
      ">=",
      .int,
      .int,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is greater than or equal to the second."
    ) { v in .bool(v.int(0) >= v.int(1)) }
  }

  /// Arithmetic of numbers follows IEEE 754.
  @Rows static var numberOperators: [BuiltIn] {
    addDouble
    subtractDouble
    infix("*", .double, .double, gives: .double, motion: .product, does: "The product.") { v in
      .double(v.double(0) * v.double(1))
    }
    infix("/", .double, .double, gives: .double, motion: .affineFixing([1]), does: "The quotient.")
    { v in .double(v.double(0) / v.double(1)) }
    prefix("-", .double, motion: .affine, does: "The negated value.") { v in .double(-v.double(0)) }
    infix(
      "<",
      .double,
      .double,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is less than the second."
    ) { v in .bool(v.double(0) < v.double(1)) }
    infix(
      "<=",
      .double,
      .double,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is less than or equal to the second."
    ) { v in .bool(v.double(0) <= v.double(1)) }
    infix(
      ">",
      .double,
      .double,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is greater than the second."
    ) { v in .bool(v.double(0) > v.double(1)) }
    infix(
      ">=",
      .double,
      .double,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is greater than or equal to the second."
    ) { v in .bool(v.double(0) >= v.double(1)) }
    prefix("!", .bool, motion: .comparison, does: "The logical negation.") { v in .bool(!v.bool(0))
    }
  }

  /// Operators of fractions; beside a fraction, a number counts as one, except in `*` and `/`.
  @Rows static var fractionOperators: [BuiltIn] {
    infix("+", .fraction, .fraction, gives: .fraction, motion: .affine, does: "The sum.") { v in
      .double(v.double(0) + v.double(1))
    }
    infix("-", .fraction, .fraction, gives: .fraction, motion: .affine, does: "The difference.") {
      v in
      .double(v.double(0) - v.double(1))
    }
    infix(
      "*",
      .double,
      .fraction,
      gives: .double,
      motion: .product,
      does: "A fraction of the number."
    ) { v in
      .double(v.double(0) * v.double(1))
    }
    infix(
      "*",
      .fraction,
      .double,
      gives: .double,
      motion: .product,
      does: "A fraction of the number."
    ) { v in
      .double(v.double(0) * v.double(1))
    }
    infix(
      "*",
      .fraction,
      .fraction,
      gives: .fraction,
      motion: .product,
      does: "The product."
    ) { v in
      .double(v.double(0) * v.double(1))
    }
    infix(
      "/",
      .fraction,
      .double,
      gives: .double,
      motion: .affineFixing([1]),
      does: "The quotient, as a number."
    ) { v in
      .double(v.double(0) / v.double(1))
    }
    infix(
      "/",
      .double,
      .fraction,
      gives: .double,
      motion: .affineFixing([1]),
      does: "The quotient, as a number."
    ) { v in
      .double(v.double(0) / v.double(1))
    }
    infix(
      "/",
      .fraction,
      .fraction,
      gives: .double,
      motion: .affineFixing([1]),
      does: "The quotient, as a number."
    ) { v in
      .double(v.double(0) / v.double(1))
    }
    prefix("-", .fraction, motion: .affine, does: "The negated value.") { v in .double(-v.double(0))
    }
    infix(
      "<",
      .fraction,
      .fraction,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is less than the second."
    ) { v in
      .bool(v.double(0) < v.double(1))
    }
    infix(
      "<=",
      .fraction,
      .fraction,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is less than or equal to the second."
    ) { v in
      .bool(v.double(0) <= v.double(1))
    }
    infix(
      ">",
      .fraction,
      .fraction,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is greater than the second."
    ) { v in
      .bool(v.double(0) > v.double(1))
    }
    infix(
      ">=",
      .fraction,
      .fraction,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is greater than or equal to the second."
    ) { v in
      .bool(v.double(0) >= v.double(1))
    }
  }

  /// Products and quotients of a fraction with a value that is not a number.
  @Rows static var fractionsOfOthers: [BuiltIn] {
    infix("*", .angle, .fraction, gives: .angle, motion: .product, does: "A fraction of the angle.")
    { v in
      .angle(v.angle(0) * v.double(1))
    }
    infix("*", .fraction, .angle, gives: .angle, motion: .product, does: "A fraction of the angle.")
    { v in
      .angle(v.double(0) * v.angle(1))
    }
    infix(
      "*",
      .point,
      .fraction,
      gives: .point,
      motion: .product,
      does: "A fraction of both coordinates."
    ) { v in
      .point(v.point(0) * v.double(1))
    }
    infix(
      "*",
      .fraction,
      .point,
      gives: .point,
      motion: .product,
      does: "A fraction of both coordinates."
    ) { v in
      .point(v.double(0) * v.point(1))
    }
    infix("*", .size, .fraction, gives: .size, motion: .product, does: "A fraction of both sides.")
    { v in
      .size(v.size(0) * v.double(1))
    }
    infix("*", .fraction, .size, gives: .size, motion: .product, does: "A fraction of both sides.")
    { v in
      .size(v.double(0) * v.size(1))
    }
    infix(
      "/",
      .angle,
      .fraction,
      gives: .angle,
      motion: .affineFixing([1]),
      does: "The angle divided by the fraction."
    ) { v in
      .angle(v.angle(0) / v.double(1))
    }
  }

  @Rows static var otherOperators: [BuiltIn] {
    infix("+", .angle, .angle, gives: .angle, motion: .affine, does: "The sum.") { v in
      .angle(v.angle(0) + v.angle(1))
    }
    infix("-", .angle, .angle, gives: .angle, motion: .affine, does: "The difference.") { v in
      .angle(v.angle(0) - v.angle(1))
    }
    infix(
      "*",
      .angle,
      .double,
      gives: .angle,
      motion: .product,
      does: "The angle multiplied by the number."
    ) {
      v in .angle(v.angle(0) * v.double(1))
    }
    infix(
      "/",
      .angle,
      .double,
      gives: .angle,
      motion: .affineFixing([1]),
      does: "The angle divided by the number."
    ) { v in .angle(v.angle(0) / v.double(1)) }
    prefix("-", .angle, motion: .affine, does: "The negated angle.") { v in
      .angle(-v.angle(0))
    }
    infix("+", .point, .point, gives: .point, motion: .affine, does: "The sums of the coordinates.")
    { v in .point(v.point(0) + v.point(1)) }
    infix(
      "-",
      .point,
      .point,
      gives: .point,
      motion: .affine,
      does: "The differences of the coordinates."
    ) { v in .point(v.point(0) - v.point(1)) }
    infix(
      "*",
      .point,
      .double,
      gives: .point,
      motion: .product,
      does: "Both coordinates multiplied by the number."
    ) { v in .point(v.point(0) * v.double(1)) }
    infix(
      "+",
      .string,
      .string,
      gives: .string,
      motion: .neither,
      does: "The strings, concatenated."
    ) { v in .string(v.string(0) + v.string(1)) }
  }
}
