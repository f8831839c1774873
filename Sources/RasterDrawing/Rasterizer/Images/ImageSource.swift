// Samples a transformed image: copied if it fits the pixels, otherwise nearest or bilinear.
//
// A pixel has the image's colour at the pixel's centre. Positions along a row are in 32.32 fixed
// point, relative to the device's column 0. Bilinear means are within 0.54 levels of the exact
// values. Samples beyond an edge have the colour of the edge.
//
// Unsafe pointers: the image's pixels, which the caller keeps alive. Every index is clamped to the
// image before it is used.

import RasterValues

/// The pixels of an image, or of a part of it, in memory.
struct ImagePixels {
  let base: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// The distance between rows, in pixels.
  let stride: Int

  init(base: UnsafePointer<UInt32>, width: Int, height: Int) {
    self.init(base: base, width: width, height: height, stride: width)
  }

  private init(base: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int) {
    (self.base, self.width, self.height, self.stride) = (base, width, height, stride)
  }

  /// Returns the part within `window`, which lies within the image.
  func part(_ window: PixelRect) -> ImagePixels {
    ImagePixels(
      base: base + (window.y &* stride &+ window.x),
      width: window.width,
      height: window.height,
      stride: stride
    )
  }
}

/// An image on the device.
struct ImageSource: PixelSource {
  let isOpaque: Bool
  var weight: Int { 16 }
  private let image: ImagePixels
  private let inverse: Matrix
  private let sampling: Sampling
  private let stepX, stepY: Int
  private let offset: (x: Int, y: Int)?
  /// The first column and row of the pixels in the space that `inverse` maps to.
  private let origin: (x: Int, y: Int)
  private let pairs = PairBuffer()

  /// Creates a source; `inverse` maps device pixels to the image's pixels.
  ///
  /// The image has at least one pixel.
  init(
    _ image: ImagePixels,
    inverse: Matrix,
    _ sampling: Sampling,
    isOpaque: Bool = false,
    origin: (x: Int, y: Int) = (0, 0)
  ) {
    self.image = image
    self.origin = origin
    self.isOpaque = isOpaque
    self.inverse = inverse
    self.sampling = sampling
    stepX = fixed(inverse.a)
    stepY = fixed(inverse.b)
    offset = inverse.pixelOffset
  }

  func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    if let offset {
      let (left, row) = (x &+ offset.x &- origin.x, y &+ offset.y &- origin.y)
      if left >= 0, left &+ count <= image.width, row >= 0, row < image.height {
        return image.base + (row &* image.stride &+ left)
      }
    }
    let start = inverse.point(0.5, Double(y) + 0.5)
    let half = sampling == .nearest ? 0 : 0.5
    let u = fixed(start.x - half) &+ stepX &* x
    let v = fixed(start.y - half) &+ stepY &* x
    switch sampling {
    case .nearest: nearest(u: u, v: v, count: count, to: scratch)
    case .bilinear, .high: bilinear(u: u, v: v, count: count, to: scratch)
    }
    return UnsafePointer(scratch)
  }

  private func nearest(u: Int, v: Int, count: Int, to target: Pixels) {
    var (u, v) = (u, v)
    for index in 0..<count {
      let column = min(max(u &>> 32 &- origin.x, 0), image.width &- 1)
      let row = min(max(v &>> 32 &- origin.y, 0), image.height &- 1)
      target[index] = image.base[row &* image.stride &+ column]
      u &+= stepX
      v &+= stepY
    }
  }

  private func bilinear(u: Int, v: Int, count: Int, to target: Pixels) {
    var start = 0
    while start < count {
      let length = min(count &- start, PairBuffer.capacity)
      gather(u: u &+ stepX &* start, v: v &+ stepY &* start, count: length)
      pairs.mix(length, into: target + start)
      start &+= length
    }
  }

  /// Stores the four pixels around each position, and their weights, in the buffer.
  private func gather(u: Int, v: Int, count: Int) {
    var (u, v) = (u, v)
    let (image, stepX, stepY, origin) = (image, stepX, stepY, origin)
    let (above, below, down, across) = (pairs.above, pairs.below, pairs.down, pairs.across)
    let (lastColumn, lastRow) = (image.width &- 1, image.height &- 1)
    for index in 0..<count {
      let (column, row) = (u &>> 32 &- origin.x, v &>> 32 &- origin.y)
      let upper = image.base + min(max(row, 0), lastRow) &* image.stride
      let lower = image.base + min(max(row &+ 1, 0), lastRow) &* image.stride
      if column >= 0, column < lastColumn {
        above[index] = UnsafeRawPointer(upper + column).loadUnaligned(as: UInt64.self)
        below[index] = UnsafeRawPointer(lower + column).loadUnaligned(as: UInt64.self)
      } else {
        let edge = column < 0 ? 0 : lastColumn
        above[index] = UInt64(upper[edge]) &* 0x1_0000_0001
        below[index] = UInt64(lower[edge]) &* 0x1_0000_0001
      }
      let weight = fourTimes(laneWeight(v))
      down[index] = SIMD2(weight, weight)
      across[index] = fourTimes(laneWeight(u))
      u &+= stepX
      v &+= stepY
    }
  }
}

/// A buffer of pixels to mix, so that a separate loop can mix them.
private final class PairBuffer {
  static let capacity = 64
  let above, below, across: UnsafeMutablePointer<UInt64>
  let down: UnsafeMutablePointer<SIMD2<UInt64>>
  private let pixels: Pixels

  init() {
    func values() -> UnsafeMutablePointer<UInt64> {
      let values = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.capacity)
      values.initialize(repeating: 0, count: Self.capacity)
      return values
    }
    (above, below, across) = (values(), values(), values())
    down = .allocate(capacity: Self.capacity)
    down.initialize(repeating: .zero, count: Self.capacity)
    pixels = .allocate(capacity: 2)
    pixels.initialize(repeating: 0, count: 2)
  }

  deinit {
    for values in [above, below, across] { values.deallocate() }
    down.deallocate()
    pixels.deallocate()
  }

  /// Mixes the first `count` pixels.
  @inline(__always)
  func mix(_ count: Int, into target: Pixels) {
    let even = count & ~1
    RasterDrawing.mix(
      above: above,
      below: below,
      down: down,
      across: across,
      into: target,
      count: even
    )
    guard even < count else { return }
    RasterDrawing.mix(
      above: above + even,
      below: below + even,
      down: down + even,
      across: across + even,
      into: pixels,
      count: 2
    )
    target[even] = pixels[0]
  }
}

/// Converts to 32.32 fixed point; values are clamped to ±2³⁰.
func fixed(_ value: Double) -> Int {
  guard value == value else { return 0 }
  return Int(min(max(value, -1_073_741_824), 1_073_741_824) * 4_294_967_296)
}

/// Returns a pixel's channels in four 16-bit lanes.
@inline(__always)
func spread(_ pixel: UInt32) -> UInt64 {
  UInt64(pixel & 0xFF00FF) | UInt64((pixel &>> 8) & 0xFF00FF) &<< 32
}

@inline(__always)
func gathered(_ lanes: UInt64) -> UInt32 {
  UInt32(truncatingIfNeeded: lanes) | UInt32(truncatingIfNeeded: lanes &>> 32) &<< 8
}

/// Returns the mean of two pixels' channels, rounded to nearest.
///
/// `weight` / 256 is the weight of the second pixel.
@inline(__always)
func mixed(_ first: UInt64, _ second: UInt64, _ weight: UInt64) -> UInt64 {
  let sum = first &* (256 &- weight) &+ second &* weight &+ 0x0080_0080_0080_0080
  return (sum &>> 8) & 0x00FF_00FF_00FF_00FF
}
