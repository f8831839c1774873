// The state of watched sources at one moment, with their problems.

import RasterCommands
import RasterSyntax

/// The state of watched sources at one moment.
package struct SourceSnapshot: Sendable {
  /// A number that increases with each change.
  package let number: Int
  /// The last compiled sources, or nil if they could never be read.
  package let latest: Compilation?
  /// The reason why the sources cannot be read now, or nil.
  package let failure: String?
  /// The time for reading and checking, in milliseconds.
  package let checkTime: Double
  /// The number of watched files and folders.
  package let fileCount: Int

  /// Whether the sources could be read and have no errors.
  package var isSound: Bool {
    guard failure == nil, let latest else { return false }
    return !latest.diagnostics.contains { $0.severity == .error }
  }

  /// The reading error or the rendered compile errors, or empty if the sources are valid.
  package var problems: String {
    if let failure { return failure }
    guard !isSound, let latest = latest?.withTriedFixIts() else { return "" }
    let errors = latest.diagnostics.filter { $0.severity == .error }
    let text = DiagnosticRenderer(latest.sources).render(errors)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
