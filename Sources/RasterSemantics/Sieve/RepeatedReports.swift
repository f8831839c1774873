// One report for a name that is wrong in several places: the first, with labels at the others.

import RasterSyntax

/// The reports, in order, of which those of one wrong name in a file are one.
///
/// A name that is misspelt where it is declared is unknown wherever it is used; one report says so, and
/// where else. So does one of a parameter whose label all calls lack.
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
      let words =
        isLast ? "and here, and \(rest) more times" : number == 0 ? "here too" : "and here"
      result[place].labels.append(Diagnostic.Label(words, at: range))
    }
  }
  return result
}

/// What repeated reports have in common.
private struct RepeatedReport: Hashable {
  private let file: FileID
  private let name: String
  /// What a member is none of.
  private let owner: String
  /// Where the function is declared whose calls lack a label.
  private var declaration: SourceRange?

  /// Nil of a report that is one for each place.
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

/// More places than these are counted.
private let maximumLabelCount = 3

/// The codes of names that are wrong wherever they stand.
private let repeatedCodes: Set<Diagnostic.Code> = [
  .unknownName, .notImported, .unknownMember, .unknownLabel, .unknownWord, .unknownState,
  .wrongLabel,
]

/// The reports without labels that say of a declaration that it is not used, where it is.
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

/// The reports about unknown names without labels at places of names that are used after all.
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
