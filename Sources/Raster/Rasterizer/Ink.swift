// One colour, drawn straight from cells.
//
// Unsafe pointers: rows of cells as in CellGrid.swift, and rows of a surface, to whose frame the region
// is cut.

import RasterWide

extension CellBuffer {
  /// Draws the shape in one colour, and leaves the cells empty.
  func draw(_ color: UInt32, _ rule: FillRule, on surface: Surface) {
    let ink = Ink(color)
    for start in stride(from: 0, to: region.height, by: 32) {
      let rows = start..<Swift.min(start &+ 32, region.height)
      touch(rows, surface)
      if hasWideVectors {
        drawWide(ink, rows, rule, surface)
        continue
      }
      for row in rows {
        let target = surface.pixels(x: region.x, y: region.y &+ row)
        ink.draw(row, of: grid, rule, on: target)
      }
    }
  }

  private func drawWide(_ ink: Ink, _ rows: Range<Int>, _ rule: FillRule, _ surface: Surface) {
    // Rows below the region may be another thread's.
    let last = region.y &+ region.height &- 1
    let end = surface.pixels(x: surface.frame.x &+ surface.frame.width, y: last)
    drawCells(
      ink.color,
      rows: rows,
      of: (grid.cells, grid.bits, grid.width, grid.stride, grid.wordsPerRow),
      isEvenOdd: rule == .evenOdd,
      on: (surface.pixels(x: region.x, y: region.y), UnsafePointer(end), surface.frame.width)
    ) { ink.blendSolid($0, $1, $2) }
  }

  /// Reads the pixels at the ends of what 32 rows touch, so that they are near when they are drawn on.
  ///
  /// Rows of a picture are far apart in memory, and their reads overlap here, where drawing would
  /// wait for one after the other.
  private func touch(_ rows: Range<Int>, _ surface: Surface) {
    var seen: UInt32 = 0
    let (edge, count, width) = (region.width &- 1, grid.wordsPerRow, surface.frame.width)
    var pixels = surface.pixels(x: region.x, y: region.y &+ rows.lowerBound)
    var words = grid.bits + rows.lowerBound &* count
    for _ in rows {
      if count == 0 { seen |= pixels[0] | pixels[edge] }
      for word in 0..<count where words[word] != 0 {
        let groups = words[word]
        let first = word &* 256 &+ groups.trailingZeroBitCount &* 4
        let last = word &* 256 &+ (63 &- groups.leadingZeroBitCount) &* 4
        seen |= pixels[Swift.min(first, edge)] | pixels[Swift.min(last, edge)]
      }
      pixels += width
      words += count
    }
    // So that the reads are not left out; each row's coverage is written before it is read.
    mask[0] = seen
  }
}

/// A colour that sums up cells and blends in one pass: the coverage stays in registers.
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
    case .winding: draw(row, grid, NonzeroRule.self, target)
    case .evenOdd: draw(row, grid, EvenOddRule.self, target)
    }
  }

  @inline(__always)
  private func draw<Rule: WindingRule>(
    _ row: Int,
    _ grid: CellGrid,
    _ rule: Rule.Type,
    _ target: Pixels
  ) {
    let cells = grid.cells + row &* grid.stride
    let words = grid.bits + row &* grid.wordsPerRow
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
      // The two cells right of the region.
      let end = (width &+ 3) & ~3
      if end < width &+ 2 { _ = takeCells(cells + end, &sum) }
      return
    }
    var end = 0
    for word in 0..<grid.wordsPerRow {
      var bits = words[word]
      if bits == 0 { continue }
      words[word] = 0
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

  /// `scaled(color, by: factor)` over four pixels; each pixel's factor of 0…255 is there twice.
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
    Raster.blend(coverage == 255 ? color : scaled(color, by: coverage), over: target, count: count)
  }

  /// Draws the last pixels of a row that is no multiple of four wide; none where `count` is below 1.
  @inline(never)
  private func blendLast(_ coverage: Quad, _ target: Pixels, _ count: Int) {
    for index in 0..<max(count, 0) {
      target[index] = over(scaled(color, by: coverage[index]), target[index])
    }
  }
}
