// Draws nine-slices directly from their source, without creating a stretched bitmap.
//
// Destination rows that read the same source rows are resolved once, into a few spans. A span has
// one colour if the source has one colour across the slice, as a middle of one pixel always has.
// Otherwise it has pixels, which are the source's own if the slice is copied. Each such row is then
// drawn as fills and blends, in which opaque pixels are stored and transparent pixels are skipped.
// Slices that are interpolated or tiled are scaled to width row by row, and the last two such rows
// are cached.
//
// Means are rounded to nearest, first across. The mean of equal pixels is that pixel, so that a
// slice of one colour is not interpolated.
//
// Unsafe pointers: the source's pixels, within the call; rows of a surface, to which regions are
// clipped; and this type's own arrays. Slices lie within the source.

import RasterValues

/// Draws nine-slices, and reuses its memory for the next one.
package struct SlicePainter: Sendable {
  /// The effect on the surface.
  package enum Mode {
    /// Draws the nine-slice over the surface.
    case over
    /// Draws the nine-slice's alpha over the surface, in a premultiplied colour.
    case tint(UInt32)
    /// Replaces the surface's pixels.
    case replace
  }

  private var entries: [SliceAxis.Entry] = []
  private var rows: [UInt32] = []

  package init() {}

  /// Draws the part `region` of a nine-slice at `corner` on a surface.
  ///
  /// The region lies within the surface and within the nine-slice.
  package mutating func draw(
    _ bitmap: Bitmap,
    axes: (horizontal: SliceAxis, vertical: SliceAxis),
    at corner: (x: Int, y: Int),
    in region: PixelRect,
    on surface: Surface,
    mode: Mode
  ) {
    guard !region.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    if entries.count < region.width {
      entries = [SliceAxis.Entry](
        repeating: .init(first: 0, second: 0, weight: 0),
        count: region.width
      )
      rows = [UInt32](repeating: 0, count: region.width &* SlicePass.rowCount)
    }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      entries.withUnsafeMutableBufferPointer { entries in
        rows.withUnsafeMutableBufferPointer { rows in
          guard let base = pixels.baseAddress, let entries = entries.baseAddress,
            let rows = rows.baseAddress
          else { return }
          var pass = SlicePass(
            image: ImagePixels(base: base, width: bitmap.width, height: bitmap.height),
            columns: axes.horizontal,
            left: region.x &- corner.x,
            width: region.width,
            mode: mode,
            entries: entries,
            rows: rows
          )
          pass.draw(axes.vertical, top: region.y &- corner.y, region, surface)
        }
      }
    }
  }
}

/// One nine-slice while it is drawn.
private struct SlicePass {
  /// Two rows of the source scaled to width, their mean, and the tinted row.
  static let rowCount = 4

  let image: ImagePixels
  let columns: SliceAxis
  /// The visible columns of the nine-slice.
  let left, width: Int
  let mode: SlicePainter.Mode
  let entries: UnsafeMutablePointer<SliceAxis.Entry>
  let rows: Pixels

  private var spans = SpanList()
  private var hasEntries = false
  /// The rows of the source that the first two rows contain.
  private var cachedRows: (Int32, Int32) = (-1, -1)
  private var compared: (first: Int32, second: Int32, isEqual: Bool) = (-1, -1, false)

  init(
    image: ImagePixels,
    columns: SliceAxis,
    left: Int,
    width: Int,
    mode: SlicePainter.Mode,
    entries: UnsafeMutablePointer<SliceAxis.Entry>,
    rows: Pixels
  ) {
    (self.image, self.columns, self.left, self.width) = (image, columns, left, width)
    (self.mode, self.entries, self.rows) = (mode, entries, rows)
  }

  mutating func draw(_ axis: SliceAxis, top: Int, _ region: PixelRect, _ surface: Surface) {
    var resolved = SliceAxis.Entry(first: -1, second: -1, weight: 0)
    for index in 0..<axis.count {
      let slice = axis[index]
      let visible = slice.place.clamped(to: top..<top &+ region.height)
      for position in visible {
        var entry = slice.entry(position &- slice.place.lowerBound)
        if entry.weight > 0, areEqual(entry.first, entry.second) {
          (entry.second, entry.weight) = (entry.first, 0)
        }
        if entry != resolved {
          resolve(entry)
          resolved = entry
        }
        spans.draw(surface.pixels(x: region.x, y: region.y &+ position &- top), mode)
      }
    }
  }

  /// Returns whether two rows of the source have the same pixels.
  private mutating func areEqual(_ first: Int32, _ second: Int32) -> Bool {
    if compared.first == first, compared.second == second { return compared.isEqual }
    let (upper, lower) = (row(first), row(second))
    var index = 0
    while index < image.width, upper[index] == lower[index] { index &+= 1 }
    compared = (first, second, index == image.width)
    return compared.isEqual
  }

  private func row(_ index: Int32) -> UnsafePointer<UInt32> {
    image.base + Int(index) &* image.stride
  }
}

extension SlicePass {
  /// Computes the spans of a row.
  private mutating func resolve(_ entry: SliceAxis.Entry) {
    spans.removeAll()
    for index in 0..<columns.count {
      let slice = columns[index]
      let visible = slice.place.clamped(to: left..<left &+ width)
      guard !visible.isEmpty else { continue }
      let x = visible.lowerBound &- left
      if slice.isCopied {
        let start = slice.source.lowerBound &+ visible.lowerBound &- slice.place.lowerBound
        let (first, second) = (row(entry.first) + start, row(entry.second) + start)
        let (weight, count) = (entry.weight, visible.count)
        add(x, count, pixels: mean(first, second, weight: weight, x: x, count: count))
      } else if let color = color(slice.read, entry) {
        add(x, visible.count, color: color)
      } else {
        let first = widened(entry.first, keeping: entry.second)
        let second = entry.weight == 0 ? first : widened(entry.second, keeping: entry.first)
        let (weight, count) = (entry.weight, visible.count)
        add(x, count, pixels: mean(first + x, second + x, weight: weight, x: x, count: count))
      }
    }
  }

  /// Returns the colour of a slice's source, if it has only one.
  private func color(_ source: Range<Int>, _ entry: SliceAxis.Entry) -> UInt32? {
    let (first, second) = (row(entry.first), row(entry.second))
    let (start, count) = (source.lowerBound, source.count)
    guard !differ(first + start, from: first[start], count: count) else { return nil }
    if entry.weight == 0 { return first[start] }
    guard !differ(second + start, from: second[start], count: count) else { return nil }
    return gathered(mixed(spread(first[start]), spread(second[start]), UInt64(entry.weight)))
  }

  private func mean(
    _ first: UnsafePointer<UInt32>,
    _ second: UnsafePointer<UInt32>,
    weight: UInt32,
    x: Int,
    count: Int
  ) -> UnsafePointer<UInt32> {
    guard weight > 0 else { return first }
    let target = rows + (2 &* width &+ x)
    mix(first, second, weight: weight, into: target, count: count)
    return UnsafePointer(target)
  }

  private mutating func add(_ x: Int, _ count: Int, color: UInt32) {
    guard case .tint(let tint) = mode else { return spans.add(x, count, color) }
    spans.add(x, count, scaled(tint, by: color &>> 24))
  }

  private mutating func add(_ x: Int, _ count: Int, pixels: UnsafePointer<UInt32>) {
    // Caps are short; a cap of one colour can extend the middle's fill.
    if count <= 64, !differ(pixels, from: pixels[0], count: count) {
      return add(x, count, color: pixels[0])
    }
    guard case .tint(let tint) = mode else { return spans.add(x, count, pixels) }
    let target = rows + (3 &* width &+ x)
    for index in 0..<count { target[index] = scaled(tint, by: pixels[index] &>> 24) }
    spans.add(x, count, UnsafePointer(target))
  }
}

extension SlicePass {
  /// Returns a row of the source, with slices that are not copied scaled to width.
  ///
  /// The row may replace a row other than `other`.
  private mutating func widened(_ index: Int32, keeping other: Int32) -> UnsafePointer<UInt32> {
    if cachedRows.0 == index { return UnsafePointer(rows) }
    if cachedRows.1 == index { return UnsafePointer(rows + width) }
    let isFirstKept = cachedRows.0 == other && index != other
    let target = isFirstKept ? rows + width : rows
    if isFirstKept { cachedRows.1 = index } else { cachedRows.0 = index }
    widen(row(index), target)
    return UnsafePointer(target)
  }

  private mutating func widen(_ source: UnsafePointer<UInt32>, _ target: Pixels) {
    let isFirst = !hasEntries
    hasEntries = true
    for index in 0..<columns.count {
      let slice = columns[index]
      guard !slice.isCopied else { continue }
      for position in slice.place.clamped(to: left..<left &+ width) {
        let x = position &- left
        if isFirst { entries[x] = slice.entry(position &- slice.place.lowerBound) }
        let entry = entries[x]
        let first = source[Int(entry.first)]
        let second = source[Int(entry.second)]
        target[x] =
          entry.weight == 0
          ? first : gathered(mixed(spread(first), spread(second), UInt64(entry.weight)))
      }
    }
  }
}

/// The spans of one row, with at most one per slice.
private struct SpanList {
  private struct Span {
    var x = 0
    var count = 0
    var color: UInt32 = 0
    /// The pixels, or `nil` for a span of one colour.
    var pixels: UnsafePointer<UInt32>?
  }

  private var list = (Span(), Span(), Span(), Span(), Span())
  private var count = 0

  mutating func removeAll() { count = 0 }

  mutating func add(_ x: Int, _ count: Int, _ color: UInt32) {
    if self.count > 0 {
      let last = self[self.count &- 1]
      if last.pixels == nil, last.color == color, last.x &+ last.count == x {
        self[self.count &- 1].count = last.count &+ count
        return
      }
    }
    append(Span(x: x, count: count, color: color))
  }

  mutating func add(_ x: Int, _ count: Int, _ pixels: UnsafePointer<UInt32>) {
    append(Span(x: x, count: count, pixels: pixels))
  }

  private mutating func append(_ span: Span) {
    self[count] = span
    count &+= 1
  }

  private subscript(index: Int) -> Span {
    get {
      switch index {
      case 0: list.0
      case 1: list.1
      case 2: list.2
      case 3: list.3
      default: list.4
      }
    }
    set {
      switch index {
      case 0: list.0 = newValue
      case 1: list.1 = newValue
      case 2: list.2 = newValue
      case 3: list.3 = newValue
      default: list.4 = newValue
      }
    }
  }

  /// Draws the spans on a row that begins at x = 0.
  func draw(_ row: Pixels, _ mode: SlicePainter.Mode) {
    for index in 0..<count {
      let span = self[index]
      let target = row + span.x
      if case .replace = mode {
        if let pixels = span.pixels {
          target.update(from: pixels, count: span.count)
        } else {
          fill(target, with: span.color, count: span.count)
        }
      } else if let pixels = span.pixels {
        blend(pixels, over: target, count: span.count)
      } else {
        blend(span.color, over: target, count: span.count)
      }
    }
  }
}
