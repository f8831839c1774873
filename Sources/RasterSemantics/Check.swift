// The checker's entry point: takes parsed files, returns a typed program and its diagnostics.

import RasterValues
import RasterSyntax

/// A program, checked as far as possible, and its diagnostics.
package struct CheckedProgram: Sendable {
  /// Complete only if there are no errors.
  package internal(set) var program: Program
  /// The diagnostics of the parser and checker, sorted by file and position, without duplicates.
  package fileprivate(set) var diagnostics: [Diagnostic]
  /// Warnings that take effect only if an option enables them by name.
  package fileprivate(set) var optionalDiagnostics: [Diagnostic]
  /// All diagnostics except those that require drawing; they decide whether a fix-it helps.
  ///
  /// Diagnostics that merely follow from others are included.
  package let allDiagnostics: [Diagnostic]
  package let hasErrors: Bool
  /// The module that further expressions are checked against.
  var module: Module
  var costs: CostChecker
}

/// Checks parsed files together.
///
/// The tree at index `i` belongs to the file with number `i`. `resolve` returns the file that an
/// import path stands for, and `loadAsset` reads an image or a font file relative to a source file.
/// `access` returns the access level of a file's declarations that state none, and `edition` the
/// edition of a file.
///
/// Time is nearly linear in the size of the text. If there are errors, trying fix-its takes some
/// tenths of a second more, unless `fixIts` disables it. `drawingTrial` draws components whose caps
/// are not proved, and the looks of all components, in a few tenths of a second at most. `memory`
/// takes over the results of its last check for declarations that have not changed.
package func check(
  _ trees: [SyntaxTree],
  fixIts: FixItPolicy = .tried,
  limits: RasterLimits = .default,
  drawingTrial: DrawingTrial = .none,
  memory: CheckMemory? = nil,
  access: @escaping (FileID) -> AccessLevel = { _ in .internal },
  edition: @escaping (SyntaxTree) -> Edition = SyntaxTree.standardEdition(of:),
  resolve: @escaping (FileID, String) -> ImportLoad,
  loadAsset: @escaping (FileID, String) -> AssetLoad
) -> CheckedProgram {
  let assets = AssetMemory(loadAsset)
  let (first, record) = checkOnce(
    trees,
    last: memory?.record,
    limits: limits,
    drawingTrial: drawingTrial,
    access: access,
    edition: edition,
    resolve: resolve
  ) {
    assets.load($1, from: $0)
  }
  memory?.add(record)
  var result = first
  guard fixIts == .tried, result.diagnostics.contains(where: { !$0.fixIts.isEmpty }) else {
    result.diagnostics = withoutRepetitions(result.diagnostics, trees)
    return result
  }
  let images = first.program.images
  // One budget for all trials together: they search for names as often as a single check does.
  let names = NameBudget()
  var trial = FixItTrial(
    trees,
    result.diagnostics,
    among: result.allDiagnostics,
    assetBytes: assets.byteCount
  ) { trees in
    checkOnce(
      trees,
      last: record,
      images: images,
      limits: limits,
      names: names,
      drawingTrial: drawingTrial.withoutLooks,
      access: access,
      edition: edition,
      resolve: resolve
    ) {
      assets.load($1, from: $0)
    }
    .program.allDiagnostics
  }
  // A fix-it may correct one use of a name, so uses are counted while fix-its are tried.
  result.diagnostics = withoutRepetitions(trial.reports(), trees)
  return result
}

/// Checks the files once; images in `images` are not decoded again.
///
/// Takes over the results of `last` for declarations that have not changed.
private func checkOnce(
  _ trees: [SyntaxTree],
  last: CheckRecord?,
  images: [ImageAsset] = [],
  limits: RasterLimits,
  names: NameBudget = NameBudget(),
  drawingTrial: DrawingTrial,
  access: @escaping (FileID) -> AccessLevel,
  edition: (SyntaxTree) -> Edition,
  resolve: @escaping (FileID, String) -> ImportLoad,
  loadAsset: @escaping (FileID, String) -> AssetLoad
) -> (program: CheckedProgram, record: CheckRecord) {
  let tokenFiles = TokenFiles(trees, resolve: resolve)
  let trees = tokenFiles.trees
  let imports = Imports(trees, resolve: resolve)
  let session = Session(
    images: images,
    limits: limits,
    names: names,
    drawingTrial: drawingTrial,
    broken: BrokenText(trees),
    read: loadAsset
  )
  let collector = Collector(trees, imports: imports.visible, edition: edition, session: session)
  session.fonts.load(trees, imports: imports.visible, collector.module, session)
  let interfaces = Interfaces(collector.module, entries: collector.entries, session: session)
  let edits = last.flatMap { SourceEdits(from: $0.sources, to: trees.map { $0.source }) }
  let (entries, module) = (collector.entries, interfaces.module)
  let bodies = checkBodies(of: entries, in: module, session, after: last, edits)
  let found =
    tokenFiles.diagnostics + imports.diagnostics + collector.diagnostics + interfaces.diagnostics
    + session.fonts.diagnostics
  var reports = withoutUsedLabels(withoutFollowUps(trees, found, bodies), bodies, module)
  var assembler = ProgramAssembler(
    collector: collector,
    interfaces: interfaces,
    bodies: bodies,
    session: session,
    trees: trees,
    after: last,
    edits
  )
  reports += assembler.finish(hasErrors: reports.contains { $0.severity == .error })
  if !reports.contains(where: { $0.severity == .error }) {
    reports += AccessChecker(entries, in: module, assembler.program, standard: access).diagnostics
  }
  let hasErrors = reports.contains { $0.severity == .error }
  let allowances = Allowances(trees)
  let all = allowances.filter(reports).inOrder()
  if !hasErrors {
    let names = UnusedNames(trees, module)
    reports += names.imports(bodies, of: collector.entries, resolve: resolve)
    reports += names.declarations(collector, interfaces, bodies)
  }
  let looks = hasErrors ? DrawnFindings() : assembler.drawLooks(drawingTrial)
  reports = looks.replacingStateReports(in: reports, of: assembler.program)
  let counted = counted(ReportSieve(trees).sift(reports), looks, allowances)
  let checked = checkedProgram(assembler, module, counted, all: all)
  return (checked, assembler.record(hasErrors: hasErrors))
}

/// Creates the result of a check from the remaining diagnostics and all diagnostics found.
private func checkedProgram(
  _ assembler: ProgramAssembler,
  _ module: Module,
  _ reports: [Diagnostic],
  all: [Diagnostic]
) -> CheckedProgram {
  CheckedProgram(
    program: assembler.program,
    diagnostics: reports.filter { !$0.code.isOptional },
    optionalDiagnostics: reports.filter { $0.code.isOptional },
    allDiagnostics: all,
    hasErrors: all.contains { $0.severity == .error },
    module: module,
    costs: assembler.costs
  )
}

/// Returns the diagnostics that take effect, including those of looks and of `allow` comments.
///
/// Diagnostics that an `allow` comment covers are removed.
private func counted(
  _ reports: [Diagnostic],
  _ looks: DrawnFindings,
  _ allowances: Allowances
) -> [Diagnostic] {
  let reports = reports + looks.reports(beside: reports)
  let others = allowances.reports(beside: reports) { code, file in
    !code.takesDrawing || looks.isDrawn && !looks.unfinished.contains(file)
  }
  return (allowances.filter(reports) + others).inOrder()
}

/// Checks the bodies one by one; they do not depend on each other.
private func checkBodies(
  of entries: [DeclarationEntry],
  in module: Module,
  _ session: Session,
  after last: CheckRecord?,
  _ edits: SourceEdits?
) -> [BodyResult] {
  let kept = KeptBodies(last, edits, of: entries, in: module, session)
  var results: [BodyResult] = []
  for (index, entry) in entries.enumerated() where entry.owner == nil {
    // The functions of a component follow it, and are checked with it.
    let functions = entries[(index + 1)...].prefix { $0.owner?.id == entry.id }
    let known = (index...(index + functions.count)).compactMap { kept?[$0] }
    guard known.count <= functions.count else {
      results += known
      continue
    }
    var checker = BodyChecker(module: module, file: entry.file, session: session)
    let body = checker.checkBody(of: entry)
    let diagnostics = withoutLabels(checker.diagnostics, at: checker.scope.usedRanges)
    let range = module.head(of: entry.id).range
    results.append(BodyResult(body, of: checker, at: range, diagnostics: diagnostics))
    results += functions.compactMap { checker.functions.results[$0.id.index] }
  }
  return results
}
