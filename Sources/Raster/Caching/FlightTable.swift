// Who waits for which flight, and which flights wait for their turn.

/// The tasks that wait for each flight, and the flights that wait for their turn; its owner keeps
/// it behind a lock.
///
/// A flight is queued if only tasks wait for it. It leaves the queue when its turn comes, when a
/// thread takes it over, or when the last of its tasks is cancelled; then it is forgotten. It begins
/// when its drawing begins, and leaves the table when its picture is kept. Of a look's flights only
/// the newest may be joined; another one is added where a picture is to be drawn anew.
struct FlightTable: Sendable {
  typealias Waiter = CheckedContinuation<Result<Bitmap, RasterError>, Never>

  /// The work that a flight needs before it has landed.
  enum Landing: Sendable {
    /// Somebody who joined after the flight had begun wants the picture to be kept.
    case keep
    /// The flight has left; these are to be told.
    case landed([Waiter])
  }

  private struct Entry: Sendable {
    let flight: Flight
    /// The most demanding policy of those who joined.
    var policy: RequestPolicy
    var isBegun = false
    /// The highest priority of those who wait.
    var priority = DrawPriority.later
    var waiters: [UInt64: Place] = [:]
  }

  /// A task that waits.
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
  /// The number of flights, of those that were queued, that are being drawn.
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

  /// A number that no flight and no task that waits has.
  mutating func makeNumber() -> UInt64 {
    lastNumber &+= 1
    return lastNumber
  }

  /// The flight of a look for a thread, which draws it or waits for it; it leaves the queue.
  mutating func flight(for recording: Recording, policy: RequestPolicy) -> Flight {
    let flight = joined(recording, policy)
    flight.add(recording.signal)
    queue.remove(flight.number)
    return flight
  }

  /// Lets a task wait for the flight of a look; says at which priority somebody is to be sent for the
  /// queue, if need be.
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

  /// Takes a task away that is cancelled, unless it has been told; what nobody waits for any more stops.
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

  /// The most urgent flight of the queue, if another one may be drawn; `drawn` is to follow.
  mutating func next() -> Flight? {
    guard draws < maximumConcurrentDraws, let number = queue.removeFirst() else { return nil }
    draws &+= 1
    return entries[number]?.flight
  }

  /// Gives the turn back that `next` took; says at which priority somebody is to be sent for the
  /// queue, if need be.
  mutating func drawn() -> DrawPriority? {
    draws &-= 1
    return maximumConcurrentDraws == .max ? nil : queue.priority
  }

  /// Begins a flight; gives the policy that it is drawn by.
  mutating func begin(_ flight: Flight) -> RequestPolicy {
    guard let index = entries.index(forKey: flight.number) else { return .standard }
    entries.values[index].isBegun = true
    return entries.values[index].policy
  }

  /// Ends a flight that has gone by a policy.
  mutating func land(_ flight: Flight, policy: RequestPolicy) -> Landing {
    guard let entry = entries[flight.number] else { return .landed([]) }
    if policy == .noStore, entry.policy != .noStore { return .keep }
    forget(entry)
    guard !entry.waiters.isEmpty else { return .landed([]) }
    for number in entry.waiters.keys { flights[number] = nil }
    return .landed(entry.waiters.sorted { $0.key < $1.key }.map(\.value.waiter))
  }

  /// The look's newest flight, unless it is too old for the policy; else a new one.
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
  /// The most that is asked for: a flight that is drawn by a policy answers all who ask for less.
  var demand: Int {
    switch self {
    case .cacheOnly: 0
    case .noStore: 1
    case .standard: 2
    case .reload: 3
    }
  }
}
