// The deltas of a variable font's numbers: the item variation store of HVAR, GDEF and MVAR.
//
// Source: OpenType 1.9, "OpenType Font Variations Common Table Formats".

/// Deltas identified by an outer and an inner index.
package struct ItemVariationStore: Sendable {
  private let data: FontData
  private let parts: FontRecords
  private let regions: FontData
  private let regionCount: Int
  private let axisCount: Int

  /// Reads the store in table `tag` of a font with `axisCount` axes.
  package init(_ data: FontData, in tag: FontTag, axisCount: Int) throws(FontError) {
    guard let regions = data.subtable32(at: 2), let partCount = data.uint16(at: 6),
      let axes = regions.uint16(at: 0), let regionCount = regions.uint16(at: 2),
      let parts = data.records(at: 8, count: partCount, stride: 4)
    else { throw .truncated(tag, expected: 8 + 4 * (data.uint16(at: 6) ?? 0), in: data) }
    guard axes == axisCount else {
      throw .unexpected(tag, "number of axes", expected: "\(axisCount)", found: axes)
    }
    guard let list = regions.records(at: 4, count: regionCount, stride: max(6 * axes, 1)) else {
      throw .truncated(tag, expected: 4 + 6 * axes * regionCount, in: regions)
    }
    self.data = data
    self.parts = parts
    self.regions = list.data
    self.regionCount = regionCount
    self.axisCount = axisCount
  }

  /// The delta at `coordinates`, without rounding; 0 for items that do not exist.
  ///
  /// The cost is one multiplication for each region of the item and axis of the font.
  package func delta(outer: Int, inner: Int, at coordinates: FontCoordinates) -> Double {
    guard !coordinates.isDefault, let offset = parts.uint32(outer), offset != 0,
      let part = data.from(offset), let itemCount = part.uint16(at: 0), inner < itemCount,
      let words = part.uint16(at: 2), let count = part.uint16(at: 4)
    else { return 0 }
    let wide = words & 0x8000 != 0
    let wordCount = min(words & 0x7FFF, count)
    let size = (count + wordCount) * (wide ? 2 : 1)
    guard let row = part.part(at: 6 &+ 2 &* count &+ inner &* size, count: size) else { return 0 }
    var sum = 0.0
    var place = 0
    for index in 0..<count {
      let isWord = index < wordCount
      let delta: Int
      switch (wide, isWord) {
      case (true, true): delta = row.int32(at: place) ?? 0
      case (true, false), (false, true): delta = row.int16(at: place) ?? 0
      case (false, false): delta = row.int8(at: place) ?? 0
      }
      place += (wide ? 2 : 1) << (isWord ? 1 : 0)
      guard delta != 0, let region = part.uint16(at: 6 + 2 * index) else { continue }
      sum += Double(delta) * scalar(of: region, at: coordinates)
    }
    return sum
  }

  /// The weight of each region of a subtable, 0…1; empty if there is no such subtable.
  func scalars(_ outer: Int, at coordinates: FontCoordinates) -> [Double] {
    guard let offset = parts.uint32(outer), offset != 0, let part = data.from(offset),
      let count = part.uint16(at: 4),
      let indices = part.records(at: 6, count: count, stride: 2)
    else { return [] }
    return (0..<count).map { scalar(of: indices.uint16($0) ?? 0, at: coordinates) }
  }

  /// The weight of a region's deltas, 0…1.
  private func scalar(of region: Int, at coordinates: FontCoordinates) -> Double {
    guard region < regionCount else { return 0 }
    var product = 1.0
    var place = 6 &* axisCount &* region
    for axis in 0..<axisCount {
      guard let start = regions.int16(at: place), let peak = regions.int16(at: place &+ 2),
        let end = regions.int16(at: place &+ 4),
        let scalar = FontCoordinates.scalar(
          coordinates.value(axis),
          start: start,
          peak: peak,
          end: end
        )
      else { return 0 }
      product *= scalar
      place &+= 6
    }
    return product
  }
}

/// The map from glyphs to items of a store.
struct DeltaSetIndexMap: Sendable {
  private let entries: FontRecords
  private let innerBits: Int

  init(_ data: FontData, in tag: FontTag) throws(FontError) {
    let isLong = data.uint8(at: 0) == 1
    guard let format = data.uint8(at: 1),
      let count = isLong ? data.uint32(at: 2) : data.uint16(at: 2)
    else { throw .truncated(tag, expected: 4, in: data) }
    let size = (format >> 4 & 3) + 1
    innerBits = (format & 15) + 1
    guard let entries = data.records(at: isLong ? 6 : 4, count: count, stride: size) else {
      throw .truncated(tag, expected: 6, in: data)
    }
    self.entries = entries
  }

  /// The item of `glyph`; glyphs after the last entry have its item.
  subscript(glyph: Int) -> (outer: Int, inner: Int) {
    guard entries.count > 0 else { return (0, glyph) }
    var value = 0
    let place = min(glyph, entries.count - 1) &* entries.stride
    for offset in 0..<entries.stride {
      value = value << 8 | (entries.data.uint8(at: place &+ offset) ?? 0)
    }
    return (value >> innerBits, value & ((1 << innerBits) - 1))
  }
}
