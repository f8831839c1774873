// Accumulates cells and blends a colour in one pass.
//
// CellGrid.swift describes the contents of cells, and the bits for groups of four cells.
//
// Unsafe pointers: rows of `stride` cells, a multiple of eight with room for eight cells from each
// group that may be touched, and as many rows of bits and pixels. Up to seven pixels to the right
// of the region, or of the row below it, are read if they are before `end`, and are never written.

/// Rows of cells, and the bits that record which groups were touched.
package typealias CellRows = (
  cells: UnsafeMutablePointer<Int32>, bits: UnsafeMutablePointer<UInt64>, width: Int, height: Int,
  stride: Int, wordsPerRow: Int
)

/// Rows of pixels; `end` is the address after the last readable pixel.
package typealias PixelRows = (
  pixels: Pixels, end: UnsafePointer<UInt32>, stride: Int
)

/// Draws rows of cells in a colour and clears them; `solid` draws runs of one coverage, 1…255.
@inline(never)
package func drawCells(
  _ color: UInt32,
  of cells: CellRows,
  isEvenOdd: Bool,
  on target: PixelRows,
  solid: (_ coverage: UInt32, _ row: Pixels, _ count: Int) -> Void
) {
  if isEvenOdd {
    Ink(color).draw(cells, on: target, EvenOddRule.self, solid: solid)
  } else {
    Ink(color).draw(cells, on: target, NonzeroRule.self, solid: solid)
  }
}

private typealias Sums = SIMD8<Int32>

private protocol WindingRule {
  /// Folds sums, in which 2¹⁷ is a full pixel, to 0…2¹⁷.
  static func folded(_ sum: Sums) -> Sums
}

private enum NonzeroRule: WindingRule {
  @inline(__always)
  static func folded(_ sum: Sums) -> Sums {
    let negative = sum &>> 31
    // Unsigned, because −2³¹ has no signed magnitude.
    let size = unsafeBitCast((sum ^ negative) &- negative, to: Octet.self)
    let full = Octet(repeating: 0x20000)
    return unsafeBitCast(size.replacing(with: full, where: size .> full), to: Sums.self)
  }
}

private enum EvenOddRule: WindingRule {
  @inline(__always)
  static func folded(_ sum: Sums) -> Sums {
    let turn = sum & 0x3FFFF
    let missing = Sums(repeating: 0x20000) &- turn
    // A shift is used because a comparison would be compiled lane by lane.
    return turn &+ ((missing &+ missing) & (missing &>> 31))
  }
}

extension WindingRule {
  @inline(__always)
  static func coverage(_ sums: Sums) -> Octet {
    let size = folded(sums)
    return unsafeBitCast(((size &<< 8) &- size &+ 0x10000) &>> 17, to: Octet.self)
  }
}

/// A row of cells and of pixels.
private struct Row {
  private(set) var cells: UnsafeMutablePointer<Int32>
  private(set) var bits: UnsafeMutablePointer<UInt64>
  private(set) var pixels: Pixels
  let width, wordsPerRow: Int
  let end: UnsafePointer<UInt32>

  @inline(__always)
  init(_ grid: CellRows, _ target: PixelRows) {
    (cells, bits) = (grid.cells, grid.bits)
    (width, wordsPerRow) = (grid.width, grid.wordsPerRow)
    pixels = target.pixels
    end = target.end
  }

  /// Moves to the row below.
  @inline(__always)
  mutating func advance(_ grid: CellRows, _ target: PixelRows) {
    cells += grid.stride
    bits += grid.wordsPerRow
    pixels += target.stride
  }

  /// Returns the running sums of eight cells after `sum`, updates `sum`, and clears the cells.
  @inline(__always)
  func take(_ index: Int, _ sum: inout Sums) -> Sums {
    let raw = UnsafeMutableRawPointer(cells + index)
    let cell = raw.loadUnaligned(as: Sums.self)
    raw.storeBytes(of: Sums.zero, as: Sums.self)
    let even = unsafeBitCast(cell, to: SIMD4<UInt64>.self) &<< 32
    let pairs = cell &+ unsafeBitCast(even, to: Sums.self)
    let second = Sums(0, 0, pairs[1], pairs[1], 0, 0, pairs[5], pairs[5])
    let fours = pairs &+ second
    let third = Sums(0, 0, 0, 0, fours[3], fours[3], fours[3], fours[3])
    let sums = (fours &+ third) &+ sum
    sum = Sums(repeating: sums[7])
    return sums
  }
}

/// Stores a pixel repeatedly; the count is a multiple of four.
@inline(__always)
private func fill(_ pixels: Pixels, with octet: Octet, count: Int) {
  var index = 0
  while index &+ 32 <= count {
    store(octet, pixels + index)
    store(octet, pixels + (index &+ 8))
    store(octet, pixels + (index &+ 16))
    store(octet, pixels + (index &+ 24))
    index &+= 32
  }
  while index &+ 8 <= count {
    store(octet, pixels + index)
    index &+= 8
  }
  if index < count {
    UnsafeMutableRawPointer(pixels + index).storeBytes(of: octet.lowHalf, as: SIMD4<UInt32>.self)
  }
}

private struct Ink {
  let color: UInt32
  let low, high: Lanes

  @inline(__always)
  init(_ color: UInt32) {
    self.color = color
    (low, high) = (lowLanes(Octet(repeating: color)), highLanes(Octet(repeating: color)))
  }

  /// Draws all rows with one fill rule.
  ///
  /// When the rule was chosen within the loop, multithreaded compilation, as in SwiftPM, did not
  /// inline the drawing of a row. That took a tenth more instructions for thin strokes.
  func draw<Rule: WindingRule>(
    _ cells: CellRows,
    on target: PixelRows,
    _ rule: Rule.Type,
    solid: (UInt32, Pixels, Int) -> Void
  ) {
    var row = Row(cells, target)
    for _ in 0..<cells.height {
      draw(row, rule, solid: solid)
      row.advance(cells, target)
    }
  }

  @inline(__always)
  private func draw<Rule: WindingRule>(
    _ row: Row,
    _ rule: Rule.Type,
    solid: (UInt32, Pixels, Int) -> Void
  ) {
    var sum = Sums.zero
    @inline(__always)
    func octet(_ index: Int) {
      let coverage = Rule.coverage(row.take(index, &sum))
      let (target, count) = (row.pixels + index, row.width &- index)
      if count < 8 { return blendLast(coverage, target, count: count, end: row.end) }
      store(blended(coverage, load(target)), target)
    }
    @inline(__always)
    func gap(_ start: Int, _ end: Int) {
      guard sum[0] != 0 else { return }
      let coverage = Rule.coverage(sum)[0]
      let (pixels, count) = (row.pixels + start, end &- start)
      if coverage &+ (color &>> 24) == 510, count & 3 == 0, count < 512 {
        fill(pixels, with: Octet(repeating: color), count: count)
      } else if coverage > 0 {
        solid(coverage, pixels, count)
      }
    }
    guard row.wordsPerRow > 0 else {
      // Includes the two cells to the right of the region, to clear them.
      for index in stride(from: 0, to: row.width &+ 2, by: 8) { octet(index) }
      return
    }
    var end = 0
    for word in 0..<row.wordsPerRow {
      var groups = row.bits[word]
      if groups == 0 { continue }
      row.bits[word] = 0
      // The first group may have been drawn with the last group of the previous 64-bit value.
      if end > word &* 256 { groups &= ~1 }
      while groups != 0 {
        let group = groups.trailingZeroBitCount
        groups &= ~(3 &<< UInt64(truncatingIfNeeded: group))
        let start = (word &* 64 &+ group) &* 4
        if start != end { gap(end, start) }
        octet(start)
        end = start &+ 8
      }
    }
    if end < row.width { gap(end, row.width) }
  }

  @inline(__always)
  private func blended(_ coverage: Octet, _ pixels: Octet) -> Octet {
    let factor = unsafeBitCast(coverage &* 65_537, to: Lanes.self)
    let second = quotient(high &* factor &+ 128)
    let rest = rest(ofAlpha: unsafeBitCast(second, to: Octet.self) &>> 16)
    let first = quotient(low &* factor &+ 128) &+ quotient(lowLanes(pixels) &* rest &+ 128)
    let third = second &+ quotient(highLanes(pixels) &* rest &+ 128)
    return unsafeBitCast(first, to: Octet.self) | unsafeBitCast(third &<< 8, to: Octet.self)
  }

  /// Draws the last pixels of a row, at most seven; none if `count` is below 1.
  @inline(__always)
  private func blendLast(
    _ coverage: Octet,
    _ target: Pixels,
    count: Int,
    end: UnsafePointer<UInt32>
  ) {
    guard UnsafePointer(target + 8) <= end else {
      var coverage = coverage
      return blendEach(&coverage, target, count: count)
    }
    guard count > 0 else { return }
    let result = blended(coverage, load(target))
    var (rest, place) = (result.lowHalf, UnsafeMutableRawPointer(target))
    if count & 4 != 0 {
      place.storeBytes(of: rest, as: SIMD4<UInt32>.self)
      (rest, place) = (result.highHalf, place + 16)
    }
    if count & 2 != 0 {
      place.storeBytes(of: rest.lowHalf, as: SIMD2<UInt32>.self)
      (rest.lowHalf, place) = (rest.highHalf, place + 8)
    }
    if count & 1 != 0 { place.storeBytes(of: rest.x, as: UInt32.self) }
  }

  /// Draws pixels one by one, if the memory after them must not be read.
  @inline(never)
  private func blendEach(_ coverage: inout Octet, _ target: Pixels, count: Int) {
    for index in 0..<max(count, 0) {
      let one = Octet(repeating: coverage[index])
      target[index] = blended(one, Octet(repeating: target[index]))[0]
    }
  }
}
