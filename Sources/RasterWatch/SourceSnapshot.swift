// What sources are at one moment, and what is wrong with them.

import RasterCommands
import RasterSyntax

/// Sources as they were at one moment.
package struct SourceSnapshot: Sendable {
  /// Grows with each change.
  package let number: Int
  /// The sources that were checked last; nil where they never could be read.
  package let latest: Compilation?
  /// Why the sources cannot be read now.
  package let failure: String?
  /// How long reading and checking took, in milliseconds.
  package let checkTime: Double
  /// The number of files and folders that are watched.
  package let fileCount: Int

  /// Whether the sources could be read, and have no errors.
  package var isSound: Bool {
    guard failure == nil, let latest else { return false }
    return !latest.diagnostics.contains { $0.severity == .error }
  }

  /// Why the sources cannot be read, or the reports of their errors; empty where they are sound.
  package var problems: String {
    if let failure { return failure }
    guard !isSound, let latest = latest?.withTriedFixIts() else { return "" }
    let errors = latest.diagnostics.filter { $0.severity == .error }
    let text = DiagnosticRenderer(latest.sources).render(errors)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
