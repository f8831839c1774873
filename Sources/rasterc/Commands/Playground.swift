// `rasterc playground`: writes a page with an editor, the compiler and the renderer.

import RasterCommands
import RasterPages

extension Option {
  static let playgroundOutput = output.described(
    "Write to this .html file, or to playground.html in this\nfolder; '-' is the standard output.\nDefault: the current folder."
  )
  static let playgroundTitle = galleryTitle.described("Title of the page. Default: Playground.")
}

extension Command {
  static let playground = Command(
    name: "playground",
    usage: "[INPUT…] [options]",
    summary: "Generate a page for editing and drawing components in a browser.",
    discussion: """
      Writes one page with an editor, the compiler, the renderer, and the given .raster files with
      the files that they import and read. Without an input, the page starts with a new component.
      The browser checks and draws sources as you type: the page needs no server, makes no requests,
      and can be opened from disk or from any web server.

      The compiler for pages is a WebAssembly module. It is part of released versions of rasterc. If
      you build rasterc from source, run Sources/RasterWeb/Module/build.sh with Swift's toolchain.
      It writes the module to .build/web, where this command finds it.
      """,
    examples: [
      ("playground", "Write playground.html with a new component."),
      ("playground Button.raster -o button.html", "Write a page with the sources of a component."),
    ],
    options: [
      .playgroundOutput, .webModule, .playgroundTitle, .quiet, .root, .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    let module = try WebModule.load(arguments)
    let files = try PlaygroundFiles(arguments)
    let page = files.page(title: arguments[.galleryTitle] ?? "Playground", module: module)
    var output = arguments[.output] ?? "playground.html"
    if case .folder(let folder) = OutputPlace(output, endings: ["html"]) {
      output = Paths.join(folder, "playground.html")
    }
    let bytes = Array(page.html.utf8)
    if let failure = Streams.write(bytes, to: output) { throw failure }
    if !arguments.has(.quiet), output != "-" {
      let count = files.count
      Streams.report(
        line: "\(output): \(count) file\(count == 1 ? "" : "s"), \(ByteCount(bytes.count))"
      )
    }
    return .success
  }
}
