// The lengths of a code's words, one after the other, with runs shortened.

/// A length, or a run of equal ones: RFC 1951, section 3.2.7, and RFC 9649, section 6.2.1.
package struct CodeLengthRun {
  /// A length of 0…15; 16 for the last one 3…6 times more, 17 and 18 for 3…10 and 11…138 zeros.
  package private(set) var symbol: Int
  /// The bits behind the symbol, and how many they are.
  package private(set) var extra: UInt64 = 0
  package private(set) var width: UInt64 = 0

  /// The fewest runs that say all lengths.
  package static func runs(of lengths: ArraySlice<UInt8>) -> [CodeLengthRun] {
    var runs: [CodeLengthRun] = []
    var start = lengths.startIndex
    while start < lengths.endIndex {
      let length = lengths[start]
      var count = 1
      while start + count < lengths.endIndex, lengths[start + count] == length { count += 1 }
      start += count
      if length > 0 {
        runs.append(CodeLengthRun(symbol: Int(length)))
        count -= 1
      }
      while count >= 3 {
        let part = min(count, length > 0 ? 6 : 138)
        runs.append(CodeLengthRun(of: part, areZeros: length == 0))
        count -= part
      }
      for _ in 0..<count { runs.append(CodeLengthRun(symbol: Int(length))) }
    }
    return runs
  }

  private init(symbol: Int) { self.symbol = symbol }

  private init(of count: Int, areZeros: Bool) {
    let (symbol, least, width) =
      !areZeros ? (16, 3, 2) : count <= 10 ? (17, 3, 3) : (18, 11, 7)
    self.symbol = symbol
    extra = UInt64(count - least)
    self.width = UInt64(width)
  }
}
