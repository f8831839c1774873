// Reads `.raster` files whose expected reports are below the text that they are about.

import Foundation
import RasterSyntax

/// A source file with its expected reports.
///
///     fill circel(bounds)
///     //   ^^^^^^ error: no value named 'circel' in scope [unknown-name] (replace with 'circle')
///
/// The carets are below the text of the nearest line above that is not an expectation; a single
/// caret may also stand for an empty range. The comment itself takes columns 1 to 3, so `//<^^^`
/// starts at column 1.
package struct Fixture: Sendable {
  /// One expected report.
  package struct Expectation: Hashable, Sendable, CustomStringConvertible {
    package let line: Int
    package let column: Int
    /// The number of marked scalars of the line; 1 also for an empty range.
    package let length: Int
    /// Severity, message, code and fix-it as written: `error: no such thing [unknown-name] (replace
    /// with 'circle')`.
    package let text: String

    package var description: String {
      "\(line):\(column) \(String(repeating: "^", count: length)) \(text)"
    }
  }

  /// The source; for JSON without the comments that hold expectations, which JSON does not permit.
  package let source: SourceFile
  package let expectations: [Expectation]
  /// The unmodified file.
  private let whole: SourceFile

  /// Reads the file at `path`, relative to the repository.
  package init(path: String, id: FileID = FileID(0)) throws {
    self.init(source: SourceFile(id: id, path: path, bytes: try bytes(ofFileAt: path)))
  }

  package init(source: SourceFile) {
    whole = source
    var bytes = source.bytes
    var expectations: [Expectation] = []
    var target = 0
    for line in 1...source.lineCount {
      if let expectation = Self.expectation(source.lineText(line), at: target) {
        expectations.append(expectation)
        if source.path.hasSuffix(".json") {
          for place in source.lineBytes(line) { bytes[place] = UInt8(ascii: " ") }
        }
      } else {
        target = line
      }
    }
    self.expectations = expectations
    self.source = SourceFile(id: source.id, path: source.path, bytes: bytes)
  }

  /// The differences between the reports about this file and the expected ones; empty if there are
  /// none.
  package func mismatches(_ diagnostics: [Diagnostic]) -> [String] {
    var found = diagnostics.filter { $0.range.file == source.id }.map { describe($0) }
    var result: [String] = []
    for expectation in expectations {
      if let index = found.firstIndex(of: expectation) {
        found.remove(at: index)
      } else {
        result.append("\(source.path):\(expectation) [expected, not reported]")
      }
    }
    return result + found.map { "\(source.path):\($0) [reported, not expected]" }
  }

  /// Replaces the expectations of the file by those that `diagnostics` would meet.
  package func rewrite(expecting diagnostics: [Diagnostic]) throws {
    let bytes = rewritten(expecting: diagnostics)
    guard bytes != whole.bytes else { return }
    try Data(bytes).write(to: repositoryRoot.appending(path: source.path))
  }

  private func rewritten(expecting diagnostics: [Diagnostic]) -> [UInt8] {
    let found = Dictionary(
      grouping: diagnostics.filter { $0.range.file == source.id }.map { describe($0) },
      by: \.line
    )
    var lines: [[UInt8]] = []
    for line in 1...whole.lineCount {
      let text = whole.lineText(line)
      if Self.expectation(text, at: 0) != nil { continue }
      lines.append(Array(whole.bytes[whole.lineBytes(line)]))
      for report in found[line] ?? [] {
        let carets = String(repeating: "^", count: report.length)
        // The comment starts as far left as the marker requires.
        let indentation = max(0, min(text.prefix { $0 == " " }.count, report.column - 4))
        let margin = String(repeating: " ", count: max(0, report.column - 3 - indentation))
        let start = String(repeating: " ", count: indentation) + "//" + margin
        lines.append(Array("\(report.column > 2 ? start : "//<")\(carets) \(report.text)".utf8))
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// A report in the form of an expectation.
  private func describe(_ diagnostic: Diagnostic) -> Expectation {
    let start = source.location(of: Int(diagnostic.range.lower))
    let lineEnd = source.lineBytes(start.line).upperBound
    let end = source.location(of: min(Int(diagnostic.range.upper), lineEnd))
    let fixIts = diagnostic.fixIts.map { " (\($0.message))" }.joined()
    return Expectation(
      line: start.line,
      column: start.column,
      length: end.line == start.line ? max(1, end.column - start.column) : 1,
      text:
        "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]\(fixIts)"
    )
  }

  /// The expectation that `line` states about the line `target`, if any.
  private static func expectation(_ line: String, at target: Int) -> Expectation? {
    let scalars = Array(line.unicodeScalars)
    guard let slashes = scalars.firstIndex(where: { $0 != " " }), slashes + 2 < scalars.count,
      scalars[slashes] == "/", scalars[slashes + 1] == "/"
    else { return nil }
    let isShifted = scalars[slashes + 2] == "<"
    let rest = scalars[(slashes + (isShifted ? 3 : 2))...]
    guard let first = rest.firstIndex(where: { $0 != " " }), scalars[first] == "^" else {
      return nil
    }
    let carets = scalars[first...].prefix { $0 == "^" }
    let text = String(String.UnicodeScalarView(scalars[carets.endIndex...].drop { $0 == " " }))
    return Expectation(
      line: target,
      column: isShifted ? 1 : first + 1,
      length: carets.count,
      text: text
    )
  }
}

/// The differences between `diagnostics` and the expectations of the fixtures of one compilation.
package func mismatches(_ diagnostics: [Diagnostic], in fixtures: [Fixture]) -> [String] {
  fixtures.flatMap { $0.mismatches(diagnostics) }
}
