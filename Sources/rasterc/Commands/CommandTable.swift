// All commands, in the order of the help text.

import RasterCommands

extension Command {
  /// All commands, from which completions and the manual page are generated.
  static let all: [Command] = [
    .check, .render, .batch, .show, .preview, .gallery, .playground, .looks, .inspect, .explain,
    .test,
    .diff, .migrate, .format, .gen, .new, .importing, .export, .lsp, .mcp, .skill, .cache,
    .completions, .man,
  ]
}
