// Reads the prefix codes of lossless WebP images, and builds their decoding tables.
//
// Source: RFC 9649, sections 3.7.1 and 3.7.2.

/// The decoding table of a prefix code: a range of the entries of `VP8LCodes`.
struct VP8LTable {
  var start: Int32 = 0
  /// The number of bits of the index into the table.
  var width: Int32 = 0
}

/// Five prefix codes that are used together for a part of an image.
struct VP8LGroup {
  /// The code of green values, of lengths and of indices into the colour cache.
  var green = VP8LTable()
  var red = VP8LTable()
  var blue = VP8LTable()
  var alpha = VP8LTable()
  var distance = VP8LTable()
  /// Red, blue and alpha if each of their codes has a single symbol, which takes no bits.
  var constant: UInt32?
}

/// The decoding tables of all prefix codes of an image.
///
/// A table is indexed by the next bits of the stream, at most eight. A longer code leads to a
/// second table for its remaining bits. The bits of an entry are:
///
///     0…4    the length of the code in bits, or the part of it after the first table;
///            for a link, the number of bits of the second table
///     5      whether the entry is a link
///     8…31   the symbol, or the index of the second table
///
/// Tables are no wider than their longest code, so that they take at most 400 bytes for each byte
/// of the file.
struct VP8LCodes {
  static let link: UInt32 = 32
  static let lengthMask: UInt32 = 31
  private static let rootWidth = 8
  private static let longest = 15
  private static let lengthSymbols = 24
  private static let distanceSymbols = 40

  private(set) var entries: [UInt32] = []
  private(set) var groups: [VP8LGroup] = []
  private var lengths: [UInt8] = []
  private var sorted: [UInt16] = []

  /// Reads the five codes of a group.
  ///
  /// `cacheSize` is the number of colours in the colour cache.
  mutating func readGroup(_ bits: inout BitReader, cacheSize: Int) throws(WebPError) {
    // Indices of entries have 24 bits, which is enough for more than 4,000 of the largest groups.
    guard entries.count < 1 << 23 else { throw .badCode }
    var group = VP8LGroup()
    group.green = try readTable(&bits, count: 256 + Self.lengthSymbols + cacheSize)
    group.red = try readTable(&bits, count: 256)
    group.blue = try readTable(&bits, count: 256)
    group.alpha = try readTable(&bits, count: 256)
    group.distance = try readTable(&bits, count: Self.distanceSymbols)
    if group.red.width == 0, group.blue.width == 0, group.alpha.width == 0 {
      func symbol(_ table: VP8LTable) -> UInt32 { entries[Int(table.start)] >> 8 }
      group.constant = symbol(group.alpha) << 24 | symbol(group.red) << 16 | symbol(group.blue)
    }
    groups.append(group)
  }

  /// Reads the codes of a group that no pixel uses.
  mutating func skipGroup(_ bits: inout BitReader, cacheSize: Int) throws(WebPError) {
    let count = entries.count
    try readGroup(&bits, cacheSize: cacheSize)
    entries.removeSubrange(count...)
    groups[groups.count - 1] = VP8LGroup()
  }

  /// Reads the code lengths of `count` symbols, and builds a table.
  private mutating func readTable(
    _ bits: inout BitReader,
    count: Int
  ) throws(WebPError) -> VP8LTable {
    if bits.take(1) == 1 {
      let isPair = bits.take(1) == 1
      let first = bits.take(bits.take(1) == 1 ? 8 : 1)
      let second = isPair ? bits.take(8) : first
      guard first < count, second < count else { throw .badCode }
      guard !bits.isPastEnd else { throw .truncated }
      return addTable(first, second)
    }
    lengths.removeAll(keepingCapacity: true)
    lengths.append(contentsOf: repeatElement(0, count: count))
    try readLengths(&bits)
    guard !bits.isPastEnd else { throw .truncated }
    return try build()
  }

  /// Adds a table for one symbol, or for two different symbols.
  private mutating func addTable(_ first: Int, _ second: Int) -> VP8LTable {
    let start = Int32(entries.count)
    guard first != second else {
      entries.append(UInt32(first) << 8)
      return VP8LTable(start: start, width: 0)
    }
    entries.append(UInt32(min(first, second)) << 8 | 1)
    entries.append(UInt32(max(first, second)) << 8 | 1)
    return VP8LTable(start: start, width: 1)
  }

  /// The order in which the lengths of the codes for code lengths are stored.
  private static let lengthOrder: [Int] = [
    17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ]

  /// Reads code lengths that are stored with a prefix code.
  private mutating func readLengths(_ bits: inout BitReader) throws(WebPError) {
    let count = lengths.count
    let stored = 4 + bits.take(4)
    var codes = VP8LCodes()
    codes.lengths = [UInt8](repeating: 0, count: 19)
    for symbol in Self.lengthOrder.prefix(stored) {
      codes.lengths[symbol] = UInt8(bits.take(3))
    }
    guard !bits.isPastEnd else { throw .truncated }
    let table = try codes.build()
    var symbols = count
    if bits.take(1) == 1 {
      symbols = 2 + bits.take(2 + 2 * bits.take(3))
      guard symbols <= count else { throw .badCode }
    }
    var (index, previous) = (0, 8 as UInt8)
    while index < count, symbols > 0 {
      symbols -= 1
      bits.refill()
      let entry = codes.entries[bits.peek(Int(table.width))]
      bits.drop(Int(entry & Self.lengthMask))
      let symbol = entry >> 8
      if symbol < 16 {
        lengths[index] = UInt8(symbol)
        if symbol > 0 { previous = UInt8(symbol) }
        index += 1
        continue
      }
      let value = symbol == 16 ? previous : 0
      let run =
        symbol == 16
        ? 3 + bits.takeWithin(2) : symbol == 17 ? 3 + bits.takeWithin(3) : 11 + bits.takeWithin(7)
      guard !bits.isPastEnd else { throw .truncated }
      guard index + run <= count else { throw .badCode }
      for place in index..<index + run { lengths[place] = value }
      index += run
    }
  }
}

extension VP8LCodes {
  /// Adds a table for `lengths`.
  ///
  /// A code of a single symbol takes no bits; other codes must be complete.
  private mutating func build() throws(WebPError) -> VP8LTable {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var room = 1
    for length in 1...Self.longest {
      room = room * 2 - counts[length]
      guard room >= 0 else { throw .badCode }
    }
    sortSymbols(counts)
    guard let first = sorted.first else { throw .badCode }
    guard sorted.count > 1 else { return addTable(Int(first), Int(first)) }
    let start = entries.count
    guard room == 0 else { throw .badCode }
    let longest = Int(lengths[Int(sorted[sorted.count - 1])])
    let width = min(longest, Self.rootWidth)
    entries.append(contentsOf: repeatElement(0, count: 1 << width))
    fill(start, width)
    return VP8LTable(start: Int32(start), width: Int32(width))
  }

  /// Sorts the symbols that have a code by length, and then by number.
  private mutating func sortSymbols(_ counts: [Int]) {
    var places = [Int](repeating: 0, count: Self.longest + 2)
    for length in 1...Self.longest { places[length + 1] = places[length] + counts[length] }
    sorted.removeAll(keepingCapacity: true)
    sorted.append(contentsOf: repeatElement(0, count: places[Self.longest + 1]))
    for (symbol, length) in lengths.enumerated() where length > 0 {
      sorted[places[Int(length)]] = UInt16(symbol)
      places[Int(length)] += 1
    }
  }

  private mutating func fill(_ start: Int, _ width: Int) {
    // Codes are assigned in order; `code` holds the bits in the order of the stream.
    var code = 0
    var (prefix, second, secondWidth) = (-1, 0, 0)
    for index in sorted.indices {
      let length = Int(lengths[Int(sorted[index])])
      let symbol = UInt32(sorted[index]) << 8
      if length <= width {
        let entry = symbol | UInt32(length)
        for place in stride(from: code, to: 1 << width, by: 1 << length) {
          entries[start + place] = entry
        }
      } else {
        if code & (1 << width - 1) != prefix {
          prefix = code & (1 << width - 1)
          secondWidth = self.secondWidth(index, width)
          second = entries.count
          entries.append(contentsOf: repeatElement(0, count: 1 << secondWidth))
          entries[start + prefix] = UInt32(second) << 8 | Self.link | UInt32(secondWidth)
        }
        let entry = symbol | UInt32(length - width)
        for place in stride(from: code >> width, to: 1 << secondWidth, by: 1 << (length - width)) {
          entries[second + place] = entry
        }
      }
      // Adding 1 to a code whose first bit is the lowest: the carry goes towards lower bits.
      var bit = 1 << (length - 1)
      while code & bit != 0 {
        code ^= bit
        bit >>= 1
      }
      code |= bit
    }
  }

  /// Returns the width of a second table, whose first symbol has the given index.
  ///
  /// Lengths increase in this order, so the table is complete when its codes fill it.
  private func secondWidth(_ first: Int, _ width: Int) -> Int {
    var bits = Int(lengths[Int(sorted[first])]) - width
    var room = 1 << bits
    for symbol in sorted[first...] {
      let length = Int(lengths[Int(symbol)]) - width
      room <<= length - bits
      bits = length
      room -= 1
      if room == 0 { break }
    }
    return bits
  }
}
