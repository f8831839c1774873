// The Unicode 15.0 properties of a scalar value, packed into 64 bits.
//
// The fields are line break (6 bits), bidi class (5), grapheme break (4), joining type (3),
// category (5), script (8) and combining class (8), followed by one bit for each Boolean property.

@usableFromInline
package struct ScalarProperties: Equatable, Sendable {
  @usableFromInline package let bits: UInt64

  /// The line break class, resolved by rule LB1 of UAX #14.
  @inlinable package var lineBreak: LineBreakClass { LineBreakClass(rawValue: field(0, 63)) ?? .al }

  /// The bidirectional class of UAX #9; unassigned scalars have the default of their block.
  @inlinable package var bidiClass: BidiClass { BidiClass(rawValue: field(6, 31)) ?? .l }

  /// The grapheme cluster break class of UAX #29.
  @inlinable package var graphemeBreak: GraphemeBreakClass {
    GraphemeBreakClass(rawValue: field(11, 15)) ?? .other
  }

  /// The joining type of a cursive letter.
  @inlinable package var joiningType: JoiningType {
    JoiningType(rawValue: field(15, 7)) ?? .nonJoining
  }

  @inlinable package var category: GeneralCategory {
    GeneralCategory(rawValue: field(18, 31)) ?? .unassigned
  }

  /// The script, or `.common` or `.inherited` for characters that several scripts share.
  @inlinable package var script: Script { Script(rawValue: field(23, 255)) }

  /// The canonical combining class; 0 for characters that start a sequence.
  @inlinable package var combiningClass: UInt8 { field(31, 255) }

  /// Whether the character is fullwidth, wide or halfwidth by UAX #11.
  @inlinable package var isEastAsian: Bool { flag(0) }

  /// Whether the character is invisible if the font has no glyph for it
  /// (Default_Ignorable_Code_Point).
  @inlinable package var isDefaultIgnorable: Bool { flag(1) }

  /// Whether the character has an emoji form, possibly only before U+FE0F, as digits do.
  @inlinable package var isEmoji: Bool { flag(2) }

  /// Whether the character is displayed as an emoji unless U+FE0E follows.
  @inlinable package var hasEmojiPresentation: Bool { flag(3) }

  @inlinable package var isPictographic: Bool { flag(4) }

  /// Whether the character is mirrored in right-to-left text.
  @inlinable package var isMirrored: Bool { flag(5) }

  @inlinable package var isOpeningBracket: Bool { flag(6) }
  @inlinable package var isClosingBracket: Bool { flag(7) }

  /// Whether the character has a canonical decomposition, except Hangul syllables and compatibility
  /// ideographs.
  @inlinable package var isDecomposable: Bool { flag(8) }

  @inlinable package var isMark: Bool { category.isMark }

  /// The classes as numbers, for use as table indices.
  @inlinable @inline(__always)
  package var lineBreakIndex: Int { Int(truncatingIfNeeded: bits & 63) }
  @inlinable @inline(__always)
  package var bidiIndex: UInt8 { field(6, 31) }
  @inlinable @inline(__always)
  package var graphemeIndex: Int { Int(truncatingIfNeeded: bits &>> 11 & 15) }

  @inlinable @inline(__always)
  func field(_ place: UInt64, _ mask: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> place & mask)
  }

  @inlinable @inline(__always)
  func flag(_ place: UInt64) -> Bool { bits &>> (39 &+ place) & 1 != 0 }
}
