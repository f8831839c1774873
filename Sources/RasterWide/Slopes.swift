// Edges over several rows of cells, eight rows at a time.
//
// CellGrid.swift says what cells hold, `CellGrid.slanted` where an edge crosses the rows, and
// `CellRow.segment` how its segment in a row is shared out among pixels; these are the same numbers.
// A segment is over three pixels at most here, and adds to four cells.
//
// Unsafe pointers: edges are within a region, for whose cells and bits there is room. A segment at
// the region's right side may add 0 to two cells beyond its row: the next row's, or of those that
// `CellBuffer` has after the last one. Pixels are only fetched.

#if hasFeature(BuiltinModule)
private import Builtin
#endif

/// Rows of a region, from its first one: cells, their bits, and the pixels that will be drawn on.
package typealias SlopeRows = (
  cells: UnsafeMutablePointer<Int32>, stride: Int, bits: UnsafeMutablePointer<UInt64>,
  wordsPerRow: Int, pixels: Pixels, pixelStride: Int
)

/// Adds eight rows of an edge, those after the first `skip`, or as many as there are.
///
/// The edge is in 24.8 fixed point, its upper end first, and goes at most two pixels to the side for
/// each one down. A `sign` of −1 takes away, 0 adds.
@inline(never)
package func addSlope(
  x0: Int,
  y0: Int,
  x1: Int,
  y1: Int,
  sign: Int,
  skip: Int,
  to rows: SlopeRows
) {
  let edge = Edge(x: x0, end: y1 &- y0, slope: Double(x1 &- x0) / Double(y1 &- y0), sign: sign)
  let segments = Segments(of: edge, after: skip &* 256 &- (y0 & 255))
  let first = y0 &>> 8 &+ skip
  let count = min((y1 &- 1) &>> 8 &+ 1 &- first, 8)
  var row = Row(rows, first)
  withUnsafeTemporaryAllocation(byteCount: Stored.size, alignment: 16) { memory in
    let stored = Stored(segments, memory.baseAddress.unsafelyUnwrapped)
    var index = 0
    while index < count {
      stored.add(index, to: row)
      row.advance(rows)
      index &+= 1
    }
    if rows.wordsPerRow > 1, segments.crossesWords { stored.markNext(count, below: row, rows) }
  }
}

/// An edge by its upper end, how far down it goes, and what it goes to the side for each 1 down.
private struct Edge {
  let x, end: Int
  let slope: Double
  let sign: Int
}

/// The segments of an edge in eight rows.
private struct Segments {
  /// The addition of each to four cells, and the column of the first.
  let one, two, three, four, column: Ints
  /// The number of groups that each touches after its first one, and the bit of that one.
  private let further, group: Ints

  /// Those in the rows after a boundary of rows, which may be above the edge's upper end.
  @inline(__always)
  init(of edge: Edge, after boundary: Int) {
    let (x, sign, top) = (repeating(edge.x), repeating(edge.sign), max(boundary, 0))
    let boundaries = repeating(boundary) &+ Ints(256, 512, 768, 1024, 1280, 1536, 1792, 2048)
    let bottom = lesser(boundaries, repeating(edge.end))
    let height = ((bottom &- shifted(repeating(top), bottom)) ^ sign) &- sign
    let to = x &+ nearest(doubles(bottom) * edge.slope)
    let from = shifted(repeating(edge.x &+ nearest(Double(top) * edge.slope)), to)
    let (low, high) = (lesser(from, to), greater(from, to))
    column = low &>> 8
    let first = 256 &- (low & 255)
    // How far the segment goes beyond the boundaries of its first pixel, and of its second one.
    let over = high &- low &- first
    let (isOne, isTwo) = (over &>> 31, (over &- 256) &>> 31)
    let fall = floats(height) / floats(high &- low)
    let way = floats(first)
    let done = select(isOne, height, nearest(way * fall))
    let next = select(isTwo, height, nearest((way + 256) * fall))
    let inner = done &* (first &- (over & isOne))
    let middle = (next &- done) &* (256 &+ ((over &- 256) & isTwo) &- (over & isOne))
    let outer = (height &- next) &* ((over &- 256) & ~isTwo)
    one = inner
    two = next &* 512 &- inner &- middle
    three = (height &- next) &* 512 &+ middle &- outer
    four = outer
    group = column &>> 2
    further = (column &+ 3 &+ isOne &+ isTwo) &>> 2 &- group
  }

  /// Each one's bits in the word of its first group.
  @inline(__always)
  var marks: SIMD8<UInt64> { wide(further &* 2 &+ 1) &<< wide(group & 63) }

  /// Whether any touches a group of the next word too.
  @inline(__always)
  var crossesWords: Bool {
    !isZero(unsafeBitCast(((group & 63) &+ further) & 64, to: Octet.self))
  }
}

/// A row that an edge passes.
private struct Row {
  private(set) var cells: UnsafeMutablePointer<Int32>
  private(set) var bits: UnsafeMutablePointer<UInt64>
  private(set) var pixels: Pixels
  let isMarked: Bool

  @inline(__always)
  init(_ rows: SlopeRows, _ index: Int) {
    cells = rows.cells + index &* rows.stride
    bits = rows.bits + index &* rows.wordsPerRow
    pixels = rows.pixels + index &* rows.pixelStride
    isMarked = rows.wordsPerRow > 0
  }

  /// Goes to the row below.
  @inline(__always)
  mutating func advance(_ rows: SlopeRows) {
    cells += rows.stride
    bits += rows.wordsPerRow
    pixels += rows.pixelStride
  }
}

/// Segments in memory, where each can be had.
private struct Stored {
  /// The number of bytes that they take.
  static let size = 256

  private let memory: UnsafeMutableRawPointer

  @inline(__always)
  init(_ segments: Segments, _ memory: UnsafeMutableRawPointer) {
    self.memory = memory
    let (lowFirst, highFirst) = joined(segments.one, segments.two)
    let (lowLast, highLast) = joined(segments.three, segments.four)
    store(lowFirst, lowLast, memory)
    store(highFirst, highLast, memory + 32)
    (memory + 128).storeBytes(of: segments.marks, as: SIMD8<UInt64>.self)
    (memory + 192).storeBytes(of: segments.column, as: Ints.self)
    (memory + 224).storeBytes(of: segments.column &>> 8, as: Ints.self)
  }

  @inline(__always)
  private func column(_ index: Int) -> Int {
    Int((memory + (192 &+ index &* 4)).load(as: Int32.self))
  }

  /// The word of bits that a segment's first group has its bit in.
  @inline(__always)
  private func word(_ index: Int) -> Int {
    Int((memory + (224 &+ index &* 4)).load(as: Int32.self))
  }

  @inline(__always)
  func add(_ index: Int, to row: Row) {
    let column = column(index)
    let cells = UnsafeMutableRawPointer(row.cells + column)
    let sum =
      cells.loadUnaligned(as: SIMD4<Int32>.self)
      &+ (memory + index &* 16).load(as: SIMD4<Int32>.self)
    cells.storeBytes(of: sum, as: SIMD4<Int32>.self)
    prefetch(row.pixels + column)
    guard row.isMarked else { return }
    row.bits[word(index)] |= (memory + (128 &+ index &* 8)).load(as: UInt64.self)
  }

  /// Marks the first group of a word for each segment above `row` that ends beyond the word before.
  @inline(never)
  func markNext(_ count: Int, below row: Row, _ rows: SlopeRows) {
    var bits = row.bits
    for index in (0..<count).reversed() {
      bits -= rows.wordsPerRow
      let next = word(index) &+ 1
      // A group that is marked without being touched is only read.
      if column(index) & 255 >= 252, next < rows.wordsPerRow { bits[next] |= 1 }
    }
  }
}

/// Pairs of numbers of both: of places 0, 1, 4 and 5, and of places 2, 3, 6 and 7.
@inline(__always)
private func joined(_ one: Ints, _ two: Ints) -> (SIMD4<UInt64>, SIMD4<UInt64>) {
  let low = Ints(one[0], two[0], one[1], two[1], one[4], two[4], one[5], two[5])
  let high = Ints(one[2], two[2], one[3], two[3], one[6], two[6], one[7], two[7])
  return (
    unsafeBitCast(low, to: SIMD4<UInt64>.self), unsafeBitCast(high, to: SIMD4<UInt64>.self)
  )
}

/// Stores pairs of both: the first two in the first 32 bytes, the others 64 bytes after them.
@inline(__always)
private func store(
  _ first: SIMD4<UInt64>,
  _ last: SIMD4<UInt64>,
  _ memory: UnsafeMutableRawPointer
) {
  let even = SIMD4(first[0], last[0], first[2], last[2])
  let odd = SIMD4(first[1], last[1], first[3], last[3])
  memory.storeBytes(of: even.lowHalf, as: SIMD2<UInt64>.self)
  (memory + 16).storeBytes(of: odd.lowHalf, as: SIMD2<UInt64>.self)
  (memory + 64).storeBytes(of: even.highHalf, as: SIMD2<UInt64>.self)
  (memory + 80).storeBytes(of: odd.highHalf, as: SIMD2<UInt64>.self)
}

/// See `Raster`'s function of that name.
@inline(__always)
private func prefetch(_ address: UnsafeRawPointer) {
  #if hasFeature(BuiltinModule)
  Builtin.int_prefetch_RawPointer(
    address._rawValue,
    Int32(1)._value,
    Int32(3)._value,
    Int32(1)._value
  )
  #endif
}
