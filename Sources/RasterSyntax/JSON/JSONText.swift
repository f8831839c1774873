// A JSON text outside the sources, such as a row of data.

/// A JSON text outside the sources, such as a row of data, and its errors.
package struct JSONText: Sendable {
  /// The value, or `nil` if the text is malformed.
  package let value: JSONValue?
  /// The errors with their columns: malformed text and duplicate names.
  package let problems: [String]
  private let bytes: [UInt8]

  /// Parses one value, up to the first error.
  ///
  /// Time and memory are proportional to the length of the text. Values nest at most 64 levels
  /// deep.
  package init(_ bytes: [UInt8]) {
    let file = SourceFile(id: FileID(0), path: "", bytes: bytes)
    var parser = JSONParser(file)
    value = parser.parse()
    problems = parser.diagnostics.map { report in
      "column \(file.location(of: Int(report.range.lower)).column): \(report.message)"
    }
    self.bytes = bytes
  }

  /// The source text of a value.
  package func text(of value: JSONValue) -> String {
    let lower = min(Int(value.range.lower), bytes.count)
    let upper = min(max(Int(value.range.upper), lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}
