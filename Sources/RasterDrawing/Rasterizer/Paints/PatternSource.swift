// Images as paints: an infinite plane of images, sampled at each pixel's centre.
//
// Positions along a row are in 32.32 fixed point, relative to the device's column 0, so that a
// pixel does not depend on where its span begins. Bilinear means have weights of 12 bits per axis,
// are rounded once, and are within 0.65 levels of the exact values. They take 8 ns per pixel, and
// the nearest pixel takes 2, whereas a radial gradient takes 0.4. An image that is only offset by
// whole pixels is copied.
//
// Unsafe pointers: a row of `count` pixels that the caller provides, and the pixels of the image.
// The rules of `PatternAxis` return only valid columns and rows.

import RasterValues

/// An image on the device, as a paint.
struct PatternSource: PixelSource {
  var isOpaque: Bool { false }
  var weight: Int { 16 }
  private let pixels: [UInt32]
  private let inverse: Matrix
  /// The continuation, if it is the same in both directions.
  private let spread: Spread?
  private let isNearest: Bool
  private let horizontal, vertical: PatternAxis
  private let offset: (x: Int, y: Int)?

  /// Creates a source, or returns `nil` if there is no image to draw.
  init?(_ pattern: RecordedPattern, _ points: Matrix, _ images: [Image]) {
    guard images.indices.contains(pattern.index) else { return nil }
    let bitmap = images[pattern.index].bitmap
    let place = points.after(Matrix(pattern.transform, scale: 1))
    guard bitmap.width > 0, bitmap.height > 0, let inverse = place.inverse else { return nil }
    if pattern.sampling == .high, let less = PatternReduction(bitmap, inverse: inverse) {
      self.init(less.bitmap, inverse: less.scale.after(inverse), pattern, .bilinear)
    } else {
      self.init(bitmap, inverse: inverse, pattern, pattern.sampling)
    }
  }

  private init(
    _ bitmap: Bitmap,
    inverse: Matrix,
    _ pattern: RecordedPattern,
    _ sampling: Sampling
  ) {
    pixels = bitmap.pixels
    self.inverse = inverse
    spread = pattern.horizontal == pattern.vertical ? Spread(pattern.horizontal) : nil
    isNearest = sampling == .nearest
    horizontal = PatternAxis(count: bitmap.width, pattern.horizontal, step: inverse.a)
    vertical = PatternAxis(count: bitmap.height, pattern.vertical, step: inverse.b)
    offset = inverse.pixelOffset
  }

  func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      switch spread {
      case .pad: write(base, PadRule.self, x: x, y: y, count: count, to: scratch)
      case .repeat: write(base, RepeatRule.self, x: x, y: y, count: count, to: scratch)
      case .reflect: write(base, ReflectRule.self, x: x, y: y, count: count, to: scratch)
      case nil: writeMixed(base, x: x, y: y, count: count, to: scratch)
      }
    }
    return UnsafePointer(scratch)
  }

  private func write<Rule: SpreadRule>(
    _ base: UnsafePointer<UInt32>,
    _ rule: Rule.Type,
    x: Int,
    y: Int,
    count: Int,
    to target: Pixels
  ) {
    let origin = inverse.point(0.5, Double(y) + 0.5)
    if offset != nil || isNearest {
      let u = horizontal.position(origin.x, x: x)
      let v = vertical.position(origin.y, x: x)
      if offset != nil {
        copy(base, rule, column: u &>> 32, row: v &>> 32, count: count, to: target)
      } else {
        nearest(base, rule, u: u, v: v, count: count, to: target)
      }
    } else {
      let u = horizontal.position(origin.x - 0.5, x: x)
      let v = vertical.position(origin.y - 0.5, x: x)
      bilinear(base, rule, u: u, v: v, count: count, to: target)
    }
  }

  /// Writes a row of an image that continues differently in each direction, or ends; half as fast.
  private func writeMixed(
    _ base: UnsafePointer<UInt32>,
    x: Int,
    y: Int,
    count: Int,
    to target: Pixels
  ) {
    let origin = inverse.point(0.5, Double(y) + 0.5)
    let isNearest = isNearest || offset != nil
    let shift = isNearest ? 0 : 0.5
    var u = horizontal.position(origin.x - shift, x: x)
    var v = vertical.position(origin.y - shift, x: x)
    /// Returns the pixel at a column and row; transparent beyond the image.
    func pixel(_ column: Int?, _ row: Int?) -> UInt32 {
      guard let column, let row else { return 0 }
      return base[row &* horizontal.count &+ column]
    }
    for index in 0..<count {
      let (column, row) = (u &>> 32, v &>> 32)
      let (left, upper) = (horizontal.index(column), vertical.index(row))
      if isNearest {
        target[index] = pixel(left, upper)
      } else {
        let (right, lower) = (horizontal.index(column &+ 1), vertical.index(row &+ 1))
        target[index] = mean(
          (pixel(left, upper), pixel(right, upper), pixel(left, lower), pixel(right, lower)),
          UInt64(truncatingIfNeeded: u &>> 20) & 0xFFF,
          UInt64(truncatingIfNeeded: v &>> 20) & 0xFFF
        )
      }
      (u, v) = (horizontal.next(u), vertical.next(v))
    }
  }

  /// Copies a row, in runs of ascending columns and of a repeated edge.
  private func copy<Rule: SpreadRule>(
    _ base: UnsafePointer<UInt32>,
    _ rule: Rule.Type,
    column: Int,
    row: Int,
    count: Int,
    to target: Pixels
  ) {
    let width = horizontal.count
    let source = base + Rule.index(row, count: vertical.count) &* width
    var column = column
    var index = 0
    while index < count {
      if column >= 0 && column < width {
        let run = min(count &- index, width &- column)
        (target + index).update(from: source + column, count: run)
        index &+= run
        column &+= run
      } else if Rule.isPeriodic {
        target[index] = source[Rule.index(column, count: width)]
        index &+= 1
        column &+= 1
      } else {
        let run = column < 0 ? min(count &- index, 0 &- column) : count &- index
        fill(target + index, with: source[column < 0 ? 0 : width &- 1], count: run)
        index &+= run
        column &+= run
      }
      if Rule.isPeriodic && column >= horizontal.period &>> 32 { column = 0 }
    }
  }

  private func nearest<Rule: SpreadRule>(
    _ base: UnsafePointer<UInt32>,
    _ rule: Rule.Type,
    u: Int,
    v: Int,
    count: Int,
    to target: Pixels
  ) {
    var (u, v) = (u, v)
    for index in 0..<count {
      let column = Rule.index(u &>> 32, count: horizontal.count)
      let row = Rule.index(v &>> 32, count: vertical.count)
      target[index] = base[row &* horizontal.count &+ column]
      u = horizontal.next(u, rule)
      v = vertical.next(v, rule)
    }
  }

  private func bilinear<Rule: SpreadRule>(
    _ base: UnsafePointer<UInt32>,
    _ rule: Rule.Type,
    u: Int,
    v: Int,
    count: Int,
    to target: Pixels
  ) {
    var (u, v) = (u, v)
    let width = horizontal.count
    for index in 0..<count {
      let (column, row) = (u &>> 32, v &>> 32)
      let left = Rule.index(column, count: width)
      let right = Rule.index(column &+ 1, count: width)
      let upper = base + Rule.index(row, count: vertical.count) &* width
      let lower = base + Rule.index(row &+ 1, count: vertical.count) &* width
      target[index] = mean(
        (upper[left], upper[right], lower[left], lower[right]),
        UInt64(truncatingIfNeeded: u &>> 20) & 0xFFF,
        UInt64(truncatingIfNeeded: v &>> 20) & 0xFFF
      )
      u = horizontal.next(u, rule)
      v = vertical.next(v, rule)
    }
  }

  /// Returns the mean of four pixels, rounded to nearest; `x` and `y` are fractions of 4096.
  @inline(__always)
  private func mean(
    _ pixels: (UInt32, UInt32, UInt32, UInt32),
    _ x: UInt64,
    _ y: UInt64
  ) -> UInt32 {
    let (lowerRight, upperRight) = (x &* y, x &* (4096 &- y))
    let (lowerLeft, upperLeft) = ((4096 &- x) &* y, (4096 &- x) &* (4096 &- y))
    /// Returns two channels in 32-bit lanes, of which 24 bits are the fraction.
    @inline(__always)
    func sum(_ shift: UInt32) -> UInt64 {
      @inline(__always)
      func lanes(_ pixel: UInt32) -> UInt64 {
        let pair = (pixel &>> shift) & 0xFF00FF
        return UInt64(pair & 0xFF) | UInt64(pair &>> 16) &<< 32
      }
      return lanes(pixels.0) &* upperLeft &+ lanes(pixels.1) &* upperRight
        &+ lanes(pixels.2) &* lowerLeft &+ lanes(pixels.3) &* lowerRight
        &+ 0x0080_0000_0080_0000
    }
    /// Returns the integer parts of both lanes at their positions in a pixel.
    @inline(__always)
    func gathered(_ sum: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: (sum &>> 24) & 0xFF | (sum &>> 40) & 0xFF0000)
    }
    return gathered(sum(0)) | gathered(sum(8)) &<< 8
  }
}

extension Spread {
  /// Creates the continuation of both directions, or returns `nil` for an image that ends.
  fileprivate init?(_ tiling: Tiling) {
    switch tiling {
    case .pad: self = .pad
    case .repeat: self = .repeat
    case .reflect: self = .reflect
    case .none: return nil
    }
  }
}
