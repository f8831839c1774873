// Diagnostics in the format of the Language Server Protocol.

import RasterSyntax

/// Converts diagnostics to the format of the Language Server Protocol.
struct DiagnosticJSON {
  private let analysis: Analysis
  private let snapshot: Snapshot
  private let positions: Positions

  init(_ analysis: Analysis, _ snapshot: Snapshot) {
    self.analysis = analysis
    self.snapshot = snapshot
    positions = Positions(snapshot.encoding)
  }

  func json(of report: Diagnostic) -> JSON {
    let source = analysis.source(of: report.range.file)
    let related = report.labels.compactMap { label -> JSON? in
      location(label.range).map {
        .object(["location": $0, "message": .string(label.message)])
      }
    }
    let tag: JSON? = Self.tag(of: report.code)
    return .object([
      "range": source.map { positions.range(report.range, in: $0) },
      "severity": .int(Self.severity(of: report.severity)),
      "code": .string(report.code.rawValue),
      "source": "rasterc",
      "message": .string(report.message),
      "relatedInformation": related.isEmpty ? nil : .array(related),
      "tags": tag.map { [$0] },
    ])
  }

  /// The location of a range: its file's address and its positions.
  func location(_ range: SourceRange) -> JSON? {
    guard let source = analysis.source(of: range.file) else { return nil }
    return .object([
      "uri": .string(snapshot.address(of: source.path)),
      "range": positions.range(range, in: source),
    ])
  }

  private static func severity(of severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// The tag that makes editors fade out or strike through the code.
  private static func tag(of code: Diagnostic.Code) -> JSON? {
    let name = code.rawValue
    if name.hasPrefix("unused") || name.hasPrefix("needless") { return 1 }
    return name.hasPrefix("deprecated") ? 2 : nil
  }
}
