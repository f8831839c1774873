// The table rows that format numbers as text.

import RasterValues

extension BuiltIn {
  /// The functions that format numbers.
  ///
  /// The decimal places are a number, or a range, within which as many digits are written as are
  /// needed.
  @Rows static var formats: [BuiltIn] {
    plural
    format(
      .double,
      .places,
      does: "The number as text, rounded exactly; in a range of decimals, as many as it needs."
    ) { v in
      Functions.format(
        v.double(0),
        decimals: v.range(1),
        grouping: v.bool(2),
        sign: v.sign(3),
        locale: v.string(4)
      )
    }
    format(
      .double,
      .decimals,
      does: "The number as text, with a number of decimals."
    ) { v in
      Functions.format(
        v.double(0),
        decimals: v.int(1),
        grouping: v.bool(2),
        sign: v.sign(3),
        locale: v.string(4)
      )
    }
    format(
      .fraction,
      .places,
      does: "The fraction as a percentage; in a range of decimals, as many as it needs."
    ) { v in
      Functions.formatPercent(
        v.double(0),
        decimals: v.range(1),
        grouping: v.bool(2),
        sign: v.sign(3),
        locale: v.string(4)
      )
    }
    format(
      .fraction,
      .decimals,
      does: "The fraction as a percentage, with a number of decimals."
    ) { v in
      Functions.formatPercent(
        v.double(0),
        decimals: v.int(1),
        grouping: v.bool(2),
        sign: v.sign(3),
        locale: v.string(4)
      )
    }
  }

  static let plural = BuiltIn(
    "plural",
    .environment,
    takes: [Parameter(nil, .double)]
      + ["zero", "one", "two", "few", "many"].map {
        Parameter($0, .optional(.string), default: .nothing)
      } + [Parameter("other", .string)],
    gives: .string,
    extraSteps: 20,
    reads: .locale,
    does: "The text for a count, by the plural rules of the environment's locale.",
    evaluation: .inEnvironment { v, evaluator in
      func words(_ index: Int) -> String? { v[index].unwrapped?.stringValue }
      return .string(
        evaluator.environment.plural(
          v.double(0),
          zero: words(1),
          one: words(2),
          two: words(3),
          few: words(4),
          many: words(5),
          other: v.string(6)
        )
      )
    }
  )

  private static func format(
    _ type: Type,
    _ decimals: Parameter,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> String
  ) -> BuiltIn {
    BuiltIn(
      "format",
      .call,
      takes: [
        Parameter(nil, type), decimals, Parameter("grouping", .bool, default: .bool(false)),
        Parameter("sign", .builtin(.signDisplay), default: .named("automatic")),
        Parameter("locale", .string, default: .emptyString),
      ],
      gives: .string,
      swift: type == .fraction ? "Functions.formatPercent" : "Functions.format",
      extraSteps: 20,
      does: documentation
    ) { v in .string(evaluate(v)) }
  }
}

extension Parameter {
  fileprivate static let places = Parameter("decimals", .range, default: .range(0, 2))
  fileprivate static let decimals = Parameter("decimals", .int)
}

extension Arguments {
  fileprivate func sign(_ index: Int) -> SignDisplay { choice(index, .automatic) }
}
