// The options of `rasterc export`.

import RasterCommands

extension Option {
  static let exportFormat = Option(
    "format",
    value: "FORMAT",
    "What is written: svg, pdf, html, css, xcassets, sfsymbol,\ndrawable, vectordrawable or tokens.",
    choices: ExportFormat.allCases.map(\.rawValue)
  )
  static let exportOutput = output.described(
    "Write into this folder; for one look, a file that ends\nas the format does, or '-', the standard output.\nDefault: the current folder."
  )
  static let exportState = state.described(
    "Export this named state; may be repeated. Default: all."
  )
  static let exportAppearance = appearance.described(
    "light, dark or both. Default: both, where they differ."
  )
  static let exportStrict = Option(
    "strict",
    "Count what a format cannot say as an error: then nothing\nis written."
  )
}
