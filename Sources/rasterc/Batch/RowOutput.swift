// The result of a row, before it is written.

import Raster

/// The result of a row.
struct RowOutput: Sendable {
  enum Outcome: Sendable {
    case failed([String])
    case drawn(BatchRenderer.Output)
    /// The row was completed by an earlier run; the row is included in case it must be redrawn.
    case kept(BatchLedger.Entry, RawRow)
  }

  let number: Int
  let outcome: Outcome
  /// The name of the file, or an empty string if there is none.
  var name = ""
  /// The result line.
  var line: [UInt8] = []
  /// The row's key in the ledger, if it has one.
  var key: String?

  /// The bytes in memory until the result is written.
  var byteCount: Int {
    guard case .drawn(let picture) = outcome else { return line.count }
    return line.count + picture.file.count
  }
}
