// VP8's loop filter for luma, which is applied in order to choose its level.
//
// Unsafe pointers: the four samples on both sides of an edge, at eight positions along the edge.

/// The filter for edges between blocks, at one level (RFC 6386, section 15.3).
struct VP8Filter {
  /// The limits of differences: within blocks, at edges of macroblocks, and at all other edges.
  private let interior, outer, inner: Int16
  /// The difference beside an edge from which on fewer samples are changed.
  private let variance: Int16

  /// Creates the filter for a level of 1…63 and sharpness 0 (section 15.4).
  init(level: Int) {
    interior = Int16(max(level, 1))
    outer = Int16((level + 2) * 2) + interior
    inner = Int16(level * 2) + interior
    variance = level >= 40 ? 2 : level >= 15 ? 1 : 0
  }

  /// Filters the edges of a luma macroblock, except those at the border of the image.
  func filter(
    _ samples: UnsafeMutablePointer<UInt8>,
    stride: Int,
    edges: (hasLeft: Bool, hasAbove: Bool, hasInner: Bool)
  ) {
    for half in 0..<2 {
      let start = samples + half &* 8 &* stride
      if edges.hasLeft { filter(start, across: 1, along: stride, isOuter: true) }
      guard edges.hasInner else { continue }
      for edge in 1..<4 { filter(start + 4 &* edge, across: 1, along: stride, isOuter: false) }
    }
    for half in 0..<2 {
      let start = samples + half &* 8
      if edges.hasAbove { filter(start, across: stride, along: 1, isOuter: true) }
      guard edges.hasInner else { continue }
      for edge in 1..<4 {
        filter(start + 4 &* edge &* stride, across: stride, along: 1, isOuter: false)
      }
    }
  }

  /// Filters eight positions along an edge; `samples` points to the first sample after the edge.
  @inline(__always)
  private func filter(
    _ samples: UnsafeMutablePointer<UInt8>,
    across: Int,
    along: Int,
    isOuter: Bool
  ) {
    let places = VP8EdgePlaces(samples: samples, across: across, along: along)
    let (p3, p2) = (places.load(-4) &- 128, places.load(-3) &- 128)
    let (p1, p0) = (places.load(-2) &- 128, places.load(-1) &- 128)
    let (q0, q1) = (places.load(0) &- 128, places.load(1) &- 128)
    let (q2, q3) = (places.load(2) &- 128, places.load(3) &- 128)
    let beside = vp8Max(Self.distance(p1, p0), Self.distance(q1, q0))
    let within = vp8Max(
      vp8Max(Self.distance(p3, p2), Self.distance(p2, p1)),
      vp8Max(Self.distance(q3, q2), Self.distance(q2, q1))
    )
    let edge = Self.distance(p0, q0) &* 2 &+ Self.distance(p1, q1) &>> 1
    let isTooMuch =
      Self.isAbove(vp8Max(beside, within), interior) | Self.isAbove(edge, isOuter ? outer : inner)
    // Nothing changes if no position is filtered.
    let filtered = ~isTooMuch
    let halves = unsafeBitCast(filtered, to: SIMD2<UInt64>.self)
    guard halves[0] | halves[1] != 0 else { return }
    let isSteep = Self.isAbove(beside, variance)
    let taps = Self.clamped(p1 &- q1)
    let slope = (q0 &- p0) &* 3
    if isOuter {
      let change = Self.clamped(taps &+ slope) & filtered
      let steep = change & isSteep
      let even = change & ~isSteep
      let near = (even &* 27 &+ 63) &>> 7
      let middle = (even &* 18 &+ 63) &>> 7
      let far = (even &* 9 &+ 63) &>> 7
      places.store(p2 &+ far, -3)
      places.store(p1 &+ middle, -2)
      places.store(p0 &+ near &+ Self.clamped(steep &+ 3) &>> 3, -1)
      places.store(q0 &- near &- Self.clamped(steep &+ 4) &>> 3, 0)
      places.store(q1 &- middle, 1)
      places.store(q2 &- far, 2)
    } else {
      let change = Self.clamped((taps & isSteep) &+ slope) & filtered
      let first = Self.clamped(change &+ 4) &>> 3
      let half = ((first &+ 1) &>> 1) & ~isSteep
      places.store(p1 &+ half, -2)
      places.store(p0 &+ Self.clamped(change &+ 3) &>> 3, -1)
      places.store(q0 &- first, 0)
      places.store(q1 &- half, 1)
    }
  }

  @inline(__always)
  private static func distance(_ x: VP8Lanes, _ y: VP8Lanes) -> VP8Lanes {
    let difference = x &- y
    let sign = difference &>> 15
    return (difference ^ sign) &- sign
  }

  /// Returns lanes with all bits set where a value exceeds a limit.
  @inline(__always)
  private static func isAbove(_ x: VP8Lanes, _ limit: Int16) -> VP8Lanes { (limit &- x) &>> 15 }

  /// Returns the lanes clamped to −128…127.
  @inline(__always)
  private static func clamped(_ x: VP8Lanes) -> VP8Lanes {
    (255 &- vp8Positive(255 &- vp8Positive(x &+ 128))) &- 128
  }
}

/// Eight positions along an edge, each with the samples across it.
private struct VP8EdgePlaces {
  let samples: UnsafeMutablePointer<UInt8>
  let across: Int
  let along: Int

  @inline(__always)
  func load(_ offset: Int) -> VP8Lanes {
    let at = samples + offset &* across
    guard along != 1 else { return vp8Load(at) }
    @inline(__always)
    func sample(_ place: Int) -> Int16 { Int16(at[place &* along]) }
    return VP8Lanes(
      sample(0),
      sample(1),
      sample(2),
      sample(3),
      sample(4),
      sample(5),
      sample(6),
      sample(7)
    )
  }

  @inline(__always)
  func store(_ lanes: VP8Lanes, _ offset: Int) {
    let at = samples + offset &* across
    let bytes = vp8Bytes(lanes &+ 128)
    guard along != 1 else {
      return UnsafeMutableRawPointer(at).storeBytes(of: bytes, as: UInt64.self)
    }
    for place in 0..<8 {
      at[place &* along] = UInt8(truncatingIfNeeded: bytes &>> UInt64(8 &* place))
    }
  }
}
