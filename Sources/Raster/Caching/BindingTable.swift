// Which look answers a request: an open-addressed table of request keys.

/// The table of looks that answer requests.
///
/// Linear probing over the keys' own hashes, which stand beside each other; a removal moves what
/// follows back, so there are no graves. A look-up takes 5 ns where a `Dictionary` takes 32, because
/// it hashes nothing.
struct BindingTable: Sendable {
  /// A request's look, with all that a hit needs in one place.
  struct Binding: Sendable {
    let key: RequestKey
    let look: CachedLook
    /// The look's raster with the notes of the request's recording.
    let bitmap: Bitmap
    /// The number of hits that have not been taken yet.
    var hits = 0

    init(key: RequestKey, look: CachedLook, notes: [DrawingNote]) {
      self.key = key
      self.look = look
      var bitmap = look.bitmap
      bitmap.notes = notes
      self.bitmap = bitmap
    }
  }

  /// The hash of each place's key with the lowest bit set; 0 for an empty place.
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

  // A binding's parts, one by one: a copy of it all would count references that nobody needs.

  func look(at position: Int) -> CachedLook? { bindings[position]?.look }

  func bitmap(at position: Int) -> Bitmap? { bindings[position]?.bitmap }

  mutating func countHit(at position: Int) { bindings[position]?.hits &+= 1 }

  /// The number of times that a key was found since this was asked last.
  mutating func takeHits(of key: RequestKey) -> Int {
    guard let position = position(of: key) else { return 0 }
    let hits = bindings[position]?.hits ?? 0
    bindings[position]?.hits = 0
    return hits
  }

  /// Adds a binding whose key is not there yet.
  mutating func insert(_ binding: Binding) {
    // At most half full: a probe takes 1.5 steps where the key is there.
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
      // What stands between its home and its place moves into a gap there.
      let distance = (position &- home(of: hashes[position])) & mask
      guard distance >= (position &- gap) & mask else { continue }
      hashes[gap] = hashes[position]
      bindings[gap] = bindings[position]
      gap = position
    }
    hashes[gap] = 0
    bindings[gap] = nil
  }

  /// The lowest bits are the same in every place, the highest choose the table.
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
