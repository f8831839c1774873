// The errors of reading a font file.

/// The reason why a font or a glyph could not be read; tables are named by their four-letter tags.
public enum FontError: Error, Hashable, Sendable {
  /// The file is neither a font nor a collection; `found` is its first four bytes.
  case notFont(found: String)
  /// The collection has no face at this index; indices start at 0.
  case noFace(index: Int, count: Int)
  /// A required table is missing.
  case missingTable(String)
  /// A table has too few bytes, or the file is too short to contain it.
  case truncated(table: String, expected: Int, found: Int)
  /// A number in a table is invalid.
  case unexpected(table: String, field: String, expected: String, found: Int)
  /// The instructions of a glyph do not end, or the glyph exceeds a limit on its parts.
  case tooComplex(table: String)
}

extension FontError: CustomStringConvertible {
  /// A single line that states the expected value before the found one.
  public var description: String {
    switch self {
    case .notFont(let found):
      "not a font: expected TrueType, OpenType or a collection, found '\(found)'"
    case .noFace(let index, let count):
      "no face \(index): expected an index below \(count)"
    case .missingTable(let table):
      "no table '\(table)'"
    case .truncated(let table, let expected, let found):
      "table '\(table)': expected \(expected) bytes, found \(found)"
    case .unexpected(let table, let field, let expected, let found):
      "table '\(table)': expected \(expected) as \(field), found \(found)"
    case .tooComplex(let table):
      "table '\(table)': a glyph does not end or has too many parts"
    }
  }
}

extension FontError {
  /// The error for a table with fewer than `expected` bytes.
  static func truncated(_ table: FontTag, expected: Int, in data: FontData) -> FontError {
    .truncated(table: table.description, expected: expected, found: data.count)
  }

  /// The error for an invalid number in a table.
  static func unexpected(
    _ table: FontTag,
    _ field: String,
    expected: String,
    found: Int
  ) -> FontError {
    .unexpected(table: table.description, field: field, expected: expected, found: found)
  }

  /// The error for a glyph that exceeds a limit.
  static func tooComplex(_ table: FontTag) -> FontError { .tooComplex(table: table.description) }
}
