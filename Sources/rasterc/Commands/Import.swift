// `rasterc import`: writes sources from drawings of other formats.

import RasterCommands
import RasterSyntax

extension Command {
  static let importing = Command(
    name: "import",
    usage: "INPUT… [options]",
    summary: "Write .raster files from SVG files and nine-patches.",
    discussion: """
      Writes a component for each SVG file, and for those of folders: arrow-left.svg gives
      ArrowLeft in ArrowLeft.raster. Shapes keep their names, colours that are used more than once
      get one, and 'currentColor' is the property 'tint'. What is written has no reports, and is
      formatted.

      A folder whose files are called by values of properties, such as
      Button/State=Pressed, Size=S.svg, is one component with these properties; so is a file whose
      outermost groups are called so. What several of them draw is written once.

      Words become 'text' in the font that they name, pictures in the text of a file become files
      beside the source, and patterns of such pictures paint.

      A nine-patch of Android, plate.9.png, is a component with its caps and the room for its content,
      and a picture beside it. One that a folder has at several densities, and for the night, is one
      component.

      What has no counterpart is reported with its line, and left out: nothing is lost in silence. A
      file that says something else is never replaced, but with --force.
      """,
    options: [
      .importOutput, .importName, .importTint, .importStrict, .importForce, .color,
      .diagnosticFormat,
      .diagnosticLimit, .jobs,
      .help,
    ]
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let run = try ImportRun(arguments)
    let imported = try run.components()
    var sources: [(path: String, bytes: [UInt8])] = []
    for component in imported.components {
      let path = run.path(of: component.name)
      sources.append((path, try component.source()))
      if run.isPrinted, !component.pictures.isEmpty {
        throw .usage("the source names pictures, which are written beside it: name a folder")
      }
      for picture in component.pictures {
        sources.append((Paths.join(Paths.folder(of: path), picture.name), picture.bytes))
      }
    }
    for source in sources where !run.isPrinted && !arguments.has(.importForce) {
      guard FileSystem.kind(of: source.path) != nil, !FileSystem.holds(source.path, source.bytes)
      else {
        continue
      }
      throw .inputOutput(
        "'\(source.path)' is there already, and says something else; nothing was written"
      )
    }
    for source in sources {
      if run.isPrinted {
        try Streams.output(String(decoding: source.bytes, as: UTF8.self))
      } else {
        try FileSystem.write(source.bytes, to: source.path)
        try Streams.output("\(source.path)\n")
      }
    }
    return reporter.report(imported.diagnostics, in: imported.files) ? .success : .sources
  }
}
