// The reports of a program as a record: the one that `rasterc check --format json` writes.

import RasterSemantics
import RasterSyntax

extension WebProgram {
  /// The reports, by the schema `Grammar/Schemas/reports.json`, byte for byte those of the command.
  package var reports: JSONRecord { WebProgram.record(of: checked.diagnostics, sources) }

  /// Reports about files as a record.
  package static func record(of diagnostics: [Diagnostic], _ files: SourceFiles) -> JSONRecord {
    func place(_ range: SourceRange) -> JSONRecord? {
      guard let file = files[range.file] else { return nil }
      return .object([
        .init("end", WebProgram.position(range.upper, file)), .init("file", .string(file.path)),
        .init("start", WebProgram.position(range.lower, file)),
      ])
    }
    let reports = diagnostics.map { report in
      JSONRecord.object([
        .init("code", .string(report.code.rawValue)),
        .init(
          "fixIts",
          .list(
            report.fixIts.map { fixIt in
              JSONRecord.object([
                .init("isGuess", .bool(fixIt.isGuess)), .init("message", .string(fixIt.message)),
                .init("place", place(fixIt.range)),
                .init("replacement", .string(fixIt.replacement)),
              ])
            }
          )
        ),
        .init(
          "labels",
          .list(
            report.labels.map { label in
              JSONRecord.object([
                .init("message", .string(label.message)), .init("place", place(label.range)),
              ])
            }
          )
        ), .init("message", .string(report.message)), .init("place", place(report.range)),
        .init("severity", .string(report.severity.rawValue)),
      ])
    }
    return .object([
      .init("diagnostics", .list(reports)),
      .init("errors", .int(diagnostics.count { $0.severity == .error })),
      .init("version", .int(1)),
      .init("warnings", .int(diagnostics.count { $0.severity == .warning })),
    ])
  }

  private static func position(_ offset: UInt32, _ file: SourceFile) -> JSONRecord {
    let location = file.location(of: Int(offset))
    return .object([
      .init("column", .int(location.column)), .init("line", .int(location.line)),
      .init("offset", .int(Int(offset))),
    ])
  }
}
