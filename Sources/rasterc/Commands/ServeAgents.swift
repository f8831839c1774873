// `rasterc mcp`: a server for agents on the standard streams.

import RasterCommands
import RasterServer

extension Command {
  static let mcp = Command(
    name: "mcp",
    usage: "[FOLDER]",
    summary: "Serve agents: the Model Context Protocol.",
    discussion: """
      Answers an agent over the standard streams, by the Model Context Protocol, 2025-06-18 and
      2024-11-05: a message of JSON-RPC a line. Its tools are check, format, explain, looks, render,
      which gives a picture and its operations with their boxes and lines, and test; the pages about
      reports are resources.

      Nothing is written, and no file is read but regular ones in the folder, the current one by
      default, links followed. What a call may take is bounded. It exits with 0 when the input ends.
      """,
    options: [.help]
  ) { arguments throws(Failure) in
    guard arguments.inputs.count <= 1 else { throw .usage("mcp takes one folder") }
    let path = arguments.inputs.first ?? "."
    guard FileSystem.kind(of: path) == .folder,
      FileManager.default.changeCurrentDirectoryPath(path)
    else { throw .usage("there is no folder '\(path)'") }
    let tools = AgentTools(folder: AgentFolder())
    let server = AgentServer(
      version: ToolVersion.text,
      instructions: AgentTools.instructions,
      tools: tools.all,
      resources: tools.resources
    ) { line in
      // Where nobody listens any more, the input ends as well.
      try? Streams.output(line)
    }
    while let bytes = Streams.nextInput() { server.receive(bytes) }
    server.receiveEnd()
    return .success
  }
}
