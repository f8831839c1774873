// Assigns file names to rows in row order, independently of thread timing.

import RasterCommands

/// Assigns file names to rows: of two rows with the same name, the first keeps it.
final class NameClaims: Sendable {
  private struct State: Sendable {
    var next = 0
    var table = NameTable()
    var isStopped = false
  }

  private let gate = Gate(State())

  /// Claims names for a chunk of rows, after all previous chunks.
  ///
  /// Returns for each row `nil`, or the reason why its name is refused.
  func take(_ names: [(row: Int, name: String)], piece index: Int) -> [String?] {
    gate.wait { state in
      guard state.next == index || state.isStopped else { return nil }
      state.next = index + 1
      return names.map { state.table.claim($0.name, row: $0.row) }
    }
  }

  /// Releases all waiting threads.
  func stop() { gate.withLock { $0.isStopped = true } }
}
