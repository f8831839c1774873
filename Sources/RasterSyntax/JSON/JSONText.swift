// A JSON text that is no source: a row of data.

/// A JSON text that is no source, such as a row of data, and what is wrong with it.
package struct JSONText: Sendable {
  /// The value; nil where the text is broken.
  package let value: JSONValue?
  /// What is wrong, each with its column: broken text, and names that are there twice.
  package let problems: [String]
  private let bytes: [UInt8]

  /// Reads one value, up to the first mistake.
  ///
  /// Time and memory are proportional to the text; values nest 64 deep at most.
  package init(_ bytes: [UInt8]) {
    let file = SourceFile(id: FileID(0), path: "", bytes: bytes)
    var parser = JSONParser(file)
    value = parser.parse()
    problems = parser.diagnostics.map { report in
      "column \(file.location(of: Int(report.range.lower)).column): \(report.message)"
    }
    self.bytes = bytes
  }

  /// The text of a value in it, as it is written.
  package func text(of value: JSONValue) -> String {
    let lower = min(Int(value.range.lower), bytes.count)
    let upper = min(max(Int(value.range.upper), lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}
