// What becomes of coverage: a colour, a row of computed colours, or a factor on what is there.
//
// Unsafe pointers: rows of a surface; spans are within its frame because regions are cut to it.

/// Draws one colour.
struct ColorSink: SpanSink {
  static var wantsGaps: Bool { false }
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
  func touch(x: Int, y: Int) -> UInt32 { surface.pixels(x: x, y: y)[0] }

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

  /// Sums up and blends in one pass: the coverage stays in registers.
  @inline(__always)
  mutating func span<Rule: WindingRule>(
    _ run: CellRun,
    _ sum: Int32,
    _ rule: Rule.Type
  ) -> Int32 {
    let quads = max(run.count, 0) & ~3
    var sum = SIMD4<Int32>(repeating: sum)
    let target = row + run.x
    if color &>> 24 == 255 {
      blendOpaque(run, quads, target, &sum, rule)
    } else {
      blendTranslucent(run, quads, target, &sum, rule)
    }
    guard quads < run.length else { return sum[0] }
    sum = run.integrate(from: quads, sum, rule)
    if run.count > quads {
      blend(color, mask: run.mask + quads, over: target + quads, count: run.count &- quads)
    }
    return sum[0]
  }

  /// `scaled(color, by: coverage)` over what is there, whose alpha is the coverage.
  @inline(__always)
  private func blendOpaque<Rule: WindingRule>(
    _ run: CellRun,
    _ quads: Int,
    _ target: Pixels,
    _ sum: inout SIMD4<Int32>,
    _ rule: Rule.Type
  ) {
    let (low, high) = (lowLanes(Quad(repeating: color)), highLanes(Quad(repeating: color)))
    var index = 0
    while index < quads {
      let factor = factors(run.coverage(index, &sum, rule))
      let pixels = load(target + index)
      let rest = factor ^ 255
      let first =
        quotient(low &* factor &+ 128) &+ quotient(lowLanes(pixels) &* rest &+ 128)
      let second =
        quotient(high &* factor &+ 128) &+ quotient(highLanes(pixels) &* rest &+ 128)
      store(joined(first, second), target + index)
      index &+= 4
    }
  }

  @inline(__always)
  private func blendTranslucent<Rule: WindingRule>(
    _ run: CellRun,
    _ quads: Int,
    _ target: Pixels,
    _ sum: inout SIMD4<Int32>,
    _ rule: Rule.Type
  ) {
    let (low, high) = (lowLanes(Quad(repeating: color)), highLanes(Quad(repeating: color)))
    var index = 0
    while index < quads {
      let factor = factors(run.coverage(index, &sum, rule))
      let pixels = load(target + index)
      let second = quotient(high &* factor &+ 128)
      let alpha = unsafeBitCast(second, to: Quad.self)
      let rest = unsafeBitCast((alpha &>> 16) | (alpha & 0xFFFF_0000), to: Lanes.self) ^ 255
      let first =
        quotient(low &* factor &+ 128) &+ quotient(lowLanes(pixels) &* rest &+ 128)
      let third = second &+ quotient(highLanes(pixels) &* rest &+ 128)
      store(joined(first, third), target + index)
      index &+= 4
    }
  }
}

/// Draws a colour that is the same along each row.
struct RowColorSink<Source: RowColorSource>: SpanSink {
  static var wantsGaps: Bool { false }
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

  @inline(__always)
  mutating func span<Rule: WindingRule>(
    _ run: CellRun,
    _ sum: Int32,
    _ rule: Rule.Type
  ) -> Int32 {
    inner.span(run, sum, rule)
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
  static var wantsGaps: Bool { false }
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

/// Keeps of a surface what is covered: destination in.
struct CutSink: SpanSink {
  static var wantsGaps: Bool { true }
  let surface: Surface
  private var row: Pixels

  init(_ surface: Surface) {
    self.surface = surface
    row = surface.base
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) { row = surface.pixels(x: 0, y: y) }

  @inline(__always)
  mutating func span(x: Int, count: Int, coverage: UInt32) {
    multiply(pixels: row + x, by: coverage, count: count)
  }

  @inline(__always)
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>) {
    multiply(row + x, by: mask, count: count)
  }
}

/// Removes from a surface what is covered: destination out.
struct HoleSink: SpanSink {
  static var wantsGaps: Bool { false }
  let surface: Surface
  private var row: Pixels

  init(_ surface: Surface) {
    self.surface = surface
    row = surface.base
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) { row = surface.pixels(x: 0, y: y) }

  @inline(__always)
  mutating func span(x: Int, count: Int, coverage: UInt32) {
    multiply(pixels: row + x, by: 255 &- coverage, count: count)
  }

  @inline(__always)
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>) {
    for index in 0..<count { mask[index] = 255 &- mask[index] }
    multiply(row + x, by: mask, count: count)
  }
}
