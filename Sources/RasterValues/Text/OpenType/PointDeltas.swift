// The movement of a glyph's points: sums of the tuples' deltas, and interpolation.
//
// Source: OpenType 1.9, "gvar", "Point numbers and processing for 'cvt' and 'glyf' deltas"; the
// interpolation is that of the instruction IUP.

/// The sum of deltas for each point.
struct PointDeltas {
  /// The points before they move.
  private let points: [GlyphPoint]
  private let ends: [Int]
  private var sums: [Delta]
  /// The deltas of the current tuple.
  private var tuple: [Delta] = []
  private var isGiven: [Bool] = []

  struct Delta {
    var x = 0.0
    var y = 0.0
  }

  init(_ points: [GlyphPoint], ends: [Int]) {
    self.points = points
    self.ends = ends
    sums = Array(repeating: Delta(), count: points.count)
  }

  /// Moves `points` by the sums.
  func move(_ points: inout [GlyphPoint]) {
    for index in points.indices {
      points[index].x += sums[index].x
      points[index].y += sums[index].y
    }
  }

  /// Adds a tuple's deltas: first those along x, then those along y.
  mutating func add(
    _ numbers: inout PackedNumbers,
    to selection: PointSelection,
    scaledBy scalar: Double
  ) throws(FontError) {
    switch selection {
    case .all:
      try numbers.deltas(sums.count) { sums[$0].x += Double($1) * scalar }
      try numbers.deltas(sums.count) { sums[$0].y += Double($1) * scalar }
    case .some(let chosen):
      clearTuple()
      for point in chosen where point < isGiven.count { isGiven[point] = true }
      try numbers.deltas(chosen.count) { index, delta in
        if chosen[index] < tuple.count { tuple[chosen[index]].x += Double(delta) * scalar }
      }
      try numbers.deltas(chosen.count) { index, delta in
        if chosen[index] < tuple.count { tuple[chosen[index]].y += Double(delta) * scalar }
      }
      interpolate()
      for index in sums.indices {
        sums[index].x += tuple[index].x
        sums[index].y += tuple[index].y
      }
    }
  }

  private mutating func clearTuple() {
    guard tuple.count == sums.count else {
      tuple = Array(repeating: Delta(), count: sums.count)
      isGiven = Array(repeating: false, count: sums.count)
      return
    }
    for index in tuple.indices {
      tuple[index] = Delta()
      isGiven[index] = false
    }
  }

  // MARK: - Points without deltas

  private mutating func interpolate() {
    var first = 0
    for end in ends where end < tuple.count && end >= first {
      interpolate(first, end)
      first = end + 1
    }
  }

  /// Interpolates the points between two points with deltas, within the contour from `first`
  /// through `last`.
  private mutating func interpolate(_ first: Int, _ last: Int) {
    guard let start = (first...last).first(where: { isGiven[$0] }) else { return }
    var before = start
    repeat {
      var after = before
      repeat { after = after == last ? first : after + 1 } while !isGiven[after]
      var point = before == last ? first : before + 1
      while point != after {
        follow(point, before, after)
        point = point == last ? first : point + 1
      }
      before = after
    } while before != start
  }

  private mutating func follow(_ point: Int, _ before: Int, _ after: Int) {
    let (own, low, high) = (points[point], points[before], points[after])
    let (lowDelta, highDelta) = (tuple[before], tuple[after])
    tuple[point].x = Self.delta(at: own.x, between: (low.x, lowDelta.x), and: (high.x, highDelta.x))
    tuple[point].y = Self.delta(at: own.y, between: (low.y, lowDelta.y), and: (high.y, highDelta.y))
  }

  private typealias Known = (value: Double, delta: Double)

  /// The delta at `value`, interpolated between two known deltas; outside them, the delta of the
  /// nearer one.
  private static func delta(at value: Double, between first: Known, and second: Known) -> Double {
    if first.value == second.value { return first.delta == second.delta ? first.delta : 0 }
    if first.value > second.value { return delta(at: value, between: second, and: first) }
    if value <= first.value { return first.delta }
    if value >= second.value { return second.delta }
    let part = (value - first.value) / (second.value - first.value)
    return first.delta + (second.delta - first.delta) * part
  }
}
