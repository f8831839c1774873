// Which shapes and strokes can be drawn, brought to what is recorded of them.

extension Path.Shape {
  /// The shape as it is recorded; nil where it is not finite, and so is not recorded.
  package var recordable: Path.Shape? {
    switch self {
    case .empty: return nil
    case .rect(let rect), .ellipse(let rect): return rect.isFinite ? self : nil
    case .roundedRect(let rect, let corners):
      let isFinite =
        rect.isFinite && corners.topLeft.isFinite && corners.topRight.isFinite
        && corners.bottomRight.isFinite && corners.bottomLeft.isFinite
      return isFinite ? self : nil
    case .outline(let outline):
      return outline.points.allSatisfy { $0.isFinite } ? self : nil
    }
  }
}

extension StrokeStyle {
  /// The widest stroke, in points, and the longest miter: ends beyond them are far outside of every
  /// picture, and coordinates keep a part of a pixel.
  private static let widest = 1e9, longestMiter = 1e4

  /// The style as it is recorded: a width of at most a billion points, a miter limit from 1 to 10,000,
  /// dashes that make progress; nil where nothing can be stroked.
  package var recordable: StrokeStyle? {
    guard width.isFinite, width >= 0 else { return nil }
    var style = self
    style.width = Swift.min(width, Self.widest)
    style.miterLimit =
      miterLimit.isFinite ? Swift.min(Swift.max(miterLimit, 1), Self.longestMiter) : 10
    style.dashPhase = dashPhase.isFinite ? dashPhase : 0
    let sum = dash.reduce(0, +)
    let isDashed = dash.allSatisfy { $0 >= 0 && $0.isFinite } && sum > 0 && sum.isFinite
    if !isDashed { style.dash = [] }
    if !isDashed { style.dashPhase = 0 }
    return style
  }
}
