// Writes reports to the error stream, in the format that the arguments ask for.

import Foundation
import RasterSyntax

/// Writes reports to the error stream.
struct Reporter {
  enum Format: String, CaseIterable { case human, short, json }
  enum ColorMode: String, CaseIterable { case auto, always, never }

  private let format: Format
  private let isColored: Bool
  private let areWarningsErrors: Bool

  init(_ arguments: Arguments) throws(Failure) {
    format = try arguments.choice(.format, as: Format.self) ?? .human
    areWarningsErrors = arguments.has(.warningsAsErrors)
    switch try arguments.choice(.color, as: ColorMode.self) ?? .auto {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      let refusal = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
      isColored = refusal.isEmpty && Streams.areReportsOnTerminal
    }
  }

  /// Writes reports and how many there are; false where they stop the command.
  func report(_ compilation: Compilation) -> Bool {
    let diagnostics = compilation.diagnostics.map(raised)
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    if diagnostics.isEmpty, format != .json { return true }
    let files = compilation.loader.sources
    let renderer = DiagnosticRenderer(files)
    switch format {
    case .json:
      Streams.report(DiagnosticRecord(renderer.sorted(diagnostics), files).json + "\n")
      return errors == 0
    case .short: Streams.report(colored(renderer.renderShort(diagnostics)))
    case .human: Streams.report(colored(renderer.render(diagnostics)))
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

  /// Colours the severities and the carets of rendered reports.
  private func colored(_ text: String) -> String {
    guard isColored else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.contains("^"), line.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "^" }) {
        return "\u{1B}[32m\(line)\u{1B}[0m"
      }
      for (word, code) in [("error", 31), ("warning", 33), ("note", 36)] {
        if let colored = colored(line, word: word, code: code) { return colored }
      }
      return String(line)
    }.joined(separator: "\n")
  }

  /// `path:1:2: error: message` with the place bold and the severity in colour.
  private func colored(_ line: Substring, word: String, code: Int) -> String? {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, Int(parts[1]) != nil, Int(parts[2]) != nil, parts[3] == " \(word)"
    else { return nil }
    let place = parts[..<3].joined(separator: ":")
    return "\u{1B}[1m\(place):\u{1B}[0m \u{1B}[1;\(code)m\(word):\u{1B}[0m\(parts[4])"
  }
}
