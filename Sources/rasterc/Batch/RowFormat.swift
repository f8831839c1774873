// The formats of rows.

import RasterCommands

/// The format of rows.
enum RowFormat: String, CaseIterable {
  /// A JSON object on each line.
  case jsonLines = "jsonl"
  /// RFC 4180 records, the first of which names the columns.
  case csv
  /// Like `csv`, with tabs between fields.
  case tsv

  /// The format of a file's extension, or `nil` if it is unknown.
  init?(path: String) {
    let name = Paths.name(of: path).lowercased()
    switch name.split(separator: ".").last {
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "json", "jsonl", "ndjson": self = .jsonLines
    default: return nil
    }
  }
}

/// A separator of fields in a record.
struct Delimiter: Equatable {
  let byte: UInt8

  static let comma = Delimiter(byte: UInt8(ascii: ","))
  static let tab = Delimiter(byte: 9)
  /// The delimiters that spreadsheets write.
  private static let usual = [
    comma, Delimiter(byte: UInt8(ascii: ";")), tab, Delimiter(byte: UInt8(ascii: "|")),
  ]

  init(byte: UInt8) { self.byte = byte }

  /// Parses a value of `--delimiter`: one ASCII character, or `tab`.
  init(_ text: String) throws(Failure) {
    switch text {
    case "tab", "\\t": self = .tab
    default:
      let bytes = Array(text.utf8)
      guard bytes.count == 1, bytes[0] < 128, ![10, 13, UInt8(ascii: "\"")].contains(bytes[0])
      else {
        throw .usage("--delimiter takes one ASCII character or 'tab', found '\(text)'")
      }
      self.init(byte: bytes[0])
    }
  }

  /// The delimiter in the form that `--delimiter` accepts.
  var name: String { self == .tab ? "tab" : String(UnicodeScalar(byte)) }

  /// The usual delimiter in a single-column header, which is probably the file's delimiter.
  static func found(in column: String) -> Delimiter? {
    usual.first { column.utf8.contains($0.byte) }
  }
}

/// The subset of rows that a run draws: every `count`th, starting at `index`.
struct Shard {
  var index = 1
  var count = 1

  func holds(row number: Int) -> Bool { (number - 1) % count == index - 1 }
}

extension Shard {
  /// Parses a shard such as `2/8`.
  init(_ text: String) throws(Failure) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count
    else { throw .usage("--shard takes a part and a count, such as 2/8, found '\(text)'") }
    (self.index, self.count) = (index, count)
  }
}

/// The reasons why a row has no image.
struct RowProblem: Error {
  let reports: [String]

  init(_ reports: [String]) { self.reports = reports }

  init(_ report: String) { reports = [report] }
}
