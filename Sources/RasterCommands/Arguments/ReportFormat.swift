// The formats and colours of reports that options can select.

/// The format of reports on the error stream.
package enum ReportFormat: String, CaseIterable {
  case human, short, json, sarif, github

  /// Whether the error stream is a single document for tools, with no other output in it.
  package var isDocument: Bool { self == .json || self == .sarif }
}

/// When reports are coloured.
package enum ReportColors: String, CaseIterable { case auto, always, never }
