// The cheapest way to write a stretch of bytes as literals and matches, for codes that fit the result.
//
// With the cost of each symbol known, the cheapest way to each byte follows from the cheapest ways to
// those before it: a shortest path. Which codes the way gets depends on the way; so costs are guessed,
// a way is found, costs are taken from it, and so on, a few times.
//
//     L. Vandevenne, J. Alakuijala, "Zopfli", Google, 2013
//
// Unsafe pointers: all memory is this value's own. Places run from 0 to the stretch's length, which is
// at most `capacity`; matches are collected until `isFull`, with room for those of one place more.

/// Finds the cheapest literals and matches for up to `capacity` bytes.
@usableFromInline
struct OptimalParser: ~Copyable {
  /// The most bytes of a stretch.
  static let capacity = 1 << 18
  /// The most matches of one place: one for each length.
  private static let matchesPerPlace = 256
  /// So many places make a stretch, where matches are short: the code then follows a picture's changes.
  private static let placesPerStretch = 49_152
  private static let matchCapacity = 1 << 19

  /// The matches of all places, shortest first, each as a token.
  @usableFromInline let matches: UnsafeMutablePointer<UInt32>
  private(set) var matchCount = 0
  /// The ends of each place's matches; they begin where those of the place before end.
  @usableFromInline let ends: UnsafeMutablePointer<Int32>
  /// The cost of the cheapest way to a place, and the token that leads there.
  @usableFromInline let costs: UnsafeMutablePointer<UInt32>
  @usableFromInline let tokens: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  private var searched = 0
  private var symbols = SymbolCosts()

  /// Makes room for stretches of an input of `length` bytes.
  init(inputLength length: Int) {
    let capacity = min(length, Self.capacity)
    matches = .allocate(
      capacity: min(Self.matchCapacity, 16 &* capacity) &+ 2 &* Self.matchesPerPlace
    )
    ends = .allocate(capacity: capacity &+ 1)
    costs = .allocate(capacity: capacity &+ 1)
    tokens = .allocate(capacity: capacity &+ 1)
  }

  @inlinable deinit {
    matches.deallocate()
    ends.deallocate()
    costs.deallocate()
    tokens.deallocate()
  }

  /// Whether the stretch is as long as it should be.
  var isFull: Bool {
    count >= Self.capacity || searched >= Self.placesPerStretch
      || matchCount >= Self.matchCapacity
  }

  /// Starts a new stretch.
  mutating func removeAll() { (count, matchCount, searched) = (0, 0, 0) }

  /// Adds a place whose matches were written at `next`.
  mutating func append(matches number: Int) {
    matchCount &+= number
    ends[count] = Int32(truncatingIfNeeded: matchCount)
    count &+= 1
    searched &+= 1
  }

  /// Adds places inside a long match, where none is looked for.
  mutating func append(placesWithoutMatches number: Int) {
    for _ in 0..<number {
      ends[count] = Int32(truncatingIfNeeded: matchCount)
      count &+= 1
    }
  }

  /// The memory for the matches of the next place, at most 256.
  var next: UnsafeMutablePointer<UInt32> { matches + matchCount }

  /// Adds the cheapest tokens for `bytes`, as many as there are places, to a stream.
  mutating func parse(
    _ bytes: UnsafePointer<UInt8>,
    turns: Int,
    into stream: inout DeflateStream
  ) {
    for turn in 0..<turns {
      findWay(bytes)
      let start = traceWay()
      symbols.update(UnsafeBufferPointer(start: tokens + start, count: count &+ 1 &- start))
      guard turn == turns &- 1 else { continue }
      for token in UnsafeBufferPointer(start: tokens + start, count: count &+ 1 &- start) {
        stream.append(token: token)
      }
    }
  }

  /// Fills in the cheapest way to each place.
  private func findWay(_ bytes: UnsafePointer<UInt8>) {
    costs.update(repeating: .max, count: count &+ 1)
    costs[0] = 0
    var first = 0
    for place in 0..<count {
      let cost = costs[place]
      let literal = cost &+ symbols.cost(literal: bytes[place])
      if literal < costs[place &+ 1] {
        costs[place &+ 1] = literal
        tokens[place &+ 1] = 1 << 30 | UInt32(bytes[place])
      }
      let end = Int(ends[place])
      var length = 3
      while first < end {
        extend(from: place, cost, lengths: &length, by: matches[first])
        first &+= 1
      }
    }
  }

  /// Tries a match in all lengths that no shorter match has.
  @inline(__always)
  private func extend(from place: Int, _ cost: UInt32, lengths: inout Int, by match: UInt32) {
    let longest = min(Int(match & 511), count &- place)
    let distance = match &>> 9
    let base = cost &+ symbols.cost(distance: Int(distance))
    // A match so long that nothing in it was looked for is taken whole.
    if longest >= DeflateEffort.wholeLength { lengths = longest }
    while lengths <= longest {
      let total = base &+ symbols.cost(length: lengths)
      if total < costs[place &+ lengths] {
        costs[place &+ lengths] = total
        tokens[place &+ lengths] = distance &<< 9 | UInt32(truncatingIfNeeded: lengths)
      }
      lengths &+= 1
    }
  }

  /// Moves the tokens of the way to the last place together, and returns where they begin.
  private func traceWay() -> Int {
    var place = count
    var start = count &+ 1
    while place > 0 {
      let token = tokens[place]
      place &-= token &>> 30 == 0 ? Int(token & 511) : 1
      start &-= 1
      tokens[start] = token
    }
    return start
  }
}

/// The costs of symbols, in sixteenths of a bit.
private struct SymbolCosts {
  private var literals = [UInt32](repeating: 96, count: 256)
  private var lengths: [UInt32]
  private var distances: [UInt32]

  /// Costs that are usual in pictures.
  init() {
    lengths = (0..<259).map { 16 * (6 + UInt32(LengthSymbol(length: max(3, $0)).width)) }
    distances = (0..<30).map { 16 * (4 + UInt32(max(0, $0 / 2 - 1))) }
  }

  @inline(__always)
  func cost(literal: UInt8) -> UInt32 { literals[Int(literal)] }

  @inline(__always)
  func cost(length: Int) -> UInt32 { lengths[length] }

  @inline(__always)
  func cost(distance: Int) -> UInt32 { distances[LengthSymbol(distance: distance).symbol] }

  /// The costs of an ideal code for some tokens.
  mutating func update(_ tokens: UnsafeBufferPointer<UInt32>) {
    let counts = DeflateCounts(tokens)
    let symbols = Self.costs(counts.literals)
    for byte in 0..<256 { literals[byte] = symbols[byte] }
    for length in 3...258 {
      let symbol = LengthSymbol(length: length)
      lengths[length] = symbols[257 + symbol.symbol] + 16 * UInt32(symbol.width)
    }
    let own = Self.costs(counts.distances)
    for symbol in 0..<30 { distances[symbol] = own[symbol] + 16 * UInt32(max(0, symbol / 2 - 1)) }
  }

  /// −log2 of how often each symbol comes; one that did not come may do so now.
  private static func costs(_ counts: [Int]) -> [UInt32] {
    let total = sixteenfoldLogarithm(UInt32(clamping: 2 * counts.reduce(0, +) + counts.count))
    return counts.map { count in
      UInt32(max(8, total - sixteenfoldLogarithm(UInt32(clamping: 2 * count + 1))))
    }
  }
}
