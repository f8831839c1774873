// How words look: a family, a size, a weight, and what else is asked of a face.

/// The look of words.
///
/// A family that is not at hand gives way to the next of `fallback`, and at last to the built-in
/// typeface; so does each grapheme that a face has no glyphs for.
public struct Font: Hashable, Sendable {
  /// The family's name; empty for the built-in typeface.
  public var family: String
  /// Families for what the first has no glyphs for, in order.
  public var fallback: [String]
  /// Points an em, before the environment's `textScale`.
  public var size: Double
  /// The weight of the strokes.
  public var weight: FontWeight
  /// The width of the letters, of a family that has widths.
  public var width: FontWidth
  /// Whether the letters are slanted; upright faces are slanted where a family has no italic.
  public var isItalic: Bool
  /// Points between letters that are added to their own distance.
  public var tracking: Double
  /// OpenType features that are switched on, or off with a minus sign: `["tnum", "-liga"]`.
  public var features: [String]
  /// Faces that come with the font, and are looked at before those of the environment: generated
  /// Swift carries faces that a `.raster` file declares.
  public var embeddedFonts: FontCollection

  /// A font; left out are the built-in typeface, 15 points, regular weight and width, upright.
  public init(
    family: String = "",
    fallback: [String] = [],
    size: Double = 15,
    weight: FontWeight = .regular,
    width: FontWidth = .normal,
    italic isItalic: Bool = false,
    tracking: Double = 0,
    features: [String] = [],
    embeddedFonts: FontCollection = FontCollection()
  ) {
    self.family = family
    self.fallback = fallback
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.tracking = tracking
    self.features = features
    self.embeddedFonts = embeddedFonts
  }
}

/// The weight of strokes, as `usWeightClass` of OpenType's OS/2 table has it.
public enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  case thin, extraLight, light, regular, medium, semibold, bold, extraBold, black

  /// 100 for thin to 900 for black; regular is 400.
  public var value: Double { Double(rawValue) * 100 + 100 }
}

/// The width of letters, as `usWidthClass` of OpenType's OS/2 table has it.
public enum FontWidth: UInt8, Hashable, Sendable, CaseIterable {
  case ultraCondensed, extraCondensed, condensed, semiCondensed, normal
  case semiExpanded, expanded, extraExpanded, ultraExpanded

  /// Percents of the normal width: 50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200.
  public var percent: Double {
    switch self {
    case .extraExpanded: 150
    case .ultraExpanded: 200
    default: 50 + 12.5 * Double(rawValue)
    }
  }
}
