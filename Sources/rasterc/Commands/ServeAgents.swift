// `rasterc mcp`: a server for agents on the standard streams.

import RasterCommands
import RasterServer

extension Command {
  static let mcp = Command(
    name: "mcp",
    usage: "[FOLDER]",
    summary: "Run a Model Context Protocol server for agents.",
    discussion: """
      Serves an agent over the standard streams with the Model Context Protocol, one JSON-RPC
      message per line: revision 2026-07-28, whose requests stand alone, and 2025-06-18 and
      2024-11-05. Its tools are check, format, explain, looks, render and test. The tool render
      returns an image, and its operations with their bounds and lines. The pages about reports
      are resources.

      The server writes no files. It reads only regular files in the folder, by default the current
      one, after resolving links. The work of each call is limited. It exits with 0 when the input
      ends.
      """,
    examples: [
      ("mcp", "Serve the current folder."),
      ("mcp Sources/App", "Serve a folder of components."),
    ],
    options: [.help]
  ) { arguments throws(Failure) in
    guard arguments.inputs.count <= 1 else { throw .usage("mcp takes one folder") }
    let path = arguments.inputs.first ?? "."
    guard FileSystem.kind(of: path) == .folder,
      FileManager.default.changeCurrentDirectoryPath(path)
    else { throw .usage("no folder '\(path)'") }
    let tools = AgentTools(folder: AgentFolder())
    let server = AgentServer(
      version: ToolVersion.text,
      instructions: AgentTools.instructions,
      tools: tools.all,
      resources: tools.resources
    ) { line in
      // If the client no longer reads, its end of the input closes as well.
      try? Streams.output(line)
    }
    while let bytes = Streams.nextInput() { server.receive(bytes) }
    server.receiveEnd()
    return .success
  }
}
