// What Unicode 15.0 says of one scalar value, in the bits of a word.
//
// Line break 6 bits, bidi class 5, grapheme break 4, joining type 3, category 5, script 8, combining
// class 8, then a bit each for yes and no.

package struct ScalarProperties: Equatable, Sendable {
  package let bits: UInt64

  /// The class by which lines break, resolved by rule LB1 of UAX #14.
  @inlinable package var lineBreak: LineBreakClass { LineBreakClass(rawValue: field(0, 63)) ?? .al }

  /// The class of UAX #9; unassigned scalars have that of their neighbourhood.
  @inlinable package var bidiClass: BidiClass { BidiClass(rawValue: field(6, 31)) ?? .l }

  /// The class of UAX #29 for grapheme clusters.
  @inlinable package var graphemeBreak: GraphemeBreakClass {
    GraphemeBreakClass(rawValue: field(11, 15)) ?? .other
  }

  /// The way in which a cursive letter joins its neighbours.
  @inlinable package var joiningType: JoiningType {
    JoiningType(rawValue: field(15, 7)) ?? .nonJoining
  }

  @inlinable package var category: GeneralCategory {
    GeneralCategory(rawValue: field(18, 31)) ?? .unassigned
  }

  /// The script that the scalar is of alone; `.common` and `.inherited` for what several share.
  @inlinable package var script: Script { Script(rawValue: field(23, 255)) }

  /// The canonical combining class, 0 for what begins a sequence.
  @inlinable package var combiningClass: UInt8 { field(31, 255) }

  /// Fullwidth, wide or halfwidth by UAX #11.
  @inlinable package var isEastAsian: Bool { flag(0) }

  /// Draws nothing if the face has no glyph for it (Default_Ignorable_Code_Point).
  @inlinable package var isDefaultIgnorable: Bool { flag(1) }

  /// Has an emoji picture, if only after U+FE0F; digits do.
  @inlinable package var isEmoji: Bool { flag(2) }

  /// Is an emoji picture unless U+FE0E follows.
  @inlinable package var hasEmojiPresentation: Bool { flag(3) }

  @inlinable package var isPictographic: Bool { flag(4) }

  /// Drawn as its mirror image where text runs right to left.
  @inlinable package var isMirrored: Bool { flag(5) }

  @inlinable package var isOpeningBracket: Bool { flag(6) }
  @inlinable package var isClosingBracket: Bool { flag(7) }

  /// Has a canonical decomposition (Hangul syllables and compatibility ideographs aside).
  @inlinable package var isDecomposable: Bool { flag(8) }

  @inlinable package var isMark: Bool { category.isMark }

  /// The classes as numbers, for tables.
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
