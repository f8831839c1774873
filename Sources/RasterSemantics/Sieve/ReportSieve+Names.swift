// Removes diagnostics that follow from wrong or missing names.

import RasterSyntax

extension ReportSieve {
  /// Returns the diagnostics without those that depend on a wrong name.
  ///
  /// They are about arguments in a line with a wrong name, types of expressions that contain the
  /// name, and the argument after a wrong label.
  func withoutDependents(_ reports: [Diagnostic]) -> [Diagnostic] {
    var named: [SourceLine: [Diagnostic]] = [:]
    var doubled: Set<SourceLine> = []
    for report in reports {
      if Self.nameCodes.contains(report.code) {
        named[line(of: report), default: []].append(report)
      }
      if report.code == .duplicateArgument { doubled.insert(line(of: report)) }
    }
    if named.isEmpty, doubled.isEmpty { return reports }
    return reports.filter { report in
      let line = line(of: report)
      if doubled.contains(line), Self.duplicateFollowUps.contains(report.code) { return false }
      guard let names = named[line] else { return true }
      return !isDependent(report, of: names)
    }
  }

  private func isDependent(_ report: Diagnostic, of names: [Diagnostic]) -> Bool {
    if Self.dependentCodes.contains(report.code) { return true }
    guard report.fixIts.isEmpty else { return false }
    let before = names.filter { $0.range.upper <= report.range.lower }
    switch report.code {
    case .typeMismatch, .tupleCount:
      return names.contains { name in
        Self.labelCodes.contains(name.code)
          || report.range.lower <= name.range.lower && name.range.upper <= report.range.upper
          || name.range.upper <= report.range.lower
            && areJoined(name.range, report.range, by: ["[", "(", "[(", "(["])
      }
    case .unknownMember:
      return before.contains {
        Self.labelCodes.contains($0.code)
          || areJoined($0.range, report.range, by: [",.", ":."])
      }
    case .unknownLabel: return before.contains { $0.code == .unknownLabel }
    case .unknownName: return before.contains { $0.code == .unknownWord }
    default: return false
    }
  }

  /// Returns whether only the given punctuation, mistyped, separates two ranges.
  private func areJoined(_ first: SourceRange, _ second: SourceRange, by signs: [String]) -> Bool {
    let bytes = trees[Int(first.file.index)].source.bytes[Int(first.upper)..<Int(second.lower)]
    return bytes.count <= 3 && signs.contains { bytes.filter { $0 != 32 }.elementsEqual($0.utf8) }
  }

  /// Returns the diagnostics without those of an expression that has a diagnostic in a part.
  ///
  /// Of several diagnostics at one position, only one remains.
  func withoutCovering(_ reports: [Diagnostic]) -> [Diagnostic] {
    var places: [SourceRange: Diagnostic.Code] = [:]
    let errors = reports.filter { $0.severity == .error }
    return reports.filter { report in
      guard report.severity == .error else { return true }
      if let code = places[report.range], code != report.code { return false }
      places[report.range] = report.code
      switch report.code {
      case .untypedTuple:
        return !errors.contains {
          (Self.nameCodes.contains($0.code) || $0.code == .missingArgument) && covers(report, $0)
        }
      case .typeMismatch:
        return !errors.contains { $0.code == .tupleCount && covers($0, report) }
      case .unknownUnit: return !errors.contains { $0.code == .fractionRange && covers($0, report) }
      default: return true
      }
    }
  }

  private func covers(_ outer: Diagnostic, _ inner: Diagnostic) -> Bool {
    outer.range.file == inner.range.file && outer.range.lower <= inner.range.lower
      && inner.range.upper <= outer.range.upper
  }

  /// Returns the diagnostics without those of names that were lost, and of files with errors.
  func withoutLosses(_ reports: [Diagnostic]) -> [Diagnostic] {
    let losses = Losses(reports, self)
    return reports.filter { report in
      let file = report.range.file
      if losses.nameless.contains(file), report.fixIts.isEmpty,
        Self.namelessCodes.contains(report.code)
      {
        return false
      }
      if losses.componentless.contains(file), report.code == .unknownWord, report.fixIts.isEmpty {
        return false
      }
      if losses.tokenless.contains(file), report.code == .unknownMember, report.fixIts.isEmpty {
        return false
      }
      // An unparsed line above, or a line with a wrong name, may declare the state.
      if report.code == .unknownState, hasBrokenLine(above: report) { return false }
      if report.code == .unknownState, report.message.hasSuffix("above this one"),
        losses.hasName(above: report)
      {
        return false
      }
      if Self.declaredCodes.contains(report.code),
        brokenWords.mayDeclare(text(at: report.range), file)
      {
        return false
      }
      if losses.unimported.contains(file), Self.importedCodes.contains(report.code),
        report.fixIts.isEmpty || report.code == .notImported
      {
        return false
      }
      // The property may be declared in a line that could not be parsed.
      if report.code == .transitionDomain, hasBrokenLine(above: report) { return false }
      // The missing block may be a surplus one, or belong to a line with a wrong keyword.
      if Self.lossCodes.contains(report.code), losses.misblocked.contains(file) { return false }
      if Self.unusedCodes.contains(report.code) { return !losses.broken.contains(file) }
      return !(Self.costCodes.contains(report.code) && losses.misnamed.contains(file))
    }
  }

  /// Returns the diagnostics without those that follow from declarations with a mistake.
  ///
  /// They are about values that use such a declaration, and about cases of properties with a wrong
  /// domain.
  func withoutUses(_ reports: [Diagnostic]) -> [Diagnostic] {
    var declared = brokenWords
    var domains: [FileID: UInt32] = [:]
    for report in reports where report.severity == .error {
      let line = line(of: report)
      let first = declared.addDeclaration(in: line, of: ["let", "environment", "mode"], trees)
      let isDoubtful = brokenLines.contains(line) || report.code == .notADomain
      if isDoubtful, ["state", "enum", "case"].contains(first) {
        domains[line.file] = min(domains[line.file] ?? .max, report.range.lower)
      }
    }
    return reports.filter { report in
      let file = report.range.file
      let isBelow = domains[file].map { $0 < report.range.lower } ?? false
      if isBelow, Self.domainCodes.contains(report.code) { return false }
      guard report.fixIts.isEmpty, report.severity == .error else { return true }
      if report.code == .unknownLabel { return !declared.declare(text(at: report.range), file) }
      guard Self.valueCodes.contains(report.code) else { return true }
      // A declaration's own line contains the mistake itself.
      let line = line(of: report)
      if declared.isDeclaration(line) { return true }
      return !declared.areUsed(in: report.range, trees)
        && !(report.code == .missingArgument && brokenWords.areUsed(in: line, trees))
    }
  }

  /// The kinds of losses, and the files that have them.
  private struct Losses {
    var nameless: Set<FileID> = []
    var componentless: Set<FileID> = []
    var tokenless: Set<FileID> = []
    var unimported: Set<FileID> = []
    var broken: Set<FileID> = []
    var misnamed: Set<FileID> = []
    var misblocked: Set<FileID> = []
    /// The position of the first wrong name in each file.
    private var names: [FileID: UInt32] = [:]

    init(_ reports: [Diagnostic], _ sieve: ReportSieve) {
      for report in reports where report.severity == .error {
        let file = report.range.file
        let isParsed = sieve.parsed.contains(Place(report))
        if report.code == .blockAfterValue || report.code == .unexpectedBlock
          || report.isOfMemberWord
        {
          misblocked.insert(file)
        }
        if lostNameCodes.contains(report.code) || report.isOfContinuedLine { nameless.insert(file) }
        if lostNameCodes.contains(report.code), sieve.isInComponentHead(report) {
          componentless.insert(file)
        }
        if report.code == .tokenDefaultMissing { tokenless.insert(file) }
        if lostImportCodes.contains(report.code) || sieve.isInImport(report) {
          unimported.insert(file)
        }
        broken.insert(file)
        if isParsed || nameCodes.contains(report.code) || report.code == .untypedLiteral {
          misnamed.insert(file)
        }
        if nameCodes.contains(report.code), report.code != .unknownState {
          names[file] = min(names[file] ?? .max, report.range.lower)
        }
      }
    }

    func hasName(above report: Diagnostic) -> Bool {
      names[report.range.file].map { $0 < report.range.lower } ?? false
    }
  }

  /// Returns whether a component's name is missing.
  private func isInComponentHead(_ report: Diagnostic) -> Bool {
    let source = trees[Int(report.range.file.index)].source
    return source.lineText(line(of: report).number).hasPrefix("component")
  }

  /// Returns whether it is in an import that could not be parsed.
  private func isInImport(_ report: Diagnostic) -> Bool {
    guard parsed.contains(Place(report)) else { return false }
    let source = trees[Int(report.range.file.index)].source
    let line = source.lineText(line(of: report).number)
    return line.hasPrefix("import")
      || report.code == .expectedDeclaration && line.contains { $0 == "\"" }
  }
}

/// The names that lines with a mistake may declare.
struct BrokenWords {
  /// The names in such lines; the line may declare any of them.
  private var possible: Set<Word> = []
  /// The names at the position where a line declares a name.
  private var declared: Set<Word> = []
  /// Words in which two names are joined, because a misplaced character follows: `titleString`.
  private var joined: [FileID: [String]] = [:]
  private var lines: Set<ReportSieve.SourceLine> = []

  /// Adds the first words of a line, or all its words if it contains a declaration keyword.
  mutating func add(_ line: ReportSieve.SourceLine, _ trees: [SyntaxTree]) {
    let names = Self.words(in: line, trees)
    let isDeclaration = names.contains { ReportSieve.declarationWords.contains($0.text) }
    for name in isDeclaration ? names[...] : names.prefix(3) where name.kind == .name {
      possible.insert(Word(file: line.file, text: name.text))
      if isDeclaration { joined[line.file, default: []].append(name.text) }
    }
    addDeclaration(in: line, of: ReportSieve.declarationWords, trees)
  }

  /// Adds the name that a line declares after one of the keywords; returns the line's first word.
  @discardableResult
  mutating func addDeclaration(
    in line: ReportSieve.SourceLine,
    of declarationWords: Set<String>,
    _ trees: [SyntaxTree]
  ) -> String {
    let names = Self.words(in: line, trees)
    guard let first = names.first?.text else { return "" }
    if declarationWords.contains(first), names.count > 1 {
      declared.insert(Word(file: line.file, text: names[1].text))
      lines.insert(line)
    }
    return first
  }

  /// Returns whether such a line may declare the name.
  func mayDeclare(_ name: String, _ file: FileID) -> Bool {
    if possible.contains(Word(file: file, text: name)) { return true }
    return joined[file]?.contains { word in
      guard word.count > name.count, word.hasPrefix(name) else { return false }
      let rest = word.dropFirst(name.count)
      return rest == "in" || rest == "_" || rest.utf8.first.map { (65...90).contains($0) } ?? false
    } ?? false
  }

  /// Returns whether the name is at the declaring position of such a line.
  func declare(_ name: String, _ file: FileID) -> Bool {
    declared.contains(Word(file: file, text: name))
  }

  func isDeclaration(_ line: ReportSieve.SourceLine) -> Bool { lines.contains(line) }

  /// Returns whether a line contains a name that such a line declares.
  func areUsed(in line: ReportSieve.SourceLine, _ trees: [SyntaxTree]) -> Bool {
    Self.words(in: line, trees).contains {
      declared.contains(Word(file: line.file, text: $0.text))
    }
  }

  /// Returns whether the text of a range contains such a name.
  func areUsed(in range: SourceRange, _ trees: [SyntaxTree]) -> Bool {
    if declared.isEmpty { return false }
    let source = trees[Int(range.file.index)].source
    return Self.words(source.bytes[range.bytes].prefix(2_000)).contains {
      declared.contains(Word(file: range.file, text: $0.text))
    }
  }

  /// Returns the names and reserved words of a line, up to a limit.
  private static func words(
    in line: ReportSieve.SourceLine,
    _ trees: [SyntaxTree]
  ) -> [(text: String, kind: TokenKind)] {
    let source = trees[Int(line.file.index)].source
    return words(source.bytes[source.lineBytes(line.number)].prefix(2_000))
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [(text: String, kind: TokenKind)] {
    let start = bytes.startIndex
    return lex(Array(bytes)).filter { $0.kind == .name || $0.kind.isReserved }.map { token in
      let text = bytes[(start + Int(token.lower))..<(start + Int(token.upper))]
      return (String(decoding: text, as: UTF8.self), token.kind)
    }
  }

  private struct Word: Hashable {
    let file: FileID
    let text: String
  }
}
