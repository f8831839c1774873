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
  /// A span of one coverage, 1…255 (or 0 where gaps are wanted).
  mutating func span(x: Int, count: Int, coverage: UInt32)
  /// A span with a coverage of 0…255 for each pixel.
  mutating func span(x: Int, count: Int, mask: UnsafeMutablePointer<UInt32>)
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

extension CellBuffer {
  /// Hands the shape's spans to `sink` and leaves the cells empty.
  mutating func sweep<Sink: SpanSink>(rule: FillRule, into sink: inout Sink) {
    switch rule {
    case .winding: sweep(NonzeroRule.self, &sink)
    case .evenOdd: sweep(EvenOddRule.self, &sink)
    }
  }

  private func sweep<Sink: SpanSink, Rule: WindingRule>(_ rule: Rule.Type, _ sink: inout Sink) {
    if Sink.wantsGaps {
      for row in 0..<region.height { sweep(row: row, rule, &sink) }
    } else if firstRow <= lastRow {
      for row in firstRow...lastRow { sweep(row: row, rule, &sink) }
    }
  }

  @inline(__always)
  private func sweep<Sink: SpanSink, Rule: WindingRule>(
    row: Int,
    _ rule: Rule.Type,
    _ sink: inout Sink
  ) {
    let words = grid.bits + row &* grid.wordsPerRow
    let cell = grid.cells + row &* grid.stride
    sink.beginRow(region.y &+ row)
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
        integrate(cell, start, end, &sum, rule)
        let count = Swift.min(end, region.width) &- start
        if count > 0 { sink.span(x: region.x &+ start, count: count, mask: mask + start) }
        x = end
        let done = skipped &+ groups
        rest = done < 64 ? (rest &>> UInt64(done)) &<< UInt64(done) : 0
      }
    }
    if x < region.width { gap(x, region.width, sum, rule, &sink) }
  }

  /// Sums up a run of cells into `mask`, and clears it.
  @inline(__always)
  private func integrate<Rule: WindingRule>(
    _ cell: UnsafeMutablePointer<Int32>,
    _ start: Int,
    _ end: Int,
    _ sum: inout Int32,
    _ rule: Rule.Type
  ) {
    var x = start
    while x < end {
      let first = sum &+ cell[x]
      let second = first &+ cell[x &+ 1]
      let third = second &+ cell[x &+ 2]
      let fourth = third &+ cell[x &+ 3]
      sum = fourth
      UnsafeMutableRawPointer(cell + x).storeBytes(of: SIMD4<Int32>.zero, as: SIMD4<Int32>.self)
      let size = Rule.folded(SIMD4(first, second, third, fourth))
      let coverage = ((size &<< 8) &- size &+ 0x10000) &>> 17
      UnsafeMutableRawPointer(mask + x).storeBytes(of: coverage, as: SIMD4<Int32>.self)
      x &+= 4
    }
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
