// A style of text as one value, which supplies the attributes that a line of text omits.

/// The style of text: a font, a paint, and the layout of lines.
///
/// A `nil` attribute is inherited from the paragraph's style, and then from the defaults.
public struct TextStyle: Hashable, Sendable {
  /// The font; the default is the built-in typeface at 15 points.
  public var font: Font?
  /// The paint; the default is black.
  public var paint: Paint?
  /// The alignment of lines; the default is leading.
  public var alignment: TextAlignment?
  /// The distance between baselines; the default is that of the fonts.
  public var lineHeight: LineHeight?
  /// The space between paragraphs in points, 0 by default; line feeds and paragraph separators end
  /// a paragraph.
  public var paragraphSpacing: Double?
  /// The tab stops; by default there are none, and a tab is as wide as a space.
  public var tabs: [TabStop]?
  /// Whether lines are broken so that they are about equally long, for up to ten lines.
  public var isBalanced: Bool?
  /// Whether the text is underlined.
  public var isUnderlined: Bool?
  /// Whether the text is struck through.
  public var isStruckThrough: Bool?

  /// Creates a style; omitted attributes are inherited.
  public init(
    font: Font? = nil,
    paint: Paint? = nil,
    align alignment: TextAlignment? = nil,
    lineHeight: LineHeight? = nil,
    paragraphSpacing: Double? = nil,
    tabs: [TabStop]? = nil,
    balance isBalanced: Bool? = nil,
    underline isUnderlined: Bool? = nil,
    strikethrough isStruckThrough: Bool? = nil
  ) {
    self.font = font
    self.paint = paint
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.paragraphSpacing = paragraphSpacing
    self.tabs = tabs
    self.isBalanced = isBalanced
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }

  /// The style, with missing attributes taken from another style.
  package func over(_ other: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? other.font,
      paint: paint ?? other.paint,
      align: alignment ?? other.alignment,
      lineHeight: lineHeight ?? other.lineHeight,
      paragraphSpacing: paragraphSpacing ?? other.paragraphSpacing,
      tabs: tabs ?? other.tabs,
      balance: isBalanced ?? other.isBalanced,
      underline: isUnderlined ?? other.isUnderlined,
      strikethrough: isStruckThrough ?? other.isStruckThrough
    )
  }
}

/// A position in a line for the text after a tab.
public struct TabStop: Hashable, Sendable {
  /// The distance from the start of the line in points, before the environment's `textScale`.
  public var position: Double
  /// The part of the text that is placed at the position: its start, its middle or its end.
  public var alignment: TextAlignment

  /// Creates a tab stop.
  public init(_ position: Double, align alignment: TextAlignment = .leading) {
    self.position = position
    self.alignment = alignment
  }
}

/// The distance between two baselines.
public enum LineHeight: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A distance in points, before the environment's `textScale`; 0 for that of the font.
  case points(Double)
  /// A fraction of the font's size: 1.4 is 140 %.
  case fraction(Fraction)

  /// The distance in points for a font size, or `nil` for that of the font.
  package func points(of size: Double) -> Double? {
    switch self {
    case .points(let points): points > 0 ? points : nil
    case .fraction(let part): part > 0 ? part * size : nil
    }
  }

  /// Creates a distance in points.
  public init(floatLiteral value: Double) { self = .points(value) }

  /// Creates a distance in points.
  public init(integerLiteral value: Double) { self = .points(value) }
}

/// The complete style of a paragraph.
package struct ParagraphStyle: Hashable, Sendable {
  package var font = Font()
  package var alignment = TextAlignment.leading
  /// The maximum number of lines; 0 for no limit.
  package var maxLines = 0
  /// The distance between baselines, or `nil` for that of the font.
  package var lineHeight: LineHeight?
  package var paragraphSpacing = 0.0
  package var tabs: [TabStop] = []
  package var isBalanced = false
  package var truncation = TextTruncation.end
  package var underline = false
  package var strikethrough = false

  package init(
    font: Font = Font(),
    align alignment: TextAlignment = .leading,
    maxLines: Int = 0,
    lineHeight: LineHeight? = nil
  ) {
    self.font = font
    self.alignment = alignment
    self.maxLines = maxLines
    self.lineHeight = lineHeight
  }

  /// Creates the style of a paragraph from a text style.
  package init(_ style: TextStyle, maxLines: Int = 0, truncation: TextTruncation = .end) {
    font = style.font ?? Font()
    alignment = style.alignment ?? .leading
    self.maxLines = maxLines
    lineHeight = style.lineHeight
    paragraphSpacing = style.paragraphSpacing ?? 0
    tabs = style.tabs ?? []
    isBalanced = style.isBalanced ?? false
    self.truncation = truncation
    underline = style.isUnderlined ?? false
    strikethrough = style.isStruckThrough ?? false
  }
}
