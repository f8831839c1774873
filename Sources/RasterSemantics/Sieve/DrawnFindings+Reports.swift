// Diagnostics of the findings from drawings.

import RasterSyntax

extension DrawnFindings {
  /// Returns the diagnostics, with those of named states based on drawings instead of values.
  func replacingStateReports(in reports: [Diagnostic], of program: Program) -> [Diagnostic] {
    guard isDrawn else { return reports }
    return reports.filter { $0.code != .equalStates }
      + program.components.indices.flatMap { index in
        StateLooks.reports(program.components[index], drawn: stateLooks[index] ?? [])
      }
  }

  /// Returns the diagnostics of the findings, without low contrast of invisible text.
  ///
  /// Invisible text has its own diagnostic.
  func reports(beside reports: [Diagnostic]) -> [Diagnostic] {
    let hidden = Set(reports.filter { $0.code == .invisibleText }.map { $0.range })
    return all.map { Diagnostic($0) }.filter {
      $0.code != .lowContrast || !hidden.contains($0.range)
    }
  }
}
