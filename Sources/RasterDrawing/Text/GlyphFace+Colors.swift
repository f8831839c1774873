// Glyphs of a font that have their own colours.

import RasterValues

/// The key of a glyph's bitmap: the glyph and its strike.
struct StrikeGlyph: Hashable, Sendable {
  let glyph: UInt16
  let pixelsPerEm: Double
}

extension GlyphFace {
  /// Whether glyphs may have their own colours.
  var isColored: Bool {
    switch source {
    case .builtIn: false
    case .openType(let face, _, _): face.colors != nil
    case .pictures: true
    }
  }

  /// Returns a glyph's colour form at a size in device pixels per em; nil if it is a plain outline.
  ///
  /// Paint graphs and layers are preferred to bitmaps because they are sharp at every size.
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

  /// Whether a glyph has a paint graph in the font, even one that cannot be drawn.
  func isPainted(_ glyph: UInt16) -> Bool {
    guard case .openType(let face, _, _) = source else { return false }
    return face.colors?.isPainted(glyph) ?? false
  }

  /// The maximum number of cached bitmaps.
  private static let pictureLimit = 256

  /// Returns a decoded bitmap, from the cache if possible.
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
