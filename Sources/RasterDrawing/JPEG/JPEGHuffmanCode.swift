// Optimal Huffman codes for the symbols of a scan.

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
    var nodes = frequencies.indices.filter { frequencies[$0] > 0 }.map { symbol in
      (weight: frequencies[symbol], members: [symbol])
    }
    let reserved = frequencies.count
    nodes.append((0, [reserved]))
    var depths = Array(repeating: 0, count: reserved + 1)
    if nodes.count == 1 { nodes.append((0, [0])) }
    // The two lightest nodes are merged, which adds a bit to their members; at most 257 symbols.
    nodes.sort { ($0.weight, $0.members[0]) > ($1.weight, $1.members[0]) }
    while nodes.count > 1 {
      let (first, second) = (nodes.removeLast(), nodes.removeLast())
      let (weight, members) = (first.weight + second.weight, first.members + second.members)
      for symbol in members { depths[symbol] += 1 }
      let place = nodes.lastIndex { $0.weight > weight }.map { $0 + 1 } ?? 0
      nodes.insert((weight, members), at: place)
    }
    let deepest = depths.max() ?? 0
    var counts = Array(repeating: 0, count: max(deepest, 16) + 1)
    for depth in depths where depth > 0 { counts[depth] += 1 }
    let used = (0..<reserved).filter { depths[$0] > 0 }
    let symbols = used.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { UInt8($0) }
    return (counts, symbols)
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
