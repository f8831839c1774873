// The glyphs for characters followed by a variation selector: cmap format 14.
//
// Source: OpenType 1.9, "cmap", format 14.

/// A font's glyphs for variation sequences.
struct CharacterVariations: Sendable {
  enum Entry: Equatable {
    /// The character's glyph without the selector.
    case usual
    case glyph(Int)
  }

  private let data: FontData
  private let selectors: FontRecords

  /// Returns `nil` unless `data` is a subtable of format 14.
  init?(_ data: FontData) {
    guard data.uint16(at: 0) == 14, let count = data.uint32(at: 6),
      let selectors = data.records(at: 10, count: count, stride: 11)
    else { return nil }
    self.data = data
    self.selectors = selectors
  }

  /// Returns `nil` if the font does not define the sequence.
  func entry(for scalar: Int, selector: Int) -> Entry? {
    let index = selectors.firstIndex(notBelow: selector) { selectors.data.uint24(at: $0) }
    guard let record = selectors[index], record.uint24(at: 0) == selector else { return nil }
    if let offset = record.uint32(at: 3), offset != 0, isUsual(scalar, at: offset) {
      return .usual
    }
    guard let offset = record.uint32(at: 7), offset != 0 else { return nil }
    return glyph(of: scalar, at: offset).map(Entry.glyph)
  }

  private func isUsual(_ scalar: Int, at offset: Int) -> Bool {
    guard let count = data.uint32(at: offset),
      let ranges = data.records(at: offset + 4, count: count, stride: 4)
    else { return false }
    // The first range that ends at or after `scalar`.
    let index = ranges.firstIndex(notBelow: scalar) {
      guard let first = ranges.data.uint24(at: $0) else { return nil }
      return first &+ (ranges.data.uint8(at: $0 &+ 3) ?? 0)
    }
    guard let first = ranges[index]?.uint24(at: 0) else { return false }
    return first <= scalar
  }

  private func glyph(of scalar: Int, at offset: Int) -> Int? {
    guard let count = data.uint32(at: offset),
      let mappings = data.records(at: offset + 4, count: count, stride: 5)
    else { return nil }
    let index = mappings.firstIndex(notBelow: scalar) { mappings.data.uint24(at: $0) }
    guard let mapping = mappings[index], mapping.uint24(at: 0) == scalar else { return nil }
    return mapping.uint16(at: 3)
  }
}
