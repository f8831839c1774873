// Removes diagnostics that follow from others, so that each mistake has one diagnostic.

import RasterSyntax

/// Removes diagnostics that only follow from others, line by line and file by file.
///
/// - In a line that the parser could not parse, the first mistake is kept. The checker's
///   diagnostics of the line and of the rest of its statement are removed.
/// - In a line with a wrong name, diagnostics of arguments follow from the name.
/// - The line below an unparsed one may be its continuation.
/// - If braces do not match, diagnostics below the first sign of it are unreliable.
/// - A name is not reported as unknown if it occurs in an unparsed line, which may declare it. If a
///   declaration has lost its name, or an import its file, unknown names are attributed to it.
/// - Unused declarations are reported only in files without errors, and costs only in files whose
///   names and lines are known.
///
/// The time is linear in the number of diagnostics, except for sorting them.
struct ReportSieve {
  let trees: [SyntaxTree]
  var parsed: Set<Place> = []
  /// Lines that the parser could not parse.
  var brokenLines: Set<SourceLine> = []
  /// The names that these lines may declare.
  var brokenWords = BrokenWords()
  /// The first syntax error of each statement, and the statements of files with syntax errors.
  private var firstInStatement: [Statement: Int] = [:]
  private var statements: [FileID: StatementMap] = [:]
  /// Statements with an unmatched closing bracket, whose structure is uncertain.
  private var tornStatements: Set<Statement> = []
  /// Unclosed brackets, and unmatched closing brackets.
  private var unclosed: [Diagnostic] = [], unmatched: [Diagnostic] = []
  /// The lines with syntax errors that make the text's meaning uncertain, in ascending order.
  private var mistakenLines: [FileID: [Int]] = [:]

  init(_ trees: [SyntaxTree]) {
    self.trees = trees
    for tree in trees {
      for report in tree.diagnostics where report.severity == .error {
        parsed.insert(Place(report))
        if clearCodes.contains(report.code) { continue }
        add(report, of: tree)
      }
    }
    for line in brokenLines { brokenWords.add(line, trees) }
  }

  /// Records a syntax error that makes the meaning of its line uncertain.
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
    // The text after an unclosed bracket may not be what it seems, either.
    if report.code == .unclosedBracket, let opener = report.labels.first,
      !opener.message.hasSuffix("'{'")
    {
      let first = self.line(at: opener.range)
      for number in first.number...max(first.number, line.number - 1) {
        brokenLines.insert(SourceLine(file: first.file, number: number))
      }
    }
    // The continued line is as uncertain as the line to which it was attributed.
    if report.isOfContinuedLine, let next = tree.source.lineBelow(line.number) {
      brokenLines.insert(SourceLine(file: line.file, number: next))
    }
  }

  /// Returns the remaining diagnostics, in order.
  ///
  /// The removed ones, if they still apply, are reported once the others are corrected.
  func sift(_ reports: [Diagnostic]) -> [Diagnostic] {
    let all = reports.inOrder()
    guard let first = all.first(where: { $0.severity == .error }) else { return all }
    var rest = withoutSecondMistakes(all)
    rest = withoutBlindReports(rest)
    rest = withoutStrangeBlocks(rest)
    rest = withoutDependents(rest)
    rest = withoutCovering(rest)
    rest = withoutLosses(rest)
    rest = withoutUses(rest)
    // Diagnostics can explain each other, but at least one error must remain.
    return rest.contains { $0.severity == .error } ? rest : (rest + [first]).inOrder()
  }

  /// Returns the diagnostics without the parser's later ones of a line.
  ///
  /// The checker's diagnostics of unparsed lines are removed too.
  private func withoutSecondMistakes(_ reports: [Diagnostic]) -> [Diagnostic] {
    var lines: Set<SourceLine> = []
    var broken = brokenLines
    // If a block could belong to either of two calls, the parser has no position for another block.
    // A colon before the value of a decoration is replaced together with the value.
    var explained: Set<SourceLine> = []
    for report in reports {
      if report.code == .argumentsAfterWord { broken.insert(line(of: report)) }
      if report.code == .ambiguousBlock || report.isOfDecoration {
        explained.insert(line(of: report))
      }
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

  /// Returns whether the diagnostic only follows from unparsed text shortly above.
  private func isFollowUp(_ report: Diagnostic, at line: SourceLine) -> Bool {
    guard !clearCodes.contains(report.code) else { return false }
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

  /// Returns whether the diagnostic is about the counterpart of a misplaced bracket.
  ///
  /// A comma that is missing between elements that such a bracket seemed to contain counts too.
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

  /// Returns whether an unmatched closing bracket is the one that another diagnostic expects.
  private func isPair(_ open: Diagnostic, _ closer: Diagnostic, _ opener: SourceRange) -> Bool {
    guard open.range.file == closer.range.file, opener.lower < closer.range.lower else {
      return false
    }
    return open.message.hasPrefix("expected '\(text(at: closer.range))'")
      && line(of: closer).number - line(at: opener).number <= Self.reach
  }

  /// Returns whether the diagnostic is about the rest of a statement that could not be parsed.
  private func isInBrokenStatement(_ report: Diagnostic, at line: SourceLine) -> Bool {
    guard let first = firstLine(of: report) else { return false }
    let isNear = abs(line.number - first) <= Self.reach
    return isNear && (first < line.number || tornStatements.contains(statement(of: report)))
  }

  /// The number of lines below a mistake in which diagnostics are assumed to follow from it.
  static let reach = 12

  private func firstLine(of report: Diagnostic) -> Int? {
    statements.isEmpty ? nil : firstInStatement[statement(of: report)]
  }

  private func statement(of report: Diagnostic) -> Statement {
    let file = report.range.file
    return Statement(file: file, number: statements[file]?.statement(at: report.range) ?? -1)
  }

  /// Returns lines whose first word belongs to another language, which explains other diagnostics.
  private func foreignLines(_ reports: [Diagnostic]) -> [SourceLine: SourceRange] {
    var ranges: [SourceLine: SourceRange] = [:]
    for report in reports where report.code == .unknownWord {
      let word = ForeignPhrases.camelCase(text(at: report.range))
      if ForeignPhrases.lines[word] != nil || ForeignNames.shapes.contains(word) {
        ranges[line(of: report)] = report.range
      }
    }
    return ranges
  }

  /// Returns the lines with more mistakes than a `;` at the end.
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

  /// Returns whether a line that continues this line's arguments could not be parsed.
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

  /// The range and code of a diagnostic, regardless of its fix-its.
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
  /// Returns the next line below that is not empty or a comment, or nil.
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
