// Decoding tables of prefix codes: one lookup for short codes, two for long ones.

/// A decoding table for a prefix code of RFC 1951.
///
/// The table is indexed by the next `width` bits of the stream. A longer code leads to a second
/// table for its remaining bits, which is stored later in `entries`.
///
/// The bits of an entry are:
///
///     0…4    the length of the code in bits; for a link, the number of bits of the second table
///     5…8    the number of extra bits after the code
///     9…10   the kind: 0 literal, 1 length or distance, 2 end of block, 3 link or no code
///     16…31  the literal, the base value, or the index of the second table
///
/// A link to a table of 0 bits marks an invalid code.
struct InflateTable {
  private(set) var entries: ContiguousArray<UInt32> = []
  let width: Int

  static let literal: UInt32 = 0
  static let value: UInt32 = 1
  static let end: UInt32 = 2
  static let link: UInt32 = 3
  static let noCode = link << 9

  /// Creates the table from the code length of each symbol.
  ///
  /// Returns `nil` if the lengths do not form a code. An incomplete code is accepted only if it is
  /// empty or consists of a single code of one bit. `meanings[symbol]` is the entry of the symbol
  /// without its code length.
  init?(lengths: ArraySlice<UInt8>, meanings: [UInt32], width: Int) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var room = 1
    for length in 1...15 {
      room = room * 2 - counts[length]
      if room < 0 { return nil }
    }
    let used = counts.reduce(0, +)
    guard room == 0 || used == 0 || (used == 1 && counts[1] == 1) else { return nil }
    self.width = width
    entries = ContiguousArray(repeating: Self.noCode, count: 1 << width)
    fill(Self.sortedSymbols(lengths, counts: counts), meanings: meanings)
  }

  /// Returns the symbols that have a code, sorted by length and then by number, with their lengths.
  private static func sortedSymbols(
    _ lengths: ArraySlice<UInt8>,
    counts: [Int]
  ) -> [(symbol: Int, length: Int)] {
    var places = [Int](repeating: 0, count: 16)
    for length in 1..<15 { places[length + 1] = places[length] + counts[length] }
    var sorted = [(symbol: Int, length: Int)](
      repeating: (0, 0),
      count: counts.reduce(0, +)
    )
    for (symbol, length) in lengths.enumerated() where length > 0 {
      sorted[places[Int(length)]] = (symbol, Int(length))
      places[Int(length)] += 1
    }
    return sorted
  }

  private mutating func fill(_ symbols: [(symbol: Int, length: Int)], meanings: [UInt32]) {
    var code = 0
    var previousLength = symbols.first?.length ?? 0
    for (index, (symbol, length)) in symbols.enumerated() {
      code <<= length - previousLength
      previousLength = length
      let bits = Self.reversed(code, length: length)
      let meaning = meanings[symbol]
      let entry = meaning == Self.noCode ? meaning : meaning | UInt32(length)
      if length <= width {
        for place in stride(from: bits, to: 1 << width, by: 1 << length) {
          entries[place] = entry
        }
      } else {
        let prefix = bits & (1 << width - 1)
        if entries[prefix] == Self.noCode {
          link(prefix, toTableFor: symbols[index...])
        }
        let start = Int(entries[prefix] >> 16)
        let size = 1 << Int(entries[prefix] & 31)
        for place in stride(from: bits >> width, to: size, by: 1 << (length - width)) {
          entries[start + place] = entry
        }
      }
      code += 1
    }
  }

  /// Adds a second table for `prefix`, wide enough for the codes that share it.
  ///
  /// The first of `symbols` is the first symbol with this prefix. Lengths increase in this order,
  /// so the prefix is complete when the codes have filled its table.
  private mutating func link(
    _ prefix: Int,
    toTableFor symbols: ArraySlice<(symbol: Int, length: Int)>
  ) {
    var bits = (symbols.first?.length ?? width) - width
    var room = 1 << bits
    for (_, length) in symbols {
      while length - width > bits {
        bits += 1
        room *= 2
      }
      room -= 1
      if room == 0 { break }
    }
    entries[prefix] = UInt32(entries.count) << 16 | Self.link << 9 | UInt32(bits)
    entries.append(contentsOf: repeatElement(Self.noCode, count: 1 << bits))
  }

  private static func reversed(_ code: Int, length: Int) -> Int {
    var result = 0
    for bit in 0..<length { result |= (code >> bit & 1) << (length - 1 - bit) }
    return result
  }
}

/// The meanings of symbols, as defined by RFC 1951, section 3.2.5.
enum InflateMeanings {
  /// Symbols 0…255 are literals, 256 ends the block, and 257…285 are match lengths.
  static let literals: [UInt32] = {
    var meanings: [UInt32] = (0..<256).map { UInt32($0) << 16 | InflateTable.literal << 9 }
    meanings.append(InflateTable.end << 9)
    var base = 3
    for index in 0..<28 {
      let extra = index < 4 ? 0 : index / 4 - 1
      meanings.append(meaning(base: base, extra: extra))
      base += 1 << extra
    }
    meanings.append(meaning(base: 258, extra: 0))
    // Symbols 286 and 287 have codes in a fixed block but no meaning.
    meanings += [InflateTable.noCode, InflateTable.noCode]
    return meanings
  }()

  static let distances: [UInt32] = {
    var meanings: [UInt32] = []
    var base = 1
    for index in 0..<30 {
      let extra = index < 2 ? 0 : index / 2 - 1
      meanings.append(meaning(base: base, extra: extra))
      base += 1 << extra
    }
    meanings += [InflateTable.noCode, InflateTable.noCode]
    return meanings
  }()

  /// The symbols of the code that encodes the lengths of the other two codes.
  static let codeLengths: [UInt32] = (0..<19).map { UInt32($0) << 16 }

  private static func meaning(base: Int, extra: Int) -> UInt32 {
    UInt32(base) << 16 | InflateTable.value << 9 | UInt32(extra) << 5
  }
}
