// Finds earlier occurrences of what comes next: chains of positions with equal hashes.
//
// Unsafe pointers: the two tables are this value's own, indexed by masked numbers only. Input is
// read in words within its bounds: `longest` is not asked with fewer than four bytes left.

/// A match of deflate: `length` bytes that are equal to those `distance` before.
struct Match {
  var length: Int
  var distance: Int
}

/// Finds matches of four bytes and more in the last 32,768 bytes.
///
/// `heads[hash]` is the last position whose four bytes have that hash; `previous[position]` the one
/// before it. Chains lead backwards, so they end at the first position outside the window.
struct MatchFinder: ~Copyable {
  private let input: UnsafeRawBufferPointer
  private let heads: UnsafeMutablePointer<Int32>
  private let previous: UnsafeMutablePointer<Int32>
  private let hashShift: UInt32
  private let mask: Int
  private let hints: (Int, Int)
  private let effort: DeflateEffort

  static let minimumLength = 4
  static let maximumLength = 258
  static let window = 32_768

  /// Makes empty tables for an input; small ones for a small input.
  ///
  /// `hints` are distances that are tried before all others, or 0.
  init(_ input: UnsafeRawBufferPointer, hints: (Int, Int), effort: DeflateEffort) {
    self.input = input
    self.hints = hints
    self.effort = effort
    var bits: UInt32 = 8
    while bits < 15, 1 << bits < input.count { bits += 1 }
    hashShift = 32 - bits
    mask = 1 << Int(bits) - 1
    heads = .allocate(capacity: 1 << Int(bits))
    heads.initialize(repeating: -1, count: 1 << Int(bits))
    previous = .allocate(capacity: 1 << Int(bits))
    previous.initialize(repeating: -1, count: 1 << Int(bits))
  }

  deinit {
    heads.deallocate()
    previous.deallocate()
  }

  @inline(__always)
  private func word(_ position: Int) -> UInt32 {
    input.loadUnaligned(fromByteOffset: position, as: UInt32.self)
  }

  @inline(__always)
  private func hash(_ word: UInt32) -> Int {
    // 2³² divided by the golden ratio: D. Knuth, TAOCP volume 3, section 6.4.
    Int(truncatingIfNeeded: (UInt32(littleEndian: word) &* 0x9E37_79B1) &>> hashShift)
  }

  /// Enters a position; does nothing where fewer than four bytes are left.
  @inline(__always)
  func insert(_ position: Int) {
    guard position &+ 4 <= input.count else { return }
    let slot = hash(word(position))
    previous[position & mask] = heads[slot]
    heads[slot] = Int32(truncatingIfNeeded: position)
  }

  /// The longest match for what begins at `position`, longer than `length`; nil if there is none.
  ///
  /// A match of the effort's `niceLength` ends the search.
  @inline(__always)
  func longest(at position: Int, longerThan length: Int) -> Match? {
    let limit = min(Self.maximumLength, input.count &- position)
    guard limit > length, limit >= Self.minimumLength else { return nil }
    var best = Match(length: max(length, Self.minimumLength &- 1), distance: 0)
    let nice = min(effort.niceLength, limit)
    tryDistance(hints.0, at: position, limit: limit, best: &best)
    if best.length < nice { tryDistance(hints.1, at: position, limit: limit, best: &best) }
    if best.length < nice { followChain(at: position, limit: limit, nice: nice, best: &best) }
    return best.distance == 0 ? nil : best
  }

  @inline(__always)
  private func tryDistance(_ distance: Int, at position: Int, limit: Int, best: inout Match) {
    guard distance > 0, distance <= position else { return }
    let length = commonLength(position &- distance, position, limit: limit)
    if length > best.length { best = Match(length: length, distance: distance) }
  }

  private func followChain(at position: Int, limit: Int, nice: Int, best: inout Match) {
    let start = word(position)
    let oldest = max(0, position &- Self.window)
    var candidate = Int(heads[hash(start)])
    var turns = effort.chainLength
    while candidate >= oldest, turns > 0 {
      // A longer match has the same four bytes at the best length's end.
      let end = best.length &- 3
      if word(candidate &+ end) == word(position &+ end), word(candidate) == start {
        let length = commonLength(candidate, position, limit: limit)
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

  /// How many bytes are equal from two positions on, at most `limit`.
  @inline(__always)
  private func commonLength(_ first: Int, _ second: Int, limit: Int) -> Int {
    var length = 0
    while length &+ 8 <= limit {
      let difference =
        input.loadUnaligned(fromByteOffset: first &+ length, as: UInt64.self)
        ^ input.loadUnaligned(fromByteOffset: second &+ length, as: UInt64.self)
      if difference != 0 {
        return length &+ UInt64(littleEndian: difference).trailingZeroBitCount &>> 3
      }
      length &+= 8
    }
    while length < limit, input[first &+ length] == input[second &+ length] { length &+= 1 }
    return length
  }
}
