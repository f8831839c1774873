// The prefix codes of a deflate block, and the header that describes them.

/// The code of literals and match lengths, and the code of distances.
struct DeflateCodes {
  let literals: PrefixCode
  let distances: PrefixCode

  init(literalCounts: [Int], distanceCounts: [Int]) {
    literals = PrefixCode(frequencies: literalCounts, maximum: 15)
    distances = PrefixCode(frequencies: distanceCounts, maximum: 15)
  }

  private init(literals: PrefixCode, distances: PrefixCode) {
    self.literals = literals
    self.distances = distances
  }

  /// The fixed codes, which need no description: RFC 1951, section 3.2.6.
  static let fixed = DeflateCodes(
    literals: PrefixCode(
      lengths: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
        + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)
    ),
    distances: PrefixCode(lengths: Array(repeating: 5, count: 32))
  )
}

extension PrefixCode {
  /// Each symbol's code multiplied by 256, plus its length.
  var packed: ContiguousArray<UInt64> {
    ContiguousArray(zip(codes, lengths).map { UInt64($0) << 8 | UInt64($1) })
  }
}

/// The description of a block's codes: RFC 1951, section 3.2.7.
///
/// The lengths of both codes form one sequence, in which runs are shortened. This sequence is
/// encoded with a third code, whose own lengths come first with three bits each.
struct DeflateCodeHeader {
  private let literalCount: Int
  private let distanceCount: Int
  private let lengthCount: Int
  private let items: [CodeLengthRun]
  private let code: PrefixCode

  /// The order in which the lengths of the third code are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ codes: DeflateCodes) {
    let literals = codes.literals.lengths
    let distances = codes.distances.lengths
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = (distances.lastIndex { $0 > 0 } ?? 0) + 1
    items = CodeLengthRun.runs(of: (literals[..<literalCount] + distances[..<distanceCount])[...])
    var counts = [Int](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = PrefixCode(frequencies: counts, maximum: 7)
    self.code = code
    lengthCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
  }

  /// The number of bits of the description.
  var bits: Int {
    items.reduce(14 + 3 * lengthCount) { $0 + Int(code.lengths[$1.symbol]) + Int($1.width) }
  }

  func write(to cursor: inout BitCursor) {
    cursor.write(UInt64(literalCount - 257), width: 5)
    cursor.write(UInt64(distanceCount - 1), width: 5)
    cursor.write(UInt64(lengthCount - 4), width: 4)
    for symbol in Self.order[..<lengthCount] {
      cursor.write(UInt64(code.lengths[symbol]), width: 3)
    }
    for item in items {
      cursor.write(UInt64(code.codes[item.symbol]), width: UInt64(code.lengths[item.symbol]))
      cursor.write(item.extra, width: item.width)
    }
  }
}
