// The contents of a cache: looks, the requests bound to them, and their size in bytes.

/// The contents of a cache, within its byte limit: looks, and the requests bound to them.
///
/// It is used only when something is drawn. Hits find their look in a shard instead. Removing a
/// look also removes its bindings. Room is made before anything is added, so the byte count never
/// exceeds the limit.
struct CacheStore: Sendable {
  /// A cached look.
  struct Resident: Sendable {
    enum Place: Sendable { case window, main, leaving }

    let look: CachedLook
    /// A serial number that increases with each inserted look.
    let number: UInt64
    let hash: UInt64
    var place = Place.window
    /// The frequency of recent requests for the look, as of `age`.
    var frequency: Int
    var age: Int
    /// The total number of hits, and the number of these already included in `frequency`.
    var hits = 0
    var weighedHits = 0
    /// The requests bound to the look, oldest first.
    var bindings: [RequestKey] = []
    /// The size of the bitmap or file, its key and all bindings, in bytes.
    var byteCount: Int
  }

  /// The maximum number of requests bound to one look; beyond it, the oldest is removed.
  private static let bindingLimit = 64

  let byteLimit: Int
  let entryByteLimit: Int
  let shards: [CacheShard]
  /// The cached looks, each at a stable index, with nil for free indices.
  var residents: [Resident?] = []
  var free: [Int] = []
  var positions: [LookKey: Int] = [:]
  /// The looks in the window, oldest first, by position and number; some have been removed since.
  var window: [(position: Int, number: UInt64)] = []
  var windowStart = 0
  var windowBytes = 0
  var hand = 0
  var sketch = FrequencySketch()
  var age = 0
  var nextAging = 0
  var agingSteps = 0
  /// The statistics of this store: counts of its contents and of evictions.
  var counts = RasterCache.Statistics()
  /// The memory of large bitmaps that were evicted, for reuse.
  var spares: SpareStorage
  private var number: UInt64 = 0

  init(byteLimit: Int, entryByteLimit: Int, shards: [CacheShard]) {
    self.byteLimit = byteLimit
    self.entryByteLimit = min(byteLimit, entryByteLimit)
    self.shards = shards
    spares = SpareStorage(byteLimit: byteLimit / 8)
  }

  var byteCount: Int { counts.bytes &+ counts.keyBytes }

  /// Returns a cached look that has not expired, and counts the request.
  mutating func countedLook(for key: LookKey, at now: Duration?) -> CachedLook? {
    guard let look = look(for: key, at: now), let position = positions[key] else { return nil }
    residents[position]?.hits &+= 1
    counts.requests &+= 1
    return look
  }

  /// Returns a cached look that has not expired; an expired one is removed.
  mutating func look(for key: LookKey, at now: Duration?) -> CachedLook? {
    guard let position = positions[key], let look = residents[position]?.look else { return nil }
    if look.isAlive(at: now) { return look }
    expire(position)
    return nil
  }

  mutating func removeExpired(at now: Duration?) {
    for position in residents.indices where residents[position]?.look.isAlive(at: now) == false {
      expire(position)
    }
  }

  /// Stores a look, replacing an equal one, unless it is worth less than the looks it would evict.
  mutating func insert(_ look: CachedLook) {
    let hash = look.key.stableHash
    if let position = positions[look.key] { remove(at: position) } else { sketch.increment(hash) }
    let byteCount = look.byteCount &+ look.keyByteCount
    advanceAge()
    let frequency = max(1, sketch.count(of: hash))
    guard byteCount <= entryByteLimit, makeRoom(byteCount, for: nil, frequency: frequency) else {
      counts.rejections &+= 1
      return
    }
    number &+= 1
    let position = free.popLast() ?? residents.count
    if position == residents.count { residents.append(nil) }
    residents[position] = Resident(
      look: look,
      number: number,
      hash: hash,
      frequency: frequency,
      age: age,
      byteCount: byteCount
    )
    positions[look.key] = position
    counts.bytes &+= look.byteCount
    counts.keyBytes &+= look.keyByteCount
    window.append((position, number))
    windowBytes &+= byteCount
    sketch.reserve(positions.count)
    settleWindow()
  }

  /// Binds a request to a look, if the look is still cached.
  mutating func bind(_ request: RequestKey, to key: LookKey, notes: [DrawingNote]) {
    guard let position = positions[key], let resident = residents[position] else { return }
    let shard = shards.shard(of: request)
    if let bound = shard.look(for: request) {
      guard bound !== resident.look else { return }
      if let other = positions[bound.key] { unbind(request, at: other) }
    }
    let count = request.boundByteCount
    guard makeRoom(forBinding: count, at: position) else { return }
    residents[position]?.bindings.append(request)
    addBytes(count, at: position)
    shard.insert(BindingTable.Binding(key: request, look: resident.look, notes: notes))
  }

  /// Adds the hits of a look's bindings to the look's own count.
  mutating func takeHits(at position: Int) {
    guard let bindings = residents[position]?.bindings else { return }
    for request in bindings {
      residents[position]?.hits &+= shards.shard(of: request).takeHits(of: request)
    }
  }

  /// Removes a look and all its bindings.
  mutating func remove(at position: Int) {
    guard let resident = residents[position] else { return }
    sketch.raise(resident.hash, to: frequency(at: position))
    for request in resident.bindings { shards.shard(of: request).remove(request) }
    if resident.place == .window { windowBytes &-= resident.byteCount }
    residents[position] = nil
    free.append(position)
    positions[resident.look.key] = nil
    counts.bytes &-= resident.look.byteCount
    counts.keyBytes &-= resident.byteCount &- resident.look.byteCount
  }

  /// Removes everything, but keeps the event counts.
  mutating func removeAll() {
    for shard in shards { shard.removeAll() }
    residents = []
    free = []
    positions = [:]
    window = []
    windowStart = 0
    windowBytes = 0
    spares.removeAll()
    counts.bytes = 0
    counts.keyBytes = 0
  }

  private mutating func expire(_ position: Int) {
    remove(at: position)
    counts.expirations &+= 1
  }

  /// Makes room for one more binding of a look, removing its oldest bindings before other looks.
  private mutating func makeRoom(forBinding count: Int, at position: Int) -> Bool {
    while let resident = residents[position],
      resident.look.byteCount &+ resident.look.keyByteCount &+ count <= entryByteLimit
    {
      if resident.byteCount &+ count <= entryByteLimit,
        resident.bindings.count < Self.bindingLimit,
        makeRoom(count, for: position, frequency: frequency(at: position))
      {
        return true
      }
      guard let oldest = resident.bindings.first else { return false }
      unbind(oldest, at: position)
    }
    return false
  }

  private mutating func unbind(_ request: RequestKey, at position: Int) {
    guard let index = residents[position]?.bindings.firstIndex(of: request) else { return }
    takeHits(at: position)
    shards.shard(of: request).remove(request)
    residents[position]?.bindings.remove(at: index)
    addBytes(-request.boundByteCount, at: position)
  }

  private mutating func addBytes(_ count: Int, at position: Int) {
    residents[position]?.byteCount &+= count
    counts.keyBytes &+= count
    if residents[position]?.place == .window { windowBytes &+= count }
  }
}
