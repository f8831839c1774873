// Removes diagnostics that only follow from others, so that one mistake has one diagnostic.

import RasterSyntax

/// Returns the diagnostics of the parser and the checker, without those that others explain.
///
/// `found` are the checker's diagnostics, except those of bodies.
func withoutFollowUps(
  _ trees: [SyntaxTree],
  _ found: [Diagnostic],
  _ bodies: [BodyResult]
) -> [Diagnostic] {
  var parsed = trees.flatMap { $0.diagnostics }
  var found = found + bodies.flatMap { $0.reportsWithoutFollowUps }
  // The tree omits text that is nested too deeply, so other diagnostics in the file are unreliable.
  let tooDeep = Set(parsed.lazy.filter { $0.code == .nestedTooDeeply }.map { $0.range.file })
  if !tooDeep.isEmpty { found.removeAll { tooDeep.contains($0.range.file) } }
  // A line that looks like a `let` without the keyword may be an assignment.
  let assigned = Set(found.lazy.filter { $0.code == .missingLet }.map { $0.range })
  if !assigned.isEmpty {
    parsed.removeAll { $0.code == .missingLet && assigned.contains($0.range) }
  }
  removeArgumentReports(&parsed, &found, trees)
  removeLineReports(&parsed, found, trees)
  return parsed + found
}

/// Removes diagnostics of arguments that belong to another callee because of an unclosed bracket.
///
/// The bracket is on the line of the arguments. If there are such diagnostics, the parser's fix-it
/// closes the bracket in the wrong position, so the fix-it is removed too.
private func removeArgumentReports(
  _ parsed: inout [Diagnostic],
  _ found: inout [Diagnostic],
  _ trees: [SyntaxTree]
) {
  var places: [FileID: [(place: Range<UInt32>, report: Int)]] = [:]
  for (index, report) in parsed.enumerated() where report.code == .unclosedBracket {
    let source = trees[Int(report.range.file.index)].source
    let opener = report.labels.first?.range.lower ?? report.range.lower
    let start = UInt32(source.lineBytes(source.location(of: Int(opener)).line).lowerBound)
    let place = start..<max(start, report.range.upper)
    places[report.range.file, default: []].append((place, index))
  }
  if places.isEmpty { return }
  for (file, unsorted) in places {
    places[file] = unsorted.sorted { $0.place.lowerBound < $1.place.lowerBound }
  }
  found.removeAll { report in
    guard argumentCodes.contains(report.code), let places = places[report.range.file] else {
      return false
    }
    // The last range that starts before the diagnostic; earlier ranges end where it starts.
    let next = places.firstSortedIndex { $0.place.lowerBound > report.range.lower }
    guard next > 0, places[next - 1].place.contains(report.range.lower) else { return false }
    parsed[places[next - 1].report].fixIts = []
    return true
  }
}

/// Removes the parser's diagnostics of the rest of a line whose first word is misspelt.
///
/// The parser took the line for another kind of line.
private func removeLineReports(
  _ parsed: inout [Diagnostic],
  _ found: [Diagnostic],
  _ trees: [SyntaxTree]
) {
  let followUps: Set<Diagnostic.Code> = [
    .expectedLineEnd, .signAfterWord, .equalForColon, .missingComma,
  ]
  guard parsed.contains(where: { followUps.contains($0.code) }) else { return }
  var lines: Set<SourceRange> = []
  func line(_ range: SourceRange) -> SourceRange {
    let source = trees[Int(range.file.index)].source
    let bytes = source.lineBytes(source.location(of: Int(range.lower)).line)
    return SourceRange(file: range.file, lower: bytes.lowerBound, upper: bytes.upperBound)
  }
  for report in found where report.code == .unknownWord { lines.insert(line(report.range)) }
  parsed.removeAll { followUps.contains($0.code) && lines.contains(line($0.range)) }
}

extension BodyResult {
  /// The diagnostics of the body, without missing or unused parts that its mistakes explain.
  fileprivate var reportsWithoutFollowUps: [Diagnostic] {
    guard hasErrors else { return diagnostics }
    return diagnostics.filter {
      $0.code != .unusedLet && !(isTextBroken && bodyLossCodes.contains($0.code))
    }
  }
}

/// The codes of missing or surplus parts of a body.
///
/// They follow if one of its lines was parsed as part of another.
private let bodyLossCodes: Set<Diagnostic.Code> = [
  .missingDraw, .missingSize, .unexpectedBlock,
]

/// The codes of diagnostics about arguments of the wrong callee.
private let argumentCodes: Set<Diagnostic.Code> = [
  .argumentOrder, .duplicateArgument, .unexpectedArgument, .missingArgument, .missingBlock,
  .missingLabel, .missingPlace, .unknownLabel, .unexpectedLabel, .wrongLabel,
]
