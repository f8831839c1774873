// Checked sources and their diagnostics.

import RasterSemantics
import RasterSyntax
import RasterVectors

/// Checked sources.
package struct Compilation {
  package let loader: SourceLoader
  /// The result of checking the sources and the expressions typed on the command line.
  package var checked: CheckedProgram
  /// The source text of expressions typed on the command line, numbered after the files.
  package var typed: [SourceFile] = []
  /// Diagnostics in order, without duplicates and without those that comments allow.
  package private(set) var diagnostics: [Diagnostic]
  /// The projects' settings, which apply where no option overrides them.
  package let projects: ProjectFiles
  private let allowances: Allowances

  /// The folders that may be read, or `nil` without a restriction.
  private let boundary: Boundary?
  private let store: SourceStore
  private let drawingTrial: DrawingTrial
  /// The access level that an option sets for the files that belong to no other module.
  private let access: AccessOption
  /// The edition that the inputs are raised to, as far as they have an earlier one.
  private let raised: Edition?
  /// The results that the next check of these sources takes over.
  package let memory: CheckMemory

  package init(
    _ loader: SourceLoader,
    within boundary: Boundary? = nil,
    fixIts: FixItPolicy = .tried,
    store: SourceStore = .disk,
    drawingTrial: DrawingTrial = .none,
    access: AccessOption = AccessOption(),
    raisedTo raised: Edition? = nil,
    memory: CheckMemory = CheckMemory()
  ) {
    self.raised = raised
    self.store = store
    self.memory = memory
    self.loader = loader
    self.boundary = boundary
    self.drawingTrial = drawingTrial
    self.access = access
    let projects = ProjectFiles(
      of: loader.trees.map { $0.source },
      within: boundary?.project,
      store
    )
    self.projects = projects
    let paths = loader.trees.map { $0.source.path }
    checked = check(
      loader.trees,
      fixIts: fixIts,
      drawingTrial: drawingTrial,
      memory: memory,
      access: { file in
        access.level(ofFileAt: paths[Int(file.index)], store)
          ?? projects.access(of: file)?.level ?? .internal
      },
      edition: { tree in
        let own = Self.edition(of: tree, projects)
        let isInput = Int(tree.source.id.index) < loader.inputCount
        return isInput ? max(own, raised ?? own) : own
      },
      resolve: { loader.resolve($1, from: $0) },
      loadAsset: { file, path in
        Self.readAsset(loader.absolute(path, from: file), within: boundary, store)
      }
    )
    allowances = Allowances(loader.trees)
    diagnostics = (checked.diagnostics + projects.diagnostics).inOrder()
  }

  package var program: Program { checked.program }

  /// The edition that a source selects, or else its project, or else the standard one.
  private static func edition(of tree: SyntaxTree, _ projects: ProjectFiles) -> Edition {
    tree.edition ?? projects.edition(of: tree.source.id) ?? .standard
  }

  /// The edition of a source, even if the compilation raises it.
  package func edition(of tree: SyntaxTree) -> Edition { Self.edition(of: tree, projects) }

  /// Returns the text of a source, which selects its edition without a project file.
  package func standaloneText(of tree: SyntaxTree) -> [UInt8] {
    let edition = edition(of: tree)
    guard tree.json == nil, tree.edition == nil, edition != .standard else {
      return tree.source.bytes
    }
    return Array((EditionComment.text(edition) + "\n").utf8) + tree.source.bytes
  }

  /// Returns the compilation with the inputs in an edition, as far as they have an earlier one.
  package func raised(to edition: Edition) -> Compilation {
    Compilation(
      loader,
      within: boundary,
      fixIts: .untried,
      store: store,
      drawingTrial: drawingTrial,
      access: access,
      raisedTo: edition
    )
  }

  /// All sources, in the order of their numbers.
  package var sources: SourceFiles {
    SourceFiles(loader.trees.map { $0.source } + projects.sources + typed)
  }

  /// Reads, parses and checks the files that the arguments name.
  package static func load(
    _ arguments: Arguments,
    fixIts: FixItPolicy = .tried,
    store: SourceStore = .disk
  ) throws(Failure) -> Compilation {
    let jobs = try arguments.count(.jobs) ?? .max
    let inputs = try Inputs.find(in: arguments)
    let boundary = try SourceLoader.boundary(of: inputs.map(\.path), arguments)
    let loader = try SourceLoader(inputs, within: boundary, jobs: jobs, store: store)
    return Compilation(
      loader,
      within: boundary,
      fixIts: fixIts,
      store: store,
      drawingTrial: arguments.drawingTrial,
      access: try AccessOption(arguments)
    )
  }

  /// Returns the compilation with new text for some files, without trying their fix-its.
  package func replacing(_ texts: [FileID: [UInt8]]) -> Compilation {
    Compilation(
      loader.replacing(texts),
      within: boundary,
      fixIts: .untried,
      store: store,
      drawingTrial: drawingTrial,
      access: access,
      raisedTo: raised,
      memory: memory
    )
  }

  /// Returns the texts of the files with some fix-its, which must not overlap.
  package func texts(applying fixIts: [Diagnostic.FixIt]) -> [FileID: [UInt8]] {
    var texts: [FileID: [UInt8]] = [:]
    for fixIt in fixIts.sorted(by: { $0.range.lower > $1.range.lower }) {
      let file = fixIt.range.file
      texts[file, default: loader.trees[Int(file.index)].source.bytes]
        .replaceSubrange(fixIt.range.bytes, with: Array(fixIt.replacement.utf8))
    }
    return texts
  }

  /// Returns the compilation with only those fix-its that correct the error.
  package func withTriedFixIts() -> Compilation {
    Compilation(
      loader,
      within: boundary,
      store: store,
      drawingTrial: drawingTrial,
      access: access,
      raisedTo: raised,
      memory: memory
    )
  }

  /// Whether a range lies in one of the command's input files.
  package func isInput(_ range: SourceRange) -> Bool { Int(range.file.index) < loader.inputCount }

  /// The Swift modules of the files that are not inputs and lie in a module's folder.
  func modules(_ arguments: Arguments) throws(Failure) -> [FileID: String] {
    let modules = try SourceModule.all(arguments)
    guard !modules.isEmpty else { return [:] }
    var result: [FileID: String] = [:]
    for tree in loader.trees.dropFirst(loader.inputCount) {
      let path = tree.source.path
      result[tree.source.id] = modules.first { store.lies(path, $0.folder) }?.name
    }
    return result
  }

  /// Removes the warnings about files that are reported by their own module's run.
  mutating func leaveOutWarnings(of files: some Collection<FileID>) {
    let files = Set(files)
    diagnostics.removeAll { $0.severity != .error && files.contains($0.range.file) }
  }

  /// Adds a note with the embedded size of each font in the inputs.
  package mutating func noteFaces() {
    add(program.fonts.filter { isInput($0.range) }.map { .embeddedFont($0) })
  }

  /// Adds the command's own diagnostics.
  package mutating func add(_ reports: [Diagnostic]) {
    let reports = allowances.filter(reports)
    if !reports.isEmpty { diagnostics = (diagnostics + reports).inOrder() }
  }

  /// Reads an image or a font that an expression on the command line names.
  package func readAsset(_ path: String) -> AssetLoad {
    Self.readAsset(path, within: boundary, store)
  }

  private static func readAsset(
    _ path: String,
    within boundary: Boundary?,
    _ store: SourceStore
  ) -> AssetLoad {
    guard store.kind(path) != nil else { return .missing }
    if let boundary, !boundary.allowsAsset(path, store) {
      let folder = boundary.root.isEmpty ? "." : boundary.root
      return .failed("--sandbox allows only files in '\(folder)'")
    }
    do throws(FileError) { return .file(try store.read(path, .asset).get()) } catch {
      return .failed(error.reason)
    }
  }
}

extension Diagnostic {
  /// Reports the size of a font, in its file and in generated Swift.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf", characters: "A–Z"
  ///     //   ^^^^^^^ note: 6,004 of the 70,120 bytes of 'fonts/Brand.ttf' are embedded
  fileprivate static func embeddedFont(_ face: FontAsset) -> Diagnostic {
    let count = face.packed.count
    return Diagnostic(
      .embeddedFont,
      "\(grouped(count)) of the \(grouped(face.fileSize)) bytes of '\(face.path)' are embedded",
      at: face.nameRange
    )
  }

  /// Formats a number with commas between groups of three digits.
  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
