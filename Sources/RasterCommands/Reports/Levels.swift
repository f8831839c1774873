// Applies levels to warnings: allowed, reported as warnings, or reported as errors.

import RasterSyntax

/// The levels of warnings set by arguments and project files.
///
/// Later settings override earlier ones, in this order: the compiler's default, `raster.json`,
/// `--warnings-as-errors`, then `-A`, `-W` and `-E` as written. A `// allow NAME: reason` comment
/// in a source overrides all of them. `all` names every warning, but `all` as an error affects only
/// warnings that are enabled without it.
struct Levels {
  /// Names and levels, in the order in which the arguments set them.
  private let specified: [(name: String, level: Level)]

  /// Creates levels that only project files determine.
  init() { specified = [] }

  init(_ arguments: Arguments) throws(Failure) {
    var specified: [(String, Level)] = arguments.has(.warningsAsErrors) ? [("all", .error)] : []
    for (option, value) in arguments.written {
      guard let level = Level.allCases.first(where: { $0.option.name == option }) else { continue }
      try Self.check(value, as: level)
      specified.append((value, level))
    }
    self.specified = specified
  }

  /// Throws if the name is not a diagnostic with a configurable level.
  private static func check(_ name: String, as level: Level) throws(Failure) {
    if name == "all" { return }
    let option = "--\(level.option.name)"
    guard let code = Diagnostic.Code(rawValue: name) else {
      let names = Diagnostic.Code.allCases.filter { $0.severity != .error }.map(\.rawValue)
      throw .usage("\(option): unknown warning '\(name)'" + suggestion(for: name, in: names))
    }
    guard code.severity != .error else {
      throw .usage("\(option): '\(name)' is an error, and its level cannot be changed")
    }
  }

  /// The diagnostics of a compilation with their configured severities.
  func applied(to compilation: Compilation) -> [Diagnostic] {
    let optional = compilation.checked.optionalDiagnostics.filter {
      level(of: $0, among: compilation.projects) != nil
    }
    let reports =
      optional.isEmpty ? compilation.diagnostics : (compilation.diagnostics + optional).inOrder()
    return reports.compactMap { report in
      guard report.code.severity != .error else { return report }
      guard let level = level(of: report, among: compilation.projects) else { return report }
      guard let severity = level.severity else { return nil }
      var changed = report
      changed.severity = severity
      return changed
    }
  }

  private func level(of report: Diagnostic, among projects: ProjectFiles) -> Level? {
    let code = report.code
    var result = projects.level(of: report)
    for (name, level) in specified
    where name == code.rawValue || name == "all" && code.isInAll(as: level, beside: result) {
      result = level
    }
    return result
  }
}

extension Compilation {
  /// The diagnostics with the severities that project files set.
  package var leveled: [Diagnostic] { Levels().applied(to: self) }
}
