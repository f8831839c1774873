// The content of a colour glyph: layers of other glyphs, a paint graph, or a bitmap.

/// A glyph with its own colours.
package enum ColorGlyph: Sendable {
  /// Stacked glyphs, the lowest first; a layer without a colour has the colour of the text.
  case layers([Layer])
  case painted(PaintedGlyph)
  case picture(GlyphPicture)
  /// A bitmap that cannot be read.
  case damaged

  package struct Layer: Sendable {
    package let glyph: UInt16
    package let color: Color?
  }
}

/// A bitmap that replaces an outline.
package struct GlyphPicture: Sendable {
  package let image: Image
  /// The distances of its left edge to the right of the glyph's origin and of its top above it, and
  /// its size, in ems.
  package let left, top, width, height: Double
}

/// The file and position of a bitmap before it is decoded.
package struct StoredPicture: Sendable {
  let file: FontData
  /// The number of the bitmap's pixels per em.
  package let pixelsPerEm: Double
  /// The distance to the right of the glyph's origin, in pixels.
  let left: Double
  /// The distance from the baseline up to the top edge or, in some fonts, to the bottom edge, in
  /// pixels.
  let edge: Edge

  enum Edge: Sendable {
    case top(Double)
    case bottom(Double)
  }

  /// The maximum number of pixels on a side, which bitmap glyphs do not need to exceed.
  private static let largestSide = 1024

  /// The decoded bitmap, or `nil` if the file is damaged or exceeds the maximum size.
  package func decoded() -> GlyphPicture? {
    guard fits, pixelsPerEm > 0, let image = try? Image(decoding: file.copy()) else { return nil }
    let (width, height) = (image.size.width, image.size.height)
    let upper: Double
    switch edge {
    case .top(let place): upper = place
    case .bottom(let place): upper = place + height
    }
    return GlyphPicture(
      image: image,
      left: left / pixelsPerEm,
      top: upper / pixelsPerEm,
      width: width / pixelsPerEm,
      height: height / pixelsPerEm
    )
  }

  /// Whether the file is a PNG file whose header declares an allowed size.
  private var fits: Bool {
    guard file.tag(at: 12) == "IHDR", let width = file.uint32(at: 16),
      let height = file.uint32(at: 20)
    else { return false }
    return width <= Self.largestSide && height <= Self.largestSide
  }
}
