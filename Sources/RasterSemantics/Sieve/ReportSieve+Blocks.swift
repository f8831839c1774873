// Removes diagnostics of text with unmatched braces, and of blocks that belong to nothing.

import RasterSyntax

extension ReportSieve {
  /// Returns the diagnostics without those below the first of several signs of unmatched braces.
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

  /// Returns the files in which a component's line is outside of all declarations.
  ///
  /// Their braces are closed too early.
  private func straysOutside(_ reports: [Diagnostic]) -> Set<FileID> {
    var strays: Set<FileID> = []
    for report in reports where report.code == .expectedDeclaration {
      if Self.memberWords.contains(text(at: report.range)) { strays.insert(report.range.file) }
    }
    return strays
  }

  /// Returns the lines, in order, that show unmatched braces.
  private func linesOfBraces(_ reports: [Diagnostic]) -> [FileID: [Int]] {
    var lines: [FileID: [Int]] = [:]
    for report in reports where report.isOfBraces {
      lines[report.range.file, default: []].append(line(of: report).number)
    }
    return lines
  }

  /// Returns whether one of the lines is shortly below the diagnostic.
  private func isShortlyAbove(_ lines: [Int], _ report: Diagnostic) -> Bool {
    if lines.isEmpty { return false }
    let number = line(of: report).number
    let next = lines.firstSortedIndex { $0 > number }
    return next < lines.count && lines[next] - number <= Self.reach
  }

  private func isParsedError(_ report: Diagnostic) -> Bool {
    report.severity == .error && parsed.contains(Place(report)) && !clearCodes.contains(report.code)
  }

  /// Returns the diagnostics without those inside of blocks that belong to nothing.
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

  /// Returns the block that begins at a position, or later on its line; nil if there is none.
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
