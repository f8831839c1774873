// The planes of an image: luma, and two chroma planes at half the resolution.
//
// Unsafe pointers: pixels within the bitmap, and samples within planes of whole macroblocks.

import RasterValues

/// A luma plane, and one plane with 8 samples of U and 8 of V for each macroblock.
///
/// A shared chroma plane has the row length of luma, and one strip transforms both U and V.
struct VP8Planes {
  /// The number of macroblocks.
  let columns, rows: Int
  /// The length of the rows of both planes.
  let stride: Int
  let luma, chroma: VP8Memory<UInt8>

  /// Converts unpremultiplied pixels; repeats the last row and column to fill whole macroblocks.
  ///
  /// Source: ITU-R BT.601 with 219 steps of luma and 224 of chroma, as in RFC 6386, section 9.2.
  init(width: Int, height: Int, pixels: [UInt32]) {
    (columns, rows) = ((width &+ 15) / 16, (height &+ 15) / 16)
    stride = columns &* 16
    luma = VP8Memory(repeating: 0, count: stride &* rows &* 16)
    chroma = VP8Memory(repeating: 0, count: stride &* rows &* 8)
    let last = width &- 1
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for pair in 0..<rows &* 8 {
        let upper = base + min(2 &* pair, height &- 1) &* width
        let lower = base + min(2 &* pair &+ 1, height &- 1) &* width
        let line = luma.base + 2 &* pair &* stride
        for x in 0..<stride { line[x] = Self.luma(upper[min(x, last)]) }
        for x in 0..<stride { line[stride &+ x] = Self.luma(lower[min(x, last)]) }
        let colors = chroma.base + pair &* stride
        for x in 0..<stride / 2 {
          let (left, right) = (min(2 &* x, last), min(2 &* x &+ 1, last))
          let sum =
            Self.channels(upper[left]) &+ Self.channels(upper[right])
            &+ Self.channels(lower[left]) &+ Self.channels(lower[right])
          let place = (x &>> 3) &* 16 &+ (x & 7)
          colors[place] = Self.chroma(sum, SIMD4(-9719, -19_081, 28_800, 0))
          colors[place &+ 8] = Self.chroma(sum, SIMD4(28_800, -24_116, -4684, 0))
        }
      }
    }
  }

  @inline(__always)
  private static func luma(_ pixel: UInt32) -> UInt8 {
    let (red, green, blue) = (pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255)
    let sum = 16_839 &* red &+ 33_059 &* green &+ 6420 &* blue
    return UInt8(truncatingIfNeeded: (sum &+ 16 &<< 16 &+ 1 &<< 15) &>> 16)
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(pixel & 255),
      Int32(pixel &>> 8 & 255),
      Int32(pixel &>> 16 & 255),
      0
    )
  }

  /// Returns the colour difference for the sum of four pixels.
  @inline(__always)
  private static func chroma(_ sum: SIMD4<Int32>, _ factors: SIMD4<Int32>) -> UInt8 {
    let product = sum &* factors
    let total = product[0] &+ product[1] &+ product[2] &+ 128 &<< 18 &+ 1 &<< 17
    return UInt8(truncatingIfNeeded: min(max(total &>> 18, 0), 255))
  }
}

/// The planes that a decoder reconstructs, with the borders that predictions read.
///
/// Above the image, samples are 127, and to its left 129 (RFC 6386, section 12.2).
struct VP8Reconstruction {
  /// The length of the rows, with 16 samples on both sides.
  let stride: Int
  private let lumaMemory, chromaMemory: VP8Memory<UInt8>

  init(_ planes: VP8Planes) {
    let stride = planes.stride &+ 32
    self.stride = stride
    func plane(_ rows: Int) -> VP8Memory<UInt8> {
      let memory = VP8Memory<UInt8>(repeating: 127, count: stride &* (rows &+ 1))
      for row in 1...rows {
        (memory.base + row &* stride).update(repeating: 129, count: 16)
      }
      return memory
    }
    lumaMemory = plane(planes.rows &* 16)
    chromaMemory = plane(planes.rows &* 8)
  }

  /// The first sample of luma.
  var luma: UnsafeMutablePointer<UInt8> { lumaMemory.base + (stride &+ 16) }
  /// The first sample of chroma.
  var chroma: UnsafeMutablePointer<UInt8> { chromaMemory.base + (stride &+ 16) }
}
