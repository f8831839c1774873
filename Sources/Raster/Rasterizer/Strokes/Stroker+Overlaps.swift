// Whether a stroke is bound to overlap itself, so that its edges are worth an overlay.

extension Stroker {
  /// Whether a line's stroke overlaps itself: at corners whose inner sides do not just cross, and at
  /// cusps.
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
      return line.isClosed
        && overlapsCorner(
          samples[last].tangent,
          samples[0].tangent,
          straightLength(samples, last),
          straightLength(samples, 1)
        )
    }
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
