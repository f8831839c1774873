// Reports as GitHub workflow commands, which annotate the lines of a change.

import RasterSyntax

extension DiagnosticRecord {
  /// One line per report: `::error file=Dot.raster,line=3,col=8,endLine=3,endColumn=12,title=…::…`.
  ///
  /// Labels and fix-its follow the message on their own lines. Columns are omitted from annotations
  /// that span lines, because GitHub would apply the end column to the first line.
  var annotations: String {
    diagnostics.map { report in
      let notes =
        report.labels.map(\.message) + report.fixIts.map { "fix-it: \($0.message)" }
      let message = ([report.message] + notes).map { $0.printable() }.joined(separator: "\n")
      var properties: [(String, String)] = []
      if let place = report.range {
        properties.append(("file", place.relativeFile.printable()))
        properties.append(("line", String(place.start.line)))
        properties.append(("endLine", String(place.end.line)))
        if place.start.line == place.end.line {
          properties.append(("col", String(place.start.column)))
          properties.append(("endColumn", String(place.end.column)))
        }
      }
      properties.append(("title", report.code))
      let list = properties.map { "\($0)=\(Self.escaped($1, besides: ":,"))" }
      return "::\(report.command) \(list.joined(separator: ","))::\(Self.escaped(message))\n"
    }.joined()
  }

  /// Percent-encodes characters that are special in workflow commands.
  private static func escaped(_ text: String, besides signs: String = "") -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where signs.contains(":"): "%3A"
      case "," where signs.contains(","): "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}

extension DiagnosticRecord.Report {
  /// The workflow command for the report's severity.
  fileprivate var command: String { severity == "note" ? "notice" : severity }
}
