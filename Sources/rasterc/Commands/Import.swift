// `rasterc import`: converts drawings and token files in other formats.

import RasterCommands
import RasterSyntax

extension Command {
  static let importing = Command(
    name: "import",
    usage: "INPUT… [options]",
    summary: "Convert drawings, nine-patches and token files.",
    discussion: """
      Writes a component for each drawing, and for those in folders: arrow-left.svg becomes
      ArrowLeft in ArrowLeft.raster. Shapes keep their names, colours that are used more than once
      are named, and 'currentColor' becomes the property 'tint'. The result is formatted, and has no
      errors or warnings.

      A folder whose files are named by property values, such as Button/State=Pressed, Size=S.svg,
      becomes one component with these properties; so does a file whose outermost groups are named
      this way. Content that several of them share is written once.

      Text becomes 'text' in the named font; with --font, the source declares the font, and text in
      a generic family is set in the first font that is given. Images that are embedded in the file
      become files beside the source, and patterns of such images become paints.

      An Android vector drawable, ic_bell.xml, becomes a component in the same way. Colours that are
      defined in other files become the property 'tint'. A nine-patch, plate.9.png, becomes a
      component with its caps and content insets, and an image beside it. Variants of a nine-patch
      in a folder, for several densities and for night mode, become one component.

      A token file in an older form becomes a file in the Design Tokens format (2025.10): files with
      'value' instead of '$value', also without types, and files that design tools export with their
      own types, calculations and token sets. Types are found from values, from names and from the
      tokens that refer to a token. Files that are imported together can refer to each other, and get
      a resolver, SOURCE.resolver.json. An export of sets becomes a file for each set, and a resolver
      whose modifiers are the groups of themes. A note names each token that cannot be converted.

      Unsupported features are left out, and reported with their line. An existing file with
      different contents is replaced only with --force. If a file draws nothing that can be written,
      the command exits with 1.
      """,
    examples: [
      ("import icons/arrow-left.svg", "Write ArrowLeft.raster to the current folder."),
      (
        "import icons -o Sources/App/Icons --tint",
        "Convert a folder of icons, with their colour as 'tint'."
      ),
      (
        "import legacy.tokens.json -o Tokens",
        "Convert a token file to the current format."
      ),
    ],
    options: [
      .importOutput, .importName, .importTint, .importFont, .importStrict, .importForce, .color,
      .diagnosticFormat,
      .diagnosticLimit, .jobs,
      .help,
    ]
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let run = try ImportRun(arguments)
    let tokens = try run.tokenFiles()
    let imported = try run.components()
    var files = (tokens?.files ?? []).map { (path: run.path(ofFile: $0.path), bytes: $0.bytes) }
    for component in imported.components {
      let path = run.path(of: component.name)
      files.append((path, try component.source()))
      if run.isPrinted, !component.pictures.isEmpty {
        throw .usage("the source needs files beside it; pass a folder as the output")
      }
      for picture in component.pictures {
        files.append((Paths.join(Paths.folder(of: path), picture.name), picture.bytes))
      }
    }
    for file in files where !run.isPrinted && !arguments.has(.importForce) {
      guard FileSystem.kind(of: file.path) != nil, !FileSystem.holds(file.path, file.bytes)
      else {
        continue
      }
      throw .inputOutput(
        "'\(file.path)' already exists with different contents; nothing was written "
          + "(use --force to replace it)"
      )
    }
    for file in files {
      if run.isPrinted {
        try Streams.output(String(decoding: file.bytes, as: UTF8.self))
      } else {
        try FileSystem.write(file.bytes, to: file.path)
        try Streams.output("\(file.path)\n")
      }
    }
    let isAccepted = tokens.map { reporter.report($0.diagnostics, in: $0.sources) } ?? true
    guard tokens == nil || !imported.files.files.isEmpty else {
      return isAccepted ? .success : .sources
    }
    return reporter.report(imported.diagnostics, in: imported.files) && isAccepted
      ? .success : .sources
  }
}
