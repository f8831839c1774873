// The glyphs of a font with cubic outlines: the table CFF.
//
// Source: Adobe Technical Note 5176, "The Compact Font Format Specification".

/// The table CFF: charstrings, and the subroutines that they call.
struct CompactFont: Sendable {
  let charstrings: CompactIndex
  let globalSubroutines: CompactIndex
  /// The subroutines of each part of the font; there is one part unless it is keyed by CID.
  private let subroutines: [CompactIndex]
  /// Which part each glyph belongs to.
  private let selection: FontData?
  private let data: FontData
  private let charset: Int

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
    charset = top.values(CompactDictionary.charset)?.last ?? 0
    data = table
    guard let fonts = top.values(CompactDictionary.fonts)?.last else {
      subroutines = [try Self.subroutines(top, in: table)]
      selection = nil
      return
    }
    let list = try CompactIndex(table, at: fonts)
    guard (1...256).contains(list.count) else {
      throw .unexpected("CFF ", "number of fonts", expected: "1…256", found: list.count)
    }
    var parts: [CompactIndex] = []
    for index in 0..<list.count {
      guard let part = list[index] else { throw .truncated("CFF ", expected: list.end, in: table) }
      parts.append(try Self.subroutines(CompactDictionary(part), in: table))
    }
    subroutines = parts
    selection = top.values(CompactDictionary.fontSelection)?.last.flatMap { table.from($0) }
  }

  /// The local subroutines of a part; none where it has none.
  private static func subroutines(
    _ dictionary: CompactDictionary,
    in table: FontData
  ) throws(FontError) -> CompactIndex {
    guard let place = dictionary.values(CompactDictionary.privateDictionary), place.count >= 2
    else {
      return .empty(table)
    }
    let (size, start) = (place[place.count - 2], place[place.count - 1])
    guard let part = table.part(at: start, count: size) else {
      throw .unexpected(
        "CFF ",
        "offset of a private dictionary",
        expected: "0…\(table.count)",
        found: start
      )
    }
    guard let offset = CompactDictionary(part).values(CompactDictionary.subroutines)?.last,
      offset != 0
    else { return .empty(table) }
    return try CompactIndex(table, at: start &+ offset)
  }

  // MARK: - Glyphs

  /// The subroutines that a glyph's charstring may call besides the global ones.
  func subroutines(of glyph: Int) -> CompactIndex {
    let index = selection.map { part(of: glyph, $0) } ?? 0
    return index < subroutines.count ? subroutines[index] : .empty(data)
  }

  /// FDSelect: a byte a glyph, or ranges of a first glyph and a byte.
  private func part(of glyph: Int, _ selection: FontData) -> Int {
    switch selection.uint8(at: 0) {
    case 0: return selection.uint8(at: 1 + glyph) ?? 0
    case 3:
      guard let count = selection.uint16(at: 1),
        let ranges = selection.records(at: 3, count: count, stride: 3)
      else { return 0 }
      let next = ranges.firstIndex(notBelow: glyph + 1) { ranges.data.uint16(at: $0) }
      return ranges.data.uint8(at: 3 * (next - 1) + 2) ?? 0
    default: return 0
    }
  }

  /// The glyph of a character of Adobe's standard encoding, as accented charstrings name it.
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

/// Adobe's standard encoding, by the numbers of its names among CFF's standard strings.
enum StandardEncoding {
  /// The first code of each run, how many codes it has, and the first's number.
  private static let runs: [(code: Int, count: Int, name: Int)] = [
    (32, 95, 1), (161, 15, 96), (177, 4, 111), (182, 8, 115), (191, 1, 123), (193, 8, 124),
    (202, 2, 132), (205, 4, 134), (225, 1, 138), (227, 1, 139), (232, 4, 140), (241, 1, 144),
    (245, 1, 145), (248, 4, 146),
  ]

  /// The number of a code's name; nil where the code has no character.
  static func name(of code: Int) -> Int? {
    for run in runs where code >= run.code && code < run.code + run.count {
      return run.name + code - run.code
    }
    return nil
  }
}
