// Of all that is said of a text, what one mistake brings up by itself is left: one mistake, one report.

import RasterSyntax

/// Leaves out what only follows from other reports, line by line and file by file.
///
/// - Of a line that the parser could not read, the first mistake is kept, and nothing that the checker
///   says of what was made of the line.
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
  private let trees: [SyntaxTree]
  private var parsed: Set<Place> = []
  /// Lines that the parser could not read.
  private var brokenLines: Set<SourceLine> = []
  /// The words that these lines begin with, one of which they may declare.
  private var brokenWords: Set<Word> = []

  init(_ trees: [SyntaxTree]) {
    self.trees = trees
    for tree in trees {
      for report in tree.diagnostics where report.severity == .error {
        parsed.insert(Place(report))
        if wholeCodes.contains(report.code) { continue }
        brokenLines.insert(line(of: report))
        // What stands behind a bracket that is open is not what it seems, either.
        if report.code == .unclosedBracket, let opener = report.labels.first,
          !opener.message.hasSuffix("'{'")
        {
          let (first, last) = (line(at: opener.range), line(of: report))
          for number in first.number...max(first.number, last.number - 1) {
            brokenLines.insert(SourceLine(file: first.file, number: number))
          }
        }
      }
    }
    for line in brokenLines { addWords(of: line) }
  }

  private mutating func addWords(of line: SourceLine) {
    let source = trees[Int(line.file.index)].source
    let names = lex(Array(source.bytes[source.lineBytes(line.number)])).filter { $0.kind == .name }
    for token in names.prefix(3) {
      let start = source.lineBytes(line.number).lowerBound
      let text = source.bytes[(start + Int(token.lower))..<(start + Int(token.upper))]
      brokenWords.insert(Word(file: line.file, text: String(decoding: text, as: UTF8.self)))
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
    left = withoutDependents(left)
    left = withoutLosses(left)
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
      if report.code == .unwantedArguments { broken.insert(line(of: report)) }
      if report.code == .ambiguousBlock { explained.insert(line(of: report)) }
    }
    let foreign = foreignLines(reports)
    let mistaken = linesWithMistakes(reports)
    return reports.filter { report in
      let line = line(of: report)
      if report.code == .semicolon, mistaken.contains(line) { return false }
      if let word = foreign[line] { return report.range == word }
      if parsed.contains(Place(report)) {
        return !explained.contains(line) && lines.insert(line).inserted
      }
      let isBelow = broken.contains(SourceLine(file: line.file, number: line.number - 1))
      if isBelow, restCodes.contains(report.code) { return false }
      if report.code == .missingArgument, hasBrokenLine(shortlyBelow: line) { return false }
      return explained.contains(line) || !brokenLines.contains(line)
    }
  }

  /// The first words of lines that are another language's, and explain whatever else is odd there.
  private func foreignLines(_ reports: [Diagnostic]) -> [SourceLine: SourceRange] {
    var words: [SourceLine: SourceRange] = [:]
    for report in reports where report.code == .unknownWord {
      let source = trees[Int(report.range.file.index)].source
      let word = ForeignPhrases.camelCase(source.text(at: report.range))
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

  /// Without what stands below the first of several places that show braces which do not match.
  private func withoutBlindReports(_ reports: [Diagnostic]) -> [Diagnostic] {
    var first: [FileID: UInt32] = [:]
    var counts: [FileID: Int] = [:]
    var certain: Set<FileID> = []
    // Files in which a component's line stands outside of all, so that its braces have ended too early.
    var strays: Set<FileID> = []
    for report in reports where report.code == .expectedDeclaration {
      let word = trees[Int(report.range.file.index)].source.text(at: report.range)
      if memberWords.contains(String(word)) { strays.insert(report.range.file) }
    }
    for report in reports where report.isStructural || report.isOfBraces {
      let file = report.range.file
      first[file] = min(first[file] ?? .max, report.range.lower)
      counts[file, default: 0] += 1
      if report.isOfBraces { certain.insert(file) }
    }
    return reports.filter { report in
      let file = report.range.file
      if lossCodes.contains(report.code), strays.contains(file) { return false }
      guard let place = first[file], certain.contains(file), counts[file, default: 0] > 1 else {
        return true
      }
      return report.range.lower <= place && !lossCodes.contains(report.code)
    }
  }

  /// Without what is said of arguments in a line with a wrong name, of types of what holds that name,
  /// and of the argument behind a wrong label.
  private func withoutDependents(_ reports: [Diagnostic]) -> [Diagnostic] {
    var named: [SourceLine: [Diagnostic]] = [:]
    for report in reports where nameCodes.contains(report.code) {
      named[line(of: report), default: []].append(report)
    }
    if named.isEmpty { return reports }
    return reports.filter { report in
      guard let names = named[line(of: report)] else { return true }
      if dependentCodes.contains(report.code) { return false }
      if report.code == .typeMismatch || report.code == .tupleCount {
        return !report.fixIts.isEmpty
          || !names.contains { name in
            labelCodes.contains(name.code)
              || report.range.lower <= name.range.lower
                && name.range.upper <= report.range.upper
          }
      }
      return report.code != .unknownMember || !report.fixIts.isEmpty
        || !names.contains { labelCodes.contains($0.code) && $0.range.upper <= report.range.lower }
    }
  }

  /// Without what is said of names that were lost, and of files that have errors.
  private func withoutLosses(_ reports: [Diagnostic]) -> [Diagnostic] {
    var nameless: Set<FileID> = []
    var unimported: Set<FileID> = []
    var broken: Set<FileID> = []
    var misnamed: Set<FileID> = []
    var misblocked: Set<FileID> = []
    for report in reports where report.severity == .error {
      if report.code == .extraBlock { misblocked.insert(report.range.file) }
      if lostNameCodes.contains(report.code) { nameless.insert(report.range.file) }
      if lostImportCodes.contains(report.code) || isInImport(report) {
        unimported.insert(report.range.file)
      }
      broken.insert(report.range.file)
      if parsed.contains(Place(report)) || nameCodes.contains(report.code)
        || report.code == .untypedLiteral
      {
        misnamed.insert(report.range.file)
      }
    }
    return reports.filter { report in
      let file = report.range.file
      if nameless.contains(file), report.fixIts.isEmpty,
        report.code == .unknownName || report.code == .unknownMember
      {
        return false
      }
      // A state may be one of a line above that could not be read.
      if report.code == .unknownState, hasBrokenLine(above: report) { return false }
      if declaredCodes.contains(report.code), !brokenWords.isEmpty {
        let text = trees[Int(file.index)].source.text(at: report.range)
        if brokenWords.contains(Word(file: file, text: text)) { return false }
      }
      if unimported.contains(file), importedCodes.contains(report.code),
        report.fixIts.isEmpty || report.code == .notImported
      {
        return false
      }
      // What moves may be declared in a line that could not be read.
      if report.code == .transitionDomain, hasBrokenLine(above: report) { return false }
      // The block that is missing may be one that is too much.
      if lossCodes.contains(report.code), misblocked.contains(file) { return false }
      if unusedCodes.contains(report.code) { return !broken.contains(file) }
      return !(costCodes.contains(report.code) && misnamed.contains(file))
    }
  }

  /// Whether a line that imports something could not be read.
  private func isInImport(_ report: Diagnostic) -> Bool {
    guard parsed.contains(Place(report)) else { return false }
    let source = trees[Int(report.range.file.index)].source
    let line = source.lineText(line(of: report).number)
    return line.hasPrefix("import")
      || report.code == .expectedDeclaration && line.contains { $0 == "\"" }
  }

  private func hasBrokenLine(above report: Diagnostic) -> Bool {
    let line = line(of: report)
    return brokenLines.contains { $0.file == line.file && $0.number < line.number }
  }

  /// Whether a line that goes on with the arguments of this one could not be read.
  private func hasBrokenLine(shortlyBelow line: SourceLine) -> Bool {
    (1...2).contains { brokenLines.contains(SourceLine(file: line.file, number: line.number + $0)) }
  }

  private func line(of report: Diagnostic) -> SourceLine { line(at: report.range) }

  private func line(at range: SourceRange) -> SourceLine {
    let source = trees[Int(range.file.index)].source
    return SourceLine(file: range.file, number: source.location(of: Int(range.lower)).line)
  }

  private struct SourceLine: Hashable {
    let file: FileID
    let number: Int
  }

  private struct Word: Hashable {
    let file: FileID
    let text: String
  }

  /// A report, whatever it offers.
  private struct Place: Hashable {
    let range: SourceRange
    let code: Diagnostic.Code

    init(_ report: Diagnostic) {
      range = report.range
      code = report.code
    }
  }
}

/// The parser's mistakes that leave no doubt of what the line says.
let wholeCodes: Set<Diagnostic.Code> = [
  .semicolon, .wrongQuote, .missingLeadingZero, .genericType, .needlessReturn, .paletteRenamed,
  .lookAlikeCharacter, .invisibleCharacter, .twoDots, .missingLet, .missingState, .crossForComma,
  .defaultForElse, .malformedColor, .unknownEscape, .malformedUnicodeEscape,
]

/// Names that mean nothing.
private let nameCodes: Set<Diagnostic.Code> = [
  .unknownName, .notImported, .unknownMember, .unknownWord, .unknownLabel, .wrongLabel,
  .unknownState, .methodWithoutCall, .notAValue, .unknownUnit,
]

/// Labels that no argument has.
private let labelCodes: Set<Diagnostic.Code> = [.unknownLabel, .wrongLabel]

/// What a line may lack, or have too much, whose beginning stands in the line above.
private let restCodes: Set<Diagnostic.Code> = [
  .argumentOrder, .duplicateArgument, .extraArgument, .missingArgument, .missingBlock,
  .missingLabel, .missingPlace, .unwantedLabel, .needlessArgument, .unknownWord,
]

/// What is said of arguments, or of their types, where a name among them is wrong.
private let dependentCodes: Set<Diagnostic.Code> = [
  .duplicateArgument, .extraArgument, .missingArgument, .missingLabel, .notAnEnvironment,
  .matrixEmpty, .extraBlock,
]

/// Declarations whose name is missing.
private let lostNameCodes: Set<Diagnostic.Code> = [.expectedName, .reservedName]

/// Names that a declaration may give.
private let declaredCodes: Set<Diagnostic.Code> = [
  .unknownName, .unknownLabel, .unknownState, .unknownMember, .notImported,
]

/// The words that lines of components begin with.
private let memberWords: Set<String> = [
  "state", "size", "caps", "clip", "mirrors", "transition", "accessibility", "draw", "states",
  "tests",
]

/// What is missing where a block ends too early.
private let lossCodes: Set<Diagnostic.Code> = [.missingDraw, .missingSize]

extension Diagnostic {
  /// Whether it may come of a brace that is missing, or too many.
  fileprivate var isStructural: Bool {
    switch code {
    case .missingBlock, .misplacedStatement, .extraBlock: true
    default: false
    }
  }

  /// Whether it comes of such a brace, or of what no brace is around.
  fileprivate var isOfBraces: Bool {
    switch code {
    case .unmatchedBracket: message.hasPrefix("this '}'")
    case .unclosedBracket: labels.first?.message.hasSuffix("'{'") ?? false
    case .expectedDeclaration: fixIts.isEmpty
    default: false
    }
  }
}

/// Imports that give nothing.
private let lostImportCodes: Set<Diagnostic.Code> = [
  .missingImport, .unreadableImport, .outsideImport, .importCycle, .malformedJSON,
]

/// What can be said of names of a file that was not imported.
private let importedCodes: Set<Diagnostic.Code> = [
  .unknownName, .notImported, .unknownLabel, .unknownMember, .unknownWord,
]

/// What is found by following the whole program.
private let costCodes: Set<Diagnostic.Code> = [.tooCostly, .listTooLong]

/// What nothing uses, perhaps because its use is broken.
private let unusedCodes: Set<Diagnostic.Code> = [
  .unreadProperty, .unusedLet, .unusedFace, .transitionUnused, .unnamedControl,
]
