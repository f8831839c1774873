// The diagnostics of a program in the JSON format of `rasterc check`.

import RasterSemantics
import RasterSyntax

extension WebProgram {
  /// The diagnostics in the schema `Grammar/Schemas/reports.json`, as the command writes them.
  package var reports: JSON { WebProgram.record(of: checked.diagnostics, sources) }

  /// Returns diagnostics as a JSON record.
  package static func record(of diagnostics: [Diagnostic], _ files: SourceFiles) -> JSON {
    func place(_ range: SourceRange) -> JSON? {
      guard let file = files[range.file] else { return nil }
      return .object([
        "end": WebProgram.position(range.upper, file), "file": .string(file.path),
        "start": WebProgram.position(range.lower, file),
      ])
    }
    let reports = diagnostics.map { report in
      JSON.object([
        "code": .string(report.code.rawValue),
        "fixIts": .array(
          report.fixIts.map { fixIt in
            JSON.object([
              "isGuess": .bool(fixIt.isGuess), "message": .string(fixIt.message),
              "range": place(fixIt.range),
              "replacement": .string(fixIt.replacement),
            ])
          }
        ),
        "labels": .array(
          report.labels.map { label in
            JSON.object([
              "message": .string(label.message), "range": place(label.range),
            ])
          }
        ), "message": .string(report.message), "range": place(report.range),
        "severity": .string(report.severity.rawValue),
      ])
    }
    return .object([
      "diagnostics": .array(reports),
      "errors": .int(diagnostics.count { $0.severity == .error }),
      "version": .int(1),
      "warnings": .int(diagnostics.count { $0.severity == .warning }),
    ])
  }

  private static func position(_ offset: UInt32, _ file: SourceFile) -> JSON {
    let location = file.location(of: Int(offset))
    return .object([
      "column": .int(location.column), "line": .int(location.line),
      "offset": .int(Int(offset)),
    ])
  }
}
