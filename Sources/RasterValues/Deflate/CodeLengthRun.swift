// A sequence of code lengths, with runs of equal lengths shortened.

/// A code length, or a run of equal ones: RFC 1951, section 3.2.7, and RFC 9649, section 6.2.1.
package struct CodeLengthRun {
  /// The symbol of the length or run.
  ///
  /// A length is 0…15. Symbol 16 repeats the previous length 3…6 times. Symbols 17 and 18 are runs
  /// of 3…10 and 11…138 zeros.
  package private(set) var symbol: Int
  /// The extra bits after the symbol, and their number.
  package private(set) var extra: UInt64 = 0
  package private(set) var width: UInt64 = 0

  /// Returns the shortest sequence of runs for all lengths.
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
