// Turns accumulated cells into coverage, row by row, and clears what it reads.
//
// Unsafe pointers: see CellGrid.swift; a sweep reads groups whose bit is set, which lie within the
// stride, and hands out spans cut to the region, of which there are no more than groups and one.

import RasterValues

/// A consumer of a shape's coverage.
///
/// Coordinates are device pixels within the region.
protocol SpanSink {
  /// Whether spans without coverage, and rows without any, are wanted too.
  var wantsGaps: Bool { get }
  /// The units of work that a pixel takes.
  var weight: Int { get }
  /// The surface that is drawn on, if it is worth fetching before the first span.
  var target: Surface? { get }
  mutating func beginRow(_ y: Int)
  /// A span of one coverage, 1…255 (or 0 where gaps are wanted).
  mutating func span(x: Int, count: Int, coverage: UInt32)
  /// A span with a coverage of 0…255 for each pixel.
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>)
  /// Takes a shape's coverage out of its cells.
  ///
  /// Those that do not sum it up themselves get spans.
  mutating func take(_ cells: inout CellBuffer, _ rule: FillRule)
  /// Takes a rectangle's coverage of a region; only of sinks that do not want gaps.
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

/// A part of a row, from the region's left side.
struct CoverageSpan {
  var start, count: Int32
  /// 0…255, or −1 where each pixel's is in the mask.
  var coverage: Int32
}

/// A fill rule: maps a sum of areas to coverage.
protocol WindingRule {
  /// Folds sums, of which 2¹⁷ is a whole pixel, to −2¹⁷…0: a size without a sign may be 2³¹.
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
  /// The coverage of four sums, 0…255.
  @inline(__always)
  static func coverage(_ sums: SIMD4<Int32>) -> Quad {
    let size = folded(sums)
    return unsafeBitCast((size &- (size &<< 8) &+ 0x10000) &>> 17, to: Quad.self)
  }

  @inline(__always)
  static func coverage(_ sum: Int32) -> UInt32 { coverage(SIMD4(repeating: sum))[0] }
}

/// Sums up four cells after `sum`, which becomes the sum at their end, and clears them.
@inline(__always)
func takeCells(_ cells: UnsafeMutablePointer<Int32>, _ sum: inout SIMD4<Int32>) -> SIMD4<Int32> {
  let raw = UnsafeMutableRawPointer(cells)
  let cell = raw.loadUnaligned(as: SIMD4<Int32>.self)
  raw.storeBytes(of: SIMD4<Int32>.zero, as: SIMD4<Int32>.self)
  // Little-endian, as all that Swift runs on is: each second cell gets the one before it.
  let even = unsafeBitCast(cell, to: SIMD2<UInt64>.self) &<< 32
  let pairs = cell &+ unsafeBitCast(even, to: SIMD4<Int32>.self)
  let sums = (pairs &+ SIMD4(0, 0, pairs[1], pairs[1])) &+ sum
  sum = SIMD4(repeating: sums[3])
  return sums
}

extension CellBuffer {
  /// Hands the shape's coverage to `sink` and leaves the cells empty.
  mutating func sweep<Sink: SpanSink>(rule: FillRule, into sink: inout Sink) {
    flush()
    sink.take(&self, rule)
  }

  /// Puts a row's coverage in `spans` and in the mask; returns how many spans there are.
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

/// The touched cells of a row, as runs; their bits are cleared.
private struct GroupRuns {
  private let words: UnsafeMutablePointer<UInt64>
  private let count: Int
  /// The cells of a row without bits, until they are handed out.
  private var short: Int
  private var word = 0
  private var bits: UInt64 = 0

  init(_ grid: CellGrid, _ row: Int) {
    words = grid.bits + row &* grid.wordsPerRow
    count = grid.wordsPerRow
    short = count == 0 ? grid.stride : 0
  }

  /// The first cell, and the one after the last.
  mutating func next() -> (Int, Int)? {
    guard short == 0 else {
      defer { short = 0 }
      return (0, short)
    }
    while bits == 0 {
      guard word < count else { return nil }
      bits = words[word]
      words[word] = 0
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
