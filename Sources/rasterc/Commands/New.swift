// `rasterc new`: creates the initial files of a component, of tokens or of a package.

import RasterCommands

extension Command {
  static let new = Command(
    name: "new",
    usage: "NAME [options]",
    summary: "Create the first files of a component or a package.",
    discussion: """
      Writes NAME.raster with a component named NAME: text on a background, two states, and an
      accessibility description. With --tokens, NAME.raster declares tokens, and NAMEButton.raster a
      component that uses them. With --package, the folder NAME is a Swift package whose plugin
      generates Swift from its .raster files: a component, a test, and all that 'swift test' needs.
      --dependency specifies where it finds the package raster.

      A name begins with a capital letter, and contains letters, digits and '_'. If one of the files
      exists, nothing is written. The new files are formatted, and have no errors or warnings.
      """,
    examples: [
      ("new Button", "Write Button.raster."),
      (
        "new Kit --package --dependency ../raster",
        "Create a Swift package with a component and a test."
      ),
    ],
    options: [.newPackage, .newTokens, .rasterPackage, .newDirectory, .help]
  ) { arguments throws(Failure) in
    guard let name = arguments.inputs.first else {
      throw .usage("missing name: rasterc new NAME")
    }
    if arguments.inputs.count > 1 {
      throw .usage("new takes one name, found \(arguments.inputs.count)")
    }
    let files = try StartingFiles(name, arguments)
    let folder = arguments[.output] ?? ""
    if OutputPlace(folder, endings: ["raster"]) != .folder(folder) {
      throw .usage("-o takes a folder; files are named after NAME")
    }
    let paths = files.files.map { Paths.join(folder, $0.path) }
    if let path = paths.first(where: { FileSystem.kind(of: $0) != nil }) {
      throw .inputOutput("'\(path)' already exists; nothing was written")
    }
    for (path, file) in zip(paths, files.files) {
      try FileSystem.write(Array(file.text.utf8), to: path)
      try Streams.output("\(path)\n")
    }
    Streams.report(files.advice(in: folder))
    return .success
  }
}
