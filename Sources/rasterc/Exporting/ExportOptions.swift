// The options of `rasterc export`.

import RasterCommands

extension Option {
  static let exportFormat = Option(
    "format",
    value: "FORMAT",
    "Output format: svg, pdf, html, css, xcassets, sfsymbol,\ndrawable, vectordrawable or tokens.",
    choices: ExportFormat.allCases.map(\.rawValue)
  )
  static let exportOutput = output.described(
    "Write to this folder or, for a single look, to a file with\nthe format's extension, or to '-', the standard output.\nDefault: the current folder."
  )
  static let exportState = state.described(
    "Export this named state. May be repeated. Default: all."
  )
  static let exportAppearance = appearance.described(
    "Appearance: light, dark or both.\nDefault: both, if they differ."
  )
  static let exportStrict = Option(
    "strict",
    "Report unsupported features as errors, and write nothing\nif there are any."
  )
}
