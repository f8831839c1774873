// The options of `rasterc import`.

import RasterCommands

extension Option {
  static let importOutput = output.described(
    "Write to this folder or, for a single component, to a\n.raster file, or to '-', the standard output. A single\ntoken file can be a .tokens.json file.\nDefault: the current folder."
  )
  static let importName = Option(
    "name",
    value: "NAME",
    "Name of the component, if there is only one, or of the\nresolver for token files."
  )
  static let importStrict = Option(
    "strict",
    "Report unsupported features as errors, and do not write\nthe drawings that have them."
  )
  static let importFont = Option(
    "font",
    value: "FILE",
    "Set text in the fonts of this file, which is copied beside\nthe source. May be repeated."
  )
  static let importTint = Option(
    "tint",
    "Make the only colour of a drawing the property 'tint'."
  )
  static let importForce = Option("force", "Replace files that have different contents.")
}
