// Converts accumulated cells to coverage, row by row, and clears the cells.
//
// Unsafe pointers: see CellGrid.swift. A sweep reads only groups whose bit is set, which lie within
// the stride. It produces spans clipped to the region, at most one more than there are groups.

import RasterValues

/// A consumer of a shape's coverage.
///
/// Coordinates are device pixels within the region.
protocol SpanSink {
  /// Whether the sink also needs spans and rows without coverage.
  var wantsGaps: Bool { get }
  /// The units of work per pixel.
  var weight: Int { get }
  /// The surface that is drawn on, if prefetching it before the first span is useful.
  var target: Surface? { get }
  mutating func beginRow(_ y: Int)
  /// Draws a span of uniform coverage, 1…255 (or 0 if gaps are requested).
  mutating func span(x: Int, count: Int, coverage: UInt32)
  /// Draws a span with a coverage of 0…255 for each pixel.
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>)
  /// Takes a shape's coverage from its cells.
  ///
  /// The default implementation converts the cells to spans.
  mutating func take(_ cells: inout CellBuffer, _ rule: FillRule)
  /// Draws a rectangle's coverage in a region; not called for sinks that request gaps.
  mutating func take(_ rect: RectSpans, _ region: PixelRect)
}

extension SpanSink {
  var wantsGaps: Bool { false }
  var weight: Int { 2 }
  var target: Surface? { nil }

  mutating func take(_ rect: RectSpans, _ region: PixelRect) { rect.produce(region, &self) }

  mutating func take(_ cells: inout CellBuffer, _ rule: FillRule) {
    let region = cells.region
    for row in 0..<region.height {
      beginRow(region.y &+ row)
      for index in 0..<cells.read(row: row, rule, gaps: wantsGaps) {
        let span = cells.spans[index]
        let (start, count) = (Int(span.start), Int(span.count))
        if span.coverage >= 0 {
          let coverage = UInt32(truncatingIfNeeded: span.coverage)
          self.span(x: region.x &+ start, count: count, coverage: coverage)
        } else {
          self.span(x: region.x &+ start, count: count, mask: cells.mask + start)
        }
      }
    }
  }
}

/// A part of a row, relative to the left edge of the region.
struct CoverageSpan {
  var start, count: Int32
  /// 0…255, or −1 if the mask has the coverage of each pixel.
  var coverage: Int32
}

/// A fill rule, which maps a sum of areas to coverage.
protocol WindingRule {
  /// Folds sums, in which 2¹⁷ is a full pixel, to −2¹⁷…0; negative because a magnitude may be 2³¹.
  static func folded(_ sum: SIMD4<Int32>) -> SIMD4<Int32>
}

enum NonzeroRule: WindingRule {
  @inline(__always)
  static func folded(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let negative = sum &>> 31
    let size = negative &- (sum ^ negative)
    let full = SIMD4<Int32>(repeating: -0x20000)
    return size.replacing(with: full, where: size .< full)
  }
}

enum EvenOddRule: WindingRule {
  @inline(__always)
  static func folded(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let turn = sum & 0x3FFFF
    let rest = turn &- SIMD4<Int32>(repeating: 0x40000)
    return (0 &- turn).replacing(with: rest, where: turn .> 0x20000)
  }
}

extension WindingRule {
  /// Converts four sums of areas to coverage, 0…255.
  @inline(__always)
  static func coverage(_ sums: SIMD4<Int32>) -> Quad {
    let size = folded(sums)
    return unsafeBitCast((size &- (size &<< 8) &+ 0x10000) &>> 17, to: Quad.self)
  }

  @inline(__always)
  static func coverage(_ sum: Int32) -> UInt32 { coverage(SIMD4(repeating: sum))[0] }
}

/// Returns the running sums of four cells after `sum`, updates `sum`, and clears the cells.
@inline(__always)
func takeCells(_ cells: UnsafeMutablePointer<Int32>, _ sum: inout SIMD4<Int32>) -> SIMD4<Int32> {
  let raw = UnsafeMutableRawPointer(cells)
  let cell = raw.loadUnaligned(as: SIMD4<Int32>.self)
  raw.storeBytes(of: SIMD4<Int32>.zero, as: SIMD4<Int32>.self)
  // All platforms of Swift are little-endian, so the shift adds each even cell to the next one.
  let even = unsafeBitCast(cell, to: SIMD2<UInt64>.self) &<< 32
  let pairs = cell &+ unsafeBitCast(even, to: SIMD4<Int32>.self)
  let sums = (pairs &+ SIMD4(0, 0, pairs[1], pairs[1])) &+ sum
  sum = SIMD4(repeating: sums[3])
  return sums
}

extension CellBuffer {
  /// Passes the shape's coverage to `sink` and clears the cells.
  mutating func sweep<Sink: SpanSink>(rule: FillRule, into sink: inout Sink) {
    flush()
    sink.take(&self, rule)
  }

  /// Writes a row's coverage to `spans` and the mask, and returns the number of spans.
  func read(row: Int, _ rule: FillRule, gaps: Bool) -> Int {
    switch rule {
    case .nonZero: read(row, NonzeroRule.self, gaps)
    case .evenOdd: read(row, EvenOddRule.self, gaps)
    }
  }

  private func read<Rule: WindingRule>(_ row: Int, _ rule: Rule.Type, _ gaps: Bool) -> Int {
    var (count, end) = (0, 0)
    var sum = SIMD4<Int32>.zero
    func add(_ start: Int, _ end: Int, _ coverage: Int32) {
      let end = min(end, grid.width)
      guard start < end, coverage != 0 || gaps else { return }
      spans[count] = CoverageSpan(
        start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: end &- start),
        coverage: coverage
      )
      count &+= 1
    }
    func gap(_ start: Int, _ end: Int) {
      if start < end { add(start, end, Int32(bitPattern: Rule.coverage(sum[0]))) }
    }
    var groups = GroupRuns(grid, row)
    while let (first, last) = groups.next() {
      gap(end, first)
      for index in stride(from: first, to: last, by: 4) {
        let cells = grid.cells + (row &* grid.stride &+ index)
        store(Rule.coverage(takeCells(cells, &sum)), mask + index)
      }
      add(first, last, -1)
      end = last
    }
    gap(end, grid.width)
    return count
  }
}

/// Iterates over runs of touched cells in a row, and clears their bits.
private struct GroupRuns {
  private let bitset: UnsafeMutablePointer<UInt64>
  private let count: Int
  /// The number of cells of a row without bits, until the row has been returned.
  private var short: Int
  private var word = 0
  private var bits: UInt64 = 0

  init(_ grid: CellGrid, _ row: Int) {
    bitset = grid.bits + row &* grid.wordsPerRow
    count = grid.wordsPerRow
    short = count == 0 ? grid.stride : 0
  }

  /// Returns the first cell of the next run, and the cell after its last.
  mutating func next() -> (Int, Int)? {
    guard short == 0 else {
      defer { short = 0 }
      return (0, short)
    }
    while bits == 0 {
      guard word < count else { return nil }
      bits = bitset[word]
      bitset[word] = 0
      word &+= 1
    }
    let skipped = bits.trailingZeroBitCount
    let groups = (~(bits &>> UInt64(skipped))).trailingZeroBitCount
    let start = ((word &- 1) &* 64 &+ skipped) &* 4
    let done = skipped &+ groups
    bits = done < 64 ? (bits &>> UInt64(done)) &<< UInt64(done) : 0
    return (start, start &+ groups &* 4)
  }
}
