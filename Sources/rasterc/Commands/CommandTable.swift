// All commands, in the order of the help.

import RasterCommands

extension Command {
  /// All commands; completions and the manual are made of them.
  static let all: [Command] = [
    .check, .render, .batch, .show, .preview, .gallery, .playground, .looks, .inspect, .explain,
    .test,
    .diff, .format, .gen, .new, .importing, .export, .lsp, .mcp, .cache, .completions, .man,
  ]
}
