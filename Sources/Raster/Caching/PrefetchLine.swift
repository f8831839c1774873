// A prefetcher's queue, ordered by priority, and the tasks in progress.

/// A prefetcher's queue, ordered by priority and then by insertion, and the tasks in progress.
struct PrefetchLine {
  /// Returns the recording to draw, or nil if the look is cached already.
  typealias Source = @Sendable (RasterCache) throws(RasterError) -> Recording?

  private struct Entry {
    var priority: DrawPriority
    let source: Source
  }

  var isPaused = false
  private var entries: [UInt64: Entry] = [:]
  /// The numbers of the entries of each priority, ascending.
  private var numbers = [[UInt64]](repeating: [], count: DrawPriority.allCases.count)
  private var underway: [UInt64: Task<Void, Never>] = [:]
  private var lastNumber: UInt64 = 0
  private var counts = Prefetcher.Statistics()

  var statistics: Prefetcher.Statistics {
    var statistics = counts
    (statistics.waiting, statistics.drawing) = (entries.count, underway.count)
    return statistics
  }

  /// Adds an entry behind the others of its priority.
  mutating func add(_ source: @escaping Source, _ priority: DrawPriority) -> UInt64 {
    lastNumber &+= 1
    entries[lastNumber] = Entry(priority: priority, source: source)
    numbers[Int(priority.rawValue)].append(lastNumber)
    return lastNumber
  }

  /// Moves an entry to another priority, in order of its number.
  mutating func setPriority(_ priority: DrawPriority, of number: UInt64) {
    guard let entry = entries[number], entry.priority != priority else { return }
    forget(number, entry.priority)
    entries[number]?.priority = priority
    let place = numbers[Int(priority.rawValue)].place(of: number)
    numbers[Int(priority.rawValue)].insert(number, at: place)
  }

  /// Removes an entry; returns the task to cancel if the entry is already in progress.
  mutating func remove(_ number: UInt64) -> Task<Void, Never>? {
    guard let entry = entries.removeValue(forKey: number) else { return underway[number] }
    forget(number, entry.priority)
    counts.cancelled &+= 1
    return nil
  }

  /// Removes all entries; returns the tasks to cancel.
  mutating func removeAll() -> [Task<Void, Never>] {
    counts.cancelled &+= entries.count
    entries = [:]
    for priority in numbers.indices { numbers[priority] = [] }
    return Array(underway.values)
  }

  /// Starts the most urgent entries until `limit` tasks are in progress.
  mutating func begin(
    atMost limit: Int,
    draw: (UInt64, @escaping Source, DrawPriority) -> Task<Void, Never>
  ) {
    while !isPaused, underway.count < limit, let number = numbers.last(where: { !$0.isEmpty })?[0] {
      guard let entry = entries.removeValue(forKey: number) else { return }
      forget(number, entry.priority)
      underway[number] = draw(number, entry.source, entry.priority)
    }
  }

  /// Counts the outcome of an entry.
  mutating func finish(_ number: UInt64, _ outcome: Result<Preparation, RasterError>) {
    underway[number] = nil
    switch outcome {
    case .success(.drawn): counts.drawn &+= 1
    case .success(.avoided): counts.avoided &+= 1
    case .failure(.cancelled): counts.cancelled &+= 1
    case .failure: counts.failed &+= 1
    }
  }

  private mutating func forget(_ number: UInt64, _ priority: DrawPriority) {
    let place = numbers[Int(priority.rawValue)].place(of: number)
    numbers[Int(priority.rawValue)].remove(at: place)
  }
}

extension [UInt64] {
  /// Returns the index of a number in an ascending array, or where to insert it.
  fileprivate func place(of number: UInt64) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) / 2
      if self[middle] < number { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
