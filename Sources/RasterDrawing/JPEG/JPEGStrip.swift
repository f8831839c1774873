// Converts rows of a bitmap to luminance and chrominance samples for blocks.
//
// Unsafe pointers: pixels are read row by row within the image. Samples are written within the
// strip's own memory, whose rows have room for complete groups of eight.

import RasterValues

/// The samples of a row of blocks: luminance, and two colour differences centred on 0.
///
/// Source: JFIF 1.02, based on ITU-R BT.601.
struct JPEGStrip {
  typealias Samples = SIMD8<Float>

  /// The number of samples per row: the width, rounded up to complete blocks.
  let stride: Int
  /// The number of luminance rows: 8, or 16 if four pixels share a colour.
  let height: Int
  private(set) var luma: [Float]
  /// The colour differences, at the full resolution until `share()` reduces it.
  private(set) var blue, red: [Float]
  private let background: SIMD3<Float>

  init(width: Int, isShared: Bool, background: Color) {
    height = isShared ? 16 : 8
    stride = (width &+ height &- 1) / height &* height
    luma = Array(repeating: 0, count: stride &* height)
    (blue, red) = (luma, luma)
    self.background = SIMD3(
      Float(background.red * 255),
      Float(background.green * 255),
      Float(background.blue * 255)
    )
  }

  /// Converts the rows from `y`; the last row and column are repeated to fill the strip.
  mutating func fill(_ bitmap: UnsafeBufferPointer<UInt32>, width: Int, height all: Int, y: Int) {
    let (stride, background) = (stride, background)
    for row in 0..<height {
      let source = min(y &+ row, all &- 1)
      let start = row &* stride
      let pixels = UnsafeBufferPointer(
        rebasing: bitmap[(source &* width)..<(source &* width &+ width)]
      )
      luma.withUnsafeMutableBufferPointer { luma in
        blue.withUnsafeMutableBufferPointer { blue in
          red.withUnsafeMutableBufferPointer { red in
            guard let luma = luma.baseAddress, let blue = blue.baseAddress,
              let red = red.baseAddress
            else { return }
            Self.convert(
              pixels,
              on: background,
              to: (luma + start, blue + start, red + start),
              count: stride
            )
          }
        }
      }
    }
  }

  /// Converts a row in groups of eight pixels.
  private static func convert(
    _ pixels: UnsafeBufferPointer<UInt32>,
    on background: SIMD3<Float>,
    to target: (
      luma: UnsafeMutablePointer<Float>, blue: UnsafeMutablePointer<Float>,
      red: UnsafeMutablePointer<Float>
    ),
    count: Int
  ) {
    guard let source = pixels.baseAddress, let last = pixels.last else { return }
    let raw = UnsafeRawPointer(source)
    var x = 0
    while x < count {
      var group = SIMD8<UInt32>(repeating: last)
      if x &+ 8 <= pixels.count {
        group = raw.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self)
      } else {
        for lane in 0..<8 where x &+ lane < pixels.count { group[lane] = source[x &+ lane] }
      }
      var (r, g, b) = (float(group), float(group &>> 8), float(group &>> 16))
      if !isOpaque(group) {
        let share = (255 - float(group &>> 24)) * (1 / 255)
        r += share * background.x
        g += share * background.y
        b += share * background.z
      }
      let luma = r * 0.299 + g * 0.587 + b * 0.114
      UnsafeMutableRawPointer(target.luma + x).storeBytes(of: luma - 128, as: Samples.self)
      UnsafeMutableRawPointer(target.blue + x)
        .storeBytes(of: (b - luma) * (1 / 1.772), as: Samples.self)
      UnsafeMutableRawPointer(target.red + x)
        .storeBytes(of: (r - luma) * (1 / 1.402), as: Samples.self)
      x &+= 8
    }
  }

  @inline(__always)
  private static func isOpaque(_ pixels: SIMD8<UInt32>) -> Bool {
    let pairs = unsafeBitCast(pixels, to: SIMD4<UInt64>.self)
    return pairs[0] & pairs[1] & pairs[2] & pairs[3] | 0x00FF_FFFF_00FF_FFFF == .max
  }

  /// Converts the lowest bytes to floats: a float of 2²³ plus an integer stores it in its low bits.
  @inline(__always)
  private static func float(_ pixels: SIMD8<UInt32>) -> Samples {
    unsafeBitCast(pixels & 0xFF | 0x4B00_0000, to: Samples.self) - 8_388_608
  }

  /// Replaces each two by two colours by their mean, in the first half of the rows and columns.
  mutating func share() {
    Self.share(&blue, stride: stride, rows: height / 2)
    Self.share(&red, stride: stride, rows: height / 2)
  }

  /// Transforms the columns of all blocks.
  mutating func transformColumns() {
    let colors = height == 16 ? stride / 2 : stride
    Self.transform(&luma, stride: stride, columns: stride, rows: height)
    Self.transform(&blue, stride: stride, columns: colors, rows: 8)
    Self.transform(&red, stride: stride, columns: colors, rows: 8)
  }

  private static func transform(_ samples: inout [Float], stride: Int, columns: Int, rows: Int) {
    samples.withUnsafeMutableBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      for row in Swift.stride(from: 0, to: rows, by: 8) {
        ForwardTransform.transform(base + row &* stride, stride: stride, columns: columns)
      }
    }
  }

  private static func share(_ samples: inout [Float], stride: Int, rows: Int) {
    typealias Wide = SIMD16<Float>
    samples.withUnsafeMutableBytes { samples in
      guard let base = samples.baseAddress else { return }
      let length = stride &* 4
      for row in 0..<rows {
        let (upper, target) = (base + row &* 2 &* length, base + row &* length)
        for x in Swift.stride(from: 0, to: length, by: 64) {
          let sum =
            upper.loadUnaligned(fromByteOffset: x, as: Wide.self)
            + upper.loadUnaligned(fromByteOffset: x &+ length, as: Wide.self)
          let mean = (sum.evenHalf + sum.oddHalf) * 0.25
          target.storeBytes(of: mean, toByteOffset: x / 2, as: Samples.self)
        }
      }
    }
  }
}
