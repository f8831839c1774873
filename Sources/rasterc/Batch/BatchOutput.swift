// Brings what threads have made to the writer, in the rows' order or as it is done.

import RasterCommands
import Synchronization

/// Takes what threads have made of pieces of rows, and writes it, one piece at a time.
///
/// What is done early waits for its turn, within a limit of bytes; beyond it, who made it waits.
final class BatchOutput: Sendable {
  private static let byteLimit = 24 << 20

  private struct State: Sendable {
    var next = 0
    var pending: [Int: [RowOutput]] = [:]
    var pendingBytes = 0
    /// Whether a thread is writing.
    var isWriting = false
    var failure: Failure?
  }

  private let gate = Gate(State())
  private let writer: Mutex<BatchWriter>
  private let isOrdered: Bool
  private let diverged = Atomic(false)

  init(_ writer: BatchWriter, isOrdered: Bool) {
    self.writer = Mutex(writer)
    self.isOrdered = isOrdered
  }

  /// Why the batch ends early; nil where it does not.
  var failure: Failure? { gate.withLock { $0.failure } }

  /// Whether nothing behind what was written can be kept of an earlier run.
  var hasDiverged: Bool { diverged.load(ordering: .relaxed) }

  /// What was written.
  var counts: BatchWriter.Counts { writer.withLock { $0.counts } }

  /// Ends the batch early.
  func fail(_ failure: Failure) {
    gate.withLock { $0.failure = $0.failure ?? failure }
  }

  /// Takes the last rows of a piece.
  func take(_ outputs: [RowOutput], piece index: Int) {
    let bytes = outputs.reduce(0) { $0 + $1.byteCount }
    _ = gate.wait { state -> Bool? in
      if state.failure != nil { return false }
      let mayWait = isOrdered ? index == state.next : state.pending.isEmpty
      guard mayWait || state.pendingBytes + bytes <= Self.byteLimit else { return nil }
      state.pending[index] = outputs
      state.pendingBytes += bytes
      return true
    }
    while let (index, outputs) = takeTurn() {
      write(outputs)
      let bytes = outputs.reduce(0) { $0 + $1.byteCount }
      gate.withLock { state in
        state.isWriting = false
        state.pendingBytes -= bytes
        state.next = isOrdered ? index + 1 : state.next
      }
    }
  }

  /// Takes the first rows of a piece whose others are still made; waits until they can be written.
  func takePart(_ outputs: [RowOutput], piece index: Int) {
    let isTurn = gate.wait { state -> Bool? in
      if state.failure != nil { return false }
      guard !state.isWriting, !isOrdered || state.next == index else { return nil }
      state.isWriting = true
      return true
    }
    guard isTurn else { return }
    write(outputs)
    gate.withLock { $0.isWriting = false }
    // What came meanwhile had nobody to write it.
    if !isOrdered { take([], piece: index) }
  }

  /// The piece to be written now, where there is one and nobody writes.
  private func takeTurn() -> (Int, [RowOutput])? {
    gate.withLock { state in
      guard state.failure == nil, !state.isWriting else { return nil }
      guard let index = isOrdered ? state.next : state.pending.keys.first,
        let outputs = state.pending.removeValue(forKey: index)
      else { return nil }
      state.isWriting = true
      return (index, outputs)
    }
  }

  private func write(_ outputs: [RowOutput]) {
    do throws(Failure) {
      try writer.withLock { writer throws(Failure) in
        try writer.write(outputs)
        if writer.hasDiverged { diverged.store(true, ordering: .relaxed) }
      }
    } catch {
      fail(error)
    }
  }

  /// Ends the archive; throws why the batch ended early, where it did.
  func finish() throws(Failure) {
    if let failure { throw failure }
    try writer.withLock { writer throws(Failure) in try writer.finish() }
  }
}
