// Cuts the lines of a stroke into dashes.

/// The lengths of dashes and gaps, and the position in them at which a stroke begins.
struct DashPattern {
  private let lengths: [Double]
  private let sum: Double
  private let firstIndex: Int
  private let firstRest: Double

  /// Creates a pattern, or returns `nil` if the style has no dashes.
  ///
  /// All lengths must be finite and not negative, and their sum must not be 0.
  init?(_ style: StrokeStyle, scale: Double) {
    guard !style.dash.isEmpty else { return nil }
    let dash = style.dash.map { $0 * scale }
    lengths = dash.count % 2 == 0 ? dash : dash + dash
    sum = lengths.reduce(0, +)
    guard sum > 0, sum.isFinite else { return nil }
    var offset = style.dashPhase * scale
    let turns = offset / sum
    guard turns.isFinite else { return nil }
    offset = abs(turns) < 1e12 ? offset - Double(floored(turns)) * sum : 0
    var index = 0
    while index < lengths.count - 1, offset > 0, offset >= lengths[index] {
      offset -= lengths[index]
      index += 1
    }
    firstIndex = index
    firstRest = max(lengths[index] - offset, 0)
  }

  /// The length of the shortest gap.
  var leastGap: Double {
    stride(from: 1, to: lengths.count, by: 2).reduce(.infinity) { min($0, lengths[$1]) }
  }

  /// Returns the approximate number of dashes and gaps in a length.
  func count(_ length: Double) -> Double { (length / sum + 1) * Double(lengths.count) }

  /// Calls `body` for each dash of a line that has more than one sample.
  func cut(_ line: StrokeLine, _ body: (StrokeLine) -> Void) {
    var walk = Walk(index: firstIndex, rest: firstRest, lengths: lengths)
    var first: StrokeLine?
    var dash = StrokeLine()
    // The first dash of a closed line is held back, because the last dash may continue into it.
    func finish() {
      if first == nil, line.isClosed, firstIndex % 2 == 0 { first = dash } else { body(dash) }
      dash.removeAll()
    }
    if walk.isDrawn { dash.samples.append(line.samples[0]) }
    for (from, to) in zip(line.samples, line.samples.dropFirst()) {
      let vector = to.point - from.point
      let length = vector.length
      if length > 0, length.isFinite {
        var done = 0.0
        while length - done > walk.rest {
          done += walk.rest
          let sample = from.mixed(with: to, done / length)
          if walk.isDrawn {
            dash.samples.append(sample)
            finish()
          }
          walk.next()
          if walk.isDrawn { dash.samples.append(sample) }
        }
        walk.rest -= length - done
      }
      if walk.isDrawn { dash.samples.append(to) }
    }
    close(line, last: dash, first: first, walk: walk, body)
  }

  /// Emits the last dash, joined with the first one if a closed line connects them.
  private func close(
    _ line: StrokeLine,
    last: StrokeLine,
    first: StrokeLine?,
    walk: Walk,
    _ body: (StrokeLine) -> Void
  ) {
    guard line.isClosed, walk.isDrawn, !last.samples.isEmpty else {
      if let first { body(first) }
      if walk.isDrawn, !last.samples.isEmpty { body(last) }
      return
    }
    guard let first else {
      // One dash covers the whole line, or everything except a gap at its start.
      return body(firstIndex % 2 == 0 ? line : last)
    }
    var joined = last
    joined.samples += first.samples
    body(joined)
  }

  /// The current dash or gap, and its remaining length.
  private struct Walk {
    var index: Int
    var rest: Double
    let lengths: [Double]

    var isDrawn: Bool { index % 2 == 0 }

    mutating func next() {
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }
  }
}

extension StrokeSample {
  /// Returns the sample at a fraction of the distance to the next one.
  ///
  /// The direction need not turn evenly between two samples: at a cusp of the curve, it turns
  /// immediately. The direction of the chord is the mean direction, so it determines how much of
  /// the turn comes first. By Simpson's rule, a turn of s / (s + lag · (1 − s)) has the mean (1 + 4
  /// / (1 + lag)) / 6.
  fileprivate func mixed(with other: StrokeSample, _ amount: Double) -> StrokeSample {
    let chord = other.point - point
    let point = point + chord * amount
    if tangent == other.tangent { return StrokeSample(point: point, tangent: tangent) }
    let mean = tangent.cross(chord) / (tangent.cross(other.tangent) * chord.length)
    let share = mean > 0.2 ? min(mean, 0.8) : 0.2
    let lag = 4 / (6 * share - 1) - 1
    let weight = amount / (amount + lag * (1 - amount))
    let mixed = tangent + (other.tangent - tangent) * weight
    let length = mixed.length
    return StrokeSample(point: point, tangent: length > 0 ? mixed / length : tangent)
  }
}
