// Reports about what would take too long, too much or too deep.

import RasterSyntax
import RasterValues

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

  /// A loop in a list, or in a path, that can turn too often; or a list that may be too long to be
  /// given to a function, or to lie in another value.
  ///
  ///     let all = [for i in 0..<n: for j in 0..<n: i * j]
  ///     //                                  ^^^^^ error: this loop can turn too often: …
  static func listTooLong(_ excess: Cost.Excess) -> Diagnostic {
    switch excess {
    case .loop(let range):
      Diagnostic(
        .listTooLong,
        "this loop can turn too often: \(IntegerRanges.limit) turns, and \(Bounds.maximumCost) steps in"
          + " all, are the most; bound it, as with 'min(n, 100)' or '.prefix(100)'",
        at: range
      )
    case .list(let range):
      Diagnostic(
        .listTooLong,
        "a list in another value, or given to a function, has at most \(Bounds.maximumCount) elements;"
          + " write '.prefix(\(Bounds.maximumCount))', or bound what it is made from",
        at: range
      )
    }
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
