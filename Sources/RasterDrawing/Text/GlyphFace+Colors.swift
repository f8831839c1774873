// Glyphs of a face that bring colours of their own.

import RasterValues

/// A picture of a glyph: which one, and of which strike.
struct StrikeGlyph: Hashable, Sendable {
  let glyph: UInt16
  let pixelsPerEm: Double
}

extension GlyphFace {
  /// Whether glyphs may have colours of their own.
  var isColored: Bool {
    switch source {
    case .builtIn: false
    case .openType(let face, _, _): face.colors != nil
    case .pictures: true
    }
  }

  /// A glyph's look at a size in device pixels an em; nil where it has an outline alone.
  ///
  /// Paintings and layers come before pictures, since they are sharp at every size.
  func colorGlyph(_ glyph: UInt16, pixelsPerEm: Double) -> ColorGlyph? {
    switch source {
    case .builtIn: return nil
    case .pictures(let pictures): return pictures.picture(of: glyph).map { .picture($0) }
    case .openType(let face, let coordinates, _):
      guard let colors = face.colors else { return nil }
      if let painting = colors.painting(of: glyph, at: coordinates) { return .painted(painting) }
      if let layers = colors.layers(of: glyph) { return .layers(layers) }
      guard let stored = colors.picture(of: glyph, pixelsPerEm: pixelsPerEm) else { return nil }
      return decoded(stored, glyph).map { .picture($0) } ?? .damaged
    }
  }

  /// Whether a glyph has a graph of paints in the font, which may be one that cannot be drawn.
  func isPainted(_ glyph: UInt16) -> Bool {
    guard case .openType(let face, _, _) = source else { return false }
    return face.colors?.isPainted(glyph) ?? false
  }

  /// The most pictures that are kept.
  private static let pictureLimit = 256

  /// A picture, decoded once.
  private func decoded(_ stored: StoredPicture, _ glyph: UInt16) -> GlyphPicture? {
    let key = StrikeGlyph(glyph: glyph, pixelsPerEm: stored.pixelsPerEm)
    if let known = pictures.withLock({ $0[key] }) { return known }
    let picture = stored.decoded()
    pictures.withLock { pictures in
      if pictures.count >= GlyphFace.pictureLimit { pictures.removeAll() }
      pictures[key] = .some(picture)
    }
    return picture
  }
}
