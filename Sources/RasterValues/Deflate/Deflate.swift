// Compression into zlib's format (RFC 1950) around deflate's (RFC 1951), of bytes that come in pieces.
//
// Unsafe pointers: the window is this value's own. Whoever adds bytes writes them at `next`, no more
// than `room` says; parsing stays before `filled`.

/// The work that compression may do for a smaller result.
package struct DeflateEffort: Equatable {
  /// The number of earlier positions that are compared for a match.
  var chainLength: Int
  /// The length of a match that is good enough to stop looking.
  var niceLength: Int
  /// The length of a match that does not wait for a longer one at the next byte.
  var lazyLength: Int
  /// The number of searches for the cheapest parse; 0 takes matches as they come.
  var passes = 0

  /// For pictures of interfaces: nearly the size of thorough searches in a fraction of their time.
  package static let standard = DeflateEffort(chainLength: 96, niceLength: 258, lazyLength: 128)
  /// For files that are shipped.
  package static let thorough = DeflateEffort(
    chainLength: 128,
    niceLength: 258,
    lazyLength: 258,
    passes: 6
  )
  /// The length of a match that is taken whole by the cheapest way.
  static let wholeLength = 192
}

/// Compression into the zlib format; equal input gives equal output, on every machine.
///
/// Bytes are kept in a window that slides, so that compression takes the same memory for all lengths.
@usableFromInline
package struct Deflate: ~Copyable {
  private let effort: DeflateEffort
  @usableFromInline let window: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private let finder: MatchFinder
  /// The finder of matches where the cheapest parse is searched for.
  private let tree: MatchTree
  private var stream: DeflateStream
  private var optimal: OptimalParser
  private var sum = Adler32()
  /// The bytes of the window that are there, and those of them that are in blocks.
  private var filled = 0
  private var position = 0
  /// The beginning of the block; negative once that has left the window.
  private var blockStart = 0
  /// The number of bytes, of those not parsed yet, that are differences and not pixels.
  private var differences = 0
  /// A match is to be longer than this, and so many places are tried for it.
  private var (least, turns) = (2, 0)
  /// The number of searches in a row that found no match.
  private var misses = 0

  /// Bytes that are parsed only once more are known: a match, and the bytes by which it may wait.
  private static let lookahead = 512
  /// The capacity of the window beside history and one piece.
  private static let pieces = 8 * MatchFinder.window

  /// Compresses `bytes`.
  package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate(after: [], inputLength: bytes.count, pieceLength: 65_536, .standard)
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let count = min(65_536, bytes.count &- start)
        let piece = UnsafeRawBufferPointer(rebasing: bytes[start..<start &+ count])
        UnsafeMutableRawBufferPointer(start: deflate.next(count), count: count)
          .copyMemory(from: piece)
        deflate.commit(count, areDifferences: false)
        start &+= count
      }
    }
    return deflate.finish()
  }

  /// Starts a stream of `length` bytes behind `bytes`, which comes in pieces of at most `pieceLength`.
  package init(
    after bytes: [UInt8],
    inputLength length: Int,
    pieceLength: Int,
    _ effort: DeflateEffort
  ) {
    self.effort = effort
    let stretch = effort.passes > 0 ? 3 &* OptimalParser.capacity : Self.pieces
    capacity = min(length, 2 &* MatchFinder.window &+ stretch &+ pieceLength) &+ 16
    window = .allocate(capacity: capacity)
    finder = MatchFinder(window, length: effort.passes > 0 ? 0 : length)
    tree = MatchTree(window, length: effort.passes > 0 ? length : 0)
    let blockCapacity =
      effort.passes > 0 ? OptimalParser.capacity : DeflateBlock.standardCapacity
    stream = DeflateStream(after: bytes, inputLength: length, blockCapacity: blockCapacity)
    optimal = OptimalParser(inputLength: effort.passes > 0 ? length : 0)
    stream.reserve(for: length)
  }

  @inlinable deinit { window.deallocate() }

  /// The memory for the next `count` bytes, at most as many as a piece; `PNGRowSource.slack` more
  /// may be overwritten.
  package mutating func next(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if filled &+ count &+ 8 > capacity { imageInsets() }
    return window + filled
  }

  /// Takes over bytes that were written at `next`, and are pixels or differences of them.
  package mutating func commit(_ count: Int, areDifferences: Bool) {
    differences &+= areDifferences ? count : 0
    sum.update(UnsafeRawBufferPointer(start: window + filled, count: count))
    filled &+= count
  }

  /// Compresses what is left, and gives all bytes of the stream and of what stood before it.
  package mutating func finish() -> [UInt8] {
    parse(until: filled, isLast: true)
    return stream.finish(bytes: blockBytes, sum: sum)
  }

  private var blockBytes: UnsafeRawBufferPointer? {
    guard blockStart >= 0 else { return nil }
    return UnsafeRawBufferPointer(start: window + blockStart, count: position &- blockStart)
  }

  /// Compresses what is there, and moves the history to the window's start.
  private mutating func imageInsets() {
    parse(until: filled &- Self.lookahead, isLast: false)
    let distance = max(0, position &- MatchFinder.window) & ~(MatchFinder.window &- 1)
    guard distance > 0 else { return }
    window.update(from: window + distance, count: filled &- distance)
    if effort.passes > 0 { tree.move(by: distance) } else { finder.move(by: distance) }
    filled &-= distance
    position &-= distance
    blockStart &-= distance
  }

  private mutating func parse(until end: Int, isLast: Bool) {
    if effort.passes > 0 { return parseThoroughly(until: end, isLast: isLast) }
    // Among differences a short match takes more bits than its literals do: without those photographs
    // are 3 % smaller. Among pixels a match of one is worth 5 % of a page.
    let areDifferences = differences > (filled &- position) / 2
    (least, turns) = areDifferences ? (5, effort.chainLength / 4) : (2, effort.chainLength)
    differences = 0
    while position < end {
      step()
      if stream.isFull { writeBlock() }
    }
  }

  /// Parses stretch by stretch, each a block; what would make a short one waits for more to come.
  private mutating func parseThoroughly(until end: Int, isLast: Bool) {
    while position < end, isLast || end &- position >= OptimalParser.capacity {
      gather(until: end)
      optimal.parse(window + position, turns: effort.passes, into: &stream)
      position &+= optimal.count
      if position < filled || !isLast { writeBlock() }
    }
  }

  /// Collects the matches of a stretch.
  private mutating func gather(until end: Int) {
    optimal.removeAll()
    var place = position
    while place < end, !optimal.isFull {
      let found = tree.enter(place, end: filled, turns: effort.chainLength, into: optimal.next)
      let longest = found > 0 ? Int(optimal.next[found &- 1] & 511) : 0
      optimal.append(matches: found)
      place &+= 1
      guard longest >= DeflateEffort.wholeLength else { continue }
      let rest = min(longest &- 1, end &- place, OptimalParser.capacity &- optimal.count)
      optimal.append(placesWithoutMatches: rest)
      for inner in place..<place &+ rest { tree.enter(inner, end: filled, turns: 8) }
      place &+= rest
    }
  }

  private mutating func writeBlock() {
    stream.writeBlock(bytes: blockBytes)
    blockStart = position
  }

  /// Adds one literal or match, or several literals before a match that waiting made longer.
  @inline(__always)
  private mutating func step() {
    guard var match = longest(at: position, longerThan: least) else {
      insert(position)
      appendLiterals()
      return
    }
    misses = 0
    insert(position)
    while match.length < effort.lazyLength,
      let later = longest(at: position &+ 1, longerThan: match.length &- 1),
      Self.isBetter(later, than: match)
    {
      stream.append(literals: UInt32(window[position]), count: 1)
      position &+= 1
      insert(position)
      match = later
    }
    stream.append(match)
    insert(from: position &+ 1, to: position &+ match.length)
    position &+= match.length
  }

  /// Whether a match is worth the literal that comes before it.
  ///
  /// Four bits for each byte more, one for each bit of the distance less: E. Biggers, libdeflate.
  @inline(__always)
  private static func isBetter(_ later: Match, than match: Match) -> Bool {
    4 &* (later.length &- match.length) &+ later.distance.leadingZeroBitCount
      &- match.distance.leadingZeroBitCount > 2
  }

  @inline(__always)
  private func longest(at position: Int, longerThan length: Int) -> Match? {
    finder.longest(
      at: position,
      end: filled,
      longerThan: length,
      nice: effort.niceLength,
      turns: turns
    )
  }

  @inline(__always)
  private func insert(_ position: Int) {
    if position &+ 4 <= filled { finder.insert(position) }
  }

  /// Adds a literal; after many without a match between, several, since more are likely to come.
  ///
  /// Noise then takes 40 ms instead of 143, and no picture grew by more than 0.3 %.
  @inline(__always)
  private mutating func appendLiterals() {
    misses &+= 1
    let end = min(filled, position &+ 1 &+ min(7, misses &>> 6))
    while position < end {
      stream.append(literals: UInt32(window[position]), count: 1)
      position &+= 1
    }
  }

  /// Enters the positions of a match: all of a short one, the ends of a long one.
  ///
  /// What a long match repeats is in the tables already.
  @inline(__always)
  private func insert(from start: Int, to end: Int) {
    var position = start
    if end &- start > 300 {
      while position < start &+ 16 {
        insert(position)
        position &+= 1
      }
      position = end &- 16
    }
    while position < end {
      insert(position)
      position &+= 1
    }
  }
}
