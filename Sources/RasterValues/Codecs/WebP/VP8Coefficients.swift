// Decodes the coefficients of VP8 macroblocks.
//
// Unsafe pointers: the probabilities, whose last position is that after the 16th coefficient; the
// coefficients of 25 blocks; and the flags of the blocks above, nine for each column.
//
// Source: RFC 6386, section 13.

/// The probabilities of tokens: 16 bytes for each of 4 planes, 17 positions and 3 contexts.
struct VP8TokenTable {
  static let planeStride = positionStride * 17
  static let positionStride = contextStride * 3
  static let contextStride = 16

  private(set) var probabilities = [UInt8](repeating: 0, count: 4 * planeStride)

  /// The band of each position.
  private static let bands = [0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7]

  /// Reads the changes of the initial probabilities.
  init(_ reader: inout VP8BoolReader) {
    var values = VP8TokenProbabilities.initial
    for index in values.indices {
      reader.refill()
      if reader.bit(VP8TokenProbabilities.updates[index]) {
        values[index] = UInt8(reader.number(8))
      }
    }
    let count = VP8TokenProbabilities.count
    for plane in 0..<4 {
      for (position, band) in Self.bands.enumerated() {
        for context in 0..<3 {
          let source = ((plane * 8 + band) * 3 + context) * count
          let target = plane * Self.planeStride + position * Self.positionStride
          for index in 0..<count {
            probabilities[target + context * Self.contextStride + index] = values[source + index]
          }
        }
      }
    }
  }
}

/// The coefficients of a block that may differ from 0.
enum VP8Extent: UInt8 {
  case none
  /// Only the first coefficient.
  case flat
  case whole
}

/// Decodes the coefficients of macroblocks.
struct VP8CoefficientReader {
  /// 16 luma blocks, 4 of U, 4 of V, and the block with the first coefficients of luma blocks.
  let blocks: UnsafeMutablePointer<Int16>
  /// The extent of each block, except for the last one.
  let extents: UnsafeMutablePointer<VP8Extent>
  private let probabilities: UnsafePointer<UInt8>
  /// Whether blocks above have coefficients: 4 of luma, 2 of U, 2 of V, and the additional one.
  private let above: UnsafeMutablePointer<UInt8>
  private let left: UnsafeMutablePointer<UInt8>

  /// The number of flags of a column, of which nine are used.
  static let flagCount = 16

  init(
    blocks: UnsafeMutablePointer<Int16>,
    extents: UnsafeMutablePointer<VP8Extent>,
    probabilities: UnsafePointer<UInt8>,
    flags: UnsafeMutablePointer<UInt8>
  ) {
    (self.blocks, self.extents, self.probabilities) = (blocks, extents, probabilities)
    left = flags
    above = flags + Self.flagCount
  }

  func startRow() { left.update(repeating: 0, count: Self.flagCount) }

  /// Notes that a macroblock has no coefficients.
  func skip(_ block: VP8Macroblock, column: Int) {
    let above = above + column &* Self.flagCount
    // Only macroblocks that could have an additional block change its flag.
    let count = block.luma == .subblocks ? 8 : 9
    above.update(repeating: 0, count: count)
    left.update(repeating: 0, count: count)
  }

  /// Decodes a macroblock; returns whether any block has coefficients.
  func read(
    _ reader: inout VP8BoolReader,
    _ block: VP8Macroblock,
    _ factors: VP8Settings.Factors,
    column: Int
  ) -> Bool {
    // A copy that the compiler can hold in registers.
    var bits = reader
    defer { reader = bits }
    let above = above + column &* Self.flagCount
    var plane = probabilities + 3 &* VP8TokenTable.planeStride
    var first = 0
    if block.luma != .subblocks {
      let second = blocks + 24 &* 16
      let context = Int(above[8] &+ left[8])
      let count = bits.tokens(
        Tokens(probabilities + VP8TokenTable.planeStride, factors.second, from: 0, context),
        into: second
      )
      (above[8], left[8]) = count > 0 ? (1, 1) : (0, 0)
      if count > 0 { VP8Transform.distribute(second, to: blocks) }
      (plane, first) = (probabilities, 1)
    }
    var all: UInt8 = 0
    for y in 0..<4 {
      for x in 0..<4 {
        let context = Int(above[x] &+ left[y])
        let target = blocks + (y &* 4 &+ x) &* 16
        let count = bits.tokens(Tokens(plane, factors.luma, from: first, context), into: target)
        (above[x], left[y]) = count > first ? (1, 1) : (0, 0)
        let extent: VP8Extent = count > 1 ? .whole : target[0] != 0 ? .flat : .none
        extents[y &* 4 &+ x] = extent
        all |= extent.rawValue
      }
    }
    return readChroma(&bits, factors, above: above) | all != 0
  }

  private func readChroma(
    _ reader: inout VP8BoolReader,
    _ factors: VP8Settings.Factors,
    above: UnsafeMutablePointer<UInt8>
  ) -> UInt8 {
    var bits = reader
    defer { reader = bits }
    var all: UInt8 = 0
    let plane = probabilities + 2 &* VP8TokenTable.planeStride
    for index in 0..<8 {
      let flags = 4 &+ index / 4 &* 2
      let (x, y) = (flags &+ index & 1, flags &+ (index &>> 1) & 1)
      let context = Int(above[x] &+ left[y])
      let target = blocks + (16 &+ index) &* 16
      let count = bits.tokens(Tokens(plane, factors.chroma, from: 0, context), into: target)
      (above[x], left[y]) = count > 0 ? (1, 1) : (0, 0)
      let extent: VP8Extent = count > 1 ? .whole : target[0] != 0 ? .flat : .none
      extents[16 &+ index] = extent
      all |= extent.rawValue
    }
    return all
  }
}

/// The parameters of decoding a block.
private struct Tokens {
  /// The probabilities of the block's plane.
  let plane: UnsafePointer<UInt8>
  let factors: (Int, Int)
  /// The position of the first coefficient.
  let first: Int
  /// The number of neighbouring blocks that have coefficients.
  let context: Int

  @inline(__always)
  init(_ plane: UnsafePointer<UInt8>, _ factors: (Int, Int), from first: Int, _ context: Int) {
    (self.plane, self.factors, self.first, self.context) = (plane, factors, first, context)
  }

  /// Returns the probabilities of a position.
  @inline(__always)
  func probabilities(_ position: Int, _ context: Int) -> UnsafePointer<UInt8> {
    plane + (position &* VP8TokenTable.positionStride &+ context &* VP8TokenTable.contextStride)
  }
}

/// Returns the index of a coefficient of a block in row order, from its position in zigzag order.
///
/// The indices are the digits of a number, which needs no access to memory.
///
/// Source: RFC 6386, section 13.
@inline(__always)
private func zigzag(_ position: Int) -> Int {
  let digits: UInt64 = 0xFEB7_ADC9_6325_8410
  return Int(truncatingIfNeeded: digits &>> UInt64(truncatingIfNeeded: position &* 4) & 15)
}

extension VP8BoolReader {
  /// Decodes the coefficients of a block, multiplied by their factors.
  ///
  /// Returns the position after the last token other than the end of the block.
  @inline(__always)
  fileprivate mutating func tokens(
    _ tokens: Tokens,
    into block: UnsafeMutablePointer<Int16>
  ) -> Int {
    refill()
    guard bit(tokens.probabilities(tokens.first, tokens.context)[0]) else { return tokens.first }
    return moreTokens(tokens, into: block)
  }

  /// Decodes the coefficients of a block that is not empty.
  @inline(never)
  private mutating func moreTokens(
    _ tokens: Tokens,
    into block: UnsafeMutablePointer<Int16>
  ) -> Int {
    // A copy that the compiler can hold in registers.
    var reader = self
    defer { self = reader }
    var position = tokens.first
    var p = tokens.probabilities(position, tokens.context)
    reader.refill()
    while position < 16 {
      while !reader.bit(p[1]) {
        position &+= 1
        if position == 16 { return 16 }
        p = tokens.probabilities(position, 0)
        reader.refill()
      }
      var value = 1
      if reader.bit(p[2]) {
        value = reader.large(p)
        p = tokens.probabilities(position &+ 1, 2)
      } else {
        p = tokens.probabilities(position &+ 1, 1)
      }
      let factor = position == 0 ? tokens.factors.0 : tokens.factors.1
      let product = reader.signed(value) &* factor
      block[zigzag(position)] = Int16(truncatingIfNeeded: product)
      position &+= 1
      if position == 16 { break }
      reader.refill()
      guard reader.bit(p[0]) else { return position }
    }
    return 16
  }

  /// Decodes an absolute value of at least 2.
  @inline(never)
  private mutating func large(_ p: UnsafePointer<UInt8>) -> Int {
    refill()
    defer { refill() }
    if !bit(p[3]) {
      guard bit(p[4]) else { return 2 }
      return bit(p[5]) ? 4 : 3
    }
    if !bit(p[6]) {
      guard bit(p[7]) else { return bit(159) ? 6 : 5 }
      let high = bit(165) ? 2 : 0
      return 7 &+ high &+ (bit(145) ? 1 : 0)
    }
    // The categories of values with the same number of extra bits, from 3 to 5, and 11.
    let isHigh = bit(p[8])
    let category = (isHigh ? 2 : 0) &+ (bit(isHigh ? p[10] : p[9]) ? 1 : 0)
    let (low, high) = Self.extraProbabilities(category)
    return 3 &+ 8 &<< category &+ extra(low, high)
  }

  /// Returns the probabilities of the extra bits of a category, from the highest byte on.
  private static func extraProbabilities(_ category: Int) -> (UInt64, UInt64) {
    switch category {
    case 0: (0xAD94_8C00_0000_0000, 0)
    case 1: (0xB09B_8C87_0000_0000, 0)
    case 2: (0xB49D_8D86_8200_0000, 0)
    default: (0xFEFE_F3E6_C4B1_998C, 0x8582_8100_0000_0000)
    }
  }

  /// Reads a number whose bits have the given probabilities, up to the first probability of 0.
  private mutating func extra(_ low: UInt64, _ high: UInt64) -> Int {
    var (first, second, result) = (low, high, 0)
    while first != 0 {
      refill()
      let isSet = bit(UInt8(truncatingIfNeeded: first &>> 56))
      result = result &<< 1 | (isSet ? 1 : 0)
      first = first &<< 8 | second &>> 56
      second &<<= 8
    }
    return result
  }
}
