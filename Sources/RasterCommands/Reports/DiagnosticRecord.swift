// Reports as one versioned record, from which all formats for tools are created.

import RasterSyntax

/// Reports as JSON, and the basis of the other formats for tools.
///
/// `Grammar/Schemas/reports.json` is its schema. Adding a member does not change the version. Lines
/// and columns count from 1, columns in Unicode scalars; offsets are in bytes.
package struct DiagnosticRecord: Encodable {
  package let version = 1
  package let errors: Int
  package let warnings: Int
  package let diagnostics: [Report]

  package struct Report: Encodable {
    let severity: String
    let code: String
    let message: String
    let range: Place?
    let labels: [Label]
    let fixIts: [FixIt]
  }

  package struct Label: Encodable {
    let message: String
    let range: Place?
  }

  package struct FixIt: Encodable {
    let message: String
    let range: Place?
    let replacement: String
    /// Whether the fix-it is a guess about the author's intention.
    let isGuess: Bool
  }

  package struct Place: Encodable {
    package let file: String
    package let start: Position
    let end: Position
  }

  package struct Position: Encodable {
    package let line: Int
    package let column: Int
    let offset: Int
  }

  package init(_ diagnostics: [Diagnostic], _ files: SourceFiles) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
    self.diagnostics = diagnostics.map { diagnostic in
      Report(
        severity: diagnostic.severity.rawValue,
        code: diagnostic.code.rawValue,
        message: diagnostic.message,
        range: Place(diagnostic.range, files),
        labels: diagnostic.labels.map {
          Label(message: $0.message, range: Place($0.range, files))
        },
        fixIts: diagnostic.fixIts.map {
          FixIt(
            message: $0.message,
            range: Place($0.range, files),
            replacement: $0.replacement,
            isGuess: $0.isGuess
          )
        }
      )
    }
  }

  /// The record as SARIF on one line, for code hosts.
  var sarif: String { SARIFRecord(self).jsonLine }
}

extension DiagnosticRecord.Place {
  /// The path of the file relative to the working directory, if it lies there.
  var relativeFile: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
  }
}

extension DiagnosticRecord.Place {
  package init?(_ range: SourceRange, _ files: SourceFiles) {
    guard let file = files[range.file] else { return nil }
    self.file = file.path
    start = DiagnosticRecord.Position(range.lower, in: file)
    end = DiagnosticRecord.Position(range.upper, in: file)
  }
}

extension DiagnosticRecord.Position {
  fileprivate init(_ offset: UInt32, in file: SourceFile) {
    let location = file.location(of: Int(offset))
    line = location.line
    column = location.column
    self.offset = Int(offset)
  }
}
