// The pen that strokes the built-in typeface: how wide it is at a weight, and where it thins.

import RasterValues

/// A broad nib: an ellipse, wider than tall, so that upright strokes are heavier than level ones.
///
/// Lengths are font units, 1000 an em.
struct TypefacePen: Hashable, Sendable {
  /// The width of an upright stroke.
  var width: Double
  /// The height of a level stroke over the width of an upright one.
  var contrast: Double
  /// The degree to which strokes marked as tapering do so: 0 for hairlines, 1 at the heaviest weight.
  var taper: Double

  /// The height of a level stroke.
  var height: Double { width * contrast }

  /// The pen of weight 400, for which skeletons are drawn.
  static let regularWidth = 88.0

  /// The pen of a weight, which is held to 100…900; a weight that is no number is 400.
  init(weight: Double) {
    let weight = weight.isNaN ? 400 : Swift.min(Swift.max(weight, 100), 900)
    let widths: [Double] = [25, 45, 66, 88, 102, 118, 137, 158, 180]
    let step = weight / 100 - 1
    let index = Swift.min(Int(step), widths.count - 2)
    let (from, to) = (widths[index], widths[index + 1])
    width = from + (to - from) * (step - Double(index))
    taper = (width - 25) / 155
    contrast = 0.98 - 0.18 * taper
  }

  /// The same pen, wider or narrower by a factor.
  func scaled(by factor: Double) -> TypefacePen {
    var pen = self
    pen.width *= factor
    return pen
  }
}
