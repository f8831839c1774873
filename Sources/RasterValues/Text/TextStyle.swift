// How words look, as one value with a name: what a line of words leaves out is taken from it.

/// The look of words: a font, a paint, and how lines are set.
///
/// What is nil is left to what surrounds the style: a paragraph's style, and then the defaults.
public struct TextStyle: Hashable, Sendable {
  /// The font; nil for 15 points of the built-in typeface.
  public var font: Font?
  /// The paint; nil for black.
  public var paint: Paint?
  /// Where lines stand; nil for their beginning.
  public var alignment: TextAlignment?
  /// From one baseline to the next; nil for what fonts ask for.
  public var lineHeight: LineHeight?
  /// Points between paragraphs, which line feeds and paragraph separators end; nil for none.
  public var paragraphSpacing: Double?
  /// Where the words after a tab stand; nil for none, where a tab is as wide as a space.
  public var tabs: [TabStop]?
  /// Whether a line is drawn beneath the words.
  public var isUnderlined: Bool?
  /// Whether a line is drawn through the words.
  public var isStruckThrough: Bool?

  /// A style; what is left out is left to what surrounds it.
  public init(
    font: Font? = nil,
    paint: Paint? = nil,
    align alignment: TextAlignment? = nil,
    lineHeight: LineHeight? = nil,
    paragraphSpacing: Double? = nil,
    tabs: [TabStop]? = nil,
    underline isUnderlined: Bool? = nil,
    strikethrough isStruckThrough: Bool? = nil
  ) {
    self.font = font
    self.paint = paint
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.paragraphSpacing = paragraphSpacing
    self.tabs = tabs
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }

  /// The style with what another one leaves out.
  package func over(_ other: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? other.font,
      paint: paint ?? other.paint,
      align: alignment ?? other.alignment,
      lineHeight: lineHeight ?? other.lineHeight,
      paragraphSpacing: paragraphSpacing ?? other.paragraphSpacing,
      tabs: tabs ?? other.tabs,
      underline: isUnderlined ?? other.isUnderlined,
      strikethrough: isStruckThrough ?? other.isStruckThrough
    )
  }
}

/// A place in a line for the words after a tab.
public struct TabStop: Hashable, Sendable {
  /// Points from where the line begins, before the environment's `textScale`.
  public var position: Double
  /// What of the words stands there: where they begin, their middle, or their end.
  public var alignment: TextAlignment

  /// A place for words.
  public init(_ position: Double, align alignment: TextAlignment = .leading) {
    self.position = position
    self.alignment = alignment
  }
}

/// The distance from one baseline to the next.
public enum LineHeight: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// So many points, before the environment's `textScale`; 0 for what the font asks for.
  case points(Double)
  /// A part of the font's size: 1.4 is 140 %.
  case fraction(Fraction)

  /// The points of a font of a size; nil for what the font asks for.
  package func points(of size: Double) -> Double? {
    switch self {
    case .points(let points): points > 0 ? points : nil
    case .fraction(let part): part > 0 ? part * size : nil
    }
  }

  /// Points.
  public init(floatLiteral value: Double) { self = .points(value) }

  /// Points.
  public init(integerLiteral value: Double) { self = .points(value) }
}

/// How lines of words are set, with nothing left out.
package struct ParagraphStyle: Hashable, Sendable {
  package var font = Font()
  package var alignment = TextAlignment.leading
  /// The most lines; 0 for any number.
  package var maxLines = 0
  /// From one baseline to the next; nil for what the font asks for.
  package var lineHeight: LineHeight?
  package var paragraphSpacing = 0.0
  package var tabs: [TabStop] = []
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

  /// The style of a paragraph.
  package init(_ style: TextStyle, maxLines: Int = 0, truncation: TextTruncation = .end) {
    font = style.font ?? Font()
    alignment = style.alignment ?? .leading
    self.maxLines = maxLines
    lineHeight = style.lineHeight
    paragraphSpacing = style.paragraphSpacing ?? 0
    tabs = style.tabs ?? []
    self.truncation = truncation
    underline = style.isUnderlined ?? false
    strikethrough = style.isStruckThrough ?? false
  }
}
