// `rasterc preview`: shows the looks of components in a browser, and follows changes of their sources.

import RasterCommands
import RasterPreview
import RasterWatch

extension Option {
  static let port = Option(
    "port",
    value: "N",
    "Listen at this port of 127.0.0.1.\nDefault: any that is free."
  )
  static let open = Option("open", "Open the page in the browser.")
}

extension Command {
  static let preview = Command(
    name: "preview",
    usage: "INPUT… [options]",
    summary: "Show looks in a browser, and follow changes.",
    discussion: """
      Prints the address of a page that shows the components of .raster files, or of folders of them:
      every state, light and dark, with equal looks folded, and one look at a time with controls for its
      properties and for what surrounds it. The page follows the files: what a source, an import, a
      picture, a font or a token file changes is drawn when it is saved, and nothing else is. Where the
      sources have errors, the last pictures stay, and the reports are shown with their lines; a button
      applies a fix-it to the file.

      For folders without .raster files the page offers to create a component, as 'rasterc new' does.

      A picture is enlarged to its pixels; each pixel leads to the operation that drew it and to its
      line, and a slider goes through the drawing operation by operation.

      The server answers on this machine alone, at 127.0.0.1, and only those who have the address, which
      holds a random token. It ends with Ctrl-C.
      """,
    options: [.port, .open, .font, .systemFonts, .help]
  ) { arguments throws(Failure) in
    guard !arguments.inputs.isEmpty else {
      throw .usage("no input: name .raster files or folders")
    }
    guard !arguments.inputs.contains("-") else {
      throw .usage("the standard input cannot be watched; name a file or a folder")
    }
    let port = try arguments.port
    var watch = PreviewWatch(
      arguments.inputs,
      fonts: arguments.all(.font),
      systemFonts: arguments.has(.systemFonts) ? .searched : .untouched
    )
    let title = arguments.inputs.map { path in
      Paths.name(of: Paths.normalized(FileSystem.identity(of: path)))
    }
    .joined(separator: ", ")
    let site = PreviewSite(try watch.first(), title: title)
    let server: PreviewServer
    do throws(PreviewError) {
      server = try PreviewServer(port: port, routes: site.routes, greeting: { site.news })
    } catch {
      throw .inputOutput("cannot listen at port \(port) of 127.0.0.1: \(error.reason)")
    }
    try Threads.start { server.run() }
    try Streams.output(server.address + "\n")
    if arguments.has(.open) { Browser.open(server.address) }
    while true {
      usleep(SourceWatch.interval)
      guard let snapshot = watch.next() else { continue }
      site.show(snapshot)
      server.publish(site.news.name, data: site.news.data)
    }
  }
}

extension Arguments {
  /// The port that is asked for; 0 where any does.
  fileprivate var port: Int {
    get throws(Failure) {
      guard let number = try count(.port) else { return 0 }
      guard number <= 65_535 else {
        throw .usage("--port takes a number up to 65535, found '\(number)'")
      }
      return number
    }
  }
}

/// The browser of the person who runs the command.
private enum Browser {
  /// Opens an address; where there is no browser, it was printed all the same.
  static func open(_ address: String) {
    #if os(macOS)
    let command = "open"
    #else
    let command = "xdg-open"
    #endif
    do throws(FileError) { try ChildProcess.start([command, address]) } catch {
      Streams.report(line: "rasterc: note: there is no browser to open the address with")
    }
  }
}
