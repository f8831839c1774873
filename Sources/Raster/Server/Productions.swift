// The products that a renderer makes: each once, for all who ask for it meanwhile.

import Synchronization

/// The products under way, such as files: each is made once, for all who ask for it meanwhile.
///
/// Who waits takes no thread and no place for drawing. One whose task is cancelled returns at once; the
/// product is made on for the others, and stops when nobody waits any more. A class, because all who ask
/// share it.
final class Productions<Product: Sendable>: Sendable {
  typealias Outcome = Result<Product, RasterError>

  private let table = Mutex(ProductionTable<Product>())
  private let executor: (any TaskExecutor)?

  /// Products are made on `executor`, or on Swift's own threads if it is nil.
  init(executor: (any TaskExecutor)?) { self.executor = executor }

  /// The product of this name that is under way; nil if there is none.
  nonisolated(nonsending)
    func product(named name: PictureName, _ signal: StopSignal) async -> Outcome?
  { await wait(for: [name], signal, start: nil) }

  /// The product of one of these names that is under way, or the one that `make` makes.
  ///
  /// `make` is called on a task of its own, which is cancelled when nobody waits any more, with a signal
  /// that says so.
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
        // A task that is cancelled from here on finds the waiter in the table.
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

  /// Makes a product on a task of its own: the caller's may be of any priority, and leave before the others.
  private func begin(_ number: UInt64, _ make: @escaping @Sendable (StopSignal) async -> Outcome) {
    let task = Task.detached(executorPreference: executor) { [self] in
      let outcome = await make(StopSignal(asking: { self.stopReason(of: number) }))
      for waiter in table.withLock({ $0.finish(number) }) {
        waiter.answer.resume(returning: outcome)
      }
    }
    if !table.withLock({ $0.set(task, of: number) }) { task.cancel() }
  }

  /// Why nobody waits for a product any more; nil while somebody does.
  ///
  /// Answers those whose time is over.
  private func stopReason(of number: UInt64) -> RasterError? {
    let (late, reason) = table.withLock { $0.expire(number) }
    for (waiter, reason) in late { waiter.answer.resume(returning: .failure(reason)) }
    return reason
  }
}

/// What a product is found by: a request's key, or the look that it was recorded as.
enum PictureName: Hashable, Sendable {
  case request(RequestKey)
  case look(ContentDigest, isNamed: Bool)
}

/// The products under way and those who wait for them, without their lock.
private struct ProductionTable<Product: Sendable>: Sendable {
  struct Waiter: Sendable {
    let signal: StopSignal
    let answer: CheckedContinuation<Result<Product, RasterError>?, Never>
  }

  /// What becomes of one who asks.
  enum Entrance {
    case joined
    /// A product that the caller begins.
    case begun(UInt64)
    case none
    case cancelled
  }

  private struct Entry: Sendable {
    /// Empty once nobody waits.
    var names: [PictureName]
    var waiters: [UInt64: Waiter]
    var task: Task<Void, Never>?
  }

  private var entries: [UInt64: Entry] = [:]
  private var numbers: [PictureName: UInt64] = [:]
  /// The product that each ticket waits for.
  private var products: [UInt64: UInt64] = [:]
  private var lastNumber: UInt64 = 0

  /// A number that no product and no ticket has.
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

  /// Notes the task that makes a product; false if nobody waits for it any more.
  mutating func set(_ task: Task<Void, Never>, of number: UInt64) -> Bool {
    guard let entry = entries[number] else { return true }
    entries[number]?.task = task
    return !entry.waiters.isEmpty
  }

  /// Takes one who waits away; the task is to be cancelled if he was the last.
  mutating func cancel(_ ticket: UInt64) -> (Waiter?, Task<Void, Never>?) {
    guard let number = products.removeValue(forKey: ticket),
      let waiter = entries[number]?.waiters.removeValue(forKey: ticket)
    else { return (nil, nil) }
    return (waiter, close(number) ? entries[number]?.task : nil)
  }

  /// Takes those away who wait no more; the reason is that of the last, if nobody is left.
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

  /// Ends a product, and gives those who wait for it.
  mutating func finish(_ number: UInt64) -> [Waiter] {
    guard let entry = entries.removeValue(forKey: number) else { return [] }
    for name in entry.names { numbers[name] = nil }
    for ticket in entry.waiters.keys { products[ticket] = nil }
    return entry.waiters.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Has nobody join a product for which nobody waits.
  private mutating func close(_ number: UInt64) -> Bool {
    guard let entry = entries[number], entry.waiters.isEmpty else { return false }
    for name in entry.names { numbers[name] = nil }
    entries[number]?.names = []
    return true
  }
}
