// What counts: which warnings are left out, which are warnings, and which are errors.

import RasterSyntax

/// The levels of warnings that the arguments and the project's file ask for.
///
/// The last word counts, of the compiler, `raster.json`, `--warnings-as-errors`, and then `-A`, `-W`
/// and `-E` as they are written. `// allow NAME: reason` in a source goes before all of them. `all` names
/// every warning; but as errors, `all` counts only those that are given without it.
struct Levels {
  /// In the order in which they are written.
  private let asked: [(name: String, level: Level)]

  /// What project files ask for alone.
  init() { asked = [] }

  init(_ arguments: Arguments) throws(Failure) {
    var asked: [(String, Level)] = arguments.has(.warningsAsErrors) ? [("all", .error)] : []
    for (option, value) in arguments.written {
      guard let level = Level.allCases.first(where: { $0.option.name == option }) else { continue }
      try Self.check(value, as: level)
      asked.append((value, level))
    }
    self.asked = asked
  }

  /// Throws where the name is not that of something whose level can be chosen.
  private static func check(_ name: String, as level: Level) throws(Failure) {
    if name == "all" { return }
    let option = "--\(level.option.name)"
    guard let code = Diagnostic.Code(rawValue: name) else {
      let names = Diagnostic.Code.allCases.filter { $0.severity != .error }.map(\.rawValue)
      throw .usage("\(option): there is no warning '\(name)'" + suggestion(for: name, in: names))
    }
    guard code.severity != .error else {
      throw .usage("\(option): '\(name)' is an error, and stays one")
    }
  }

  /// The reports of a compilation, with the severities that are asked for.
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
    for (name, level) in asked
    where name == code.rawValue || name == "all" && code.isInAll(as: level, beside: result) {
      result = level
    }
    return result
  }
}

extension Compilation {
  /// The reports, with the severities that project files ask for.
  package var leveled: [Diagnostic] { Levels().applied(to: self) }
}
