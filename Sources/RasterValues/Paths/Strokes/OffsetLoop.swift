// Where the inner side of a stroke, on a curve tighter than the pen, crosses itself.
//
// Beyond the crossing both ways of the side, to the loop and from it, run through what the other one
// encloses, which would be covered twice. So a stroke goes back to the crossing on the way by which
// it came, and from there on the way by which it leaves. What is drawn to and fro is nothing.

/// A part of a line where the inner side runs backwards.
struct OffsetLoop {
  typealias Vector = SIMD2<Double>
  typealias Samples = UnsafeBufferPointer<StrokeSample>

  /// The most samples that are looked at on either side.
  private static let mostSamples = 64
  /// The farthest that the crossing may be from the loop, in halves of the pen: it is the tangent
  /// of half the turn.
  private static let reach = 16.0

  /// The samples between which the side runs backwards.
  let first: Int
  private(set) var last: Int
  /// The crossing lies between sample `before` and the one after it, and between sample `after` and
  /// the one before it.
  private(set) var before, after: Int
  private(set) var crossing = Vector.zero

  /// The loop that begins with the chord up to a sample; nil where its ways do not cross.
  ///
  /// `offset` is positive for the left side.
  init?(_ samples: Samples, _ index: Int, offset: Double, _ stroker: Stroker) {
    let walk = Walk(samples: samples, offset: offset, stroker: stroker)
    (first, last) = (index - 1, index)
    (before, after) = (first, last)
    while last - first < OffsetLoop.mostSamples, walk.has(last + 1), !walk.isForward(last + 1) {
      last += 1
    }
    let (start, end) = (walk.start(of: first), walk.end(of: last))
    before = first - 1
    while before >= start {
      let (from, to) = (samples[before + 1].beside(offset), samples[before].beside(offset))
      after = last + 1
      while after <= end {
        let other = samples[after - 1].beside(offset)
        if let part = OffsetLoop.part(
          from: from,
          to: to,
          otherFrom: other,
          otherTo: samples[after].beside(offset)
        ) {
          crossing = from + (to - from) * part
          return
        }
        after += 1
      }
      before -= 1
    }
    return nil
  }

  /// At which part of the way from `a` to `b` it crosses that from `c` to `d`.
  private static func part(from a: Vector, to b: Vector, otherFrom c: Vector, otherTo d: Vector)
    -> Double?
  {
    let (first, second) = (b - a, d - c)
    let cross = first.cross(second)
    guard cross != 0 else { return nil }
    let (t, u) = ((c - a).cross(second) / cross, (c - a).cross(first) / cross)
    return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : nil
  }

  /// The chords around a loop.
  private struct Walk {
    let samples: Samples
    let offset: Double
    let stroker: Stroker

    /// Whether there is a chord up to a sample, without a corner or a cusp.
    func has(_ index: Int) -> Bool {
      guard index > 0, index < samples.count else { return false }
      let (from, to) = (samples[index - 1], samples[index])
      if from.point == to.point { return stroker.isSmooth(from, to) }
      return from.tangent.dot(to.tangent) >= stroker.leastCosine
    }

    /// Whether the side goes the way of the chord up to a sample.
    func isForward(_ index: Int) -> Bool {
      let (from, to) = (samples[index - 1], samples[index])
      return (to.beside(offset) - from.beside(offset)).dot(to.point - from.point) > 0
    }

    /// Whether the side may have come, or may go on, by the chord up to a sample.
    func isWay(_ index: Int) -> Bool {
      has(index) && (samples[index].point == samples[index - 1].point || isForward(index))
    }

    private func length(_ index: Int) -> Double {
      (samples[index].point - samples[index - 1].point).length
    }

    /// The earliest sample from which the side runs forwards to another, within reach.
    func start(of index: Int) -> Int {
      var (start, way) = (index, 0.0)
      while index - start < OffsetLoop.mostSamples, way < stroker.half * OffsetLoop.reach,
        isWay(start)
      {
        way += length(start)
        start -= 1
      }
      return start
    }

    /// The last sample up to which the side runs forwards from another, within reach.
    func end(of index: Int) -> Int {
      var (end, way) = (index, 0.0)
      while end - index < OffsetLoop.mostSamples, way < stroker.half * OffsetLoop.reach,
        isWay(end + 1)
      {
        end += 1
        way += length(end)
      }
      return end
    }
  }
}

extension StrokeSample {
  /// The point that is `distance` to the left of the sample.
  @inline(__always)
  func beside(_ distance: Double) -> Vector {
    point + Vector(tangent.y * distance, -tangent.x * distance)
  }
}
