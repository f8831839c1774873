// Finds where the inner side of a stroke crosses itself on a curve tighter than the pen.
//
// Beyond the crossing, the two arms of the side, before and after the loop, run through the area
// that the other one encloses, which would be covered twice. The stroke therefore goes back along
// the first arm to the crossing, and continues from there along the second arm. Parts drawn back
// and forth cancel out.

/// A part of a line in which the inner side runs backwards.
struct OffsetLoop {
  typealias Vector = SIMD2<Double>
  typealias Samples = UnsafeBufferPointer<StrokeSample>

  /// The maximum number of samples that are examined on either side.
  private static let mostSamples = 64
  /// The maximum distance of the crossing from the loop, in half widths of the pen.
  ///
  /// It is the tangent of half of the turn.
  private static let reach = 16.0

  /// The samples between which the side runs backwards.
  let first: Int
  private(set) var last: Int
  /// The position of the crossing.
  ///
  /// It lies between sample `before` and the one after it, and between sample `after` and the one
  /// before it.
  private(set) var before, after: Int
  private(set) var crossing = Vector.zero

  /// Finds the loop that begins with the chord that ends at a sample.
  ///
  /// Returns `nil` if its arms do not cross. `offset` is positive for the left side.
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

  /// Returns the fraction of the segment from `a` to `b` at which it crosses that from `c` to `d`.
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

    /// Returns whether a chord without a corner or cusp ends at the sample.
    func has(_ index: Int) -> Bool {
      guard index > 0, index < samples.count else { return false }
      let (from, to) = (samples[index - 1], samples[index])
      if from.point == to.point { return stroker.isSmooth(from, to) }
      return from.tangent.dot(to.tangent) >= stroker.leastCosine
    }

    /// Returns whether the side runs in the direction of the chord that ends at a sample.
    func isForward(_ index: Int) -> Bool {
      let (from, to) = (samples[index - 1], samples[index])
      return (to.beside(offset) - from.beside(offset)).dot(to.point - from.point) > 0
    }

    /// Returns whether the arms of a loop may include the chord that ends at a sample.
    func canFollow(_ index: Int) -> Bool {
      has(index) && (samples[index].point == samples[index - 1].point || isForward(index))
    }

    private func length(_ index: Int) -> Double {
      (samples[index].point - samples[index - 1].point).length
    }

    /// Returns the earliest sample within reach from which the side runs forwards up to `index`.
    func start(of index: Int) -> Int {
      var (start, distance) = (index, 0.0)
      while index - start < OffsetLoop.mostSamples, distance < stroker.half * OffsetLoop.reach,
        canFollow(start)
      {
        distance += length(start)
        start -= 1
      }
      return start
    }

    /// Returns the last sample within reach to which the side runs forwards from a sample.
    func end(of index: Int) -> Int {
      var (end, distance) = (index, 0.0)
      while end - index < OffsetLoop.mostSamples, distance < stroker.half * OffsetLoop.reach,
        canFollow(end + 1)
      {
        end += 1
        distance += length(end)
      }
      return end
    }
  }
}

extension StrokeSample {
  /// Returns the point at `distance` to the left of the sample.
  @inline(__always)
  func beside(_ distance: Double) -> Vector {
    point + Vector(tangent.y * distance, -tangent.x * distance)
  }
}
