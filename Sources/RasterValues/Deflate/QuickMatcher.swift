// Finds matches with one comparison for each position: for estimates, and for fast compression.
//
// Unsafe pointers: this value owns its table. Bytes are read in place, before the end that the
// caller passes. A position in the table is used only if it lies within the same bytes.

/// Finds earlier occurrences of four bytes with a table of the last position for each hash.
@usableFromInline
package struct QuickMatcher: ~Copyable {
  @usableFromInline let places: UnsafeMutablePointer<UInt32>
  private let shift: UInt32
  /// The number of the first byte; positions in the table are counted from the first call.
  private var origin = 1
  private var counts = DeflateCounts()

  /// The number of bytes back to which matches refer.
  @inlinable package static var window: Int { MatchFinder.window }

  /// Creates a table that suits `length` bytes.
  package init(length: Int) {
    var bits: UInt32 = 8
    while bits < 13, 1 << bits < length { bits += 1 }
    shift = 32 - bits
    places = .allocate(capacity: 2 << Int(bits))
    places.initialize(repeating: 0, count: 2 << Int(bits))
  }

  @inlinable deinit { places.deallocate() }

  /// Returns the estimated number of bits that bytes take in a block of their own.
  package mutating func bits(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    if origin > 1 << 30 { forgetAll() }
    counts.clear()
    search(bytes, from: 0, to: count) { matcher, start, end in
      for index in start..<end { matcher.counts.add(literals: UInt32(bytes[index]), count: 1) }
    } match: { matcher, length, distance in
      matcher.counts.add(longMatch: length, distance: distance)
    }
    origin &+= count
    return counts.estimatedBits
  }

  /// Adds bytes to a stream; the bytes before `start` are those of the previous call.
  ///
  /// `origin` counts the bytes that have left `bytes`.
  package mutating func append(
    _ bytes: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int,
    into stream: inout DeflateStream
  ) {
    search(bytes, from: start, to: end, into: &stream)
  }

  /// Moves the numbering on by bytes that the owner has dropped from the front.
  package mutating func drop(_ count: Int) {
    origin &+= count
    if origin > 1 << 30 { forgetAll() }
  }

  private mutating func forgetAll() {
    places.update(repeating: 0, count: 2 << Int(32 &- shift))
    origin = 1
  }

  @inline(__always)
  private func slot(_ bytes: UnsafePointer<UInt8>, _ index: Int) -> Int {
    let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt32.self)
    return Int(truncatingIfNeeded: (UInt32(littleEndian: word) &* 0x9E37_79B1) &>> shift)
  }

  /// Returns the match at a position, with a length of 0 if there is none that saves bits.
  @inline(__always)
  private func match(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) -> Match {
    let slot = slot(bytes, index)
    let candidate = Int(places[slot]) &- origin
    places[slot] = UInt32(truncatingIfNeeded: index &+ origin)
    let far = farMatch(bytes, at: index, end: end)
    if far.length > 0 { return far }
    guard candidate >= 0, index &- candidate <= MatchFinder.window,
      UnsafeRawPointer(bytes + candidate).loadUnaligned(as: UInt32.self)
        == UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt32.self)
    else { return Match(length: 0, distance: 0) }
    let distance = index &- candidate
    let length =
      4 &+ commonLength(bytes + candidate + 4, bytes + index + 4, limit: end &- index &- 4)
    let least = distance <= 256 ? 4 : distance <= 4096 ? 5 : 6
    return Match(length: length < least ? 0 : length, distance: distance)
  }

  /// Returns the last occurrence of eight bytes.
  @inline(__always)
  private func farMatch(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) -> Match {
    guard index &+ 8 <= end else { return Match(length: 0, distance: 0) }
    let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)
    let product = UInt64(littleEndian: word) &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(truncatingIfNeeded: product &>> UInt64(shift &+ 32)) &+ 1 &<< Int(32 &- shift)
    let candidate = Int(places[slot]) &- origin
    places[slot] = UInt32(truncatingIfNeeded: index &+ origin)
    guard candidate >= 0, index &- candidate <= MatchFinder.window,
      UnsafeRawPointer(bytes + candidate).loadUnaligned(as: UInt64.self) == word
    else { return Match(length: 0, distance: 0) }
    let length =
      8 &+ commonLength(bytes + candidate + 8, bytes + index + 8, limit: end &- index &- 8)
    return Match(length: length, distance: index &- candidate)
  }

  /// Calls a closure for each run of literals, and another for each match.
  @inline(__always)
  private mutating func search(
    _ bytes: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int,
    literals: (inout Self, _ start: Int, _ end: Int) -> Void,
    match found: (inout Self, _ length: Int, _ distance: Int) -> Void
  ) {
    var (index, pending) = (start, start)
    while index &+ 4 <= end {
      let match = match(bytes, at: index, end: end)
      guard match.length > 0 else {
        // After many literals, more are likely.
        index &+= 1 &+ min(3, (index &- pending) &>> 5)
        continue
      }
      literals(&self, pending, index)
      found(&self, match.length, match.distance)
      index &+= match.length
      pending = index
      if index &+ 3 <= end {
        places[slot(bytes, index &- 1)] = UInt32(truncatingIfNeeded: index &- 1 &+ origin)
      }
    }
    literals(&self, pending, end)
  }

  /// Adds literals in threes, and matches.
  private mutating func search(
    _ bytes: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int,
    into stream: inout DeflateStream
  ) {
    search(bytes, from: start, to: end) { _, start, end in
      var index = start
      while index &+ 3 <= end {
        let first = UInt32(bytes[index]) | UInt32(bytes[index &+ 1]) &<< 8
        stream.append(literals: first | UInt32(bytes[index &+ 2]) &<< 16, count: 3)
        index &+= 3
      }
      while index < end {
        stream.append(literals: UInt32(bytes[index]), count: 1)
        index &+= 1
      }
    } match: { _, length, distance in
      stream.append(longMatch: length, distance: distance)
    }
  }
}
