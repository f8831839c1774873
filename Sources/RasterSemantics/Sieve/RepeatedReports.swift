// Combines the diagnostics of a repeated name: the first stays, with labels at the other uses.

import RasterSyntax

/// Returns the diagnostics in order, with those of one wrong name in a file combined.
///
/// A name that is misspelt in its declaration is unknown wherever it is used. One diagnostic
/// reports it and lists the other uses. The same applies to a parameter whose label is missing in
/// all calls.
func withoutRepetitions(_ reports: [Diagnostic], _ trees: [SyntaxTree]) -> [Diagnostic] {
  var result: [Diagnostic] = []
  var first: [RepeatedReport: Int] = [:]
  var others: [Int: [SourceRange]] = [:]
  for report in reports {
    guard let subject = RepeatedReport(report, trees) else {
      result.append(report)
      continue
    }
    if let place = first[subject] {
      others[place, default: []].append(report.range)
    } else {
      first[subject] = result.count
      result.append(report)
    }
  }
  for (place, ranges) in others {
    for (number, range) in ranges.prefix(maximumLabelCount).enumerated() {
      let rest = ranges.count - maximumLabelCount
      let isLast = number == maximumLabelCount - 1 && rest > 0
      let message =
        isLast ? "and here, and \(rest) more times" : number == 0 ? "here too" : "and here"
      result[place].labels.append(Diagnostic.Label(message, at: range))
    }
  }
  return result
}

/// The properties that repeated diagnostics have in common.
private struct RepeatedReport: Hashable {
  private let file: FileID
  private let name: String
  /// The type that does not have the member.
  private let owner: String
  /// The declaration of the function whose calls lack a label.
  private var declaration: SourceRange?

  /// Returns nil for a diagnostic that is reported at each position.
  init?(_ report: Diagnostic, _ trees: [SyntaxTree]) {
    file = report.range.file
    if report.code == .missingLabel {
      guard let label = report.labels.first else { return nil }
      (name, owner, declaration) = ("", report.message, label.range)
    } else {
      guard repeatedCodes.contains(report.code) else { return nil }
      name = trees[Int(file.index)].source.text(at: report.range)
      owner = report.code == .unknownMember ? report.message : ""
    }
  }
}

/// The maximum number of labels; further uses are only counted.
private let maximumLabelCount = 3

/// The codes of names that are wrong wherever they are used.
private let repeatedCodes: Set<Diagnostic.Code> = [
  .unknownName, .notImported, .unknownMember, .unknownLabel, .unknownWord, .unknownState,
  .wrongLabel,
]

/// Returns the diagnostics without labels at declarations that are marked as unused.
func withoutUsedLabels(
  _ reports: [Diagnostic],
  _ bodies: [BodyResult],
  _ module: Module
) -> [Diagnostic] {
  var used: Set<SourceRange> = []
  for body in bodies {
    for id in body.uses.keys { used.insert(module.head(of: id).nameRange) }
  }
  return withoutLabels(reports, at: used)
}

/// Returns the diagnostics of unknown names without labels at names that are used after all.
func withoutLabels(_ reports: [Diagnostic], at used: Set<SourceRange>) -> [Diagnostic] {
  guard reports.contains(where: { $0.code == .unknownName && !$0.labels.isEmpty }) else {
    return reports
  }
  return reports.map { report in
    guard report.code == .unknownName else { return report }
    var result = report
    result.labels.removeAll { used.contains($0.range) }
    return result
  }
}
