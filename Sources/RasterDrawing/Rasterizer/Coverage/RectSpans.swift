// Axis-aligned rectangles, whose coverage is computed without accumulating edges.
//
// Unsafe pointers: rows of a surface, whose frame contains the region.

import RasterValues

/// The spans of an axis-aligned rectangle: edges of uniform coverage, and the area between them.
struct RectSpans {
  private let left, top, right, bottom: Int

  @inline(__always)
  init(_ box: Box) {
    guard !box.isEmpty else {
      (left, top, right, bottom) = (0, 0, 0, 0)
      return
    }
    (left, top) = (RectSpans.fixed(box.minX), RectSpans.fixed(box.minY))
    (right, bottom) = (RectSpans.fixed(box.maxX), RectSpans.fixed(box.maxY))
  }

  /// Creates the spans of a rectangle with a positive size, under an axis-aligned transform.
  @inline(__always)
  init(_ rect: Rect, _ matrix: Matrix) {
    let (x, y) = (matrix.a * rect.x + matrix.tx, matrix.d * rect.y + matrix.ty)
    let endX = matrix.a * (rect.x + rect.width) + matrix.tx
    let endY = matrix.d * (rect.y + rect.height) + matrix.ty
    (left, right) = (RectSpans.fixed(min(x, endX)), RectSpans.fixed(max(x, endX)))
    (top, bottom) = (RectSpans.fixed(min(y, endY)), RectSpans.fixed(max(y, endY)))
  }

  /// Returns 24.8 fixed point, rounded as in `CellBuffer` except for ties.
  @inline(__always)
  private static func fixed(_ value: Double) -> Int { floored(value * 256 + 0.5009765625) }

  /// The approximate area in pixels; for very long rectangles, a constant that counts as large.
  @inline(__always)
  var pixelArea: Int {
    let (width, height) = (right &- left, bottom &- top)
    return width | height < 1 << 20 ? (width &* height) &>> 16 : 1 << 16
  }

  /// The pixels that the rectangle may cover.
  var pixels: PixelRect {
    let (x, y) = (left &>> 8, top &>> 8)
    let (width, height) = (((right &+ 255) &>> 8) &- x, ((bottom &+ 255) &>> 8) &- y)
    return PixelRect(x: x, y: y, width: width, height: height)
  }

  /// Whether no pixel is partly covered.
  var isExact: Bool { (left | top | right | bottom) & 255 == 0 }

  func produce<Sink: SpanSink>(_ region: PixelRect, _ sink: inout Sink) {
    for y in region.y..<region.y &+ region.height {
      let height = min(bottom, (y &+ 1) &<< 8) &- max(top, y &<< 8)
      guard height > 0 else { continue }
      sink.beginRow(y)
      row(height, region, &sink)
    }
  }

  @inline(__always)
  private func row<Sink: SpanSink>(_ height: Int, _ region: PixelRect, _ sink: inout Sink) {
    let columns = Columns(self, region)
    func pixel(_ x: Int, _ width: Int) {
      let coverage = RectSpans.coverage(width, height)
      if coverage > 0 { sink.span(x: x, count: 1, coverage: coverage) }
    }
    pixel(columns.left, columns.leftWidth)
    let coverage = RectSpans.coverage(256, height)
    if columns.start < columns.end, coverage > 0 {
      sink.span(x: columns.start, count: columns.end &- columns.start, coverage: coverage)
    }
    pixel(columns.right, columns.rightWidth)
  }

  /// The fully covered columns, with at most one partly covered column on each side.
  private struct Columns {
    let left, right, start, end: Int
    /// Widths in units of 1/256 pixel; 0 if there is no such column in the region.
    let leftWidth, rightWidth: Int

    @inline(__always)
    init(_ rect: RectSpans, _ region: PixelRect) {
      let (low, high) = (region.x, region.x &+ region.width)
      let (first, last) = ((rect.left &+ 255) &>> 8, rect.right &>> 8)
      left = first &- 1
      right = last
      start = max(first, low)
      end = min(last, high)
      let isSingle = first > last
      let width = isSingle ? rect.right &- rect.left : (0 &- rect.left) & 255
      leftWidth = left >= low && left < high ? width : 0
      rightWidth = !isSingle && right >= low && right < high ? rect.right & 255 : 0
    }
  }

  /// Returns the same coverage as the cells would.
  @inline(__always)
  private static func coverage(_ width: Int, _ height: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (width &* height &* 510 &+ 0x10000) &>> 17)
  }
}

// One colour: at most three kinds of rows have three premultiplied colours each, computed once.
extension RectSpans {
  /// Draws the same pixels as a `ColorSink`.
  func fill(_ color: UInt32, _ clip: PixelRect, _ surface: Surface) {
    var y = max(top &>> 8, clip.y)
    let end = min((bottom &+ 255) &>> 8, clip.y &+ clip.height)
    guard y < end, left < right else { return }
    if let narrow = NarrowRect(left: left, right: right, clip, surface) {
      return narrow.fill(color, top: top, bottom: bottom, rows: y..<end)
    }
    let columns = Columns(self, clip)
    while y < end {
      let height = min(bottom, (y &+ 1) &<< 8) &- max(top, y &<< 8)
      let next = height == 256 ? min(bottom &>> 8, end) : y &+ 1
      fill(
        color,
        height: height,
        columns,
        from: surface.pixels(x: 0, y: y),
        stride: surface.frame.width,
        count: next &- y
      )
      y = next
    }
  }

  /// Draws rows with the same covered height.
  @inline(__always)
  private func fill(
    _ color: UInt32,
    height: Int,
    _ columns: Columns,
    from first: Pixels,
    stride: Int,
    count: Int
  ) {
    func part(_ width: Int) -> UInt32 { scaled(color, by: RectSpans.coverage(width, height)) }
    let (left, middle, right) = (part(columns.leftWidth), part(256), part(columns.rightWidth))
    let length = columns.end &- columns.start
    var row = first
    for _ in 0..<count {
      if left != 0 { row[columns.left] = over(left, row[columns.left]) }
      if length > 0 {
        blend(middle, over: row + columns.start, count: length)
      }
      if right != 0 { row[columns.right] = over(right, row[columns.right]) }
      row += stride
    }
  }
}

/// The columns of a narrow rectangle, processed in groups of four from the first column.
///
/// Up to three pixels to the right of the last column are rewritten unchanged if the surface
/// contains them.
private struct NarrowRect {
  /// The maximum number of columns; wider rows are faster with the vectors of complete rows.
  private static let most = 64

  private let surface: Surface
  private let x: Int
  /// The start of the last group of four columns, relative to the first column.
  private let last: Int
  /// The covered width of each column, in units of 1/256 pixel.
  private let firstWidths, lastWidths: SIMD4<Int32>

  /// Creates a narrow rectangle; `nil` if it is too wide or too close to the surface's right edge.
  @inline(__always)
  init?(left: Int, right: Int, _ clip: PixelRect, _ surface: Surface) {
    let x = max(left &>> 8, clip.x)
    let end = min((right &+ 255) &>> 8, clip.x &+ clip.width)
    let last = (end &- x &- 1) & ~3
    guard x < end, last < NarrowRect.most else { return nil }
    guard x &+ last &+ 4 <= surface.frame.x &+ surface.frame.width else { return nil }
    (self.surface, self.x, self.last) = (surface, x, last)
    let low = Int32(truncatingIfNeeded: max(left &- x &<< 8, 0))
    let high = Int32(truncatingIfNeeded: min(right, end &<< 8) &- x &<< 8)
    @inline(__always)
    func widths(_ column: Int) -> SIMD4<Int32> {
      let start = SIMD4(0, 256, 512, 768) &+ Int32(truncatingIfNeeded: column &<< 8)
      let begin = pointwiseMax(start, SIMD4(repeating: low))
      return pointwiseMax(pointwiseMin(start &+ 256, SIMD4(repeating: high)) &- begin, .zero)
    }
    (firstWidths, lastWidths) = (widths(0), widths(last))
  }

  @inline(__always)
  func fill(_ color: UInt32, top: Int, bottom: Int, rows: Range<Int>) {
    var y = rows.lowerBound
    while y < rows.upperBound {
      let height = min(bottom, (y &+ 1) &<< 8) &- max(top, y &<< 8)
      let next = height == 256 ? min(bottom &>> 8, rows.upperBound) : y &+ 1
      fill(color, height: height, from: surface.pixels(x: x, y: y), count: next &- y)
      y = next
    }
  }

  /// Draws rows with the same covered height.
  @inline(__always)
  private func fill(_ color: UInt32, height: Int, from first: Pixels, count: Int) {
    let height = Int32(truncatingIfNeeded: height &* 510)
    @inline(__always)
    func part(_ widths: SIMD4<Int32>) -> Quad {
      let coverage = (widths &* height &+ 0x10000) &>> 17
      return scaled(Quad(repeating: color), by: unsafeBitCast(coverage, to: Quad.self))
    }
    let (start, end) = (part(firstWidths), part(lastWidths))
    let middle = part(SIMD4(repeating: 256))
    let isOpaque = middle[0] &>> 24 == 255
    var row = first
    for _ in 0..<count {
      store(over(start, load(row)), row)
      if last > 0 {
        for index in stride(from: 4, to: last, by: 4) {
          store(isOpaque ? middle : over(middle, load(row + index)), row + index)
        }
        store(over(end, load(row + last)), row + last)
      }
      row += surface.frame.width
    }
  }
}
