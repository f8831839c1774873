// `rasterc playground`: writes a page with an editor, the compiler and drawing.

import RasterCommands
import RasterPages

extension Option {
  static let playgroundOutput = output.described(
    "Write this file, which ends in .html, or playground.html\ninto this folder; '-' is the standard output.\nDefault: the current folder."
  )
  static let playgroundTitle = galleryTitle.described("The page's title. Default: Playground.")
}

extension Command {
  static let playground = Command(
    name: "playground",
    usage: "[INPUT…] [options]",
    summary: "Write a page on which components are edited and drawn.",
    discussion: """
      Writes one page that holds an editor, the compiler, drawing and the .raster files that are
      named, with all that they import and read; without any, a first component. What is typed is
      checked and drawn at once, by the browser itself: the page needs no server, asks nobody for
      anything, and is opened from the disk as well as from any web server.

      The compiler for pages is a module of WebAssembly. A released rasterc holds it. For a rasterc
      that is built from source, Sources/RasterWeb/Module/build.sh makes it with Swift's toolchain,
      in .build/web, where this command finds it.
      """,
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
