// What operations cost to draw, by estimate: the weights of the rule by which components are nested.

import RasterValues

/// Estimates of drawing times, in nanoseconds.
///
/// They decide what is kept as a raster and what is drawn again, so only their ratios count, and they
/// are the same on every machine; with them some pixels change by rounding, and so the engine's
/// version. `Benchmarks nesting` prints them beside measured times.
package enum DrawingCost {
  /// What a raster of so many pixels takes, of a list of so many words.
  package struct Raster: Sendable {
    package let area, words: Int

    package init(area: Int, words: Int) { (self.area, self.words) = (area, words) }

    /// To show it: four pixels at a time over others.
    package var composing: Double { 100 + 0.4 * Double(area) }

    /// To make its key and look it up.
    package var finding: Double { 800 + 4 * Double(words) }

    /// What it takes besides its drawing: clear memory, trimming, keeping.
    package var making: Double { 1_500 + 0.1 * Double(area) }
  }

  /// To stretch a raster to so many pixels.
  static func stretching(_ place: PixelRect) -> Double {
    place.isEmpty ? 0 : 1_000 + 20 * Double(place.width &+ place.height) + 0.5 * area(place)
  }

  /// To draw an image to a box of device pixels.
  static func image(_ sampling: Sampling, _ box: Box) -> Double {
    1_000 + (sampling == .nearest ? 1 : 2) * area(box.pixels)
  }

  /// To draw glyphs that lie in a box of device pixels, and were drawn before.
  static func glyphs(_ count: Int, _ paint: RecordedPaint, _ box: Box) -> Double {
    box.pixels.isEmpty ? 50 : 300 + 80 * Double(count) + 0.3 * self.paint(paint, box.pixels)
  }

  /// To fill a shape that lies in a box of device pixels.
  static func fill(
    _ shape: Path.Shape,
    _ paint: RecordedPaint,
    _ box: Box,
    _ points: Matrix
  ) -> Double {
    let pixels = box.pixels
    guard !pixels.isEmpty else { return 50 }
    return edges(shape, pixels, points) + self.paint(paint, pixels)
  }

  /// To stroke a shape; `box` holds the stroke.
  static func stroke(
    _ shape: Path.Shape,
    _ paint: RecordedPaint,
    _ style: StrokeStyle,
    _ box: Box,
    _ points: Matrix
  ) -> Double {
    let pixels = box.pixels
    guard !pixels.isEmpty else { return 50 }
    // Two edges, with the paint between them.
    var cost = 2 * edges(shape, pixels, points) + 0.3 * self.paint(paint, pixels)
    if let sum = style.dash.isEmpty ? nil : style.dash.reduce(0, +), sum > 0 {
      let length = 2 * Double(pixels.width &+ pixels.height)
      let dashes = min(length / (sum * points.norm) * Double(style.dash.count) / 2, 1e6)
      cost += 300 * dashes
    }
    return style.align == .center ? cost : 2 * cost + area(pixels)
  }

  /// To compose a layer whose content lies in a box of device pixels.
  static func layer(_ layer: RecordedLayer, _ box: Box, _ points: Matrix) -> Double {
    let (pixels, cuts) = (box.pixels, [layer.clip, layer.maskPath].compactMap { $0 })
    var weight = 0.3 + blending(layer.blend)
    for shadow in layer.shadows {
      let offset = points.vector(shadow.offset.x, shadow.offset.y)
      let isWhole = offset.x == offset.x.rounded() && offset.y == offset.y.rounded()
      weight += shadow.blur > 0 ? 4 : isWhole ? 1.5 : 2.5
      if shadow.spread != 0 { weight += 10 }
    }
    if layer.blur > 0 { weight += 8 }
    if layer.mask != nil { weight += 0.5 }
    guard !cuts.isEmpty || weight > 0.3 || layer.opacity < 1 else { return 50 }
    var cost = 500 + weight * area(pixels)
    for shape in cuts { cost += edges(shape, pixels, points) + 0.3 * area(pixels) }
    return cost
  }

  private static func blending(_ mode: BlendMode) -> Double {
    switch mode {
    case .normal: 0
    case .colorDodge, .colorBurn: 8
    case .hue, .saturation, .color, .luminosity: 20
    case .multiply, .screen, .overlay, .darken, .lighten, .hardLight, .softLight, .difference,
      .exclusion, .clear, .copy, .destination, .destinationOver, .sourceIn, .destinationIn,
      .sourceOut, .destinationOut, .sourceAtop, .destinationAtop, .xor, .plus:
      0.5
    }
  }

  private static func area(_ rect: PixelRect) -> Double {
    min(Double(rect.width) * Double(rect.height), 1e12)
  }

  private static func paint(_ paint: RecordedPaint, _ pixels: PixelRect) -> Double {
    switch paint {
    case .color(let color): (color.alpha == .max ? 0.05 : 0.3) * area(pixels)
    case .gradient(let gradient):
      switch gradient.geometry {
      case .linear(let from, let to): 500 + (from.x == to.x ? 0.1 : 0.4) * area(pixels)
      case .radial, .sweep: 500 + 0.6 * area(pixels)
      }
    case .pattern: 500 + 2 * area(pixels)
    }
  }

  /// The edges of a shape: each row that they cross, and each pixel along them.
  private static func edges(_ shape: Path.Shape, _ pixels: PixelRect, _ points: Matrix) -> Double {
    let height = Double(pixels.height)
    switch shape {
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
    case .outline(let outline):
      var length = 0.0
      for (from, to) in zip(outline.points, outline.points.dropFirst()) {
        let step = points.vector(to.x - from.x, to.y - from.y)
        length += min(abs(step.x) + abs(step.y), 1e6)
      }
      // What lies outside the box is not walked along.
      let verbs = Double(outline.verbs.count)
      let reach = 2 * Double(pixels.width &+ pixels.height) * verbs
      return 600 + 50 * verbs + 8 * height + 4.5 * min(length, reach)
    }
  }
}
