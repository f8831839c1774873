// The rows of the operators.

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

  /// Arithmetic of integers wraps; a quotient is a number.
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
    prefix("-", .int, swift: "0 &-", motion: .affine, does: "The opposite.") { v in
      .int(0 &- v.int(0))
    }
    infix("<", .int, .int, gives: .bool, motion: .comparison, does: "Whether the first is less.") {
      v in .bool(v.int(0) < v.int(1))
    }
    infix(
      "<=",
      .int,
      .int,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is not greater."
    ) { v in .bool(v.int(0) <= v.int(1)) }
    infix(">", .int, .int, gives: .bool, motion: .comparison, does: "Whether the first is greater.")
    { v in .bool(v.int(0) > v.int(1)) }
    infix(
      ">=",
      .int,
      .int,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is not less."
    ) { v in .bool(v.int(0) >= v.int(1)) }
  }

  /// Arithmetic of numbers is that of IEEE 754.
  @Rows static var numberOperators: [BuiltIn] {
    addDouble
    subtractDouble
    infix("*", .double, .double, gives: .double, motion: .product, does: "The product.") { v in
      .double(v.double(0) * v.double(1))
    }
    infix("/", .double, .double, gives: .double, motion: .affineFixing([1]), does: "The quotient.")
    { v in .double(v.double(0) / v.double(1)) }
    prefix("-", .double, motion: .affine, does: "The opposite.") { v in .double(-v.double(0)) }
    infix(
      "<",
      .double,
      .double,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is less."
    ) { v in .bool(v.double(0) < v.double(1)) }
    infix(
      "<=",
      .double,
      .double,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is not greater."
    ) { v in .bool(v.double(0) <= v.double(1)) }
    infix(
      ">",
      .double,
      .double,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is greater."
    ) { v in .bool(v.double(0) > v.double(1)) }
    infix(
      ">=",
      .double,
      .double,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is not less."
    ) { v in .bool(v.double(0) >= v.double(1)) }
    prefix("!", .bool, motion: .comparison, does: "The opposite truth.") { v in .bool(!v.bool(0)) }
  }

  /// A number beside a fraction is one too, but where it is multiplied or divided.
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
      does: "A fraction of the fraction."
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
    prefix("-", .fraction, motion: .affine, does: "The opposite.") { v in .double(-v.double(0)) }
    infix(
      "<",
      .fraction,
      .fraction,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is less."
    ) { v in
      .bool(v.double(0) < v.double(1))
    }
    infix(
      "<=",
      .fraction,
      .fraction,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is not greater."
    ) { v in
      .bool(v.double(0) <= v.double(1))
    }
    infix(
      ">",
      .fraction,
      .fraction,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is greater."
    ) { v in
      .bool(v.double(0) > v.double(1))
    }
    infix(
      ">=",
      .fraction,
      .fraction,
      gives: .bool,
      motion: .comparison,
      does: "Whether the first is not less."
    ) { v in
      .bool(v.double(0) >= v.double(1))
    }
  }

  /// Fractions of what is no number.
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
      does: "The angle of which it is a fraction."
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
    infix("*", .angle, .double, gives: .angle, motion: .product, does: "So many times the angle.") {
      v in .angle(v.angle(0) * v.double(1))
    }
    infix(
      "/",
      .angle,
      .double,
      gives: .angle,
      motion: .affineFixing([1]),
      does: "A part of the angle."
    ) { v in .angle(v.angle(0) / v.double(1)) }
    prefix("-", .angle, motion: .affine, does: "The angle the other way round.") { v in
      .angle(-v.angle(0))
    }
    infix("+", .point, .point, gives: .point, motion: .affine, does: "The sum of both coordinates.")
    { v in .point(v.point(0) + v.point(1)) }
    infix(
      "-",
      .point,
      .point,
      gives: .point,
      motion: .affine,
      does: "The difference of both coordinates."
    ) { v in .point(v.point(0) - v.point(1)) }
    infix(
      "*",
      .point,
      .double,
      gives: .point,
      motion: .product,
      does: "Both coordinates multiplied."
    ) { v in .point(v.point(0) * v.double(1)) }
    infix(
      "+",
      .string,
      .string,
      gives: .string,
      motion: .neither,
      does: "Both texts, one after the other."
    ) { v in .string(v.string(0) + v.string(1)) }
  }
}
