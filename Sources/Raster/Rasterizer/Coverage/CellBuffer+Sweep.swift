// Turns accumulated cells into spans of coverage, row by row, and clears what it reads.
//
// Unsafe pointers: see CellGrid.swift; a sweep reads groups whose bit is set, which lie within the
// stride, and hands out spans cut to the region.

/// What takes the coverage of a shape.
///
/// Coordinates are device pixels within the region.
protocol SpanSink {
  /// Whether spans without coverage, and rows without any, are wanted too.
  static var wantsGaps: Bool { get }
  mutating func beginRow(_ y: Int)
  /// Reads a pixel that will be drawn on, so that it is near by then; anything where none is read.
  func touch(x: Int, y: Int) -> UInt32
  /// A span of one coverage, 1…255 (or 0 where gaps are wanted).
  mutating func span(x: Int, count: Int, coverage: UInt32)
  /// A span with a coverage of 0…255 for each pixel.
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>)
  /// A span with a coverage for each pixel, still to be summed up; returns the sum at its end.
  ///
  /// Those that do not sum up as they draw get a mask.
  mutating func span<Rule: WindingRule>(_ run: CellRun, _ sum: Int32, _ rule: Rule.Type) -> Int32
}

extension SpanSink {
  @inline(__always)
  func touch(x: Int, y: Int) -> UInt32 { 0 }

  @inline(__always)
  mutating func span<Rule: WindingRule>(
    _ run: CellRun,
    _ sum: Int32,
    _ rule: Rule.Type
  ) -> Int32 {
    let sum = run.integrate(from: 0, SIMD4(repeating: sum), rule)[0]
    if run.count > 0 { span(x: run.x, count: run.count, mask: run.mask) }
    return sum
  }
}

/// How a sum of areas becomes coverage.
protocol WindingRule {
  /// Folds sums, of which 2¹⁷ is a whole pixel, to 0…2¹⁷.
  static func folded(_ sum: SIMD4<Int32>) -> SIMD4<Int32>
}

enum NonzeroRule: WindingRule {
  @inline(__always)
  static func folded(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let negative = sum &>> 31
    let size = (sum ^ negative) &- negative
    let full = SIMD4<Int32>(repeating: 0x20000)
    return size.replacing(with: full, where: size .> full)
  }
}

enum EvenOddRule: WindingRule {
  @inline(__always)
  static func folded(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let turn = sum & 0x3FFFF
    let rest = SIMD4<Int32>(repeating: 0x40000) &- turn
    return turn.replacing(with: rest, where: turn .> 0x20000)
  }
}

/// Cells of a row that follow each other, and where their pixels are.
struct CellRun {
  let cells: UnsafeMutablePointer<Int32>
  /// Room for the coverage of the cells.
  let mask: UnsafeMutablePointer<UInt32>
  /// Cells, a multiple of four.
  let length: Int
  let x: Int
  /// Pixels, of which the last cells may have none; so none or fewer.
  let count: Int
}

extension CellRun {
  /// Sums up four cells after `sum`, and clears them; returns the sum at their end four times.
  @inline(__always)
  func coverage<Rule: WindingRule>(
    _ index: Int,
    _ sum: inout SIMD4<Int32>,
    _ rule: Rule.Type
  ) -> Quad {
    let raw = UnsafeMutableRawPointer(cells + index)
    let cell = raw.loadUnaligned(as: SIMD4<Int32>.self)
    raw.storeBytes(of: SIMD4<Int32>.zero, as: SIMD4<Int32>.self)
    // Little-endian, as all that Swift runs on is: each second cell gets the one before it.
    let even = unsafeBitCast(cell, to: SIMD2<UInt64>.self) &<< 32
    let pairs = cell &+ unsafeBitCast(even, to: SIMD4<Int32>.self)
    let sums = (pairs &+ SIMD4(0, 0, pairs[1], pairs[1])) &+ sum
    sum = SIMD4(repeating: sums[3])
    let size = Rule.folded(sums)
    return unsafeBitCast(((size &<< 8) &- size &+ 0x10000) &>> 17, to: Quad.self)
  }

  /// Puts the coverage of the cells from `start` in the mask.
  @inline(__always)
  func integrate<Rule: WindingRule>(
    from start: Int,
    _ sum: SIMD4<Int32>,
    _ rule: Rule.Type
  ) -> SIMD4<Int32> {
    var (sum, index) = (sum, start)
    while index < length {
      store(coverage(index, &sum, rule), mask + index)
      index &+= 4
    }
    return sum
  }
}

extension CellBuffer {
  /// Hands the shape's spans to `sink` and leaves the cells empty.
  mutating func sweep<Sink: SpanSink>(rule: FillRule, into sink: inout Sink) {
    flush()
    switch rule {
    case .winding: sweep(NonzeroRule.self, &sink)
    case .evenOdd: sweep(EvenOddRule.self, &sink)
    }
  }

  private func sweep<Sink: SpanSink, Rule: WindingRule>(_ rule: Rule.Type, _ sink: inout Sink) {
    for row in 0..<region.height {
      if row & 31 == 0, grid.wordsPerRow > 0 { touch(row, &sink) }
      sink.beginRow(region.y &+ row)
      if grid.wordsPerRow == 0 {
        _ = sink.span(run(row, 0, grid.stride), 0, rule)
      } else {
        sweep(row: row, rule, &sink)
      }
    }
  }

  /// Reads the pixels at the ends of what 32 rows touch.
  ///
  /// Rows of a picture are far apart in memory, and their reads overlap here, where drawing would
  /// wait for one after the other.
  @inline(__always)
  private func touch<Sink: SpanSink>(_ row: Int, _ sink: inout Sink) {
    var seen: UInt32 = 0
    for row in row..<Swift.min(row &+ 32, region.height) {
      let words = grid.bits + row &* grid.wordsPerRow
      for word in 0..<grid.wordsPerRow where words[word] != 0 {
        let first = word &* 256 &+ words[word].trailingZeroBitCount &* 4
        let last = word &* 256 &+ (63 &- words[word].leadingZeroBitCount) &* 4
        let edge = region.width &- 1
        let y = region.y &+ row
        seen |= sink.touch(x: region.x &+ Swift.min(first, edge), y: y)
        seen |= sink.touch(x: region.x &+ Swift.min(last, edge), y: y)
      }
    }
    // So that the reads are not left out; each row's coverage is written before it is read.
    mask[0] = seen
  }

  @inline(__always)
  private func run(_ row: Int, _ start: Int, _ end: Int) -> CellRun {
    CellRun(
      cells: grid.cells + (row &* grid.stride &+ start),
      mask: mask + start,
      length: end &- start,
      x: region.x &+ start,
      count: Swift.min(end, region.width) &- start
    )
  }

  @inline(__always)
  private func sweep<Sink: SpanSink, Rule: WindingRule>(
    row: Int,
    _ rule: Rule.Type,
    _ sink: inout Sink
  ) {
    let words = grid.bits + row &* grid.wordsPerRow
    var sum: Int32 = 0
    var x = 0
    for word in 0..<grid.wordsPerRow {
      var rest = words[word]
      if rest == 0 { continue }
      words[word] = 0
      while rest != 0 {
        let skipped = rest.trailingZeroBitCount
        let groups = (~(rest &>> UInt64(skipped))).trailingZeroBitCount
        let start = (word &* 64 &+ skipped) &* 4
        let end = start &+ groups &* 4
        if start > x { gap(x, start, sum, rule, &sink) }
        sum = sink.span(run(row, start, end), sum, rule)
        x = end
        let done = skipped &+ groups
        rest = done < 64 ? (rest &>> UInt64(done)) &<< UInt64(done) : 0
      }
    }
    if x < region.width { gap(x, region.width, sum, rule, &sink) }
  }

  @inline(__always)
  private func gap<Sink: SpanSink, Rule: WindingRule>(
    _ start: Int,
    _ end: Int,
    _ sum: Int32,
    _ rule: Rule.Type,
    _ sink: inout Sink
  ) {
    if sum == 0 && !Sink.wantsGaps { return }
    let size = Rule.folded(SIMD4(repeating: sum))[0]
    let coverage = UInt32(truncatingIfNeeded: (size &* 255 &+ 0x10000) &>> 17)
    let end = Swift.min(end, region.width)
    if end > start, coverage > 0 || Sink.wantsGaps {
      sink.span(x: region.x &+ start, count: end &- start, coverage: coverage)
    }
  }
}
