// The table rows of durations and timing curves.

import RasterValues

extension BuiltIn {
  static let easeInOut = constant("easeInOut", .easing, does: "Slow at the start and at the end.") {
    _ in
    .easing(.easeInOut)
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
      does: "The duration multiplied by the number."
    ) { v in
      .double(v.double(0) * v.double(1))
    }
    infix(
      "*",
      .duration,
      .fraction,
      gives: .duration,
      motion: .product,
      does: "A fraction of the duration."
    ) { v in
      .double(v.double(0) * v.double(1))
    }
    infix(
      "/",
      .duration,
      .double,
      gives: .duration,
      motion: .affineFixing([1]),
      does: "The duration divided by the number."
    ) { v in
      .double(v.double(0) / v.double(1))
    }
    infix(
      "/",
      .duration,
      .duration,
      gives: .double,
      motion: .affineFixing([1]),
      does: "The ratio of the first to the second."
    ) { v in
      .double(v.double(0) / v.double(1))
    }
  }

  /// The coordinates of a curve that goes beyond its start and its end.
  private static let anyNumber = -Double.infinity...Double.infinity

  @Rows static var curves: [BuiltIn] {
    BuiltIn(
      "ease",
      .call,
      takes: [.part(), Parameter(nil, .easing)],
      gives: .fraction,
      swift: "Functions.ease",
      extraSteps: 4,
      does: "The progress of a timing curve at a fraction of its duration."
    ) { v in .double(Functions.ease(v.double(0), v.curve(1))) }
    constant("linear", .easing, does: "Constant speed.") { _ in .easing(.linear) }
    constant("easeIn", .easing, does: "Slow at the start.") { _ in .easing(.easeIn) }
    constant("easeOut", .easing, does: "Slow at the end.") { _ in .easing(.easeOut) }
    easeInOut
    BuiltIn(
      "cubicBezier",
      .staticMember(.easing),
      takes: [
        .part(), Parameter(nil, .fraction, in: anyNumber),
        .part(), Parameter(nil, .fraction, in: anyNumber),
      ],
      gives: .easing,
      does: "CSS's `cubic-bezier(x1, y1, x2, y2)`."
    ) { v in .easing(.cubicBezier(v.double(0), v.double(1), v.double(2), v.double(3))) }
    BuiltIn(
      "spring",
      .staticMember(.easing),
      takes: [Parameter("bounce", .fraction, default: .fraction(0), in: 0...0.6)],
      gives: .easing,
      does: "A spring that is at rest at the end; it overshoots by at most a quarter."
    ) { v in .easing(.spring(bounce: v.double(0))) }
  }
}
