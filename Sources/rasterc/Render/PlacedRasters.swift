// Rasters of placed components, and the memory that they save.

import Raster
import RasterCommands

/// The placed components that have their own rasters.
struct PlacedRasters {
  /// The number of placed rasters.
  private(set) var count = 0
  /// The bytes needed if each had its own full-size raster.
  private(set) var wholeBytes = 0
  private(set) var looks: Set<LookKey> = []

  /// Adds the components that a drawing places; those nested in a placed raster are part of it.
  mutating func add(_ list: DisplayList) { add(list, NestingPlan(list)) }

  private mutating func add(_ list: DisplayList, _ plan: NestingPlan) {
    var reader = DisplayList.Reader(list)
    while let operation = reader.next() {
      if case .place(let place) = operation { add(place, plan) }
      if case .layer(let layer) = operation, let mask = layer.mask { add(mask, plan) }
    }
  }

  private mutating func add(_ place: RecordedPlace, _ plan: NestingPlan) {
    guard plan.hasRaster(of: place.list) else { return add(place.list, plan) }
    count += 1
    wholeBytes += place.destination.width * place.destination.height * 4
    looks.insert(LookKey(place.list.standingAlone))
  }

  /// `placed: 128 components, 15 looks, 15 draws, 11 kB instead of 5 MB`, from the cache's entries.
  ///
  /// The draws are left out if looks may come from a store.
  func summary(of entries: [RasterCache.Entry], hasStore: Bool) -> String {
    let held = entries.filter { looks.contains($0.look) }
    let draws = hasStore ? "" : ", \(held.count) draws"
    let bytes = Self.rounded(bytes: held.reduce(0) { $0 + $1.bytes })
    return "placed: \(count) components, \(looks.count) looks\(draws), "
      + "\(bytes) instead of \(Self.rounded(bytes: wholeBytes))\n"
  }

  /// Formats a number of bytes in units of 1000: `11 kB`, `1.5 MB`.
  private static func rounded(bytes: Int) -> String {
    var (value, unit) = (Double(bytes), "bytes")
    for next in ["kB", "MB", "GB"] where value >= 1_000 { (value, unit) = (value / 1_000, next) }
    let isSmall = value < 9.95 && unit != "bytes"
    let shown = isSmall ? (value * 10).rounded() / 10 : value.rounded()
    return "\(Functions.string(shown)) \(unit)"
  }
}
