// Writes reports to the error stream, in the format that the arguments ask for.

import Foundation
import RasterSyntax

/// Writes reports to the error stream.
package struct Reporter {
  package enum Format: String, CaseIterable { case human, short, json }
  package enum ColorMode: String, CaseIterable { case auto, always, never }

  private let format: Format
  private let style: DiagnosticRenderer.Style
  private let areWarningsErrors: Bool

  package init(_ arguments: Arguments) throws(Failure) {
    format = try arguments.choice(.format, as: Format.self) ?? .human
    areWarningsErrors = arguments.has(.warningsAsErrors)
    switch try arguments.choice(.color, as: ColorMode.self) ?? .auto {
    case .always: style = .colored
    case .never: style = .plain
    case .auto:
      let refusal = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
      style = refusal.isEmpty && Streams.areReportsOnTerminal ? .colored : .plain
    }
  }

  /// Whether the reports do not stop the command.
  package func accepts(_ compilation: Compilation) -> Bool {
    !compilation.diagnostics.contains { raised($0).severity == .error }
  }

  /// Writes reports and how many there are; false where they stop the command.
  package func report(_ compilation: Compilation) -> Bool {
    report(compilation.diagnostics, in: compilation.sources)
  }

  /// Writes reports about files, and how many there are; false where they stop the command.
  package func report(_ reports: [Diagnostic], in files: SourceFiles) -> Bool {
    let diagnostics = reports.map(raised)
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    if diagnostics.isEmpty, format != .json { return true }
    let renderer = DiagnosticRenderer(files, style: style)
    switch format {
    case .json:
      Streams.report(DiagnosticRecord(diagnostics, files).json + "\n")
      return errors == 0
    case .short: Streams.report(renderer.renderShort(diagnostics))
    case .human: Streams.report(renderer.render(diagnostics))
    }
    if errors + warnings > 0 { Streams.report(summary(errors, warnings)) }
    return errors == 0
  }

  private func raised(_ diagnostic: Diagnostic) -> Diagnostic {
    guard areWarningsErrors, diagnostic.severity == .warning else { return diagnostic }
    var raised = diagnostic
    raised.severity = .error
    return raised
  }

  private func summary(_ errors: Int, _ warnings: Int) -> String {
    func count(_ number: Int, _ noun: String) -> String? {
      number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    return [count(errors, "error"), count(warnings, "warning")].compactMap(\.self)
      .joined(separator: ", ") + "\n"
  }
}
