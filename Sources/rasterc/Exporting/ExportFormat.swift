// The formats that `rasterc export` writes.

import RasterCommands

/// A format that `rasterc export` writes.
enum ExportFormat: String, CaseIterable {
  case svg, pdf, html, css, xcassets, sfsymbol, drawable, vectordrawable, tokens

  /// Whether each look is one file.
  var isOneFile: Bool { self == .svg || self == .pdf || self == .html }

  /// The specified format, or the one of the output file's extension.
  init(_ arguments: Arguments) throws(Failure) {
    if let named = try arguments.choice(.exportFormat, as: ExportFormat.self) {
      self = named
      return
    }
    let ending = arguments[.output]?.split(separator: ".").last.map { String($0) }
    guard let ending, let format = ExportFormat(rawValue: ending) else {
      let names = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("missing format: --format takes \(names)")
    }
    self = format
  }
}
