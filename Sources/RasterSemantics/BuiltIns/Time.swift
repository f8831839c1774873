// The rows of durations and curves.

import RasterValues

extension BuiltIn {
  static let easeInOut = constant("easeInOut", .curve, does: "Slow at both ends.") { _ in
    .curve(.easeInOut)
  }

  @Rows static var durationOperators: [BuiltIn] {
    infix("+", .duration, .duration, gives: .duration, motion: .affine, does: "The sum.") { v in
      .double(v.double(0) + v.double(1))
    }
    infix("-", .duration, .duration, gives: .duration, motion: .affine, does: "The difference.") {
      v in
      .double(v.double(0) - v.double(1))
    }
    infix(
      "*",
      .duration,
      .double,
      gives: .duration,
      motion: .product,
      does: "So many times as long."
    ) { v in
      .double(v.double(0) * v.double(1))
    }
    infix(
      "*",
      .duration,
      .fraction,
      gives: .duration,
      motion: .product,
      does: "A fraction of the time."
    ) { v in
      .double(v.double(0) * v.double(1))
    }
    infix(
      "/",
      .duration,
      .double,
      gives: .duration,
      motion: .affineFixing([1]),
      does: "A part of the time."
    ) { v in
      .double(v.double(0) / v.double(1))
    }
    infix(
      "/",
      .duration,
      .duration,
      gives: .double,
      motion: .affineFixing([1]),
      does: "How often the second goes into the first."
    ) { v in
      .double(v.double(0) / v.double(1))
    }
  }

  @Rows static var curves: [BuiltIn] {
    BuiltIn(
      "ease",
      .call,
      takes: [.part(), Parameter(nil, .curve)],
      gives: .fraction,
      swift: "Functions.ease",
      extraSteps: 4,
      does: "How much of a way a curve has gone at a part of the time."
    ) { v in .double(Functions.ease(v.double(0), v.curve(1))) }
    constant("linear", .curve, does: "As much of the way as of the time.") { _ in .curve(.linear) }
    constant("easeIn", .curve, does: "Slow at first.") { _ in .curve(.easeIn) }
    constant("easeOut", .curve, does: "Slow at last.") { _ in .curve(.easeOut) }
    easeInOut
    BuiltIn(
      "cubicBezier",
      .staticMember(.curve),
      takes: [
        .part(), Parameter(nil, .fraction), .part(), Parameter(nil, .fraction),
      ],
      gives: .curve,
      does: "CSS's `cubic-bezier(x1, y1, x2, y2)`."
    ) { v in .curve(.cubicBezier(v.double(0), v.double(1), v.double(2), v.double(3))) }
    BuiltIn(
      "spring",
      .staticMember(.curve),
      takes: [Parameter("bounce", .fraction, default: .fraction(0), in: 0...0.6)],
      gives: .curve,
      does: "A spring that has come to rest at the end; it goes beyond it by a quarter at most."
    ) { v in .curve(.spring(bounce: v.double(0))) }
  }
}
