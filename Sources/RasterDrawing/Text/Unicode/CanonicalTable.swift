// Tables of canonical decompositions and compositions.

import RasterValues

struct CanonicalTable: Sendable {
  static let shared = CanonicalTable()

  /// For each scalar, its two parts of 21 bits each.
  private let parts: SortedWords
  /// For each pair of scalars of 21 bits each, the composition.
  private let compositions: SortedWords
  /// The compositions of Hebrew letters with points, which canonical composition excludes.
  private let pointedLetters: SortedWords

  private init() {
    var decoder = UnicodeDecoder(UnicodeText.decompositions)
    var (parts, compositions): ([UInt64], [UInt64]) = ([], [])
    // Shin with either dot takes dagesh last; the data of U+FB2C and U+FB2D has the opposite order.
    var pointed: [UInt64] = [
      0xFB2A &<< 42 | 0x5BC &<< 21 | 0xFB2C, 0xFB2B &<< 42 | 0x5BC &<< 21 | 0xFB2D,
    ]
    var (scalar, first) = (0, 0)
    while let step = decoder.next(), let change = decoder.nextDifference(),
      let second = decoder.next()
    {
      scalar &+= step &>> 1
      first &+= change
      let pair = UInt64(truncatingIfNeeded: first &<< 21 | second)
      let composition = UInt64(truncatingIfNeeded: scalar)
      parts.append(composition &<< 42 | pair)
      if step & 1 != 0 { compositions.append(pair &<< 21 | composition) }
      if composition >= 0xFB1D, composition < 0xFB4F { pointed.append(pair &<< 21 | composition) }
    }
    self.parts = SortedWords(parts, valueBits: 42)
    self.compositions = SortedWords(compositions, valueBits: 21)
    pointedLetters = SortedWords(pointed, valueBits: 21)
  }

  func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
    guard UnicodeTable.shared[scalar].isDecomposable else {
      return Hangul.decomposition(of: scalar)
    }
    guard let pair = parts.value(of: UInt64(scalar)) else { return nil }
    return (UInt32(truncatingIfNeeded: pair &>> 21), UInt32(truncatingIfNeeded: pair & 0x1F_FFFF))
  }

  func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
    if let syllable = Hangul.composition(of: first, second) { return syllable }
    return value(of: first, second, in: compositions)
  }

  /// Returns the composition of a Hebrew letter and a point (U+FB1D to U+FB4E), if there is one.
  func pointedLetter(of first: UInt32, _ second: UInt32) -> UInt32? {
    value(of: first, second, in: pointedLetters)
  }

  private func value(of first: UInt32, _ second: UInt32, in table: SortedWords) -> UInt32? {
    // Larger numbers are not scalars, and would collide with the keys of other pairs.
    guard first < 0x110000, second < 0x110000 else { return nil }
    let composition = table.value(of: UInt64(first) &<< 21 | UInt64(second))
    return composition.map { UInt32(truncatingIfNeeded: $0) }
  }
}

/// The computed composition of Hangul syllables (the Unicode Standard 15.0, section 3.12).
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
