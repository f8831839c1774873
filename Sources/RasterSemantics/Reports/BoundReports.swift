// Reports about what would take too long, too much or too deep.

import RasterSyntax

extension Diagnostic {
  /// An expression that multiplies calls.
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

  /// A property that a component cannot compute in full, with the largest bound that it can.
  ///
  ///     state rows: [Row] = []
  ///     //    ^^^^ error: 'rows' may have 1,000 elements, which takes more than 1,000,000 steps to …
  ///     // fix-it: limit 'rows' to 83 elements
  static func tooManyElements(
    _ property: PropertyBound,
    in report: Diagnostic,
    fixIt: (text: String, range: SourceRange)?
  ) -> Diagnostic {
    let name = property.name.text
    let (bound, most) = (grouped(property.bound), grouped(property.most))
    let elements = property.most == 1 ? "element" : "elements"
    let problem = property.isList ? "may have \(bound) elements" : "may be \(bound)"
    let cure =
      property.isList ? "limit '\(name)' to \(most) \(elements)" : "bound '\(name)' by \(most)"
    return Diagnostic(
      .tooCostly,
      "'\(name)' \(problem), which takes more than \(grouped(Bounds.maximumCost)) steps to compute;"
        + " at most \(most) can be computed",
      at: property.name.range,
      labels: [Label("the steps are taken here", at: report.range)],
      fixIts: fixIt.map { [FixIt(cure, replacing: $0.range, with: $0.text)] } ?? []
    )
  }

  /// A property with the most that it may hold, and the most that can be computed.
  struct PropertyBound {
    let name: NameSyntax
    /// Whether the bound is that of its elements, and not of its value.
    let isList: Bool
    let bound: Int
    let most: Int
  }

  /// A string or a list that doubles until it fills the memory.
  ///
  ///     let long = half + half
  ///     //         ^^^^^^^^^^^ error: this can grow beyond 1000000 elements
  static func tooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooCostly,
      "this can grow to more than \(grouped(Bounds.maximumLength)) parts",
      at: range
    )
  }

  /// Defaults that are bearable one by one, and too many.
  ///
  ///     state steps: Int = tenfold(6)
  ///     //                 ^^^^^^^^^^ error: with this, what is computed while compiling takes more …
  static func tooCostlyTogether(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooCostly,
      "with this, what is computed while compiling takes more than \(limit) steps",
      at: range
    )
  }

  /// A struct, or a component, whose structs hold structs that hold structs.
  ///
  ///     struct Row { let left: HalfRow  let right: HalfRow }
  ///     //     ^^^ error: 'Row' holds more than 4096 values, those of its structs included
  static func tooManyValues(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooCostly,
      "'\(name)' holds more than \(Bounds.maximumValues) values, those of its structs included",
      at: range
    )
  }

  /// Declarations that lead on and on to others.
  ///
  ///     let last = previous + 1
  ///     //  ^^^^ error: 'last' depends on others more than 1000 levels deep
  static func tooDeep(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedTooDeeply,
      "what '\(name)' computes is nested deeper than \(Bounds.maximumDepth) levels",
      at: range
    )
  }

  /// Components in components beyond the limit.
  ///
  ///     component Outer { … place Inner(), in: bounds … }
  ///     //        ^^^^^ error: 'Outer' holds components nested deeper than 64 levels
  static func componentsTooDeep(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedTooDeeply,
      "'\(name)' places components nested deeper than \(Bounds.maximumComponents) levels",
      at: range
    )
  }
}

/// A number with a comma between thousands, as the reference writes it.
func grouped(_ number: Int) -> String {
  var digits = Array(String(number.magnitude))
  var index = digits.count - 3
  while index > 0 {
    digits.insert(",", at: index)
    index -= 3
  }
  return (number < 0 ? "-" : "") + String(digits)
}
