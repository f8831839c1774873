// Sinks that apply coverage: one colour, computed colours, or a factor on existing pixels.
//
// Unsafe pointers: rows of a surface; spans lie within its frame because regions are clipped to it.

import RasterValues

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

  var target: Surface? { surface }
  var weight: Int { 1 }

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
    cells.draw(color, rule, on: surface)
  }

  mutating func take(_ rect: RectSpans, _ region: PixelRect) { rect.fill(color, region, surface) }
}

/// Draws a colour that is constant along each row.
struct RowColorSink: SpanSink {
  private let colors: UnsafePointer<UInt32>
  private let top: Int
  private var inner: ColorSink

  /// Creates a sink; `colors` are the colours of the rows from `top` on.
  init(_ surface: Surface, _ colors: UnsafePointer<UInt32>, top: Int) {
    (self.colors, self.top) = (colors, top)
    inner = ColorSink(surface, 0)
  }

  var target: Surface? { inner.surface }

  @inline(__always)
  mutating func beginRow(_ y: Int) {
    inner = ColorSink(inner.surface, colors[y &- top])
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
      Ink(colors[y &- top]).draw(row, of: cells.grid, rule, on: target)
    }
  }
}

/// A paint that computes premultiplied colours along a row.
protocol PixelSource {
  /// Whether all its pixels are opaque.
  var isOpaque: Bool { get }
  /// The units of work per pixel.
  var weight: Int { get }
  /// Returns pixels to the right from (`x`, `y`), in the source's memory or in `scratch`.
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

  /// Creates a sink; `scratch` has room for a row of the surface.
  init(_ surface: Surface, _ source: Source, opacity: UInt32, scratch: Pixels) {
    self.surface = surface
    self.source = source
    self.opacity = opacity
    self.scratch = scratch
    row = surface.base
  }

  var target: Surface? { surface }
  var weight: Int { source.weight &+ 1 }

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

/// Keeps the covered part of a surface (destination in) or the rest (destination out).
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
    let factor = keepsInside ? coverage : 255 &- coverage
    multiply(pixels: row + x, by: factor, count: count)
  }

  @inline(__always)
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>) {
    if !keepsInside {
      for index in 0..<count { mask[index] = 255 &- mask[index] }
    }
    multiply(row + x, by: mask, count: count)
  }
}
