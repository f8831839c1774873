// Optimal Huffman codes for the symbols of a scan.

import RasterValues

/// A Huffman code of JPEG: up to 16 bits, and no codeword of ones only (T.81, annexes C and K.2).
struct JPEGHuffmanCode {
  /// The number of codewords of each length, from 1 bit.
  private(set) var counts = Array(repeating: 0, count: 16)
  /// The symbols in the order of their codewords.
  private(set) var symbols: [UInt8] = []
  /// For each symbol, the codeword with its length in the lowest byte; 0 if there is none.
  private(set) var codewords = Array(repeating: UInt32(0), count: 256)

  /// Creates the optimal code for symbols with given frequencies.
  init(_ frequencies: [Int]) {
    var lengths = Self.lengths(frequencies)
    Self.limit(&lengths.counts)
    // The most frequent symbols get the shortest codewords; ties are resolved by symbol.
    symbols = lengths.symbols
    counts = Array(lengths.counts[1...16])
    var (codeword, index): (UInt32, Int) = (0, 0)
    for length in 1...16 {
      for _ in 0..<counts[length - 1] {
        codewords[Int(symbols[index])] = codeword << 8 | UInt32(length)
        codeword += 1
        index += 1
      }
      codeword <<= 1
    }
  }

  /// The segment of the code in a file: lengths, then symbols.
  var bytes: [UInt8] { counts.map { UInt8($0) } + symbols }

  /// Returns the number of codewords of each unlimited length, and the symbols by length.
  ///
  /// A symbol of frequency 0 is added. It receives the codeword of ones only, which is then
  /// removed.
  private static func lengths(_ frequencies: [Int]) -> (counts: [Int], symbols: [UInt8]) {
    // Frequency first, then symbol.
    var used = [UInt64(frequencies.count)]
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      used.append(UInt64(frequency) << 16 | UInt64(symbol))
    }
    used.sort()
    let depths = PrefixCode.depths(of: used.map { Int($0 >> 16) })
    var counts = Array(repeating: 0, count: max(depths.max() ?? 0, 16) + 1)
    for depth in depths { counts[depth] += 1 }
    let symbols = zip(depths, used).dropFirst().map { depth, symbol in
      depth << 16 | Int(symbol & 0xFF)
    }
    return (counts, symbols.sorted().map { UInt8($0 & 0xFF) })
  }

  /// Limits codewords to 16 bits, and removes the longest one, which consists of ones (figure K.3).
  private static func limit(_ counts: inout [Int]) {
    var length = counts.count - 1
    while length > 16 {
      while counts[length] > 0 {
        // Of two longest codewords, one is replaced by its prefix, and one extends a shorter
        // codeword.
        var shorter = length - 2
        while counts[shorter] == 0 { shorter -= 1 }
        counts[length] -= 2
        counts[length - 1] += 1
        counts[shorter + 1] += 2
        counts[shorter] -= 1
      }
      length -= 1
    }
    while counts[length] == 0 { length -= 1 }
    counts[length] -= 1
  }
}
