// Tools for sources: checking, formatting, and explaining diagnostics.

import RasterCommands
import RasterExplanations
import RasterFormat
import RasterServer
import RasterSyntax

extension AgentTools {
  /// The maximum number of listed reports; the others are only counted.
  private static let mostReports = 200

  var check: AgentTool {
    AgentTool(
      name: "check",
      title: "Check sources",
      description: """
        Checks .raster sources, and returns reports with locations and edits that correct them. If there \
        are no errors, every component can be drawn.
        """,
      inputSchema: Self.schema([]),
      outputSchema: .object([
        "type": "object", "required": ["version", "errors", "warnings", "diagnostics"],
        "properties": .object([
          "version": .object(["type": "integer"]), "errors": .object(["type": "integer"]),
          "warnings": .object(["type": "integer"]), "diagnostics": .object(["type": "array"]),
        ]),
      ])
    ) { arguments throws(AgentError) in
      let compilation = try compilation(arguments, fixIts: .tried)
      let reports = compilation.diagnostics
      let shown = Array(reports.prefix(Self.mostReports))
      var record = try Self.record(DiagnosticRecord(shown, compilation.sources).jsonLine)
      var text = DiagnosticRenderer(compilation.sources).render(shown)
      if reports.count > shown.count {
        record = Self.counted(record, reports)
        text += "and \(reports.count - shown.count) more\n"
      }
      if text.isEmpty { text = "no reports" }
      return AgentResult(content: [AgentResult.text(text)], structured: record)
    }
  }

  /// The record with the counts of all reports.
  private static func counted(_ record: JSON, _ reports: [Diagnostic]) -> JSON {
    guard case .object(let members) = record else { return record }
    return .object(
      members.map { member in
        switch member.name {
        case "errors":
          JSON.Member("errors", .int(reports.count { $0.severity == .error }))
        case "warnings":
          JSON.Member("warnings", .int(reports.count { $0.severity == .warning }))
        default: member
        }
      }
    )
  }

  var format: AgentTool {
    AgentTool(
      name: "format",
      title: "Format a source",
      description: """
        Returns a .raster source in the standard format. Writes nothing, and leaves lines with errors \
        unchanged.
        """,
      inputSchema: Self.schema([]),
      outputSchema: .object([
        "type": "object", "required": ["path", "text", "isChanged"],
        "properties": .object([
          "path": .object(["type": "string"]), "text": .object(["type": "string"]),
          "isChanged": .object(["type": "boolean"]),
        ]),
      ])
    ) { arguments throws(AgentError) in
      let compilation = try compilation(arguments)
      guard compilation.loader.inputCount == 1, let tree = compilation.loader.trees.first else {
        throw AgentError("only one source can be formatted at a time; name one file in 'paths'")
      }
      let width = compilation.projects.lineLength(of: FileID(0)) ?? Formatting.standardWidth
      guard let formatting = Formatting.checked(tree, in: nil, width: width) else {
        throw AgentError(
          "'\(tree.source.path)' was not formatted, because the result would have a different meaning"
        )
      }
      let text = String(decoding: formatting.bytes, as: UTF8.self)
      let record = JSON.object([
        "path": .string(tree.source.path), "text": .string(text),
        "isChanged": .bool(formatting.bytes != tree.source.bytes),
      ])
      return AgentResult(content: [AgentResult.text(text)], structured: record)
    }
  }

  var explain: AgentTool {
    let code = Self.property("code", "string", "Code of a report, such as unknown-name.")
    return AgentTool(
      name: "explain",
      title: "Explain a report",
      description: """
        Explains a report: its meaning, its reason, and an example before and after the correction. \
        Without a code, lists all codes.
        """,
      inputSchema: .object([
        "type": "object", "properties": .object([code]), "additionalProperties": false,
      ])
    ) { arguments throws(AgentError) in
      guard let name = arguments["code"]?.string else {
        let pages = Diagnostic.Code.allCases.compactMap { Explanation.page(about: $0) }
        let lines = pages.map { "\($0.code.rawValue): \($0.summary)" }
        return AgentResult(content: [AgentResult.text(lines.joined(separator: "\n"))])
      }
      guard let code = Diagnostic.Code(rawValue: name), let page = Explanation.page(about: code)
      else {
        let names = Diagnostic.Code.allCases.map(\.rawValue)
        throw AgentError("unknown code '\(name)'" + suggestion(for: name, in: names))
      }
      let text = page.text(report: page.report(drawingTrial: .drawing))
      return AgentResult(
        content: [AgentResult.text(text)],
        structured: try Self.record(page.json)
      )
    }
  }
}
