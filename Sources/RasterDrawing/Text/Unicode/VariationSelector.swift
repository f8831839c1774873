// Signs that choose a look of the character before them.
//
// Source: Unicode 17, section 23.4; UTS #51, "Emoji and Text Presentation".

import RasterValues

/// Signs that choose a look of the character before them.
enum VariationSelector {
  /// The character as a sign among letters.
  static let text: UInt32 = 0xFE0E
  /// The character as a coloured picture.
  static let emoji: UInt32 = 0xFE0F

  /// Whether a scalar is such a sign.
  static func contains(_ scalar: UInt32) -> Bool {
    (0xFE00...0xFE0F).contains(scalar) || (0xE0100...0xE01EF).contains(scalar)
      || (0x180B...0x180D).contains(scalar) || scalar == 0x180F
  }
}
