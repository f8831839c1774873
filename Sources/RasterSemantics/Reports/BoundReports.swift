// Diagnostics of limits: steps of computation, numbers of values, and depths of nesting.

import RasterSyntax

extension Diagnostic {
  /// An expression with too many steps, such as nested calls that multiply.
  ///
  ///     let huge = tenfold(7)
  ///     //         ^^^^^^^^^^ error: this takes more than 1,000,000 steps to compute
  static func tooCostly(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooCostly,
      "this takes more than \(grouped(Bounds.maximumCost)) steps to compute",
      at: range
    )
  }

  /// A property whose bound lets a component exceed the limit, with the largest valid bound.
  ///
  ///     state rows: [Row] = []
  ///     //    ^^^^ error: 'rows' can have 1,000 elements, which take more than 1,000,000 steps to …
  ///     // fix-it: limit 'rows' to 83 elements
  static func tooManyElements(
    _ property: PropertyBound,
    in report: Diagnostic,
    fixIt: (text: String, range: SourceRange)?
  ) -> Diagnostic {
    let name = property.name.text
    let (bound, most) = (grouped(property.bound), grouped(property.most))
    let elements = property.most == 1 ? "element" : "elements"
    let problem =
      property.isList ? "can have \(bound) elements, which take" : "can be \(bound), which takes"
    let cure =
      property.isList ? "limit '\(name)' to \(most) \(elements)" : "limit '\(name)' to \(most)"
    return Diagnostic(
      .tooCostly,
      "'\(name)' \(problem) more than \(grouped(Bounds.maximumCost)) steps to compute;"
        + " the maximum is \(most)",
      at: property.name.range,
      labels: [Label("computed here", at: report.range)],
      fixIts: fixIt.map { [FixIt(cure, replacing: $0.range, with: $0.text)] } ?? []
    )
  }

  /// A property with its bound, and the largest bound that can be computed.
  struct PropertyBound {
    let name: NameSyntax
    /// Whether the bound applies to the number of elements, instead of the value.
    let isList: Bool
    let bound: Int
    let most: Int
  }

  /// A string or a list that can grow beyond the limit.
  ///
  ///     let long = half + half
  ///     //         ^^^^^^^^^^^ error: this can grow to more than 1,000,000 characters or elements
  static func tooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooCostly,
      "this can grow to more than \(grouped(Bounds.maximumLength)) characters or elements",
      at: range
    )
  }

  /// Constants that are within the limit separately, but not together.
  ///
  ///     state steps: Int = tenfold(6)
  ///     //                 ^^^^^^^^^^ error: with this value, compile-time evaluation takes more …
  static func tooCostlyTogether(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooCostly,
      "with this value, compile-time evaluation takes more than \(limit) steps",
      at: range
    )
  }

  /// The component with which the proofs of all caps take too many steps.
  ///
  ///     component Plate { caps 8 … }
  ///     //        ^^^^^ error: proving all caps takes more than 10000000 steps; simplify …
  static func capsTooCostly(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooCostly,
      "proving all caps takes more than \(limit) steps; simplify components that have caps",
      at: range
    )
  }

  /// A struct or a component with too many values in nested structs.
  ///
  ///     struct Row { let left: HalfRow  let right: HalfRow }
  ///     //     ^^^ error: 'Row' contains more than 4096 values, including those of nested structs
  static func tooManyValues(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooCostly,
      "'\(name)' contains more than \(Bounds.maximumValues) values, including those of nested structs",
      at: range
    )
  }

  /// A declaration whose evaluation is nested too deeply, other declarations included.
  ///
  ///     let last = previous + 1
  ///     //  ^^^^ error: the computation of 'last' is nested more than 400 levels deep
  static func tooDeep(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedTooDeeply,
      "the computation of '\(name)' is nested more than \(Bounds.maximumDepth) levels deep",
      at: range
    )
  }

  /// A component with too many levels of nested components.
  ///
  ///     component Outer { … place Inner(), in: bounds … }
  ///     //        ^^^^^ error: 'Outer' places components that are nested more than 64 levels deep
  static func componentsTooDeep(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedTooDeeply,
      "'\(name)' places components that are nested more than \(Bounds.maximumComponents) levels deep",
      at: range
    )
  }
}

/// Returns a number with commas between thousands, as in the reference.
func grouped(_ number: Int) -> String {
  var digits = Array(String(number.magnitude))
  var index = digits.count - 3
  while index > 0 {
    digits.insert(",", at: index)
    index -= 3
  }
  return (number < 0 ? "-" : "") + String(digits)
}
