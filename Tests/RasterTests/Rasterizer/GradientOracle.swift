// Gradients by their formulas, in the simplest form, for comparison with pixels.
import Foundation
import Raster
import Testing

/// A gradient's colours by their formulas.
struct GradientOracle {
  struct Stop {
    var color: Color
    var position: Double
    var hint = 0.5
  }

  /// The position of a point along the gradient; NaN where nothing is drawn.
  var place: (Double, Double) -> Double
  var stops: [Stop]
  var spread = Spread.pad
  var space = ColorSpace.srgb

  /// The stops in the form that a paint takes.
  var gradientStops: [GradientStop] {
    stops.map { GradientStop($0.color, at: $0.position, hint: $0.hint) }
  }

  /// The premultiplied colour at a point, 0 to 255.
  func color(_ x: Double, _ y: Double) -> SIMD4<Double> {
    let t = place(x, y)
    return t.isNaN ? .zero : color(at: spread(t))
  }

  /// The largest difference of a channel from the formula, in levels, over the box.
  func largestError(_ bitmap: Bitmap) -> Double {
    var largest = 0.0
    for y in 0..<bitmap.bounds.height {
      for x in 0..<bitmap.bounds.width {
        let pixel = bitmap.rgba(x, y)
        let channels = SIMD4<Double>(
          Double(pixel >> 24),
          Double(pixel >> 16 & 255),
          Double(pixel >> 8 & 255),
          Double(pixel & 255)
        )
        let difference = channels - color(Double(x) + 0.5, Double(y) + 0.5)
        largest = max(largest, difference.max(), -difference.min())
        if channels.x > channels.w || channels.y > channels.w || channels.z > channels.w {
          return .infinity
        }
      }
    }
    return largest
  }

  private func spread(_ t: Double) -> Double {
    switch spread {
    case .pad: t
    case .repeat: t - t.rounded(.down)
    case .reflect: abs(t - 2 * (t / 2).rounded())
    }
  }

  private func color(at t: Double) -> SIMD4<Double> {
    guard let index = stops.lastIndex(where: { $0.position <= t }) else {
      return weighed(stops[0].color, .srgb) * 255
    }
    let from = stops[index]
    guard index + 1 < stops.count else { return weighed(from.color, .srgb) * 255 }
    let to = stops[index + 1]
    let share = (t - from.position) / (to.position - from.position)
    let weight = from.hint == 0.5 ? share : pow(share, log(0.5) / log(from.hint))
    let (first, last) = (weighed(from.color, space), weighed(to.color, space))
    return unweighed(first + (last - first) * weight) * 255
  }

  /// The components in a space, multiplied by alpha.
  private func weighed(_ color: Color, _ space: ColorSpace) -> SIMD4<Double> {
    var rgb = SIMD3(color.red, color.green, color.blue)
    if space != .srgb {
      for index in 0..<3 {
        rgb[index] =
          rgb[index] <= 0.04045 ? rgb[index] / 12.92 : pow((rgb[index] + 0.055) / 1.055, 2.4)
      }
    }
    if space == .oklab {
      let l = cbrt(0.4122214708 * rgb.x + 0.5363325363 * rgb.y + 0.0514459929 * rgb.z)
      let m = cbrt(0.2119034982 * rgb.x + 0.6806995451 * rgb.y + 0.1073969566 * rgb.z)
      let s = cbrt(0.0883024619 * rgb.x + 0.2817188376 * rgb.y + 0.6299787005 * rgb.z)
      rgb.x = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
      rgb.y = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
      rgb.z = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }
    return SIMD4(rgb, 1) * color.alpha
  }

  /// Premultiplied sRGB of components in the space, multiplied by alpha.
  private func unweighed(_ color: SIMD4<Double>) -> SIMD4<Double> {
    guard space != .srgb, color.w > 0 else { return color }
    var rgb = SIMD3(color.x, color.y, color.z) / color.w
    if space == .oklab {
      let l = pow(rgb.x + 0.3963377774 * rgb.y + 0.2158037573 * rgb.z, 3)
      let m = pow(rgb.x - 0.1055613458 * rgb.y - 0.0638541728 * rgb.z, 3)
      let s = pow(rgb.x - 0.0894841775 * rgb.y - 1.2914855480 * rgb.z, 3)
      rgb.x = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
      rgb.y = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
      rgb.z = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    }
    for index in 0..<3 {
      let value = min(max(rgb[index], 0), 1)
      rgb[index] = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    return SIMD4(rgb, 1) * color.w
  }
}

extension GradientOracle {
  /// Random stops: two to five, some at the same position, some with hints.
  static func randomStops(_ dice: inout Dice) -> [Stop] {
    let count = Int(dice.next(2...5.99))
    var positions = (0..<count).map { _ in dice.next(0...1) }.sorted()
    if dice.next(0...1) < 0.4 { positions[1] = positions[0] }
    if dice.next(0...1) < 0.5 { positions[0] = 0 }
    if dice.next(0...1) < 0.5 { positions[count - 1] = 1 }
    let isOpaque = dice.next(0...1) < 0.5
    let hasHints = dice.next(0...1) < 0.4
    return positions.map { position in
      let color = Color(
        red: dice.next(0...1),
        green: dice.next(0...1),
        blue: dice.next(0...1),
        alpha: isOpaque ? 1 : dice.next(0...1)
      )
      return Stop(
        color: color,
        position: position,
        hint: hasHints ? dice.next(0.05...0.95) : 0.5
      )
    }
  }
}

/// The position of a point on a gradient between two circles, as the HTML canvas defines it.
///
/// It is the greatest t for which the circle has a positive radius and passes through the point.
func placeBetweenCircles(
  _ focus: Point,
  _ focusRadius: Double,
  _ center: Point,
  _ radius: Double
) -> (Double, Double) -> Double {
  { x, y in
    let (dx, dy, dr) = (center.x - focus.x, center.y - focus.y, radius - focusRadius)
    let (px, py) = (x - focus.x, y - focus.y)
    let a = dx * dx + dy * dy - dr * dr
    let b = -2 * (px * dx + py * dy + focusRadius * dr)
    let c = px * px + py * py - focusRadius * focusRadius
    var roots = [-c / b]
    if abs(a) > 1e-9 {
      let square = b * b - 4 * a * c
      guard square >= 0 else { return .nan }
      roots = [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
    }
    return roots.filter { focusRadius + $0 * dr > 0 }.max() ?? .nan
  }
}
