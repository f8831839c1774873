// Determines which shapes and strokes can be drawn, and normalises them for recording.

extension Path.Shape {
  /// The shape as it is recorded, or `nil` if it is empty or not finite.
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
  /// The limits of the width, in points, and of the miter.
  ///
  /// Ends beyond these limits are far outside any bitmap, and coordinates keep subpixel precision.
  private static let widest = 1e9, longestMiter = 1e4

  /// The style as it is recorded, or `nil` if the width is negative or not finite.
  ///
  /// The width is at most a billion points and the miter limit lies between 1 and 10,000. A dash
  /// pattern is removed if a length is negative or not finite, or if the sum is 0.
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
