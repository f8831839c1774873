// `rasterc preview`: shows the looks of components in a browser, and updates them on changes.

import RasterCommands
import RasterPreview
import RasterWatch

extension Option {
  static let port = Option(
    "port",
    value: "N",
    "Listen on this port of 127.0.0.1. Default: a free port."
  )
  static let open = Option("open", "Open the page in a browser.")
}

extension Command {
  static let preview = Command(
    name: "preview",
    usage: "INPUT… [options]",
    summary: "Preview components in a browser, and follow changes.",
    discussion: """
      Prints the address of a page that shows the components of .raster files, or of folders of
      them. The page shows every state, light and dark, with equal looks folded, or one look with
      controls for its properties and environment. When you save a source, an import, an image, a
      font or a token file, the page updates the looks that it affects. If sources have errors, the
      last images stay, and reports are shown with their lines; a button applies a fix-it to the
      file.

      If a folder has no .raster files, the page offers to create a component, as 'rasterc new'
      does.

      You can enlarge an image to its pixels. Each pixel leads to the operation that drew it and to
      its line, and a slider goes through the drawing operation by operation.

      The server listens on 127.0.0.1 only, and answers only requests with the random token in the
      address. Stop it with Ctrl-C.
      """,
    examples: [
      ("preview Sources/App --open", "Preview a folder, and open the page in a browser."),
      ("preview Button.raster --port 8080", "Preview a file on a fixed port."),
    ],
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
      throw .inputOutput("cannot listen on port \(port) of 127.0.0.1: \(error.reason)")
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
  /// The specified port, or 0 for any free port.
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

/// The user's default browser.
private enum Browser {
  /// Opens an address; failure is only noted, because the address has already been printed.
  static func open(_ address: String) {
    #if os(macOS)
    let command = "open"
    #else
    let command = "xdg-open"
    #endif
    do throws(FileError) { try ChildProcess.start([command, address]) } catch {
      Streams.report(line: "rasterc: note: no browser found to open the address")
    }
  }
}
