// The measured times of a workload, ours and those of other libraries.

/// The times of a workload: ours, and those of other libraries by their titles.
struct DrawResult {
  let workload: Workload
  let timing: Timing
  var peers: [String: Timing] = [:]
  /// The times used for ratios: medians, or minima on a machine with other work.
  var figure = \Timing.median

  /// Nanoseconds per pixel, if the workload has an area.
  var perPixel: Double? {
    workload.pixels > 0 ? timing[keyPath: figure] * 1_000 / workload.pixels : nil
  }

  /// Our time, as a multiple of the fastest peer's.
  var ratio: Double? {
    peers.values.map { $0[keyPath: figure] }.min().map { timing[keyPath: figure] / $0 }
  }

  /// Names and values for a file; nil for a missing value.
  var values: [(String, Double?)] {
    [
      ("median_us", timing.median), ("minimum_us", timing.minimum), ("ns_per_pixel", perPixel),
      ("repetitions", Double(timing.repetitions)), ("bytes", workload.bytes.map(Double.init)),
    ]
      + peers.sorted { $0.key < $1.key }.map { ("\($0.key)_us", $0.value[keyPath: figure]) }
      + [("of_fastest_peer", ratio)]
  }
}
