// Finds the cheapest encoding of a stretch of bytes as literals and matches.
//
// With known symbol costs, the cheapest encoding up to each byte follows from those up to the bytes
// before it: it is a shortest path. The codes depend on the encoding, however. Costs are therefore
// estimated, an encoding is found, and new costs are computed from it. This is repeated a few
// times.
//
//     L. Vandevenne, J. Alakuijala, "Zopfli", Google, 2013
//
// Unsafe pointers: this value owns all its memory. Positions range from 0 to the length of the
// stretch, which is at most `capacity`. Matches are collected until `isFull`, with room for those
// of one more position.

/// Finds the cheapest literals and matches for up to `capacity` bytes.
@usableFromInline
struct OptimalParser: ~Copyable {
  /// The maximum number of bytes in a stretch.
  static let capacity = 1 << 18
  /// The maximum number of matches at one position: one for each length.
  private static let matchesPerPlace = 256
  /// The number of searched positions in a stretch, which lets the codes adapt to an image.
  private static let placesPerStretch = 49_152
  private static let matchCapacity = 1 << 19

  /// The matches of all positions as tokens, the shortest of each position first.
  @usableFromInline let matches: UnsafeMutablePointer<UInt32>
  private(set) var matchCount = 0
  /// The end of each position's matches, which begin at the end of the previous position's.
  @usableFromInline let ends: UnsafeMutablePointer<Int32>
  /// The lowest cost to reach each position, and the last token of that encoding.
  @usableFromInline let costs: UnsafeMutablePointer<UInt32>
  @usableFromInline let tokens: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  private var searched = 0
  private var symbols = SymbolCosts()

  /// Allocates memory for stretches of an input of `length` bytes.
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

  /// Whether the stretch has reached its intended length.
  var isFull: Bool {
    count >= Self.capacity || searched >= Self.placesPerStretch
      || matchCount >= Self.matchCapacity
  }

  /// Starts a new stretch.
  mutating func removeAll() { (count, matchCount, searched) = (0, 0, 0) }

  /// Adds a position whose matches were written at `next`.
  mutating func append(matches number: Int) {
    matchCount &+= number
    ends[count] = Int32(truncatingIfNeeded: matchCount)
    count &+= 1
    searched &+= 1
  }

  /// Adds positions inside a long match, at which no matches are searched.
  mutating func append(placesWithoutMatches number: Int) {
    for _ in 0..<number {
      ends[count] = Int32(truncatingIfNeeded: matchCount)
      count &+= 1
    }
  }

  /// The memory for the matches of the next position, at most 256.
  var next: UnsafeMutablePointer<UInt32> { matches + matchCount }

  /// Appends the cheapest tokens for `bytes`, which has one byte for each position, to a stream.
  mutating func parse(
    _ bytes: UnsafePointer<UInt8>,
    turns: Int,
    into stream: inout DeflateStream
  ) {
    for turn in 0..<turns {
      findPath(bytes)
      let start = tracePath()
      symbols.update(UnsafeBufferPointer(start: tokens + start, count: count &+ 1 &- start))
      guard turn == turns &- 1 else { continue }
      for token in UnsafeBufferPointer(start: tokens + start, count: count &+ 1 &- start) {
        stream.append(token: token)
      }
    }
  }

  /// Computes the lowest cost to reach each position.
  private func findPath(_ bytes: UnsafePointer<UInt8>) {
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

  /// Tries a match with all lengths that shorter matches do not cover.
  @inline(__always)
  private func extend(from place: Int, _ cost: UInt32, lengths: inout Int, by match: UInt32) {
    let longest = min(Int(match & 511), count &- place)
    let distance = match &>> 9
    let base = cost &+ symbols.cost(distance: Int(distance))
    // A match this long is not shortened, because no matches were searched inside it.
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

  /// Moves the tokens of the cheapest path together, and returns the index of the first.
  private func tracePath() -> Int {
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

  /// Creates costs that are typical of images.
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

  /// Updates the costs to those of an ideal code for the given tokens.
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

  /// Returns −log2 of each symbol's frequency; symbols that did not occur get a finite cost.
  private static func costs(_ counts: [Int]) -> [UInt32] {
    let total = sixteenfoldLogarithm(UInt32(clamping: 2 * counts.reduce(0, +) + counts.count))
    return counts.map { count in
      UInt32(max(8, total - sixteenfoldLogarithm(UInt32(clamping: 2 * count + 1))))
    }
  }
}
