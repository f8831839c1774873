// The kerning of fonts without kerning in GPOS: the kern table, format 0.
//
// Source: OpenType 1.9, "kern"; Apple's TrueType Reference Manual, "The 'kern' table".

/// Pairs of glyphs, and the adjustments of the first glyph's advance.
struct KernTable: Sendable {
  /// Six bytes per pair, in ascending order: left, right, amount.
  private let lists: [FontRecords]

  /// The maximum number of subtables, which is more than any font has.
  private static let limit = 64

  /// Reads horizontal pairs; subtables of other formats are ignored.
  init(_ table: FontData) throws(FontError) {
    guard let version = table.uint16(at: 0) else {
      throw .truncated("kern", expected: 4, in: table)
    }
    // Apple's version has wider fields and different flags.
    let isApple = version == 1
    let header = isApple ? 8 : 6
    let count = isApple ? table.uint32(at: 4) : table.uint16(at: 2)
    guard let count else { throw .truncated("kern", expected: isApple ? 8 : 4, in: table) }
    guard count <= Self.limit else {
      throw .unexpected("kern", "number of subtables", expected: "0…\(Self.limit)", found: count)
    }
    var place = isApple ? 8 : 4
    var lists: [FontRecords] = []
    for _ in 0..<count {
      guard let length = isApple ? table.uint32(at: place) : table.uint16(at: place + 2),
        let coverage = table.uint16(at: place + 4)
      else { throw .truncated("kern", expected: place &+ header, in: table) }
      // The flags must state horizontal kerning along the line, no minimum values, and format 0.
      if coverage & (isApple ? 0xE0FF : 0xFF07) == (isApple ? 0 : 1) {
        lists.append(try Self.pairs(table, at: place + header))
      }
      place &+= max(length, header)
      guard place >= 0, place <= table.count else { break }
    }
    self.lists = lists
  }

  /// The pairs of a subtable, which may exceed its 16-bit length: from 10,921 pairs on.
  private static func pairs(_ table: FontData, at place: Int) throws(FontError) -> FontRecords {
    let count = table.uint16(at: place) ?? 0
    guard let list = table.records(at: place + 8, count: count, stride: 6) else {
      throw .truncated("kern", expected: place + 8 + 6 * count, in: table)
    }
    return list
  }

  /// The kerning between two glyphs; 0 for most pairs.
  func amount(_ left: Int, _ right: Int) -> Int {
    // The key is signed, so that a pair fits into a 32-bit `Int`.
    let key = (left - 0x8000) * 0x10000 + right
    var sum = 0
    for list in lists {
      let index = list.firstIndex(notBelow: key) { offset in
        guard let high = list.data.int16(at: offset), let low = list.data.uint16(at: offset + 2)
        else { return nil }
        return (high & 0xFFFF - 0x8000) * 0x10000 + low
      }
      if list.uint16(index) == left, list.uint16(index, at: 2) == right {
        sum += list.data.int16(at: 6 * index + 4) ?? 0
      }
    }
    return sum
  }
}
