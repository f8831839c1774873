// How far both ways from a place of a line run so near each other that its stroke overlaps itself.

/// Collects the samples around the places where a stroke overlaps itself.
struct Overlap {
  typealias Samples = UnsafeBufferPointer<StrokeSample>

  /// A box of the samples; of everything where there were too many to look at.
  private(set) var box = Box.empty
  private let samples: Samples
  private let isClosed: Bool
  /// The distance between both ways from which on the stroke does not overlap itself.
  private let gap: Double
  /// The number of samples that may still be looked at, so that lines full of such places take
  /// little longer.
  private var spare = 4096

  init(_ samples: Samples, isClosed: Bool, half: Double) {
    self.samples = samples
    self.isClosed = isClosed
    gap = 2.5 * half
  }

  /// Adds the ways back from the sample before another, and on from that, until they are apart.
  ///
  /// Both are followed at the same pace, until the line ends.
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

  /// Adds the first samples of a line or the last ones.
  mutating func add(end: Int) {
    let step = end == 0 ? 1 : -1
    var (index, way) = (end, 0.0)
    include(index)
    while way < 2 * gap, samples.indices.contains(index + step), spare > 0 {
      way += length(max(index, index + step))
      index += step
      include(index)
    }
  }

  private mutating func include(_ index: Int) {
    spare -= 1
    if spare > 0 { box.add(sample(index).point) } else { box = .everything }
  }

  /// The length of the chord up to a sample.
  private func length(_ index: Int) -> Double {
    (sample(index).point - sample(index - 1).point).length
  }

  /// A sample; closed lines go round.
  private func sample(_ index: Int) -> StrokeSample {
    let rest = index % samples.count
    return samples[rest < 0 ? rest + samples.count : rest]
  }
}
