// What became of a row, on its way to the output.

import Raster

/// What became of a row.
struct RowOutput: Sendable {
  enum Outcome: Sendable {
    case failed([String])
    case drawn(BatchRenderer.Output)
    /// It was done by an earlier run, as the ledger says; the row, in case it is to be drawn after all.
    case kept(BatchLedger.Entry, RawRow)
  }

  let number: Int
  let outcome: Outcome
  /// The name of its file; empty where there is none.
  var name = ""
  /// The line of the result.
  var line: [UInt8] = []
  /// The row's key in a ledger, where there is one.
  var key: String?

  /// The bytes that it takes until it is written.
  var byteCount: Int {
    guard case .drawn(let picture) = outcome else { return line.count }
    return line.count + picture.file.count
  }
}
