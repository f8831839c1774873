// A prefix code of a WebP file, and its header in the file.

import RasterValues

/// A prefix code for symbols of one kind (RFC 9649, section 6.2).
struct WebPCode {
  /// For each symbol, the codeword times 256 plus its length; 0 if there is none.
  private let codewords: [UInt32]
  /// The lengths of the codewords, for a header that lists them.
  private let lengths: [UInt8]
  /// The one or two symbols of a simple code; nil for all other codes.
  private let simple: [Int]?

  /// Creates the code for symbols with given frequencies.
  init(_ frequencies: [Int]) {
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
    var codewords = [UInt32](repeating: 0, count: frequencies.count)
    if used.count <= 2, used.allSatisfy({ $0 < 256 }) {
      // A single symbol takes no bits.
      simple = used.isEmpty ? [0] : used
      if used.count == 2 { (codewords[used[0]], codewords[used[1]]) = (1, 1 << 8 | 1) }
      (self.codewords, lengths) = (codewords, [])
      return
    }
    simple = nil
    let code = PrefixCode(frequencies: frequencies, maximum: 15)
    lengths = code.lengths
    for (symbol, length) in code.lengths.enumerated() where length > 0 {
      codewords[symbol] = UInt32(code.codes[symbol]) << 8 | UInt32(length)
    }
    self.codewords = codewords
  }

  /// Returns the number of bits for the header and for symbols with given counts.
  func bits(counts: [Int]) -> Int {
    var bits = headerBits
    for (count, codeword) in zip(counts, codewords) { bits &+= count &* Int(codeword & 0xFF) }
    return bits
  }

  @inline(__always)
  func write(_ symbol: Int, to cursor: inout BitCursor) {
    let codeword = codewords[symbol]
    cursor.write(UInt64(codeword &>> 8), width: UInt64(codeword & 0xFF))
  }

  /// The order in which a header lists the lengths of the code for lengths.
  private static let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

  private var headerBits: Int {
    var counter = BitWriter()
    writeHeader(to: &counter)
    return counter.bytes.count * 8 + 8
  }

  func writeHeader(to writer: inout BitWriter) {
    if let simple { return Self.write(simple: simple, to: &writer) }
    // Trailing zeros are omitted.
    let end = (lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let items = CodeLengthRun.runs(of: lengths[..<end])
    var counts = [Int](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = PrefixCode(frequencies: counts, maximum: 7)
    let count = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.write(0, width: 1)
    writer.write(UInt64(count - 4), width: 4)
    for symbol in Self.order[..<count] { writer.write(UInt64(code.lengths[symbol]), width: 3) }
    // The header lists lengths up to the last nonzero one.
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
