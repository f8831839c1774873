// Who may draw now, who waits in line, and who is turned away.

import Synchronization

/// The places of a renderer, and the line of those who wait for one.
///
/// First come, first served: somebody who needs many bytes is not overtaken by those who need few.
/// A class, because the places are shared by all who ask.
package final class Admission: Sendable {
  private let limits: Renderer.Limits
  private let line: Mutex<Line>
  private let tickets = Atomic<UInt64>(0)

  package init(_ limits: Renderer.Limits) {
    self.limits = limits
    line = Mutex(Line(limits: limits))
  }

  /// The numbers of those in a place and in line now, and the bytes of the former.
  package var counts: (drawing: Int, waiting: Int, bytes: Int) {
    line.withLock { ($0.drawing, $0.waiters.count, $0.bytes) }
  }

  /// Throws what `enter(bytes:)` would throw at once.
  func checkRoom(bytes: Int) throws(RasterError) {
    guard bytes <= limits.inFlightByteLimit else {
      throw .overloaded(.inFlightBytes, value: limits.inFlightByteLimit)
    }
    guard line.withLock({ $0.hasRoom(for: bytes) }) else {
      throw .overloaded(.queuedRequests, value: limits.maximumQueuedRequests)
    }
  }

  /// What `body` makes in a place, which is given back when it returns; or why it was not called.
  func admitted<Product>(
    bytes: Int,
    _ signal: StopSignal,
    _ body: () throws(RasterError) -> Product
  ) async -> Result<Product, RasterError> {
    do throws(RasterError) {
      try await enter(bytes: bytes)
      defer { leave(bytes: bytes) }
      if let reason = signal.reason { throw reason }
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }

  /// Takes a place, at once or after those who came before.
  ///
  /// Throws `overloaded` at once where the line is full, and `cancelled` as soon as the task is;
  /// otherwise `leave(bytes:)` must follow.
  nonisolated(nonsending)
    package func enter(bytes: Int) async throws(RasterError)
  {
    guard bytes <= limits.inFlightByteLimit else {
      throw .overloaded(.inFlightBytes, value: limits.inFlightByteLimit)
    }
    let ticket = tickets.wrappingAdd(1, ordering: .relaxed).newValue
    let answer = await withCancellationHandler {
      await withCheckedContinuation { (answer: Line.Continuation) in
        let waiter = Line.Waiter(ticket: ticket, bytes: bytes, answer: answer)
        // A task that is cancelled from here on finds the waiter in line.
        let answered = line.withLock { Task.isCancelled ? .cancelled : $0.enter(waiter) }
        if let answered { answer.resume(returning: answered) }
      }
    } onCancel: {
      for (waiter, answer) in line.withLock({ $0.remove(ticket) }) {
        waiter.answer.resume(returning: answer)
      }
    }
    switch answer {
    case .admitted: return
    case .cancelled: throw .cancelled
    case .refused: throw .overloaded(.queuedRequests, value: limits.maximumQueuedRequests)
    }
  }

  /// Gives a place back to those in line.
  package func leave(bytes: Int) {
    for waiter in line.withLock({ $0.leave(bytes: bytes) }) {
      waiter.answer.resume(returning: .admitted)
    }
  }
}

/// Places and a line, without their lock.
private struct Line {
  enum Answer { case admitted, cancelled, refused }
  typealias Continuation = CheckedContinuation<Answer, Never>

  struct Waiter {
    let ticket: UInt64
    let bytes: Int
    let answer: Continuation
  }

  let limits: Renderer.Limits
  private(set) var drawing = 0
  private(set) var bytes = 0
  private(set) var waiters: [Waiter] = []

  init(limits: Renderer.Limits) { self.limits = limits }

  /// Whether one who comes now is not refused.
  func hasRoom(for count: Int) -> Bool {
    waiters.count < limits.maximumQueuedRequests || waiters.isEmpty && canTakePlace(count)
  }

  /// The answer that can be given at once; nil for one who now waits.
  mutating func enter(_ waiter: Waiter) -> Answer? {
    if waiters.isEmpty, takePlace(waiter.bytes) { return .admitted }
    guard waiters.count < limits.maximumQueuedRequests else { return .refused }
    waiters.append(waiter)
    return nil
  }

  /// Takes one who has cancelled out of the line; those behind may have room now.
  mutating func remove(_ ticket: UInt64) -> [(Waiter, Answer)] {
    guard let index = waiters.firstIndex(where: { $0.ticket == ticket }) else { return [] }
    let cancelled = waiters.remove(at: index)
    return [(cancelled, .cancelled)] + admitted().map { ($0, .admitted) }
  }

  /// Those who have a place now.
  mutating func leave(bytes count: Int) -> [Waiter] {
    drawing &-= 1
    bytes &-= count
    return admitted()
  }

  private mutating func admitted() -> [Waiter] {
    var count = 0
    while count < waiters.count, takePlace(waiters[count].bytes) { count &+= 1 }
    defer { waiters.removeFirst(count) }
    return Array(waiters[..<count])
  }

  private func canTakePlace(_ count: Int) -> Bool {
    drawing < max(1, limits.maximumConcurrentDraws) && count <= limits.inFlightByteLimit &- bytes
  }

  private mutating func takePlace(_ count: Int) -> Bool {
    guard canTakePlace(count) else { return false }
    drawing &+= 1
    bytes &+= count
    return true
  }
}
