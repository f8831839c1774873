// Writes reports to the error stream, in the format that the arguments select.

import RasterSyntax

/// Writes reports to the error stream.
package struct Reporter {
  private let format: ReportFormat
  private let style: DiagnosticRenderer.Style
  private let levels: Levels
  /// The maximum number of reports shown per file in the formats for people; 0 means no limit.
  private let limit: Int

  package init(_ arguments: Arguments) throws(Failure) {
    format = try arguments.choice(.diagnosticFormat, as: ReportFormat.self) ?? .human
    levels = try Levels(arguments)
    limit = try arguments.natural(.diagnosticLimit) ?? 100
    switch try arguments.choice(.color, as: ReportColors.self) ?? .auto {
    case .always: style = .colored
    case .never: style = .plain
    case .auto:
      let refusal = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
      style = refusal.isEmpty && Streams.areReportsOnTerminal ? .colored : .plain
    }
  }

  /// Whether the compilation has no reports at the error level.
  package func accepts(_ compilation: Compilation) -> Bool {
    !levels.applied(to: compilation).contains { $0.severity == .error }
  }

  /// Writes the reports and their number; returns false if any is an error.
  package func report(_ compilation: Compilation) -> Bool {
    report(levels.applied(to: compilation), in: compilation.sources)
  }

  /// The warnings in the short format, one line each.
  func lines(of compilation: Compilation) -> String {
    let warnings = levels.applied(to: compilation).filter { $0.severity == .warning }
    return DiagnosticRenderer(compilation.sources).renderShort(warnings)
  }

  /// Writes reports about files and their number; returns false if any is an error.
  package func report(_ diagnostics: [Diagnostic], in files: SourceFiles) -> Bool {
    let errors = diagnostics.count { $0.severity == .error }
    if diagnostics.isEmpty, !format.isDocument { return true }
    switch format {
    case .json: Streams.report(asIs: DiagnosticRecord(diagnostics, files).jsonLine + "\n")
    case .sarif: Streams.report(asIs: DiagnosticRecord(diagnostics, files).sarif + "\n")
    case .github: Streams.report(asIs: DiagnosticRecord(diagnostics, files).annotations)
    case .human, .short: Streams.report(asIs: text(of: diagnostics, files))
    }
    return errors == 0
  }

  /// The reports as text for people, with a summary line.
  private func text(of diagnostics: [Diagnostic], _ files: SourceFiles) -> String {
    let renderer = DiagnosticRenderer(files, style: style)
    var result = ""
    for file in LimitedReports.byFile(diagnostics, limit: limit) {
      result += format == .short ? renderer.renderShort(file.shown) : renderer.render(file.shown)
      result += file.rest(files)
    }
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    guard errors + warnings > 0 else { return result }
    return result + summary(errors, warnings) + hint(diagnostics) + "\n"
  }

  private func summary(_ errors: Int, _ warnings: Int) -> String {
    func count(_ number: Int, _ noun: String) -> String? {
      number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    return [count(errors, "error"), count(warnings, "warning")].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// A pointer to the explanation of the first of the most severe reports.
  private func hint(_ diagnostics: [Diagnostic]) -> String {
    let report =
      diagnostics.first { $0.severity == .error } ?? diagnostics.first { $0.severity == .warning }
    guard format == .human, let report else { return "" }
    return "; for details, run 'rasterc explain \(report.code.rawValue)'"
  }
}
