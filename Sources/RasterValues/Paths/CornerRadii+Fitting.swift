// Fits the corners of a rectangle to its size.

extension CornerRadii {
  /// Returns the radii as they are drawn in a rectangle.
  ///
  /// Negative radii become 0. If the two radii of any side exceed its length, all four are scaled
  /// down by the same factor. Source: CSS Backgrounds Level 3, section 5.5.
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
