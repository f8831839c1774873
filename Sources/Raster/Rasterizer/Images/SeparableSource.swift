// Reads an image whose columns and rows stay columns and rows: nine-slices, and scaled images.
//
// Tables say for each column and each row which two of the image's it is a mean of. A row of the
// image is brought to the width that is wanted once, and kept while it is one of the last two; each
// row of the result is then a mean of two such rows. Means round to the nearest, across first.
//
// Unsafe pointers: the image's pixels, which the caller keeps alive, and memory of its own. Whoever
// makes the tables keeps their entries within the image.

/// An image stretched along its axes.
struct SeparableSource: PixelSource {
  /// Two columns or rows of the image, and of how much weight the second one is, of 256.
  struct Entry: Equatable {
    var first: Int32
    var second: Int32
    var weight: UInt32
  }

  var isOpaque: Bool { false }
  private let image: ImagePixels
  private let region: PixelRect
  private let columns: [Entry]
  private let rows: [Entry]
  private let memory: Memory
  /// What the three rows of the memory hold: two rows of the image, and a row of the result.
  private var held: (Int32, Int32) = (-1, -1)
  private var result: Entry?

  /// Three rows as wide as the region.
  private final class Memory {
    let pixels: Pixels

    init(_ count: Int) {
      pixels = .allocate(capacity: count)
      pixels.initialize(repeating: 0, count: count)
    }

    deinit { pixels.deallocate() }
  }

  /// The tables have an entry for each column and each row of `region`.
  init(_ image: ImagePixels, columns: [Entry], rows: [Entry], region: PixelRect) {
    self.image = image
    self.columns = columns
    self.rows = rows
    self.region = region
    memory = Memory(region.width &* 3)
  }

  mutating func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    let entry = rows[y &- region.y]
    let start = x &- region.x
    let target = memory.pixels + region.width &* 2
    if entry == result { return UnsafePointer(target + start) }
    if entry.weight == 0 { return UnsafePointer(row(entry.first, keeping: -1) + start) }
    let upper = row(entry.first, keeping: entry.second)
    let lower = row(entry.second, keeping: entry.first)
    mix(upper, lower, weight: entry.weight, into: target, count: region.width)
    result = entry
    return UnsafePointer(target + start)
  }

  /// A row of the image, brought to width; it takes the place of one that is not `other`.
  private mutating func row(_ index: Int32, keeping other: Int32) -> Pixels {
    if held.0 == index { return memory.pixels }
    if held.1 == index { return memory.pixels + region.width }
    if held.0 == other {
      held.1 = index
      widen(index, memory.pixels + region.width)
      return memory.pixels + region.width
    }
    held.0 = index
    widen(index, memory.pixels)
    return memory.pixels
  }

  private func widen(_ index: Int32, _ target: Pixels) {
    let row = image.base + Int(index) &* image.stride
    columns.withUnsafeBufferPointer { columns in
      for x in 0..<columns.count {
        let entry = columns[x]
        let first = row[Int(entry.first)]
        if entry.weight == 0 {
          target[x] = first
        } else {
          let weight = UInt64(entry.weight)
          target[x] = gathered(mixed(spread(first), spread(row[Int(entry.second)]), weight))
        }
      }
    }
  }
}

extension SeparableSource {
  /// The part `region` of an image that `inverse` maps back along its axes.
  init(_ image: ImagePixels, inverse: Matrix, _ sampling: Sampling, region: PixelRect) {
    func entries(_ range: Range<Int>, _ step: Double, _ start: Double, _ last: Int) -> [Entry] {
      let half = sampling == .nearest ? 0 : 0.5
      let (origin, step) = (fixed(start + step * 0.5 - half), fixed(step))
      return range.map { position in
        let place = origin &+ step &* position
        let first = min(max(place &>> 32, 0), last)
        let second = min(max(place &>> 32 &+ 1, 0), last)
        let isMean = sampling != .nearest && first != second
        return Entry(
          first: Int32(truncatingIfNeeded: first),
          second: Int32(truncatingIfNeeded: isMean ? second : first),
          weight: isMean ? UInt32(truncatingIfNeeded: place &>> 24) & 255 : 0
        )
      }
    }
    let (right, bottom) = (region.x &+ region.width, region.y &+ region.height)
    self.init(
      image,
      columns: entries(region.x..<right, inverse.a, inverse.tx, image.width &- 1),
      rows: entries(region.y..<bottom, inverse.d, inverse.ty, image.height &- 1),
      region: region
    )
  }
}
