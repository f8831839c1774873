// Kernels of 8 bits over their whole domains: all vector widths give the same, exact result.
import Raster
import Testing

@Suite struct KernelTests {
  /// Each alpha with each level below it, as rows; colours are the full alpha, a fraction of it,
  /// and zero.
  private static let above: [UInt32] = pairs { alpha, level in
    alpha << 24 | alpha << 16 | alpha * level / 255 << 8 | alpha / 3
  }

  /// The backdrop: each level with its complement.
  private static let below: [UInt32] = pairs { _, level in
    255 << 24 | level << 16 | (255 - level) << 8 | level
  }

  private static func pairs(_ pixel: (UInt32, UInt32) -> UInt32) -> [UInt32] {
    (0..<65_536).map { pixel(UInt32($0) >> 8, UInt32($0) & 255) }
  }

  /// A product divided by 255, rounded to nearest; ties do not occur.
  private func quotient(_ product: UInt32) -> UInt32 { (product * 2 + 255) / 510 }

  /// Draws a row in pieces of the given length: 32 and more pixels use wide vectors, fewer than
  /// four none.
  private func drawn(
    pieces: Int,
    _ draw: (_ start: Int, _ row: UnsafeMutablePointer<UInt32>, _ count: Int) -> Void
  ) -> [UInt32] {
    var row = Self.below
    let length = row.count
    row.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for start in stride(from: 0, to: length, by: pieces) {
        draw(start, base + start, min(pieces, length - start))
      }
    }
    return row
  }

  /// Draws a row whole, and in pieces of other lengths, which must give the same result.
  private func drawn(
    _ draw: (_ start: Int, _ row: UnsafeMutablePointer<UInt32>, _ count: Int) -> Void
  ) -> [UInt32] {
    let whole = drawn(pieces: 65_536, draw)
    for pieces in [1, 7, 37] { #expect(drawn(pieces: pieces, draw) == whole, "\(pieces)") }
    return whole
  }

  private func expect(
    _ row: [UInt32],
    _ what: String,
    _ channel: (_ index: Int, _ shift: UInt32) -> UInt32
  ) {
    var wrong = 0
    for index in row.indices {
      for shift: UInt32 in [0, 8, 16, 24] where row[index] >> shift & 255 != channel(index, shift) {
        wrong += 1
      }
    }
    #expect(wrong == 0, "\(what)")
  }

  @Test func `a row over another is rounded to the nearest`() {
    Self.above.withUnsafeBufferPointer { above in
      guard let source = above.baseAddress else { return }
      let row = drawn { start, row, count in blend(source + start, over: row, count: count) }
      expect(row, "over") { index, shift in
        let rest = 255 - above[index] >> 24
        return (above[index] >> shift & 255) + quotient((Self.below[index] >> shift & 255) * rest)
      }
    }
  }

  @Test(arguments: 0...255 as ClosedRange<UInt32>)
  func `a row with an opacity, and under an equal mask, is rounded once`(opacity: UInt32) {
    let mask = [UInt32](repeating: opacity, count: 65_536)
    Self.above.withUnsafeBufferPointer { above in
      guard let source = above.baseAddress else { return }
      let row = drawn { start, row, count in
        blend(source + start, opacity: opacity, over: row, count: count)
      }
      expect(row, "opacity") { index, shift in
        let rest = 255 - quotient((above[index] >> 24) * opacity)
        let sum = (above[index] >> shift & 255) * opacity
        return quotient(sum + (Self.below[index] >> shift & 255) * rest)
      }
      mask.withUnsafeBufferPointer { mask in
        guard let mask = mask.baseAddress else { return }
        let masked = drawn { start, row, count in
          blend(source + start, mask: mask, over: row, count: count)
        }
        #expect(masked == row)
      }
    }
  }

  @Test(arguments: 0...255 as ClosedRange<UInt32>)
  func `a colour over a row, and under a mask, is rounded to the nearest`(alpha: UInt32) {
    let color = alpha << 24 | alpha << 16 | alpha / 2 << 8 | alpha / 5
    let row = drawn { _, row, count in blend(color, over: row, count: count) }
    expect(row, "colour") { index, shift in
      quotient((color >> shift & 255) * 255 + (Self.below[index] >> shift & 255) * (255 - alpha))
    }
    // Each coverage over each level.
    let mask = Self.pairs { coverage, _ in coverage }
    mask.withUnsafeBufferPointer { mask in
      guard let mask = mask.baseAddress else { return }
      let masked = drawn { start, row, count in
        blend(color, mask: mask + start, over: row, count: count)
      }
      expect(masked, "mask") { index, shift in
        let coverage = UInt32(index) >> 8
        let rest = 255 - quotient(alpha * coverage)
        return quotient((color >> shift & 255) * coverage)
          + quotient((Self.below[index] >> shift & 255) * rest)
      }
    }
  }

  @Test func `levels scaled by a factor, and by a mask, are rounded to the nearest`() {
    for factor in 0...255 as ClosedRange<UInt32> {
      let row = drawn { _, row, count in multiply(pixels: row, by: factor, count: count) }
      expect(row, "factor") { index, shift in quotient((Self.below[index] >> shift & 255) * factor)
      }
      var levels = Array(0...255 as ClosedRange<UInt32>)
      levels.withUnsafeMutableBufferPointer { levels in
        if let base = levels.baseAddress { multiply(base, by: factor, count: 256) }
      }
      #expect(levels == (0...255).map { quotient($0 * factor) })
    }
    let mask = Self.pairs { coverage, _ in coverage }
    mask.withUnsafeBufferPointer { mask in
      guard let mask = mask.baseAddress else { return }
      let row = drawn { start, row, count in multiply(row, by: mask + start, count: count) }
      expect(row, "mask") { index, shift in
        quotient((Self.below[index] >> shift & 255) * (UInt32(index) >> 8))
      }
    }
  }

  @Test(arguments: 0...256 as ClosedRange<UInt32>)
  func `a mean of two rows is rounded to the nearest, halves up`(weight: UInt32) {
    let first = Self.pairs { one, other in one << 24 | other << 16 | one << 8 | other }
    first.withUnsafeBufferPointer { first in
      guard let source = first.baseAddress else { return }
      let row = drawn { start, row, count in
        mix(source + start, UnsafePointer(row), weight: weight, into: row, count: count)
      }
      expect(row, "mean") { index, shift in
        let (one, other) = (first[index] >> shift & 255, Self.below[index] >> shift & 255)
        return (one * (256 - weight) + other * weight + 128) >> 8
      }
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `a mode gives the same result for one, four and eight pixels at a time`(mode: BlendMode) {
    Self.above.withUnsafeBufferPointer { above in
      guard let source = above.baseAddress else { return }
      let row = drawn { start, row, count in mode.blend(source + start, into: row, count: count) }
      #expect(row.count == 65_536)
    }
    // Over translucent pixels, too.
    let below = Self.pairs { alpha, level in
      let rest = 255 - alpha
      return rest << 24 | rest * level / 255 << 16 | rest / 2 << 8 | rest * (255 - level) / 255
    }
    Self.above.withUnsafeBufferPointer { above in
      guard let source = above.baseAddress else { return }
      var rows: [[UInt32]] = []
      for pieces in [65_536, 37, 7, 1] {
        var row = below
        row.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          for start in stride(from: 0, to: 65_536, by: pieces) {
            let count = min(pieces, 65_536 - start)
            mode.blend(source + start, into: base + start, count: count)
          }
        }
        rows.append(row)
      }
      #expect(rows.dropFirst().allSatisfy { $0 == rows[0] })
    }
  }
}
