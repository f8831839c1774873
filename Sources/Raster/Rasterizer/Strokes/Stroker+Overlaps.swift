// Whether a stroke is bound to overlap itself, so that its edges are worth an overlay.

extension Stroker {
  /// Whether a line's stroke overlaps itself: at corners whose inner sides do not just cross, at
  /// cusps, and where a line ends in a turn tighter than the pen.
  func overlaps(_ line: StrokeLine) -> Bool {
    line.samples.withUnsafeBufferPointer { samples in
      guard samples.count > 1 else { return false }
      for index in 1..<samples.count {
        let (from, to) = (samples[index - 1], samples[index])
        let way = to.point - from.point
        if way == .zero {
          let (before, after) = (
            straightLength(samples, index - 1), straightLength(samples, index + 1)
          )
          if overlapsCorner(from.tangent, to.tangent, before, after) { return true }
        } else if half > Stroker.thin, from.tangent.dot(to.tangent) < leastCosine {
          return true
        }
      }
      let last = samples.count - 1
      guard line.isClosed else { return foldsAtEnd(samples) }
      return overlapsCorner(
        samples[last].tangent,
        samples[0].tangent,
        straightLength(samples, last),
        straightLength(samples, 1)
      )
    }
  }

  /// Whether a line turns more tightly than the pen, so that what is swept depends on where it ends.
  func folds(_ line: StrokeLine) -> Bool {
    line.samples.withUnsafeBufferPointer { samples in
      guard samples.count > 1 else { return false }
      return (1..<samples.count).contains { folds(samples, $0) }
    }
  }

  /// Whether a line folds so near its ends that no more of it covers what is swept there.
  private func foldsAtEnd(_ samples: Samples) -> Bool {
    var (way, index) = (0.0, 1)
    while way < 2 * half, index < samples.count {
      if folds(samples, index) { return true }
      way += (samples[index].point - samples[index - 1].point).length
      index += 1
    }
    (way, index) = (0.0, samples.count - 1)
    while way < 2 * half, index > 0 {
      if folds(samples, index) { return true }
      way += (samples[index].point - samples[index - 1].point).length
      index -= 1
    }
    return false
  }

  private func folds(_ samples: Samples, _ index: Int) -> Bool {
    samples[index].point != samples[index - 1].point && room(samples, index) <= 0
  }

  /// What is left of the chord up to a sample on the inner side, times the chord's length.
  private func room(_ samples: Samples, _ index: Int) -> Double {
    let (from, to) = (samples[index - 1], samples[index])
    let way = to.point - from.point
    let turn = (normal(to.tangent) - normal(from.tangent)).dot(way)
    return way.dot(way) - turn.magnitude
  }

  /// A closed line that begins where it turns least; nil where its beginning is as good.
  ///
  /// A fold at the beginning would be in two parts.
  func turned(_ line: StrokeLine) -> StrokeLine? {
    guard line.isClosed else { return nil }
    return line.samples.withUnsafeBufferPointer { samples -> StrokeLine? in
      let last = samples.count - 1
      guard isSmooth(samples[last], samples[0]), foldsAtEnd(samples) else { return nil }
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

  /// Whether a line goes on from one sample to another at the same point, without a corner.
  @inline(__always)
  func isSmooth(_ from: StrokeSample, _ to: StrokeSample) -> Bool {
    let turn = (from.tangent.cross(to.tangent) * half).magnitude
    return from.point == to.point && turn < 0x1p-10 && from.tangent.dot(to.tangent) > 0
  }

  /// Half of a pen whose cusps are no more than a pixel or two.
  private static let thin = 2.0

  private func overlapsCorner(
    _ before: Vector,
    _ after: Vector,
    _ lengthBefore: Double,
    _ lengthAfter: Double
  ) -> Bool {
    let (cross, dot) = (before.cross(after), before.dot(after))
    return dot < 0.99 && !canCross(cross, dot, lengthBefore, lengthAfter)
  }

  /// Whether the inner sides at a corner cross between its neighbours.
  ///
  /// The crossing lies half · tan(turn / 2) before the point.
  @inline(__always)
  func canCross(
    _ cross: Double,
    _ dot: Double,
    _ lengthBefore: Double,
    _ lengthAfter: Double
  ) -> Bool {
    half * abs(cross) <= 0.5 * min(lengthBefore, lengthAfter) * (1 + dot) && dot > -0.999
  }

  /// How far the line is straight up to a sample; 0 where it is not.
  func straightLength(_ samples: Samples, _ index: Int) -> Double {
    guard index > 0, index < samples.count else { return 0 }
    let (from, to) = (samples[index - 1], samples[index])
    return from.tangent == to.tangent ? (to.point - from.point).length : 0
  }
}
