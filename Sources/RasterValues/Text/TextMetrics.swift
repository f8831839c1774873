// The measurements of laid-out text.

/// The measurements of laid-out text, in points.
public struct TextMetrics: Hashable, Sendable {
  /// The width of the widest line and the height of all lines.
  public var size: Size
  /// The number of lines.
  public var lines: Int
  /// The ascent of the tallest font in the first line, above its baseline.
  public var ascent: Double
  /// The descent of the deepest font in the last line, below its baseline.
  public var descent: Double
  /// The distance from the top to the first line's baseline.
  public var baseline: Double
  /// The distance from the top to the last line's baseline.
  public var lastBaseline: Double
  /// The fraction of the font size at which text that may shrink was laid out.
  public var scale: Fraction
  /// Whether some of the text does not fit.
  public var isTruncated: Bool

  /// Creates measurements.
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

  /// The width of the widest line.
  public var width: Double { size.width }
  /// The height of all lines.
  public var height: Double { size.height }
}
