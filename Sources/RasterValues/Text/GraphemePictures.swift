// Images that a program supplies for graphemes, such as emoji.

/// Images for graphemes, each requested once.
///
/// This is a class because it contains a lock.
package final class GraphemePictures: Sendable {
  typealias Draw = @Sendable (String) -> Image?

  /// The name that distinguishes this set of images from others.
  package let identity: String
  private let draw: Draw
  private let known = Guarded(Known())

  private struct Known {
    /// The glyph number of each requested grapheme, or `nil` if it has no image.
    var glyphs: [[UInt32]: UInt16?] = [:]
    var images: [Image] = []
  }

  /// The fraction of an em below the baseline, like the descenders of glyphs.
  private static let descent = 0.2

  /// The SHA-256 digest of the identity.
  package var digest: ContentDigest {
    var hash = SHA256()
    hash.update("pictures".utf8.map { $0 })
    hash.update(Array(identity.utf8))
    return hash.finish()
  }

  init(_ identity: String, _ draw: @escaping Draw) {
    self.identity = identity
    self.draw = draw
  }

  /// The number of a grapheme's image, or `nil` if it has none.
  ///
  /// Numbers are valid only within a run of the program.
  package func glyph(for grapheme: some Sequence<UInt32>) -> UInt16? {
    let scalars = Array(grapheme)
    if let known = known.withLock({ $0.glyphs[scalars] }) { return known }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.map { Unicode.Scalar($0) ?? "\u{FFFD}" })
    let image = draw(String(text))
    return known.withLock { known in
      if let glyph = known.glyphs[scalars] { return glyph }
      guard known.images.count < Int(UInt16.max) else { return nil }
      let isDrawn = image.map { $0.size.width > 0 && $0.size.height > 0 } ?? false
      let glyph = isDrawn ? UInt16(truncatingIfNeeded: known.images.count) : nil
      if isDrawn, let image { known.images.append(image) }
      known.glyphs[scalars] = .some(glyph)
      return glyph
    }
  }

  /// The image of a glyph number, one em high.
  package func picture(of glyph: UInt16) -> GlyphPicture? {
    let image = known.withLock { known in
      Int(glyph) < known.images.count ? known.images[Int(glyph)] : nil
    }
    return image.map { image in
      GlyphPicture(
        image: image,
        left: 0,
        top: 1 - Self.descent,
        width: image.size.width / image.size.height,
        height: 1
      )
    }
  }
}
