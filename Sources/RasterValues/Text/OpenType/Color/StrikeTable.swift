// Bitmap glyphs at several sizes: the CBLC and CBDT tables.
//
// Source: OpenType 1.9, "CBLC", "CBDT".

/// The bitmap glyphs of a font by strike, in Google's format.
struct StrikeTable: Sendable {
  /// The bitmap glyphs of one size.
  private struct Strike: Sendable {
    let pixelsPerEm: Int
    /// The first glyph, the last glyph, and the offset of the range's description.
    let ranges: FontRecords
    let data: FontData
  }

  /// The position of a bitmap: its left edge and its top, in pixels from the origin.
  private struct Metrics {
    let left, top: Int
  }

  private let strikes: [Strike]
  private let pictures: FontData

  /// Returns `nil` if the font has no such tables.
  init?(_ directory: FontDirectory) throws(FontError) {
    guard let places = directory.table("CBLC") else { return nil }
    pictures = try directory.table("CBDT", atLeast: 4)
    guard let count = places.uint32(at: 4),
      let sizes = places.records(at: 8, count: count, stride: 48)
    else { throw .truncated("CBLC", expected: 8 &+ 48, in: places) }
    var strikes: [Strike] = []
    for index in 0..<min(count, 64) {
      guard let start = sizes.uint32(index), let number = sizes.uint32(index, at: 8),
        let data = places.from(start), let ranges = data.records(at: 0, count: number, stride: 8),
        let pixels = sizes[index]?.uint8(at: 45)
      else { throw .truncated("CBLC", expected: sizes.uint32(index) ?? 0, in: places) }
      strikes.append(Strike(pixelsPerEm: pixels, ranges: ranges, data: data))
    }
    self.strikes = strikes
  }

  /// The bitmap of a glyph for a size, from the next larger strike or else from the largest.
  func picture(of glyph: UInt16, pixelsPerEm: Double) -> StoredPicture? {
    let order = strikes.sorted { $0.pixelsPerEm < $1.pixelsPerEm }
    let larger = order.filter { Double($0.pixelsPerEm) >= pixelsPerEm }
    let smaller = order.filter { Double($0.pixelsPerEm) < pixelsPerEm }.reversed()
    for strike in larger + smaller {
      if let picture = picture(of: Int(glyph), in: strike) { return picture }
    }
    return nil
  }

  private func picture(of glyph: Int, in strike: Strike) -> StoredPicture? {
    let index = strike.ranges.firstIndex(notBelow: glyph) { offset in
      strike.ranges.data.uint16(at: offset &+ 2)
    }
    guard let first = strike.ranges.uint16(index), first <= glyph,
      let offset = strike.ranges.uint32(index, at: 4), let table = strike.data.from(offset),
      let format = table.uint16(at: 2), let start = table.uint32(at: 4),
      let place = place(of: glyph, glyph - first, in: table),
      let data = pictures.part(at: start &+ place.offset, count: place.count)
    else { return nil }
    return picture(data, format: format, shared: place.metrics, pixelsPerEm: strike.pixelsPerEm)
  }

  /// The offset of a glyph's data within its range, its length, and the metrics if all glyphs share
  /// them.
  private func place(
    of glyph: Int,
    _ index: Int,
    in table: FontData
  ) -> (offset: Int, count: Int, metrics: Metrics?)? {
    func span(_ start: Int?, _ end: Int?) -> (offset: Int, count: Int, metrics: Metrics?)? {
      guard let start, let end, start <= end else { return nil }
      return (start, end - start, nil)
    }
    switch table.uint16(at: 0) {
    case 1: return span(table.uint32(at: 8 + 4 * index), table.uint32(at: 12 + 4 * index))
    case 2:
      guard let size = table.uint32(at: 8) else { return nil }
      return (index &* size, size, metrics(table, at: 12))
    case 3: return span(table.uint16(at: 8 + 2 * index), table.uint16(at: 10 + 2 * index))
    case 4:
      guard let count = table.uint32(at: 8),
        let index = table.records(at: 12, count: count, stride: 4)?.index(of: glyph)
      else { return nil }
      return span(table.uint16(at: 14 &+ 4 &* index), table.uint16(at: 18 &+ 4 &* index))
    case 5:
      guard let size = table.uint32(at: 8), let count = table.uint32(at: 20),
        let index = table.records(at: 24, count: count, stride: 2)?.index(of: glyph)
      else { return nil }
      return (index &* size, size, metrics(table, at: 12))
    default: return nil
    }
  }

  private func metrics(_ data: FontData, at place: Int) -> Metrics? {
    guard let left = data.int8(at: place + 2), let top = data.int8(at: place + 3) else {
      return nil
    }
    return Metrics(left: left, top: top)
  }

  /// A bitmap with small, large or shared metrics.
  private func picture(
    _ data: FontData,
    format: Int,
    shared: Metrics?,
    pixelsPerEm: Int
  ) -> StoredPicture? {
    let head: Int
    switch format {
    case 17: head = 5
    case 18: head = 8
    case 19: head = 0
    default: return nil
    }
    guard let metrics = head > 0 ? metrics(data, at: 0) : shared, let size = data.uint32(at: head),
      let file = data.part(at: head + 4, count: size)
    else { return nil }
    return StoredPicture(
      file: file,
      pixelsPerEm: Double(pixelsPerEm),
      left: Double(metrics.left),
      edge: .top(Double(metrics.top))
    )
  }
}
