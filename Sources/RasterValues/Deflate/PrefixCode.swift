// Builds length-limited prefix codes for given frequencies, with nearly minimal average length.

/// A canonical prefix code of RFC 1951, section 3.2.2.
package struct PrefixCode {
  /// The length of each symbol's code; 0 for a symbol that does not occur.
  package private(set) var lengths: [UInt8]
  /// Each symbol's code with its first bit lowest, in stream order.
  package private(set) var codes: [UInt16]

  /// Creates the code with the given lengths.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = [UInt16](repeating: 0, count: lengths.count)
    var next = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...16 { next[length] = (next[length - 1] + next[length]) << 1 }
    // `next[n]` is now the first code with n bits.
    for (symbol, length) in lengths.enumerated() where length > 0 {
      codes[symbol] = Self.reversed(next[Int(length)], length: Int(length))
      next[Int(length)] += 1
    }
  }

  /// Creates a code for symbols with the given frequencies, with at most `maximum` bits.
  ///
  /// Symbols with equal frequencies are ordered by their number, so equal input gives equal codes.
  /// If fewer than two symbols occur, other symbols get a code as well, so that every code is
  /// complete.
  package init(frequencies: [Int], maximum: Int) {
    // Frequency first, then symbol: sorting integers is three times as fast as sorting pairs.
    var used: [UInt64] = []
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      used.append(UInt64(frequency) << 16 | UInt64(symbol))
    }
    for symbol in frequencies.indices.prefix(2) where used.count < 2 && frequencies[symbol] == 0 {
      used.append(1 << 16 | UInt64(symbol))
    }
    used.sort()
    let depths = Self.depths(of: used.map { Int($0 >> 16) })
    var counts = [Int](repeating: 0, count: maximum + 1)
    for depth in depths { counts[min(depth, maximum)] += 1 }
    Self.limit(&counts)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var index = 0
    for length in (1...maximum).reversed() {
      for _ in 0..<counts[length] {
        lengths[Int(used[index] & 0xFFFF)] = UInt8(length)
        index += 1
      }
    }
    self.init(lengths: lengths)
  }

  /// Returns the depth of each leaf of the Huffman tree, for weights in ascending order.
  ///
  /// There are two queues, one of leaves and one of joined nodes, both in ascending order. The two
  /// lightest nodes are joined until one node remains; of equal nodes, leaves are joined first.
  /// Depths are then computed from the root downwards.
  package static func depths(of weights: [Int]) -> [Int] {
    let count = weights.count
    var nodes = weights
    var parents = [Int](repeating: 0, count: 2 * count)
    var leaf = 0
    var joined = count
    for node in count..<(2 * count - 1) {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (joined >= node || nodes[leaf] <= nodes[joined])
        let lighter = takesLeaf ? leaf : joined
        if takesLeaf { leaf += 1 } else { joined += 1 }
        sum &+= nodes[lighter]
        parents[lighter] = node
      }
      nodes.append(sum)
    }
    var depths = [Int](repeating: 0, count: 2 * count)
    for node in (0..<2 * count - 2).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<count])
  }

  /// Lengthens short codes to make room for those that were shortened to the maximum.
  ///
  /// With `counts[n]` codes of n bits, Σ counts[n] · 2^(max − n) must be at most 2^max. Replacing a
  /// code of n bits by two codes of n + 1 bits, one of which takes the place of a code of maximum
  /// length, frees one unit.
  private static func limit(_ counts: inout [Int]) {
    let maximum = counts.count - 1
    var total = 0
    for length in 1...maximum { total += counts[length] << (maximum - length) }
    while total > 1 << maximum {
      var length = maximum - 1
      while length > 1, counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[maximum] -= 1
      total -= 1
    }
  }

  private static func reversed(_ code: Int, length: Int) -> UInt16 {
    var result = 0
    for bit in 0..<length { result |= (code >> bit & 1) << (length - 1 - bit) }
    return UInt16(truncatingIfNeeded: result)
  }
}
