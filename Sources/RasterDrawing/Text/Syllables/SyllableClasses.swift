// The classes of characters in syllables, and the places of their parts.
//
// Source: OpenType's "Developing OpenType Fonts for" Indic scripts, Khmer and Myanmar, and
// "Creating and supporting OpenType fonts for the Universal Shaping Engine". The order of the cases
// matches Tests/Oracles/syllable_tables.py.

/// The classes of the models for Indic scripts, Khmer and Myanmar.
enum IndicClass: UInt8 {
  case other, consonant, vowel, nukta, halant, nonJoiner, joiner, matra, modifier, accent,
    placeholder
  case dottedCircle, registerShifter, postMatra, repha, ra, medial, symbol, stacker, postModifier
  case above, below, prebase, post
  case robatic, khmerSign, khmerFinal
  case asat, medialHa, medialRa, medialWa, medialYa, tone, selector, medialLa

  var bit: UInt64 { 1 &<< UInt64(rawValue) }
}

/// The places of a syllable's parts, in visual order.
enum IndicPlace: UInt8 {
  case start, reph, prebaseMatra, prebase, base, afterMain, above, beforeSubjoined, below
  case afterSubjoined, beforePost, post, afterPost, sign, end
}

/// The classes of the Universal Shaping Engine.
enum UniversalClass: UInt8 {
  case other, base, number, placeholder, hidden, subjoined, halant, numberJoiner, vowelHalant
  case nonJoiner, wordJoiner, repha, stacker, invisibleStacker, sakot, killer
  case hieroglyph, hieroglyphJoiner, segmentBegin, segmentEnd
  case finalAbove, finalBelow, finalPost
  case medialAbove, medialBelow, medialPost, medialPrebase
  case consonantAbove, consonantBelow
  case vowelAbove, vowelBelow, vowelPost, vowelPrebase
  case modifierAbove, modifierBelow, modifierPost, modifierPrebase
  case symbolAbove, symbolBelow
  case finalModifierAbove, finalModifierBelow, finalModifierPost
  case hieroglyphModifier, hieroglyphRotation

  var bit: UInt64 { 1 &<< UInt64(rawValue) }
}

/// The kind of a syllable, as far as it affects reordering.
enum SyllableKind: UInt8 {
  /// Not a syllable.
  case none
  case whole
  /// Signs without a base letter; a dotted circle is inserted before them.
  case broken
  /// Shaped as a unit, but not reordered.
  case numeric
}

/// The classes of a character.
struct SyllableClasses {
  var indic = 0 as UInt8
  var place = IndicPlace.end.rawValue
  var universal = 0 as UInt8
}

extension GlyphItem {
  private func field(_ shift: UInt16, _ mask: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: syllabic &>> shift & mask)
  }

  private mutating func set(_ value: UInt8, at shift: UInt16, mask: UInt16) {
    syllabic = syllabic & ~(mask &<< shift) | (UInt16(value) & mask) &<< shift
  }

  /// The class in the model of the script.
  var category: UInt8 {
    get { field(0, 63) }
    set { set(newValue, at: 0, mask: 63) }
  }
  /// The place in the syllable.
  var place: UInt8 {
    get { field(6, 15) }
    set { set(newValue, at: 6, mask: 15) }
  }
  /// A number that differs from that of the next syllable; 0 outside syllables.
  var syllable: UInt8 {
    get { field(10, 7) }
    set { set(newValue, at: 10, mask: 7) }
  }
  var syllableKind: UInt8 {
    get { field(13, 7) }
    set { set(newValue, at: 13, mask: 7) }
  }
  /// The bits of the syllable's number and kind.
  static let syllableMask: UInt16 = 0xFC00

  /// Whether the class is in a set; a ligature has no class.
  func isOne(of set: UInt64) -> Bool {
    !traits.contains(.ligated) && 1 &<< UInt64(category) & set != 0
  }

  /// Whether the glyph is a ligature, and not part of a glyph that was expanded again.
  var isFormed: Bool { traits.contains(.ligated) && !traits.contains(.multiplied) }
}
