// What becomes of coverage: a colour, a row of computed colours, or a factor on what is there.
//
// Unsafe pointers: rows of a surface; spans are within its frame because regions are cut to it.

/// Draws one colour.
struct ColorSink: SpanSink {
  let surface: Surface
  let color: UInt32
  private var row: Pixels

  init(_ surface: Surface, _ color: UInt32) {
    self.surface = surface
    self.color = color
    row = surface.base
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) { row = surface.pixels(x: 0, y: y) }

  @inline(__always)
  mutating func span(x: Int, count: Int, coverage: UInt32) {
    let color = coverage == 255 ? color : scaled(color, by: coverage)
    if count == 1 {
      row[x] = over(color, row[x])
    } else {
      blend(color, over: row + x, count: count)
    }
  }

  @inline(__always)
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>) {
    blend(color, mask: mask, over: row + x, count: count)
  }

  mutating func take(_ cells: inout CellBuffer, _ rule: FillRule) {
    let (region, grid, ink) = (cells.region, cells.grid, Ink(color))
    for row in 0..<region.height {
      if row & 31 == 0 { cells.touch(row, surface) }
      beginRow(region.y &+ row)
      ink.draw(row, of: grid, rule, on: self.row + region.x)
    }
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
      if width &+ 3 & ~3 < grid.stride { _ = takeCells(cells + (grid.stride &- 4), &sum) }
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
    // A product rather than a shuffle: see `blend`.
    let alpha = unsafeBitCast(second, to: Quad.self) &>> 16
    let rest = unsafeBitCast((255 &- alpha) &* 65_537, to: Lanes.self)
    let first = quotient(low &* factor &+ 128) &+ quotient(lowLanes(pixels) &* rest &+ 128)
    let third = second &+ quotient(highLanes(pixels) &* rest &+ 128)
    store(joined(first, third), target)
  }

  @inline(never)
  private func blendSolid(_ coverage: UInt32, _ target: Pixels, _ count: Int) {
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

extension CellBuffer {
  /// Reads the pixels at the ends of what 32 rows touch, so that they are near when they are drawn on.
  ///
  /// Rows of a picture are far apart in memory, and their reads overlap here, where drawing would
  /// wait for one after the other.
  fileprivate func touch(_ row: Int, _ surface: Surface) {
    var seen: UInt32 = 0
    let edge = region.width &- 1
    for row in row..<Swift.min(row &+ 32, region.height) {
      let pixels = surface.pixels(x: region.x, y: region.y &+ row)
      if grid.wordsPerRow == 0 {
        seen |= pixels[0] | pixels[edge]
        continue
      }
      let words = grid.bits + row &* grid.wordsPerRow
      for word in 0..<grid.wordsPerRow where words[word] != 0 {
        let first = word &* 256 &+ words[word].trailingZeroBitCount &* 4
        let last = word &* 256 &+ (63 &- words[word].leadingZeroBitCount) &* 4
        seen |= pixels[Swift.min(first, edge)] | pixels[Swift.min(last, edge)]
      }
    }
    // So that the reads are not left out; each row's coverage is written before it is read.
    mask[0] = seen
  }
}

/// Draws a colour that is the same along each row.
struct RowColorSink<Source: RowColorSource>: SpanSink {
  let source: Source
  private var inner: ColorSink

  init(_ surface: Surface, _ source: Source) {
    self.source = source
    inner = ColorSink(surface, 0)
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) {
    inner = ColorSink(inner.surface, source.color(y: y))
    inner.beginRow(y)
  }

  @inline(__always)
  mutating func span(x: Int, count: Int, coverage: UInt32) {
    inner.span(x: x, count: count, coverage: coverage)
  }

  @inline(__always)
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>) {
    inner.span(x: x, count: count, mask: mask)
  }

  mutating func take(_ cells: inout CellBuffer, _ rule: FillRule) {
    let (region, surface) = (cells.region, inner.surface)
    for row in 0..<region.height {
      let y = region.y &+ row
      let target = surface.pixels(x: region.x, y: y)
      Ink(source.color(y: y)).draw(row, of: cells.grid, rule, on: target)
    }
  }
}

/// A paint with one colour a row.
protocol RowColorSource {
  func color(y: Int) -> UInt32
}

/// A paint that computes premultiplied colours along a row.
protocol PixelSource {
  /// Whether all its pixels have full alpha.
  var isOpaque: Bool { get }
  /// Pixels from device pixel (`x`, `y`) to the right: in memory of its own, or put in `scratch`.
  mutating func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32>
}

/// Draws computed colours at an opacity.
struct SourceSink<Source: PixelSource>: SpanSink {
  let surface: Surface
  let opacity: UInt32
  let scratch: Pixels
  var source: Source
  private var row: Pixels
  private var y = 0

  /// `scratch` holds a row of the surface.
  init(_ surface: Surface, _ source: Source, opacity: UInt32, scratch: Pixels) {
    self.surface = surface
    self.source = source
    self.opacity = opacity
    self.scratch = scratch
    row = surface.base
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) {
    row = surface.pixels(x: 0, y: y)
    self.y = y
  }

  @inline(__always)
  mutating func span(x: Int, count: Int, coverage: UInt32) {
    let opacity = coverage == 255 ? opacity : scaled(coverage, by: opacity)
    if opacity == 255 && source.isOpaque {
      let target = row + x
      let pixels = source.pixels(x: x, y: y, count: count, scratch: target)
      if pixels != UnsafePointer(target) { target.update(from: pixels, count: count) }
      return
    }
    let pixels = source.pixels(x: x, y: y, count: count, scratch: scratch)
    blend(pixels, opacity: opacity, over: row + x, count: count)
  }

  @inline(__always)
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>) {
    if opacity != 255 { multiply(mask, by: opacity, count: count) }
    let pixels = source.pixels(x: x, y: y, count: count, scratch: scratch)
    blend(pixels, mask: mask, over: row + x, count: count)
  }
}

/// Keeps of a surface what is covered (destination in), or what is not (destination out).
struct CutSink: SpanSink {
  let surface: Surface
  let keepsInside: Bool
  private var row: Pixels

  init(_ surface: Surface, keepsInside: Bool = true) {
    self.surface = surface
    self.keepsInside = keepsInside
    row = surface.base
  }

  var wantsGaps: Bool { keepsInside }

  @inline(__always)
  mutating func beginRow(_ y: Int) { row = surface.pixels(x: 0, y: y) }

  @inline(__always)
  mutating func span(x: Int, count: Int, coverage: UInt32) {
    let kept = keepsInside ? coverage : 255 &- coverage
    multiply(pixels: row + x, by: kept, count: count)
  }

  @inline(__always)
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>) {
    if !keepsInside {
      for index in 0..<count { mask[index] = 255 &- mask[index] }
    }
    multiply(row + x, by: mask, count: count)
  }
}
