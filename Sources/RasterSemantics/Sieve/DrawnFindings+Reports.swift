// What drawings show, as reports beside those of the checker.

import RasterSyntax

extension DrawnFindings {
  /// The reports, with what drawings show of named states in place of what their values tell.
  func replacingStateReports(in reports: [Diagnostic], of program: Program) -> [Diagnostic] {
    guard isDrawn else { return reports }
    return reports.filter { $0.code != .equalStates }
      + program.components.indices.flatMap { index in
        StateLooks.reports(program.components[index], drawn: stateLooks[index] ?? [])
      }
  }

  /// Their reports; words that nobody sees at all have been reported.
  func reports(beside reports: [Diagnostic]) -> [Diagnostic] {
    let hidden = Set(reports.filter { $0.code == .invisibleText }.map { $0.range })
    return all.map { Diagnostic($0) }.filter {
      $0.code != .lowContrast || !hidden.contains($0.range)
    }
  }
}
