// The table rows of numbers.

import RasterValues

extension BuiltIn {
  @Rows static var numbers: [BuiltIn] {
    function(
      "min",
      takes: [.int, .int],
      gives: .int,
      motion: .comparison,
      does: "The smaller of two integers."
    ) { v in .int(Functions.min(v.int(0), v.int(1))) }
    function(
      "max",
      takes: [.int, .int],
      gives: .int,
      motion: .comparison,
      does: "The larger of two integers."
    ) { v in .int(Functions.max(v.int(0), v.int(1))) }
    function("abs", takes: [.int], gives: .int, motion: .comparison, does: "The absolute value.") {
      v in .int(Functions.abs(v.int(0)))
    }
    function(
      "sign",
      takes: [.int],
      gives: .int,
      motion: .comparison,
      does: "The sign of the integer: 1, 0 or -1."
    ) { v in .int(Functions.sign(v.int(0))) }
    function(
      "div",
      takes: [.int, .int],
      gives: .int,
      does: "The quotient, rounded down; 0 if the divisor is 0."
    ) { v in .int(Functions.div(v.int(0), v.int(1))) }
    function(
      "mod",
      takes: [.int, .int],
      gives: .int,
      does: "The remainder, with the divisor's sign; 0 if the divisor is 0."
    ) { v in .int(Functions.mod(v.int(0), v.int(1))) }
    clamp(.int) { v in .int(Functions.clamp(v.int(0), min: v.int(1), max: v.int(2))) }
    function(
      "min",
      takes: [.double, .double],
      gives: .double,
      motion: .comparison,
      does: "The smaller of two numbers."
    ) { v in .double(Functions.min(v.double(0), v.double(1))) }
    function(
      "max",
      takes: [.double, .double],
      gives: .double,
      motion: .comparison,
      does: "The larger of two numbers."
    ) { v in .double(Functions.max(v.double(0), v.double(1))) }
    function(
      "abs",
      takes: [.double],
      gives: .double,
      motion: .comparison,
      does: "The absolute value."
    ) { v in .double(Functions.abs(v.double(0))) }
    function(
      "sign",
      takes: [.double],
      gives: .double,
      motion: .comparison,
      does: "The sign of the number: 1, 0 or -1; NaN gives NaN."
    ) { v in .double(Functions.sign(v.double(0))) }
    function(
      "mod",
      takes: [.double, .double],
      gives: .double,
      does: "The remainder, with the divisor's sign."
    ) { v in .double(Functions.mod(v.double(0), v.double(1))) }
    clamp(.double) { v in
      .double(Functions.clamp(v.double(0), min: v.double(1), max: v.double(2)))
    }
    function(
      "floor",
      takes: [.double],
      gives: .double,
      motion: .comparison,
      does: "The number rounded down to a whole number."
    ) {
      v in .double(Functions.floor(v.double(0)))
    }
    function(
      "ceil",
      takes: [.double],
      gives: .double,
      motion: .comparison,
      does: "The number rounded up to a whole number."
    ) { v in
      .double(Functions.ceil(v.double(0)))
    }
    function(
      "round",
      takes: [.double],
      gives: .double,
      motion: .comparison,
      does: "The nearest whole number; halves are rounded away from zero."
    ) { v in .double(Functions.round(v.double(0))) }
    function("sqrt", takes: [.double], gives: .double, does: "The square root.") { v in
      .double(Functions.sqrt(v.double(0)))
    }
    function(
      "lerp",
      takes: [.double, .double, .fraction],
      gives: .double,
      motion: .affineFixing([2]),
      does: "The number at a fraction of the distance from one number to another."
    ) { v in .double(Functions.lerp(v.double(0), v.double(1), v.double(2))) }
    function("sin", takes: [.angle], gives: .double, does: "The sine.") { v in
      .double(Functions.sin(v.angle(0)))
    }
    function("cos", takes: [.angle], gives: .double, does: "The cosine.") { v in
      .double(Functions.cos(v.angle(0)))
    }
    function("tan", takes: [.angle], gives: .double, does: "The tangent.") { v in
      .double(Functions.tan(v.angle(0)))
    }
    BuiltIn(
      "Int",
      .call,
      takes: [Parameter(nil, .double)],
      gives: .int,
      swift: "Functions.int",
      does: "The number truncated to an integer and limited to the range of `Int`; NaN gives 0."
    ) { v in .int(Functions.int(v.double(0))) }
    BuiltIn(
      "Double",
      .call,
      takes: [Parameter(nil, .int)],
      gives: .double,
      motion: .affine,
      does: "The integer as a number."
    ) { v in .double(Double(v.int(0))) }
  }

  /// Functions of fractions, which follow the overloads for numbers, since those take no fraction.
  @Rows static var fractions: [BuiltIn] {
    function(
      "min",
      takes: [.fraction, .fraction],
      gives: .fraction,
      motion: .comparison,
      does: "The smaller of two fractions."
    ) { v in .double(Functions.min(v.double(0), v.double(1))) }
    function(
      "max",
      takes: [.fraction, .fraction],
      gives: .fraction,
      motion: .comparison,
      does: "The larger of two fractions."
    ) { v in .double(Functions.max(v.double(0), v.double(1))) }
    function(
      "abs",
      takes: [.fraction],
      gives: .fraction,
      motion: .comparison,
      does: "The absolute value."
    ) { v in .double(Functions.abs(v.double(0))) }
    function(
      "sign",
      takes: [.fraction],
      gives: .double,
      motion: .comparison,
      does: "The sign of the fraction: 1, 0 or -1; NaN gives NaN."
    ) { v in .double(Functions.sign(v.double(0))) }
    clamp(.fraction) { v in
      .double(Functions.clamp(v.double(0), min: v.double(1), max: v.double(2)))
    }
    function(
      "lerp",
      takes: [.fraction, .fraction, .fraction],
      gives: .fraction,
      motion: .affineFixing([2]),
      does: "The fraction at a fraction of the distance from one fraction to another."
    ) { v in .double(Functions.lerp(v.double(0), v.double(1), v.double(2))) }
    BuiltIn(
      "Double",
      .call,
      takes: [Parameter(nil, .fraction)],
      gives: .double,
      motion: .affine,
      does: "The fraction as a number: 40% becomes 0.4."
    ) { v in .double(v.double(0)) }
    BuiltIn(
      "Fraction",
      .call,
      takes: [Parameter(nil, .double)],
      gives: .fraction,
      motion: .affine,
      does: "The number as a fraction: 0.4 becomes 40%."
    ) { v in .double(v.double(0)) }
    BuiltIn(
      "Fraction",
      .call,
      takes: [Parameter(nil, .bool)],
      gives: .fraction,
      swift: "Functions.fraction",
      does: "A condition as a fraction: 100% if it is true, 0% otherwise."
    ) { v in .double(Functions.fraction(v.bool(0))) }
  }

  private static func clamp(
    _ type: Type,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      "clamp",
      .call,
      takes: [Parameter(nil, type), Parameter("min", type), Parameter("max", type)],
      gives: type,
      swift: "Functions.clamp",
      motion: .comparison,
      does: "The value, limited to the range from `min` to `max`.",
      evaluate: evaluate

    )
  }
}
