// Finds the nearest match of each length with binary trees of positions, sorted by their bytes.
//
// Positions whose next four bytes have the same hash form a binary search tree, with the latest
// position at its root. A search descends from the root, and splits the tree that it passes into
// the two branches of the new root. Each step therefore gets closer to the next bytes, whereas a
// chain would try all flat areas one by one.
//
//     I. Pavlov, LZMA SDK, "bt4"; E. Biggers, libdeflate, "bt_matchfinder"
//
// Unsafe pointers: this value owns its tables, and indexes them with masked numbers only. Positions
// are relative to `base`, which the owner of the window keeps alive. Bytes beyond the limit of a
// search are not read.

/// Finds matches of three or more bytes in the last 32,768 bytes.
@usableFromInline
struct MatchTree: ~Copyable {
  private let base: UnsafeMutablePointer<UInt8>
  @usableFromInline let heads: UnsafeMutablePointer<Int32>
  @usableFromInline let triples: UnsafeMutablePointer<Int32>
  /// The lesser and the greater branch of each position in the window.
  @usableFromInline let branches: UnsafeMutablePointer<Int32>
  private let bits: UInt32
  private let mask: Int

  private static let none: Int32 = -65_536

  /// Creates empty tables for `length` bytes at `base`; the tables are smaller for short inputs.
  init(_ base: UnsafeMutablePointer<UInt8>, length: Int) {
    self.base = base
    var bits: UInt32 = 8
    while bits < 15, 1 << bits < length { bits += 1 }
    self.bits = bits
    mask = 1 << Int(bits) - 1
    let count = 1 << Int(bits)
    heads = .allocate(capacity: count)
    heads.initialize(repeating: Self.none, count: count)
    triples = .allocate(capacity: count)
    triples.initialize(repeating: Self.none, count: count)
    branches = .allocate(capacity: 2 * count)
    branches.initialize(repeating: Self.none, count: 2 * count)
  }

  @inlinable deinit {
    heads.deallocate()
    triples.deallocate()
    branches.deallocate()
  }

  /// Inserts a position, and writes its nearest match of each length as tokens, shortest first.
  ///
  /// Returns the number of matches, at most 256. `end` is the end of the known bytes. At most
  /// `turns` positions are tried.
  @inline(__always)
  func enter(
    _ position: Int,
    end: Int,
    turns: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) -> Int {
    let limit = min(MatchFinder.maximumLength, end &- position)
    guard limit >= 5 else { return 0 }
    let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt32.self)
    var count = 0
    let triple = swapTriple(word, position)
    if triple > 0 {
      target[0] = Match(length: 3, distance: triple).token
      count = 1
    }
    descend(word, position, limit: limit, turns: turns) { match in
      target[count] = match.token
      count &+= 1
    }
    return count
  }

  /// Inserts a position without returning its matches.
  @inline(__always)
  func enter(_ position: Int, end: Int, turns: Int) {
    let limit = min(MatchFinder.maximumLength, end &- position)
    guard limit >= 5 else { return }
    let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt32.self)
    _ = swapTriple(word, position)
    descend(word, position, limit: limit, turns: turns) { _ in }
  }

  @inline(__always)
  private func hash(_ word: UInt32) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B1) &>> (32 &- bits))
  }

  /// Inserts the three bytes at a position; returns the distance of the last equal ones, or 0.
  @inline(__always)
  private func swapTriple(_ word: UInt32, _ position: Int) -> Int {
    let three = UInt32(littleEndian: word) &<< 8
    let slot = hash(three)
    let candidate = Int(triples[slot])
    triples[slot] = Int32(truncatingIfNeeded: position)
    guard candidate >= 0, position &- candidate <= MatchFinder.window else { return 0 }
    let other = UnsafeRawPointer(base + candidate).loadUnaligned(as: UInt32.self)
    return UInt32(littleEndian: other) &<< 8 == three ? position &- candidate : 0
  }

  @inline(__always)
  private func descend(
    _ word: UInt32,
    _ position: Int,
    limit: Int,
    turns: Int,
    _ found: (Match) -> Void
  ) {
    let slot = hash(word)
    var node = Int(heads[slot])
    heads[slot] = Int32(truncatingIfNeeded: position)
    // A position one window length back uses the same slot as this one.
    let oldest = max(-1, position &- mask &- 1)
    var lesser = branches + 2 &* (position & mask)
    var greater = lesser + 1
    var (lesserLength, greaterLength, best, turns) = (0, 0, 3, turns)
    let here = base + position
    while node > oldest, turns > 0 {
      turns &-= 1
      let there = base + node
      // Both neighbours share this many bytes with the position, so all nodes between them do too.
      var length = min(lesserLength, greaterLength)
      length &+= commonLength(there + length, here + length, limit: limit &- length)
      let own = branches + 2 &* (node & mask)
      if length > best {
        best = length
        found(Match(length: length, distance: position &- node))
      }
      if length >= limit {
        (lesser.pointee, greater.pointee) = (own[0], own[1])
        return
      }
      if there[length] < here[length] {
        lesser.pointee = Int32(truncatingIfNeeded: node)
        lesser = own + 1
        lesserLength = length
        node = Int(lesser.pointee)
      } else {
        greater.pointee = Int32(truncatingIfNeeded: node)
        greater = own
        greaterLength = length
        node = Int(greater.pointee)
      }
    }
    (lesser.pointee, greater.pointee) = (Self.none, Self.none)
  }

  /// Subtracts `distance` from all positions; it must be a multiple of the window's length.
  func move(by distance: Int) {
    for (table, count) in [(heads, mask + 1), (triples, mask + 1), (branches, 2 * mask + 2)] {
      for index in 0..<count {
        let moved = table[index] &- Int32(truncatingIfNeeded: distance)
        table[index] = max(moved, Self.none)
      }
    }
  }
}
