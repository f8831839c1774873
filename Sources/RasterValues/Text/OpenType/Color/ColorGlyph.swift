// What a glyph looks like that brings colours of its own: layers of other glyphs, a painting, or a picture.

/// A glyph with colours of its own.
package enum ColorGlyph: Sendable {
  /// Glyphs one over the other, the lowest first; those without a colour have that of the words.
  case layers([Layer])
  case painted(PaintedGlyph)
  case picture(GlyphPicture)
  /// A picture that cannot be read.
  case damaged

  package struct Layer: Sendable {
    package let glyph: UInt16
    package let color: Color?
  }
}

/// A picture in place of an outline.
package struct GlyphPicture: Sendable {
  package let image: Image
  /// Its left and upper edges from the glyph's origin, right and up, and its size, in ems.
  package let left, top, width, height: Double
}

/// A picture's file and where it stands, before it is decoded.
package struct StoredPicture: Sendable {
  let file: FontData
  /// The number of its pixels that an em has.
  package let pixelsPerEm: Double
  /// Pixels to the right of the glyph's origin.
  let left: Double
  /// Pixels from the baseline up to the upper edge or, where the face counts from there, the lower.
  let edge: Edge

  enum Edge: Sendable {
    case top(Double)
    case bottom(Double)
  }

  /// No glyph's picture needs more pixels on a side.
  private static let largestSide = 1024

  /// The decoded picture; nil where the file is damaged or larger than pictures of glyphs are.
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

  /// Whether it is a PNG file whose head says that it is small.
  private var fits: Bool {
    guard file.tag(at: 12) == "IHDR", let width = file.uint32(at: 16),
      let height = file.uint32(at: 20)
    else { return false }
    return width <= Self.largestSide && height <= Self.largestSide
  }
}
