// The inverse cosine transform of 8 × 8 blocks to fewer samples, which are means of adjacent ones.
//
// A sample of the inverse transform at x is s₀ + Σ √2 cos((2x + 1)uπ/16) sᵤ, for u from 1 to 7. By
// the sum of cosines, the mean of the samples 2k and 2k + 1 is
//
//     s₀ + Σ √2 cos(uπ/16) cos((2k + 1)uπ/8) sᵤ
//
// in which the term of s₄ is 0, and the mean of the samples 4k to 4k + 3 is
//
//     s₀ + Σ √2 cos(uπ/16) cos(uπ/8) cos((2k + 1)uπ/4) sᵤ
//
// in which those of s₂, s₄ and s₆ are 0. The mean of all samples is s₀. The factors have 13
// fractional bits, and are multiplied by 2 and 4. As in the full transform, the columns are
// transformed first and stored with two fractional bits, and each pass rounds once. For square
// results, the sums are identical to those of the common JPEG libraries.
//
// Unsafe pointers: 64 coefficients, and rows of samples that the caller provides.

extension JPEGTransform {
  /// The number of samples that a block is decoded to in each direction: 8, 4, 2 or 1.
  struct Sides: Equatable {
    var across, down: Int
    static let full = Sides(across: 8, down: 8)
  }

  /// Writes the samples of a block to `sides.down` rows of `sides.across` samples.
  static func reduced(
    _ block: UnsafeMutablePointer<Int32>,
    _ extent: Extent,
    to sides: Sides,
    into samples: UnsafeMutablePointer<UInt8>,
    stride: Int
  ) {
    if extent == .flat || sides.across &+ sides.down == 2 {
      let level = sample((Int(block[0]) &+ 4) &>> 3 &+ 128)
      for row in 0..<sides.down {
        (samples + row &* stride).update(repeating: level, count: sides.across)
      }
      return
    }
    transformColumns(block, extent, to: sides)
    let isWhole = extent == .whole
    for row in 0..<sides.down {
      let (at, target) = (block + row &* 8, samples + row &* stride)
      switch sides.across {
      case 8:
        (isWhole ? Sums(at, step: 1) : Sums(firstFour: at, step: 1)).forEach { column, value in
          target[column] = sample((value &+ 128 &<< 18 &+ 1 &<< 17) &>> 18)
        }
      case 4:
        (isWhole ? Fours(at, step: 1) : Fours(firstFour: at, step: 1)).forEach { column, value in
          target[column] = sample((value &+ 128 &<< 19 &+ 1 &<< 18) &>> 19)
        }
      case 2:
        let (first, second) = twoMeans(at, step: 1)
        target[0] = sample((first &+ 128 &<< 20 &+ 1 &<< 19) &>> 20)
        target[1] = sample((second &+ 128 &<< 20 &+ 1 &<< 19) &>> 20)
      default: target[0] = sample((Int(at[0]) &+ 128 &<< 5 &+ 1 &<< 4) &>> 5)
      }
    }
  }

  /// Transforms the columns whose results the rows need.
  @inline(__always)
  private static func transformColumns(
    _ block: UnsafeMutablePointer<Int32>,
    _ extent: Extent,
    to sides: Sides
  ) {
    let isWhole = extent == .whole
    // By number of samples: all columns, all except 4, only 0 and the odd ones, or only 0.
    let needed = sides.across == 8 ? 0xFF : sides.across == 4 ? 0xEF : sides.across == 2 ? 0xAB : 1
    for column in 0..<(isWhole ? 8 : 4) where needed &>> column & 1 == 1 {
      let at = block + column
      switch sides.down {
      case 8:
        (isWhole ? Sums(at, step: 8) : Sums(firstFour: at, step: 8)).forEach { row, value in
          at[row &* 8] = Int32(truncatingIfNeeded: (value &+ 1 &<< 10) &>> 11)
        }
      case 4:
        (isWhole ? Fours(at, step: 8) : Fours(firstFour: at, step: 8)).forEach { row, value in
          at[row &* 8] = Int32(truncatingIfNeeded: (value &+ 1 &<< 11) &>> 12)
        }
      case 2:
        let (first, second) = twoMeans(at, step: 8)
        at[0] = Int32(truncatingIfNeeded: (first &+ 1 &<< 12) &>> 13)
        at[8] = Int32(truncatingIfNeeded: (second &+ 1 &<< 12) &>> 13)
      default: at[0] = at[0] &<< Int32(passBits)
      }
    }
  }

  /// Returns the means of the first and last four outputs, multiplied by 4 · 2¹³.
  @inline(__always)
  private static func twoMeans(_ at: UnsafePointer<Int32>, step: Int) -> (Int, Int) {
    let even = Int(at[0]) &<< 15
    let low = Int(at[step]) &* 29692 &- Int(at[3 &* step]) &* 10426
    let odd = low &+ Int(at[5 &* step]) &* 6967 &- Int(at[7 &* step]) &* 5906
    return (even &+ odd, even &- odd)
  }

  /// The means of two adjacent outputs of a pass, multiplied by 2 · 2¹³.
  private struct Fours {
    private let even0, even1, odd0, odd1: Int

    /// Computes the means for eight inputs at intervals of `step`; the fifth one does not matter.
    @inline(__always)
    init(_ at: UnsafePointer<Int32>, step: Int) {
      let first = Fours(firstFour: at, step: step)
      let (s5, s6, s7) = (Int(at[5 &* step]), Int(at[6 &* step]), Int(at[7 &* step]))
      even0 = first.even0 &- s6 &* 6270
      even1 = first.even1 &+ s6 &* 6270
      odd0 = first.odd0 &- s5 &* 4926 &- s7 &* 4176
      odd1 = first.odd1 &+ s5 &* 11893 &- s7 &* 1730
    }

    /// Computes the means for four inputs at intervals of `step`, followed by four zeros.
    @inline(__always)
    init(firstFour at: UnsafePointer<Int32>, step: Int) {
      let (s0, s1) = (Int(at[0]) &<< 14, Int(at[step]))
      let (s2, s3) = (Int(at[2 &* step]) &* 15137, Int(at[3 &* step]))
      (even0, even1) = (s0 &+ s2, s0 &- s2)
      odd0 = s1 &* 20995 &+ s3 &* 7373
      odd1 = s1 &* 8697 &- s3 &* 17799
    }

    /// Passes the index and value of each mean to `put`.
    @inline(__always)
    func forEach(_ put: (Int, Int) -> Void) {
      put(0, even0 &+ odd0)
      put(3, even0 &- odd0)
      put(1, even1 &+ odd1)
      put(2, even1 &- odd1)
    }
  }
}
