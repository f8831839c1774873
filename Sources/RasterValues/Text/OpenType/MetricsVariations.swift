// The deltas of a variable font's metrics: the MVAR table.
//
// Source: OpenType 1.9, "MVAR".

/// The items of the metrics that vary.
struct MetricsVariations: Sendable {
  private let store: ItemVariationStore
  private let items: [FontTag: (outer: Int, inner: Int)]

  /// Reads the table of a font with `axisCount` axes; nil if it has none, or a damaged one.
  ///
  /// Without the deltas, the metrics of the default apply everywhere.
  init?(_ table: FontData?, axisCount: Int) {
    guard axisCount > 0, let table, let size = table.uint16(at: 6), size >= 8,
      let count = table.uint16(at: 8), let offset = table.uint16(at: 10), offset > 0,
      let data = table.from(offset),
      let store = try? ItemVariationStore(data, in: "MVAR", axisCount: axisCount),
      let records = table.records(at: 12, count: count, stride: size)
    else { return nil }
    self.store = store
    var items: [FontTag: (outer: Int, inner: Int)] = [:]
    for index in 0..<count {
      let place = index &* size
      guard let tag = records.data.uint32(at: place),
        let outer = records.data.uint16(at: place &+ 4),
        let inner = records.data.uint16(at: place &+ 6)
      else { break }
      items[FontTag(rawValue: UInt32(truncatingIfNeeded: tag))] = (outer, inner)
    }
    self.items = items
  }

  /// Returns the delta of a metric, rounded to a font unit; 0 for metrics that do not vary.
  func delta(of tag: FontTag, at coordinates: FontCoordinates) -> Double {
    guard let item = items[tag] else { return 0 }
    return store.delta(outer: item.outer, inner: item.inner, at: coordinates).rounded()
  }
}
