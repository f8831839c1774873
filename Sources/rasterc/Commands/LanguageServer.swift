// `rasterc lsp`: a language server on the standard streams.

import RasterCommands
import RasterServer

extension Option {
  static let standardStreams = Option(
    "stdio",
    "Accepted because editors pass it; messages always use the\nstandard streams."
  )
}

extension Command {
  static let lsp = Command(
    name: "lsp",
    usage: "[--stdio]",
    summary: "Run a language server for editors.",
    discussion: """
      Serves an editor over the standard streams with the Language Server Protocol 3.17: reports as
      you type, hover with images, completion, definition, references, rename, and more. For an open
      file, the text in the editor is used, also when other files import it.

      Configure your editor to run 'rasterc lsp' for files that end in .raster. The server exits
      with 0 after the requests 'shutdown' and 'exit', and with 1 if it ends in another way.
      """,
    examples: [
      ("lsp", "Start the server, as configured in an editor."),
      ("lsp --stdio", "Start the server from an editor that passes --stdio."),
    ],
    options: [.standardStreams, .help]
  ) { arguments throws(Failure) in
    if let input = arguments.inputs.first { throw .usage("lsp takes no input, found '\(input)'") }
    let server = try LanguageServer { message in
      // If the client no longer reads, its end of the input closes as well.
      try? Streams.output(message)
    }
    while server.exitCode == nil, let bytes = Streams.nextInput() { server.receive(bytes) }
    if server.exitCode == nil { server.waitUntilAnswered() }
    return server.exitCode == 0 ? .success : .sources
  }
}

extension Streams {
  /// Waits for bytes on the standard input and returns them, or `nil` at its end.
  static func nextInput() -> [UInt8]? {
    while true {
      let capacity = 1 << 16
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let result = read(STDIN_FILENO, buffer.baseAddress, capacity)
        if result < 0 { failure = errno }
        count = max(result, 0)
      }
      if failure == EINTR { continue }
      return bytes.isEmpty ? nil : bytes
    }
  }
}
