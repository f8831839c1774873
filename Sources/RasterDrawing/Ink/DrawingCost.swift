// What operations cost to draw, by estimate: the weights of the rule by which components are nested.

import RasterValues

/// Estimates of drawing times, in nanoseconds.
///
/// They decide what is kept as a raster and what is drawn again, so only their ratios count, and they
/// are the same on every machine; with them some pixels change by rounding, and so the engine's
/// version. `Benchmarks nesting` prints them beside measured times.
package enum DrawingCost {
  /// The costs of a raster of so many pixels, of a list of so many words.
  package struct Raster: Sendable {
    package let area, words: Int

    package init(area: Int, words: Int) { (self.area, self.words) = (area, words) }

    /// To show it: four pixels at a time over others.
    package var composing: Double { 100 + 0.4 * Double(area) }

    /// To make its key and look it up.
    package var finding: Double { 800 + 4 * Double(words) }

    /// The time besides its drawing: clear memory, trimming, keeping.
    package var making: Double { 1_500 + 0.1 * Double(area) }
  }

  /// To stretch a raster to so many pixels.
  static func stretching(_ place: PixelRect) -> Double {
    place.isEmpty ? 0 : 1_000 + 20 * Double(place.width &+ place.height) + 0.5 * area(place)
  }

  /// The cost of a mark that lies out of sight.
  static let nothing = 50.0

  static func area(_ rect: PixelRect) -> Double {
    min(Double(rect.width) * Double(rect.height), 1e12)
  }
}

extension Path.Shape {
  /// The time to fill its edges, by estimate, in nanoseconds: each row that they cross, and each pixel
  /// along them within `pixels`.
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
  /// See `Path.Shape`.
  func edgeCost(_ pixels: PixelRect, _ points: Matrix) -> Double {
    var length = 0.0
    for index in 0..<max(pointCount - 1, 0) {
      let (from, to) = (point(index), point(index + 1))
      let step = points.vector(to.x - from.x, to.y - from.y)
      length += min(abs(step.x) + abs(step.y), 1e6)
    }
    // What lies outside the box is not walked along.
    let verbs = Double(verbCount)
    let reach = 2 * Double(pixels.width &+ pixels.height) * verbs
    return 600 + 50 * verbs + 8 * Double(pixels.height) + 4.5 * min(length, reach)
  }
}

extension OutlineSource {
  /// The time to lay the edges of its stroke over each other, where subpaths may share pixels.
  var strokeOverlayCost: Double {
    kinds.moves > 1 && verbCount <= 512 ? 1_000 * Double(verbCount) : 0
  }

  /// The time to lay the edges of its fill over each other, where they may share pixels.
  func fillOverlayCost(_ rule: FillRule) -> Double {
    let (moves, hasCurves) = kinds
    let mayOverlap = rule == .evenOdd || (moves > 1 && !hasCurves)
    return mayOverlap && verbCount <= 2_048 ? 400 * Double(verbCount) : 0
  }
}
