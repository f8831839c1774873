// The checker's front door: parsed files in, a typed program and reports out.

import RasterValues
import RasterSyntax

/// A program as far as it could be checked, and all that is wrong with it.
package struct CheckedProgram: Sendable {
  /// Complete only if there are no errors.
  package internal(set) var program: Program
  /// The parser's and the checker's, by file and position, each once.
  package fileprivate(set) var diagnostics: [Diagnostic]
  /// Warnings that count only where somebody asks for them by name.
  package fileprivate(set) var optionalDiagnostics: [Diagnostic]
  /// The first with those that follow from others, and without those that take drawings: what edits are
  /// judged by.
  package let allDiagnostics: [Diagnostic]
  package let hasErrors: Bool
  /// The module that further expressions are checked against.
  var module: Module
  var costs: CostChecker
}

/// Checks parsed files together.
///
/// The tree at index i is that of the file with number i. `resolve` gives the file that a path, as
/// written in a file's import, stands for; `loadAsset` reads an image or a font file beside
/// a source file.
/// Time is near linear in the text; where there are mistakes, fix-its are tried for some tenths of a
/// second, unless `fixIts` says not to. `drawingTrial` draws components whose caps are not proved, and the looks of
/// all, in some tenths of a second at most. `access` is that of a file's declarations that have no word for it.
package func check(
  _ trees: [SyntaxTree],
  fixIts: FixItPolicy = .tried,
  limits: RasterLimits = .default,
  drawingTrial: DrawingTrial = .none,
  access: @escaping (FileID) -> AccessLevel = { _ in .internal },
  resolve: @escaping (FileID, String) -> ImportLoad,
  loadAsset: @escaping (FileID, String) -> AssetLoad
) -> CheckedProgram {
  let assets = AssetMemory(loadAsset)
  var result = checkOnce(
    trees,
    limits: limits,
    drawingTrial: drawingTrial,
    access: access,
    resolve: resolve
  ) {
    assets.load($1, from: $0)
  }
  guard fixIts == .tried, result.diagnostics.contains(where: { !$0.fixIts.isEmpty }) else {
    result.diagnostics = withoutRepetitions(result.diagnostics, trees)
    return result
  }
  let images = result.program.images
  // Names are looked for as often as in one check, for all trials together.
  let names = NameBudget()
  var trial = FixItTrial(
    trees,
    result.diagnostics,
    among: result.allDiagnostics,
    assetBytes: assets.byteCount
  ) { trees in
    checkOnce(
      trees,
      images: images,
      limits: limits,
      names: names,
      drawingTrial: drawingTrial.withoutLooks,
      access: access,
      resolve: resolve
    ) {
      assets.load($1, from: $0)
    }
    .allDiagnostics
  }
  // An edit mends one of the places of a name, so they are counted while edits are tried.
  result.diagnostics = withoutRepetitions(trial.reports(), trees)
  return result
}

/// Checks once; `images` are known already, and are not decoded again.
private func checkOnce(
  _ trees: [SyntaxTree],
  images: [ImageAsset] = [],
  limits: RasterLimits,
  names: NameBudget = NameBudget(),
  drawingTrial: DrawingTrial,
  access: @escaping (FileID) -> AccessLevel,
  resolve: @escaping (FileID, String) -> ImportLoad,
  loadAsset: @escaping (FileID, String) -> AssetLoad
) -> CheckedProgram {
  let tokenFiles = TokenFiles(trees, resolve: resolve)
  let trees = tokenFiles.trees
  let imports = Imports(trees, resolve: resolve)
  let session = Session(
    images: images,
    limits: limits,
    names: names,
    drawingTrial: drawingTrial,
    read: loadAsset
  )
  session.broken = BrokenText(trees)
  let collector = Collector(trees, imports: imports.visible, session: session)
  session.faces.load(trees, imports: imports.visible, collector.module, session)
  let interfaces = Interfaces(collector.module, entries: collector.entries, session: session)
  let bodies = checkBodies(of: collector.entries, in: interfaces.module, trees, session)
  let found =
    tokenFiles.diagnostics + imports.diagnostics + collector.diagnostics + interfaces.diagnostics
    + session.faces.diagnostics
  var reports = withoutUsedLabels(
    withoutFollowUps(trees, found, bodies),
    bodies,
    interfaces.module
  )
  var assembler = ProgramAssembler(
    collector: collector,
    interfaces: interfaces,
    bodies: bodies,
    session: session,
    trees: trees
  )
  reports += assembler.finish(hasErrors: reports.contains { $0.severity == .error })
  if !reports.contains(where: { $0.severity == .error }) {
    let (entries, module) = (collector.entries, interfaces.module)
    reports += AccessChecker(entries, in: module, assembler.program, standard: access).diagnostics
  }
  let hasErrors = reports.contains { $0.severity == .error }
  let allowances = Allowances(trees)
  let all = allowances.filter(reports).inOrder()
  if !hasErrors {
    let names = UnusedNames(trees, interfaces.module)
    reports += names.imports(resolve: resolve) + names.declarations(collector, interfaces, bodies)
  }
  let looks = hasErrors ? DrawnFindings() : drawingTrial.looks(assembler.program)
  reports = looks.replacingStateReports(in: reports, of: assembler.program)
  let counted = counted(ReportSieve(trees).sift(reports), looks, allowances)
  return checkedProgram(assembler, interfaces.module, counted, all: all)
}

/// The result of a check, with the reports that are left and all that were found.
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

/// The reports with those of looks, but for those that comments allow, and what is wrong with comments.
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

/// Checks the bodies one by one; none depends on another.
private func checkBodies(
  of entries: [DeclarationEntry],
  in module: Module,
  _ trees: [SyntaxTree],
  _ session: Session
) -> [BodyResult] {
  entries.map { entry in
    var checker = BodyChecker(module: module, file: entry.file, session: session)
    let body = checker.checkBody(of: entry)
    let range = module.head(of: entry.id).range
    return BodyResult(
      body: body,
      diagnostics: withoutLabels(checker.diagnostics, at: checker.scope.usedRanges),
      uses: checker.uses,
      testUses: checker.testUses,
      usedImages: checker.usedImages,
      usedOutlines: checker.usedOutlines,
      usedFaces: checker.usedFaces,
      isTextBroken: session.broken.intersects(range)
    )
  }
}
