// Finds earlier occurrences of what comes next: chains of positions with equal hashes.
//
// Unsafe pointers: the three tables are this value's own, indexed by masked numbers only. Positions
// are counted from `base`, which the window keeps in place; what is read lies before its end, which
// the caller names: a search is not asked with fewer than four bytes left.

/// A match of deflate: `length` bytes that are equal to those `distance` before.
struct Match {
  var length: Int
  var distance: Int

  /// The match as `DeflateBlock` keeps it.
  var token: UInt32 { UInt32(truncatingIfNeeded: distance &<< 9 | length) }
}

/// Finds matches in the last 32,768 bytes: of four bytes and more by chains, of three by one place.
///
/// `heads[hash]` is the last position whose four bytes have that hash; `previous[position]` the one
/// before it. Chains lead backwards, so they end at the first position outside the window.
@usableFromInline
package struct MatchFinder: ~Copyable {
  private let base: UnsafeMutablePointer<UInt8>
  @usableFromInline let heads: UnsafeMutablePointer<Int32>
  @usableFromInline let triples: UnsafeMutablePointer<Int32>
  @usableFromInline let previous: UnsafeMutablePointer<Int32>
  private let bits: UInt32
  private let mask: Int

  static let minimumLength = 3
  static let maximumLength = 258
  package static let window = 32_768
  /// No position: further back than any window.
  private static let none: Int32 = -65_536

  /// Makes empty tables for `length` bytes from `base` on; small ones for few bytes.
  init(_ base: UnsafeMutablePointer<UInt8>, length: Int) {
    self.base = base
    var bits: UInt32 = 8
    while bits < 15, 1 << bits < length { bits += 1 }
    self.bits = bits
    mask = 1 << Int(bits) - 1
    heads = .allocate(capacity: 1 << Int(bits))
    heads.initialize(repeating: Self.none, count: 1 << Int(bits))
    triples = .allocate(capacity: 1 << Int(bits))
    triples.initialize(repeating: Self.none, count: 1 << Int(bits))
    previous = .allocate(capacity: 1 << Int(bits))
    previous.initialize(repeating: Self.none, count: 1 << Int(bits))
  }

  @inlinable deinit {
    heads.deallocate()
    triples.deallocate()
    previous.deallocate()
  }

  @inline(__always)
  private func word(_ position: Int) -> UInt32 {
    UnsafeRawPointer(base + position).loadUnaligned(as: UInt32.self)
  }

  /// The highest bits of a product with 2³² divided by the golden ratio.
  ///
  /// D. Knuth, TAOCP volume 3, section 6.4.
  @inline(__always)
  private func hash(_ word: UInt32) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B1) &>> (32 &- bits))
  }

  @inline(__always)
  private func tripleHash(_ word: UInt32) -> Int {
    hash(UInt32(littleEndian: word) &<< 8)
  }

  /// Enters a position with at least four bytes behind it.
  @inline(__always)
  func insert(_ position: Int) {
    let word = word(position)
    let slot = hash(word)
    previous[position & mask] = heads[slot]
    heads[slot] = Int32(truncatingIfNeeded: position)
    triples[tripleHash(word)] = Int32(truncatingIfNeeded: position)
  }

  /// The longest match for what begins at `position`, longer than `length`; nil if there is none.
  ///
  /// `end` is where the known bytes end. A match of `nice` bytes ends the search, and so do `turns`
  /// positions that were looked at.
  @inline(__always)
  func longest(
    at position: Int,
    end: Int,
    longerThan length: Int,
    nice: Int,
    turns: Int
  ) -> Match? {
    let limit = min(Self.maximumLength, end &- position)
    guard limit > length, limit >= 4 else { return nil }
    var best = Match(length: max(length, Self.minimumLength &- 1), distance: 0)
    let start = word(position)
    if best.length < 3 { findTriple(start, at: position, limit: limit, best: &best) }
    followChain(
      start,
      at: position,
      limit: limit,
      nice: min(nice, limit),
      turns: turns,
      best: &best
    )
    return best.distance == 0 ? nil : best
  }

  /// The nearest match of three bytes, where it is near enough to take fewer bits than the bytes.
  @inline(__always)
  private func findTriple(_ start: UInt32, at position: Int, limit: Int, best: inout Match) {
    let candidate = Int(triples[tripleHash(start)])
    guard position &- candidate <= 4096 else { return }
    guard (UInt32(littleEndian: word(candidate)) ^ UInt32(littleEndian: start)) &<< 8 == 0 else {
      return
    }
    best = Match(length: 3, distance: position &- candidate)
  }

  @inline(__always)
  private func followChain(
    _ start: UInt32,
    at position: Int,
    limit: Int,
    nice: Int,
    turns: Int,
    best: inout Match
  ) {
    let oldest = max(0, position &- Self.window)
    var candidate = Int(heads[hash(start)])
    var turns = turns
    while candidate >= oldest, turns > 0 {
      // A longer match has the same four bytes at the best length's end.
      let end = max(0, best.length &- 3)
      if word(candidate &+ end) == word(position &+ end), word(candidate) == start {
        let length = commonLength(base + candidate, base + position, limit: limit)
        if length > best.length {
          best = Match(length: length, distance: position &- candidate)
          if length >= nice { return }
        }
      }
      // A slot that was used again holds a later position: the chain ends there.
      let next = Int(previous[candidate & mask])
      guard next < candidate else { return }
      candidate = next
      turns &-= 1
    }
  }

  /// Counts all positions from `distance` bytes further on, a multiple of the window's length.
  func move(by distance: Int) {
    for table in [heads, triples, previous] {
      for index in 0...mask {
        let moved = table[index] &- Int32(truncatingIfNeeded: distance)
        table[index] = max(moved, Self.none)
      }
    }
  }
}
