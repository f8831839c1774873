// Reports the branches that no look takes.

import RasterCommands
import RasterSemantics
import RasterSyntax

extension BranchCoverage {
  /// The branches of the inputs that were never taken although their conditions were evaluated.
  ///
  /// Branches nested in an untaken branch are not reported.
  func untaken(in compilation: Compilation) -> (notes: [Diagnostic], summary: String) {
    var notes: [Diagnostic] = []
    var (taken, count) = (0, 0)
    for point in compilation.program.branchPoints where compilation.isInput(point.place) {
      let reached = (0..<point.outcomeCount).filter { contains($0, at: point.place) }
      taken += reached.count
      count += point.outcomeCount
      // A condition without `else` may take none of its branches.
      guard !reached.isEmpty || contains(point.outcomeCount, at: point.place) else { continue }
      for index in 0..<point.outcomeCount where !reached.contains(index) {
        notes.append(point.note(index))
      }
    }
    return (notes, "looks take \(taken) of \(count) branches\n")
  }
}

extension BranchPoint {
  /// Reports a branch that was not taken.
  ///
  ///     fill rect(bounds), with: isOn ? #34C759 : #E9E9EA
  ///     //                       ^^^^ note: no look makes this true
  fileprivate func note(_ index: Int) -> Diagnostic {
    guard let cases else {
      let message = "no look makes this \(index == 0 ? "true" : "false")"
      return Diagnostic(.untakenBranch, message, at: place)
    }
    return index < cases.count
      ? Diagnostic(.untakenBranch, "no look reaches this case", at: cases[index])
      : Diagnostic(.untakenBranch, "no look reaches the 'else' branch of this", at: place)
  }
}
