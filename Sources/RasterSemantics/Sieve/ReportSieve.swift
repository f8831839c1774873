// Of all that is said of a text, what one mistake brings up by itself is left: one mistake, one report.

import RasterSyntax

/// Leaves out what only follows from other reports, line by line and file by file.
///
/// - Of a line that the parser could not read, the first mistake is kept, and nothing that the checker
///   says of what was made of the line, or of the rest of its statement.
/// - In a line with a wrong name, what is said of arguments follows from the name.
/// - The line below one that could not be read may be its rest.
/// - Where braces do not match, nothing is certain below the first place that shows it.
/// - A name is not unknown where it stands in a line that could not be read, which may declare it. Where a
///   declaration has lost its name, or an import its file, names that are unknown are its names.
/// - What is unused is said of files without errors, and what things cost of files whose names and lines
///   are known.
///
/// Linear in the reports but for sorting them.
struct ReportSieve {
  let trees: [SyntaxTree]
  var parsed: Set<Place> = []
  /// Lines that the parser could not read.
  var brokenLines: Set<SourceLine> = []
  /// The names in these lines that they may declare.
  var brokenWords = BrokenWords()
  /// The first of the parser's mistakes in each statement, and the statements of files that have such.
  private var firstInStatement: [Statement: Int] = [:]
  private var statements: [FileID: StatementMap] = [:]
  /// Statements with a bracket that closes nothing: what it closes is not what it seems.
  private var tornStatements: Set<Statement> = []
  /// Brackets that nothing closes, and those that close nothing.
  private var unclosed: [Diagnostic] = [], unmatched: [Diagnostic] = []
  /// The lines of the parser's mistakes that leave in doubt what the text says, in ascending order.
  private var mistakenLines: [FileID: [Int]] = [:]

  init(_ trees: [SyntaxTree]) {
    self.trees = trees
    for tree in trees {
      for report in tree.diagnostics where report.severity == .error {
        parsed.insert(Place(report))
        if wholeCodes.contains(report.code) { continue }
        add(report, of: tree)
      }
    }
    for line in brokenLines { brokenWords.add(line, trees) }
  }

  /// Notes a mistake of the parser that leaves in doubt what its line says.
  private mutating func add(_ report: Diagnostic, of tree: SyntaxTree) {
    let line = line(of: report)
    brokenLines.insert(line)
    mistakenLines[line.file, default: []].append(line.number)
    let map = statements[line.file] ?? StatementMap(tree)
    statements[line.file] = map
    let statement = Statement(file: line.file, number: map.statement(at: report.range))
    firstInStatement[statement] = min(firstInStatement[statement] ?? .max, line.number)
    if isAtCloser(report) { tornStatements.insert(statement) }
    if report.code == .unclosedBracket { unclosed.append(report) }
    if report.code == .unmatchedBracket { unmatched.append(report) }
    // What stands behind a bracket that is open is not what it seems, either.
    if report.code == .unclosedBracket, let opener = report.labels.first,
      !opener.message.hasSuffix("'{'")
    {
      let first = self.line(at: opener.range)
      for number in first.number...max(first.number, line.number - 1) {
        brokenLines.insert(SourceLine(file: first.file, number: number))
      }
    }
    // The line that goes on is as doubtful as the one that it was taken for.
    if report.isOfContinuedLine, let next = tree.source.lineBelow(line.number) {
      brokenLines.insert(SourceLine(file: line.file, number: next))
    }
  }

  /// The reports that are left, in order.
  ///
  /// Those that are left out are made when the others are mended.
  func sift(_ reports: [Diagnostic]) -> [Diagnostic] {
    let all = reports.inOrder()
    guard let first = all.first(where: { $0.severity == .error }) else { return all }
    var left = withoutSecondMistakes(all)
    left = withoutBlindReports(left)
    left = withoutStrangeBlocks(left)
    left = withoutDependents(left)
    left = withoutCovering(left)
    left = withoutLosses(left)
    left = withoutUses(left)
    // What explains a report may itself be explained by that one: an error is never passed over.
    return left.contains { $0.severity == .error } ? left : (left + [first]).inOrder()
  }

  /// Without the parser's later reports of a line, and the checker's of lines that were not read.
  private func withoutSecondMistakes(_ reports: [Diagnostic]) -> [Diagnostic] {
    var lines: Set<SourceLine> = []
    var broken = brokenLines
    // Where a block could belong to either of two, the parser finds no place for another one.
    var explained: Set<SourceLine> = []
    for report in reports {
      if report.code == .argumentsAfterWord { broken.insert(line(of: report)) }
      if report.code == .ambiguousBlock { explained.insert(line(of: report)) }
    }
    let foreign = foreignLines(reports)
    let mistaken = linesWithMistakes(reports)
    return reports.filter { report in
      let line = line(of: report)
      if report.code == .semicolon, mistaken.contains(line) { return false }
      if let word = foreign[line] { return report.range == word }
      if parsed.contains(Place(report)) {
        return !explained.contains(line) && !isFollowUp(report, at: line)
          && lines.insert(line).inserted
      }
      let isBelow = broken.contains(SourceLine(file: line.file, number: line.number - 1))
      if isBelow, Self.restCodes.contains(report.code) { return false }
      if report.code == .missingArgument, hasBrokenLine(shortlyBelow: line) { return false }
      if isInBrokenStatement(report, at: line) { return false }
      return explained.contains(line) || !brokenLines.contains(line)
    }
  }

  /// Whether the parser has found this only because it could not read what stands shortly above.
  private func isFollowUp(_ report: Diagnostic, at line: SourceLine) -> Bool {
    guard !wholeCodes.contains(report.code) else { return false }
    if let first = firstLine(of: report), first < line.number, line.number - first <= Self.reach,
      Self.bracketCodes.contains(report.code) || isAtCloser(report)
    {
      return true
    }
    if isBesideBracket(report, at: line) { return true }
    guard report.isOfLostBracket, let lines = mistakenLines[line.file] else { return false }
    let next = lines.firstSortedIndex { $0 >= line.number }
    return next > 0 && line.number - lines[next - 1] <= 3
  }

  private func isAtCloser(_ report: Diagnostic) -> Bool {
    let text = text(at: report.range)
    return text == ")" || text == "]"
  }

  /// Whether the report is about the other half of a bracket that stands in the wrong place, or about a
  /// comma between what such a bracket was taken to hold.
  private func isBesideBracket(_ report: Diagnostic, at line: SourceLine) -> Bool {
    switch report.code {
    case .unmatchedBracket, .unclosedBracket, .missingComma: break
    default: return false
    }
    return unclosed.contains { other in
      guard other.range.file == report.range.file, let opener = other.labels.first?.range else {
        return false
      }
      if report.isOfContinuedLine {
        return opener.lower < report.range.lower && report.range.lower < other.range.lower
      }
      guard report.code == .unmatchedBracket, other.range.lower < report.range.lower else {
        return report == other
          && unmatched.contains { $0.range.lower < other.range.lower && isPair(other, $0, opener) }
      }
      return isPair(other, report, opener)
        && line.number - self.line(at: opener).number <= Self.reach
    }
  }

  /// Whether a bracket that closes nothing is the one that another report misses.
  private func isPair(_ open: Diagnostic, _ closer: Diagnostic, _ opener: SourceRange) -> Bool {
    guard open.range.file == closer.range.file, opener.lower < closer.range.lower else {
      return false
    }
    return open.message.hasPrefix("expected '\(text(at: closer.range))'")
      && line(of: closer).number - line(at: opener).number <= Self.reach
  }

  /// Whether the report is about the rest of a statement that the parser could not read.
  private func isInBrokenStatement(_ report: Diagnostic, at line: SourceLine) -> Bool {
    guard let first = firstLine(of: report) else { return false }
    let isNear = abs(line.number - first) <= Self.reach
    return isNear && (first < line.number || tornStatements.contains(statement(of: report)))
  }

  /// How many lines below a mistake what is odd follows from it.
  static let reach = 12

  private func firstLine(of report: Diagnostic) -> Int? {
    statements.isEmpty ? nil : firstInStatement[statement(of: report)]
  }

  private func statement(of report: Diagnostic) -> Statement {
    let file = report.range.file
    return Statement(file: file, number: statements[file]?.statement(at: report.range) ?? -1)
  }

  /// The first words of lines that are another language's, and explain whatever else is odd there.
  private func foreignLines(_ reports: [Diagnostic]) -> [SourceLine: SourceRange] {
    var words: [SourceLine: SourceRange] = [:]
    for report in reports where report.code == .unknownWord {
      let word = ForeignPhrases.camelCase(text(at: report.range))
      if ForeignPhrases.lines[word] != nil || ForeignNames.shapes.contains(word) {
        words[line(of: report)] = report.range
      }
    }
    return words
  }

  /// Lines of which more is wrong than a `;` at their end.
  private func linesWithMistakes(_ reports: [Diagnostic]) -> Set<SourceLine> {
    guard reports.contains(where: { $0.code == .semicolon }) else { return [] }
    var lines: Set<SourceLine> = []
    for report in reports where report.code != .semicolon && report.severity == .error {
      lines.insert(line(of: report))
    }
    return lines
  }

  func hasBrokenLine(above report: Diagnostic) -> Bool {
    let line = line(of: report)
    return brokenLines.contains { $0.file == line.file && $0.number < line.number }
  }

  /// Whether a line that goes on with the arguments of this one could not be read.
  private func hasBrokenLine(shortlyBelow line: SourceLine) -> Bool {
    (1...2).contains { brokenLines.contains(SourceLine(file: line.file, number: line.number + $0)) }
  }

  func text(at range: SourceRange) -> String { trees[Int(range.file.index)].source.text(at: range) }

  func line(of report: Diagnostic) -> SourceLine { line(at: report.range) }

  func line(at range: SourceRange) -> SourceLine {
    let source = trees[Int(range.file.index)].source
    return SourceLine(file: range.file, number: source.location(of: Int(range.lower)).line)
  }

  struct SourceLine: Hashable {
    let file: FileID
    let number: Int
  }

  private struct Statement: Hashable {
    let file: FileID
    let number: Int
  }

  /// A report, whatever it offers.
  struct Place: Hashable {
    let range: SourceRange
    let code: Diagnostic.Code

    init(_ report: Diagnostic) {
      range = report.range
      code = report.code
    }
  }
}

extension SourceFile {
  /// The next line below that has more than a comment; nil of the last.
  fileprivate func lineBelow(_ number: Int) -> Int? {
    var next = number + 1
    while next <= lineCount {
      let isText = lex(Array(bytes[lineBytes(next)])).contains { !$0.kind.isTrivia }
      if isText { return next }
      next += 1
    }
    return nil
  }
}
