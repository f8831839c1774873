// The font of text: family, size, weight and further requested features.

/// The font of text: a request for a family, a size and a style.
///
/// If the family is not available, or lacks glyphs for a grapheme, the families of `fallback` are
/// tried in order, and then the built-in typeface.
public struct Font: Hashable, Sendable {
  /// The family name; empty for the built-in typeface.
  public var family: String
  /// Families for characters that the first family lacks, in order of preference.
  public var fallback: [String]
  /// Points per em, before the environment's `textScale`.
  public var size: Double
  /// The weight of the strokes.
  public var weight: FontWeight
  /// The width of the glyphs, for families with several widths.
  public var width: FontWidth
  /// Whether the glyphs are slanted; a family without an italic is slanted synthetically.
  public var isItalic: Bool
  /// Additional space between characters, in points.
  public var tracking: Double
  /// OpenType features to enable, or to disable with a leading minus sign: `["tnum", "-liga"]`.
  public var features: [String]
  /// The positions on further axes of variable fonts, in the axes' own units: `["GRAD=50"]`.
  ///
  /// The optical size follows the size of the text, in points including the environment's
  /// `textScale`, unless `"opsz=20"` sets it or `"-opsz"` leaves it at the default. Values are
  /// limited to the range of the axis, and those for axes that a font lacks are ignored. They
  /// override `weight`, `width` and `isItalic`.
  public var variations: [String]
  /// Font files that accompany the font and take precedence over those of the environment.
  ///
  /// Generated Swift embeds the font files that a `.raster` file declares.
  public var embeddedFonts: FontCollection

  /// Creates a font; the default is the built-in typeface at 15 points, regular weight and width,
  /// upright.
  public init(
    family: String = "",
    fallback: [String] = [],
    size: Double = 15,
    weight: FontWeight = .regular,
    width: FontWidth = .normal,
    italic isItalic: Bool = false,
    tracking: Double = 0,
    features: [String] = [],
    variations: [String] = [],
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
    self.variations = variations
    self.embeddedFonts = embeddedFonts
  }
}

/// The weight of strokes, as in `usWeightClass` of OpenType's OS/2 table.
public enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  case thin, extraLight, light, regular, medium, semibold, bold, extraBold, black

  /// 100 for thin to 900 for black; regular is 400.
  public var value: Double { Double(rawValue) * 100 + 100 }
}

/// The width of glyphs, as in `usWidthClass` of OpenType's OS/2 table.
public enum FontWidth: UInt8, Hashable, Sendable, CaseIterable {
  case ultraCondensed, extraCondensed, condensed, semiCondensed, normal
  case semiExpanded, expanded, extraExpanded, ultraExpanded

  /// The percentage of the normal width: 50, 62.5, 75, 87.5, 100, 112.5, 125, 150 or 200.
  public var percent: Double {
    switch self {
    case .extraExpanded: 150
    case .ultraExpanded: 200
    default: 50 + 12.5 * Double(rawValue)
    }
  }
}
