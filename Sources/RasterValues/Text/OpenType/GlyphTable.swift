// The data of TrueType glyphs, and the points of simple glyphs: the loca and glyf tables.
//
// Source: OpenType 1.9, "loca", "glyf".

/// The stored glyphs of a font.
struct GlyphTable: Sendable {
  private let data: FontData
  private let offsets: FontData
  private let isLong: Bool
  let variations: GlyphVariations?

  /// Returns `nil` if the font has no glyf table.
  init?(_ directory: FontDirectory, glyphCount: Int, axisCount: Int) throws(FontError) {
    guard let data = directory.table("glyf") else { return nil }
    let head = try directory.table("head", atLeast: 54)
    isLong = head.uint16(at: 50) != 0
    offsets = try directory.table("loca", atLeast: (glyphCount + 1) * (isLong ? 4 : 2))
    self.data = data
    if axisCount > 0, let table = directory.table("gvar") {
      variations = try GlyphVariations(table, axisCount: axisCount)
    } else {
      variations = nil
    }
  }

  /// The bytes of a glyph; empty if it has no outline.
  func glyph(_ index: Int) throws(FontError) -> FontData {
    let start: Int
    let end: Int
    if isLong {
      start = offsets.uint32(at: 4 * index) ?? 0
      end = offsets.uint32(at: 4 * index + 4) ?? 0
    } else {
      start = 2 * (offsets.uint16(at: 2 * index) ?? 0)
      end = 2 * (offsets.uint16(at: 2 * index + 2) ?? 0)
    }
    guard let glyph = data.part(at: start, count: end &- start) else {
      throw .unexpected(
        "loca",
        "offset of glyph \(index)",
        expected: "\(start)…\(data.count)",
        found: end
      )
    }
    return glyph
  }
}

extension GlyphContours {
  /// Appends the points of a simple glyph with `count` contours, which may be 0.
  mutating func append(simple data: FontData, contours count: Int) throws(FontError) {
    let first = points.count
    var last = first - 1
    for index in 0..<count {
      guard let end = data.uint16(at: 10 + 2 * index) else { throw Self.cut(data) }
      guard first + end >= last else {
        throw .unexpected("glyf", "end of a contour", expected: "\(last - first)…", found: end)
      }
      last = first + end
      ends.append(last)
    }
    guard last < Self.limit else { throw .tooComplex("glyf") }
    guard count > 0 else { return }
    guard let instructions = data.uint16(at: 10 + 2 * count) else { throw Self.cut(data) }
    var place = 12 + 2 * count + instructions
    try appendFlags(data, &place, count: last + 1 - first)
    try read(data, &place, from: first, short: 0x02, same: 0x10) { $0.x = $1 }
    try read(data, &place, from: first, short: 0x04, same: 0x20) { $0.y = $1 }
  }

  /// Reads one byte of flags per point; if bit 3 is set, another byte contains the number of
  /// repetitions.
  private mutating func appendFlags(
    _ data: FontData,
    _ place: inout Int,
    count: Int
  ) throws(FontError) {
    points.reserveCapacity(points.count + count + 4)
    var remaining = count
    while remaining > 0 {
      guard let flags = data.uint8(at: place) else { throw Self.cut(data) }
      place += 1
      var repeats = 1
      if flags & 8 != 0 {
        guard let more = data.uint8(at: place) else { throw Self.cut(data) }
        place += 1
        repeats = min(more + 1, remaining)
      }
      let point = GlyphPoint(x: 0, y: 0, flags: UInt8(truncatingIfNeeded: flags))
      for _ in 0..<repeats { points.append(point) }
      remaining -= repeats
    }
  }

  /// Reads one coordinate of each point, stored as differences of zero, one or two bytes.
  @inline(__always)
  private mutating func read(
    _ data: FontData,
    _ place: inout Int,
    from first: Int,
    short: UInt8,
    same: UInt8,
    set: (inout GlyphPoint, Double) -> Void
  ) throws(FontError) {
    var value = 0
    for index in first..<points.count {
      let flags = points[index].flags
      if flags & short != 0 {
        guard let step = data.uint8(at: place) else { throw Self.cut(data) }
        value &+= flags & same != 0 ? step : -step
        place += 1
      } else if flags & same == 0 {
        guard let step = data.int16(at: place) else { throw Self.cut(data) }
        value &+= step
        place += 2
      }
      set(&points[index], Double(value))
    }
  }

  private static func cut(_ data: FontData) -> FontError {
    .truncated("glyf", expected: data.count + 1, in: data)
  }
}
