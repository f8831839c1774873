// Creates a subset of a font for a set of characters.
//
// Glyphs keep their numbers, so that the layout tables stay valid; unused glyphs become empty. The
// subset has no hints, no names, and none of the tables that this library does not read.
//
// Source: OpenType 1.9.

/// A subset of a font.
package struct FaceSubset {
  private let face: OpenTypeFace
  private let glyphs: Set<Int>
  private let map: [(scalar: UInt32, glyph: UInt16)]
  /// The glyphs of variation sequences; empty for most fonts.
  private let variations: [FontWriter.Variation]

  /// The bytes of a font file with the glyphs for `characters` and all possible substitutes.
  ///
  /// The ranges must be in ascending order and must not overlap. An error names the damaged table.
  package static func bytes(
    of face: OpenTypeFace,
    characters: [ClosedRange<UInt32>]
  ) throws(FontError) -> [UInt8] {
    try FaceSubset(face, characters).file()
  }

  private init(_ face: OpenTypeFace, _ characters: [ClosedRange<UInt32>]) throws(FontError) {
    self.face = face
    var map: [(scalar: UInt32, glyph: UInt16)] = []
    for scalar in characters.joined() {
      if let glyph = face.glyph(for: scalar) { map.append((scalar, glyph)) }
    }
    if characters.contains(where: { $0.contains(0xAD) }) { Self.addHyphen(of: face, to: &map) }
    self.map = map
    variations = Self.variations(of: face, map)
    let chosen = map + variations.flatMap { $0.map }
    glyphs = try GlyphClosure(face, from: Set(chosen.map { Int($0.glyph) })).glyphs
    for glyph in glyphs.sorted() { _ = try face.outline(of: UInt16(truncatingIfNeeded: glyph)) }
  }

  /// Adds the hyphen that is drawn for a soft hyphen: U+2010, or U+002D if the face lacks it.
  private static func addHyphen(
    of face: OpenTypeFace,
    to map: inout [(scalar: UInt32, glyph: UInt16)]
  ) {
    let hyphens: [UInt32] = [0x2010, 0x2D]
    guard let hyphen = hyphens.first(where: { face.glyph(for: $0) != nil }),
      let glyph = face.glyph(for: hyphen), !map.contains(where: { $0.scalar == hyphen })
    else { return }
    map.insert((hyphen, glyph), at: map.firstIndex { $0.scalar > hyphen } ?? map.count)
  }

  /// The variation selectors that fonts use: U+FE00…U+FE0F and U+E0100…U+E01EF.
  private static let selectors =
    Array(0xFE00...0xFE0F as ClosedRange<UInt32>) + Array(0xE0100...0xE01EF)

  private static func variations(
    of face: OpenTypeFace,
    _ map: [(scalar: UInt32, glyph: UInt16)]
  ) -> [FontWriter.Variation] {
    selectors.compactMap { selector in
      let chosen = map.compactMap { scalar, _ in
        face.glyph(for: scalar, variation: selector).map { (scalar: scalar, glyph: $0) }
      }
      return chosen.isEmpty ? nil : FontWriter.Variation(selector: selector, map: chosen)
    }
  }

  /// The charstring operator that ends a glyph.
  private static let endOfGlyph: UInt8 = 14

  /// The tables that are kept unchanged, including those of bitmap glyphs.
  private static let kept: [FontTag] = [
    "CBDT", "CBLC", "COLR", "CPAL", "GDEF", "GPOS", "GSUB", "HVAR", "MVAR", "OS/2", "avar", "fvar",
    "hhea", "kern", "maxp", "sbix",
  ]

  private func file() throws(FontError) -> [UInt8] {
    var tables = Self.kept.compactMap { tag in face.table(tag).map { (tag: tag, bytes: $0.copy()) }
    }
    tables.append(("cmap", FontWriter.characterMap(map, variations)))
    if let metrics = metrics() { tables.append(("hmtx", metrics)) }
    var head = face.table("head")?.copy() ?? []
    if let (glyf, loca) = trueType() {
      tables += [("glyf", glyf), ("loca", loca)]
      // Offsets now have four bytes.
      if head.count > 51 { (head[50], head[51]) = (0, 1) }
      if let variations = outlineVariations() { tables.append(("gvar", variations)) }
    }
    tables.append(("head", head))
    for tag in ["CFF ", "CFF2"] as [FontTag] {
      if let data = face.table(tag) { tables.append((tag, charstrings(data, tag))) }
    }
    // Only the header of the table, which positions the underline, is retained; glyph names are
    // omitted.
    if let post = face.table("post")?.part(at: 4, count: 28) {
      tables.append(("post", [0, 3, 0, 0] + post.copy()))
    }
    return FontWriter.file(tables)
  }

  /// The advances and bearings; 0 for unused glyphs.
  private func metrics() -> [UInt8]? {
    guard var bytes = face.table("hmtx")?.copy(),
      let long = face.table("hhea")?.uint16(at: 34)
    else { return nil }
    for glyph in 0..<face.glyphCount where !glyphs.contains(glyph) {
      // The last advance also applies to all glyphs after it.
      let (start, count) = glyph < long ? (4 * glyph, 4) : (4 * long + 2 * (glyph - long), 2)
      guard glyph != long - 1, start + count <= bytes.count else { continue }
      for index in start..<start + count { bytes[index] = 0 }
    }
    return bytes
  }

  private func trueType() -> (glyf: [UInt8], loca: [UInt8])? {
    guard let data = face.table("glyf"), let offsets = GlyphOffsets(face) else { return nil }
    var (glyf, loca) = ([UInt8](), [UInt8]())
    for glyph in 0..<face.glyphCount {
      loca.append(word: glyf.count)
      guard glyphs.contains(glyph), let range = offsets.range(of: glyph),
        let part = data.part(range)
      else { continue }
      glyf += part.copy()
      while glyf.count % 4 != 0 { glyf.append(0) }
    }
    loca.append(word: glyf.count)
    return (glyf, loca)
  }

  /// The variations of outlines without the data of unused glyphs.
  private func outlineVariations() -> [UInt8]? {
    guard let data = face.table("gvar"), let head = data.part(at: 0, count: 20),
      let count = data.uint16(at: 12), let start = data.uint32(at: 16),
      let shared = data.uint32(at: 8), let tuples = data.uint16(at: 6),
      let axes = data.uint16(at: 4), let peaks = data.part(at: shared, count: 2 * axes * tuples)
    else { return nil }
    let isLong = data.uint16(at: 14).map { $0 & 1 != 0 } ?? false
    func offset(_ index: Int) -> Int? {
      isLong
        ? data.uint32(at: 20 &+ 4 &* index) : data.uint16(at: 20 &+ 2 &* index).map { 2 &* $0 }
    }
    var (offsets, parts) = ([UInt8](), [UInt8]())
    for glyph in 0..<count {
      offsets.append(word: parts.count)
      guard glyphs.contains(glyph), let first = offset(glyph), let last = offset(glyph + 1),
        let part = data.part(at: start &+ first, count: last &- first)
      else { continue }
      parts += part.copy()
      while parts.count % 4 != 0 { parts.append(0) }
    }
    offsets.append(word: parts.count)
    var bytes = Array(head.copy()[..<8])
    bytes.append(word: 20 + offsets.count)
    bytes += head.copy()[12..<14]
    bytes += [0, 1]
    bytes.append(word: 20 + offsets.count + peaks.count)
    return bytes + offsets + peaks.copy() + parts
  }

  /// The CFF or CFF2 table, in which the charstrings of unused glyphs end immediately.
  ///
  /// Charstrings keep their lengths, so that no offset changes. Their constant bytes compress well.
  private func charstrings(_ data: FontData, _ tag: FontTag) -> [UInt8] {
    var bytes = data.copy()
    guard let strings = CompactStrings(data, isSecond: tag == "CFF2") else { return bytes }
    for glyph in 0..<strings.count where !glyphs.contains(glyph) {
      guard let range = strings.range(of: glyph), range.upperBound <= bytes.count else { continue }
      for index in range { bytes[index] = Self.endOfGlyph }
    }
    return bytes
  }
}
