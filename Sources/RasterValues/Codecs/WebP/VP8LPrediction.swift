// Reverses the prediction of lossless WebP images.
//
// A value is predicted from those to its left (L), above (T), and diagonally above (TL and TR). A
// row is decoded in runs of values that share a mode, so that the mode is not examined for each
// value.
//
// Unsafe pointers: a run lies within its row, and the row above precedes it. The value above and to
// the right of the last one of a row is the first one of the row itself, as the format defines.
//
// Source: RFC 9649, section 4.1.

/// Reverses the prediction of lossless images.
enum VP8LPrediction {
  /// Adds the predictions of an image of `height` rows.
  static func undo(_ values: inout [UInt32], _ grid: VP8LGrid, height: Int) {
    let (width, columns) = (grid.width, grid.columns)
    values.withUnsafeMutableBufferPointer { values in
      grid.tiles.withUnsafeBufferPointer { tiles in
        guard let values = values.baseAddress else { return }
        // The first value is predicted to be opaque black, and the first row from the left.
        values[0] = VP8LTransform.sum(values[0], 0xFF00_0000)
        for x in 1..<width { values[x] = VP8LTransform.sum(values[x], values[x &- 1]) }
        for y in 1..<height {
          let row = values + y &* width
          row[0] = VP8LTransform.sum(row[0], row[-width])
          for column in 0..<columns {
            let tile = tiles[(y &>> grid.bits) &* columns &+ column]
            let start = max(column &<< grid.bits, 1)
            let end = min((column &+ 1) &<< grid.bits, width)
            let run = Run(row + start, count: end &- start, above: row + (start &- width))
            run.undo(mode: Int(tile &>> 8 & 15))
          }
        }
      }
    }
  }

  /// Values of a row that are predicted in the same way.
  private struct Run {
    let values: UnsafeMutablePointer<UInt32>
    let count: Int
    let above: UnsafeMutablePointer<UInt32>

    init(
      _ values: UnsafeMutablePointer<UInt32>,
      count: Int,
      above: UnsafeMutablePointer<UInt32>
    ) {
      (self.values, self.count, self.above) = (values, count, above)
    }

    /// Adds the prediction of a mode from 0 to 13; modes without a meaning are like 0.
    func undo(mode: Int) {
      switch mode {
      case 1: undoFromLeft { left, _ in left }
      case 2: undoFromAbove { above in above[0] }
      case 3: undoFromAbove { above in above[1] }
      case 4: undoFromAbove { above in above[-1] }
      case 5: undoFromLeft { left, above in mean(mean(left, above[1]), above[0]) }
      case 6: undoFromLeft { left, above in mean(left, above[-1]) }
      case 7: undoFromLeft { left, above in mean(left, above[0]) }
      case 8: undoFromAbove { above in mean(above[-1], above[0]) }
      case 9: undoFromAbove { above in mean(above[0], above[1]) }
      case 10:
        undoFromLeft { left, above in
          mean(mean(left, above[-1]), mean(above[0], above[1]))
        }
      case 11: undoFromLeft { left, above in selected(left, above[0], above[-1]) }
      case 12: undoGradient()
      case 13: undoHalfGradient()
      default: undoFromAbove { _ in 0xFF00_0000 }
      }
    }

    /// Adds predictions that do not depend on the value to the left.
    @inline(__always)
    private func undoFromAbove(_ prediction: (UnsafePointer<UInt32>) -> UInt32) {
      for x in 0..<max(count, 0) {
        values[x] = VP8LTransform.sum(values[x], prediction(UnsafePointer(above + x)))
      }
    }

    @inline(__always)
    private func undoFromLeft(_ prediction: (UInt32, UnsafePointer<UInt32>) -> UInt32) {
      var left = values[-1]
      for x in 0..<max(count, 0) {
        left = VP8LTransform.sum(values[x], prediction(left, UnsafePointer(above + x)))
        values[x] = left
      }
    }

    /// Returns the mean of each channel, rounded down.
    @inline(__always)
    private func mean(_ one: UInt32, _ other: UInt32) -> UInt32 {
      ((one ^ other) & 0xFEFE_FEFE) &>> 1 &+ (one & other)
    }

    /// Returns the neighbour that is closer to the gradient L + T - TL.
    @inline(__always)
    private func selected(_ left: UInt32, _ above: UInt32, _ corner: UInt32) -> UInt32 {
      func distance(_ one: UInt32, _ shift: UInt32) -> Int32 {
        abs(Int32(one &>> shift & 0xFF) &- Int32(corner &>> shift & 0xFF))
      }
      func distance(_ one: UInt32) -> Int32 {
        distance(one, 0) &+ distance(one, 8) &+ distance(one, 16) &+ distance(one, 24)
      }
      // The gradient differs from L by T - TL, and from T by L - TL.
      return distance(above) < distance(left) ? left : above
    }

    /// Adds the gradient L + T - TL, limited to 0…255.
    private func undoGradient() {
      var left = spread(values[-1])
      for x in 0..<max(count, 0) {
        let slope = spread(above[x]) &+ 0x0100_0100_0100_0100 &- spread(above[x &- 1])
        left = (limited(left &+ slope) &+ spread(values[x])) & lowBytes
        values[x] = joined(left)
      }
    }

    /// Adds the mean M of L and T, and half of its difference from TL, limited to 0…255.
    private func undoHalfGradient() {
      var left = values[-1]
      for x in 0..<max(count, 0) {
        let mean = mean(left, above[x])
        let corner = above[x &- 1]
        var prediction: UInt32 = 0
        for shift in stride(from: 0 as UInt32, to: 32, by: 8) {
          let (m, c) = (Int32(mean &>> shift & 0xFF), Int32(corner &>> shift & 0xFF))
          // The difference is divided with truncation towards 0.
          let value = m &+ (m &- c) / 2
          prediction |= UInt32(min(max(value, 0), 255)) &<< shift
        }
        left = VP8LTransform.sum(values[x], prediction)
        values[x] = left
      }
    }

    // Channels in lanes of 16 bits of a 64-bit integer: alpha, green, red and blue.

    private var lowBytes: UInt64 { 0x00FF_00FF_00FF_00FF }

    @inline(__always)
    private func spread(_ value: UInt32) -> UInt64 {
      UInt64(value & 0x00FF_00FF) | UInt64(value & 0xFF00_FF00) &<< 24
    }

    @inline(__always)
    private func joined(_ lanes: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: lanes) | UInt32(truncatingIfNeeded: lanes &>> 24)
    }

    /// Returns lanes of 256 + v, for v from -255 to 510, as v limited to 0…255.
    @inline(__always)
    private func limited(_ lanes: UInt64) -> UInt64 {
      let isWithin = (lanes &>> 8) & 0x0001_0001_0001_0001
      let isAbove = (lanes &>> 9) & 0x0001_0001_0001_0001
      return lanes & (isWithin &<< 8 &- isWithin) | (isAbove &<< 8 &- isAbove)
    }
  }
}
