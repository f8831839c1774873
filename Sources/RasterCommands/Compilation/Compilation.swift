// Sources, and what the checker says of them.

import RasterSemantics
import RasterSyntax
import RasterVectors

/// Checked sources.
package struct Compilation {
  package let loader: SourceLoader
  /// The result of checking them and the values that were typed.
  package var checked: CheckedProgram
  /// The texts of the values that were typed, after the files.
  package var typed: [SourceFile] = []
  /// In order, each once, without those that comments allow.
  package private(set) var diagnostics: [Diagnostic]
  /// What holds for the sources where no option says otherwise.
  package let projects: ProjectFiles
  private let allowances: Allowances

  /// The folders that are kept to, where that is asked for.
  private let boundary: Boundary?
  private let store: SourceStore
  private let drawingTrial: DrawingTrial
  /// The access that an option asks for of the files that belong to no other module.
  private let access: AccessOption

  package init(
    _ loader: SourceLoader,
    within boundary: Boundary? = nil,
    fixIts: FixItPolicy = .tried,
    store: SourceStore = .disk,
    drawingTrial: DrawingTrial = .none,
    access: AccessOption = AccessOption()
  ) {
    self.store = store
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
      access: { file in
        access.level(ofFileAt: paths[Int(file.index)], store)
          ?? projects.access(of: file)?.level ?? .internal
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

  /// All texts in the order of their numbers.
  package var sources: SourceFiles {
    SourceFiles(loader.trees.map { $0.source } + projects.sources + typed)
  }

  /// Reads, parses and checks what the arguments name.
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

  /// The same with other texts for some files, whose fix-its are not tried.
  package func replacing(_ texts: [FileID: [UInt8]]) -> Compilation {
    Compilation(
      loader.replacing(texts),
      within: boundary,
      fixIts: .untried,
      store: store,
      drawingTrial: drawingTrial,
      access: access
    )
  }

  /// The same, of whose fix-its those are left that mend.
  package func withTriedFixIts() -> Compilation {
    Compilation(
      loader,
      within: boundary,
      store: store,
      drawingTrial: drawingTrial,
      access: access
    )
  }

  /// Whether a range lies in one of the files that the command was given.
  package func isInput(_ range: SourceRange) -> Bool { Int(range.file.index) < loader.inputCount }

  /// The Swift modules of the files that are no inputs and lie in such a module's folder.
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

  /// Leaves out the warnings about files that are reported where they belong.
  mutating func leaveOutWarnings(of files: some Collection<FileID>) {
    let files = Set(files)
    diagnostics.removeAll { $0.severity != .error && files.contains($0.range.file) }
  }

  /// Adds what each face of the inputs takes in generated Swift.
  package mutating func noteFaces() {
    add(program.faces.filter { isInput($0.range) }.map { .embeddedFont($0) })
  }

  /// Adds what a command has to say itself.
  package mutating func add(_ reports: [Diagnostic]) {
    let reports = allowances.filter(reports)
    if !reports.isEmpty { diagnostics = (diagnostics + reports).inOrder() }
  }

  /// Reads a picture or a font that an expression on the command line names.
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
      return .failed("it lies outside '\(folder)', and --sandbox was asked for")
    }
    do throws(FileError) { return .file(try store.read(path, .asset).get()) } catch {
      return .failed(error.reason)
    }
  }
}

extension Diagnostic {
  /// The size of a face, in its file and in generated Swift.
  ///
  ///     font "Brand", file: "fonts/Brand.ttf", characters: "A–Z"
  ///     //   ^^^^^^^ note: 6,004 bytes are embedded of the 70,120 of 'fonts/Brand.ttf'
  fileprivate static func embeddedFont(_ face: FaceAsset) -> Diagnostic {
    let count = face.packed.count
    return Diagnostic(
      .embeddedFont,
      "\(grouped(count)) bytes are embedded of the \(grouped(face.fileSize)) of '\(face.path)'",
      at: face.nameRange
    )
  }

  /// A number with a comma between thousands.
  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
