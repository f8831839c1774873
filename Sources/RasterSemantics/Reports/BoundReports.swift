// Reports about what would take too long, too much or too deep.

import RasterSyntax

extension Diagnostic {
  /// An expression whose calls multiply beyond measure.
  ///
  ///     let huge = tenfold(7)
  ///     //         ^^^^^^^^^^ error: this takes more than 1000000 steps
  static func tooCostly(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooCostly,
      "this takes more than \(Bounds.maximumCost) steps to compute",
      at: range
    )
  }

  /// A string or a list that doubles until it fills the memory.
  ///
  ///     let long = half + half
  ///     //         ^^^^^^^^^^^ error: this can grow beyond 1000000 elements
  static func tooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooCostly,
      "this can grow to more than \(Bounds.maximumLength) parts",
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
