// Applies the fix-its of reports about a broken text, and counts those that do not help.

import RasterSemantics
import RasterSyntax

/// The fix-its of broken texts, judged by all reports.
///
/// Consequential reports are hidden beside a mistake, and appear when the mistake is fixed.
package struct FixItCount {
  /// The number of offered fix-its.
  package private(set) var proposed = 0
  /// The number that leave a report in the lines that they change, or next to them.
  package private(set) var leavingReports = 0
  /// The number that add a new report there.
  package private(set) var addingReports = 0
  /// The number that lead to as many errors as before, or more.
  package private(set) var leavingAsMany = 0
  /// Examples of any of these.
  package private(set) var examples: [String] = []

  package init() {}

  /// Applies each fix-it of `compiled`, the result for `texts`, alone.
  package mutating func add(
    _ compiled: Compiled,
    of texts: [(path: String, bytes: [UInt8])],
    image: @escaping (String) -> [UInt8]?
  ) {
    for report in compiled.diagnostics {
      for fixIt in report.fixIts {
        proposed += 1
        var edited = texts
        let file = Int(fixIt.range.file.index)
        edited[file].bytes.replaceSubrange(fixIt.range.bytes, with: Array(fixIt.replacement.utf8))
        let after = compile(edited, fixIts: .untried, image: image)
        // Opt-in warnings are not shown.
        let near = after.allDiagnostics.filter {
          !$0.code.isOptional && isNear($0.range, fixIt, after.sources)
        }
        let known = Set(compiled.allDiagnostics.map { "\($0.code.rawValue): \($0.message)" })
        let isNew = near.contains { !known.contains("\($0.code.rawValue): \($0.message)") }
        let isAsMany = after.errorCount >= compiled.errorCount && report.severity == .error
        if !near.isEmpty { leavingReports += 1 }
        if isNew { addingReports += 1 }
        if isAsMany { leavingAsMany += 1 }
        if isNew || isAsMany {
          let left = after.errors.first ?? "a warning"
          examples.append("\(report.message) (\(fixIt.message)): \(left)")
        }
      }
    }
  }

  private func isNear(_ range: SourceRange, _ fixIt: Diagnostic.FixIt, _ sources: SourceFiles)
    -> Bool
  {
    guard range.file == fixIt.range.file, let source = sources[range.file] else { return false }
    let lower = Int(fixIt.range.lower)
    let first = source.location(of: lower).line
    let last = source.location(of: lower + fixIt.replacement.utf8.count).line
    return (first - 1...last + 1).contains(source.location(of: Int(range.lower)).line)
  }
}
