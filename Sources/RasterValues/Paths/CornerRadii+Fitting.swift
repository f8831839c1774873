// Corners as they fit in a rectangle.

extension CornerRadii {
  /// The radii as drawn: none negative, all scaled down together where two of them do not fit in a
  /// side.
  ///
  /// Source: CSS Backgrounds Level 3, section 5.5.
  package func fitted(to rect: Rect) -> CornerRadii {
    func radius(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1e100) }
    let (a, b) = (radius(topLeft), radius(topRight))
    let (c, d) = (radius(bottomRight), radius(bottomLeft))
    var factor = 1.0
    for (sum, side) in [
      (a + b, rect.width), (c + d, rect.width), (a + d, rect.height), (b + c, rect.height),
    ] where sum > side { factor = Swift.min(factor, side / sum) }
    return CornerRadii(
      topLeft: a * factor,
      topRight: b * factor,
      bottomRight: c * factor,
      bottomLeft: d * factor
    )
  }
}
