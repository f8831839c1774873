// Passes the results of threads to the writer, in row order or as they are finished.

import RasterCommands
import Synchronization

/// Receives the results of row chunks from threads, and writes one chunk at a time.
///
/// Results that arrive early are queued up to a limit in bytes. Above the limit, the thread that
/// produced them waits.
final class BatchOutput: Sendable {
  private static let byteLimit = 24 << 20

  private struct State: Sendable {
    var next = 0
    var pending: [Int: [RowOutput]] = [:]
    var pendingBytes = 0
    /// Whether a thread is currently writing.
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

  /// The failure that ends the batch early, or `nil` if there is none.
  var failure: Failure? { gate.withLock { $0.failure } }

  /// Whether the output differs from an earlier run's, so that later entries cannot be reused.
  var hasDiverged: Bool { diverged.load(ordering: .relaxed) }

  /// The counts of written rows.
  var counts: BatchWriter.Counts { writer.withLock { $0.counts } }

  /// Ends the batch with a failure.
  func fail(_ failure: Failure) {
    gate.withLock { $0.failure = $0.failure ?? failure }
  }

  /// Receives the last rows of a chunk.
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

  /// Writes the first rows of a chunk that is still in progress, after waiting for its turn.
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
    // Write the chunks that other threads have queued in the meantime.
    if !isOrdered { take([], piece: index) }
  }

  /// The next chunk to write, or `nil` if there is none or another thread is writing.
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

  /// Finishes the archive, or throws the failure that ended the batch.
  func finish() throws(Failure) {
    if let failure { throw failure }
    try writer.withLock { writer throws(Failure) in try writer.finish() }
  }
}
