// Times a workload as the other libraries' harnesses do: repetitions in samples, and their median.

/// The processor time of one repetition, in microseconds.
struct Timing {
  var minimum: Double
  var median: Double
  var repetitions: Int

  init(minimum: Double, median: Double, repetitions: Int) {
    (self.minimum, self.median, self.repetitions) = (minimum, median, repetitions)
  }

  /// Takes samples of about 4 ms, at least 9 of them, for about 0.9 s.
  ///
  /// Three repetitions run first, to warm memory and caches.
  init(of run: () throws -> Void) throws {
    func sample(_ count: Int) throws -> Double {
      try ProcessorTime.microseconds { for _ in 0..<count { try run() } } / Double(count)
    }
    try run()
    let one = try sample(1)
    let inner = Int(min(max(4_000 / max(one, 0.05), 1), 20_000))
    let count = Int(min(max(900_000 / (one * Double(inner)), 9), 60))
    _ = try sample(inner)
    var samples: [Double] = []
    for _ in 0..<count { samples.append(try sample(inner)) }
    samples.sort()
    self.init(minimum: samples[0], median: samples[count / 2], repetitions: count * inner)
  }

  /// Combines several runs: the median of their medians and the minimum of their minima.
  init?(runs: [Timing]) {
    guard let least = runs.map(\.minimum).min() else { return nil }
    let medians = runs.map(\.median).sorted()
    self.init(
      minimum: least,
      median: medians[medians.count / 2],
      repetitions: runs.reduce(0) { $0 + $1.repetitions }
    )
  }
}
