// The branches that no look takes, as notes.

import RasterCommands
import RasterSemantics
import RasterSyntax

extension BranchCoverage {
  /// The branches of the inputs that were not taken, where their conditions were met with at all: what
  /// lies in a branch that is not taken is not said by itself.
  func untaken(in compilation: Compilation) -> (notes: [Diagnostic], summary: String) {
    var notes: [Diagnostic] = []
    var (taken, count) = (0, 0)
    for point in compilation.program.branchPoints where compilation.isInput(point.place) {
      let ways = (0..<point.wayCount).filter { contains($0, at: point.place) }
      taken += ways.count
      count += point.wayCount
      // A choice without an `else` may be left without a way.
      guard !ways.isEmpty || contains(point.wayCount, at: point.place) else { continue }
      for way in 0..<point.wayCount where !ways.contains(way) { notes.append(point.note(way)) }
    }
    return (notes, "looks take \(taken) of \(count) branches\n")
  }
}

extension BranchPoint {
  /// The note on a way that was not taken.
  ///
  ///     fill rect(bounds), with: isOn ? #34C759 : #E9E9EA
  ///     //                       ^^^^ note: no look makes this true
  fileprivate func note(_ way: Int) -> Diagnostic {
    guard let cases else {
      let words = "no look makes this \(way == 0 ? "true" : "false")"
      return Diagnostic(.untakenBranch, words, at: place)
    }
    return way < cases.count
      ? Diagnostic(.untakenBranch, "no look comes to this case", at: cases[way])
      : Diagnostic(.untakenBranch, "no look comes to the 'else' of this", at: place)
  }
}
