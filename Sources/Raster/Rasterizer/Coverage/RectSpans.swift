// Rectangles with sides along the axes, whose coverage is known without accumulating edges.

/// The spans of a rectangle with sides along the axes: edges of one coverage, and what is between.
struct RectSpans {
  private let left, top, right, bottom: Int

  init(_ box: Box) {
    func fixed(_ value: Double) -> Int { floored(value * 256 + 0.5009765625) }
    guard !box.isEmpty else {
      (left, top, right, bottom) = (0, 0, 0, 0)
      return
    }
    (left, top) = (fixed(box.minX), fixed(box.minY))
    (right, bottom) = (fixed(box.maxX), fixed(box.maxY))
  }

  /// Whether no pixel is covered in part.
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
    func pixel(_ x: Int) {
      guard x >= region.x, x < region.x &+ region.width else { return }
      let width = min(right, (x &+ 1) &<< 8) &- max(left, x &<< 8)
      let coverage = RectSpans.coverage(width, height)
      if coverage > 0 { sink.span(x: x, count: 1, coverage: coverage) }
    }
    // The whole columns; what is left of them and right of them is one column each at most.
    let (first, last) = ((left &+ 255) &>> 8, right &>> 8)
    guard first <= last else { return pixel(first &- 1) }
    if left & 255 != 0 { pixel(first &- 1) }
    let (start, end) = (max(first, region.x), min(last, region.x &+ region.width))
    let coverage = RectSpans.coverage(256, height)
    if start < end, coverage > 0 { sink.span(x: start, count: end &- start, coverage: coverage) }
    if right & 255 != 0 { pixel(last) }
  }

  /// As the cells would have it.
  @inline(__always)
  private static func coverage(_ width: Int, _ height: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (width &* height &* 510 &+ 0x10000) &>> 17)
  }
}
