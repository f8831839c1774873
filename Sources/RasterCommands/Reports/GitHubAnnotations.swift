// Reports as commands of GitHub's workflows, which show them beside the lines of a change.

import RasterSyntax

extension DiagnosticRecord {
  /// A line for each report: `::error file=Dot.raster,line=3,col=8,endLine=3,endColumn=12,title=…::…`.
  ///
  /// Labels and fix-its follow the message in lines of their own. The columns of an annotation are left
  /// out where it spans lines, since its end would be taken for one in the first.
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

  /// The text with `%XX` for what a workflow's command would take for its own.
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
  /// The workflow's command for its severity.
  fileprivate var command: String { severity == "note" ? "notice" : severity }
}
