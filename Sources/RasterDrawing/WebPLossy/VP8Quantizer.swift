// Quantizes coefficients, and weighs bits against errors.
//
// Unsafe pointers: strips of 32 values.

import RasterValues

/// The quantization steps for the coefficients of one plane.
struct VP8Steps {
  /// The steps of the first coefficient, and of all others.
  let first, other: Int
  /// The steps, their reciprocals in units of 2⁻¹⁶, and rounding offsets, for a strip's first row.
  fileprivate let firstRow: (step: VP8Lanes, reciprocal: SIMD8<UInt16>, offset: VP8Lanes)
  /// The same values for all other rows.
  fileprivate let otherRow: (step: VP8Lanes, reciprocal: SIMD8<UInt16>, offset: VP8Lanes)

  /// Creates the steps; values above `1 − rounding / 256` of a step are rounded up.
  init(first: Int, other: Int, rounding: (first: Int, other: Int)) {
    (self.first, self.other) = (first, other)
    @inline(__always)
    func row(
      _ first: Int,
      _ rounding: Int
    ) -> (step: VP8Lanes, reciprocal: SIMD8<UInt16>, offset: VP8Lanes) {
      var lanes = (VP8Lanes(), SIMD8<UInt16>(), VP8Lanes())
      for lane in 0..<8 {
        let step = lane % 4 == 0 ? first : other
        let part = lane % 4 == 0 ? rounding : roundingOfOthers
        lanes.0[lane] = Int16(step)
        lanes.1[lane] = UInt16((65_536 + step - 1) / step)
        lanes.2[lane] = Int16((step * part) >> 8)
      }
      return lanes
    }
    let roundingOfOthers = rounding.other
    firstRow = row(first, rounding.first)
    otherRow = row(other, rounding.other)
  }

  /// The squared errors of both blocks, and the positions after their last values.
  typealias Result = (errors: (Int, Int), ends: (Int, Int))

  /// Stores the levels of a strip, in the layout of `VP8Strip`.
  @inline(__always)
  func quantize(_ strip: VP8Strip, into levels: UnsafeMutablePointer<Int16>) -> Result {
    var errors = SIMD4<Int32>()
    var last = VP8Lanes()
    let raw = UnsafeMutableRawPointer(levels)
    @inline(__always)
    func add(
      _ row: VP8Lanes,
      _ steps: (step: VP8Lanes, reciprocal: SIMD8<UInt16>, offset: VP8Lanes),
      ends: VP8Lanes,
      index: Int
    ) {
      let sign = row &>> 15
      let magnitude = unsafeBitCast(
        ((row ^ sign) &- sign) &+ steps.offset,
        to: SIMD8<UInt16>.self
      )
      let level = (vp8HighHalf(magnitude, steps.reciprocal) ^ sign) &- sign
      raw.storeBytes(of: level, toByteOffset: index &* 16, as: VP8Lanes.self)
      errors &+= vp8Squares(row &- level &* steps.step)
      last = vp8Max(last, vp8Selected(ends, where: level))
    }
    add(strip.a, firstRow, ends: VP8Lanes(1, 3, 4, 10, 1, 3, 4, 10), index: 0)
    add(strip.b, otherRow, ends: VP8Lanes(2, 5, 9, 11, 2, 5, 9, 11), index: 1)
    add(strip.c, otherRow, ends: VP8Lanes(6, 8, 12, 15, 6, 8, 12, 15), index: 2)
    add(strip.d, otherRow, ends: VP8Lanes(7, 13, 14, 16, 7, 13, 14, 16), index: 3)
    let ends = (
      Int(max(max(last[0], last[1]), max(last[2], last[3]))),
      Int(max(max(last[4], last[5]), max(last[6], last[7])))
    )
    return ((Int(errors[0] &+ errors[1]), Int(errors[2] &+ errors[3])), ends)
  }

  /// Returns the coefficients of a strip's levels.
  @inline(__always)
  func dequantized(_ levels: UnsafePointer<Int16>) -> VP8Strip {
    let strip = VP8Strip(levels)
    let step = otherRow.step
    return VP8Strip(
      a: strip.a &* firstRow.step,
      b: strip.b &* step,
      c: strip.c &* step,
      d: strip.d &* step
    )
  }
}

/// The steps of a segment, and the price of a bit.
struct VP8Quantizer {
  let luma, lumaFirst, chroma: VP8Steps
  /// The price of 1/256 bit, in units of 2⁻¹⁰ of `VP8Score.errors`.
  let price: Int

  /// The rounding of levels for comparing modes, in units of 1/256 step.
  private static let rounding = (first: 110, other: 84)
  /// The price of a bit: 54 stands for 0.026 squared steps.
  ///
  /// For 30 photographs, 45 and 70 make files about 1 % larger at equal errors.
  private static let priceFactor = 54
  /// The weight of errors in chroma; that of luma is 4.
  ///
  /// A chroma sample affects four pixels, but its errors are smoothed. A weight of 4 makes files
  /// 3 % smaller at equal luma errors, and 7 % larger at equal errors of red, green and blue.
  static let chromaWeight = 7

  /// Creates the steps for an index of 0…127 (RFC 6386, section 9.6; dixie.c, `dequant_init`).
  init(index: Int) {
    let (first, other) = (VP8Quantizers.first(index), VP8Quantizers.other(index))
    luma = VP8Steps(first: first, other: other, rounding: Self.rounding)
    lumaFirst = VP8Steps(
      first: first * 2,
      other: max(other * 155 / 100, 8),
      rounding: Self.rounding
    )
    chroma = VP8Steps(
      first: min(first, 132),
      other: other,
      rounding: Self.rounding
    )
    price = max(1, other * other * Self.priceFactor / 32)
  }
}

/// The errors and the bit cost of an encoding.
struct VP8Score {
  /// The sum of squared errors of samples, times 16.
  var errors = 0
  /// The bit cost, in units of 1/256 bit.
  var length = 0

  /// The sum of both, in units of 2⁻¹⁰ squared errors times 16.
  @inline(__always)
  func cost(_ price: Int) -> Int { errors &<< 10 &+ length &* price }
}
