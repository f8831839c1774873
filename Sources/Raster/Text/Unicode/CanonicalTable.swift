// Looks up what scalars decompose into, and what pairs compose to, in sorted arrays: 20 to 40 ns.

struct CanonicalTable: Sendable {
  static let shared = CanonicalTable()

  private var scalars: [UInt32] = []
  private var firsts: [UInt32] = []
  private var seconds: [UInt32] = []
  /// The pairs, first and second, in the halves of a word.
  private let pairs: [UInt64]
  private let wholes: [UInt32]

  private init() {
    var decoder = UnicodeDecoder(UnicodeText.decompositions)
    var found: [(pair: UInt64, whole: UInt32)] = []
    var (scalar, first) = (0, 0)
    while let step = decoder.next(), let change = decoder.nextDifference(),
      let second = decoder.next()
    {
      scalar &+= step &>> 1
      first &+= change
      scalars.append(UInt32(truncatingIfNeeded: scalar))
      firsts.append(UInt32(truncatingIfNeeded: first))
      seconds.append(UInt32(truncatingIfNeeded: second))
      guard step & 1 != 0 else { continue }
      let pair = UInt64(truncatingIfNeeded: first &<< 32 | second)
      found.append((pair, UInt32(truncatingIfNeeded: scalar)))
    }
    found.sort { $0.pair < $1.pair }
    pairs = found.map { $0.pair }
    wholes = found.map { $0.whole }
  }

  func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
    guard UnicodeTable.shared[scalar].isDecomposable else {
      return Hangul.decomposition(of: scalar)
    }
    let place = Self.place(of: scalar, in: scalars)
    guard place < scalars.count, scalars[place] == scalar else { return nil }
    return (firsts[place], seconds[place])
  }

  func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    if let syllable = Hangul.composition(of: first, second) { return syllable }
    let pair = UInt64(first) &<< 32 | UInt64(second)
    let place = Self.place(of: pair, in: pairs)
    guard place < pairs.count, pairs[place] == pair else { return nil }
    return wholes[place]
  }

  /// The first place whose value is not below `value`.
  private static func place<Value: Comparable>(of value: Value, in values: [Value]) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low &+ high) &>> 1
      if values[middle] < value { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}

/// Syllables of Hangul and their letters (the Unicode Standard 15.0, section 3.12).
private enum Hangul {
  private static let (syllables, leads, vowels, trails): (UInt32, UInt32, UInt32, UInt32) =
    (0xAC00, 0x1100, 0x1161, 0x11A7)

  static func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
    let index = scalar &- syllables
    guard index < 11_172 else { return nil }
    let trail = index % 28
    if trail > 0 { return (scalar &- trail, trails &+ trail) }
    return (leads &+ index / 588, vowels &+ index % 588 / 28)
  }

  static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    let (lead, vowel) = (first &- leads, second &- vowels)
    if lead < 19, vowel < 21 { return syllables &+ (lead &* 21 &+ vowel) &* 28 }
    let (syllable, trail) = (first &- syllables, second &- trails)
    guard syllable < 11_172, syllable % 28 == 0, trail > 0, trail < 28 else { return nil }
    return first &+ trail
  }
}
