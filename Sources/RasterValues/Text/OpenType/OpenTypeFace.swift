// One face of a font file: its tables, characters, measures and outlines.

/// A face of a TrueType or OpenType file, or of a collection of them.
///
///     let face = try OpenTypeFace(bytes)
///     let glyph = face.glyph(for: 0x41) ?? 0
///     let outline = try face.outline(of: glyph)
///
/// It never changes, and keeps the file's bytes, so that any thread can use it.
/// Opening it reads the directory and the heads of the tables, and checks their offsets and counts;
/// glyphs are read, and checked, when they are asked for. Numbers are in font units, y pointing up,
/// as they are stored. Instructions for hinting are ignored. What it gives depends on the bytes
/// alone, on every machine.
package final class OpenTypeFace: Sendable {
  package let metrics: FontMetrics
  package let glyphCount: Int
  let directory: FontDirectory
  let characters: CharacterMap
  let advances: HorizontalMetrics
  let space: FontAxes
  let outlines: Outlines
  /// Glyphs with colours of their own; nil for most faces.
  package let colors: ColorGlyphs?
  /// The languages that have rules of their own in the tables of the layout, in ascending order.
  package let languages: [UInt32]
  private let kerns: KernTable?

  /// The tables of a face's outlines.
  enum Outlines: Sendable {
    /// It has none, as faces of bitmaps.
    case none
    case trueType(GlyphTable)
    case compact(CompactFont)
  }

  /// Reads the face `index` of a file; a file that is no collection has the face 0 alone.
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

  /// The number of faces of a file: 1 unless it is a collection.
  package static func faceCount(_ bytes: [UInt8]) throws(FontError) -> Int {
    try FontDirectory.faceCount(FontData(bytes))
  }

  /// The bytes of a table; nil where the face has none of that name.
  package func table(_ tag: FontTag) -> FontData? { directory.table(tag) }

  package var unitsPerEm: Int { metrics.unitsPerEm }

  /// The face's names, read anew each time.
  package var names: FontNames { FontNames(directory.table("name")) }

  /// The name that the table name has under a number, such as an axis's `nameID`.
  package func name(_ id: Int) -> String? {
    directory.table("name").flatMap { FontNames.name(id, in: $0) }
  }

  // MARK: - Characters

  /// The glyph of a character; nil where the face has none.
  package func glyph(for scalar: UInt32) -> UInt16? { glyph(characters.glyph(for: scalar)) }

  /// The glyph of a character that a variation selector follows.
  ///
  /// Nil where the face knows nothing of the two together: then `glyph(for:)` is right, and the
  /// selector is to be left out.
  package func glyph(for scalar: UInt32, variation selector: UInt32) -> UInt16? {
    characters.glyph(for: scalar, variation: selector).flatMap { glyph($0) }
  }

  private func glyph(_ index: Int) -> UInt16? {
    index > 0 && index < glyphCount ? UInt16(truncatingIfNeeded: index) : nil
  }

  // MARK: - Variation

  /// The axes along which the face varies; none for most.
  package var axes: [FontAxis] { space.axes }

  /// The place where these axes have these values, in their own units, and others their defaults.
  ///
  ///     face.coordinates([("wght", 650)])
  ///
  /// Values beyond an axis's ends are its ends; those that are not finite, and those of axes that the
  /// face does not have, are left out. Of several for one axis the last counts.
  package func coordinates(_ values: [(tag: FontTag, value: Double)]) -> FontCoordinates {
    space.coordinates(values)
  }

  // MARK: - Advances

  /// The distance that the pen moves after a glyph; 0 for glyphs that the face does not have.
  ///
  /// Where the face varies, what is added to the advance is rounded to a font unit.
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

  /// The kerning of `left` before `right`, by the table kern; 0 for most pairs.
  ///
  /// It counts only where the face has no kerning in GPOS.
  package func kerning(_ left: UInt16, _ right: UInt16) -> Double {
    Double(kerns?.amount(Int(left), Int(right)) ?? 0)
  }

  // MARK: - Heights

  /// The height of H: the face's word, else H's own, else seven tenths of an em.
  package var capHeight: Double { metrics.capHeight ?? height(of: 0x48) ?? 0.7 * em }

  /// The height of x: the face's word, else that of x itself, else half an em.
  package var xHeight: Double { metrics.xHeight ?? height(of: 0x78) ?? 0.5 * em }

  private var em: Double { Double(unitsPerEm) }

  private func height(of scalar: UInt32) -> Double? {
    guard let glyph = glyph(for: scalar), let points = try? outline(of: glyph).points else {
      return nil
    }
    return points.lazy.map { $0.y }.max().flatMap { $0 > 0 ? $0 : nil }
  }

  // MARK: - Outlines

  /// A glyph's outline in font units, y pointing up, each of its contours closed.
  ///
  /// It is not hinted, and where the face varies or scales the parts of a glyph, it is not rounded.
  /// Empty for glyphs that the face does not have or that are blank. An error names the table that is
  /// damaged. Costs about a microsecond for a letter.
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
