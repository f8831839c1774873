// Estimated costs of drawing operations, which decide which nested components are cached.

import RasterValues

/// Estimates of drawing times, in nanoseconds.
///
/// The estimates decide whether a nested component is cached as a raster or drawn again, so only
/// their ratios matter. They are the same on every machine. Changing them alters some pixels by
/// rounding, and therefore requires a new engine version. `Benchmarks nesting` prints the estimates
/// beside measured times.
package enum DrawingCost {
  /// The costs of a raster, from its area in pixels and the length of its display list.
  package struct Raster: Sendable {
    package let area, words: Int

    package init(area: Int, words: Int) { (self.area, self.words) = (area, words) }

    /// The time to composite the raster, four pixels at a time.
    package var composing: Double { 100 + 0.4 * Double(area) }

    /// The time to create the key and look it up.
    package var finding: Double { 800 + 4 * Double(words) }

    /// The time to create the raster apart from drawing it: clearing memory, trimming and storing.
    package var making: Double { 1_500 + 0.1 * Double(area) }
  }

  /// Returns the time to stretch a raster to a rectangle.
  static func stretching(_ place: PixelRect) -> Double {
    place.isEmpty ? 0 : 1_000 + 20 * Double(place.width &+ place.height) + 0.5 * area(place)
  }

  /// The cost of an operation that lies outside the visible area.
  static let nothing = 50.0

  static func area(_ rect: PixelRect) -> Double {
    min(Double(rect.width) * Double(rect.height), 1e12)
  }
}

extension Path.Shape {
  /// Returns the estimated time to fill the shape's edges, in nanoseconds.
  ///
  /// The estimate counts each row that the edges cross, and each pixel along them within `pixels`.
  func edgeCost(_ pixels: PixelRect, _ points: Matrix) -> Double {
    let height = Double(pixels.height)
    switch self {
    case .empty: return 50
    case .rect: return 100 + 3 * height
    case .ellipse: return 1_000 + 70 * height
    case .roundedRect(_, let corners):
      let radii = max(
        corners.topLeft + corners.bottomLeft,
        corners.topRight + corners.bottomRight
      )
      let curved = min(max(radii * points.norm, 0), height)
      return 1_000 + 70 * curved + 12 * (height - curved)
    case .outline(let outline): return outline.edgeCost(pixels, points)
    }
  }
}

extension OutlineSource {
  /// Returns the estimated time to fill the outline's edges, in nanoseconds.
  func edgeCost(_ pixels: PixelRect, _ points: Matrix) -> Double {
    var length = 0.0
    for index in 0..<max(pointCount - 1, 0) {
      let (from, to) = (point(index), point(index + 1))
      let step = points.vector(to.x - from.x, to.y - from.y)
      length += min(abs(step.x) + abs(step.y), 1e6)
    }
    // Edges outside the bounds are not traversed.
    let verbs = Double(verbCount)
    let reach = 2 * Double(pixels.width &+ pixels.height) * verbs
    return 600 + 50 * verbs + 8 * Double(pixels.height) + 4.5 * min(length, reach)
  }
}

extension OutlineSource {
  /// The time to merge edges of the outline's stroke, if its subpaths may share pixels.
  var strokeOverlayCost: Double {
    kinds.moves > 1 && verbCount <= 512 ? 1_000 * Double(verbCount) : 0
  }

  /// Returns the time to merge edges of the outline's fill, if they may share pixels.
  func fillOverlayCost(_ rule: FillRule) -> Double {
    let (moves, hasCurves) = kinds
    let mayOverlap = rule == .evenOdd || (moves > 1 && !hasCurves)
    return mayOverlap && verbCount <= 2_048 ? 400 * Double(verbCount) : 0
  }
}
