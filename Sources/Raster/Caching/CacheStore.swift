// What a cache holds: looks, the requests that are bound to them, and the count of their bytes.

/// What a cache holds, within its limit: looks, and the requests that are bound to them.
///
/// A request is bound to a look by the look's number. A look that has left takes no bindings with
/// it; they point to a number that is not there any more, and leave in their own time.
struct CacheStore: Sendable {
  private struct Look: Sendable {
    let key: LookKey
    let bitmap: Bitmap
    var byteCount: Int { bitmap.pixels.count &* 4 }
  }

  private struct Binding: Sendable {
    let look: UInt64
    let notes: [Note]
  }

  private let byteLimit: Int
  private var looks = RecencyList<UInt64, Look>()
  private var numbers: [LookKey: UInt64] = [:]
  private var requests = RecencyList<RequestKey, Binding>()
  private var clock: UInt64 = 0
  private(set) var statistics = RasterCache.Statistics()

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The picture of a request that was made before, and is counted.
  mutating func countedBitmap(for key: RequestKey) -> Bitmap? {
    let time = tick()
    guard let binding = requests.value(for: key, time: time),
      var bitmap = looks.value(for: binding.look, time: time)?.bitmap
    else { return nil }
    bitmap.notes = binding.notes
    countRequest()
    return bitmap
  }

  /// The picture of a look that was drawn before; the request is counted.
  mutating func countedBitmap(for key: LookKey) -> Bitmap? {
    guard let number = numbers[key], let look = looks.value(for: number, time: tick()) else {
      return nil
    }
    countRequest()
    return look.bitmap
  }

  /// The picture of a look that was drawn before.
  mutating func bitmap(for key: LookKey) -> Bitmap? {
    guard let number = numbers[key] else { return nil }
    return looks.value(for: number, time: tick())?.bitmap
  }

  /// Whether a request can be answered; it is kept as if it had been used.
  mutating func contains(_ key: RequestKey) -> Bool {
    let time = tick()
    guard let binding = requests.value(for: key, time: time) else { return false }
    return looks.value(for: binding.look, time: time) != nil
  }

  /// Counts a request that was answered.
  mutating func countRequest() { statistics.requests &+= 1 }

  /// Counts a look that was drawn.
  mutating func countDraw() { statistics.looksDrawn &+= 1 }

  /// Keeps a look.
  mutating func insert(_ bitmap: Bitmap, for key: LookKey) {
    guard numbers[key] == nil else { return }
    let look = Look(key: key, bitmap: bitmap)
    guard look.byteCount &+ key.byteCount <= byteLimit else { return }
    let number = tick()
    numbers[key] = number
    looks.insert(look, for: number, time: number)
    statistics.bytes &+= look.byteCount
    statistics.keyBytes &+= key.byteCount
    trim()
  }

  /// Binds a request to a look, if that is still there.
  mutating func bind(_ request: RequestKey, to look: LookKey, notes: [Note]) {
    guard let number = numbers[look] else { return }
    let binding = Binding(look: number, notes: notes)
    let previous = requests.insert(binding, for: request, time: tick())
    if previous == nil { statistics.keyBytes &+= request.bytes.count }
    trim()
  }

  /// Lets everything go.
  ///
  /// What was counted stays counted.
  mutating func removeAll() {
    looks = RecencyList()
    numbers = [:]
    requests = RecencyList()
    statistics.bytes = 0
    statistics.keyBytes = 0
  }

  private mutating func tick() -> UInt64 {
    clock &+= 1
    return clock
  }

  /// Lets what was used longest ago go, until the rest is within the limit.
  private mutating func trim() {
    while statistics.bytes &+ statistics.keyBytes > byteLimit {
      let lookTime = looks.oldestTime ?? .max
      if let requestTime = requests.oldestTime, requestTime <= lookTime {
        guard let (key, _) = requests.removeOldest() else { return }
        statistics.keyBytes &-= key.bytes.count
      } else {
        guard let (_, look) = looks.removeOldest() else { return }
        numbers[look.key] = nil
        statistics.bytes &-= look.byteCount
        statistics.keyBytes &-= look.key.byteCount
        statistics.evictions &+= 1
      }
    }
  }
}
