// The arithmetic of the loop filters of VP8, for 16 positions along an edge.
//
// A position has four samples before the edge, p3 to p0, and four after it, q0 to q3. Differences
// are compared in 8-bit lanes. Sums are computed in 16-bit lanes, of which one vector holds the
// even samples and another one the odd samples, so that nothing has to be moved between lanes.
//
// Source: RFC 6386, section 15.

/// Samples across an edge, at 16 positions along it.
struct VP8Samples {
  var p3, p2, p1, p0, q0, q1, q2, q3: SampleLanes
}

/// The limits of a loop filter for an edge.
struct VP8EdgeLimits {
  let edge: SampleLanes
  let interior: SampleLanes
  let variance: SampleLanes

  /// Creates the limits for the edges of a macroblock, or for those between its subblocks.
  @inline(__always)
  init(_ limits: VP8FilterLimits, isOuter: Bool) {
    edge = SampleLanes(repeating: limits.edge &+ (isOuter ? 4 : 0))
    interior = SampleLanes(repeating: limits.interior)
    variance = SampleLanes(repeating: limits.variance)
  }
}

extension VP8Samples {
  /// Filters an edge of a macroblock; returns false if no sample changes.
  @inline(__always)
  mutating func filterOuter(_ limits: VP8EdgeLimits) -> Bool {
    let mask = normalMask(limits)
    guard Self.isAnySet(mask) else { return false }
    let variance = varianceMask(limits)
    var (even, odd) = (Halves(self, .even), Halves(self, .odd))
    even.filterOuter(Halves.even(mask), Halves.even(variance))
    odd.filterOuter(Halves.odd(mask), Halves.odd(variance))
    (p2, p1, p0) = (joined(even.p2, odd.p2), joined(even.p1, odd.p1), joined(even.p0, odd.p0))
    (q0, q1, q2) = (joined(even.q0, odd.q0), joined(even.q1, odd.q1), joined(even.q2, odd.q2))
    return true
  }

  /// Filters an edge between subblocks; returns false if no sample changes.
  @inline(__always)
  mutating func filterInner(_ limits: VP8EdgeLimits) -> Bool {
    let mask = normalMask(limits)
    guard Self.isAnySet(mask) else { return false }
    let variance = varianceMask(limits)
    var (even, odd) = (Halves(self, .even), Halves(self, .odd))
    even.filterInner(Halves.even(mask), Halves.even(variance))
    odd.filterInner(Halves.odd(mask), Halves.odd(variance))
    (p1, p0) = (joined(even.p1, odd.p1), joined(even.p0, odd.p0))
    (q0, q1) = (joined(even.q0, odd.q0), joined(even.q1, odd.q1))
    return true
  }

  /// Applies the simple filter; returns false if no sample changes.
  @inline(__always)
  mutating func filterSimply(_ limits: VP8EdgeLimits) -> Bool {
    let mask = edgeMask(limits)
    guard Self.isAnySet(mask) else { return false }
    var (even, odd) = (Halves(self, .even), Halves(self, .odd))
    even.filterSimply(Halves.even(mask))
    odd.filterSimply(Halves.odd(mask))
    (p0, q0) = (joined(even.p0, odd.p0), joined(even.q0, odd.q0))
    return true
  }

  // Masks have lanes of 0 or 255.

  @inline(__always)
  private static func isAnySet(_ mask: SampleLanes) -> Bool {
    let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return words[0] | words[1] != 0
  }

  @inline(__always)
  private func difference(_ one: SampleLanes, _ other: SampleLanes) -> SampleLanes {
    WebPLanes.greater(one, other) &- WebPLanes.lesser(one, other)
  }

  /// Returns the positions whose difference across the edge is within the limit.
  @inline(__always)
  private func edgeMask(_ limits: VP8EdgeLimits) -> SampleLanes {
    // The sum is clamped to 255, which exceeds every limit of an edge.
    let near = difference(p0, q0)
    let double = WebPLanes.lesser(near, SampleLanes(repeating: 127)) &<< 1
    let far = (difference(p1, q1) &>> 1) & 127
    let sum = double &+ WebPLanes.lesser(far, ~double)
    return WebPLanes.isAtMost(sum, limits.edge)
  }

  @inline(__always)
  private func normalMask(_ limits: VP8EdgeLimits) -> SampleLanes {
    let before = WebPLanes.greater(difference(p3, p2), difference(p2, p1))
    let after = WebPLanes.greater(difference(q3, q2), difference(q2, q1))
    let near = WebPLanes.greater(difference(p1, p0), difference(q1, q0))
    let all = WebPLanes.greater(WebPLanes.greater(before, after), near)
    return edgeMask(limits) & WebPLanes.isAtMost(all, limits.interior)
  }

  /// Returns the positions with a high variance next to the edge.
  @inline(__always)
  private func varianceMask(_ limits: VP8EdgeLimits) -> SampleLanes {
    let near = WebPLanes.greater(difference(p1, p0), difference(q1, q0))
    return ~WebPLanes.isAtMost(near, limits.variance)
  }

  @inline(__always)
  private func joined(_ even: SignedLanes, _ odd: SignedLanes) -> SampleLanes {
    unsafeBitCast(even | odd &<< 8, to: SampleLanes.self)
  }
}

/// The even or the odd samples next to an edge, in lanes of 16 bits.
private struct Halves {
  enum Parity { case even, odd }

  var p2, p1, p0, q0, q1, q2: SignedLanes

  @inline(__always)
  init(_ samples: VP8Samples, _ parity: Parity) {
    @inline(__always)
    func half(_ lanes: SampleLanes) -> SignedLanes {
      let words = unsafeBitCast(lanes, to: SIMD8<UInt16>.self)
      return unsafeBitCast(parity == .even ? words & 255 : words &>> 8, to: SignedLanes.self)
    }
    (p2, p1, p0) = (half(samples.p2), half(samples.p1), half(samples.p0))
    (q0, q1, q2) = (half(samples.q0), half(samples.q1), half(samples.q2))
  }

  /// Returns the even lanes of a mask.
  @inline(__always)
  static func even(_ mask: SampleLanes) -> SignedLanes {
    (unsafeBitCast(mask, to: SignedLanes.self) &<< 8) &>> 8
  }

  /// Returns the odd lanes of a mask.
  @inline(__always)
  static func odd(_ mask: SampleLanes) -> SignedLanes {
    unsafeBitCast(mask, to: SignedLanes.self) &>> 8
  }

  @inline(__always)
  private func signed(_ lanes: SignedLanes) -> SignedLanes {
    WebPLanes.limited(lanes, -128, 127)
  }

  @inline(__always)
  private func sample(_ lanes: SignedLanes) -> SignedLanes {
    WebPLanes.limited(lanes, 0, 255)
  }

  /// Changes the samples next to the edge by an eighth of `slope`, rounded to an integer.
  ///
  /// Ties are rounded up after the edge, and down before it. Returns the amount that is
  /// subtracted from the sample after the edge.
  @inline(__always)
  private mutating func adjust(_ slope: SignedLanes) -> SignedLanes {
    let limit = SignedLanes(repeating: 127)
    let after = WebPLanes.lesser(slope &+ 4, limit) &>> 3
    let before = WebPLanes.lesser(slope &+ 3, limit) &>> 3
    p0 = sample(p0 &+ before)
    q0 = sample(q0 &- after)
    return after
  }

  @inline(__always)
  mutating func filterSimply(_ mask: SignedLanes) {
    let slope = signed(signed(p1 &- q1) &+ (q0 &- p0) &* 3) & mask
    _ = adjust(slope)
  }

  @inline(__always)
  mutating func filterInner(_ mask: SignedLanes, _ variance: SignedLanes) {
    let outer = signed(p1 &- q1) & variance
    let change = adjust(signed(outer &+ (q0 &- p0) &* 3) & mask)
    let half = ((change &+ 1) &>> 1) & ~variance
    p1 = sample(p1 &+ half)
    q1 = sample(q1 &- half)
  }

  @inline(__always)
  mutating func filterOuter(_ mask: SignedLanes, _ variance: SignedLanes) {
    let slope = signed(signed(p1 &- q1) &+ (q0 &- p0) &* 3) & mask
    // The changes of one kind of positions are 0 for the other kind.
    _ = adjust(slope & variance)
    let ninth = (slope & ~variance) &* 9
    let (a, b, c) = (ninth &* 3 &+ 63, ninth &* 2 &+ 63, ninth &+ 63)
    (p0, q0) = (sample(p0 &+ a &>> 7), sample(q0 &- a &>> 7))
    (p1, q1) = (sample(p1 &+ b &>> 7), sample(q1 &- b &>> 7))
    (p2, q2) = (sample(p2 &+ c &>> 7), sample(q2 &- c &>> 7))
  }
}
