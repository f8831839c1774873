// Finds where a stroke certainly overlaps itself, so that an overlay of its edges is worthwhile.

extension Stroker {
  /// Returns a bounding box of the samples around which a line's stroke overlaps itself.
  ///
  /// The overlaps are:
  ///
  /// - Corners whose inner sides do not simply cross.
  /// - Cusps.
  /// - Turns tighter than the pen, after which both parts of the line run side by side.
  /// - Ends of the line within a tight turn.
  ///
  /// The box extends until both parts are farther apart than the width of the pen. It is
  /// `everything` if there are too many overlaps.
  func overlap(of line: StrokeLine) -> Box {
    line.samples.withUnsafeBufferPointer { samples in
      var overlap = Overlap(samples, isClosed: line.isClosed, half: half)
      guard samples.count > 1 else { return overlap.box }
      let last = samples.count - 1
      var index = 1
      while index <= last {
        if overlaps(samples, index) {
          overlap.add(around: index)
        } else if isTight(samples, index) {
          index = addLoop(samples, index, to: &overlap)
        }
        index += 1
      }
      if line.isClosed {
        if overlapsAtBeginning(samples) { overlap.add(around: 0) }
      } else {
        for end in [0, last] where isTight(samples, near: end) { overlap.add(end: end) }
      }
      return overlap.box
    }
  }

  /// Adds the loop that begins with the chord that ends at a sample, unless its arms simply cross.
  ///
  /// Returns the last sample of the loop.
  private func addLoop(_ samples: Samples, _ index: Int, to overlap: inout Overlap) -> Int {
    let isLeft = samples[index - 1].tangent.cross(samples[index].tangent) < 0
    if let loop = OffsetLoop(samples, index, offset: isLeft ? half : -half, self) {
      return loop.last
    }
    overlap.add(around: index)
    return (index..<samples.count - 1).first { !isTight(samples, $0 + 1) } ?? samples.count - 1
  }

  /// Returns whether the stroke overlaps itself at the cusp or corner before a sample.
  @inline(__always)
  private func overlaps(_ samples: Samples, _ index: Int) -> Bool {
    let (from, to) = (samples[index - 1], samples[index])
    if from.point != to.point {
      return from.tangent.dot(to.tangent) < leastCosine
    }
    let (before, after) = (straightLength(samples, index - 1), straightLength(samples, index + 1))
    return overlapsCorner(from: from.tangent, to: to.tangent, before: before, after: after)
  }

  /// Returns whether the stroke of a closed line overlaps itself at the start of the line.
  private func overlapsAtBeginning(_ samples: Samples) -> Bool {
    let last = samples.count - 1
    let (before, after) = (straightLength(samples, last), straightLength(samples, 1))
    return overlapsCorner(
      from: samples[last].tangent,
      to: samples[0].tangent,
      before: before,
      after: after
    )
  }

  /// Returns whether a line turns more tightly than the pen.
  ///
  /// The swept area of such a line depends on where it ends.
  func isTight(_ line: StrokeLine) -> Bool {
    line.samples.withUnsafeBufferPointer { samples in
      guard samples.count > 1 else { return false }
      return (1..<samples.count).contains { isTight(samples, $0) }
    }
  }

  /// Returns whether a line is tight near its first or last sample.
  ///
  /// There, the rest of the line does not cover the swept area.
  private func isTight(_ samples: Samples, near end: Int) -> Bool {
    let step = end == 0 ? 1 : -1
    var (distance, index) = (0.0, end)
    while distance < 2 * half, samples.indices.contains(index + step) {
      let chord = max(index, index + step)
      if isTight(samples, chord) { return true }
      distance += (samples[chord].point - samples[chord - 1].point).length
      index += step
    }
    return false
  }

  /// Returns whether the pen may sweep over an area that no other part of the line covers.
  ///
  /// This happens if the line is tighter than the pen near an end or near a corner without a round
  /// join. Elsewhere, everything beyond the evolute is closer to another part of the line.
  func sweepsAlone(_ line: StrokeLine) -> Bool {
    guard isTight(line) else { return false }
    return line.samples.withUnsafeBufferPointer { samples in
      let last = samples.count - 1
      if !line.isClosed, isTight(samples, near: 0) || isTight(samples, near: last) { return true }
      guard join != .round else { return false }
      return (line.isClosed && !isSmooth(samples[last], samples[0]))
        || (1...last).contains {
          let (from, to) = (samples[$0 - 1], samples[$0])
          return from.point == to.point && !isSmooth(from, to)
        }
    }
  }

  @inline(__always)
  private func isTight(_ samples: Samples, _ index: Int) -> Bool {
    samples[index].point != samples[index - 1].point && room(samples, index) <= 0
  }

  /// Returns the remaining length of a chord on the inner side, multiplied by the chord's length.
  @inline(__always)
  private func room(_ samples: Samples, _ index: Int) -> Double {
    let (from, to) = (samples[index - 1], samples[index])
    let chord = to.point - from.point
    let turn = (normal(to.tangent) - normal(from.tangent)).dot(chord)
    return chord.dot(chord) - turn.magnitude
  }

  /// Returns the reach of the pen at the corners and ends of lines, in half widths.
  func reach(_ lines: [StrokeLine]) -> Double {
    let end = cap == .square ? 1.4142135623730951 : 1
    guard join == .miter else { return end }
    var least = 1.0
    func look(_ from: StrokeSample, _ to: StrokeSample) {
      let dot = from.tangent.dot(to.tangent)
      if 2 <= miterLimit * miterLimit * (1 + dot) { least = min(least, dot) }
    }
    for line in lines {
      line.samples.withUnsafeBufferPointer { samples in
        guard let first = samples.first, let last = samples.last else { return }
        for index in 1..<max(samples.count, 1)
        where samples[index].point == samples[index - 1].point {
          look(samples[index - 1], samples[index])
        }
        if line.isClosed { look(last, first) }
      }
    }
    return max(end, (2 / (1 + least)).squareRoot())
  }

  /// Returns a closed line rotated to begin where it turns least.
  ///
  /// Otherwise, a loop at the start of the line would be split into two parts. Returns `nil` if the
  /// start need not be moved.
  func turned(_ line: StrokeLine) -> StrokeLine? {
    guard line.isClosed else { return nil }
    return line.samples.withUnsafeBufferPointer { samples -> StrokeLine? in
      let last = samples.count - 1
      guard isSmooth(samples[last], samples[0]) else { return nil }
      guard isTight(samples, near: 0) || isTight(samples, near: last) else { return nil }
      var (best, most) = (0, 0.0)
      for index in 1...last {
        let room = room(samples, index)
        if room > most { (best, most) = (index, room) }
      }
      guard most > 0 else { return nil }
      let (from, to) = (samples[best - 1], samples[best])
      var start = from
      if from.tangent == to.tangent { start.point = (from.point + to.point) * 0.5 }
      var result = line
      result.samples = [start] + line.samples[best...] + line.samples[..<best] + [start]
      return result
    }
  }

  /// Returns whether a line continues between two samples at the same point without a corner.
  @inline(__always)
  func isSmooth(_ from: StrokeSample, _ to: StrokeSample) -> Bool {
    let turn = (from.tangent.cross(to.tangent) * half).magnitude
    return from.point == to.point && turn < 0x1p-10 && from.tangent.dot(to.tangent) > 0
  }

  private func overlapsCorner(
    from before: Vector,
    to after: Vector,
    before lengthBefore: Double,
    after lengthAfter: Double
  ) -> Bool {
    let (cross, dot) = (before.cross(after), before.dot(after))
    return dot < 0.99 && !canCross(cross: cross, dot: dot, before: lengthBefore, after: lengthAfter)
  }

  /// Returns whether the inner sides at a corner cross within the neighbouring segments.
  ///
  /// The crossing lies half · tan(turn / 2) before the point.
  @inline(__always)
  func canCross(
    cross: Double,
    dot: Double,
    before lengthBefore: Double,
    after lengthAfter: Double
  ) -> Bool {
    half * abs(cross) <= 0.5 * min(lengthBefore, lengthAfter) * (1 + dot) && dot > -0.999
  }

  /// Returns the length of the straight segment that ends at a sample, or 0 if it is curved.
  func straightLength(_ samples: Samples, _ index: Int) -> Double {
    guard index > 0, index < samples.count else { return 0 }
    let (from, to) = (samples[index - 1], samples[index])
    return from.tangent == to.tangent ? (to.point - from.point).length : 0
  }
}
