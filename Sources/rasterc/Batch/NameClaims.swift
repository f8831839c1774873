// Gives names to rows in their order, whichever thread reads them first.

import RasterCommands

/// Gives names to rows: of two that want one, the first row has it, however many threads there are.
final class NameClaims: Sendable {
  private struct State: Sendable {
    var next = 0
    var table = NameTable()
    var isStopped = false
  }

  private let gate = Gate(State())

  /// Takes names for the rows of a piece, after those of all pieces before; for each, why not.
  func take(_ names: [(row: Int, name: String)], piece index: Int) -> [String?] {
    gate.wait { state in
      guard state.next == index || state.isStopped else { return nil }
      state.next = index + 1
      return names.map { state.table.claim($0.name, row: $0.row) }
    }
  }

  /// Lets all go on who wait.
  func stop() { gate.withLock { $0.isStopped = true } }
}
