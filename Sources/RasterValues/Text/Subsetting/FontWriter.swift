// Writes font files: a directory, tables, and a map from characters to glyphs.
//
// Source: OpenType 1.9, "Organization of an OpenType Font", "cmap".

/// Writes the parts of font files.
enum FontWriter {
  /// A font file that contains these tables, which may be in any order.
  ///
  /// Table checksums are omitted, because readers ignore them.
  static func file(_ tables: [(tag: FontTag, bytes: [UInt8])]) -> [UInt8] {
    let tables = tables.sorted { $0.tag.rawValue < $1.tag.rawValue }
    let hasCharstrings = tables.contains { $0.tag == "CFF " || $0.tag == "CFF2" }
    var bytes: [UInt8] = hasCharstrings ? Array("OTTO".utf8) : [0, 1, 0, 0]
    bytes.append(half: tables.count)
    bytes += [0, 0, 0, 0, 0, 0]
    var content: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables {
      bytes.append(word: Int(table.tag.rawValue))
      bytes += [0, 0, 0, 0]
      bytes.append(word: start + content.count)
      bytes.append(word: table.bytes.count)
      content += table.bytes
      while content.count % 4 != 0 { content.append(0) }
    }
    return bytes + content
  }

  /// The glyphs of characters followed by a variation selector.
  struct Variation {
    let selector: UInt32
    let map: [(scalar: UInt32, glyph: UInt16)]
  }

  /// The cmap table for characters in ascending order and their variation sequences.
  static func characterMap(
    _ map: [(scalar: UInt32, glyph: UInt16)],
    _ variations: [Variation]
  ) -> [UInt8] {
    let characters = groups(map)
    guard !variations.isEmpty else {
      return [0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12] + characters
    }
    var bytes: [UInt8] = [0, 0, 0, 2, 0, 0, 0, 5]
    bytes.append(word: 20 + characters.count)
    bytes += [0, 3, 0, 10, 0, 0, 0, 20]
    return bytes + characters + selections(variations)
  }

  /// A subtable of format 14.
  private static func selections(_ variations: [Variation]) -> [UInt8] {
    let start = 10 + 11 * variations.count
    var (records, maps) = ([UInt8](), [UInt8]())
    for variation in variations {
      records += [UInt8(truncatingIfNeeded: variation.selector >> 16)]
      records.append(half: Int(variation.selector))
      records.append(word: 0)
      records.append(word: start + maps.count)
      maps.append(word: variation.map.count)
      for (scalar, glyph) in variation.map {
        maps += [UInt8(truncatingIfNeeded: scalar >> 16)]
        maps.append(half: Int(scalar))
        maps.append(half: Int(glyph))
      }
    }
    var bytes: [UInt8] = [0, 14]
    bytes.append(word: start + maps.count)
    bytes.append(word: variations.count)
    return bytes + records + maps
  }

  /// A subtable of format 12.
  private static func groups(_ map: [(scalar: UInt32, glyph: UInt16)]) -> [UInt8] {
    var groups: [(first: UInt32, last: UInt32, glyph: UInt16)] = []
    for (scalar, glyph) in map {
      if let group = groups.last, scalar == group.last + 1,
        UInt32(glyph) == UInt32(group.glyph) + (scalar - group.first)
      {
        groups[groups.count - 1].last = scalar
      } else {
        groups.append((scalar, scalar, glyph))
      }
    }
    var bytes: [UInt8] = [0, 12, 0, 0]
    bytes.append(word: 16 + 12 * groups.count)
    bytes.append(word: 0)
    bytes.append(word: groups.count)
    for group in groups {
      bytes.append(word: Int(group.first))
      bytes.append(word: Int(group.last))
      bytes.append(word: Int(group.glyph))
    }
    return bytes
  }
}

extension [UInt8] {
  /// Appends the low 16 bits of a number, big-endian.
  mutating func append(half value: Int) {
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }

  /// Appends the low 32 bits of a number, big-endian.
  mutating func append(word value: Int) {
    append(half: value >> 16)
    append(half: value)
  }
}
