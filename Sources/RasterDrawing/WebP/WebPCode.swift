// One prefix code of a WebP file, and how the file says what it is.

import RasterValues

/// A prefix code for the symbols of one kind (RFC 9649, section 6.2).
struct WebPCode {
  /// By the symbol: the word times 256, and its length; 0 where there is none.
  private let words: [UInt32]
  /// The lengths of the words, where a header says them one by one.
  private let lengths: [UInt8]
  /// The one symbol, or the two, of a simple code; nil for all others.
  private let simple: [Int]?

  /// The code for symbols that occur so many times.
  init(_ frequencies: [Int]) {
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
    var words = [UInt32](repeating: 0, count: frequencies.count)
    if used.count <= 2, used.allSatisfy({ $0 < 256 }) {
      // One symbol takes no bits at all.
      simple = used.isEmpty ? [0] : used
      if used.count == 2 { (words[used[0]], words[used[1]]) = (1, 1 << 8 | 1) }
      (self.words, lengths) = (words, [])
      return
    }
    simple = nil
    let code = PrefixCode(frequencies: frequencies, maximum: 15)
    lengths = code.lengths
    for (symbol, length) in code.lengths.enumerated() where length > 0 {
      words[symbol] = UInt32(code.codes[symbol]) << 8 | UInt32(length)
    }
    self.words = words
  }

  /// The bits of the header and of symbols that occur so many times.
  func bits(counts: [Int]) -> Int {
    var bits = headerBits
    for (count, word) in zip(counts, words) { bits &+= count &* Int(word & 0xFF) }
    return bits
  }

  @inline(__always)
  func write(_ symbol: Int, to cursor: inout BitCursor) {
    let word = words[symbol]
    cursor.write(UInt64(word &>> 8), width: UInt64(word & 0xFF))
  }

  /// The order in which the lengths of the code of lengths stand.
  private static let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

  private var headerBits: Int {
    var counter = BitWriter()
    writeHeader(to: &counter)
    return counter.bytes.count * 8 + 8
  }

  func writeHeader(to writer: inout BitWriter) {
    if let simple { return Self.write(simple: simple, to: &writer) }
    // Zeros at the end are left out.
    let end = (lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let items = CodeLengthRun.runs(of: lengths[..<end])
    var counts = [Int](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = PrefixCode(frequencies: counts, maximum: 7)
    let count = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.write(0, width: 1)
    writer.write(UInt64(count - 4), width: 4)
    for symbol in Self.order[..<count] { writer.write(UInt64(code.lengths[symbol]), width: 3) }
    // All symbols have a length, down to the last that is not zero.
    let width = max(2, Int.bitWidth - max(items.count - 2, 1).leadingZeroBitCount)
    let evenWidth = (width + 1) / 2 * 2
    writer.write(1, width: 1)
    writer.write(UInt64((evenWidth - 2) / 2), width: 3)
    writer.write(UInt64(items.count - 2), width: UInt64(evenWidth))
    for item in items {
      writer.write(UInt64(code.codes[item.symbol]), width: UInt64(code.lengths[item.symbol]))
      writer.write(item.extra, width: item.width)
    }
  }

  private static func write(simple symbols: [Int], to writer: inout BitWriter) {
    writer.write(1, width: 1)
    writer.write(UInt64(symbols.count - 1), width: 1)
    let isShort = symbols[0] < 2
    writer.write(isShort ? 0 : 1, width: 1)
    writer.write(UInt64(symbols[0]), width: isShort ? 1 : 8)
    if symbols.count > 1 { writer.write(UInt64(symbols[1]), width: 8) }
  }
}
