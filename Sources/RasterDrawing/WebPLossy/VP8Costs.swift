// The estimated bit costs of coefficients and modes, in units of 1/256 bit.
//
// Unsafe pointers: tables of this file, at indices that follow from the plane, the position of a
// coefficient in its block, the context, 0…2, and a value that is limited to the table's length.

import RasterValues

/// The planes with separate probabilities (RFC 6386, section 13.3).
enum VP8Plane: Int {
  /// Luma without the first coefficients, which are coded as a separate block.
  case lumaRest
  /// The first coefficients of the 16 blocks of a macroblock.
  case lumaFirst
  case chroma
  case luma
}

/// The bit costs of coefficients for given probabilities.
struct VP8Costs {
  /// The number of values with separate costs; larger values differ only in their extra bits.
  static let valueCount = 68
  /// The distance between the tables of two bands.
  static let bandStride = 3 * valueCount

  /// The bit costs of tokens by plane, band, context and value.
  ///
  /// They include the bit that a block does not end here, except in context 0, in which only the
  /// first coefficient of a block has such a bit.
  private let values: VP8Memory<UInt16>
  /// The bit costs of ending and of continuing a block, by plane, band and context.
  private let ends, goingOn: VP8Memory<UInt16>
  /// The bit costs of the sign and the extra bits, by value.
  private let signs: VP8Memory<UInt16>
  /// The offset of a coefficient's band in the tables, by position.
  private let offsets: VP8Memory<Int>

  /// The bit costs of single bits, by their probability times 256.
  static let bits: [Int] = (0...256).map { probability in
    guard probability > 0 else { return 2048 }
    return (2048 << 4 - logarithm(probability) + 8) >> 4
  }

  /// Returns 4096 · log2 of a number up to 256, by repeated squaring.
  private static func logarithm(_ value: Int) -> Int {
    var (result, mantissa) = (0, UInt64(value) << 24)
    while mantissa >= 2 << 24 {
      mantissa >>= 1
      result += 4096
    }
    var bit = 2048
    while bit > 0 {
      mantissa = (mantissa * mantissa) >> 24
      if mantissa >= 2 << 24 {
        mantissa >>= 1
        result += bit
      }
      bit >>= 1
    }
    return result
  }

  /// Returns the cost of a bit; the probability that it is 0 is in units of 1/256.
  @inline(__always)
  static func length(_ bit: Bool, _ probability: UInt8) -> Int {
    bits[bit ? 256 - Int(probability) : Int(probability)]
  }

  /// Returns the bit cost of a mode.
  static func length(_ path: [VP8Tables.Branch], _ probabilities: ArraySlice<UInt8>) -> Int {
    path.reduce(0) { $0 + length($1.bit, probabilities[probabilities.startIndex + $1.node]) }
  }

  init() {
    values = VP8Memory(repeating: 0, count: 4 * 8 * Self.bandStride)
    (ends, goingOn) = (
      VP8Memory(repeating: 0, count: 4 * 8 * 3), VP8Memory(repeating: 0, count: 4 * 8 * 3)
    )
    offsets = VP8Memory(repeating: 0, count: 17)
    for (index, band) in VP8Tables.bands.enumerated() {
      offsets.base[index] = band * Self.bandStride
    }
    signs = VP8Memory(repeating: 0, count: 2048)
    for value in 1..<2048 {
      var length = 256
      if let category = VP8Tables.categoryStarts.lastIndex(where: { $0 <= value }) {
        let probabilities = VP8Tables.extraBits[category]
        let extra = value - VP8Tables.categoryStarts[category]
        for (index, probability) in probabilities.enumerated() {
          length += Self.length(
            extra >> (probabilities.count - 1 - index) & 1 == 1,
            probability
          )
        }
      }
      signs.base[value] = UInt16(length)
    }
  }

  /// Computes the bit costs for the probabilities of tokens.
  func update(_ probabilities: [UInt8]) {
    for context in 0..<4 * 8 * 3 {
      let p = probabilities[context * 11..<context * 11 + 11]
      let start = p.startIndex
      func length(_ node: Int, _ bit: Bool) -> Int { Self.length(bit, p[start + node]) }
      let goes = length(0, true)
      ends.base[context] = UInt16(length(0, false))
      goingOn.base[context] = UInt16(goes)
      let ahead = context % 3 == 0 ? 0 : goes
      let table = values.base + context * Self.valueCount
      table[0] = UInt16(ahead + length(1, false))
      let some = ahead + length(1, true)
      table[1] = UInt16(some + length(2, false))
      let many = some + length(2, true)
      let (few, more) = (many + length(3, false), many + length(3, true))
      table[2] = UInt16(few + length(4, false))
      table[3] = UInt16(few + length(4, true) + length(5, false))
      table[4] = UInt16(few + length(4, true) + length(5, true))
      let (low, high) = (more + length(6, false), more + length(6, true))
      let (third, fifth) = (high + length(8, false), high + length(8, true))
      let categories = [
        low + length(7, false), low + length(7, true), third + length(9, false),
        third + length(9, true), fifth + length(10, false), fifth + length(10, true),
      ]
      for value in 5..<Self.valueCount {
        let category = VP8Tables.categoryStarts.lastIndex { $0 <= value } ?? 0
        table[value] = UInt16(categories[category])
      }
    }
  }

  /// The bit costs of a plane, as pointers to tables that `VP8Costs` owns.
  struct Plane {
    let values: UnsafePointer<UInt16>
    let ends, goingOn: UnsafePointer<UInt16>
    let signs: UnsafePointer<UInt16>
    let offsets: UnsafePointer<Int>

    /// Returns the table of a coefficient's values in a context.
    @inline(__always)
    func table(_ index: Int, _ context: Int) -> UnsafePointer<UInt16> {
      values + (offsets[index] &+ context &* VP8Costs.valueCount)
    }

    /// Returns the bit cost of a value's token, sign and extra bits, from the table of its context.
    @inline(__always)
    func length(_ magnitude: Int, _ table: UnsafePointer<UInt16>) -> Int {
      Int(table[min(magnitude, VP8Costs.valueCount &- 1)]) &+ Int(signs[magnitude])
    }

    /// Returns the bit cost of ending a block before coefficient `index`.
    @inline(__always)
    func end(_ index: Int, _ context: Int) -> Int {
      Int(ends[offsets[index] / VP8Costs.valueCount &+ context])
    }

    /// Returns the bit cost of not ending a block at its first coefficient.
    @inline(__always)
    func going(_ index: Int, _ context: Int) -> Int {
      Int(goingOn[offsets[index] / VP8Costs.valueCount &+ context])
    }

    /// Returns the bit cost of a block whose last value is before `end`, at `places` in `levels`.
    @inline(__always)
    func length(
      _ levels: UnsafePointer<Int16>,
      _ places: UnsafePointer<Int>,
      _ range: (first: Int, end: Int),
      context: Int
    ) -> Int {
      let (first, last) = (range.first, range.end)
      guard last > first else { return end(first, context) }
      var (total, context) = (context == 0 ? going(first, 0) : 0, context)
      var index = first
      while index < last {
        let magnitude = abs(Int(levels[places[index]]))
        total &+= length(magnitude, table(index, context))
        context = min(magnitude, 2)
        index &+= 1
      }
      return last < 16 ? total &+ end(last, context) : total
    }
  }

  /// Returns the bit costs of a plane; they must not outlive `self`.
  @inline(__always)
  subscript(_ plane: VP8Plane) -> Plane {
    let band = plane.rawValue &* 8
    return Plane(
      values: values.base + band &* Self.bandStride,
      ends: ends.base + band &* 3,
      goingOn: goingOn.base + band &* 3,
      signs: signs.base,
      offsets: offsets.base
    )
  }
}
