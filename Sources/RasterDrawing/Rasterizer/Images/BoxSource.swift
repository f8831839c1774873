// Samples an axis-aligned image by the mean of the area under each pixel.
//
// A pixel is the mean of the image over a box, in which each image pixel is a square of one colour.
// The box has the size of the device pixel on the image, but at least the size of an image pixel,
// for which the result is the bilinear mean. Beyond its edges, the image continues with the colour
// of the edge.
//
// Rows are added first. Rows entirely under the box are summed as integers, which takes 0.25 ns per
// image pixel, and rows at its ends are weighted by their coverage. Columns follow in `Float`, with
// an error of at most 1/1000 level.
//
// Unsafe pointers: the image's pixels, which the caller keeps alive, and memory of this file. Spans
// are clamped to the image when they are created.

import RasterValues

/// The pixels of an axis that a box covers.
///
/// The weights are those of the first pixel, of each pixel between, and of the last pixel.
struct BoxSpan: Equatable {
  var first = 0
  var last = 0
  var head: Float = 1
  var middle: Float = 0
  var tail: Float = 0

  init() {}

  /// Creates the span of a box around `center` on an axis of `count` pixels.
  init(center: Double, width: Double, count: Int) {
    let length = Double(count)
    let (start, end) = (center - width * 0.5, center + width * 0.5)
    let (from, to) = (min(max(start, 0), length), min(max(end, 0), length))
    first = min(max(floored(from), 0), count &- 1)
    last = min(max(-floored(-to) &- 1, first), count &- 1)
    guard last > first else { return }
    let share = 1 / width
    // The part of the box beyond an edge counts as the edge's pixel.
    head = Float((Double(first &+ 1) - from + (from - start)) * share)
    tail = Float((to - Double(last) + (end - to)) * share)
    middle = Float(share)
  }
}

/// An axis-aligned image that is reduced.
struct BoxSource: PixelSource {
  let isOpaque: Bool
  /// Each pixel of the image is read once, in the rows that show it.
  let weight: Int
  private let image: ImagePixels
  private let inverse: Matrix
  private let region: PixelRect
  private let columns: [BoxSpan]
  /// The columns of the image that are read.
  private let read: Range<Int>
  private let memory: Memory
  /// The rows whose mean is in memory.
  private var cachedRows: BoxSpan?

  /// A row of sums and a row of means, with four channels per pixel.
  private final class Memory {
    let sums: UnsafeMutablePointer<SIMD8<UInt16>>
    let means: UnsafeMutablePointer<SIMD4<Float>>

    init(_ count: Int) {
      sums = .allocate(capacity: count / 2 &+ 1)
      sums.initialize(repeating: .zero, count: count / 2 &+ 1)
      means = .allocate(capacity: count &+ 1)
      means.initialize(repeating: .zero, count: count &+ 1)
    }

    deinit {
      sums.deallocate()
      means.deallocate()
    }
  }

  /// Creates a source for a region of the device; `inverse` maps it to the image along the axes.
  init(_ image: ImagePixels, inverse: Matrix, region: PixelRect, isOpaque: Bool) {
    (self.image, self.inverse, self.region) = (image, inverse, region)
    self.isOpaque = isOpaque
    let width = max(inverse.a.magnitude, 1)
    columns = (0..<region.width).map { index in
      let center = inverse.a * (Double(region.x &+ index) + 0.5) + inverse.tx
      return BoxSpan(center: center, width: width, count: image.width)
    }
    let ends = (columns.first ?? BoxSpan(), columns.last ?? BoxSpan())
    read = min(ends.0.first, ends.1.first)..<max(ends.0.last, ends.1.last) &+ 1
    memory = Memory(read.count)
    let rowArea = Double(read.count) * min(inverse.d.magnitude + 1, Double(image.height))
    weight = 8 &+ saturated(rowArea / Double(max(region.width, 1)))
  }

  mutating func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    let center = inverse.d * (Double(y) + 0.5) + inverse.ty
    let rows = BoxSpan(center: center, width: max(inverse.d.magnitude, 1), count: image.height)
    if rows != cachedRows {
      addRows(rows)
      cachedRows = rows
    }
    let means = UnsafePointer(memory.means) - read.lowerBound
    columns.withUnsafeBufferPointer { columns in
      guard let columns = columns.baseAddress else { return }
      mixColumns(means, columns + (x &- region.x), into: scratch, count: count)
    }
    return UnsafePointer(scratch)
  }

  /// Computes the mean of rows.
  private func addRows(_ rows: BoxSpan) {
    let (sums, means) = (memory.sums, memory.means)
    let pairs = (read.count &+ 1) / 2
    func row(_ index: Int) -> UnsafePointer<UInt32> {
      image.base + (index &* image.stride &+ read.lowerBound)
    }
    means.update(repeating: .zero, count: pairs &* 2)
    /// Adds up to 257 rows, whose sums fit in 16 bits.
    func add(_ rows: Range<Int>, _ share: Float) {
      sums.update(repeating: .zero, count: pairs)
      for index in rows { addRow(row(index), to: sums, count: read.count) }
      addSums(sums, times: share, to: means, count: pairs)
    }
    add(rows.first..<rows.first &+ 1, rows.head)
    guard rows.last > rows.first else { return }
    var start = rows.first &+ 1
    while start < rows.last {
      let end = min(start &+ 257, rows.last)
      add(start..<end, rows.middle)
      start = end
    }
    add(rows.last..<rows.last &+ 1, rows.tail)
  }
}

// These loops are separate functions, so that the compiler keeps their values in registers.

/// Adds a row's channels, which takes 0.15 ns per pixel.
@inline(never)
private func addRow(
  _ pixels: UnsafePointer<UInt32>,
  to sums: UnsafeMutablePointer<SIMD8<UInt16>>,
  count: Int
) {
  var index = 0
  while index &+ 4 <= count {
    let bytes = UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD16<UInt8>.self)
    sums[index / 2] &+= unsafeBitCast(lowWords(bytes), to: SIMD8<UInt16>.self)
    sums[index / 2 &+ 1] &+= unsafeBitCast(highWords(bytes), to: SIMD8<UInt16>.self)
    index &+= 4
  }
  while index < count {
    let channels = unsafeBitCast(spreadInOrder(pixels[index]), to: SIMD4<UInt16>.self)
    if index & 1 == 0 {
      sums[index / 2].lowHalf &+= channels
    } else {
      sums[index / 2].highHalf &+= channels
    }
    index &+= 1
  }
}

/// Returns a pixel's channels in four 16-bit lanes, with red lowest.
private func spreadInOrder(_ pixel: UInt32) -> UInt64 {
  let (red, green) = (UInt64(pixel & 255), UInt64(pixel &>> 8 & 255))
  return red | green &<< 16 | UInt64(pixel &>> 16 & 255) &<< 32 | UInt64(pixel &>> 24) &<< 48
}

/// Adds sums of two pixels each, times a factor, which takes 0.3 ns per pixel.
@inline(never)
private func addSums(
  _ sums: UnsafePointer<SIMD8<UInt16>>,
  times share: Float,
  to means: UnsafeMutablePointer<SIMD4<Float>>,
  count: Int
) {
  // Above the 16 bits of an integer, these bits form the float 2²³ plus the integer.
  let m: UInt16 = 0x4B00
  for index in 0..<count {
    let v = sums[index]
    let low = SIMD8<UInt16>(v[0], m, v[1], m, v[2], m, v[3], m)
    let high = SIMD8<UInt16>(v[4], m, v[5], m, v[6], m, v[7], m)
    means[index &* 2] += (unsafeBitCast(low, to: SIMD4<Float>.self) - 8_388_608) * share
    means[index &* 2 &+ 1] += (unsafeBitCast(high, to: SIMD4<Float>.self) - 8_388_608) * share
  }
}

/// Computes the means of columns as pixels.
@inline(never)
private func mixColumns(
  _ means: UnsafePointer<SIMD4<Float>>,
  _ columns: UnsafePointer<BoxSpan>,
  into pixels: Pixels,
  count: Int
) {
  for index in 0..<count {
    let span = columns[index]
    var sum = means[span.first] * span.head
    if span.last > span.first {
      var middle = SIMD4<Float>.zero
      var column = span.first &+ 1
      while column < span.last {
        middle += means[column]
        column &+= 1
      }
      sum += middle * span.middle + means[span.last] * span.tail
    }
    // Adding 2²³ leaves the nearest integer in the low bits.
    let bits = unsafeBitCast(sum + 8_388_608, to: SIMD2<UInt64>.self) & 0xFF_0000_00FF
    let (low, high) = (bits[0] | bits[0] &>> 24, bits[1] | bits[1] &>> 24)
    pixels[index] = UInt32(truncatingIfNeeded: low & 0xFFFF | (high & 0xFFFF) &<< 16)
  }
}
