// Lines in fixed point become signed areas: the law and the layout of cells.
//
// A cell holds cover · 512 − area of the edges in its pixel, and the cell to its right holds area,
// in units of 1/256 pixel; so one running sum along a row gives each pixel's covered area, of which
// 2¹⁷ is a whole pixel. An edge that falls adds, one that rises subtracts.
//
//     cover   height of the edge within the pixel, 0…256
//     area    cover · (x at its top + x at its bottom), each 0…256 from the pixel's left side
//
// A bit for each four cells says which were touched; a grid of few columns goes without. Nothing is
// sorted, and edges come in any order.
//
// Unsafe pointers: this is the inner loop of every fill. They are safe because `CellBuffer` makes
// room for `stride` × `height` cells, edges are within the region or are cut to it before they are
// written, and the two cells right of the region are part of the stride.

/// Cells and bits of a region; a view of a `CellBuffer`'s memory.
struct CellGrid {
  var cells: UnsafeMutablePointer<Int32>
  var bits: UnsafeMutablePointer<UInt64>
  var width = 0
  var height = 0
  /// Cells a row, a multiple of four.
  var stride = 0
  /// Words of bits a row; 0 where all of a row is read.
  var wordsPerRow = 0
  /// 0, or −1 while what edges enclose is taken away.
  var direction = 0
}

/// A point in 24.8 fixed point from the region's corner.
typealias FixedPoint = SIMD2<Int32>

extension CellGrid {
  /// Adds the lines that join points, all of them within the region.
  func join(_ points: UnsafePointer<FixedPoint>, count: Int) {
    let grid = self
    var from = points[0]
    for index in 1..<count {
      let to = points[index]
      grid.inner(from, to)
      from = to
    }
  }

  /// Adds an edge, and says so, where it is within the region.
  func edge(_ from: FixedPoint, _ to: FixedPoint) -> Bool {
    let limit = FixedPoint(
      Int32(truncatingIfNeeded: width &<< 8),
      Int32(truncatingIfNeeded: height &<< 8)
    )
    let sign = from | to | (limit &- from) | (limit &- to)
    guard sign.x | sign.y >= 0 else { return false }
    inner(from, to)
    return true
  }

  /// Adds the lines that join points, wherever they are.
  func joinCut(_ points: UnsafePointer<FixedPoint>, count: Int) {
    for index in 1..<count {
      let (from, to) = (points[index &- 1], points[index])
      line(Int(from.x), Int(from.y), Int(to.x), Int(to.y))
    }
  }

  /// Adds a line within the region.
  @inline(__always)
  private func inner(_ from: FixedPoint, _ to: FixedPoint) {
    let (ay, by) = (Int(from.y), Int(to.y))
    if ay < by {
      falling(Slope(x0: Int(from.x), y0: ay, x1: Int(to.x), y1: by), direction)
    } else if by < ay {
      falling(Slope(x0: Int(to.x), y0: by, x1: Int(from.x), y1: ay), ~direction)
    }
  }

  /// Adds a line within the region, its upper end first.
  ///
  /// 0 adds and −1 subtracts: x ^ sign − sign is x or −x.
  @inline(__always)
  private func falling(_ line: Slope, _ sign: Int) {
    let (row, last) = (line.y0 &>> 8, (line.y1 &- 1) &>> 8)
    if row == last {
      piece(row, line.x0, line.x1, line.y1 &- line.y0, sign)
    } else if line.x0 == line.x1 {
      vertical(line.x0, line.y0, line.y1, sign)
    } else {
      slanted(line, row, last, sign)
    }
  }

  /// Adds a line from the region's corner, cut to the region.
  func line(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int) {
    guard ay != by else { return }
    let sign = ay < by ? direction : ~direction
    let (x0, y0, x1, y1) = ay < by ? (ax, ay, bx, by) : (bx, by, ax, ay)
    let top = max(y0, 0)
    let bottom = min(y1, height &<< 8)
    let right = width &<< 8
    let (low, high) = (min(x0, x1), max(x0, x1))
    guard top < bottom, low < right else { return }
    if low == high || high <= 0 { return vertical(max(x0, 0), top, bottom, sign) }
    cutSlanted(Slope(x0: x0, y0: y0, x1: x1, y1: y1), top, bottom, sign)
  }

  /// A line by its ends, the upper one first.
  private struct Slope {
    let x0, y0, x1, y1: Int

    @inline(__always)
    var slope: Double { Double(x1 &- x0) / Double(y1 &- y0) }

    /// The nearest x at a y, from the line alone: whoever asks gets the same, so that a band shows
    /// what the whole would.
    @inline(__always)
    func x(at y: Int, _ slope: Double) -> Int {
      x0 &+ nearest(Double(y &- y0) * slope)
    }
  }

  /// Adds a line within the region, over two rows or more.
  private func slanted(_ line: Slope, _ first: Int, _ last: Int, _ sign: Int) {
    let slope = line.slope
    var (row, x) = (first, line.x0)
    var height = 256 &- (line.y0 & 255)
    var y = Double(height)
    while true {
      let next = row == last ? line.x1 : line.x0 &+ nearest(y * slope)
      piece(row, x, next, height, sign)
      if row == last { return }
      row &+= 1
      x = next
      y += 256
      height = row == last ? line.y1 &- last &<< 8 : 256
    }
  }

  /// Adds what is between two ys of a line, and cuts it to the region.
  private func cutSlanted(_ line: Slope, _ top: Int, _ bottom: Int, _ sign: Int) {
    let slope = line.slope
    var (row, previous) = (top &>> 8, top)
    var x = top == line.y0 ? line.x0 : line.x(at: top, slope)
    while previous < bottom {
      let boundary = min((row &+ 1) &<< 8, bottom)
      let next = boundary == line.y1 ? line.x1 : line.x(at: boundary, slope)
      cutPiece(row, min(x, next), max(x, next), boundary &- previous, sign)
      x = next
      previous = boundary
      row &+= 1
    }
  }

  /// Adds the part of a line within one row: from `xa` to `xb` over a height of 1…256.
  @inline(__always)
  private func piece(_ row: Int, _ xa: Int, _ xb: Int, _ height: Int, _ sign: Int) {
    let left = xa &>> 8
    guard left == xb &>> 8 else {
      return longPiece(row, min(xa, xb), max(xa, xb), height, sign)
    }
    let signed = (height ^ sign) &- sign
    let area = signed &* ((xa & 255) &+ (xb & 255))
    add(row, left, signed &* 512 &- area, area)
  }

  /// A piece that may leave the region on the left, where it counts at x = 0, or on the right.
  ///
  /// Its height is shared out as `longPiece` would, so that what is seen does not depend on the cut.
  private func cutPiece(_ row: Int, _ low: Int, _ high: Int, _ height: Int, _ sign: Int) {
    if low >= width &<< 8 { return }
    let direction = 1 &+ 2 &* sign
    if high <= 0 { return add(row, 0, direction &* height &* 512, 0) }
    let (left, right) = (low &>> 8, high &>> 8)
    guard left < right else { return piece(row, low, high, height, sign) }
    let slope = Double(height) / Double(high &- low)
    /// The height of what lies left of a column that the piece reaches.
    func done(_ column: Int) -> Int { nearest(Double(column &<< 8 &- low) * slope) }
    var before = low < 0 ? done(0) : 0
    if before > 0 { add(row, 0, direction &* before &* 512, 0) }
    for column in max(left, 0)...min(right, width &- 1) {
      let next = column == right ? height : done(column &+ 1)
      let start = column == left ? low & 255 : 0
      let end = column == right ? high & 255 : 256
      let part = direction &* (next &- before)
      let area = part &* (start &+ end)
      add(row, column, part &* 512 &- area, area)
      before = next
    }
  }

  /// A piece over several pixels: its height is shared out among them at their boundaries.
  @inline(never)
  private func longPiece(_ row: Int, _ low: Int, _ high: Int, _ height: Int, _ sign: Int) {
    let (left, right) = (low &>> 8, high &>> 8)
    let slope = Double(height) / Double(high &- low)
    var cell = cells + (row &* stride &+ left)
    let height = (height ^ sign) &- sign
    var way = 256 &- (low & 255)
    // What the piece has gone down, and what it leaves to the cell on the right.
    var done = (nearest(Double(way) * slope) ^ sign) &- sign
    var area = done &* (512 &- way)
    cell[0] &+= Int32(truncatingIfNeeded: done &* 512 &- area)
    for _ in left &+ 1..<right {
      way &+= 256
      cell += 1
      let next = (nearest(Double(way) * slope) ^ sign) &- sign
      let inner = (next &- done) &* 256
      cell[0] &+= Int32(truncatingIfNeeded: area &+ inner)
      (done, area) = (next, inner)
    }
    let last = (height &- done) &* (high & 255)
    cell[1] &+= Int32(truncatingIfNeeded: area &+ (height &- done) &* 512 &- last)
    cell[2] &+= Int32(truncatingIfNeeded: last)
    guard wordsPerRow > 0 else { return }
    mark(row, left &>> 2, (right &+ 1) &>> 2)
  }

  private func vertical(_ x: Int, _ top: Int, _ bottom: Int, _ sign: Int) {
    let (first, last) = (top &>> 8, (bottom &- 1) &>> 8)
    let (column, inner) = (x &>> 8, (x & 255) &* 2)
    let direction = 1 &+ 2 &* sign
    func add(_ row: Int, _ height: Int) {
      let area = direction &* height &* inner
      self.add(row, column, direction &* height &* 512 &- area, area)
    }
    if first == last { return add(first, bottom &- top) }
    add(first, 256 &- (top & 255))
    for row in first &+ 1..<last { add(row, 256) }
    add(last, bottom &- (last &<< 8))
  }

  /// Adds to a cell and to its right neighbour, and marks both.
  @inline(__always)
  private func add(_ row: Int, _ column: Int, _ inner: Int, _ outer: Int) {
    let cell = cells + (row &* stride &+ column)
    cell[0] &+= Int32(truncatingIfNeeded: inner)
    cell[1] &+= Int32(truncatingIfNeeded: outer)
    guard wordsPerRow > 0 else { return }
    // The neighbour's group is the next one for one column in four: no branch.
    let group = column &>> 2
    guard group & 63 != 63 else {
      return markApart(bits + row &* wordsPerRow, group, (column &+ 1) &>> 2)
    }
    let few = 1 &+ (((column & 3) &+ 1) & 4) &>> 1
    bits[row &* wordsPerRow &+ group &>> 6] |=
      UInt64(truncatingIfNeeded: few) &<< UInt64(truncatingIfNeeded: group)
  }

  /// Sets the bits of a row's groups, the last one too.
  @inline(__always)
  private func mark(_ row: Int, _ first: Int, _ last: Int) {
    let words = bits + row &* wordsPerRow
    guard first &>> 6 == last &>> 6 else { return markApart(words, first, last) }
    let few = 2 &<< UInt64(truncatingIfNeeded: last &- first) &- 1
    words[first &>> 6] |= few &<< UInt64(truncatingIfNeeded: first)
  }

  @inline(never)
  private func markApart(_ words: UnsafeMutablePointer<UInt64>, _ first: Int, _ last: Int) {
    for group in first...last { words[group &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: group) }
  }
}

/// The nearest whole number, the even one of two; numbers are within ±2³¹.
@inline(__always)
private func nearest(_ value: Double) -> Int {
  Int(Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern))
}
