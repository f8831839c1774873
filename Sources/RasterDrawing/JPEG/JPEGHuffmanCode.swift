// The shortest codes for the symbols of a scan.

/// A Huffman code of JPEG: words of up to 16 bits, none of ones alone (ITU-T T.81, annexes C and K.2).
struct JPEGHuffmanCode {
  /// The number of words of each length, from 1 on.
  private(set) var counts = Array(repeating: 0, count: 16)
  /// The symbols in the order of their words.
  private(set) var symbols: [UInt8] = []
  /// By the symbol: the word, and its length in the lowest byte; 0 where there is none.
  private(set) var words = Array(repeating: UInt32(0), count: 256)

  /// The shortest code for symbols that occur so many times.
  init(_ frequencies: [Int]) {
    var lengths = Self.lengths(frequencies)
    Self.limit(&lengths.counts)
    // Symbols take words from the shortest on, those that occur most first; of equals the least.
    symbols = lengths.symbols
    counts = Array(lengths.counts[1...16])
    var (word, index): (UInt32, Int) = (0, 0)
    for length in 1...16 {
      for _ in 0..<counts[length - 1] {
        words[Int(symbols[index])] = word << 8 | UInt32(length)
        word += 1
        index += 1
      }
      word <<= 1
    }
  }

  /// The segment that a file has for it: lengths, then symbols.
  var bytes: [UInt8] { counts.map { UInt8($0) } + symbols }

  /// How many words have each length without a limit, and the symbols from the shortest word on.
  ///
  /// A symbol that never occurs is added, so that the word of ones alone, which is its, is left out.
  private static func lengths(_ frequencies: [Int]) -> (counts: [Int], symbols: [UInt8]) {
    var nodes = frequencies.indices.filter { frequencies[$0] > 0 }.map { symbol in
      (weight: frequencies[symbol], members: [symbol])
    }
    let reserved = frequencies.count
    nodes.append((0, [reserved]))
    var depths = Array(repeating: 0, count: reserved + 1)
    if nodes.count == 1 { nodes.append((0, [0])) }
    // Two lightest become one, whose members' words are a bit longer; some hundred symbols at most.
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

  /// Shortens words of more than 16 bits, and gives up the longest one, of ones alone (figure K.3).
  private static func limit(_ counts: inout [Int]) {
    var length = counts.count - 1
    while length > 16 {
      while counts[length] > 0 {
        // Two of the longest: one takes the place of their stem, the other shares a shorter word's.
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
