// A face of a font file: its tables, characters, metrics and outlines.

/// A face of a TrueType or OpenType file or collection.
///
///     let face = try OpenTypeFace(bytes)
///     let glyph = face.glyph(for: 0x41) ?? 0
///     let outline = try face.outline(of: glyph)
///
/// A face is immutable and retains the file's bytes, so any thread can use it. Opening it reads the
/// directory and the headers of the tables, and checks their offsets and counts. Glyphs are read
/// and checked on demand. Numbers are in font units as stored, and y points up. Hinting
/// instructions are ignored. Results depend only on the bytes and are identical on every machine.
package final class OpenTypeFace: Sendable {
  package let metrics: FontMetrics
  package let glyphCount: Int
  let directory: FontDirectory
  let characters: CharacterMap
  let advances: HorizontalMetrics
  let space: FontAxes
  let outlines: Outlines
  /// The glyphs with their own colours; `nil` for most faces.
  package let colors: ColorGlyphs?
  /// The languages with specific rules in the layout tables, in ascending order.
  package let languages: [UInt32]
  private let kerns: KernTable?
  private let metricsVariations: MetricsVariations?
  /// A value that drawing caches for the lifetime of the face; always of the same class.
  package let companion = Guarded<(AnyObject & Sendable)?>(nil)

  /// The tables that contain a face's outlines.
  enum Outlines: Sendable {
    /// No outlines, as in bitmap fonts.
    case none
    case trueType(GlyphTable)
    case compact(CompactFont)
  }

  /// Reads the face at `index` of a file; a file that is not a collection has only face 0.
  package init(_ bytes: [UInt8], index: Int = 0) throws(FontError) {
    directory = try FontDirectory(FontData(bytes), index: index)
    metrics = try FontMetrics(directory)
    let maxp = try directory.table("maxp", atLeast: 6)
    glyphCount = maxp.uint16(at: 4) ?? 0
    guard glyphCount > 0 else {
      throw .unexpected("maxp", "numGlyphs", expected: "1 or more", found: 0)
    }
    characters = try CharacterMap(try directory.table("cmap", atLeast: 4))
    space = try FontAxes(directory)
    kerns = try directory.table("kern").map { table throws(FontError) in try KernTable(table) }
    languages = Self.languages(directory)
    let axisCount = space.axes.count
    advances = try HorizontalMetrics(directory, axisCount: axisCount)
    metricsVariations = MetricsVariations(directory.table("MVAR"), axisCount: axisCount)
    colors = try ColorGlyphs(directory, glyphCount: glyphCount, axisCount: axisCount)
    if let table = try GlyphTable(directory, glyphCount: glyphCount, axisCount: axisCount) {
      outlines = .trueType(table)
    } else if let table = directory.table("CFF ") {
      outlines = .compact(try CompactFont(table))
    } else if let table = directory.table("CFF2") {
      outlines = .compact(try CompactFont(second: table, axisCount: axisCount))
    } else {
      outlines = .none
    }
  }

  /// The number of faces in a file: 1 unless it is a collection.
  package static func faceCount(_ bytes: [UInt8]) throws(FontError) -> Int {
    try FontDirectory.faceCount(FontData(bytes))
  }

  /// The bytes of a table, or `nil` if the face does not contain it.
  package func table(_ tag: FontTag) -> FontData? { directory.table(tag) }

  package var unitsPerEm: Int { metrics.unitsPerEm }

  /// The names of the face, read on each access.
  package var names: FontNames { FontNames(directory.table("name")) }

  /// The name with a number in the name table, such as an axis's `nameID`.
  package func name(_ id: Int) -> String? {
    directory.table("name").flatMap { FontNames.name(id, in: $0) }
  }

  // MARK: - Characters

  /// The glyph of a character, or `nil` if the face has none.
  package func glyph(for scalar: UInt32) -> UInt16? { glyph(characters.glyph(for: scalar)) }

  /// The glyph of a character followed by a variation selector.
  ///
  /// Returns `nil` if the face does not define the sequence. In that case use `glyph(for:)` and
  /// ignore the selector.
  package func glyph(for scalar: UInt32, variation selector: UInt32) -> UInt16? {
    characters.glyph(for: scalar, variation: selector).flatMap { glyph($0) }
  }

  private func glyph(_ index: Int) -> UInt16? {
    index > 0 && index < glyphCount ? UInt16(truncatingIfNeeded: index) : nil
  }

  // MARK: - Variation

  /// The axes along which the face varies; empty for most faces.
  package var axes: [FontAxis] { space.axes }

  /// The coordinates at which these axes have these values in their own units, and other axes their
  /// defaults.
  ///
  ///     face.coordinates([("wght", 650)])
  ///
  /// Values are clamped to the range of their axis. Non-finite values and unknown axes are ignored.
  /// If an axis occurs several times, the last value applies.
  package func coordinates(_ values: [(tag: FontTag, value: Double)]) -> FontCoordinates {
    space.coordinates(values)
  }

  /// Returns the metrics at a position in the design space, with the deltas of the MVAR table.
  package func metrics(at coordinates: FontCoordinates) -> FontMetrics {
    guard !coordinates.isDefault, let metricsVariations else { return metrics }
    return metrics.varied { metricsVariations.delta(of: $0, at: coordinates) }
  }

  // MARK: - Advances

  /// The advance of a glyph; 0 for glyphs that the face does not have.
  ///
  /// The variation of an advance is rounded to a font unit.
  package func advance(of glyph: UInt16, at coordinates: FontCoordinates = .default) -> Double {
    guard Int(glyph) < glyphCount else { return 0 }
    let advance = Double(advances.advance(of: Int(glyph)))
    guard !coordinates.isDefault else { return advance }
    if let delta = advances.advanceDelta(of: Int(glyph), at: coordinates) {
      return advance + delta.rounded()
    }
    guard case .trueType(let table) = outlines, table.variations != nil else { return advance }
    var loader = loader(table, at: coordinates)
    return (try? loader.load(Int(glyph), depth: 0))?.advance.rounded() ?? advance
  }

  /// The kerning of `left` before `right` in the kern table; 0 for most pairs.
  ///
  /// It applies only if the face has no kerning in GPOS.
  package func kerning(_ left: UInt16, _ right: UInt16) -> Double {
    Double(kerns?.amount(Int(left), Int(right)) ?? 0)
  }

  // MARK: - Heights

  /// The cap height that the face specifies, or else the height of its H, or else 0.7 em.
  package var capHeight: Double { metrics.capHeight ?? height(of: 0x48) ?? 0.7 * em }

  /// The x-height that the face specifies, or else the height of its x, or else half an em.
  package var xHeight: Double { metrics.xHeight ?? height(of: 0x78) ?? 0.5 * em }

  private var em: Double { Double(unitsPerEm) }

  private func height(of scalar: UInt32) -> Double? {
    guard let glyph = glyph(for: scalar), let points = try? outline(of: glyph).points else {
      return nil
    }
    return points.lazy.map { $0.y }.max().flatMap { $0 > 0 ? $0 : nil }
  }

  // MARK: - Outlines

  /// A glyph's outline in font units, with closed contours; y points up.
  ///
  /// The outline is not hinted. If the face varies, or a component is scaled, it is not rounded. It
  /// is empty for blank glyphs and for glyphs that the face does not have. An error names the
  /// damaged table. Reading a letter takes about a microsecond.
  package func outline(
    of glyph: UInt16,
    at coordinates: FontCoordinates = .default
  ) throws(FontError) -> Path.Outline {
    guard Int(glyph) < glyphCount else { return Path.Outline() }
    switch outlines {
    case .none: return Path.Outline()
    case .trueType(let table):
      var loader = loader(table, at: coordinates)
      return try loader.outline(of: Int(glyph))
    case .compact(let font):
      return try Charstring.outline(of: Int(glyph), in: font, at: coordinates)
    }
  }

  private func loader(_ table: GlyphTable, at coordinates: FontCoordinates) -> GlyphLoader {
    GlyphLoader(table, metrics: advances, glyphCount: glyphCount, at: coordinates)
  }
}
