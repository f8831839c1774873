// `rasterc gen`: writes Swift for the components.

import RasterCodegen
import RasterSemantics
import RasterSyntax

extension Option {
  package static let namespace = Option(
    "namespace",
    value: "NAME",
    "Enclose all declarations in an enum with this name.\nDefault: the one in raster.json, or none."
  )
  package static let generatedOutput = Option(
    "output",
    short: "o",
    value: "PATH",
    "Write to this folder or, for a single input, to a .swift\nfile, or to '-', the standard output.\nDefault: the folder in raster.json.",
    formerNames: ["output-directory"]
  )
  package static let checkOnly = Option(
    "check",
    "Write nothing; list the files that would change, and exit\nwith 10 if there are any."
  )
}

extension Command {
  package static let gen = Command(
    name: "gen",
    aliases: ["generate"],
    usage: "INPUT… -o PATH [options]",
    summary: "Generate Swift code that draws the components.",
    discussion: """
      Writes one Swift file for each .raster file: Button.raster becomes Button.raster.swift, and
      Icons/Star.raster, in a folder below the root, becomes Icons+Star.raster.swift. A file is
      replaced atomically, and only if its contents change. Imported files are read, but Swift is
      generated for them only if they are also inputs.
      """,
    examples: [
      (
        "gen Sources/App -o Sources/App/Generated",
        "Write Swift for all .raster files in a folder."
      ),
      ("gen Button.raster -o -", "Print the Swift of one file."),
    ],
    options: [
      .generatedOutput, .access, .namespace, .root, .sandbox, .module, .projectRoot,
      .diagnosticFile, .checkOnly,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    var compilation = try Compilation.load(arguments)
    // With several projects, use the project of the first input.
    let project = compilation.projects.project(of: FileID(0))
    let named = arguments[.generatedOutput]
    guard let output = named == nil ? try project?.outputFolder() : named else {
      throw .usage("missing output: pass --output DIR")
    }
    let root = try compilation.loader.root(arguments)
    let modules = try compilation.modules(arguments)
    compilation.leaveOutWarnings(of: modules.keys)
    compilation.noteFaces()
    let reports = arguments[.diagnosticFile]
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
    let place = OutputPlace(output, endings: ["swift"])
    if arguments.has(.checkOnly) { return try compare(paths(of: files, in: place)) }
    let code = try write(paths(of: files, in: place))
    if let reports {
      try FileSystem.write(Array(reporter.lines(of: compilation).utf8), to: reports)
    }
    return code
  }

  /// The files with their output paths, which are `nil` for the standard output.
  private static func paths(
    of files: [GeneratedFile],
    in place: OutputPlace
  ) throws(Failure) -> [(path: String?, text: String)] {
    let only: String?
    switch place {
    case .folder(let folder): return files.map { (Paths.join(folder, $0.name), $0.text) }
    case .file(let path): only = path
    case .standardOutput: only = nil
    }
    guard files.count == 1 else {
      throw .usage(
        "--output \(only ?? "-") takes the Swift of one input, but there are \(files.count);"
          + " name a folder"
      )
    }
    return [(only, files[0].text)]
  }

  private static func write(_ files: [(path: String?, text: String)]) throws(Failure) -> ExitCode {
    for file in files {
      if let path = file.path {
        try FileSystem.write(Array(file.text.utf8), to: path)
      } else {
        try Streams.output(file.text)
      }
    }
    return .success
  }

  private static func compare(_ files: [(path: String?, text: String)]) throws(Failure) -> ExitCode
  {
    var isCurrent = true
    for file in files {
      guard let path = file.path else {
        throw .usage("--check compares with files, and cannot be combined with '-'")
      }
      guard !FileSystem.holds(path, Array(file.text.utf8)) else { continue }
      isCurrent = false
      try Streams.output("\(path)\n")
    }
    return isCurrent ? .success : .differences
  }
}
