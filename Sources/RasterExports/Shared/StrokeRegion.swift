// Where the ink of a stroke may lie.

import RasterValues

extension StrokeStyle {
  /// A rectangle that holds a stroke of twice the width, with its corners.
  func region(around shape: Path.Shape) -> Rect {
    let bounds = Path(shape).bounds
    let reach = width * max(miterLimit, 2) + 1
    return Rect(
      x: bounds.x - reach,
      y: bounds.y - reach,
      width: bounds.width + 2 * reach,
      height: bounds.height + 2 * reach
    )
  }
}
