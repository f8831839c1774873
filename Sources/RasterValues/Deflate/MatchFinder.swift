// Finds earlier occurrences of the next bytes with hash chains.
//
// Unsafe pointers: this value owns its three tables, and indexes them with masked numbers only.
// Positions are relative to `base`, which the owner of the window keeps alive. Reads stay before
// the end that the caller passes, because searches need at least four remaining bytes.

/// A match of deflate: `length` bytes that are equal to those `distance` bytes before.
struct Match {
  var length: Int
  var distance: Int

  /// The match as a token of a `DeflateBlock`.
  var token: UInt32 { UInt32(truncatingIfNeeded: distance &<< 9 | length) }
}

/// Finds matches in the last 32,768 bytes.
///
/// Matches of four or more bytes are found with chains, and matches of three bytes with a single
/// entry for each hash. `heads[hash]` is the last position whose four bytes have that hash, and
/// `previous[position]` is the one before it. Chains lead backwards and end at the first position
/// outside the window.
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
  @inlinable package static var window: Int { 32_768 }
  /// A value for no position, which is outside any window.
  private static let none: Int32 = -65_536

  /// Creates empty tables for `length` bytes at `base`; the tables are smaller for short inputs.
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

  /// Returns the highest bits of the product with 2³² divided by the golden ratio.
  ///
  /// Source: D. Knuth, TAOCP volume 3, section 6.4.
  @inline(__always)
  private func hash(_ word: UInt32) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B1) &>> (32 &- bits))
  }

  @inline(__always)
  private func tripleHash(_ word: UInt32) -> Int {
    hash(UInt32(littleEndian: word) &<< 8)
  }

  /// Inserts a position that is followed by at least four bytes.
  @inline(__always)
  func insert(_ position: Int) {
    let word = word(position)
    let slot = hash(word)
    previous[position & mask] = heads[slot]
    heads[slot] = Int32(truncatingIfNeeded: position)
    triples[tripleHash(word)] = Int32(truncatingIfNeeded: position)
  }

  /// Returns the longest match at `position` that is longer than `length`, or `nil`.
  ///
  /// `end` is the end of the known bytes. The search stops at a match of `nice` bytes, or after
  /// `turns` positions.
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

  /// Finds the last match of three bytes, if it is near enough to take fewer bits than literals.
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
      // A longer match has the same four bytes at the end of the best length.
      let end = max(0, best.length &- 3)
      if word(candidate &+ end) == word(position &+ end), word(candidate) == start {
        let length = commonLength(base + candidate, base + position, limit: limit)
        if length > best.length {
          best = Match(length: length, distance: position &- candidate)
          if length >= nice { return }
        }
      }
      // A slot that was reused holds a later position, so the chain ends there.
      let next = Int(previous[candidate & mask])
      guard next < candidate else { return }
      candidate = next
      turns &-= 1
    }
  }

  /// Subtracts `distance` from all positions; it must be a multiple of the window's length.
  func move(by distance: Int) {
    for table in [heads, triples, previous] {
      for index in 0...mask {
        let moved = table[index] &- Int32(truncatingIfNeeded: distance)
        table[index] = max(moved, Self.none)
      }
    }
  }
}
