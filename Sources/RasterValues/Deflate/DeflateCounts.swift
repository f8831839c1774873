// How often each symbol occurs in a block of deflate, counted as literals and matches come.
//
// Unsafe pointers: 316 counts in memory of this value's own; a byte, a length of 3…258 and a distance
// of 1…32,768 have their places there.

/// The frequency of each symbol in a block, with the block's end once.
@usableFromInline
struct DeflateCounts: ~Copyable {
  private static let literalCount = 286
  private static let distanceCount = 30

  @usableFromInline let counts: UnsafeMutablePointer<Int>
  /// Extra bits of all matches.
  private var extraBits = 0

  init() {
    counts = .allocate(capacity: Self.literalCount + Self.distanceCount)
    clear()
  }

  /// Counts the symbols of some tokens; see `DeflateBlock`.
  init(_ tokens: UnsafeBufferPointer<UInt32>) {
    self.init()
    for token in tokens { add(token: token) }
  }

  @inlinable deinit { counts.deallocate() }

  /// Forgets all but the block's end.
  mutating func clear() {
    counts.initialize(repeating: 0, count: Self.literalCount + Self.distanceCount)
    counts[256] = 1
    extraBits = 0
  }

  /// Literals and lengths of matches.
  var literals: [Int] { Array(UnsafeBufferPointer(start: counts, count: Self.literalCount)) }
  var distances: [Int] {
    Array(UnsafeBufferPointer(start: counts + Self.literalCount, count: Self.distanceCount))
  }

  /// Counts 1…3 literals, the first lowest.
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

  @inline(__always)
  mutating func add(token: UInt32) {
    if token &>> 30 == 0 {
      add(Match(length: Int(token & 511), distance: Int(token &>> 9)))
    } else {
      add(literals: token, count: token &>> 30)
    }
  }

  /// The bits of a block without what it says of its codes.
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
}
