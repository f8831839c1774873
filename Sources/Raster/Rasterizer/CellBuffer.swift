// Signed areas of edges, a cell a pixel: where lines become coverage.
//
// A cell holds cover · 512 − area of the edges in its pixel, and the cell to its right holds area,
// in units of 1/256 pixel; so one running sum along a row gives each pixel's covered area, of which
// 2¹⁷ is a whole pixel. An edge that falls adds, one that rises subtracts.
//
//     cover   height of the edge within the pixel, 0…256
//     area    cover · (x at its top + x at its bottom), each 0…256 from the pixel's left side
//
// A bit for each four cells says which were touched. Nothing is sorted, and edges come in any order.
//
// Unsafe pointers: this file and CellBuffer+Sweep.swift are the inner loop of every fill. They are
// safe because `begin` makes room for `stride` × `height` cells, `line` cuts every edge to the
// region before it is written, and the two cells right of the region are part of the stride.

/// Accumulates edges over a region of device pixels.
struct CellBuffer: ~Copyable {
  /// The most cells at one time; larger regions are drawn in bands.
  static let limit = 1 << 20
  /// Edges farther from the region than this many pixels are cut before they become integers.
  private static let reach = 1_048_576.0

  var cells = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  var bits = UnsafeMutablePointer<UInt64>.allocate(capacity: 0)
  /// One row's coverage, 0…255 a word, while it is read.
  var mask = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)
  private var cellCapacity = 0
  private var bitCapacity = 0
  private var maskCapacity = 0

  private(set) var region = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private(set) var stride = 0
  private(set) var wordsPerRow = 0
  /// The rows with edges, counted from the region's top.
  var firstRow = 0
  var lastRow = -1
  private var originX = 0.0
  private var originY = 0.0

  init() {}

  deinit {
    cells.deallocate()
    bits.deallocate()
    mask.deallocate()
  }
}

extension CellBuffer {
  /// The rows of a region of this width that fit.
  static func rows(width: Int) -> Int { max(1, limit / (width &+ 8)) }

  /// Makes ready for the edges of a shape in `region`, which is not empty.
  mutating func begin(_ region: PixelRect) {
    self.region = region
    originX = Double(region.x)
    originY = Double(region.y)
    stride = (region.width &+ 5) & ~3
    wordsPerRow = (stride / 4 &+ 63) / 64
    firstRow = region.height
    lastRow = -1
    reserve()
  }

  /// Grows the memory, which is all zero between shapes.
  private mutating func reserve() {
    let cellCount = stride &* region.height
    if cellCount > cellCapacity {
      cells.deallocate()
      cells = .allocate(capacity: cellCount)
      cells.initialize(repeating: 0, count: cellCount)
      cellCapacity = cellCount
    }
    let bitCount = wordsPerRow &* region.height
    if bitCount > bitCapacity {
      bits.deallocate()
      bits = .allocate(capacity: bitCount)
      bits.initialize(repeating: 0, count: bitCount)
      bitCapacity = bitCount
    }
    if stride > maskCapacity {
      mask.deallocate()
      mask = .allocate(capacity: stride)
      mask.initialize(repeating: 0, count: stride)
      maskCapacity = stride
    }
  }

  /// Whether a curve with these control points leaves the region alone, or only turns around it.
  enum Extent { case outside, left, near }

  @inline(__always)
  func extent(minX: Double, maxX: Double, minY: Double, maxY: Double) -> Extent {
    let bottom = originY + Double(region.height)
    let right = originX + Double(region.width)
    if maxY <= originY || minY >= bottom || minX >= right { return .outside }
    return maxX <= originX ? .left : .near
  }

  /// Adds an edge in device pixels.
  mutating func edge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    let (y0, y1) = (from.y - originY, to.y - originY)
    let height = Double(region.height)
    if (y0 <= 0 && y1 <= 0) || (y0 >= height && y1 >= height) { return }
    let (x0, x1) = (from.x - originX, to.x - originX)
    let reach = CellBuffer.reach
    let isNear =
      x0 > -reach && x0 < reach && x1 > -reach && x1 < reach
      && y0 > -reach && y0 < reach && y1 > -reach && y1 < reach
    guard isNear else { return farEdge(x0, y0, x1, y1) }
    line(fixed(x0), fixed(y0), fixed(x1), fixed(y1))
  }

  /// 24.8 fixed point, nearest.
  ///
  /// Ties, which rounding errors would decide, are moved out of the way by 1/1024 of a unit, so
  /// that a shape looks the same wherever it stands.
  @inline(__always)
  private func fixed(_ value: Double) -> Int {
    let shifted = value * 256 + 0.0009765625 + 6_755_399_441_055_744
    return Int(Int32(truncatingIfNeeded: shifted.bitPattern))
  }

  /// Cuts an edge with distant ends: first above and below, then at the sides.
  ///
  /// What lies to the left still counts for the winding, what lies to the right does not.
  private mutating func farEdge(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    let (top, bottom) = (-1.0, Double(region.height) + 1)
    let (left, right) = (-1.0, Double(region.width) + 1)
    var ends = [SIMD2(x0, y0), SIMD2(x1, y1)]
    for index in 0...1 {
      let y = min(max(ends[index].y, top), bottom)
      if y != ends[index].y { ends[index] = SIMD2(x0 + (x1 - x0) * ((y - y0) / (y1 - y0)), y) }
    }
    var cuts = [ends[0]]
    let isRightwards = ends[0].x < ends[1].x
    for side in isRightwards ? [left, right] : [right, left]
    where (ends[0].x < side) != (ends[1].x < side) {
      let t = (side - ends[0].x) / (ends[1].x - ends[0].x)
      let y = ends[0].y + (ends[1].y - ends[0].y) * t
      cuts.append(SIMD2(side, min(max(y, top), bottom)))
    }
    cuts.append(ends[1])
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      line(
        fixed(min(max(from.x, left), right)),
        fixed(from.y),
        fixed(min(max(to.x, left), right)),
        fixed(to.y)
      )
    }
  }
}

extension CellBuffer {
  /// Adds a line in 24.8 fixed point from the region's corner.
  ///
  /// The x of each row's boundary is rounded from the line itself, so that a band shows what the
  /// whole would.
  private mutating func line(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int) {
    guard ay != by else { return }
    let sign = ay < by ? 1 : -1
    let (x0, y0, x1, y1) = ay < by ? (ax, ay, bx, by) : (bx, by, ax, ay)
    let top = max(y0, 0)
    let bottom = min(y1, region.height &<< 8)
    let right = region.width &<< 8
    let (low, high) = (min(x0, x1), max(x0, x1))
    guard top < bottom, low < right else { return }
    firstRow = min(firstRow, top &>> 8)
    lastRow = max(lastRow, (bottom &- 1) &>> 8)
    if low == high || high <= 0 { return vertical(max(x0, 0), top, bottom, sign) }
    slanted(Slope(x0: x0, y0: y0, x1: x1, y1: y1), top, bottom, sign, low < 0 || high > right)
  }

  /// A line by its ends, the upper one first.
  private struct Slope {
    let x0, y0, x1, y1: Int

    /// The nearest x at a y, from the quotient and the remainder of its division by 2 · Δy.
    @inline(__always)
    func divided(at y: Int) -> (x: Int, remainder: Int) {
      let (quotient, remainder) = dividedDown(
        (y &- y0) &* (x1 &- x0) &* 2 &+ (y1 &- y0),
        (y1 &- y0) &* 2
      )
      return (x0 &+ quotient, remainder)
    }
  }

  private mutating func slanted(
    _ slope: Slope,
    _ top: Int,
    _ bottom: Int,
    _ sign: Int,
    _ isCut: Bool
  ) {
    var row = top &>> 8
    var x = top == slope.y0 ? slope.x0 : slope.divided(at: top).x
    var boundary = (row &+ 1) &<< 8
    let last = bottom == slope.y1 ? slope.x1 : slope.divided(at: bottom).x
    if boundary >= bottom { return piece(row, x, last, bottom &- top, sign, isCut) }
    var (next, remainder) = slope.divided(at: boundary)
    piece(row, x, next, boundary &- top, sign, isCut)
    let divisor = (slope.y1 &- slope.y0) &* 2
    if boundary &+ 256 <= bottom {
      let step = dividedDown((slope.x1 &- slope.x0) &* 512, divisor)
      while boundary &+ 256 <= bottom {
        boundary &+= 256
        row &+= 1
        x = next
        next = x &+ step.quotient
        remainder &+= step.remainder
        if remainder >= divisor {
          remainder &-= divisor
          next &+= 1
        }
        piece(row, x, next, 256, sign, isCut)
      }
    }
    if boundary < bottom { piece(row &+ 1, next, last, bottom &- boundary, sign, isCut) }
  }

  /// Adds the part of a line within one row: from `xa` to `xb` over a height of 1…256.
  @inline(__always)
  private func piece(_ row: Int, _ xa: Int, _ xb: Int, _ height: Int, _ sign: Int, _ isCut: Bool) {
    let (low, high) = (min(xa, xb), max(xa, xb))
    if isCut { return cutPiece(row, low, high, height, sign) }
    let left = low &>> 8
    guard left == high &>> 8 else { return longPiece(row, low, high, height, sign) }
    let area = height &* ((low & 255) &+ (high & 255))
    add(row, left, height &* 512 &- area, area, sign)
  }

  /// A piece that may leave the region on the left, where it counts at x = 0, or on the right.
  private func cutPiece(_ row: Int, _ low: Int, _ high: Int, _ height: Int, _ sign: Int) {
    let right = region.width &<< 8
    if low >= right { return }
    if high <= 0 { return add(row, 0, height &* 512, 0, sign) }
    var (low, high, height) = (low, high, height)
    if low < 0 {
      let outside = (height &* (0 &- low) &* 2 &+ (high &- low)) / ((high &- low) &* 2)
      if outside > 0 { add(row, 0, outside &* 512, 0, sign) }
      height &-= outside
      low = 0
    }
    if high > right {
      height = (height &* (right &- low) &* 2 &+ (high &- low)) / ((high &- low) &* 2)
      high = right
    }
    if height > 0 { piece(row, low, high, height, sign, false) }
  }

  /// A piece over several pixels: its height is shared out among them at their boundaries.
  private func longPiece(_ row: Int, _ low: Int, _ high: Int, _ height: Int, _ sign: Int) {
    let (left, right) = (low &>> 8, high &>> 8)
    let divisor = Int32(truncatingIfNeeded: (high &- low) &* 2)
    let height32 = Int32(truncatingIfNeeded: height)
    let first = height32 &* Int32(truncatingIfNeeded: 256 &- (low & 255)) &* 2 &+ divisor / 2
    var (done, remainder) = (first / divisor, first % divisor)
    let sign32 = Int32(truncatingIfNeeded: sign)
    let cell = cells + (row &* stride &+ left)
    let area = done &* Int32(truncatingIfNeeded: (low & 255) &+ 256)
    cell[0] &+= (done &* 512 &- area) &* sign32
    cell[1] &+= area &* sign32
    let count = right &- left
    if count > 1 {
      let (step, stepRemainder) = ((height32 &* 512) / divisor, (height32 &* 512) % divisor)
      for index in 1..<count {
        var cover = step
        remainder &+= stepRemainder
        if remainder >= divisor {
          remainder &-= divisor
          cover &+= 1
        }
        done &+= cover
        cell[index] &+= cover &* 256 &* sign32
        cell[index &+ 1] &+= cover &* 256 &* sign32
      }
    }
    let rest = height32 &- done
    let restArea = rest &* Int32(truncatingIfNeeded: high & 255)
    cell[count] &+= (rest &* 512 &- restArea) &* sign32
    cell[count &+ 1] &+= restArea &* sign32
    let words = bits + row &* wordsPerRow
    for group in (left &>> 2)...((right &+ 1) &>> 2) {
      words[group &>> 6] |= 1 &<< UInt64(group & 63)
    }
  }

  private mutating func vertical(_ x: Int, _ top: Int, _ bottom: Int, _ sign: Int) {
    let (first, last) = (top &>> 8, (bottom &- 1) &>> 8)
    let (column, inner) = (x &>> 8, (x & 255) &* 2)
    if first == last {
      return add(row: first, column, bottom &- top, inner, sign)
    }
    add(row: first, column, 256 &- (top & 255), inner, sign)
    for row in first &+ 1..<last { add(row: row, column, 256, inner, sign) }
    add(row: last, column, bottom &- (last &<< 8), inner, sign)
  }

  @inline(__always)
  private func add(row: Int, _ column: Int, _ height: Int, _ inner: Int, _ sign: Int) {
    add(row, column, height &* (512 &- inner), height &* inner, sign)
  }

  /// Adds to a cell and to its right neighbour, and marks both.
  @inline(__always)
  private func add(_ row: Int, _ column: Int, _ inner: Int, _ outer: Int, _ sign: Int) {
    let cell = cells + (row &* stride &+ column)
    cell[0] &+= Int32(truncatingIfNeeded: inner &* sign)
    cell[1] &+= Int32(truncatingIfNeeded: outer &* sign)
    let words = bits + row &* wordsPerRow
    let (group, next) = (column &>> 2, (column &+ 1) &>> 2)
    words[group &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: group & 63)
    words[next &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: next & 63)
  }
}

/// Divides by a positive number, rounding down, with a remainder that is not negative.
@inline(__always)
func dividedDown(_ dividend: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
  let (quotient, remainder) = (dividend / divisor, dividend % divisor)
  return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
}
