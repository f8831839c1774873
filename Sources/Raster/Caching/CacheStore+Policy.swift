// Which looks stay: a small window of the newest, and a main region that is entered by merit.

/// A look enters a window that takes a tenth of the bytes, first in, first out. What leaves the window
/// while there is room goes on to the main region. Without room it competes: it must have been wanted
/// more often, lately, than all those together that would leave for it, and by more than one; ties keep
/// what is there. So a scan, whose looks are wanted once, passes through the window and no further.
///
/// Those who would leave are the least wanted of the next eight that a hand comes by, as often as it
/// takes. How often a look was wanted: a count of four bits, of its own while it is held and in a
/// sketch before and after, halved after every ten requests a look.
///
/// Sources: G. Einziger, R. Friedman, B. Manes, "TinyLFU", ACM Transactions on Storage 13 (2017);
/// G. Einziger, O. Eytan, R. Friedman, B. Manes, "Lightweight Robust Size Aware Cache Management", ACM
/// Transactions on Storage 18 (2022): the aggregated victims. The window's share, the margin of one and
/// the eight were chosen with `Benchmarks traces`: a margin gives 3 points more on scans and costs 1
/// where the favourites change; a window smaller than a screen loses 2 points in scrolling.
extension CacheStore {
  private static let sample = 8
  private static let margin = 1

  private var windowLimit: Int { byteLimit / 10 }

  /// Makes room for so many bytes: a new look's, or more of the one at a position; false if that is
  /// not worth what would leave.
  mutating func makeRoom(_ count: Int, for position: Int?, frequency: Int) -> Bool {
    while byteCount &+ count > byteLimit {
      let missing = byteCount &+ count &- byteLimit
      guard let oldest = takeOldest(except: position) else {
        return displace(missing, frequency: frequency, keeping: position)
      }
      if displace(missing, frequency: self.frequency(at: oldest), keeping: position) {
        moveToMain(oldest)
      } else {
        evict(oldest)
      }
    }
    return true
  }

  /// Moves on what is too much for the window.
  mutating func settleWindow() {
    while windowBytes > windowLimit, let oldest = takeOldest(except: nil) { moveToMain(oldest) }
    guard window.count > positions.count &* 2 &+ 16 else { return }
    window.removeSubrange(..<windowStart)
    windowStart = 0
    window.removeAll { residents[$0.position]?.isInWindow($0.number) != true }
  }

  /// The frequency of recent requests for a look, from 0 to 15.
  mutating func frequency(at position: Int) -> Int {
    takeHits(at: position)
    guard var resident = residents[position] else { return 0 }
    let hits = min(resident.hits &- resident.weighedHits, FrequencySketch.maximum)
    resident.frequency >>= min(age &- resident.age, 8)
    resident.frequency = min(resident.frequency &+ hits, FrequencySketch.maximum)
    resident.age = age
    resident.weighedHits = resident.hits
    residents[position] = resident
    return resident.frequency
  }

  /// Halves all counts when there were ten requests a look since the last time.
  ///
  /// It looks at every 32nd look that comes, for there are many shards to ask.
  mutating func advanceAge() {
    agingSteps &+= 1
    guard agingSteps & 31 == 1 else { return }
    let requests = shards.reduce(counts.requests) { $0 &+ $1.hitCount }
    guard requests >= nextAging else { return }
    let period = 10 &* max(positions.count, 64)
    if nextAging > 0 {
      for _ in 0...min((requests &- nextAging) / period, 4) {
        age &+= 1
        sketch.halve()
      }
    }
    nextAging = requests &+ period
  }

  /// Lets looks go, the least wanted first and of those the oldest, until so many bytes are left.
  mutating func trim(toBytes limit: Int) {
    guard byteCount > limit else { return }
    let order = residents.indices.filter { residents[$0] != nil }
      .map { (position: $0, frequency: frequency(at: $0), number: residents[$0]?.number ?? 0) }
      .sorted { ($0.frequency, $0.number) < ($1.frequency, $1.number) }
    for entry in order where byteCount > limit { evict(entry.position) }
    spares.removeAll()
  }

  /// Takes the oldest look but one out of the window's order; that one stays the oldest.
  private mutating func takeOldest(except kept: Int?) -> Int? {
    var passed: (position: Int, number: UInt64)?
    for index in windowStart..<window.count {
      let entry = window[index]
      guard residents[entry.position]?.isInWindow(entry.number) == true else { continue }
      if entry.position == kept {
        passed = entry
        continue
      }
      windowStart = index &+ 1
      if let passed {
        windowStart = index
        window[index] = passed
      }
      return entry.position
    }
    return nil
  }

  private mutating func moveToMain(_ position: Int) {
    windowBytes &-= residents[position]?.byteCount ?? 0
    residents[position]?.place = .main
  }

  private mutating func evict(_ position: Int) {
    if let bitmap = residents[position]?.look.bitmap { spares.add(bitmap.pixels) }
    remove(at: position)
    counts.evictions &+= 1
  }

  /// Lets the least wanted looks of the main region go, if all together were wanted less.
  private mutating func displace(_ count: Int, frequency: Int, keeping kept: Int?) -> Bool {
    var victims: [Int] = []
    var freed = 0
    var sum = Self.margin
    while freed < count, sum < frequency, let victim = nextVictim(except: kept) {
      sum &+= self.frequency(at: victim)
      freed &+= residents[victim]?.byteCount ?? 0
      residents[victim]?.place = .leaving
      victims.append(victim)
    }
    guard freed >= count, sum < frequency else {
      for victim in victims { residents[victim]?.place = .main }
      return false
    }
    for victim in victims { evict(victim) }
    return true
  }

  /// The least wanted of the next eight looks of the main region.
  private mutating func nextVictim(except kept: Int?) -> Int? {
    var best: (position: Int, frequency: Int)?
    var seen = 0
    for _ in residents.indices where seen < Self.sample {
      hand = hand &+ 1 < residents.count ? hand &+ 1 : 0
      guard residents[hand]?.place == .main, hand != kept else { continue }
      seen &+= 1
      let frequency = frequency(at: hand)
      if frequency < best?.frequency ?? .max { best = (hand, frequency) }
    }
    return best?.position
  }
}

extension CacheStore.Resident {
  func isInWindow(_ number: UInt64) -> Bool { place == .window && self.number == number }
}
