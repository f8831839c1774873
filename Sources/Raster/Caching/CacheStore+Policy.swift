// The cache's eviction policy: a small window for new looks, and a main region with admission.

/// The eviction policy: a small window for new looks, and a main region with admission.
///
/// A new look enters a first-in, first-out window that takes a tenth of the bytes. A look that
/// leaves the window moves to the main region if there is room. Otherwise it competes for
/// admission: its recent frequency must exceed the sum of the frequencies of all looks that would
/// be evicted for it, by more than one. On a tie the present looks stay. A scan, which requests
/// each look once, therefore passes through the window only.
///
/// A victim is the least frequently requested of the next eight looks under the clock hand, and
/// victims are chosen until there is enough room. A look's frequency is a four-bit count. It is
/// stored with the look while the look is cached, and in a sketch before and after. All counts are
/// halved after every ten requests per look.
///
/// Sources: G. Einziger, R. Friedman, B. Manes, "TinyLFU", ACM Transactions on Storage 13 (2017);
/// G. Einziger, O. Eytan, R. Friedman, B. Manes, "Lightweight Robust Size Aware Cache Management",
/// ACM Transactions on Storage 18 (2022), for the aggregated victims. The window's size, the margin
/// of one and the sample of eight were chosen with `Benchmarks traces`. The margin gains 3 points
/// on scans and costs 1 where the favourites change. A window smaller than a screen loses 2 points
/// in scrolling.
extension CacheStore {
  private static let sample = 8
  private static let margin = 1

  private var windowLimit: Int { byteLimit / 10 }

  /// Makes room for `count` bytes, for a new look or for growth of the look at `position`.
  ///
  /// Returns false if the looks that would have to be evicted are worth more.
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

  /// Moves the oldest looks out of the window until it is within its limit.
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

  /// Halves all counts after ten requests per look since the last time.
  ///
  /// Checks only on every 32nd call, because it has to read the counts of many shards.
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

  /// Evicts looks, least frequent first and then oldest first, until `limit` bytes remain.
  mutating func trim(toBytes limit: Int) {
    guard byteCount > limit else { return }
    let order = residents.indices.filter { residents[$0] != nil }
      .map { (position: $0, frequency: frequency(at: $0), number: residents[$0]?.number ?? 0) }
      .sorted { ($0.frequency, $0.number) < ($1.frequency, $1.number) }
    for entry in order where byteCount > limit { evict(entry.position) }
    spares.removeAll()
  }

  /// Removes the oldest look except `kept` from the window's order; `kept` remains the oldest.
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

  /// Evicts the least frequent looks of the main region, if their summed frequency is lower.
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

  /// Returns the least frequent of the next eight looks of the main region.
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
