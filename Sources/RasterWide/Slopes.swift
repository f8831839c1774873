// Edges over several rows of cells, eight rows at a time.
//
// CellGrid.swift says what cells hold, `CellGrid.slanted` where an edge crosses the rows, and
// `CellRow.piece` how its piece in a row is shared out among pixels; these are the same numbers. A piece
// is over three pixels at most here, and adds to four cells.
//
// Unsafe pointers: edges are within a region, for whose cells and bits there is room. A piece in the
// column right of the region adds 0 to two cells beyond its row, which are the next row's, or the two
// that `CellBuffer` has after the last one. Pixels are only fetched.

private import Builtin

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
  _ x0: Int,
  _ y0: Int,
  _ x1: Int,
  _ y1: Int,
  _ sign: Int,
  skip: Int,
  _ rows: SlopeRows
) {
  let pieces = Pieces(
    x: repeating(x0),
    Double(x1 &- x0) / Double(y1 &- y0),
    y: repeating((skip &+ 1) &* 256 &- (y0 & 255)),
    end: repeating(y1 &- y0),
    sign: repeating(sign)
  )
  let first = y0 &>> 8 &+ skip
  let count = min((y1 &- 1) &>> 8 &+ 1 &- first, 8)
  var cells = rows.cells + first &* rows.stride
  var bits = rows.bits + first &* rows.wordsPerRow
  var pixels = rows.pixels + first &* rows.pixelStride
  withUnsafeTemporaryAllocation(byteCount: Pieces.size, alignment: 16) { memory in
    let stored = Stored(pieces, memory.baseAddress.unsafelyUnwrapped)
    var row = 0
    while row < count {
      let column = stored.column(row)
      stored.add(row, cells + column)
      prefetch(pixels + column)
      if rows.wordsPerRow > 0 { stored.mark(row, bits) }
      cells += rows.stride
      bits += rows.wordsPerRow
      pixels += rows.pixelStride
      row &+= 1
    }
    guard rows.wordsPerRow > 1, pieces.crossesWords else { return }
    // A group that is marked without being touched is only read.
    while row > 0 {
      row &-= 1
      bits -= rows.wordsPerRow
      let next = stored.column(row) &>> 8 &+ 1
      if stored.column(row) & 255 >= 252, next < rows.wordsPerRow { bits[next] |= 1 }
    }
  }
}

private typealias Ints = SIMD8<Int32>

/// The pieces of an edge in eight rows.
private struct Pieces {
  /// What each adds to four cells, and the column of the first.
  let one, two, three, four, column: Ints
  /// How many groups after its first one each touches, and what that one's bit is.
  private let further, group: Ints

  /// Those of an edge that begins at `x`.
  ///
  /// From its upper end, `y` is where the first row ends, and `end` where the edge does.
  @inline(__always)
  init(x: Ints, _ slope: Double, y: Ints, end: Ints, sign: Ints) {
    let sides = y &+ Ints(0, 256, 512, 768, 1024, 1280, 1536, 1792)
    let (top, bottom) = (greater(sides &- 256, .zero), lesser(sides, end))
    let height = ((bottom &- top) ^ sign) &- sign
    let (from, to) = (x &+ nearest(doubles(top) * slope), x &+ nearest(doubles(bottom) * slope))
    let (low, high) = (lesser(from, to), greater(from, to))
    column = low &>> 8
    let first = 256 &- (low & 255)
    // How far the piece goes beyond the boundaries of its first pixel, and of its second one.
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

  /// How many bytes they take when they are stored.
  static let size = 256
}

/// Pieces in memory, where each can be had.
private struct Stored {
  private let memory: UnsafeMutableRawPointer

  @inline(__always)
  init(_ pieces: Pieces, _ memory: UnsafeMutableRawPointer) {
    self.memory = memory
    memory.storeBytes(of: pieces.one, as: Ints.self)
    (memory + 32).storeBytes(of: pieces.two, as: Ints.self)
    (memory + 64).storeBytes(of: pieces.three, as: Ints.self)
    (memory + 96).storeBytes(of: pieces.four, as: Ints.self)
    (memory + 128).storeBytes(of: pieces.marks, as: SIMD8<UInt64>.self)
    (memory + 192).storeBytes(of: pieces.column, as: Ints.self)
    (memory + 224).storeBytes(of: pieces.column &>> 8, as: Ints.self)
  }

  @inline(__always)
  private func word(_ place: Int, _ row: Int) -> Int32 {
    (memory + (place &+ row &* 4)).load(as: Int32.self)
  }

  @inline(__always)
  func column(_ row: Int) -> Int { Int(word(192, row)) }

  @inline(__always)
  func add(_ row: Int, _ cells: UnsafeMutablePointer<Int32>) {
    cells[0] &+= word(0, row)
    cells[1] &+= word(32, row)
    cells[2] &+= word(64, row)
    cells[3] &+= word(96, row)
  }

  @inline(__always)
  func mark(_ row: Int, _ bits: UnsafeMutablePointer<UInt64>) {
    bits[Int(word(224, row))] |= (memory + (128 &+ row &* 8)).load(as: UInt64.self)
  }
}

@inline(__always)
private func repeating(_ value: Int) -> Ints { Ints(repeating: Int32(truncatingIfNeeded: value)) }

@inline(__always)
private func lesser(_ one: Ints, _ other: Ints) -> Ints {
  one.replacing(with: other, where: other .< one)
}

@inline(__always)
private func greater(_ one: Ints, _ other: Ints) -> Ints {
  one.replacing(with: other, where: other .> one)
}

@inline(__always)
private func select(_ mask: Ints, _ one: Ints, _ other: Ints) -> Ints {
  (one & mask) | (other & ~mask)
}

@inline(__always)
private func wide(_ value: Ints) -> SIMD8<UInt64> {
  var pairs = SIMD16<Int32>()
  pairs.evenHalf = value
  return unsafeBitCast(pairs, to: SIMD8<UInt64>.self)
}

@inline(__always)
private func doubles(_ value: Ints) -> SIMD8<Double> {
  func one(_ lane: Int) -> Double { Double(value[lane]) }
  return SIMD8(one(0), one(1), one(2), one(3), one(4), one(5), one(6), one(7))
}

@inline(__always)
private func floats(_ value: Ints) -> SIMD8<Float> {
  func one(_ lane: Int) -> Float { Float(value[lane]) }
  return SIMD8(one(0), one(1), one(2), one(3), one(4), one(5), one(6), one(7))
}

/// The nearest whole numbers, as `Raster`'s functions of that name have them.
@inline(__always)
private func nearest(_ value: SIMD8<Double>) -> Ints {
  unsafeBitCast(value + 6_755_399_441_055_744, to: SIMD16<Int32>.self).evenHalf
}

@inline(__always)
private func nearest(_ value: SIMD8<Float>) -> Ints {
  unsafeBitCast(value + 12_582_912, to: Ints.self) &- 0x4B40_0000
}

/// See `Raster`'s function of that name.
@inline(__always)
private func prefetch(_ address: UnsafeRawPointer) {
  Builtin.int_prefetch_RawPointer(
    address._rawValue,
    Int32(1)._value,
    Int32(3)._value,
    Int32(1)._value
  )
}
