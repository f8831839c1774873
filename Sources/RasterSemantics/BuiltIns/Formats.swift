// The rows that write numbers in words.

import RasterValues

extension BuiltIn {
  /// Places after the point are a number, or a range of numbers, of which as many are written as are
  /// needed.
  @Rows static var formats: [BuiltIn] {
    format(
      Parameter("decimals", .range, default: .range(0, 2)),
      does: "The number in words, rounded exactly; of a range of places, as many as it needs."
    ) { v in
      Functions.format(
        v.double(0),
        decimals: v.range(1),
        grouping: v.bool(2),
        sign: v.choice(3, .automatic)
      )
    }
    format(
      Parameter("decimals", .int),
      does: "The number in words, with so many places after the point."
    ) { v in
      Functions.format(
        v.double(0),
        decimals: v.int(1),
        grouping: v.bool(2),
        sign: v.choice(3, .automatic)
      )
    }
  }

  private static func format(
    _ decimals: Parameter,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> String
  ) -> BuiltIn {
    BuiltIn(
      "format",
      .call,
      takes: [
        Parameter(nil, .double), decimals, Parameter("grouping", .bool, default: .bool(false)),
        Parameter("sign", .builtin(.signDisplay), default: .named("automatic")),
      ],
      gives: .string,
      swift: "Functions.format",
      extraSteps: 20,
      does: documentation
    ) { v in .string(evaluate(v)) }
  }
}
