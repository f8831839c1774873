// Compresses bytes into the zlib format (RFC 1950) with deflate (RFC 1951), piece by piece.
//
// Unsafe pointers: this value owns the window. A caller that adds bytes writes them at the address
// that `next` returns, and at most as many as it announced. Parsing stays before `filled`.

/// The amount of work that compression may do for a smaller result.
package struct DeflateEffort: Equatable {
  /// The number of earlier positions that are compared for a match.
  var chainLength: Int
  /// The length of a match that ends the search.
  var niceLength: Int
  /// The length of a match that is used without looking for a longer one at the next byte.
  var lazyLength: Int
  /// The number of optimal parsing passes; 0 uses matches in the order in which they are found.
  var passes = 0

  /// For images of user interfaces: nearly as small as `thorough` in a fraction of the time.
  package static let standard = DeflateEffort(chainLength: 96, niceLength: 258, lazyLength: 128)
  /// For files that are shipped.
  package static let thorough = DeflateEffort(
    chainLength: 128,
    niceLength: 258,
    lazyLength: 258,
    passes: 6
  )
  /// The length from which optimal parsing uses a match without shortening it.
  static let wholeLength = 192
}

/// Compression into the zlib format, with equal output for equal input on every machine.
///
/// Bytes are stored in a sliding window, so memory use does not grow with the length of the input.
@usableFromInline
package struct Deflate: ~Copyable {
  private let effort: DeflateEffort
  @usableFromInline let window: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private let finder: MatchFinder
  /// The match finder for optimal parsing.
  private let tree: MatchTree
  private var stream: DeflateStream
  private var optimal: OptimalParser
  private var sum = Adler32()
  /// The number of bytes in the window, and the number of those that have been parsed into blocks.
  private var filled = 0
  private var position = 0
  /// The start of the current block in the window; negative if it has left the window.
  private var blockStart = 0
  /// The number of unparsed bytes that are differences and not pixels.
  private var differences = 0
  /// The length that a match must exceed, and the maximum number of positions to try.
  private var (least, turns) = (2, 0)
  /// The cost of each byte as a literal in sixteenths of a bit, if matches are compared with them.
  private var literalCosts: [UInt8] = []
  /// The number of consecutive searches without a match.
  private var misses = 0

  /// The number of bytes that must follow a position that is parsed.
  ///
  /// It covers a match and the bytes by which the match may be delayed.
  private static let lookahead = 512
  /// The capacity of the window in addition to history and one piece.
  private static let pieces = 8 * MatchFinder.window

  /// Compresses an array of bytes.
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

  /// Starts a stream that is appended to `bytes`.
  ///
  /// The input has `length` bytes and arrives in pieces of at most `pieceLength` bytes.
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

  /// Returns the memory for the next `count` bytes, at most the length of a piece.
  ///
  /// The caller may overwrite `PNGRowSource.slack` bytes more.
  package mutating func next(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if filled &+ count &+ 8 > capacity { slideWindow() }
    return window + filled
  }

  /// Adds bytes that were written at `next`, which are pixels or differences of pixels.
  package mutating func commit(_ count: Int, areDifferences: Bool) {
    differences &+= areDifferences ? count : 0
    sum.update(UnsafeRawBufferPointer(start: window + filled, count: count))
    filled &+= count
  }

  /// Compresses the remaining bytes; returns the initial bytes followed by the complete stream.
  package mutating func finish() -> [UInt8] {
    parse(until: filled, isLast: true)
    return stream.finish(bytes: blockBytes, sum: sum)
  }

  private var blockBytes: UnsafeRawBufferPointer? {
    guard blockStart >= 0 else { return nil }
    return UnsafeRawBufferPointer(start: window + blockStart, count: position &- blockStart)
  }

  /// Compresses the available bytes, and moves the history to the start of the window.
  private mutating func slideWindow() {
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
    let areDifferences = differences > (filled &- position) / 2
    setCosts(areDifferences: areDifferences, until: end)
    differences = 0
    while position < end {
      step()
      if stream.isFull { writeBlock() }
    }
  }

  /// Sets the effort of the search, and the cost of literals, for bytes that are parsed next.
  ///
  /// In filtered rows of photographs, a short match takes more bits than its literals. In
  /// unfiltered rows, matches of one pixel save 5 % of a page.
  private mutating func setCosts(areDifferences: Bool, until end: Int) {
    literalCosts = []
    (least, turns) = (2, effort.chainLength)
    guard areDifferences else { return }
    let (mean, costs) = Self.literalCosts(window + position, count: end &- position)
    turns = mean > 72 ? effort.chainLength / 4 : effort.chainLength / 3
    least = max(2, Self.matchCost / max(16, mean))
    if mean < 128 { literalCosts = costs }
  }

  /// Returns the mean and the single costs of bytes in sixteenths of a bit, from a sample of a
  /// quarter.
  ///
  /// Bytes that continue a run are left out, because a match will contain them.
  private static func literalCosts(
    _ bytes: UnsafePointer<UInt8>,
    count: Int
  ) -> (mean: Int, single: [UInt8]) {
    var counts = [UInt32](repeating: 0, count: 256)
    var index = 2
    while index < count {
      let end = min(count, index &+ 256)
      while index < end {
        let byte = bytes[index]
        let continues = byte == bytes[index &- 1] && byte == bytes[index &- 2]
        counts[Int(byte)] &+= continues ? 0 : 1
        index &+= 1
      }
      index &+= 768
    }
    let total = max(1, counts.reduce(0, &+))
    let costs = counts.map { sixteenfoldLogarithm(total) &- sixteenfoldLogarithm(max(1, $0)) }
    let bits = zip(counts, costs).reduce(0) { $0 &+ Int($1.0) &* $1.1 }
    return (bits / Int(total), costs.map { UInt8(clamping: $0) })
  }

  /// The cost of a match without the extra bits of its distance: 11 bits.
  private static let matchCost = 176

  /// Parses one stretch at a time into a block; bytes for less than a stretch wait for more input.
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

  /// Adds a literal or a match, or literals followed by a longer match found by lazy matching.
  @inline(__always)
  private mutating func step() {
    guard var match = longest(at: position, longerThan: least), isCheaper(match) else {
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

  /// Returns whether a match takes fewer bits than its literals.
  @inline(__always)
  private func isCheaper(_ match: Match) -> Bool {
    guard match.length < 16, !literalCosts.isEmpty else { return true }
    let extra = max(0, 62 &- match.distance.leadingZeroBitCount)
    let cost = Self.matchCost &+ 16 &* extra
    return literalCosts.withUnsafeBufferPointer { costs in
      var sum = 0
      for index in position..<position &+ match.length {
        sum &+= Int(costs[Int(window[index])])
      }
      return sum > cost
    }
  }

  /// Returns whether a later match is worth the literal that precedes it.
  ///
  /// Each additional byte counts as four bits, and each bit less in the distance counts as one.
  /// Source: E. Biggers, libdeflate.
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

  /// Adds a literal, or several after many searches without a match.
  ///
  /// More literals are then likely to follow. Noise takes 40 ms instead of 143 ms, and no test
  /// image grew by more than 0.3 %.
  @inline(__always)
  private mutating func appendLiterals() {
    misses &+= 1
    let end = min(filled, position &+ 1 &+ min(7, misses &>> 6))
    while position < end {
      stream.append(literals: UInt32(window[position]), count: 1)
      position &+= 1
    }
  }

  /// Inserts the positions of a match: all of a short one, the two ends of a long one.
  ///
  /// The bytes that a long match repeats are already in the tables.
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
