// The options of `rasterc new`.

import RasterCommands

extension Option {
  static let newPackage = Option(
    "package",
    "Write a Swift package: the plugin, a component, a test."
  )
  static let newTokens = Option("tokens", "Write tokens, and a component that uses them.")
  static let newDirectory = output.described(
    "Write into this folder. Default: the current one.",
    value: "DIR",
    formerNames: ["output-directory"]
  )
  static let rasterPackage = Option(
    "dependency",
    value: "PATH_OR_URL",
    "Where the new package finds raster: a folder, as seen\nfrom the new one, or the address of a repository, whose\nbranch 'main' it takes."
  )
}
