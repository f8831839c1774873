// `rasterc gen`: writes Swift for the components.

import RasterCodegen
import RasterSemantics
import RasterSyntax

extension Option {
  package static let access = Option(
    "access",
    value: "LEVEL",
    "internal, package or public. Default: internal."
  )
  package static let root = Option(
    "root",
    value: "DIR",
    "The folder that file names are relative to.\nDefault: the folder that all inputs share."
  )
  package static let selfContained = Option(
    "self-contained",
    "Report imports of files that are not among the inputs."
  )
  package static let checkOnly = Option(
    "check",
    "Write nothing; list what would change,\nand exit with 10 if there is something."
  )
}

extension Command {
  package static let gen = Command(
    name: "gen",
    usage: "INPUT… --output-directory DIR [options]",
    summary: "Write Swift that draws the components.",
    discussion: """
      Writes one Swift file for each .raster file: Button.raster gives Button.raster.swift, and in
      a folder below the root Icons/Star.raster gives Icons+Star.raster.swift. A file is replaced
      at once, and only if it changes. What inputs import is read, and generated only if it is an
      input too.
      """,
    options: [.outputDirectory, .access, .root, .selfContained, .checkOnly] + Option.common
  ) { arguments throws(Failure) in
    Interruption.observe()
    let reporter = try Reporter(arguments)
    let access = try arguments.choice(.access, as: Access.self) ?? .internal
    guard let folder = arguments[.outputDirectory] else {
      throw .usage("say where to write: --output-directory DIR")
    }
    var compilation = try Compilation.load(arguments)
    let root = try compilation.root(arguments)
    if arguments.has(.selfContained) { compilation.reportOutsideImports() }
    compilation.noteFaces()
    guard reporter.report(compilation) else { return .sources }
    let files = generate(
      compilation.program,
      sources: compilation.sources,
      options: GeneratorOptions(
        access: access,
        root: root,
        files: Set((0..<compilation.loader.inputCount).map { FileID($0) })
      )
    )
    return arguments.has(.checkOnly)
      ? try compare(files, in: folder) : try write(files, to: folder)
  }

  private static func write(
    _ files: [GeneratedFile],
    to folder: String
  ) throws(Failure) -> ExitCode {
    for file in files {
      if Interruption.isRequested { throw Interruption.failure }
      try FileSystem.write(Array(file.text.utf8), to: Paths.join(folder, file.name))
    }
    return .success
  }

  private static func compare(
    _ files: [GeneratedFile],
    in folder: String
  ) throws(Failure) -> ExitCode {
    let changed = files.map { (path: Paths.join(folder, $0.name), text: $0.text) }
      .filter { !FileSystem.holds($0.path, Array($0.text.utf8)) }
    for file in changed { try Streams.output("\(file.path)\n") }
    return changed.isEmpty ? .success : .differences
  }
}

extension Compilation {
  /// The folder that all inputs lie in: the one that is given, or the deepest that they share.
  fileprivate func root(_ arguments: Arguments) throws(Failure) -> String {
    let paths = loader.trees.prefix(loader.inputCount).map(\.source.path)
    if let root = arguments[.root].map(Paths.normalized) {
      for path in paths where Paths.relative(path, to: root) == nil {
        throw .usage("'\(path)' does not lie in --root '\(root)'")
      }
      return root == "." ? "" : root
    }
    if arguments.inputs.count == 1, FileSystem.kind(of: arguments.inputs[0]) == .folder {
      let root = Paths.normalized(arguments.inputs[0])
      return root == "." ? "" : root
    }
    var shared = Paths.folder(of: paths.first ?? "").split(
      separator: "/",
      omittingEmptySubsequences: false
    )
    for path in paths {
      let parts = Paths.folder(of: path).split(
        separator: "/",
        omittingEmptySubsequences: false
      )
      shared = zip(shared, parts).prefix { $0 == $1 }.map(\.0)
    }
    return shared.joined(separator: "/")
  }

  /// Reports each import, in the inputs, of a file that is none of them.
  fileprivate mutating func reportOutsideImports() {
    var reports: [Diagnostic] = []
    for tree in loader.trees.prefix(loader.inputCount) {
      for syntax in tree.syntax.imports {
        guard let target = loader.resolve(syntax.path, from: tree.source.id),
          Int(target.index) >= loader.inputCount
        else { continue }
        reports.append(.outsideImport(syntax.path, at: syntax.pathRange))
      }
    }
    add(reports)
  }
}

extension Diagnostic {
  /// An import that a build could not follow when the file changes.
  ///
  ///     import "../Shared/Brand.raster"
  ///     //      ^^^^^^^^^^^^^^^^^^^^^^ error: '../Shared/Brand.raster' is not among the inputs
  fileprivate static func outsideImport(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outsideImport,
      "'\(path)' is not among the inputs; move it into the target or copy what is needed",
      at: range
    )
  }
}
