// Variation selectors, which select the presentation of the preceding character.
//
// Source: Unicode 17, section 23.4; UTS #51, "Emoji and Text Presentation".

import RasterValues

/// A character that selects the presentation of the preceding character.
enum VariationSelector {
  /// Selects text presentation.
  static let text: UInt32 = 0xFE0E
  /// Selects emoji presentation.
  static let emoji: UInt32 = 0xFE0F

  /// Whether a scalar is a variation selector.
  static func contains(_ scalar: UInt32) -> Bool {
    (0xFE00...0xFE0F).contains(scalar) || (0xE0100...0xE01EF).contains(scalar)
      || (0x180B...0x180D).contains(scalar) || scalar == 0x180F
  }
}
