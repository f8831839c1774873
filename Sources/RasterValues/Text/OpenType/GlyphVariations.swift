// The variations of a TrueType glyph's points: the gvar table.
//
// A glyph has tuples: a region of the design space, and deltas for some or all of its points. The
// deltas of each tuple are weighted by how close the coordinates are to the region's peak. The
// other points of a contour are interpolated from their neighbours. No value is rounded.
//
// Source: OpenType 1.9, "gvar", "OpenType Font Variations Common Table Formats".

/// The gvar table.
struct GlyphVariations: Sendable {
  private let sharedTuples: FontRecords
  private let offsets: FontRecords
  private let glyphs: FontData
  private let axisCount: Int

  init(_ table: FontData, axisCount: Int) throws(FontError) {
    guard let axes = table.uint16(at: 4), let tupleCount = table.uint16(at: 6),
      let tuples = table.uint32(at: 8), let count = table.uint16(at: 12),
      let flags = table.uint16(at: 14), let start = table.uint32(at: 16)
    else { throw .truncated("gvar", expected: 20, in: table) }
    guard axes == axisCount else {
      throw .unexpected("gvar", "axisCount", expected: "\(axisCount)", found: axes)
    }
    let size = flags & 1 != 0 ? 4 : 2
    guard let offsets = table.records(at: 20, count: count + 1, stride: size) else {
      throw .truncated("gvar", expected: 20 + size * (count + 1), in: table)
    }
    guard let shared = table.records(at: tuples, count: tupleCount, stride: 2 * axes),
      let glyphs = table.from(start)
    else { throw .truncated("gvar", expected: max(tuples, start), in: table) }
    sharedTuples = shared
    self.offsets = offsets
    self.glyphs = glyphs
    self.axisCount = axisCount
  }

  /// Moves the points of a glyph, the last four of which are its phantom points.
  ///
  /// `ends` contains the last point of each contour and is empty for a composite. Each delta that
  /// is read and each axis of a tuple deducts one from `budget`.
  func move(
    _ points: inout [GlyphPoint],
    ends: [Int],
    of glyph: Int,
    at coordinates: FontCoordinates,
    budget: inout Int
  ) throws(FontError) {
    guard let data = try variations(of: glyph) else { return }
    let word = data.uint16(at: 0) ?? 0
    guard word & 0x0FFF != 0 else { return }
    guard let stored = data.subtable16(at: 2) else {
      throw .truncated("gvar", expected: max(4, data.uint16(at: 2) ?? 0), in: data)
    }
    var numbers = PackedNumbers(stored)
    let shared = word & 0x8000 != 0 ? try numbers.points() : nil
    var deltas = PointDeltas(points, ends: ends)
    var place = 4
    for _ in 0..<(word & 0x0FFF) {
      guard let size = data.uint16(at: place), let index = data.uint16(at: place + 2),
        let own = numbers.part(size)
      else { throw .truncated("gvar", expected: place + 4, in: data) }
      let header = place + 4
      place = header + (index & 0x8000 != 0 ? 2 * axisCount : 0)
      place += index & 0x4000 != 0 ? 4 * axisCount : 0
      budget -= axisCount
      guard budget > 0 else { throw .tooComplex("gvar") }
      guard let scalar = scalar(data, index, at: header, coordinates) else { continue }
      var tuple = own
      let chosen = index & 0x2000 != 0 ? try tuple.points() : shared ?? .all
      budget -= max(points.count, chosen.count)
      try deltas.add(&tuple, to: chosen, scaledBy: scalar)
    }
    deltas.move(&points)
  }

  /// The variation data of a glyph, or `nil` if it does not vary.
  private func variations(of glyph: Int) throws(FontError) -> FontData? {
    guard glyph < offsets.count - 1 else { return nil }
    let isLong = offsets.stride == 4
    let start = isLong ? offsets.uint32(glyph) : offsets.uint16(glyph).map { 2 * $0 }
    let end = isLong ? offsets.uint32(glyph + 1) : offsets.uint16(glyph + 1).map { 2 * $0 }
    guard let start, let end, let part = glyphs.part(at: start, count: end &- start) else {
      throw .unexpected(
        "gvar",
        "offset of glyph \(glyph)",
        expected: "0…\(glyphs.count)",
        found: end ?? 0
      )
    }
    return part.count > 0 ? part : nil
  }

  /// The weight of a tuple, or `nil` if the tuple does not apply.
  private func scalar(
    _ data: FontData,
    _ index: Int,
    at header: Int,
    _ coordinates: FontCoordinates
  ) -> Double? {
    let isOwn = index & 0x8000 != 0
    let peaks = isOwn ? data.from(header) : sharedTuples[index & 0x0FFF]
    guard let peaks else { return nil }
    let limits = index & 0x4000 != 0 ? header + (isOwn ? 2 * axisCount : 0) : nil
    var product = 1.0
    for axis in 0..<axisCount {
      let peak = peaks.int16(at: 2 * axis) ?? 0
      var (start, end) = (min(peak, 0), max(peak, 0))
      if let limits {
        start = data.int16(at: limits + 2 * axis) ?? 0
        end = data.int16(at: limits + 2 * (axisCount + axis)) ?? 0
      }
      let value = coordinates.value(axis)
      guard
        let scalar = FontCoordinates.scalar(value, start: start, peak: peak, end: end)
      else { return nil }
      product *= scalar
    }
    return product
  }
}
