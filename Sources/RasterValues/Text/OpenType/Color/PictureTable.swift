// Bitmap glyphs at several sizes: the sbix table.
//
// Source: OpenType 1.9, "sbix".

/// The bitmap glyphs of a font by strike, in Apple's format.
struct PictureTable: Sendable {
  private let strikes: [FontData]
  private let glyphCount: Int

  /// Returns `nil` if the font has no such table.
  init?(_ directory: FontDirectory, glyphCount: Int) throws(FontError) {
    guard let table = directory.table("sbix") else { return nil }
    guard let count = table.uint32(at: 4), let list = table.records(at: 8, count: count, stride: 4)
    else { throw .truncated("sbix", expected: 8, in: table) }
    var strikes: [FontData] = []
    for index in 0..<min(count, 64) {
      guard let strike = list.uint32(index).flatMap({ table.from($0) }),
        strike.part(at: 4, count: 4 * (glyphCount + 1)) != nil
      else { throw .truncated("sbix", expected: (list.uint32(index) ?? 0) &+ 4, in: table) }
      strikes.append(strike)
    }
    self.strikes = strikes
    self.glyphCount = glyphCount
  }

  /// The bitmap of a glyph for a size, from the next larger strike or else from the largest.
  func picture(of glyph: UInt16, pixelsPerEm: Double) -> StoredPicture? {
    let order = strikes.sorted { ($0.uint16(at: 0) ?? 0) < ($1.uint16(at: 0) ?? 0) }
    let larger = order.filter { Double($0.uint16(at: 0) ?? 0) >= pixelsPerEm }
    let smaller = order.filter { Double($0.uint16(at: 0) ?? 0) < pixelsPerEm }.reversed()
    for strike in larger + smaller {
      if let picture = picture(of: Int(glyph), in: strike) { return picture }
    }
    return nil
  }

  /// A glyph's bitmap, or that of the glyph that it duplicates.
  private func picture(of glyph: Int, in strike: FontData) -> StoredPicture? {
    guard let data = data(of: glyph, in: strike) else { return nil }
    guard data.tag(at: 4) == "dupe" else { return stored(data, strike) }
    return data.uint16(at: 8).flatMap { self.data(of: $0, in: strike) }
      .flatMap { stored($0, strike) }
  }

  private func data(of glyph: Int, in strike: FontData) -> FontData? {
    guard glyph < glyphCount, let start = strike.uint32(at: 4 + 4 * glyph),
      let end = strike.uint32(at: 8 + 4 * glyph)
    else { return nil }
    return strike.part(at: start, count: end &- start)
  }

  private func stored(_ data: FontData, _ strike: FontData) -> StoredPicture? {
    guard data.tag(at: 4) == "png ", let size = strike.uint16(at: 0),
      let left = data.int16(at: 0), let bottom = data.int16(at: 2), let file = data.from(8)
    else { return nil }
    return StoredPicture(
      file: file,
      pixelsPerEm: Double(size),
      left: Double(left),
      edge: .bottom(Double(bottom))
    )
  }
}
