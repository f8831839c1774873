// The glyphs of a font with cubic outlines: the CFF table, or CFF2 for variable fonts.
//
// Source: Adobe Technical Note 5176, "The Compact Font Format Specification".

/// The CFF or CFF2 table: charstrings and their subroutines.
struct CompactFont: Sendable {
  enum Version: Sendable {
    case one
    /// The second version, which supports variations, and has neither widths nor names.
    case two

    var tag: FontTag { self == .one ? "CFF " : "CFF2" }
  }

  /// The data that the glyphs of a part of the font share.
  struct Part: Sendable {
    var subroutines: CompactIndex
    /// The index of the variation store's regions for its deltas, unless a charstring selects
    /// another.
    var variationIndex = 0
  }

  let version: Version
  let charstrings: CompactIndex
  let globalSubroutines: CompactIndex
  /// The variations of the numbers in a CFF2 table.
  let store: ItemVariationStore?
  /// The parts of the font; most fonts of the first version have one.
  private let parts: [Part]
  /// The table that assigns each glyph to a part.
  private let selection: FontData?
  private let data: FontData
  private let charset: Int

  /// Reads a CFF table.
  init(_ table: FontData) throws(FontError) {
    guard let start = table.uint8(at: 2) else { throw .truncated("CFF ", expected: 4, in: table) }
    let names = try CompactIndex(table, at: start)
    let tops = try CompactIndex(table, at: names.end)
    let strings = try CompactIndex(table, at: tops.end)
    globalSubroutines = try CompactIndex(table, at: strings.end)
    let top = CompactDictionary(tops[0] ?? table)
    guard tops.count > 0, let place = top.values(CompactDictionary.charstrings)?.last else {
      throw .unexpected("CFF ", "offset of charstrings", expected: "1 or more", found: 0)
    }
    charstrings = try CompactIndex(table, at: place)
    if let type = top.values(CompactDictionary.charstringType)?.last, type != 2 {
      throw .unexpected("CFF ", "type of charstrings", expected: "2", found: type)
    }
    version = .one
    store = nil
    charset = top.values(CompactDictionary.charset)?.last ?? 0
    data = table
    selection = Self.selection(top, in: table)
    if let fonts = top.values(CompactDictionary.fonts)?.last {
      parts = try Self.parts(table, at: fonts, .one)
    } else {
      parts = [try Self.part(top, in: table, .one)]
    }
  }

  /// Reads a CFF2 table.
  ///
  /// Source: OpenType 1.9, "CFF2".
  init(second table: FontData, axisCount: Int) throws(FontError) {
    guard let start = table.uint8(at: 2), let size = table.uint16(at: 3),
      let dictionary = table.part(at: start, count: size)
    else { throw .truncated("CFF2", expected: 5 + (table.uint16(at: 3) ?? 0), in: table) }
    globalSubroutines = try CompactIndex(table, at: start + size, version: .two)
    let top = CompactDictionary(dictionary)
    guard let place = top.values(CompactDictionary.charstrings)?.last,
      let fonts = top.values(CompactDictionary.fonts)?.last
    else { throw .unexpected("CFF2", "offset of charstrings", expected: "1 or more", found: 0) }
    version = .two
    charstrings = try CompactIndex(table, at: place, version: .two)
    parts = try Self.parts(table, at: fonts, .two)
    charset = 0
    data = table
    selection = Self.selection(top, in: table)
    // The store follows a length of two bytes.
    let stored = top.values(CompactDictionary.variationStore)?.last.flatMap { table.from($0 &+ 2) }
    store = try stored.map { data throws(FontError) in
      try ItemVariationStore(data, in: "CFF2", axisCount: axisCount)
    }
  }

  // MARK: - Parts

  private static func selection(_ top: CompactDictionary, in table: FontData) -> FontData? {
    top.values(CompactDictionary.fontSelection)?.last.flatMap { table.from($0) }
  }

  private static func parts(
    _ table: FontData,
    at place: Int,
    _ version: Version
  ) throws(FontError) -> [Part] {
    let list = try CompactIndex(table, at: place, version: version)
    guard (1...256).contains(list.count) else {
      throw .unexpected(version.tag, "number of fonts", expected: "1…256", found: list.count)
    }
    var parts: [Part] = []
    for index in 0..<list.count {
      guard let part = list[index] else {
        throw .truncated(version.tag, expected: list.end, in: table)
      }
      parts.append(try Self.part(CompactDictionary(part), in: table, version))
    }
    return parts
  }

  /// The part that a dictionary's private dictionary describes; without one, the part has no
  /// subroutines.
  private static func part(
    _ dictionary: CompactDictionary,
    in table: FontData,
    _ version: Version
  ) throws(FontError) -> Part {
    guard let place = dictionary.values(CompactDictionary.privateDictionary), place.count >= 2
    else {
      return Part(subroutines: .empty(table))
    }
    let (size, start) = (place[place.count - 2], place[place.count - 1])
    guard let data = table.part(at: start, count: size) else {
      throw .unexpected(
        version.tag,
        "offset of a private dictionary",
        expected: "0…\(table.count)",
        found: start
      )
    }
    let own = CompactDictionary(data)
    var part = Part(subroutines: .empty(table))
    part.variationIndex = own.values(CompactDictionary.variationIndex)?.last ?? 0
    if let offset = own.values(CompactDictionary.subroutines)?.last, offset != 0 {
      part.subroutines = try CompactIndex(table, at: start &+ offset, version: version)
    }
    return part
  }

  // MARK: - Glyphs

  /// The part of the font that a glyph's charstring uses in addition to the global subroutines.
  func part(of glyph: Int) -> Part {
    let number = selection.map { index(of: glyph, $0) } ?? 0
    return number < parts.count ? parts[number] : Part(subroutines: .empty(data))
  }

  /// Reads FDSelect: one byte per glyph, or ranges of a first glyph and an index, in two widths.
  private func index(of glyph: Int, _ selection: FontData) -> Int {
    switch selection.uint8(at: 0) {
    case 0: return selection.uint8(at: 1 + glyph) ?? 0
    case 3:
      guard let count = selection.uint16(at: 1),
        let ranges = selection.records(at: 3, count: count, stride: 3)
      else { return 0 }
      let next = ranges.firstIndex(notBelow: glyph + 1) { ranges.data.uint16(at: $0) }
      return ranges.data.uint8(at: 3 * (next - 1) + 2) ?? 0
    case 4:
      guard let count = selection.uint32(at: 1),
        let ranges = selection.records(at: 5, count: count, stride: 6)
      else { return 0 }
      let next = ranges.firstIndex(notBelow: glyph + 1) { ranges.data.uint32(at: $0) }
      return ranges.data.uint16(at: 6 * (next - 1) + 4) ?? 0
    default: return 0
    }
  }

  /// The glyph of a character in Adobe's standard encoding, which accented charstrings use.
  func glyph(ofStandardCode code: Int) -> Int? {
    guard let name = StandardEncoding.name(of: code) else { return nil }
    guard charset > 2 else { return name }
    guard let format = data.uint8(at: charset) else { return nil }
    var place = charset + 1
    var glyph = 1
    while glyph < charstrings.count, let first = data.uint16(at: place) {
      let more: Int?
      switch format {
      case 0: more = 0
      case 1: more = data.uint8(at: place + 2)
      default: more = data.uint16(at: place + 2)
      }
      guard let more else { return nil }
      if name >= first, name <= first + more { return glyph + name - first }
      glyph += more + 1
      place += format == 0 ? 2 : format == 1 ? 3 : 4
    }
    return nil
  }
}
