// `rasterc lsp`: a language server on the standard streams.

import RasterCommands
import RasterServer

extension Option {
  static let standardStreams = Option(
    "stdio",
    "Taken for the sake of editors that pass it; messages\nalways go over the standard streams."
  )
}

extension Command {
  static let lsp = Command(
    name: "lsp",
    usage: "[--stdio]",
    summary: "Serve editors: the Language Server Protocol.",
    discussion: """
      Answers an editor over the standard streams, by the Language Server Protocol 3.17: reports as
      one types, hover with pictures, completion, definition, references, rename, and more. A file
      that is open counts with the text in the editor, also where others import it.

      Set up an editor to run 'rasterc lsp' for files that end in .raster. It exits with 0 once the
      editor has asked it to shut down and exit, and with 1 if it is ended otherwise.
      """,
    options: [.standardStreams, .help]
  ) { arguments throws(Failure) in
    if let input = arguments.inputs.first { throw .usage("lsp takes no input, found '\(input)'") }
    let server = try LanguageServer { message in
      // Where nobody listens any more, the input ends as well.
      try? Streams.output(message)
    }
    while server.exitCode == nil, let bytes = Streams.nextInput() { server.receive(bytes) }
    if server.exitCode == nil { server.waitUntilAnswered() }
    return server.exitCode == 0 ? .success : .sources
  }
}

extension Streams {
  /// The bytes that have come over the standard input, for which it waits; nil at its end.
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
