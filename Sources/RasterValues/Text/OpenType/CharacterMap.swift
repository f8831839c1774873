// The map from characters to glyphs of a font: the cmap table, formats 0, 4, 6, 10, 12 and 13.
//
// Source: OpenType 1.9, "cmap".

/// A font's map from characters to glyphs.
struct CharacterMap: Sendable {
  private enum Encoding {
    case unicode
    /// The characters 0…FF at F000…F0FF, as in old symbol fonts.
    case symbol
    case macRoman
  }

  private enum Format {
    case none
    case bytes
    case segments(count: Int)
    case trimmed(first: Int, glyphs: FontRecords)
    case groups(FontRecords)
    case constantGroups(FontRecords)
  }

  private let data: FontData
  private let format: Format
  private let encoding: Encoding
  private let variations: CharacterVariations?

  /// Chooses the subtable with the most characters; a font without a readable subtable maps no
  /// characters.
  init(_ table: FontData) throws(FontError) {
    guard let count = table.uint16(at: 2),
      let records = table.records(at: 4, count: count, stride: 8)
    else { throw .truncated("cmap", expected: 4 + 8 * (table.uint16(at: 2) ?? 0), in: table) }
    var best = (rank: 0, data: table, format: Format.none)
    var variations: CharacterVariations?
    for index in 0..<count {
      guard let platform = records.uint16(index), let encoding = records.uint16(index, at: 2),
        let offset = records.uint32(index, at: 4)
      else { continue }
      guard let data = table.from(offset), data.count >= 2 else {
        throw .truncated("cmap", expected: offset &+ 2, in: table)
      }
      if platform == 0, encoding == 5 { variations = CharacterVariations(data) }
      let rank = Self.rank(platform: platform, encoding: encoding)
      guard rank > best.rank else { continue }
      if let format = try Self.format(data) { best = (rank, data, format) }
    }
    data = best.data
    format = best.format
    encoding = best.rank == 1 ? .macRoman : best.rank == 2 ? .symbol : .unicode
    self.variations = variations
  }

  /// The preference for an encoding; 0 for unsupported encodings.
  private static func rank(platform: Int, encoding: Int) -> Int {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 5
    case (3, 1): 4
    case (0, 0...3): 3
    case (3, 0): 2
    case (1, 0): 1
    default: 0
    }
  }

  /// The format of a subtable, or `nil` if it is not supported.
  private static func format(_ data: FontData) throws(FontError) -> Format? {
    func need<Value>(_ value: Value?, _ size: Int) throws(FontError) -> Value {
      guard let value else { throw .truncated("cmap", expected: size, in: data) }
      return value
    }
    switch data.uint16(at: 0) {
    case 0:
      _ = try need(data.part(at: 6, count: 256), 262)
      return .bytes
    case 4:
      let count = try need(data.uint16(at: 6), 16) / 2
      _ = try need(data.part(at: 14, count: 8 * count + 2), 16 + 8 * count)
      return .segments(count: count)
    case 6:
      let first = try need(data.uint16(at: 6), 10)
      let count = try need(data.uint16(at: 8), 10)
      let glyphs = try need(data.records(at: 10, count: count, stride: 2), 10 + 2 * count)
      return .trimmed(first: first, glyphs: glyphs)
    case 10:
      let first = try need(data.uint32(at: 12), 20)
      let count = try need(data.uint32(at: 16), 20)
      return .trimmed(
        first: first,
        glyphs: try need(data.records(at: 20, count: count, stride: 2), 20)
      )
    case 12, 13:
      let count = try need(data.uint32(at: 12), 16)
      let groups = try need(data.records(at: 16, count: count, stride: 12), 16)
      return data.uint16(at: 0) == 12 ? .groups(groups) : .constantGroups(groups)
    default: return nil
    }
  }

  // MARK: - Look-up

  /// The last code point of Unicode.
  private static let last: UInt32 = 0x10FFFF

  /// The glyph of `scalar`, or 0 if the font has none.
  func glyph(for scalar: UInt32) -> Int {
    guard scalar <= Self.last else { return 0 }
    let scalar = Int(scalar)
    switch encoding {
    case .unicode: return glyph(of: scalar)
    case .macRoman: return MacRoman.code(of: scalar).map { glyph(of: $0) } ?? 0
    case .symbol:
      let found = glyph(of: scalar)
      return found == 0 && scalar <= 0xFF ? glyph(of: 0xF000 + scalar) : found
    }
  }

  /// The glyph of `scalar` followed by `selector`, or `nil` if the font does not define the
  /// sequence.
  func glyph(for scalar: UInt32, variation selector: UInt32) -> Int? {
    guard scalar <= Self.last, selector <= Self.last else { return nil }
    return switch variations?.entry(for: Int(scalar), selector: Int(selector)) {
    case .glyph(let glyph): glyph
    case .usual: glyph(for: scalar)
    case nil: nil
    }
  }

  private func glyph(of code: Int) -> Int {
    switch format {
    case .none: 0
    case .bytes: code <= 0xFF ? data.uint8(at: 6 + code) ?? 0 : 0
    case .segments(let count): segmentGlyph(of: code, count: count)
    case .trimmed(let first, let glyphs): glyphs.uint16(code - first) ?? 0
    case .groups(let groups): groupGlyph(of: code, in: groups, counts: true)
    case .constantGroups(let groups): groupGlyph(of: code, in: groups, counts: false)
    }
  }

  /// Format 4: arrays of segment ends, starts, deltas and offsets into a glyph array.
  private func segmentGlyph(of code: Int, count: Int) -> Int {
    guard code <= 0xFFFF, let ends = data.records(at: 14, count: count, stride: 2) else { return 0 }
    let segment = ends.firstIndex(notBelow: code) { ends.data.uint16(at: $0) }
    let place = 16 &+ 2 &* (segment &+ count)
    guard segment < count, let start = data.uint16(at: place), start <= code,
      let delta = data.uint16(at: place &+ 2 &* count),
      let offset = data.uint16(at: place &+ 4 &* count)
    else { return 0 }
    if offset == 0 { return (code &+ delta) & 0xFFFF }
    let glyphPlace = place &+ 4 &* count &+ offset &+ 2 &* (code &- start)
    guard let glyph = data.uint16(at: glyphPlace), glyph != 0 else { return 0 }
    return (glyph &+ delta) & 0xFFFF
  }

  /// Formats 12 and 13: the first and last character of a group, and the glyph of the first or of
  /// all.
  private func groupGlyph(of code: Int, in groups: FontRecords, counts: Bool) -> Int {
    let index = groups.firstIndex(notBelow: code) { groups.data.uint32(at: $0 &+ 4) }
    guard let first = groups.uint32(index), first <= code, let glyph = groups.uint32(index, at: 8)
    else { return 0 }
    return counts ? glyph &+ (code &- first) : glyph
  }
}
