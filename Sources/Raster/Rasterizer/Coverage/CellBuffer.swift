// Where shapes become coverage: edges go in, in any order, and spans come out, row by row.
//
// Unsafe pointers: memory that grows with the largest region so far and is all zero between shapes.

/// Accumulates edges over a region of device pixels.
struct CellBuffer: ~Copyable {
  /// The most cells at one time; larger regions are drawn in bands.
  static let limit = 1 << 20
  /// Edges farther from the region than this many pixels are cut before they become integers.
  private static let reach = 1_048_576.0

  private(set) var grid = CellGrid(cells: .allocate(capacity: 0), bits: .allocate(capacity: 0))
  /// One row's coverage, 0…255 a word, while it is read.
  var mask = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)
  private var cellCapacity = 0
  private var bitCapacity = 0
  private var maskCapacity = 0

  private(set) var region = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The rows with edges, counted from the region's top.
  var firstRow = 0
  var lastRow = -1
  private var originX = 0.0
  private var originY = 0.0
  private var height = 0.0

  init() {}

  deinit {
    grid.cells.deallocate()
    grid.bits.deallocate()
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
    height = Double(region.height)
    grid.width = region.width
    grid.height = region.height
    grid.direction = 0
    grid.stride = (region.width &+ 5) & ~3
    grid.wordsPerRow = (grid.stride / 4 &+ 63) / 64
    firstRow = region.height
    lastRow = -1
    reserve()
  }

  /// Grows the memory, which is all zero between shapes.
  private mutating func reserve() {
    let cellCount = grid.stride &* region.height
    if cellCount > cellCapacity {
      grid.cells.deallocate()
      grid.cells = .allocate(capacity: cellCount)
      grid.cells.initialize(repeating: 0, count: cellCount)
      cellCapacity = cellCount
    }
    let bitCount = grid.wordsPerRow &* region.height
    if bitCount > bitCapacity {
      grid.bits.deallocate()
      grid.bits = .allocate(capacity: bitCount)
      grid.bits.initialize(repeating: 0, count: bitCount)
      bitCapacity = bitCount
    }
    if grid.stride > maskCapacity {
      mask.deallocate()
      mask = .allocate(capacity: grid.stride)
      mask.initialize(repeating: 0, count: grid.stride)
      maskCapacity = grid.stride
    }
  }

  /// Turns the edges that follow the other way: what they enclose is taken away.
  mutating func reverse() { grid.direction = ~grid.direction }

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
    if max(y0, y1) <= 0 || min(y0, y1) >= height { return }
    let (x0, x1) = (from.x - originX, to.x - originX)
    let farthest = max(max(x0.magnitude, x1.magnitude), max(y0.magnitude, y1.magnitude))
    guard farthest < CellBuffer.reach else { return farEdge(x0, y0, x1, y1) }
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
  @inline(__always)
  private mutating func line(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int) {
    firstRow = min(firstRow, max(min(ay, by) &>> 8, 0))
    lastRow = max(lastRow, min((max(ay, by) &- 1) &>> 8, grid.height &- 1))
    grid.line(ax, ay, bx, by)
  }
}
