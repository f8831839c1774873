// The products of a renderer, each created once for all concurrent requests.

import Synchronization

/// The products in progress, such as files, each created once for all concurrent requests.
///
/// A waiting request occupies neither a thread nor a drawing slot. A request whose task is
/// cancelled returns at once. The product is still created for the other requests, and stops when
/// none waits any more. A class because all requests share it.
final class Productions<Product: Sendable>: Sendable {
  typealias Outcome = Result<Product, RasterError>

  private let table = Mutex(ProductionTable<Product>())
  private let executor: (any TaskExecutor)?

  /// Creates products on `executor`, or on Swift's shared threads if it is nil.
  init(executor: (any TaskExecutor)?) { self.executor = executor }

  /// Returns the product in progress with this name, or nil if there is none.
  nonisolated(nonsending)
    func product(named name: PictureName, _ signal: StopSignal) async -> Outcome?
  { await wait(for: [name], signal, start: nil) }

  /// Returns the product in progress with one of these names, or the product of `make`.
  ///
  /// `make` is called in a new task with a stop signal. Once no request waits, the signal stops the
  /// work and the task is cancelled.
  nonisolated(nonsending)
    func product(
      named names: [PictureName],
      _ signal: StopSignal,
      make: @escaping @Sendable (StopSignal) async -> Outcome
    ) async -> Outcome
  { await wait(for: names, signal, start: make) ?? .failure(.cancelled) }

  nonisolated(nonsending)
    private func wait(
      for names: [PictureName],
      _ signal: StopSignal,
      start: (@Sendable (StopSignal) async -> Outcome)?
    ) async -> Outcome?
  {
    let ticket = table.withLock { $0.makeNumber() }
    return await withCancellationHandler {
      await withCheckedContinuation { answer in
        let waiter = ProductionTable<Product>.Waiter(signal: signal, answer: answer)
        // If the task is cancelled after this check, its handler finds the waiter in the table.
        let entrance = table.withLock { table -> ProductionTable<Product>.Entrance in
          guard !Task.isCancelled else { return .cancelled }
          return table.enter(waiter, ticket: ticket, names, mayBegin: start != nil)
        }
        switch (entrance, start) {
        case (.joined, _): break
        case (.begun(let number), let start?): begin(number, start)
        case (.begun, nil), (.none, _): answer.resume(returning: nil)
        case (.cancelled, _): answer.resume(returning: .failure(.cancelled))
        }
      }
    } onCancel: {
      let (waiter, task) = table.withLock { $0.cancel(ticket) }
      signal.cancel()
      waiter?.answer.resume(returning: .failure(.cancelled))
      task?.cancel()
    }
  }

  /// Creates a product in a new task, because the caller may be cancelled before the other waiters.
  private func begin(_ number: UInt64, _ make: @escaping @Sendable (StopSignal) async -> Outcome) {
    let task = Task.detached(executorPreference: executor) { [self] in
      let outcome = await make(StopSignal(asking: { self.stopReason(of: number) }))
      for waiter in table.withLock({ $0.finish(number) }) {
        waiter.answer.resume(returning: outcome)
      }
    }
    if !table.withLock({ $0.set(task, of: number) }) { task.cancel() }
  }

  /// Returns the reason why no request waits for a product any more, or nil while one does.
  ///
  /// It also answers the requests whose deadline has passed.
  private func stopReason(of number: UInt64) -> RasterError? {
    let (late, reason) = table.withLock { $0.expire(number) }
    for (waiter, reason) in late { waiter.answer.resume(returning: .failure(reason)) }
    return reason
  }
}

/// The identity of a product: a request's key, or the look of its recording.
enum PictureName: Hashable, Sendable {
  case request(RequestKey)
  case look(ContentDigest, isNamed: Bool)
}

/// The products in progress and their waiters, without their lock.
private struct ProductionTable<Product: Sendable>: Sendable {
  struct Waiter: Sendable {
    let signal: StopSignal
    let answer: CheckedContinuation<Result<Product, RasterError>?, Never>
  }

  /// The result of entering a request.
  enum Entrance {
    case joined
    /// The caller must begin this product.
    case begun(UInt64)
    case none
    case cancelled
  }

  private struct Entry: Sendable {
    /// The names that find the product; empty once no request waits.
    var names: [PictureName]
    var waiters: [UInt64: Waiter]
    var task: Task<Void, Never>?
  }

  private var entries: [UInt64: Entry] = [:]
  private var numbers: [PictureName: UInt64] = [:]
  /// The product that each ticket waits for.
  private var products: [UInt64: UInt64] = [:]
  private var lastNumber: UInt64 = 0

  /// Returns a number that no product and no ticket has.
  mutating func makeNumber() -> UInt64 {
    lastNumber &+= 1
    return lastNumber
  }

  mutating func enter(
    _ waiter: Waiter,
    ticket: UInt64,
    _ names: [PictureName],
    mayBegin: Bool
  ) -> Entrance {
    let known = numbers
    if let number = names.lazy.compactMap({ known[$0] }).first {
      entries[number]?.waiters[ticket] = waiter
      products[ticket] = number
      return .joined
    }
    guard mayBegin else { return .none }
    let number = makeNumber()
    entries[number] = Entry(names: names, waiters: [ticket: waiter])
    for name in names { numbers[name] = number }
    products[ticket] = number
    return .begun(number)
  }

  /// Stores the task that creates a product; returns false if no request waits any more.
  mutating func set(_ task: Task<Void, Never>, of number: UInt64) -> Bool {
    guard let entry = entries[number] else { return true }
    entries[number]?.task = task
    return !entry.waiters.isEmpty
  }

  /// Removes a waiter, and returns the product's task if it must be cancelled.
  mutating func cancel(_ ticket: UInt64) -> (Waiter?, Task<Void, Never>?) {
    guard let number = products.removeValue(forKey: ticket),
      let waiter = entries[number]?.waiters.removeValue(forKey: ticket)
    else { return (nil, nil) }
    return (waiter, close(number) ? entries[number]?.task : nil)
  }

  /// Removes the waiters that have stopped waiting, with their reasons.
  ///
  /// If no waiter remains, it also returns the last one's reason.
  mutating func expire(_ number: UInt64) -> (late: [(Waiter, RasterError)], RasterError?) {
    guard let waiters = entries[number]?.waiters else { return ([], .cancelled) }
    var late: [(Waiter, RasterError)] = []
    for (ticket, waiter) in waiters {
      guard let reason = waiter.signal.reason else { continue }
      entries[number]?.waiters[ticket] = nil
      products[ticket] = nil
      late.append((waiter, reason))
    }
    return (late, close(number) ? late.last?.1 ?? .cancelled : nil)
  }

  /// Removes a product, and returns its waiters.
  mutating func finish(_ number: UInt64) -> [Waiter] {
    guard let entry = entries.removeValue(forKey: number) else { return [] }
    for name in entry.names { numbers[name] = nil }
    for ticket in entry.waiters.keys { products[ticket] = nil }
    return entry.waiters.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Prevents further requests from joining a product that has no waiters left.
  private mutating func close(_ number: UInt64) -> Bool {
    guard let entry = entries[number], entry.waiters.isEmpty else { return false }
    for name in entry.names { numbers[name] = nil }
    entries[number]?.names = []
    return true
  }
}
