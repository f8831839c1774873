// Joins Indic conjuncts, letters connected by a virama, to single graphemes: GB9c of UAX #29 15.1.
//
// Swift's strings follow Unicode 15.0, which does not have this rule. Lines are not broken within
// conjuncts, even if a font displays their letters separately.

import RasterValues

/// The conjuncts of Devanagari, Bengali, Gujarati, Odia, Telugu and Malayalam.
enum IndicConjuncts {
  private enum Kind { case consonant, linker, extending, other }

  /// Merges letters that are joined to a preceding letter into its grapheme.
  static func join(_ scalars: [UInt32], _ starts: inout [Bool]) {
    var (isOpen, isLinked) = (false, false)
    for index in scalars.indices {
      switch kind(of: scalars[index]) {
      case .consonant:
        if isOpen, isLinked { starts[index] = false }
        (isOpen, isLinked) = (true, false)
      case .linker: isLinked = isOpen
      case .extending: break
      case .other: (isOpen, isLinked) = (false, false)
      }
    }
  }

  private static func kind(of scalar: UInt32) -> Kind {
    if scalar == 0x200D { return .extending }
    if (0x0900..<0x0D80).contains(scalar), let kind = indicKind(of: scalar) { return kind }
    guard scalar >= 0x0300 else { return .other }
    return UnicodeTable.shared[scalar].combiningClass > 0 ? .extending : .other
  }

  /// Returns the kind of a scalar; all these blocks have the same arrangement.
  private static func indicKind(of scalar: UInt32) -> Kind? {
    let block = scalar & ~0x7F
    guard [0x0900, 0x0980, 0x0A80, 0x0B00, 0x0C00, 0x0D00].contains(block) else { return nil }
    switch scalar - block {
    case 0x4D: return .linker
    case 0x15...0x39: return .consonant
    case 0x3A: return block == 0x0D00 ? .consonant : nil
    case 0x58...0x5F:
      let isLetter = UnicodeTable.shared[scalar].category.isLetter
      let isVowel = block == 0x0D00 || (block == 0x0C00 && scalar > 0x0C5A)
      return isLetter && !isVowel ? .consonant : nil
    case 0x78...0x7F: return block == 0x0900 ? .consonant : nil
    case 0x70, 0x71: return block == 0x0980 || scalar == 0x0B71 ? .consonant : nil
    case 0x79: return block == 0x0A80 ? .consonant : nil
    default: return nil
    }
  }
}
