// Leaves out what is said of text whose braces do not match, or whose block belongs to nothing.

import RasterSyntax

extension ReportSieve {
  /// Without what stands below the first of several places that show braces which do not match.
  func withoutBlindReports(_ reports: [Diagnostic]) -> [Diagnostic] {
    var first: [FileID: UInt32] = [:]
    var counts: [FileID: Int] = [:]
    var certain: Set<FileID> = []
    let strays = straysOutside(reports)
    let braces = linesOfBraces(reports)
    for report in reports {
      let file = report.range.file
      let isStray = strays.contains(file) && report.isOfMemberWord
      let isAbove = isParsedError(report) && isShortlyAbove(braces[file] ?? [], report)
      guard report.isStructural || report.isOfBraces || isStray || isAbove else { continue }
      first[file] = min(first[file] ?? .max, report.range.lower)
      counts[file, default: 0] += 1
      if report.isOfBraces { certain.insert(file) }
    }
    return reports.filter { report in
      let file = report.range.file
      if Self.lossCodes.contains(report.code), strays.contains(file) { return false }
      guard let place = first[file], certain.contains(file), counts[file, default: 0] > 1 else {
        return true
      }
      return report.range.lower <= place && !Self.lossCodes.contains(report.code)
    }
  }

  /// Files in which a component's line stands outside of all, so that its braces have ended too early.
  private func straysOutside(_ reports: [Diagnostic]) -> Set<FileID> {
    var strays: Set<FileID> = []
    for report in reports where report.code == .expectedDeclaration {
      if Self.memberWords.contains(text(at: report.range)) { strays.insert(report.range.file) }
    }
    return strays
  }

  /// The lines, in order, that show braces which do not match.
  private func linesOfBraces(_ reports: [Diagnostic]) -> [FileID: [Int]] {
    var lines: [FileID: [Int]] = [:]
    for report in reports where report.isOfBraces {
      lines[report.range.file, default: []].append(line(of: report).number)
    }
    return lines
  }

  /// Whether one of the lines is not far below the report.
  private func isShortlyAbove(_ lines: [Int], _ report: Diagnostic) -> Bool {
    if lines.isEmpty { return false }
    let number = line(of: report).number
    let next = lines.firstSortedIndex { $0 > number }
    return next < lines.count && lines[next] - number <= Self.reach
  }

  private func isParsedError(_ report: Diagnostic) -> Bool {
    report.severity == .error && parsed.contains(Place(report)) && !wholeCodes.contains(report.code)
  }

  /// Without what is said of the inside of blocks that belong to nothing.
  func withoutStrangeBlocks(_ reports: [Diagnostic]) -> [Diagnostic] {
    var blocks: [SourceRange] = []
    for report in reports where report.code == .blockAfterValue || report.code == .unexpectedBlock {
      if let block = block(from: report.range) { blocks.append(block) }
    }
    if blocks.isEmpty { return reports }
    return reports.filter { report in
      !blocks.contains { block in
        block.file == report.range.file && block.lower < report.range.lower
          && report.range.upper <= block.upper
      }
    }
  }

  /// The block that begins at a place, or on its line behind it; nil where none does.
  private func block(from range: SourceRange) -> SourceRange? {
    let tokens = trees[Int(range.file.index)].tokens
    var index = tokens.firstSortedIndex { $0.lower >= range.lower }
    while index < tokens.count, tokens[index].kind != .leftBrace {
      if tokens[index].kind == .newline { return nil }
      index += 1
    }
    guard index < tokens.count else { return nil }
    let lower = tokens[index].bytes.lowerBound
    var depth = 0
    while index < tokens.count {
      if tokens[index].kind == .leftBrace { depth += 1 }
      if tokens[index].kind == .rightBrace { depth -= 1 }
      if depth == 0 { break }
      index += 1
    }
    let last = tokens[min(index, tokens.count - 1)].bytes
    return SourceRange(file: range.file, lower: lower, upper: last.upperBound)
  }
}
