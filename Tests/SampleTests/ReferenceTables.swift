// The tables of the language reference that are generated from the language's rows and pages.

import Foundation
import RasterExplanations
import RasterSemantics
import RasterSyntax
import Testing
import TestSupport

@Suite(.serialized) struct ReferenceTables {
  @Test(
    arguments: [
      "lines", "path lines", "environment", "operators", "functions", "members", "warnings",
    ]
  )
  func `a table of the reference is generated from the rows`(name: String) throws {
    let path = "Grammar/Reference.md"
    let text = String(decoding: try bytes(ofFileAt: path), as: UTF8.self)
    let (start, end) = ("<!-- \(name), written by ReferenceTables -->\n", "<!-- end of \(name) -->")
    let lower = try #require(text.range(of: start)).upperBound
    let upper = try #require(text.range(of: end)).lowerBound
    let table = Self.table(name)
    guard text[lower..<upper] != table else { return }
    let whole = text.replacingCharacters(in: lower..<upper, with: table)
    if let failure = try Golden.failure(path, made: whole) { Issue.record("\(failure)") }
  }

  private static func table(_ name: String) -> String {
    switch name {
    case "lines": lines(DrawOperation.all.map(\.line))
    case "path lines": lines(PathOperation.all.map(\.line))
    case "environment":
      rows(
        "member | description",
        EnvironmentMember.named.map {
          ("environment." + $0.name, $0.documentation + cases($0.type))
        }
      )
    case "operators":
      rows("operator | result", builtIns { $0.isOperator })
    case "functions":
      rows("function | result", builtIns { $0.owner == nil && !$0.isOperator })
    case "warnings":
      rows("warning | what it finds", warnings)
    default: rows("member | result", builtIns { $0.owner != nil })
    }
  }

  /// The codes of warnings, and the first sentences of their pages.
  private static var warnings: [(String, String)] {
    Diagnostic.Code.allCases.filter { $0.severity == .warning }.map { code in
      let summary = Explanation.page(about: code)?.summary ?? ""
      return (code.rawValue, summary + (code.isOptional ? " Off by default." : ""))
    }
  }

  /// The rows of a part of the table, grouped by type.
  private static func builtIns(_ isPart: (BuiltIn) -> Bool) -> [(String, String)] {
    var parts: [(owner: Type?, rows: [(String, String)])] = []
    for row in BuiltIn.all where isPart(row) {
      if !parts.contains(where: { $0.owner == row.owner }) { parts.append((row.owner, [])) }
      let index = parts.firstIndex { $0.owner == row.owner } ?? 0
      parts[index].rows.append((row.signature, row.documentation))
    }
    return parts.flatMap(\.rows)
  }

  private static func lines(_ lines: [Line]) -> String {
    let texts = lines.map { line in
      let own = line.parameters.map { parameter in
        let companion = parameter.companion.map { "; with `\($0):`" } ?? ""
        let rival = parameter.rival.map { "; not with `\($0):`" } ?? ""
        let meaning = parameter.documentation + cases(parameter.type) + companion + rival
        return "| | `\(parameter.signature)` | \(meaning) |\n"
      }
      let name = line.hasBlock ? "\(line.name) … { }" : line.name
      return "| `\(name)` | | \(line.documentation) |\n" + own.joined()
    }
    return "| line | argument | description |\n|---|---|---|\n" + texts.joined()
  }

  private static func rows(_ head: String, _ rows: [(String, String)]) -> String {
    "| \(head) |\n|---|---|\n" + rows.map { "| `\($0)` | \($1) |\n" }.joined()
  }

  /// The cases of an enumeration, if there are few.
  private static func cases(_ type: Type?) -> String {
    guard case .builtin(let builtin)? = type?.unwrapped, builtin.cases.count < 8 else { return "" }
    return ": " + builtin.cases.map { "`.\($0)`" }.joined(separator: ", ")
  }
}
