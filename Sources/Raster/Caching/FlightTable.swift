// The waiters of each flight, and the flights in the queue.

/// The tasks waiting for each flight, and the queue of flights; its owner guards it with a lock.
///
/// A flight is queued if only tasks wait for it. It leaves the queue when its turn comes, when a
/// thread takes it over, or when its last task is cancelled; in that case the flight is discarded.
/// It begins when its drawing begins, and leaves the table once its bitmap is cached. Requests can
/// join only the newest flight of a look; a reload adds another flight if the newest one has begun.
struct FlightTable: Sendable {
  typealias Waiter = CheckedContinuation<Result<Bitmap, RasterError>, Never>

  /// What remains to be done before a flight has landed.
  enum Landing: Sendable {
    /// A request that joined after the flight began requires the bitmap to be cached.
    case keep
    /// The flight has been removed; these waiters are to be resumed.
    case landed([Waiter])
  }

  private struct Entry: Sendable {
    let flight: Flight
    /// The most demanding policy among the requests that joined.
    var policy: RequestPolicy
    var isBegun = false
    /// The highest priority among the waiters.
    var priority = DrawPriority.later
    var waiters: [UInt64: Place] = [:]
  }

  /// A waiting task.
  private struct Place: Sendable {
    let priority: DrawPriority
    let waiter: Waiter
    let signal: StopSignal
  }

  private let maximumConcurrentDraws: Int
  private var entries: [UInt64: Entry] = [:]
  private var newest: [LookKey: UInt64] = [:]
  /// The flight that each task waits for.
  private var flights: [UInt64: UInt64] = [:]
  private var queue = DrawQueue()
  /// The number of flights from the queue that are being drawn.
  private var draws = 0
  private var lastNumber: UInt64 = 0

  init(maximumConcurrentDraws: Int) {
    self.maximumConcurrentDraws = Swift.max(1, maximumConcurrentDraws)
  }

  var counts: RasterCache.FlightCounts {
    RasterCache.FlightCounts(
      drawings: entries.count &- queue.count,
      queued: queue.count,
      waiters: flights.count
    )
  }

  /// Returns a number that no other flight or waiting task has.
  mutating func makeNumber() -> UInt64 {
    lastNumber &+= 1
    return lastNumber
  }

  /// Returns the flight of a look for a thread to draw or wait for, and removes it from the queue.
  mutating func flight(for recording: Recording, policy: RequestPolicy) -> Flight {
    let flight = joined(recording, policy)
    flight.add(recording.signal)
    queue.remove(flight.number)
    return flight
  }

  /// Registers a task as a waiter for the flight of a look.
  ///
  /// Returns the priority of the task to start for the queue, or nil if none is needed.
  mutating func wait(
    _ waiter: Waiter,
    number: UInt64,
    for recording: Recording,
    policy: RequestPolicy,
    priority: DrawPriority
  ) -> DrawPriority? {
    let oldNumber = lastNumber
    let joined = joined(recording, policy)
    let (flight, signal) = (joined.number, recording.signal ?? StopSignal())
    joined.add(signal)
    flights[number] = flight
    entries[flight]?.waiters[number] = Place(priority: priority, waiter: waiter, signal: signal)
    if flight > oldNumber {
      entries[flight]?.priority = priority
      queue.append(flight, priority: priority)
    } else {
      guard let entry = entries[flight], priority > entry.priority else { return nil }
      move(flight, to: priority)
      guard queue.contains(flight) else { return nil }
    }
    return draws < maximumConcurrentDraws ? priority : nil
  }

  /// Removes a cancelled task that has not been resumed; a flight without waiters stops.
  mutating func cancel(_ number: UInt64) -> Waiter? {
    guard let flight = flights.removeValue(forKey: number),
      let place = entries[flight]?.waiters.removeValue(forKey: number),
      let entry = entries[flight]
    else { return nil }
    place.signal.cancel()
    if entry.waiters.isEmpty, queue.remove(flight) {
      forget(entry)
    } else if place.priority == entry.priority {
      move(flight, to: entry.waiters.values.lazy.map(\.priority).max() ?? .later)
    }
    return place.waiter
  }

  /// Removes the most urgent flight from the queue, if another may be drawn; call `drawn` after it.
  mutating func next() -> Flight? {
    guard draws < maximumConcurrentDraws, let number = queue.removeFirst() else { return nil }
    draws &+= 1
    return entries[number]?.flight
  }

  /// Releases the slot that `next` took.
  ///
  /// Returns the priority of the task to start for the queue, or nil if none is needed.
  mutating func drawn() -> DrawPriority? {
    draws &-= 1
    return maximumConcurrentDraws == .max ? nil : queue.priority
  }

  /// Marks a flight as begun, and returns the policy to draw it with.
  mutating func begin(_ flight: Flight) -> RequestPolicy {
    guard let index = entries.index(forKey: flight.number) else { return .standard }
    entries.values[index].isBegun = true
    return entries.values[index].policy
  }

  /// Ends a flight that was drawn with a policy.
  mutating func land(_ flight: Flight, policy: RequestPolicy) -> Landing {
    guard let entry = entries[flight.number] else { return .landed([]) }
    if policy == .noStore, entry.policy != .noStore { return .keep }
    forget(entry)
    guard !entry.waiters.isEmpty else { return .landed([]) }
    for number in entry.waiters.keys { flights[number] = nil }
    return .landed(entry.waiters.sorted { $0.key < $1.key }.map(\.value.waiter))
  }

  /// Returns the look's newest flight, or a new one if the policy requires it.
  private mutating func joined(_ recording: Recording, _ policy: RequestPolicy) -> Flight {
    if let number = newest[recording.look], let entry = entries[number],
      !(policy == .reload && entry.isBegun)
    {
      if policy.demand > entry.policy.demand { entries[number]?.policy = policy }
      return entry.flight
    }
    let flight = Flight(makeNumber(), recording)
    newest[recording.look] = flight.number
    entries[flight.number] = Entry(flight: flight, policy: policy)
    return flight
  }

  private mutating func move(_ flight: UInt64, to priority: DrawPriority) {
    guard entries[flight]?.priority != priority else { return }
    entries[flight]?.priority = priority
    if queue.remove(flight) { queue.append(flight, priority: priority) }
  }

  private mutating func forget(_ entry: Entry) {
    entries[entry.flight.number] = nil
    let index = newest.index(forKey: entry.flight.recording.look)
    if let index, newest.values[index] == entry.flight.number { newest.remove(at: index) }
  }
}

extension RequestPolicy {
  /// The rank of the policy: a flight satisfies every request whose policy ranks no higher.
  var demand: Int {
    switch self {
    case .cacheOnly: 0
    case .noStore: 1
    case .standard: 2
    case .reload: 3
    }
  }
}
