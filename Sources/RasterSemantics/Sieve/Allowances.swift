// Removes warnings that comments allow, and reports comments that allow nothing.

import RasterSyntax

/// The warnings that the comments of all files allow.
///
/// The time is that of sorting the comments and the diagnostics.
package struct Allowances: Sendable {
  private let all: [Allowance]
  /// The ranges in which each code is allowed, in ascending order and without contact.
  private let ranges: [Subject: [Range<UInt32>]]

  /// A diagnostic code in a file.
  private struct Subject: Hashable, Sendable {
    let file: FileID
    let code: String
  }

  package init(_ trees: [SyntaxTree]) {
    all = trees.flatMap { $0.allowances }
    var ranges: [Subject: [Range<UInt32>]] = [:]
    // Sorted by start, since comments of one line have the same start and others follow.
    for allowance in all where allowance.hasReason {
      let subject = Subject(file: allowance.nameRange.file, code: allowance.name)
      var known = ranges[subject] ?? []
      if let last = known.last, allowance.covered.lowerBound <= last.upperBound {
        known[known.count - 1] =
          last.lowerBound..<max(last.upperBound, allowance.covered.upperBound)
      } else {
        known.append(allowance.covered)
      }
      ranges[subject] = known
    }
    self.ranges = ranges
  }

  /// Returns the diagnostics that no comment allows; errors are never removed.
  package func filter(_ reports: [Diagnostic]) -> [Diagnostic] {
    if ranges.isEmpty { return reports }
    return reports.filter { report in
      guard report.code.severity != .error else { return true }
      let subject = Subject(file: report.range.file, code: report.code.rawValue)
      guard let ranges = ranges[subject] else { return true }
      let next = ranges.firstSortedIndex { $0.lowerBound > report.range.lower }
      return next == 0 || ranges[next - 1].upperBound <= report.range.lower
    }
  }

  /// Returns the diagnostics of the comments, given the other diagnostics of a complete check.
  ///
  /// If the program has errors, some warnings are missing, so comments that allow nothing are not
  /// reported. `isSought` returns whether diagnostics of a code would be found in a file.
  func reports(
    beside reports: [Diagnostic],
    isSought: (Diagnostic.Code, FileID) -> Bool
  ) -> [Diagnostic] {
    if all.isEmpty { return [] }
    let hasErrors = reports.contains { $0.severity == .error }
    var places: [Subject: [UInt32]] = [:]
    for report in reports where report.severity == .warning {
      let subject = Subject(file: report.range.file, code: report.code.rawValue)
      places[subject, default: []].append(report.range.lower)
    }
    for (subject, unsorted) in places { places[subject] = unsorted.sorted() }
    return all.compactMap { allowance in
      guard let code = Diagnostic.Code(rawValue: allowance.name) else {
        return misspelt(allowance)
      }
      guard code.severity != .error else { return .allowedError(code, at: allowance.nameRange) }
      guard allowance.hasReason else {
        return .allowWithoutReason(code, at: allowance.nameRange)
      }
      guard !hasErrors, code.severity == .warning, isSought(code, allowance.nameRange.file) else {
        return nil
      }
      let subject = Subject(file: allowance.nameRange.file, code: allowance.name)
      let known = places[subject] ?? []
      let index = known.firstSortedIndex { $0 >= allowance.covered.lowerBound }
      let isUsed = index < known.count && known[index] < allowance.covered.upperBound
      return isUsed ? nil : .unneededAllow(code, at: allowance.nameRange)
    }
  }

  /// Reports a misspelt name of a warning; other comments are prose that begins with "allow".
  private func misspelt(_ allowance: Allowance) -> Diagnostic? {
    let names = Diagnostic.Code.allCases.filter { $0.severity != .error }.map { $0.rawValue }
    guard let nearest = nearestName(to: allowance.name, in: names) else { return nil }
    return .unknownAllow(allowance.name, at: allowance.nameRange, nearest: nearest)
  }
}
