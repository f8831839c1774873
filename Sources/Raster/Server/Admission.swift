// Admission control: which requests draw now, which wait, and which are refused.

import Synchronization

/// The drawing slots of a renderer, and the queue of requests waiting for one.
///
/// First come, first served: a request for many bytes is not overtaken by smaller ones. A class
/// because all requests share the slots.
package final class Admission: Sendable {
  private let limits: Renderer.Limits
  private let line: Mutex<Line>
  private let tickets = Atomic<UInt64>(0)

  package init(_ limits: Renderer.Limits) {
    self.limits = limits
    line = Mutex(Line(limits: limits))
  }

  /// The numbers of drawing and of waiting requests, and the bytes of the drawing ones.
  package var counts: (drawing: Int, waiting: Int, bytes: Int) {
    line.withLock { ($0.drawing, $0.waiters.count, $0.bytes) }
  }

  /// Throws the error that `enter(bytes:)` would throw at once.
  func checkRoom(bytes: Int) throws(RasterError) {
    guard bytes <= limits.inFlightByteLimit else {
      throw .overloaded(.inFlightBytes, value: limits.inFlightByteLimit)
    }
    guard line.withLock({ $0.hasRoom(for: bytes) }) else {
      throw .overloaded(.queuedRequests, value: limits.maximumQueuedRequests)
    }
  }

  /// Returns the result of `body`, called in a slot, or the error that prevented the call.
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

  /// Takes a slot, at once or after the earlier requests.
  ///
  /// Throws `overloaded` at once if the queue is full, and `cancelled` as soon as the task is
  /// cancelled. If it does not throw, `leave(bytes:)` must follow.
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
        // If the task is cancelled after this check, its handler finds the waiter in the queue.
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

  /// Releases a slot to the waiting requests.
  package func leave(bytes: Int) {
    for waiter in line.withLock({ $0.leave(bytes: bytes) }) {
      waiter.answer.resume(returning: .admitted)
    }
  }
}

/// Slots and a queue, without their lock.
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

  /// Whether a new request would not be refused.
  func hasRoom(for count: Int) -> Bool {
    waiters.count < limits.maximumQueuedRequests || waiters.isEmpty && canTakePlace(count)
  }

  /// Returns the immediate answer, or nil if the request now waits.
  mutating func enter(_ waiter: Waiter) -> Answer? {
    if waiters.isEmpty, takePlace(waiter.bytes) { return .admitted }
    guard waiters.count < limits.maximumQueuedRequests else { return .refused }
    waiters.append(waiter)
    return nil
  }

  /// Removes a cancelled request from the queue; requests behind it may now be admitted.
  mutating func remove(_ ticket: UInt64) -> [(Waiter, Answer)] {
    guard let index = waiters.firstIndex(where: { $0.ticket == ticket }) else { return [] }
    let cancelled = waiters.remove(at: index)
    return [(cancelled, .cancelled)] + admitted().map { ($0, .admitted) }
  }

  /// Releases a slot, and returns the requests that are admitted as a result.
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
