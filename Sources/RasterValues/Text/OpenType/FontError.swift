// What can be wrong with a font file.

/// Why a font, or a glyph of it, could not be read; tables are named by their four letters.
public enum FontError: Error, Hashable, Sendable {
  /// The file begins neither as fonts nor as collections do; these are its first four bytes.
  case notFont(found: String)
  /// A collection has no face of this index; its faces count from 0.
  case noFace(index: Int, count: Int)
  /// A table that every font has is not there.
  case missingTable(String)
  /// A table, or the file where `table` names one that lies beyond its end, has too few bytes.
  case truncated(table: String, expected: Int, found: Int)
  /// A number of a table has no meaning there.
  case unexpected(table: String, field: String, expected: String, found: Int)
  /// A glyph whose instructions do not end, or that has more parts than any font needs.
  case tooComplex(table: String)
}

extension FontError: CustomStringConvertible {
  /// One line, with what was expected before what was found.
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
      "table '\(table)': a glyph has no end, or too many parts"
    }
  }
}

extension FontError {
  /// A table with fewer than `expected` bytes.
  static func truncated(_ table: FontTag, expected: Int, in data: FontData) -> FontError {
    .truncated(table: table.description, expected: expected, found: data.count)
  }

  /// A number of a table that has no meaning there.
  static func unexpected(
    _ table: FontTag,
    _ field: String,
    expected: String,
    found: Int
  ) -> FontError {
    .unexpected(table: table.description, field: field, expected: expected, found: found)
  }

  /// A glyph that exceeds what is done for one.
  static func tooComplex(_ table: FontTag) -> FontError { .tooComplex(table: table.description) }
}
