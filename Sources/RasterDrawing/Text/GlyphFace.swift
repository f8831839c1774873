// A font at one weight and slant: the outlines, widths and bitmaps of its glyphs.

import RasterValues

/// A font at one weight, width and slant.
///
/// Two instances are equal if the digests of their data are equal.
package final class GlyphFace: Sendable {
  /// The source of glyphs.
  package enum Source: Sendable {
    case builtIn(StrokeTypeface)
    /// An OpenType font at a position in its design space, slanted if it has no italic.
    case openType(OpenTypeFace, coordinates: FontCoordinates, isSlanted: Bool)
    /// Images supplied by the program.
    case pictures(GraphemePictures)
  }

  package let source: Source
  /// The SHA-256 digest of everything that determines the look of glyphs.
  package let digest: ContentDigest
  package let unitsPerEm: Double
  /// The extents above and below the baseline, and the line gap, in units; the descent is positive.
  package let ascent, descent, lineGap: Double
  /// The underline and the strikethrough: the centre above the baseline, and the thickness.
  package let underline, strikethrough: (position: Double, thickness: Double)
  /// The glyphs of the first scalars, which cover most text; `.max` if there is no glyph.
  private let firstGlyphs: [UInt16]
  /// The advance of each glyph of the built-in typeface, in units.
  private let advances: [Double]
  /// The layout tables of an OpenType font, and the plans derived from them.
  let shaping = ShapingCache()
  /// Decoded bitmaps of glyphs, by strike; limited to a few hundred.
  let pictures = Guarded<[StrikeGlyph: GlyphPicture?]>([:])

  /// Creates the built-in typeface.
  package init(weight: FontWeight, isItalic: Bool) {
    let typeface = StrokeTypeface(weight: weight.value, isItalic: isItalic)
    source = .builtIn(typeface)
    var hash = SHA256()
    hash.update("built-in".utf8.map { $0 })
    hash.update(word: weight.value.bitPattern)
    hash.update(word: isItalic ? 1 : 0)
    digest = hash.finish()
    unitsPerEm = StrokeTypeface.unitsPerEm
    ascent = typeface.ascender
    descent = -typeface.descender
    lineGap = typeface.lineGap
    firstGlyphs = GlyphFace.firstGlyphs { StrokeTypeface.glyph(for: $0) }
    advances = typeface.advances
    underline = typeface.underline
    strikethrough = typeface.strikeout
  }

  /// Creates a font at a position in its design space; `identity` identifies both.
  package init(
    _ face: OpenTypeFace,
    _ identity: ContentDigest,
    coordinates: FontCoordinates,
    isSlanted: Bool
  ) {
    source = .openType(face, coordinates: coordinates, isSlanted: isSlanted)
    var hash = SHA256()
    hash.update(identity.bytes)
    hash.update(word: isSlanted ? 1 : 0)
    for value in coordinates.values { hash.update(word: UInt64(bitPattern: Int64(value))) }
    digest = hash.finish()
    unitsPerEm = Double(face.unitsPerEm)
    let metrics = face.metrics(at: coordinates)
    ascent = metrics.ascender
    descent = -metrics.descender
    lineGap = metrics.lineGap
    firstGlyphs = GlyphFace.firstGlyphs { face.glyph(for: $0) }
    advances = []
    underline = (metrics.underline.position, metrics.underline.thickness)
    strikethrough = (metrics.strikeout.position, metrics.strikeout.thickness)
  }

  /// Creates a font of images for graphemes, with the line metrics of the built-in typeface.
  package init(_ pictures: GraphemePictures) {
    source = .pictures(pictures)
    digest = pictures.digest
    unitsPerEm = 1
    (ascent, descent, lineGap) = (0.8, 0.2, 0)
    firstGlyphs = []
    advances = []
    underline = (-0.1, 0.05)
    strikethrough = (0.25, 0.05)
  }

  /// Returns the glyphs of Latin scalars.
  private static func firstGlyphs(_ glyph: (UInt32) -> UInt16?) -> [UInt16] {
    (0..<0x250).map { glyph(UInt32($0)) ?? .max }
  }

  /// Whether the font is an OpenType font, whose lookups shape text.
  var isOpenType: Bool {
    if case .openType = source { true } else { false }
  }

  /// Returns the glyph of a scalar; nil if the font has none.
  package func glyph(for scalar: UInt32) -> UInt16? {
    if scalar < firstGlyphs.count {
      let glyph = firstGlyphs[Int(scalar)]
      return glyph == .max ? nil : glyph
    }
    switch source {
    case .builtIn: return StrokeTypeface.glyph(for: scalar)
    case .openType(let face, _, _): return face.glyph(for: scalar)
    case .pictures(let pictures): return pictures.glyph(for: CollectionOfOne(scalar))
    }
  }

  /// Returns the advance of a glyph, in units.
  package func advance(of glyph: UInt16) -> Double {
    if Int(glyph) < advances.count { return advances[Int(glyph)] }
    switch source {
    case .builtIn(let typeface): return typeface.advance(of: glyph)
    case .openType(let face, let coordinates, _): return face.advance(of: glyph, at: coordinates)
    case .pictures(let pictures): return pictures.picture(of: glyph)?.width ?? 0
    }
  }

  /// Returns the outline of a glyph in units, with y pointing up.
  package func outline(of glyph: UInt16) -> Path.Outline {
    let glyphs = CollectionOfOne(PlacedGlyph(glyph, .zero))
    return shapes(of: glyphs).shape(of: glyph)?.outline ?? Path.Outline()
  }

  /// Returns the glyphs whose font data is damaged, and which are drawn as boxes.
  func damaged(_ glyphs: [PlacedGlyph]) -> [UInt16] {
    guard case .openType = source else { return [] }
    let shapes = shapes(of: glyphs)
    return glyphs.map { $0.id }.filter { shapes.isDamaged($0) }
  }

  /// Returns cached shapes that include all the given glyphs, adding those that are missing.
  func shapes<Glyphs: Sequence<PlacedGlyph>>(of glyphs: Glyphs) -> GlyphShapes {
    var known = GlyphShapes()
    if case .shapes(let kept) = GlyphCache.shared.piece(.shapes(digest)) { known = kept }
    var missing: Set<UInt16> = []
    for glyph in glyphs where known.box(of: glyph.id) == nil { missing.insert(glyph.id) }
    guard !missing.isEmpty else { return known }
    var grown = known.adding(missing.sorted().map { makeShape(of: $0) })
    if grown.byteCount > GlyphCache.pieceLimit / 2, !known.isEmpty {
      grown = GlyphShapes(Set(glyphs.map { $0.id }).sorted().map { makeShape(of: $0) })
    }
    GlyphCache.shared.keep(.shapes(grown), for: .shapes(digest))
    return grown
  }

  private func makeShape(of glyph: UInt16) -> GlyphShape {
    let outline = makeOutline(of: glyph)
    return GlyphShape(glyph, outline ?? damagedOutline, isDamaged: outline == nil)
  }

  /// The substitute for a glyph whose data is damaged: the built-in typeface's box.
  private var damagedOutline: Path.Outline {
    let typeface = StrokeTypeface(weight: FontWeight.regular.value, isItalic: false)
    var outline = typeface.outline(of: StrokeTypeface.missing)
    let scale = unitsPerEm / StrokeTypeface.unitsPerEm
    for index in outline.points.indices { outline.points[index] = outline.points[index] * scale }
    return outline
  }

  /// Returns the outline of a glyph; nil if its font data is damaged.
  private func makeOutline(of glyph: UInt16) -> Path.Outline? {
    switch source {
    case .builtIn(let typeface): return typeface.outline(of: glyph)
    case .pictures: return .init()
    case .openType(let face, let coordinates, let isSlanted):
      guard var outline = try? face.outline(of: glyph, at: coordinates) else { return nil }
      if isSlanted {
        for index in outline.points.indices {
          outline.points[index].x += outline.points[index].y * GlyphFace.slant
        }
      }
      return outline
    }
  }

  /// Returns the cached masks of glyphs at a size; an empty atlas if there are none.
  func atlas(_ pixelsPerEm: Double) -> GlyphAtlas {
    let key = GlyphCache.Key.masks(digest, pixelsPerEm: pixelsPerEm)
    guard case .masks(let atlas) = GlyphCache.shared.piece(key) else { return GlyphAtlas() }
    return atlas
  }

  /// Caches an atlas, replacing the previous one of that size.
  func keep(_ atlas: GlyphAtlas, _ pixelsPerEm: Double) {
    GlyphCache.shared.keep(.masks(atlas), for: .masks(digest, pixelsPerEm: pixelsPerEm))
  }

  /// The horizontal shear per vertical unit of slanted fonts: the tangent of 9.5 degrees, rounded.
  static let slant = 0.1673
}

extension GlyphFace: Hashable {
  package static func == (left: GlyphFace, right: GlyphFace) -> Bool {
    left === right || left.digest == right.digest
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
