// What lines of words measure.

/// The measures of lines of words, in points.
public struct TextMetrics: Hashable, Sendable {
  /// The widest line, and all lines together.
  public var size: Size
  /// The number of lines.
  public var lines: Int
  /// How far the letters of the first line's tallest font reach above its baseline.
  public var ascent: Double
  /// How far the letters of the last line's deepest font reach below its baseline.
  public var descent: Double
  /// From the top to the first line's baseline.
  public var baseline: Double
  /// From the top to the last line's baseline.
  public var lastBaseline: Double
  /// The part of the font's size at which words were set, of those that may shrink.
  public var scale: Fraction
  /// Whether there are words for which there is no room.
  public var isTruncated: Bool

  /// The measures of lines.
  public init(
    size: Size,
    lines: Int = 0,
    ascent: Double = 0,
    descent: Double = 0,
    baseline: Double = 0,
    lastBaseline: Double = 0,
    scale: Fraction = 1,
    isTruncated: Bool = false
  ) {
    self.size = size
    self.lines = lines
    self.ascent = ascent
    self.descent = descent
    self.baseline = baseline
    self.lastBaseline = lastBaseline
    self.scale = scale
    self.isTruncated = isTruncated
  }

  /// The widest line.
  public var width: Double { size.width }
  /// All lines together.
  public var height: Double { size.height }
}
