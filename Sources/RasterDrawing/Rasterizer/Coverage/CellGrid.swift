// Converts lines in fixed point to signed areas in cells.
//
// A cell holds cover · 512 − area for the edges in its pixel, and the cell to its right holds area,
// in units of 1/256 pixel. A running sum along a row then gives the covered area of each pixel, in
// which 2¹⁷ is a full pixel. An edge that goes down adds, and an edge that goes up subtracts.
//
//     cover   height of the edge within the pixel, 0…256
//     area    cover · (x at its top + x at its bottom), each 0…256 from the pixel's left side
//
// One bit for each group of four cells records whether the group was touched. A narrow grid has no
// bits. Edges may come in any order and are not sorted.
//
// Unsafe pointers: this is the inner loop of every fill. `CellBuffer` allocates `stride` × `height`
// cells and eight more. Edges lie within the region or are clipped to it before they are written.
// The stride includes the two cells to the right of the region. `RasterWide` adds 0 to cells after
// these.

import RasterValues
import RasterWide

/// The cells and bits of a region; a view of a `CellBuffer`'s memory.
struct CellGrid {
  var cells: UnsafeMutablePointer<Int32>
  var bits: UnsafeMutablePointer<UInt64>
  var width = 0
  var height = 0
  /// Cells per row, a multiple of eight; at least two are to the right of the region.
  var stride = 0
  /// 64-bit values of bits per row, or 0 if rows are read completely.
  var wordsPerRow = 0
  /// 0, or −1 while the area that edges enclose is subtracted.
  var direction = 0
  /// Whether `RasterWide` adds the edges that it supports.
  let isWide = hasWideVectors
  /// The pixels that will be drawn on, from the region's top left; prefetched where edges pass.
  var target = Unallocated.pixels
  /// The distance between rows in pixels, or 0 if the target is unknown.
  var targetStride = 0
}

/// A point in 24.8 fixed point, relative to the region's top left.
typealias FixedPoint = SIMD2<Int32>

extension CellGrid {
  /// Adds the lines that connect points, all of which lie within the region.
  func join(_ points: UnsafePointer<FixedPoint>, count: Int) {
    let grid = self
    var from = points[0]
    for index in 1..<count {
      let to = points[index]
      grid.inner(from, to)
      from = to
    }
  }

  /// Adds edges within the region, given by their endpoints in pairs.
  func add(_ ends: UnsafePointer<FixedPoint>, count: Int) {
    let grid = self
    for index in Swift.stride(from: 0, to: count, by: 2) {
      grid.inner(ends[index], ends[index &+ 1])
    }
  }

  /// Adds edges at any positions.
  func addCut(_ ends: UnsafePointer<FixedPoint>, count: Int) {
    for index in Swift.stride(from: 0, to: count, by: 2) { cutEdge(ends[index], ends[index &+ 1]) }
  }

  /// Adds an edge at any position.
  func cutEdge(_ from: FixedPoint, _ to: FixedPoint) {
    let limit = FixedPoint(
      Int32(truncatingIfNeeded: width &<< 8),
      Int32(truncatingIfNeeded: height &<< 8)
    )
    let sign = from | to | (limit &- from) | (limit &- to)
    if sign.x | sign.y >= 0 { return inner(from, to) }
    line(from: from, to: to)
  }

  /// Adds the lines that connect points at any positions.
  func joinCut(_ points: UnsafePointer<FixedPoint>, count: Int) {
    for index in 1..<count {
      line(from: points[index &- 1], to: points[index])
    }
  }

  /// Adds a line within the region.
  @inline(__always)
  private func inner(_ from: FixedPoint, _ to: FixedPoint) {
    let (ay, by) = (Int(from.y), Int(to.y))
    if ay < by {
      falling(Slope(x0: Int(from.x), y0: ay, x1: Int(to.x), y1: by), sign: direction)
    } else if by < ay {
      falling(Slope(x0: Int(to.x), y0: by, x1: Int(from.x), y1: ay), sign: ~direction)
    }
  }

  /// Adds a line within the region, given from its upper end.
  ///
  /// A `sign` of 0 adds and −1 subtracts, because x ^ sign − sign is x or −x.
  @inline(__always)
  private func falling(_ line: Slope, sign: Int) {
    let (first, last) = (line.y0 &>> 8, (line.y1 &- 1) &>> 8)
    if first == last {
      let height = ((line.y1 &- line.y0) ^ sign) &- sign
      row(first).segment(from: line.x0, to: line.x1, height: height)
    } else if line.x0 == line.x1 {
      vertical(x: line.x0, from: line.y0, to: line.y1, sign: sign)
    } else {
      slanted(line, firstRow: first, lastRow: last, sign: sign)
    }
  }

  /// Adds a line relative to the region's top left, clipped to the region.
  func line(from: FixedPoint, to: FixedPoint) {
    let (ax, ay, bx, by) = (Int(from.x), Int(from.y), Int(to.x), Int(to.y))
    guard ay != by else { return }
    let sign = ay < by ? direction : ~direction
    let (x0, y0, x1, y1) = ay < by ? (ax, ay, bx, by) : (bx, by, ax, ay)
    let top = max(y0, 0)
    let bottom = min(y1, height &<< 8)
    let right = width &<< 8
    let (low, high) = (min(x0, x1), max(x0, x1))
    guard top < bottom, low < right else { return }
    if low == high || high <= 0 {
      return vertical(x: max(x0, 0), from: top, to: bottom, sign: sign)
    }
    cutSlanted(Slope(x0: x0, y0: y0, x1: x1, y1: y1), from: top, to: bottom, sign: sign)
  }

  /// A line by its endpoints, the upper one first.
  private struct Slope {
    let x0, y0, x1, y1: Int

    @inline(__always)
    var slope: Double { Double(x1 &- x0) / Double(y1 &- y0) }

    /// Whether the line moves at most two pixels sideways for each pixel down.
    @inline(__always)
    var isSteep: Bool { (x1 &- x0).magnitude <= (y1 &- y0).magnitude &* 2 }

    /// Returns the nearest x at a y.
    ///
    /// It depends only on the line, so that a band shows the same pixels as a complete drawing.
    @inline(__always)
    func x(at y: Int, slope: Double) -> Int {
      x0 &+ nearest(Double(y &- y0) * slope)
    }
  }

  /// Adds a line within the region that covers two or more rows.
  private func slanted(_ line: Slope, firstRow first: Int, lastRow last: Int, sign: Int) {
    if last &- first >= 2, line.isSteep, isWide {
      return steep(line, rowCount: last &- first &+ 1, sign: sign)
    }
    let slope = line.slope
    let height = 256 &- (line.y0 & 255)
    var y = Double(height)
    var x = line.x0 &+ nearest(y * slope)
    var row = row(first)
    row.segment(from: line.x0, to: x, height: (height ^ sign) &- sign)
    row.advance(self)
    let fullHeight = (256 ^ sign) &- sign
    // A bitmap's rows are far apart in memory, and all of them are needed after the last edge.
    var pixels = target + first &* targetStride
    for _ in first &+ 1..<last {
      y += 256
      let next = line.x0 &+ nearest(y * slope)
      pixels += targetStride
      prefetch(pixels + x &>> 8)
      row.segment(from: x, to: next, height: fullHeight)
      row.advance(self)
      x = next
    }
    row.segment(from: x, to: line.x1, height: ((line.y1 &- last &<< 8) ^ sign) &- sign)
  }

  /// Adds a steep line within the region, eight rows at a time.
  private func steep(_ line: Slope, rowCount: Int, sign: Int) {
    var skip = 0
    repeat {
      addSlope(
        x0: line.x0,
        y0: line.y0,
        x1: line.x1,
        y1: line.y1,
        sign: sign,
        skip: skip,
        to: (cells, stride, bits, wordsPerRow, target, targetStride)
      )
      skip &+= 8
    } while skip < rowCount
  }

  /// Adds the part of a line between two ys, clipped to the region.
  private func cutSlanted(_ line: Slope, from top: Int, to bottom: Int, sign: Int) {
    let slope = line.slope
    var (row, previous) = (row(top &>> 8), top)
    var boundary = (top | 255) &+ 1
    var x = top == line.y0 ? line.x0 : line.x(at: top, slope: slope)
    while previous < bottom {
      let end = min(boundary, bottom)
      let next = end == line.y1 ? line.x1 : line.x(at: end, slope: slope)
      let height = ((end &- previous) ^ sign) &- sign
      row.cutSegment(from: x, to: next, height: height, width: width)
      row.advance(self)
      (x, previous) = (next, end)
      boundary &+= 256
    }
  }

  private func vertical(x: Int, from top: Int, to bottom: Int, sign: Int) {
    let (first, last) = (top &>> 8, (bottom &- 1) &>> 8)
    let (column, inner) = (x &>> 8, (x & 255) &* 2)
    var row = row(first)
    var pixels = target + (first &* targetStride &+ column)
    @inline(__always)
    func add(_ height: Int) {
      prefetch(pixels)
      pixels += targetStride
      let signed = (height ^ sign) &- sign
      let area = signed &* inner
      row.add(column, signed &* 512 &- area, area)
      row.advance(self)
    }
    if first == last { return add(bottom &- top) }
    add(256 &- (top & 255))
    for _ in first &+ 1..<last { add(256) }
    add(bottom &- (last &<< 8))
  }

  @inline(__always)
  private func row(_ index: Int) -> CellRow {
    CellRow(
      cells: cells + index &* stride,
      bits: bits + index &* wordsPerRow,
      isMarked: wordsPerRow > 0
    )
  }
}

/// Rounds to the nearest integer, ties to even; values are within ±2³¹.
@inline(__always)
func nearest(_ value: Double) -> Int {
  Int(Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern))
}

/// Rounds to the nearest integer, ties to even; values are within ±2²².
@inline(__always)
func nearest(_ value: Float) -> Int {
  Int(Int32(truncatingIfNeeded: (value + 12_582_912).bitPattern)) &- 0x4B40_0000
}
