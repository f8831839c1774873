// How reports are written, as options choose it.

/// The format of reports on the error stream.
package enum ReportFormat: String, CaseIterable {
  case human, short, json, sarif, github

  /// Whether reports are one document for tools, beside which nothing else is written.
  package var isDocument: Bool { self == .json || self == .sarif }
}

/// Whether reports are coloured.
package enum ReportColors: String, CaseIterable { case auto, always, never }
