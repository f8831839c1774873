// The result of a migration for tools.

import RasterCommands
import RasterSyntax

/// The result of `rasterc migrate` as JSON.
struct MigrationRecord: Encodable {
  let version = 1
  let edition: String
  let looks: Int
  let drawn: Int
  /// The looks that differ, as in the record of `rasterc test`.
  let changes: [TestedLookRecord.Change]
  /// The calls that change looks, with the fix-its that keep them.
  let causes: [DiagnosticRecord.Report]
  /// The reports that only the edition has, and those that only the present one has.
  let appearing, vanishing: [DiagnosticRecord.Report]
  /// The files that were written.
  let written: [String]

  init(_ migration: Migration, _ report: LookReport, written: [String]) {
    let looks = TestedLookRecord(report)
    let (before, after) = migration.sources
    edition = migration.edition.rawValue
    self.looks = looks.looks
    drawn = looks.drawn
    changes = looks.changes
    causes = DiagnosticRecord(migration.causes, before).diagnostics
    appearing = DiagnosticRecord(migration.appearing, after).diagnostics
    vanishing = DiagnosticRecord(migration.vanishing, before).diagnostics
    self.written = written
  }
}
