// Samples an axis-aligned image by the mean of four pixels.
//
// Tables list, for each column and row, the two columns or rows of the image whose mean it is. A
// row of the image is scaled to the requested width once, and cached while it is one of the last
// two. Each row of the result is the mean of two such rows. Scaling 512² to 1024² takes 0.6 ns per
// pixel.
//
// Unsafe pointers: the image's pixels, which the caller keeps alive, and memory of this file.
// Columns and rows are clamped to the image when the tables are created.

import RasterValues

/// An axis-aligned image that is stretched.
struct SeparableSource: PixelSource {
  /// Two columns or rows of an image, and the weight of the second one in 1/256.
  struct Entry: Equatable {
    var first: Int32
    var second: Int32
    var weight: UInt32
  }

  let isOpaque: Bool
  var weight: Int { 12 }
  private let image: ImagePixels
  private let region: PixelRect
  private let memory: Memory
  private let inverse: Matrix
  /// The columns of the image that are read, and one more.
  private let read: Range<Int>
  /// The rows of the image that are in memory.
  private var cachedRows: (Int, Int) = (-1, -1)

  /// Creates a source for a region of the device; `inverse` maps it to the image along the axes.
  init(_ image: ImagePixels, inverse: Matrix, region: PixelRect, isOpaque: Bool) {
    (self.image, self.inverse, self.region) = (image, inverse, region)
    self.isOpaque = isOpaque
    let last = image.width &- 1
    func place(_ x: Int) -> Int { fixed(inverse.a * (Double(x) + 0.5) + inverse.tx - 0.5) }
    func column(_ x: Int) -> Int { min(max(place(x) &>> 32, 0), last) }
    let ends = (column(region.x), column(region.x &+ region.width &- 1))
    read = min(ends.0, ends.1)..<min(max(ends.0, ends.1) &+ 2, image.width)
    memory = Memory(width: region.width, read: read.count)
    for index in 0..<region.width {
      // Rounding is monotonic, so columns lie between those of the ends.
      let column = column(region.x &+ index) &- read.lowerBound
      memory.columns[index] = Int32(truncatingIfNeeded: min(max(column, 0), read.count &- 1))
      let place = place(region.x &+ index)
      memory.weights[index] = place < 0 ? 0 : fourTimes(laneWeight(place))
    }
  }

  mutating func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    let place = fixed(inverse.d * (Double(y) + 0.5) + inverse.ty - 0.5)
    let last = image.height &- 1
    let first = min(max(place &>> 32, 0), last)
    let weight = place < 0 ? 0 : laneWeight(place)
    let second = weight == 0 ? first : min(first &+ 1, last)
    let start = (x &- region.x) &* 4
    let upper = row(first, keeping: second)
    let lower = row(second, keeping: first)
    memory.weight.update(repeating: Int16(truncatingIfNeeded: weight), count: 8)
    mix(upper + start, lower + start, weight: memory.weight, into: scratch, count: count)
    return UnsafePointer(scratch)
  }

  /// Returns a row of the image, scaled to width; it may replace a row other than `other`.
  private mutating func row(_ index: Int, keeping other: Int) -> LaneRow {
    if cachedRows.0 == index { return memory.upper }
    if cachedRows.1 == index { return memory.lower }
    let isUpper = cachedRows.0 != other
    let target = isUpper ? memory.upper : memory.lower
    if isUpper { cachedRows.0 = index } else { cachedRows.1 = index }
    let pixels = image.base + (index &* image.stride &+ read.lowerBound)
    unpack(pixels, into: memory.lanes, count: read.count)
    // The last pixel is repeated after the end.
    let end = memory.lanes + read.count &* 4
    end.update(from: end - 4, count: 4)
    widen(memory.lanes, memory.columns, memory.weights, into: target, count: region.width)
    return target
  }
}

/// Tables for the region's columns, two rows of lanes of that width, and one row of the image.
private final class Memory {
  let columns: UnsafeMutablePointer<Int32>
  let weights: UnsafeMutablePointer<UInt64>
  let upper, lower, lanes: LaneRow
  /// Eight equal weights.
  let weight: LaneRow

  init(width: Int, read: Int) {
    columns = .allocate(capacity: width)
    weights = .allocate(capacity: width)
    func lanes(_ count: Int) -> LaneRow {
      let row = LaneRow.allocate(capacity: count)
      row.initialize(repeating: 0, count: count)
      return row
    }
    columns.initialize(repeating: 0, count: width)
    weights.initialize(repeating: 0, count: width)
    upper = lanes((width &+ 1) &* 4)
    lower = lanes((width &+ 1) &* 4)
    self.lanes = lanes((read &+ 1) &* 4)
    weight = lanes(8)
  }

  deinit {
    columns.deallocate()
    weights.deallocate()
    for row in [upper, lower, lanes, weight] { row.deallocate() }
  }
}
