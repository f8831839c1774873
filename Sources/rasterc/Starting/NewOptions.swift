// The options of `rasterc new`.

import RasterCommands

extension Option {
  static let newPackage = Option(
    "package",
    "Create a Swift package with the plugin, a component and a\ntest."
  )
  static let newTokens = Option("tokens", "Create tokens, and a component that uses them.")
  static let newDirectory = output.described(
    "Write to this folder. Default: the current folder.",
    value: "DIR",
    formerNames: ["output-directory"]
  )
  static let rasterPackage = Option(
    "dependency",
    value: "PATH_OR_URL",
    "Location of the package raster: a folder, relative to the\nnew package, or the URL of a repository, whose branch\n'main' is used."
  )
}
