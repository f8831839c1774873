// The pen that strokes the built-in typeface: its width at each weight, and its taper.

import RasterValues

/// An elliptical nib, wider than tall: vertical strokes are heavier than horizontal ones.
///
/// Lengths are in font units, 1000 per em.
struct TypefacePen: Hashable, Sendable {
  /// The width of a vertical stroke.
  var width: Double
  /// The ratio of a horizontal stroke's height to a vertical stroke's width.
  var contrast: Double
  /// The amount of tapering, in strokes that taper: 0 for hairlines, 1 at the heaviest weight.
  var taper: Double

  /// The height of a horizontal stroke.
  var height: Double { width * contrast }

  /// The pen's width at weight 400, for which skeletons are drawn.
  static let regularWidth = 88.0

  /// Creates the pen of a weight, which is clamped to 100…900; NaN stands for 400.
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

  /// Returns the pen with its width scaled by a factor.
  func scaled(by factor: Double) -> TypefacePen {
    var pen = self
    pen.width *= factor
    return pen
  }
}
