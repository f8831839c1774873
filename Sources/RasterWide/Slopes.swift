// Edges over several rows of cells, eight rows at a time.
//
// CellGrid.swift describes the contents of cells. The results are the same as those of
// `CellGrid.slanted`, which computes where an edge crosses rows, and `CellRow.segment`, which
// distributes a segment among pixels. Here, a segment covers at most three pixels and adds to four
// cells.
//
// Unsafe pointers: edges lie within a region, for whose cells and bits there is room. A segment at
// the region's right side may add 0 to two cells beyond its row, which belong to the next row or to
// the extra cells of `CellBuffer`. Pixels are only prefetched.

#if hasFeature(BuiltinModule)
private import Builtin
#endif

/// Rows of a region, from its first row: cells, their bits, and the pixels that will be drawn on.
package typealias SlopeRows = (
  cells: UnsafeMutablePointer<Int32>, stride: Int, bits: UnsafeMutablePointer<UInt64>,
  wordsPerRow: Int, pixels: Pixels, pixelStride: Int
)

/// Adds up to eight rows of an edge, after the first `skip` rows.
///
/// The edge is in 24.8 fixed point, with its upper end first, and moves at most two pixels sideways
/// for each pixel down. A `sign` of −1 subtracts, 0 adds.
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

/// An edge by its upper end, its height, and its horizontal movement per unit down.
private struct Edge {
  let x, end: Int
  let slope: Double
  let sign: Int
}

/// The segments of an edge in eight rows.
private struct Segments {
  /// The values that each segment adds to four cells, and the column of the first cell.
  let one, two, three, four, column: Ints
  /// The number of further groups that each segment touches, and its first group.
  private let further, group: Ints

  /// Creates the segments after a row boundary, which may be above the edge's upper end.
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
    // How far the segment extends beyond the boundaries of its first and second pixel.
    let over = high &- low &- first
    let (isOne, isTwo) = (over &>> 31, (over &- 256) &>> 31)
    let fall = floats(height) / floats(high &- low)
    let distance = floats(first)
    let done = select(isOne, height, nearest(distance * fall))
    let next = select(isTwo, height, nearest((distance + 256) * fall))
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

  /// The bits of each segment in the 64-bit value of its first group.
  @inline(__always)
  var marks: SIMD8<UInt64> { wide(further &* 2 &+ 1) &<< wide(group & 63) }

  /// Whether any segment also touches a group of the next 64-bit value.
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

  /// Moves to the row below.
  @inline(__always)
  mutating func advance(_ rows: SlopeRows) {
    cells += rows.stride
    bits += rows.wordsPerRow
    pixels += rows.pixelStride
  }
}

/// Segments in memory, from which each can be read separately.
private struct Stored {
  /// The number of bytes of the segments.
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

  /// Returns the index of the 64-bit value that contains the bit of a segment's first group.
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

  /// Marks the next 64-bit value's first group for segments above `row` that extend into it.
  @inline(never)
  func markNext(_ count: Int, below row: Row, _ rows: SlopeRows) {
    var bits = row.bits
    for index in (0..<count).reversed() {
      bits -= rows.wordsPerRow
      let next = word(index) &+ 1
      // Marking a group that is not touched has no effect except that it is read.
      if column(index) & 255 >= 252, next < rows.wordsPerRow { bits[next] |= 1 }
    }
  }
}

/// Pairs the numbers of both vectors: positions 0, 1, 4 and 5, and positions 2, 3, 6 and 7.
@inline(__always)
private func joined(_ one: Ints, _ two: Ints) -> (SIMD4<UInt64>, SIMD4<UInt64>) {
  let low = Ints(one[0], two[0], one[1], two[1], one[4], two[4], one[5], two[5])
  let high = Ints(one[2], two[2], one[3], two[3], one[6], two[6], one[7], two[7])
  return (
    unsafeBitCast(low, to: SIMD4<UInt64>.self), unsafeBitCast(high, to: SIMD4<UInt64>.self)
  )
}

/// Stores pairs of both vectors: the first two in the first 32 bytes, the others 64 bytes later.
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

/// Prefetches memory; see the `RasterDrawing` function of the same name.
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
