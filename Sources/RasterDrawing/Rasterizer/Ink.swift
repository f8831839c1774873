// Fills shapes with one colour directly from cells.
//
// Unsafe pointers: rows of cells as in CellGrid.swift, and rows of a surface, whose frame contains
// the region.

import RasterValues
import RasterWide

extension CellBuffer {
  /// Draws the shape in one colour, and clears the cells.
  func draw(_ color: UInt32, _ rule: FillRule, on surface: Surface) {
    let ink = Ink(color)
    if hasWideVectors { return drawWide(ink, rule, surface) }
    for row in 0..<region.height {
      let target = surface.pixels(x: region.x, y: region.y &+ row)
      ink.draw(row, of: grid, rule, on: target)
    }
  }

  private func drawWide(_ ink: Ink, _ rule: FillRule, _ surface: Surface) {
    // Rows below the region may belong to another thread.
    let last = region.y &+ region.height &- 1
    let end = surface.pixels(x: surface.frame.x &+ surface.frame.width, y: last)
    drawCells(
      ink.color,
      of: (grid.cells, grid.bits, grid.width, grid.height, grid.stride, grid.wordsPerRow),
      isEvenOdd: rule == .evenOdd,
      on: (surface.pixels(x: region.x, y: region.y), UnsafePointer(end), surface.frame.width)
    ) { ink.blendSolid($0, $1, $2) }
  }
}

/// Accumulates cells and blends one colour in a single pass, with the coverage in registers.
struct Ink {
  let color: UInt32
  private let low, high: Lanes

  init(_ color: UInt32) {
    self.color = color
    (low, high) = (lowLanes(Quad(repeating: color)), highLanes(Quad(repeating: color)))
  }

  /// Draws a row of cells, and clears them.
  @inline(__always)
  func draw(_ row: Int, of grid: CellGrid, _ rule: FillRule, on target: Pixels) {
    switch rule {
    case .nonZero: draw(row, of: grid, NonzeroRule.self, on: target)
    case .evenOdd: draw(row, of: grid, EvenOddRule.self, on: target)
    }
  }

  @inline(__always)
  private func draw<Rule: WindingRule>(
    _ row: Int,
    of grid: CellGrid,
    _ rule: Rule.Type,
    on target: Pixels
  ) {
    let cells = grid.cells + row &* grid.stride
    let bitset = grid.bits + row &* grid.wordsPerRow
    let width = grid.width
    var sum = SIMD4<Int32>.zero
    @inline(__always)
    func quad(_ index: Int) {
      let coverage = Rule.coverage(takeCells(cells + index, &sum))
      if index &+ 4 > width { return blendLast(coverage, target + index, width &- index) }
      blend(coverage, target + index)
    }
    @inline(__always)
    func gap(_ start: Int, _ end: Int) {
      let coverage = sum[0] == 0 ? 0 : Rule.coverage(sum[0])
      if coverage > 0 { blendSolid(coverage, target + start, end &- start) }
    }
    guard grid.wordsPerRow > 0 else {
      for index in stride(from: 0, to: width, by: 4) { quad(index) }
      // The two cells to the right of the region.
      let end = (width &+ 3) & ~3
      if end < width &+ 2 { _ = takeCells(cells + end, &sum) }
      return
    }
    var end = 0
    for word in 0..<grid.wordsPerRow {
      var bits = bitset[word]
      if bits == 0 { continue }
      bitset[word] = 0
      repeat {
        let start = (word &* 64 &+ bits.trailingZeroBitCount) &* 4
        bits &= bits &- 1
        if start != end { gap(end, start) }
        quad(start)
        end = start &+ 4
      } while bits != 0
    }
    if end < width { gap(end, width) }
  }

  @inline(__always)
  private func blend(_ coverage: Quad, _ target: Pixels) {
    blend(factors: factors(coverage), target)
  }

  /// Blends the colour over four pixels; each pixel's factor of 0…255 occupies two lanes.
  @inline(__always)
  func blend(factors factor: Lanes, _ target: Pixels) {
    let pixels = load(target)
    let second = quotient(high &* factor &+ 128)
    let alpha = unsafeBitCast(second, to: Quad.self) &>> 16
    let rest = rest(ofAlpha: alpha)
    let first = quotient(low &* factor &+ 128) &+ quotient(lowLanes(pixels) &* rest &+ 128)
    let third = second &+ quotient(highLanes(pixels) &* rest &+ 128)
    store(joined(first, third), target)
  }

  /// Draws a run of pixels with one coverage.
  @inline(never)
  fileprivate func blendSolid(_ coverage: UInt32, _ target: Pixels, _ count: Int) {
    RasterDrawing.blend(
      coverage == 255 ? color : scaled(color, by: coverage),
      over: target,
      count: count
    )
  }

  /// Draws the last pixels of a row whose width is not a multiple of four; none if `count` < 1.
  @inline(never)
  private func blendLast(_ coverage: Quad, _ target: Pixels, _ count: Int) {
    for index in 0..<max(count, 0) {
      target[index] = over(scaled(color, by: coverage[index]), target[index])
    }
  }
}
