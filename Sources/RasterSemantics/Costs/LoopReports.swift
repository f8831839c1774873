// The diagnostics of loops with too many iterations and of lists that are too long.

import RasterSyntax
import RasterValues

extension Diagnostic {
  /// An expression with too many steps, or the loop in it that causes them.
  static func tooCostly(at range: SourceRange, in loop: Cost.Loop?) -> Diagnostic {
    loop.map { runsTooOften($0) } ?? tooCostly(at: range)
  }

  /// A loop in a list or a path that can run too often, or a list that may be too long.
  ///
  /// Long lists cannot be passed to functions, or be part of other values.
  ///
  ///     let all = [for i in 0..<n: for j in 0..<n: i * j]
  ///     //                                  ^^^^^ error: this loop can run 10,000 times, which …
  static func listTooLong(_ excess: Cost.Excess) -> Diagnostic {
    switch excess {
    case .loop(let loop): runsTooOften(loop)
    case .list(let range):
      Diagnostic(
        .listTooLong,
        "a list in another value or an argument of a function has at most \(Bounds.maximumCount) elements;"
          + " use '.prefix(\(Bounds.maximumCount))', or limit the values that it is made from",
        at: range
      )
    }
  }

  private static func runsTooOften(_ loop: Cost.Loop) -> Diagnostic {
    let most = grouped(min(loop.turns, Bounds.maximumCost))
    let turns = loop.turns > Bounds.maximumCost ? "more than \(most)" : most
    let excess =
      loop.isCut
      ? "this loop can run \(turns) times, more than \(grouped(IntegerRanges.limit))"
      : "this loop can run \(turns) times, which takes more than \(grouped(Bounds.maximumCost)) steps to"
        + " compute"
    return Diagnostic(
      loop.isCut ? .listTooLong : .tooCostly,
      excess + "; limit it, for example with 'min(n, 100)' or '.prefix(100)'",
      at: loop.range
    )
  }
}
