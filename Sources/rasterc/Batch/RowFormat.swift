// The formats that rows are read in.

import RasterCommands

/// The format of rows.
enum RowFormat: String, CaseIterable {
  /// A JSON object on each line.
  case json
  /// Records of RFC 4180, of which the first names the columns.
  case csv

  /// What a file's name says of its format; nil where it says nothing.
  init?(path: String) {
    let name = Paths.name(of: path).lowercased()
    switch name.split(separator: ".").last {
    case "csv": self = .csv
    case "json", "jsonl", "ndjson": self = .json
    default: return nil
    }
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
