// `rasterc import`: converts drawings in other formats to sources.

import RasterCommands
import RasterSyntax

extension Command {
  static let importing = Command(
    name: "import",
    usage: "INPUT… [options]",
    summary: "Convert SVG files and nine-patches to .raster files.",
    discussion: """
      Writes a component for each SVG file, and for those in folders: arrow-left.svg becomes
      ArrowLeft in ArrowLeft.raster. Shapes keep their names, colours that are used more than once
      are named, and 'currentColor' becomes the property 'tint'. The result is formatted, and has no
      errors or warnings.

      A folder whose files are named by property values, such as Button/State=Pressed, Size=S.svg,
      becomes one component with these properties; so does a file whose outermost groups are named
      this way. Content that several of them share is written once.

      Text becomes 'text' in the named font. Images that are embedded in the file become files
      beside the source, and patterns of such images become paints.

      An Android nine-patch, plate.9.png, becomes a component with its caps and content insets, and
      an image beside it. Variants of a nine-patch in a folder, for several densities and for night
      mode, become one component.

      Unsupported features are left out, and reported with their line. An existing file with
      different contents is replaced only with --force.
      """,
    examples: [
      ("import icons/arrow-left.svg", "Write ArrowLeft.raster to the current folder."),
      (
        "import icons -o Sources/App/Icons --tint",
        "Convert a folder of icons, with their colour as 'tint'."
      ),
    ],
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
        throw .usage("the source needs image files beside it; pass a folder as the output")
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
        "'\(source.path)' already exists with different contents; nothing was written"
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
