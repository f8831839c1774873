// Accumulates edges of shapes, in any order, and provides their coverage row by row.
//
// Unsafe pointers: memory that grows with the largest region so far and is all zero between shapes.

import RasterValues

/// Accumulates edges over a region of device pixels.
package struct CellBuffer: ~Copyable {
  /// The maximum number of cells; larger regions are drawn in bands.
  static let limit = 1 << 20
  /// The maximum number of pending points, and the maximum number of pending edge endpoints.
  private static let pointLimit = 512
  /// Rows with at most this many cells are read completely, without bits.
  private static let shortRow = 24
  /// The maximum number of rows of a narrow region that are prefetched together.
  private static let fetchedRows = 128

  private(set) var grid = CellGrid(cells: Unallocated.cells, bits: Unallocated.bits)
  /// The coverage of one row while it is read, 0…255 in each 32-bit value.
  private(set) var mask = Unallocated.pixels
  /// The spans of one row while it is read: gaps between touched cells, and parts of the mask.
  private(set) var spans = Unallocated.spans
  private var points = Unallocated.points
  private var pointCount = 0
  /// The number of pending edge endpoints, which are stored after the points.
  private var endCount = 0
  private var pointCapacity = 0
  private var cellCapacity = 0
  private var bitCapacity = 0
  private var maskCapacity = 0
  private var spanCapacity = 0

  private(set) var region = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var origin = SIMD2<Double>.zero
  private var fit = Fit.anywhere
  private var current = SIMD2<Double>.zero

  /// The extent of a shape's points: within the region, close enough for integers, or anywhere.
  private enum Fit { case inside, near, anywhere }

  init() {}

  deinit {
    if cellCapacity > 0 { grid.cells.deallocate() }
    if bitCapacity > 0 { grid.bits.deallocate() }
    if maskCapacity > 0 { mask.deallocate() }
    if spanCapacity > 0 { spans.deallocate() }
    if pointCapacity > 0 { points.deallocate() }
  }
}

/// Valid addresses for memory that is not allocated yet; they are never read or written.
enum Unallocated {
  nonisolated(unsafe) static let cells = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  nonisolated(unsafe) static let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  nonisolated(unsafe) static let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  nonisolated(unsafe) static let spans = UnsafeMutablePointer<CoverageSpan>.allocate(capacity: 1)
  nonisolated(unsafe) static let points = UnsafeMutablePointer<FixedPoint>.allocate(capacity: 1)
}

/// Reserves memory for `count` elements, all `zero`.
///
/// The capacity at least doubles, up to the limit, so that a series of growing shapes does not
/// clear new memory for each.
@inline(__always)
private func grow<Element>(
  _ memory: inout UnsafeMutablePointer<Element>,
  _ capacity: inout Int,
  to count: Int,
  of zero: Element
) {
  guard count > capacity else { return }
  if capacity > 0 { memory.deallocate() }
  capacity = max(count, min(2 &* capacity, CellBuffer.limit))
  memory = .allocate(capacity: capacity)
  memory.initialize(repeating: zero, count: capacity)
}

extension CellBuffer {
  /// Returns the number of rows that fit for a region of this width.
  static func rows(width: Int) -> Int { max(1, limit / (width &+ 13)) }

  /// Prepares for the edges of a shape in `region`, which is not empty.
  ///
  /// All points of the shape's edges lie in `box`, except for rounding. `target` is the surface
  /// that will be drawn on, if known.
  mutating func begin(_ region: PixelRect, _ box: Box, on target: Surface?) {
    self.region = region
    origin = SIMD2(Double(region.x), Double(region.y))
    grid.width = region.width
    grid.height = region.height
    grid.direction = 0
    // There are two cells to the right of the region; with bits, eight are read from their group.
    grid.stride = (region.width &+ 9) & ~7
    let isShort = grid.stride <= CellBuffer.shortRow
    if !isShort { grid.stride = (region.width &+ 13) & ~7 }
    grid.wordsPerRow = isShort ? 0 : (grid.stride / 4 &+ 63) / 64
    (pointCount, endCount) = (0, 0)
    fit = fit(box)
    reserve()
    aim(at: target)
  }

  /// Prefetches the pixels that edges pass; for a narrow region, prefetches its rows now.
  private mutating func aim(at target: Surface?) {
    guard let target else {
      (grid.target, grid.targetStride) = (Unallocated.pixels, 0)
      return
    }
    grid.target = target.pixels(x: region.x, y: region.y)
    grid.targetStride = target.frame.width
    guard grid.wordsPerRow == 0 else { return }
    var row = grid.target
    for _ in 0..<min(region.height, CellBuffer.fetchedRows) {
      prefetch(row)
      prefetch(row + (region.width &- 1))
      row += grid.targetStride
    }
  }

  private func fit(_ box: Box) -> Fit {
    let (right, bottom) = (origin.x + Double(region.width), origin.y + Double(region.height))
    if box.minX >= origin.x, box.maxX <= right, box.minY >= origin.y, box.maxY <= bottom {
      return .inside
    }
    let (reach, middle) = (CellBuffer.reach, middle)
    let isNear =
      box.minX > origin.x - reach && box.maxX < origin.x + reach
      && box.minY > middle - reach && box.maxY < middle + reach
    return isNear ? .near : .anywhere
  }

  /// Grows the memory, which is all zero between shapes.
  private mutating func reserve() {
    // `RasterWide` adds 0 to up to eight more cells.
    grow(&grid.cells, &cellCapacity, to: grid.stride &* region.height &+ 8, of: 0)
    grow(&grid.bits, &bitCapacity, to: grid.wordsPerRow &* region.height, of: 0)
    grow(&mask, &maskCapacity, to: grid.stride, of: 0)
    // At most every second group starts a run; each run is a span, and so is the gap after it.
    let span = CoverageSpan(start: 0, count: 0, coverage: 0)
    grow(&spans, &spanCapacity, to: grid.stride / 4 &+ 2, of: span)
    guard pointCapacity == 0 else { return }
    pointCapacity = 2 &* CellBuffer.pointLimit
    points = .allocate(capacity: pointCapacity)
  }

  /// Reverses the direction of subsequent edges, so that the area they enclose is subtracted.
  mutating func reverse() {
    flush()
    grid.direction = ~grid.direction
  }

  /// The position of a curve relative to the region; on its left, only the winding matters.
  enum Extent { case outside, left, near }

  @inline(__always)
  func extent(minX: Double, maxX: Double, minY: Double, maxY: Double) -> Extent {
    let bottom = origin.y + Double(region.height)
    let right = origin.x + Double(region.width)
    if maxY <= origin.y || minY >= bottom || minX >= right { return .outside }
    return maxX <= origin.x ? .left : .near
  }

  /// Whether the shape lies entirely within the region.
  @inline(__always)
  var holdsShape: Bool { fit == .inside }
}

extension CellBuffer {
  /// Moves to a point from which lines start.
  @inline(__always)
  mutating func move(to point: SIMD2<Double>) {
    current = point
    guard fit != .anywhere else { return }
    flush()
    points[0] = fixed(point)
    pointCount = 1
  }

  /// Adds a line from the current point.
  @inline(__always)
  mutating func line(to point: SIMD2<Double>) {
    guard fit != .anywhere else { return farLine(to: point) }
    points[pointCount] = fixed(point)
    pointCount &+= 1
    if pointCount == CellBuffer.pointLimit { restart() }
  }

  private mutating func farLine(to point: SIMD2<Double>) {
    edge(current, point)
    current = point
  }

  /// Adds the pending lines and edges.
  mutating func flush() {
    if endCount > 0 { addEdges() }
    guard pointCount > 1 else { return }
    if areInside(points, pointCount) {
      grid.join(points, count: pointCount)
    } else {
      grid.joinCut(points, count: pointCount)
    }
    pointCount = 0
  }

  /// Returns whether all points are within the region.
  @inline(__always)
  private func areInside(_ points: UnsafePointer<FixedPoint>, _ count: Int) -> Bool {
    // Negative if any point is outside.
    var sign = FixedPoint.zero
    let limit = FixedPoint(
      Int32(truncatingIfNeeded: region.width &<< 8),
      Int32(truncatingIfNeeded: region.height &<< 8)
    )
    for index in 0..<count { sign |= points[index] | (limit &- points[index]) }
    return sign.x | sign.y >= 0
  }

  /// The endpoints of pending edges, two per edge.
  private var ends: UnsafeMutablePointer<FixedPoint> { points + CellBuffer.pointLimit }

  @inline(never)
  private mutating func addEdges() {
    if areInside(ends, endCount) {
      grid.add(ends, count: endCount)
    } else {
      grid.addCut(ends, count: endCount)
    }
    endCount = 0
  }

  /// Adds the pending lines, and continues from the last point.
  private mutating func restart() {
    let last = points[pointCount &- 1]
    flush()
    points[0] = last
    pointCount = 1
  }

  /// Adds an edge in device pixels, at any position.
  @inline(__always)
  package mutating func edge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    // Most shapes lie within the region. Each edge is checked again before it is written to memory.
    guard fit == .inside else { return cutEdge(from, to) }
    let end = ends + endCount
    end[0] = fixed(from)
    end[1] = fixed(to)
    endCount &+= 2
    if endCount == CellBuffer.pointLimit { addEdges() }
  }

  @inline(never)
  private func cutEdge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    let (a, b) = (from - origin, to - origin)
    if max(a.y, b.y) <= 0 || min(a.y, b.y) >= Double(region.height) { return }
    // If a shape extends across the border of a band, most edges are entirely in one of the bands.
    if fit == .near { return grid.cutEdge(fixed(from), fixed(to)) }
    let shift = origin.y - middle
    let farthest = max(
      max(a.x.magnitude, b.x.magnitude),
      max((a.y + shift).magnitude, (b.y + shift).magnitude)
    )
    guard farthest < CellBuffer.reach else { return farEdge(a, b) }
    grid.line(from: fixed(from), to: fixed(to))
  }

  /// Returns a point in 24.8 fixed point, rounded to nearest.
  ///
  /// Rounding errors would decide ties, so an offset of 1/1024 unit avoids them. A shape then looks
  /// the same wherever it is placed.
  @inline(__always)
  private func fixed(_ point: SIMD2<Double>) -> FixedPoint {
    let shifted = (point - origin) * 256 + 0.0009765625 + 6_755_399_441_055_744
    let bits = unsafeBitCast(shifted, to: SIMD2<UInt64>.self)
    return FixedPoint(Int32(truncatingIfNeeded: bits.x), Int32(truncatingIfNeeded: bits.y))
  }
}

// Edges with distant endpoints are clipped before they become integers. Where they are clipped
// above and below, and which edges are, depends on blocks of rows that are larger than any bitmap.
// All bands of a bitmap therefore see the same edges.
extension CellBuffer {
  /// The distance in pixels from the region, or from the middle of its block, that counts as far.
  private static let reach = 1_048_576.0
  private static let block = 524_288.0

  /// The middle of the block of rows that contains the region's first row.
  private var middle: Double {
    let row = region.y &+ 262_144
    return Double((row & ~524_287) &- 262_144) + CellBuffer.block / 2
  }

  /// Clips an edge with distant endpoints, first above and below, then at the sides.
  ///
  /// The part to the left still counts for the winding; the part to the right does not.
  private func farEdge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    let center = middle - origin.y
    let (top, bottom) = (center - CellBuffer.block, center + CellBuffer.block)
    let (left, right) = (-1.0, Double(region.width) + 1)
    var ends = (from, to)
    func cut(_ end: inout SIMD2<Double>) {
      let y = min(max(end.y, top), bottom)
      guard y != end.y else { return }
      end = SIMD2(from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y)), y)
    }
    cut(&ends.0)
    cut(&ends.1)
    func add(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
      let sides = (min(max(from.x, left), right), min(max(to.x, left), right))
      grid.line(
        from: fixed(SIMD2(sides.0, from.y) + origin),
        to: fixed(SIMD2(sides.1, to.y) + origin)
      )
    }
    var start = ends.0
    let isRightwards = ends.0.x < ends.1.x
    for side in isRightwards ? [left, right] : [right, left]
    where (ends.0.x < side) != (ends.1.x < side) {
      let t = (side - ends.0.x) / (ends.1.x - ends.0.x)
      let y = ends.0.y + (ends.1.y - ends.0.y) * t
      let crossing = SIMD2(side, min(max(y, top), bottom))
      add(start, crossing)
      start = crossing
    }
    add(start, ends.1)
  }
}

extension CellBuffer: EdgeSink {}
