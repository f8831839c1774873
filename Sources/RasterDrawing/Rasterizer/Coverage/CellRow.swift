// The parts of lines within one row of cells.
//
// Heights are signed, ±1…±256. Edges that go up, or that subtract, have negative heights.
//
// Unsafe pointers: see CellGrid.swift.

import RasterValues
import RasterWide

/// A row of a grid, by the start of its cells and of its bits.
struct CellRow {
  var cells: UnsafeMutablePointer<Int32>
  var bits: UnsafeMutablePointer<UInt64>
  /// Whether the row has bits.
  let isMarked: Bool

  /// Moves to the row below, without accessing it.
  @inline(__always)
  mutating func advance(_ grid: CellGrid) {
    cells += grid.stride
    bits += grid.wordsPerRow
  }

  /// Adds the part of a line from `xa` to `xb`.
  @inline(__always)
  func segment(from xa: Int, to xb: Int, height: Int) {
    let left = xa &>> 8
    guard left == xb &>> 8 else {
      return wideSegment(low: min(xa, xb), high: max(xa, xb), height: height)
    }
    let area = height &* ((xa & 255) &+ (xb & 255))
    add(left, height &* 512 &- area, area)
  }

  /// Adds a segment that covers two pixels, the most common case, or more.
  @inline(__always)
  private func wideSegment(low: Int, high: Int, height: Int) {
    let left = low &>> 8
    guard high &>> 8 == left &+ 1 else {
      return longSegment(low: low, high: high, height: height)
    }
    let (first, last) = (256 &- (low & 255), high & 255)
    let slope = Float(height) / Float(high &- low)
    let done = nearest(Float(first) * slope)
    let (inner, outer) = (done &* first, (height &- done) &* last)
    cells[left] &+= Int32(truncatingIfNeeded: inner)
    cells[left &+ 1] &+= Int32(truncatingIfNeeded: height &* 512 &- inner &- outer)
    cells[left &+ 2] &+= Int32(truncatingIfNeeded: outer)
    guard isMarked else { return }
    mark(left, 2)
  }

  /// Adds a segment that covers three or more pixels.
  @inline(never)
  private func longSegment(low: Int, high: Int, height: Int) {
    if hasWideVectors {
      addLongSegment(from: low, to: high, height: height, row: cells)
    } else {
      addPixels(low: low, high: high, height: height)
    }
    if isMarked { markAll(low &>> 10, (high &>> 8 &+ 1) &>> 2) }
  }

  /// Adds a segment, distributing its height among pixels at their boundaries.
  private func addPixels(low: Int, high: Int, height: Int) {
    let (left, right) = (low &>> 8, high &>> 8)
    let slope = Float(height) / Float(high &- low)
    var cell = cells + left
    let first = 256 &- (low & 255)
    var distance = first
    // The height of the segment so far, and the area that it adds to the cell on the right.
    var done = nearest(Float(distance) * slope)
    var area = done &* (512 &- first)
    cell[0] &+= Int32(truncatingIfNeeded: done &* 512 &- area)
    for _ in left &+ 1..<right {
      distance &+= 256
      cell += 1
      let next = nearest(Float(distance) * slope)
      let inner = (next &- done) &* 256
      cell[0] &+= Int32(truncatingIfNeeded: area &+ inner)
      (done, area) = (next, inner)
    }
    let last = (height &- done) &* (high & 255)
    cell[1] &+= Int32(truncatingIfNeeded: area &+ (height &- done) &* 512 &- last)
    cell[2] &+= Int32(truncatingIfNeeded: last)
  }

  /// Adds a segment that may leave the region on the left or on the right.
  ///
  /// The part on the left counts at x = 0.
  ///
  /// The height is distributed as in `longSegment`, so clipping does not affect the pixels.
  func cutSegment(from xa: Int, to xb: Int, height: Int, width: Int) {
    let (low, high) = (min(xa, xb), max(xa, xb))
    if low >= width &<< 8 { return }
    if high <= 0 { return add(0, height &* 512, 0) }
    let (left, right) = (low &>> 8, high &>> 8)
    guard left < right else { return segment(from: low, to: high, height: height) }
    let slope = Float(height) / Float(high &- low)
    /// Returns the height of the part to the left of a column that the segment reaches.
    func done(_ column: Int) -> Int { nearest(Float(column &<< 8 &- low) * slope) }
    var before = low < 0 ? done(0) : 0
    if before != 0 { add(0, before &* 512, 0) }
    for column in max(left, 0)...min(right, width &- 1) {
      let next = column == right ? height : done(column &+ 1)
      let start = column == left ? low & 255 : 0
      let end = column == right ? high & 255 : 256
      let part = next &- before
      let area = part &* (start &+ end)
      add(column, part &* 512 &- area, area)
      before = next
    }
  }

  /// Adds to a cell and to its right neighbour, and marks both.
  @inline(__always)
  func add(_ column: Int, _ inner: Int, _ outer: Int) {
    cells[column] &+= Int32(truncatingIfNeeded: inner)
    cells[column &+ 1] &+= Int32(truncatingIfNeeded: outer)
    if isMarked { mark(column, 1) }
  }

  /// Sets the bits of a column and of the column `count` (1…4) to the right.
  @inline(__always)
  private func mark(_ column: Int, _ count: Int) {
    // The neighbour is in the next group for one column in four; computed without a branch.
    let group = column &>> 2
    guard group & 63 != 63 else { return markApart(group, (column &+ count) &>> 2) }
    let mask = 1 &+ (((column & 3) &+ count) & 4) &>> 1
    bits[group &>> 6] |= UInt64(truncatingIfNeeded: mask) &<< UInt64(truncatingIfNeeded: group)
  }

  /// Sets the bits of a range of groups, including the last.
  @inline(__always)
  private func markAll(_ first: Int, _ last: Int) {
    guard first &>> 6 == last &>> 6 else { return markApart(first, last) }
    let mask = 2 &<< UInt64(truncatingIfNeeded: last &- first) &- 1
    bits[first &>> 6] |= mask &<< UInt64(truncatingIfNeeded: first)
  }

  @inline(never)
  private func markApart(_ first: Int, _ last: Int) {
    for group in first...last { bits[group &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: group) }
  }
}
