// Reports as JSON: one versioned record for tools.

import RasterSyntax

/// Reports as JSON.
///
/// Lines and columns count from 1, columns in Unicode scalars; offsets are bytes.
struct DiagnosticRecord {
  private static let version = 1
  private let diagnostics: [Diagnostic]
  private let files: SourceFiles

  init(_ diagnostics: [Diagnostic], _ files: SourceFiles) {
    self.diagnostics = diagnostics
    self.files = files
  }

  /// The record on one line.
  var json: String {
    JSON.object([
      ("version", .int(Self.version)),
      ("errors", .int(diagnostics.count { $0.severity == .error })),
      ("warnings", .int(diagnostics.count { $0.severity == .warning })),
      ("diagnostics", .array(diagnostics.map(json))),
    ]).text
  }

  private func json(_ diagnostic: Diagnostic) -> JSON {
    let labels = diagnostic.labels.map { label in
      JSON.object([("message", .string(label.message)), ("place", json(label.range))])
    }
    let fixIts = diagnostic.fixIts.map { fixIt in
      JSON.object([
        ("message", .string(fixIt.message)),
        ("place", json(fixIt.range)),
        ("replacement", .string(fixIt.replacement)),
      ])
    }
    return .object([
      ("severity", .string(diagnostic.severity.rawValue)),
      ("code", .string(diagnostic.code)),
      ("message", .string(diagnostic.message)),
      ("place", json(diagnostic.range)),
      ("labels", .array(labels)),
      ("fixIts", .array(fixIts)),
    ])
  }

  private func json(_ range: SourceRange) -> JSON {
    guard let file = files[range.file] else { return .null }
    func position(_ offset: UInt32) -> JSON {
      let location = file.location(of: Int(offset))
      return .object([
        ("line", .int(location.line)),
        ("column", .int(location.column)),
        ("offset", .int(Int(offset))),
      ])
    }
    return .object([
      ("file", .string(file.path)),
      ("start", position(range.lower)),
      ("end", position(range.upper)),
    ])
  }
}
