// The options of `rasterc import`.

import RasterCommands

extension Option {
  static let importOutput = output.described(
    "Write into this folder; for one component, a file that\nends in .raster, or '-', the standard output.\nDefault: the current folder."
  )
  static let importName = Option(
    "name",
    value: "NAME",
    "What the component is called; with one component."
  )
  static let importStrict = Option(
    "strict",
    "Count what is lost as an error: such a drawing is not\nwritten."
  )
  static let importTint = Option(
    "tint",
    "Make the one colour of a drawing the property 'tint'."
  )
  static let importForce = Option("force", "Replace files that say something else.")
}
