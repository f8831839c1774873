// `rasterc gen`: writes Swift for the components.

import RasterCodegen
import RasterSemantics
import RasterSyntax

extension Option {
  package static let access = Option(
    "access",
    value: "LEVEL",
    "internal, package or public: the access of what has no\nsuch word in its source. Default: that of raster.json,\nor internal."
  )
  package static let namespace = Option(
    "namespace",
    value: "NAME",
    "Put all declarations into an enum of this name.\nDefault: that of raster.json, or none."
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
    options: [
      .outputDirectory, .access, .namespace, .root, .selfContained, .module, .projectRoot,
      .reportFile,
      .checkOnly,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    var compilation = try Compilation.load(arguments)
    // Of several projects, that of the first input.
    let project = compilation.projects.project(of: FileID(0))
    guard let folder = arguments[.outputDirectory] ?? project?.outputFolder else {
      throw .usage("say where to write: --output-directory DIR")
    }
    let root = try compilation.loader.root(arguments)
    let modules = try compilation.modules(arguments)
    compilation.leaveOutWarnings(of: modules.keys)
    compilation.noteFaces()
    let reports = arguments[.reportFile]
    if let reports, FileSystem.kind(of: reports) == .file { try FileSystem.remove(reports) }
    guard reporter.report(compilation) else { return .sources }
    let files = generate(
      compilation.program,
      sources: compilation.sources,
      options: GeneratorOptions(
        styles: try compilation.styles(arguments, modules),
        root: root,
        files: Set((0..<compilation.loader.inputCount).map { FileID($0) }),
        modules: modules
      )
    )
    if arguments.has(.checkOnly) { return try compare(files, in: folder) }
    let code = try write(files, to: folder)
    if let reports {
      try FileSystem.write(Array(reporter.lines(of: compilation).utf8), to: reports)
    }
    return code
  }

  private static func write(
    _ files: [GeneratedFile],
    to folder: String
  ) throws(Failure) -> ExitCode {
    for file in files {
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
