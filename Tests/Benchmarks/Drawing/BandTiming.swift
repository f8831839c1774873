// Times drawings in bands on several cores against the same drawings on one core.

import Raster

/// Large drawings of 2048² pixels, in one band and in several.
struct BandTiming {
  private static let ids: Set<Substring> = ["W03", "W05", "W07", "W08"]
  private static let samples = 15

  let bands: Int

  /// Prints the times for one band and for several, drawn in turn, and the speedup.
  ///
  /// Needs as many processors as there are bands.
  func run(_ workloads: [Workload]) async throws {
    print("2048 × 2048 pixels, medians and minima of \(Self.samples) in milliseconds")
    for workload in workloads where Self.ids.contains(workload.id) {
      guard let sketch = workload.sketch else { continue }
      let list = sketch.recorded(Size(1024, 1024), scale: 2)
      var (one, several): ([Double], [Double]) = ([], [])
      for _ in 0...Self.samples {
        one.append(try await time(list, bands: 1))
        several.append(try await time(list, bands: bands))
      }
      let (first, second) = (statistics(one), statistics(several))
      print(
        "\(workload.name): 1 band \(text(first.median)), \(text(first.minimum));",
        "\(bands) bands \(text(second.median)), \(text(second.minimum));",
        "\(text(first.median / second.median)) times as fast,",
        "\(text(first.minimum / second.minimum)) by minima"
      )
    }
  }

  private func time(_ list: DisplayList, bands: Int) async throws -> Double {
    let start = ContinuousClock.now
    _ = try await list.bitmap(background: .white, bands: bands)
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// The median and the minimum of all times except the first, which warms up.
  private func statistics(_ times: [Double]) -> (median: Double, minimum: Double) {
    let sorted = times.dropFirst().sorted()
    return (sorted[sorted.count / 2], sorted[0])
  }

  private func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
