// Counts the symbols of a deflate block while literals and matches are added.
//
// Unsafe pointers: this value owns the memory of its 316 counts. Every byte, every length of 3…258
// and every distance of 1…32,768 has an index there.

/// The frequency of each symbol in a block, including the end of the block.
@usableFromInline
struct DeflateCounts: ~Copyable {
  private static let literalCount = 286
  private static let distanceCount = 30

  @usableFromInline let counts: UnsafeMutablePointer<Int>
  /// The total number of extra bits of all matches.
  private var extraBits = 0

  init() {
    counts = .allocate(capacity: Self.literalCount + Self.distanceCount)
    clear()
  }

  /// Counts the symbols of tokens; see `DeflateBlock`.
  init(_ tokens: UnsafeBufferPointer<UInt32>) {
    self.init()
    for token in tokens { add(token: token) }
  }

  @inlinable deinit { counts.deallocate() }

  /// Resets all counts except that of the block's end.
  mutating func clear() {
    counts.initialize(repeating: 0, count: Self.literalCount + Self.distanceCount)
    counts[256] = 1
    extraBits = 0
  }

  /// The counts of literals and match lengths.
  var literals: [Int] { Array(UnsafeBufferPointer(start: counts, count: Self.literalCount)) }
  var distances: [Int] {
    Array(UnsafeBufferPointer(start: counts + Self.literalCount, count: Self.distanceCount))
  }

  /// Counts 1…3 literals, the first in the lowest byte.
  @inline(__always)
  mutating func add(literals: UInt32, count: UInt32) {
    counts[Int(literals & 0xFF)] &+= 1
    guard count > 1 else { return }
    counts[Int(literals &>> 8 & 0xFF)] &+= 1
    if count > 2 { counts[Int(literals &>> 16 & 0xFF)] &+= 1 }
  }

  @inline(__always)
  mutating func add(_ match: Match) {
    let length = LengthSymbol(length: match.length)
    let distance = LengthSymbol(distance: match.distance)
    counts[257 &+ length.symbol] &+= 1
    counts[Self.literalCount &+ distance.symbol] &+= 1
    extraBits &+= Int(length.width &+ distance.width)
  }

  /// Counts a match of any length of at least 3, split into several matches if needed.
  @inline(__always)
  mutating func add(longMatch length: Int, distance: Int) {
    var rest = length
    while rest > 258 {
      let part = min(258, rest &- 3)
      add(Match(length: part, distance: distance))
      rest &-= part
    }
    add(Match(length: rest, distance: distance))
  }

  @inline(__always)
  mutating func add(token: UInt32) {
    if token &>> 30 == 0 {
      add(Match(length: Int(token & 511), distance: Int(token &>> 9)))
    } else {
      add(literals: token, count: token &>> 30)
    }
  }

  /// Returns the number of bits of a block without the description of its codes.
  func bits(with codes: DeflateCodes) -> Int {
    var bits = 3 &+ extraBits
    for (symbol, count) in literals.enumerated() {
      bits &+= count &* Int(codes.literals.lengths[symbol])
    }
    for (symbol, count) in distances.enumerated() {
      bits &+= count &* Int(codes.distances.lengths[symbol])
    }
    return bits
  }

  /// The number of bits of a block with ideal codes, without their description.
  var estimatedBits: Int {
    let literals = UnsafeBufferPointer(start: counts, count: Self.literalCount)
    let distances = UnsafeBufferPointer(
      start: counts + Self.literalCount,
      count: Self.distanceCount
    )
    return extraBits &+ (Self.idealBits(literals) &+ Self.idealBits(distances)) / 16
  }

  /// Returns sixteen times the number of bits of symbols in an ideal code.
  private static func idealBits(_ counts: UnsafeBufferPointer<Int>) -> Int {
    let total = sixteenfoldLogarithm(UInt32(clamping: max(1, counts.reduce(0, &+))))
    return counts.reduce(0) { bits, count in
      count == 0 ? bits : bits &+ count &* (total &- sixteenfoldLogarithm(UInt32(clamping: count)))
    }
  }
}
