// `rasterc new`: writes the first files of a component, of tokens, or of a package.

import RasterCommands

extension Command {
  static let new = Command(
    name: "new",
    usage: "NAME [options]",
    summary: "Write the first files of a component or a package.",
    discussion: """
      Writes NAME.raster with a component of that name: a plate with words, two states, and what it
      says of itself. With --tokens, NAME.raster has the tokens of that name, and NAMEButton.raster a
      component that uses them. With --package, the folder NAME is a Swift package whose plugin
      turns its .raster files into Swift: a component, a test, and what 'swift test' needs; say
      with --dependency where it finds this package.

      A name begins with a capital letter, and has letters, digits and '_'. Nothing is written where
      one of the files is there already. What is written has no reports, and is formatted.
      """,
    options: [.newPackage, .newTokens, .rasterPackage, .newDirectory, .help]
  ) { arguments throws(Failure) in
    guard let name = arguments.inputs.first else {
      throw .usage("say what it is called: rasterc new NAME")
    }
    if arguments.inputs.count > 1 {
      throw .usage("new takes one name, found \(arguments.inputs.count)")
    }
    let files = try StartingFiles(name, arguments)
    let folder = arguments[.output] ?? ""
    if OutputPlace(folder, endings: ["raster"]) != .folder(folder) {
      throw .usage("-o takes a folder: NAME gives the files their names")
    }
    let paths = files.files.map { Paths.join(folder, $0.path) }
    if let path = paths.first(where: { FileSystem.kind(of: $0) != nil }) {
      throw .inputOutput("'\(path)' is there already; nothing was written")
    }
    for (path, file) in zip(paths, files.files) {
      try FileSystem.write(Array(file.text.utf8), to: path)
      try Streams.output("\(path)\n")
    }
    Streams.report(files.advice(in: folder))
    return .success
  }
}
