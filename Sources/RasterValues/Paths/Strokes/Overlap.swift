// Finds the parts of a line around a sample that run so close that the stroke overlaps itself.

/// Collects the samples around the points at which a stroke overlaps itself.
struct Overlap {
  typealias Samples = UnsafeBufferPointer<StrokeSample>

  /// The bounding box of the samples, or `everything` if there were too many.
  private(set) var box = Box.empty
  private let samples: Samples
  private let isClosed: Bool
  /// The distance between both parts of the line at which the stroke no longer overlaps itself.
  private let gap: Double
  /// The number of samples that may still be examined.
  ///
  /// It limits the time for lines with many overlaps.
  private var spare = 4096

  init(_ samples: Samples, isClosed: Bool, half: Double) {
    self.samples = samples
    self.isClosed = isClosed
    gap = 2.5 * half
  }

  /// Adds the samples before and after a corner or turn until they are far enough apart.
  ///
  /// The line is followed backwards from the sample before `index` and forwards from `index`, at
  /// the same pace, until the line ends.
  mutating func add(around index: Int) {
    var (first, last, ahead) = (index - 1, index, 0.0)
    include(first)
    include(last)
    while (sample(last).point - sample(first).point).length <= gap {
      let hasMore = !isClosed || last - first < samples.count
      let (canGoBack, canGoOn) = (isClosed || first > 0, isClosed || last + 1 < samples.count)
      guard hasMore, canGoBack || canGoOn, spare > 0 else { return }
      if canGoOn, ahead <= 0 || !canGoBack {
        last += 1
        ahead += length(last)
        include(last)
      } else {
        ahead -= length(first)
        first -= 1
        include(first)
      }
    }
  }

  /// Adds the first or last samples of a line.
  mutating func add(end: Int) {
    let step = end == 0 ? 1 : -1
    var (index, distance) = (end, 0.0)
    include(index)
    while distance < 2 * gap, samples.indices.contains(index + step), spare > 0 {
      distance += length(max(index, index + step))
      index += step
      include(index)
    }
  }

  private mutating func include(_ index: Int) {
    spare -= 1
    if spare > 0 { box.add(sample(index).point) } else { box = .everything }
  }

  /// Returns the length of the chord that ends at a sample.
  private func length(_ index: Int) -> Double {
    (sample(index).point - sample(index - 1).point).length
  }

  /// Returns a sample; on closed lines the index wraps around.
  private func sample(_ index: Int) -> StrokeSample {
    let rest = index % samples.count
    return samples[rest < 0 ? rest + samples.count : rest]
  }
}
