// The formats that rows are read in.

import RasterCommands

/// The format of rows.
enum RowFormat: String, CaseIterable {
  /// A JSON object on each line.
  case jsonLines = "jsonl"
  /// Records of RFC 4180, of which the first names the columns.
  case csv
  /// The same with tabs between fields.
  case tsv

  /// The format that a file's extension names, or nil where it names none.
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

/// What separates the fields of a record.
struct Delimiter: Equatable {
  let byte: UInt8

  static let comma = Delimiter(byte: UInt8(ascii: ","))
  static let tab = Delimiter(byte: 9)
  /// Those that spreadsheets write.
  private static let usual = [
    comma, Delimiter(byte: UInt8(ascii: ";")), tab, Delimiter(byte: UInt8(ascii: "|")),
  ]

  init(byte: UInt8) { self.byte = byte }

  /// A delimiter as `--delimiter` takes it: one ASCII character, or `tab`.
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

  /// As `--delimiter` takes it.
  var name: String { self == .tab ? "tab" : String(UnicodeScalar(byte)) }

  /// The usual delimiter that a header of a single column holds, so that it is probably the file's own.
  static func found(in column: String) -> Delimiter? {
    usual.first { column.utf8.contains($0.byte) }
  }
}

/// The part of all rows that a run draws: each `count`th, from `index` on.
struct Shard {
  var index = 1
  var count = 1

  func holds(row number: Int) -> Bool { (number - 1) % count == index - 1 }
}

extension Shard {
  /// A shard such as `2/8`.
  init(_ text: String) throws(Failure) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count
    else { throw .usage("--shard takes a number of a count, such as 2/8, found '\(text)'") }
    (self.index, self.count) = (index, count)
  }
}

/// Why a row gives no picture, in one report or more.
struct RowProblem: Error {
  let reports: [String]

  init(_ reports: [String]) { self.reports = reports }

  init(_ report: String) { reports = [report] }
}
